//! What the browser suite plays on: the page on a server, and a driven browser.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::process::{self, Guarded};
use crate::project;
use crate::server::{Site, listen};
use crate::setup::axe;
use crate::setup::browser::Browser;

/// Not the root: the page has to work from any folder of any host.
const SUB_PATH: &str = "/some/sub-path/";
const PATIENCE: Duration = Duration::from_secs(30);

/// Server and driver. Both end with it.
pub struct Stage {
    page: String,
    browser: PathBuf,
    axe: PathBuf,
    driver: Driver,
}

impl Stage {
    /// Starts server and driver.
    pub fn set() -> Result<Self, String> {
        let browser = Browser::ready()?;
        let axe = axe::ready()?;
        let page = serve()?;
        let driver = Driver::start(&browser.driver)?;
        Ok(Self {
            page,
            browser: browser.program,
            axe,
            driver,
        })
    }

    /// The suite, which is told where everything is.
    pub fn suite(&self) -> Command {
        let mut suite = process::command("cargo");
        suite.args(["test", "--locked", "--package", "fox-and-geese"]);
        suite.args(["--no-default-features", "--test", "browser"]);
        self.light(&mut suite);
        suite
    }

    fn light(&self, suite: &mut Command) {
        suite.env("FOX_PAGE_URL", &self.page);
        suite.env("FOX_WEBDRIVER_URL", self.driver.url());
        suite
            .env("FOX_BROWSER", "chromium")
            .env("FOX_CHROMIUM", &self.browser);
        suite.env("FOX_AXE", &self.axe);
        suite.env("FOX_SCREENSHOTS", project::target().join("screenshots"));
    }
}

/// Serves the page in a thread that ends with the program; its address.
pub fn serve() -> Result<String, String> {
    let listener = listen(0).map_err(|error| format!("no port to serve on: {error}"))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    thread::spawn(move || Site::new(project::dist(), SUB_PATH).serve(&listener));
    Ok(format!("http://{address}{SUB_PATH}"))
}

/// A running chromedriver.
struct Driver {
    process: Guarded,
    port: u16,
}

impl Driver {
    fn start(program: &Path) -> Result<Self, String> {
        let mut command = process::command(&program.to_string_lossy());
        // Port 0: the driver takes a free one and says which.
        let (mut process, log) = Guarded::start("chromedriver", command.arg("--port=0"))?;
        let start = Instant::now();
        while start.elapsed() < PATIENCE && !process.ended() {
            if let Some(port) = fs::read_to_string(&log).ok().as_deref().and_then(announced) {
                return Ok(Self { process, port });
            }
            thread::sleep(Duration::from_millis(50));
        }
        Err(format!(
            "chromedriver did not start; see {}",
            project::shown(&log)
        ))
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks the driver to end, because only it knows the browsers that a crashed suite left open.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        write!(
            stream,
            "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n",
            self.port
        )?;
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A driver that does not listen is stopped the hard way when `process` goes.
        if self.shut_down().is_ok() {
            self.process.wait(Duration::from_secs(5));
        }
    }
}

/// The port in the driver's greeting.
fn announced(log: &str) -> Option<u16> {
    let (_, rest) = log.split_once("started successfully on port ")?;
    let (digits, _) = rest.split_once(|c: char| !c.is_ascii_digit())?;
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::announced;

    #[test]
    fn the_driver_says_its_port() {
        assert_eq!(
            announced("ChromeDriver was started successfully on port 40573.\n"),
            Some(40573)
        );
        assert_eq!(announced("Starting ChromeDriver 156 on port 0\n"), None);
    }
}
