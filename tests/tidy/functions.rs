//! Functions are short, and none takes the quick way out.

use super::source::{block_length, code_of, without_tests};
use super::{CODE, none, rust};

/// The most lines of a function, from its `fn` to its last brace.
const MOST_LINES: usize = 60;

#[test]
fn no_function_is_long() {
    let mut complaints = Vec::new();
    for file in rust(&CODE) {
        for (name, lines) in functions(&code_of(&file.text)) {
            if lines > MOST_LINES {
                complaints.push(format!("{}: fn {name} has {lines} lines", file.path));
            }
        }
    }
    none(&complaints);
}

#[test]
fn nothing_is_unwrapped_outside_tests() {
    let taken = [".unwrap()", ".unwrap_err()"];
    let mut complaints = Vec::new();
    for file in rust(&CODE) {
        let code = without_tests(&code_of(&file.text));
        if taken.iter().any(|call| code.contains(call)) && !file.path.ends_with("/tests.rs") {
            complaints.push(format!("{}: unwraps", file.path));
        }
    }
    none(&complaints);
}

#[test]
fn functions_are_measured() {
    let code = "fn a() {\n  {}\n}\ntrait T { fn b(x: [u8; 2]);\n fn c() -> u8 { 1 } }";
    let found: Vec<(String, usize)> = functions(code).collect();
    assert_eq!(found, [("a".to_owned(), 3), ("c".to_owned(), 1)]);
}

/// Every function with a body: its name and number of lines.
fn functions(code: &str) -> impl Iterator<Item = (String, usize)> {
    code.match_indices("fn ").filter_map(|(at, keyword)| {
        let before = code[..at].chars().next_back();
        let name = &code[at + keyword.len()..];
        let length = name.find(|sign: char| !sign.is_alphanumeric() && sign != '_')?;
        if before.is_some_and(|sign| !sign.is_whitespace()) || length == 0 {
            return None;
        }
        let body = body_start(name)?;
        let end = body + block_length(&name[body..]);
        Some((name[..length].to_owned(), name[..end].lines().count()))
    })
}

/// Where the body begins; `None` for a function that is only declared.
fn body_start(name: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, sign) in name.char_indices() {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            '{' if depth == 0 => return Some(at),
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}
