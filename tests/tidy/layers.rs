//! Who may know whom.

use super::source::code_of;
use super::{none, rust};

/// A room of the library, what it may know of the others, and which libraries of the browser it may name.
struct Room {
    name: &'static str,
    knows: &'static [&'static str],
    names: &'static [&'static str],
}

/// The rooms, each below those that know it.
const ROOMS: [Room; 9] = [
    Room {
        name: "rules",
        knows: &[],
        names: &[],
    },
    Room {
        name: "notation",
        knows: &["rules"],
        names: &[],
    },
    Room {
        name: "record",
        knows: &["rules", "notation"],
        names: &[],
    },
    Room {
        name: "engine",
        knows: &["rules", "notation"],
        names: &[],
    },
    Room {
        name: "protocol",
        knows: &["rules", "engine"],
        names: &[],
    },
    Room {
        name: "locale",
        knows: &[],
        names: &[],
    },
    Room {
        name: "app",
        knows: &["rules", "notation", "protocol", "locale"],
        names: &[],
    },
    Room {
        name: "browser",
        knows: &["rules", "engine", "protocol"],
        names: &LIBRARIES,
    },
    Room {
        name: "ui",
        knows: &["rules", "notation", "protocol", "locale", "app", "browser"],
        names: &["yew", "gloo"],
    },
];

/// Libraries that work in a browser only.
const LIBRARIES: [&str; 6] = [
    "gloo",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "web_sys",
    "yew",
];

/// The files that open the rooms and start the programs; they may know everything.
const ENTRIES: [&str; 3] = ["lib", "main", "bin"];

#[test]
fn knowledge_flows_one_way() {
    let mut complaints = Vec::new();
    for file in rust(&["src"]) {
        let name = room_of(&file.path);
        if ENTRIES.contains(&name) {
            continue;
        }
        let Some(room) = ROOMS.iter().find(|room| room.name == name) else {
            complaints.push(format!(
                "{}: no room of this name is in the table",
                file.path
            ));
            continue;
        };
        for word in forbidden(room, &code_of(&file.text)) {
            complaints.push(format!("{}: must not name {word}", file.path));
        }
    }
    none(&complaints);
}

#[test]
fn every_room_of_the_table_exists() {
    let found: Vec<String> = rust(&["src"])
        .map(|file| room_of(&file.path).to_owned())
        .collect();
    for room in &ROOMS {
        assert!(found.iter().any(|name| name == room.name), "{}", room.name);
    }
}

#[test]
fn the_table_has_no_circle() {
    for (index, room) in ROOMS.iter().enumerate() {
        let below: Vec<&str> = ROOMS[..index].iter().map(|room| room.name).collect();
        assert!(
            room.knows.iter().all(|known| below.contains(known)),
            "{}",
            room.name
        );
    }
}

#[test]
fn forbidden_words_are_found() {
    let notation = &ROOMS[1];
    let code = "use crate::rules::Move; use crate::{engine, rules}; crate::locale::x(); \
        yew::html!(); use web_sys::{A}; my_yew::f(); crate::notation::y();";
    assert_eq!(
        forbidden(notation, code),
        ["engine", "locale", "web_sys", "yew"]
    );
}

/// The part of a path after `src/`, without the ending.
fn room_of(path: &str) -> &str {
    let below = path.split('/').nth(1).unwrap_or_default();
    below.strip_suffix(".rs").unwrap_or(below)
}

/// What the code of a room names and should not, sorted.
fn forbidden(room: &Room, code: &str) -> Vec<String> {
    let rooms = rooms_named(code)
        .filter(|name| name != room.name && !room.knows.contains(&name.as_str()))
        .filter(|name| ROOMS.iter().any(|other| other.name == name));
    let libraries = LIBRARIES
        .into_iter()
        .filter(|library| !room.names.contains(library) && names(code, library))
        .map(str::to_owned);
    let mut words: Vec<String> = rooms.chain(libraries).collect();
    words.sort();
    words.dedup();
    words
}

/// The first words of all paths that begin with `crate::`, those in braces too.
fn rooms_named(code: &str) -> impl Iterator<Item = String> {
    code.split("crate::")
        .skip(1)
        .flat_map(|after| match after.strip_prefix('{') {
            None => vec![first_word(after)],
            Some(group) => group_words(group),
        })
}

/// The first word of every path of a group that was opened with a brace.
fn group_words(group: &str) -> Vec<String> {
    let mut depth = 0_i32;
    let mut words = vec![first_word(group.trim_start())];
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => words.push(first_word(group[at + 1..].trim_start())),
            _ => {}
        }
    }
    words
}

fn first_word(code: &str) -> String {
    code.chars().take_while(|sign| is_of_word(*sign)).collect()
}

/// Whether a library stands at the beginning of a path.
fn names(code: &str, library: &str) -> bool {
    code.match_indices(library).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !before.is_some_and(|sign| is_of_word(sign) || sign == ':')
            && code[at + library.len()..].starts_with("::")
    })
}

fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}
