//! `cargo xtask serve`: the page on this computer.

use std::process::ExitStatus;

use crate::build;
use crate::project;
use crate::server::{Site, listen};
use crate::setup::page_tools::PageTools;
use crate::usage::Failure;

const DEFAULT_PORT: u16 = 8080;

/// What was asked for.
struct Options {
    port: u16,
    dev: bool,
}

/// Gets what is missing, builds, and serves until it is stopped.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let options = Options::parse(arguments)?;
    let tools = PageTools::ready()?;
    if options.dev {
        return Ok(live_reload(&tools, options.port)?);
    }
    build::page(&tools)?;
    let listener = listen(options.port).map_err(|error| format!("no port to serve on: {error}"))?;
    let port = listener
        .local_addr()
        .map_err(|error| error.to_string())?
        .port();
    announce(options.port, port);
    Site::new(project::dist(), "/").serve(&listener);
    Ok(())
}

impl Options {
    fn parse(arguments: &[String]) -> Result<Self, Failure> {
        let mut options = Self {
            port: DEFAULT_PORT,
            dev: false,
        };
        let mut arguments = arguments.iter().map(String::as_str);
        while let Some(argument) = arguments.next() {
            match argument {
                "--dev" => options.dev = true,
                "--port" => {
                    let port = arguments.next().and_then(|port| port.parse().ok());
                    options.port = port.ok_or_else(|| {
                        Failure::Usage("--port needs a number up to 65535".to_owned())
                    })?;
                }
                _ => return Err(Failure::Usage(format!("serve does not know `{argument}`"))),
            }
        }
        Ok(options)
    }
}

fn announce(wanted: u16, port: u16) {
    if wanted != 0 && wanted != port {
        println!("port {wanted} is taken");
    }
    println!("Fox and Geese: http://127.0.0.1:{port}/  (Ctrl-C ends it)");
}

/// trunk's own server, which builds a debug page again whenever a source changes.
fn live_reload(tools: &PageTools, wanted: u16) -> Result<(), String> {
    tools.fetch()?;
    // Asked for a free port and let go at once, for trunk to take.
    let free = listen(wanted).and_then(|listener| listener.local_addr());
    let port = free
        .map_err(|error| format!("no port to serve on: {error}"))?
        .port();
    announce(wanted, port);
    let mut trunk = tools.trunk()?;
    trunk.args([
        "serve",
        "--offline",
        "--address",
        "127.0.0.1",
        "--public-url",
        "/",
        "--port",
        &port.to_string(),
    ]);
    // The debug page has a folder of its own: dist/ stays what the last release build made it.
    let status = trunk
        .arg("--dist")
        .arg(project::target().join("dev-dist"))
        .status();
    let status = status.map_err(|error| format!("cannot start trunk: {error}"))?;
    ended(status)
}

fn ended(status: ExitStatus) -> Result<(), String> {
    if status.success() {
        Ok(())
    } else {
        Err(format!("trunk: {status}"))
    }
}
