//! One browser for one journey: fresh profile, silent console, no other host, and gone at the end whatever happened.

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::pin::Pin;
use std::thread;

use serde_json::{Value, json};
use thirtyfour::{Capabilities, WebDriver};
use tokio::runtime::Runtime;

use super::Page;

/// What a journey may leave on the console.
#[derive(Clone, Copy)]
pub enum Console {
    /// Nothing at all.
    Silent,
    /// Lines that hold this text.
    Only(&'static str),
}

/// Makes a journey in a browser of its own.
pub fn journey(body: impl AsyncFnOnce(&Page)) {
    journey_with_console(Console::Silent, body);
}

/// The same where the journey itself makes the browser complain.
pub fn journey_with_console(console: Console, body: impl AsyncFnOnce(&Page)) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let page = runtime.block_on(open());
    travel(&runtime, &page, console, Box::pin(body(&page)));
}

/// Everything about a journey that does not depend on which it is.
fn travel(
    runtime: &Runtime,
    page: &Page,
    console: Console,
    journey: Pin<Box<dyn Future<Output = ()> + '_>>,
) {
    let made = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            journey.await;
            check_console(page, console).await;
            check_hosts(page).await;
        });
    }));
    runtime.block_on(async {
        if made.is_err() {
            keep_picture(page).await;
        }
        page.driver().clone().quit().await.unwrap();
    });
    if let Err(failure) = made {
        resume_unwind(failure);
    }
}

/// Where pictures are kept.
pub fn screenshots() -> PathBuf {
    let folder = PathBuf::from(variable("FOX_SCREENSHOTS"));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("{name} is set by `cargo xtask test --only browser`"))
}

async fn open() -> Page {
    let browser = variable("FOX_BROWSER");
    let driver = WebDriver::new(variable("FOX_WEBDRIVER_URL"), capabilities(&browser)).await;
    let driver = driver.unwrap_or_else(|error| panic!("no {browser}: {error}"));
    Page::new(driver, variable("FOX_PAGE_URL"), browser == "chromium")
}

fn capabilities(browser: &str) -> Capabilities {
    let mut capabilities = Capabilities::default();
    let (name, key, options) = match browser {
        "chromium" => ("chrome", "goog:chromeOptions", chromium()),
        "firefox" => (
            "firefox",
            "moz:firefoxOptions",
            json!({ "args": ["-headless", "--width=1280", "--height=900"] }),
        ),
        "webkit" => (
            "MiniBrowser",
            "webkitgtk:browserOptions",
            json!({ "binary": variable("FOX_WEBKIT"), "args": ["--automation"] }),
        ),
        other => panic!("FOX_BROWSER is {other:?}; chromium, firefox and webkit are known"),
    };
    capabilities.set("browserName", name).unwrap();
    capabilities.set(key, options).unwrap();
    if browser == "chromium" {
        let everything = json!({ "browser": "ALL" });
        capabilities.set("goog:loggingPrefs", everything).unwrap();
    }
    capabilities
}

fn chromium() -> Value {
    let arguments = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=1280,900",
        "--lang=en",
    ];
    json!({ "binary": variable("FOX_CHROMIUM"), "args": arguments })
}

/// Nothing on the console: no error, no warning, no word.
async fn check_console(page: &Page, console: Console) {
    let lines = page.console().await;
    let unexpected: Vec<&String> = lines
        .iter()
        .filter(|line| match console {
            Console::Silent => true,
            Console::Only(text) => !line.contains(text),
        })
        .collect();
    assert!(unexpected.is_empty(), "on the console: {unexpected:#?}");
}

/// Everything that was fetched came from the folder of the page.
async fn check_hosts(page: &Page) {
    let script = "return performance.getEntriesByType('resource').map(entry => entry.name)";
    let fetched: Vec<String> = page.script(script).await;
    let elsewhere: Vec<&String> = fetched
        .iter()
        .filter(|address| !address.starts_with(page.url()) && !address.starts_with("data:"))
        .collect();
    assert!(elsewhere.is_empty(), "fetched elsewhere: {elsewhere:#?}");
}

/// A picture of what the journey failed on, named after its test.
async fn keep_picture(page: &Page) {
    let name = thread::current()
        .name()
        .unwrap_or("journey")
        .replace("::", "-");
    let path = screenshots().join(format!("failed-{name}.png"));
    // The browser may be what failed.
    if page.driver().screenshot(&path).await.is_ok() {
        eprintln!("what was seen: {}", path.display());
    }
}
