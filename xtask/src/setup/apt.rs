//! Packages of Debian and its relatives: the last resort, because it needs the rights of root.

use std::path::Path;
use std::process::Command;

use super::exists;
use crate::process;

/// Whether this system installs by `apt-get`.
pub fn available() -> bool {
    Path::new("/etc/debian_version").exists() && exists("apt-get")
}

/// Installs packages, or says what to type.
pub fn install(packages: &[&str]) -> Result<(), String> {
    let list = packages.join(" ");
    let by_hand =
        format!("install them by hand: sudo apt-get install --no-install-recommends {list}");
    let Some(root) = Root::find() else {
        return Err(format!(
            "the packages {list} are missing and need root rights; {by_hand}"
        ));
    };
    // Nothing may be removed: a conflict with what the machine's owner chose is the owner's to settle.
    let arguments = ["install", "--yes", "--no-install-recommends", "--no-remove"];
    let step = format!("apt-get install {list}");
    let mut install = root.apt_get();
    install.args(arguments).args(packages);
    // The package lists may be missing or old; they are only fetched when that shows.
    if process::run(&step, &mut install).is_ok() {
        return Ok(());
    }
    process::run("apt-get update", root.apt_get().arg("update"))?;
    process::run(&step, &mut install).map_err(|error| format!("{error}\n{by_hand}"))
}

/// How root rights are had.
enum Root {
    /// This process has them.
    Own,
    /// `sudo` gives them without a question.
    Sudo,
}

impl Root {
    fn find() -> Option<Self> {
        if process::ask(Command::new("id").arg("-u")).as_deref() == Some("0") {
            return Some(Self::Own);
        }
        process::ask(Command::new("sudo").args(["-n", "true"])).map(|_| Self::Sudo)
    }

    fn apt_get(&self) -> Command {
        let mut command = match self {
            Self::Own => process::command("env"),
            Self::Sudo => {
                let mut sudo = process::command("sudo");
                sudo.args(["-n", "env"]);
                sudo
            }
        };
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        command
    }
}
