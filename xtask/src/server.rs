//! A small server of static files, for one computer: it answers only on the loopback address.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// More than this in a request is no request for a file.
const LONGEST_REQUEST: u64 = 64 * 1024;
/// A connection that says nothing for so long is closed.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder, and the path under which it is served.
pub struct Site {
    root: PathBuf,
    prefix: String,
}

/// What a request leads to.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    File(PathBuf),
    Moved(String),
    NotFound,
    BadMethod,
    BadRequest,
}

impl Site {
    /// Serves `root` under `prefix`, which is `/` or begins and ends with a slash.
    pub fn new(root: PathBuf, prefix: &str) -> Self {
        Self {
            root,
            prefix: prefix.to_owned(),
        }
    }

    /// Answers all connections, each in a thread of its own, for as long as the program runs.
    pub fn serve(self, listener: &TcpListener) {
        let site = Arc::new(self);
        for stream in listener.incoming().flatten() {
            let site = Arc::clone(&site);
            // A browser that hangs up early is no error of the server's.
            thread::spawn(move || drop(site.talk(&stream)));
        }
    }

    fn talk(&self, stream: &TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        let mut reader = BufReader::new(stream.take(LONGEST_REQUEST));
        let mut request = String::new();
        reader.read_line(&mut request)?;
        // The header is read to its end: a connection closed over unread bytes may lose the answer.
        let mut line = String::new();
        while reader.read_line(&mut line)? > 2 {
            line.clear();
        }
        let head_only = request.starts_with("HEAD ");
        respond(stream, &self.answer(&request), head_only)
    }

    fn answer(&self, request: &str) -> Answer {
        let mut words = request.split_whitespace();
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Answer::BadRequest;
        };
        if !matches!(method, "GET" | "HEAD") {
            return Answer::BadMethod;
        }
        let encoded = target.split(['?', '#']).next().unwrap_or_default();
        if format!("{encoded}/") == self.prefix {
            return Answer::Moved(self.prefix.clone());
        }
        let Some(inside) = encoded.strip_prefix(self.prefix.as_str()) else {
            return Answer::NotFound;
        };
        match decode(inside).filter(|path| harmless(path)) {
            Some(path) => self.file(encoded, &path),
            None => Answer::BadRequest,
        }
    }

    fn file(&self, encoded: &str, path: &str) -> Answer {
        let file = self.root.join(path);
        if file.is_file() {
            return Answer::File(file);
        }
        let index = file.join("index.html");
        if !index.is_file() {
            Answer::NotFound
        } else if encoded.ends_with('/') {
            Answer::File(index)
        } else {
            // Relative addresses in the folder's page need the slash.
            Answer::Moved(format!("{encoded}/"))
        }
    }
}

/// A listener on `port`, or on the next free one.
pub fn listen(port: u16) -> io::Result<TcpListener> {
    let mut result = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    for next in port.saturating_add(1)..port.saturating_add(100) {
        match result {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                result = TcpListener::bind((Ipv4Addr::LOCALHOST, next));
            }
            _ => break,
        }
    }
    result
}

fn respond(mut stream: &TcpStream, answer: &Answer, head_only: bool) -> io::Result<()> {
    let plain = "text/plain; charset=utf-8";
    let (status, kind, location, body) = match answer {
        Answer::File(path) => ("200 OK", media_type(path), "", fs::read(path)?),
        Answer::Moved(to) => (
            "301 Moved Permanently",
            plain,
            to.as_str(),
            b"moved\n".to_vec(),
        ),
        Answer::NotFound => ("404 Not Found", plain, "", b"not found\n".to_vec()),
        Answer::BadMethod => (
            "405 Method Not Allowed",
            plain,
            "",
            b"only GET and HEAD\n".to_vec(),
        ),
        Answer::BadRequest => ("400 Bad Request", plain, "", b"bad request\n".to_vec()),
    };
    let location = if location.is_empty() {
        String::new()
    } else {
        format!("Location: {location}\r\n")
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{location}\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if !head_only {
        stream.write_all(&body)?;
    }
    stream.flush()
}

/// Browsers are strict about wasm, scripts and style sheets: they refuse them under a wrong type.
fn media_type(path: &Path) -> &'static str {
    match path
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        "xml" => "application/xml",
        _ => "application/octet-stream",
    }
}

/// Undoes the percent encoding of an address.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first == b'%' {
            let digits = std::str::from_utf8(rest.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).ok()
}

/// Whether a decoded path stays inside its folder on every system.
fn harmless(path: &str) -> bool {
    let inside = |part: &str| part != ".." && part != "." && !part.contains([':', '\\', '\0']);
    !path.starts_with('/') && path.split('/').all(inside)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{Answer, Site, decode, harmless, listen, media_type};

    fn site(prefix: &str) -> Site {
        Site::new(PathBuf::from(env!("CARGO_MANIFEST_DIR")), prefix)
    }

    fn file(path: &str) -> Answer {
        Answer::File(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path))
    }

    #[test]
    fn files_are_found_below_the_prefix_alone() {
        assert_eq!(
            site("/").answer("GET /Cargo.toml HTTP/1.1\r\n"),
            file("Cargo.toml")
        );
        assert_eq!(
            site("/a/b/").answer("HEAD /a/b/src/main.rs?x=1 HTTP/1.1\r\n"),
            file("src/main.rs")
        );
        assert_eq!(
            site("/a/b/").answer("GET /Cargo.toml HTTP/1.1\r\n"),
            Answer::NotFound
        );
        assert_eq!(
            site("/a/b/").answer("GET /a/b HTTP/1.1\r\n"),
            Answer::Moved("/a/b/".to_owned())
        );
        assert_eq!(site("/").answer("GET /src HTTP/1.1\r\n"), Answer::NotFound);
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        for path in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//etc/passwd",
            "/src/..%2f..%2fCargo.toml",
            "/a%00b",
            "/%zz",
            "/%",
        ] {
            assert_eq!(
                site("/").answer(&format!("GET {path} HTTP/1.1\r\n")),
                Answer::BadRequest,
                "{path}"
            );
        }
    }

    #[test]
    fn only_reading_is_allowed() {
        assert_eq!(site("/").answer("POST / HTTP/1.1\r\n"), Answer::BadMethod);
        assert_eq!(site("/").answer("\r\n"), Answer::BadRequest);
    }

    #[test]
    fn addresses_are_decoded_and_judged() {
        assert_eq!(decode("a%20b%C3%A9").as_deref(), Some("a b\u{e9}"));
        assert_eq!(decode("%ff"), None);
        assert!(harmless("icons/fox.svg") && harmless(""));
        assert!(!harmless("C:/x") && !harmless("a\\b") && !harmless("a/../b"));
    }

    #[test]
    fn strict_types_are_right() {
        assert_eq!(media_type("x_bg.wasm".as_ref()), "application/wasm");
        assert_eq!(
            media_type("x.js".as_ref()),
            "text/javascript; charset=utf-8"
        );
        assert_eq!(
            media_type("app.webmanifest".as_ref()),
            "application/manifest+json"
        );
    }

    #[test]
    fn a_taken_port_leads_to_the_next() -> std::io::Result<()> {
        let first = listen(0)?;
        let taken = first.local_addr()?.port();
        assert_ne!(listen(taken)?.local_addr()?.port(), taken);
        Ok(())
    }
}
