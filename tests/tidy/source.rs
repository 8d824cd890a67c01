//! Rust code with everything blanked out that is not code.

/// The source with comments and the insides of literals turned into spaces. Lines stay where they are.
pub fn code_of(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while !rest.is_empty() {
        let (length, is_code) = next_part(rest, code.chars().next_back());
        let (part, later) = rest.split_at(length);
        if is_code {
            code.push_str(part);
        } else {
            code.extend(
                part.chars()
                    .map(|sign| if sign == '\n' { '\n' } else { ' ' }),
            );
        }
        rest = later;
    }
    code
}

/// The code outside items under `#[cfg(test)]`.
pub fn without_tests(code: &str) -> String {
    let mut kept = String::new();
    let mut rest = code;
    while let Some(start) = rest.find("#[cfg(test)]") {
        kept.push_str(&rest[..start]);
        let item = &rest[start..];
        let end = item
            .find(['{', ';'])
            .map_or(item.len(), |at| match item.as_bytes()[at] {
                b'{' => at + block_length(&item[at..]),
                _ => at + 1,
            });
        rest = &item[end..];
    }
    kept + rest
}

/// Length of the block that begins with a brace.
pub fn block_length(code: &str) -> usize {
    let mut depth = 0_i32;
    for (at, sign) in code.char_indices() {
        depth += match sign {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        if depth == 0 {
            return at + 1;
        }
    }
    code.len()
}

/// Length of the next comment, literal or character, and whether it is code.
fn next_part(rest: &str, before: Option<char>) -> (usize, bool) {
    let after_word = before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), false);
    }
    if rest.starts_with("/*") {
        return (block_comment(rest), false);
    }
    if rest.starts_with('"') {
        return (quoted(rest, '"'), false);
    }
    if !after_word && let Some(length) = raw_string(rest) {
        return (length, false);
    }
    if rest.starts_with('\'') && is_character(rest) {
        return (quoted(rest, '\''), false);
    }
    (rest.chars().next().map_or(1, char::len_utf8), true)
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let step = if rest[at..].starts_with("/*") {
            depth += 1;
            2
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            2
        } else {
            rest[at..].chars().next().map_or(1, char::len_utf8)
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, sign) in rest.char_indices().skip(1) {
        if sign == quote && !escaped {
            return at + 1;
        }
        escaped = sign == '\\' && !escaped;
    }
    rest.len()
}

/// Length of a raw string, of bytes or not, if one begins here.
fn raw_string(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r'))?;
    let hashes = inside.len() - inside.trim_start_matches('#').len();
    let text = inside[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = text.find(&end).map_or(text.len(), |at| at + end.len());
    Some(rest.len() - text.len() + length)
}

/// Whether a single quote opens a character and not a lifetime.
fn is_character(rest: &str) -> bool {
    let mut signs = rest.chars().skip(1);
    match signs.next() {
        Some('\\') => true,
        Some(_) => signs.next() == Some('\''),
        None => false,
    }
}

#[test]
fn comments_and_literals_are_blank() {
    let source = "a // b\n/* c /* d */ */ e \"f\\\"g\" 'h' '\\'' &'i j br#\"k\"l\"# m";
    let words: Vec<String> = code_of(source)
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    assert_eq!(words, ["a", "e", "&'i", "j", "m"]);
}

#[test]
fn test_modules_are_left_out() {
    let code =
        "fn a() {}\n#[cfg(test)]\nmod tests { fn b() {} }\nfn c() {}\n#[cfg(test)]\nuse d;\n";
    let kept = without_tests(code);
    assert!(kept.contains("fn a") && kept.contains("fn c"));
    assert!(!kept.contains("fn b") && !kept.contains("use d"));
}
