//! Chromium and its driver, for the browser suite.

use std::env;
use std::path::{Path, PathBuf};

use super::{apt, version_of};

const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
const MAC_BROWSERS: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// A browser and a driver that understand each other.
pub struct Browser {
    /// The browser's program.
    pub program: PathBuf,
    /// The driver's program.
    pub driver: PathBuf,
}

impl Browser {
    /// Finds the pair, or installs it.
    pub fn ready() -> Result<Self, String> {
        if let Some(pair) = Self::find() {
            return Ok(pair);
        }
        if apt::available() {
            apt::install(&["chromium", "chromium-driver"])?;
        }
        Self::find().ok_or_else(|| {
            "the browser tests need Chromium (or Chrome) and a chromedriver of the same major version on the PATH; \
             on macOS: brew install --cask chromium chromedriver"
                .to_owned()
        })
    }

    /// The first browser and driver of the same major version.
    fn find() -> Option<Self> {
        let drivers: Vec<(PathBuf, u32)> = on_path("chromedriver")
            .into_iter()
            .filter_map(with_major)
            .collect();
        let browsers = BROWSERS
            .into_iter()
            .flat_map(on_path)
            .chain(MAC_BROWSERS.map(PathBuf::from));
        browsers
            .filter(|path| path.exists())
            .filter_map(with_major)
            .find_map(|(program, major)| {
                let (driver, _) = drivers.iter().find(|(_, other)| *other == major)?;
                Some(Self {
                    program,
                    driver: driver.clone(),
                })
            })
    }
}

fn on_path(name: &str) -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .map(|folder| folder.join(name))
        .filter(|program| program.is_file())
        .collect()
}

fn with_major(program: PathBuf) -> Option<(PathBuf, u32)> {
    let major = major(&version_of(Path::new(&program))?)?;
    Some((program, major))
}

/// The major version in an answer such as `Chromium 156.0.7000.1 built on ...`.
fn major(answer: &str) -> Option<u32> {
    answer
        .split_whitespace()
        .find_map(|word| word.split_once('.')?.0.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn browser_and_driver_tell_their_major_version() {
        assert_eq!(
            major("Chromium 156.0.7000.1 built on Debian GNU/Linux 12"),
            Some(156)
        );
        assert_eq!(
            major("ChromeDriver 156.0.7000.1 (abc-refs/branch)"),
            Some(156)
        );
        assert_eq!(major("Google Chrome"), None);
    }
}
