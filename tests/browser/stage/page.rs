//! The page as a player has it: look, wait, press.

use std::fmt::Debug;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{By, Key, WebDriver, WebElement};

/// How long something may take to be seen. A busy machine needs more than a player would wait.
pub const PATIENCE: Duration = Duration::from_secs(15);
/// Between two looks.
const BLINK: Duration = Duration::from_millis(15);

/// Scrolls an element from under the button that stays in sight, on the start sheet or in a dialog, as a player would.
const UNCOVER: &str = "
    const element = document.querySelector(arguments[0]);
    const place = document.querySelector('dialog[open] .done') ?? document.querySelector('.start-place');
    if (!place || place.contains(element)) return;
    const r = element.getBoundingClientRect();
    const covered = [r.top + 1, r.y + r.height / 2, r.bottom - 1]
        .some(y => !element.contains(document.elementFromPoint(r.x + r.width / 2, y)));
    if (covered) element.scrollIntoView({ block: 'center' });";

/// The page in a browser.
pub struct Page {
    driver: WebDriver,
    url: String,
    chromium: bool,
}

impl Page {
    pub const fn new(driver: WebDriver, url: String, chromium: bool) -> Self {
        Self {
            driver,
            url,
            chromium,
        }
    }

    pub const fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// The address of the page without the part after `#`.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Whether the browser has Chromium's developer tools.
    pub const fn is_chromium(&self) -> bool {
        self.chromium
    }

    /// A command of Chromium's developer tools.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Value {
        assert!(self.chromium, "{method} is Chromium's own");
        let answer = self.driver.cdp().send_raw(method, parameters).await;
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// What a script returns.
    pub async fn script<T: DeserializeOwned>(&self, script: &str) -> T {
        self.script_with(script, Vec::new()).await
    }

    /// What a script with arguments returns.
    pub async fn script_with<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let answer = self.driver.execute(script, arguments).await;
        let answer = answer.unwrap_or_else(|error| panic!("{script}: {error}"));
        answer.convert().unwrap()
    }

    /// Waits until a script returns exactly this.
    pub async fn until<T: DeserializeOwned + PartialEq + Debug>(&self, script: &str, wanted: &T) {
        let start = Instant::now();
        loop {
            let seen: T = self.script(script).await;
            if seen == *wanted {
                return;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "waited for {wanted:#?}\nsaw {seen:#?}\nby {script}"
            );
            tokio::time::sleep(BLINK).await;
        }
    }

    /// Waits until a condition holds.
    pub async fn until_true(&self, condition: &str) {
        self.until(&format!("return Boolean({condition})"), &true)
            .await;
    }

    /// Opens the front page.
    pub async fn open_home(&self) {
        self.driver.goto(&self.url).await.unwrap();
        self.until_true("document.querySelector('main.home')").await;
    }

    /// Opens an address with this part after `#`, in a document of its own.
    pub async fn open(&self, fragment: &str) {
        self.driver.goto("about:blank").await.unwrap();
        let address = format!("{}#{fragment}", self.url);
        self.driver.goto(&address).await.unwrap();
        self.until_true("document.querySelector('main')").await;
    }

    /// Types another part after `#` into the address of the page that is open.
    pub async fn type_fragment(&self, fragment: &str) {
        let script = "location.hash = arguments[0]";
        let (): () = self.script_with(script, vec![json!(fragment)]).await;
    }

    pub async fn reload(&self) {
        self.driver.refresh().await.unwrap();
        self.until_true("document.querySelector('main')").await;
    }

    pub async fn go_back(&self) {
        self.driver.back().await.unwrap();
    }

    pub async fn go_forward(&self) {
        self.driver.forward().await.unwrap();
    }

    /// The one element that a selector finds.
    pub async fn element(&self, selector: &str) -> WebElement {
        self.until(
            &format!("return document.querySelectorAll({selector:?}).length"),
            &1,
        )
        .await;
        self.driver.find(By::Css(selector)).await.unwrap()
    }

    /// Presses the one element that a selector finds, once it can be pressed.
    pub async fn press(&self, selector: &str) {
        let element = self.element(selector).await;
        self.until_true(&format!(
            "document.querySelector({selector:?}).ariaDisabled !== 'true'"
        ))
        .await;
        let (): () = self.script_with(UNCOVER, vec![json!(selector)]).await;
        if let Err(error) = element.click().await {
            panic!("{selector} cannot be pressed: {error}");
        }
    }

    /// Presses the Escape key.
    pub async fn escape(&self) {
        let keys = self.driver.action_chain().send_keys(Key::Escape);
        keys.perform().await.unwrap();
    }

    /// Presses the button of this name.
    pub async fn button(&self, name: &str) {
        self.press(&format!("button[name={name}]")).await;
    }

    /// Waits until a button is, or is not, there to be pressed.
    pub async fn button_offered(&self, name: &str, offered: bool) {
        self.until(
            &format!(
                "const b = document.querySelector('button[name={name}]'); return Boolean(b && b.ariaDisabled !== 'true')"
            ),
            &offered,
        )
        .await;
    }

    /// The text of the one element that a selector finds; `None` if there is none.
    pub async fn text(&self, selector: &str) -> Option<String> {
        self.script(&text_script(selector)).await
    }

    /// Waits until an element has exactly this text.
    pub async fn reads(&self, selector: &str, text: &str) {
        self.until(&text_script(selector), &Some(text.to_owned()))
            .await;
    }

    /// Waits until a selector finds this many elements.
    pub async fn counts(&self, selector: &str, count: usize) {
        self.until(
            &format!("return document.querySelectorAll({selector:?}).length"),
            &count,
        )
        .await;
    }

    /// The part of the address after `#`.
    pub async fn fragment(&self) -> String {
        self.script("return location.hash.slice(1)").await
    }

    /// The address of the page and nothing after it.
    pub async fn stands_at_home(&self) {
        self.until("return location.href", &self.url).await;
        self.counts("main.home", 1).await;
    }

    /// Everything said on the console since it was last asked.
    pub async fn console(&self) -> Vec<String> {
        if !self.chromium {
            return Vec::new();
        }
        let log = self.driver.browser_log().await.unwrap();
        log.iter()
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect()
    }

    /// Gives the page this much room, in CSS pixels.
    pub async fn resize(&self, width: u32, height: u32) {
        if self.chromium {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.devtools("Emulation.setDeviceMetricsOverride", size)
                .await;
        } else {
            self.resize_window(width, height).await;
        }
        self.until("return [innerWidth, innerHeight]", &[width, height])
            .await;
    }

    async fn resize_window(&self, width: u32, height: u32) {
        let frame: [u32; 2] = self
            .script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
            .await;
        let size = [width + frame[0], height + frame[1]];
        let done = self.driver.set_window_rect(0, 0, size[0], size[1]).await;
        done.unwrap();
    }
}

fn text_script(selector: &str) -> String {
    format!(
        "const all = document.querySelectorAll({selector:?}); return all.length == 1 ? all[0].textContent.replace(/\\s+/g, ' ').trim() : null"
    )
}
