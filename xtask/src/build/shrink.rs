//! What of the finished page is for those who read its sources, and is not sent to those who play.

use std::fs;

use crate::project;

/// Takes it out of the files in `dist/`.
pub fn dist() -> Result<(), String> {
    for path in project::files(&project::dist(), &[]).map_err(|error| format!("dist/: {error}"))? {
        let shrink = match path.extension().and_then(|ending| ending.to_str()) {
            Some("html") => page,
            Some("js") => script,
            _ => continue,
        };
        let failed = |error| format!("{}: {error}", project::shown(&path));
        let text = fs::read_to_string(&path).map_err(failed)?;
        fs::write(&path, shrink(&text)).map_err(failed)?;
    }
    Ok(())
}

/// A page without its comments, the space at the beginning of its lines, and empty lines. Comments of styles are looked for in styles
/// alone: elsewhere their signs may mean something else.
fn page(text: &str) -> String {
    let text = without(text, "<!--", "-->");
    let mut parts = text.split("<style>");
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (style, rest) = part.split_once("</style>").unwrap_or((part, ""));
        for piece in [
            "<style>",
            &pressed(&without(style, "/*", "*/")),
            "</style>",
            rest,
        ] {
            page.push_str(piece);
        }
    }
    let lines = page.lines().map(str::trim_start);
    ended(lines.filter(|line| !line.is_empty()))
}

/// A style without the space round its braces and behind its semicolons, commas and colons. Where it has texts they hold none of these.
fn pressed(style: &str) -> String {
    let lines = style.lines().map(str::trim).filter(|line| !line.is_empty());
    let style = lines.collect::<Vec<_>>().join(" ");
    [
        ("{ ", "{"),
        (" {", "{"),
        (" }", "}"),
        ("} ", "}"),
        ("; ", ";"),
        (";}", "}"),
        (", ", ","),
        (": ", ":"),
    ]
    .into_iter()
    .fold(style, |style, (from, to)| style.replace(from, to))
}

/// A script without the comments that have lines of their own and the space at the beginning of lines. No more is done: minifiers have
/// broken the glue of wasm-bindgen before.
fn script(text: &str) -> String {
    let mut within = false;
    ended(text.lines().map(str::trim_start).filter(|line| {
        let line = line.trim_end();
        let whole = line.starts_with("/*") && (line.ends_with("*/") || !line.contains("*/"));
        let comment = within || whole || line.starts_with("//");
        within = (within || whole) && !line.ends_with("*/");
        !comment
    }))
}

/// Lines as a text.
fn ended<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A text without what stands from one sign to the next of another, both included. What is begun and not ended stays.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, (_, after))) = rest
        .split_once(from)
        .and_then(|(before, comment)| Some((before, comment.split_once(to)?)))
    {
        kept += before;
        rest = after;
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::{page, script};

    #[test]
    fn comments_go_and_all_that_is_shown_stays() {
        let text = "<!doctype html>\n  <!-- why -->\n  <style>\n  /* so */ a { b: c; }\n\n  @media (d) {\n  a b { c: d }\n }\n  </style>\n<p>/* no style */</p>\n";
        let wanted =
            "<!doctype html>\n<style>a{b:c}@media (d){a b{c:d}}</style>\n<p>/* no style */</p>\n";
        assert_eq!(page(text), wanted);
    }

    #[test]
    fn what_is_not_ended_stays() {
        assert_eq!(page("<p>a</p>\n<!-- b"), "<p>a</p>\n<!-- b\n");
    }

    #[test]
    fn of_a_script_only_whole_lines_and_their_beginnings_go() {
        let text = "/**\n * What it does.\n */\na(); // so\n  // why\n/* one */\n/* two */ b();\n  c(\"/* no */\");\n";
        let wanted = "a(); // so\n/* two */ b();\nc(\"/* no */\");\n";
        assert_eq!(script(text), wanted);
    }
}
