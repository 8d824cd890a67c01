//! The text tools: perft, legal moves, replays, links, exact values and best moves, for scripts and for curious people.
//!
//! Each answers one line. With `-` as its only argument a tool reads rows of tab-separated arguments from standard input
//! instead and answers a line for each, so that thousands of questions need one start of the program.

mod best;
pub mod fields;
mod link;
mod moves;
mod perft;
mod replay;
mod rows;
mod value;

use std::io;

use crate::usage::Failure;

/// A question that can be asked on the command line or in a row.
struct Tool {
    /// The arguments by name.
    fields: &'static [&'static str],
    /// The answer to them, or what is wrong with them. Gets as many as there are names.
    answer: fn(&[&str]) -> Result<String, String>,
}

const PERFT: Tool = Tool {
    fields: &["RULES", "START", "DEPTH"],
    answer: perft::answer,
};
const MOVES: Tool = Tool {
    fields: &["RULES", "START"],
    answer: moves::answer,
};
const VALUE: Tool = Tool {
    fields: &["RULES", "START"],
    answer: value::answer,
};
const REPLAY: Tool = Tool {
    fields: &["RULES", "START", "MOVES"],
    answer: replay::answer,
};
const ENCODE: Tool = Tool {
    fields: &["RULES", "START", "MOVES"],
    answer: link::encoded,
};
const DECODE: Tool = Tool {
    fields: &["LINK"],
    answer: link::decoded,
};

/// Runs the text tool of this name.
pub fn run(command: &str, arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (tool, arguments) = match (command, words.as_slice()) {
        ("best", all) => return best::run(all),
        ("perft", all) => (PERFT, all),
        ("moves", all) => (MOVES, all),
        ("value", all) => (VALUE, all),
        ("replay", all) => (REPLAY, all),
        ("link", ["encode", rest @ ..]) => (ENCODE, rest),
        ("link", ["decode", rest @ ..]) => (DECODE, rest),
        _ => return Err(Failure::Usage("link encode or link decode?".to_owned())),
    };
    if arguments == ["-"] {
        return rows::answer_all(
            &mut |fields| tool.ask(fields),
            io::stdin().lock(),
            io::stdout().lock(),
        )
        .map_err(|error| Failure::Failed(error.to_string()));
    }
    tool.check_count(arguments).map_err(Failure::Usage)?;
    println!("{}", (tool.answer)(arguments)?);
    Ok(())
}

impl Tool {
    /// The answer to the arguments of a row.
    fn ask(&self, arguments: &[&str]) -> Result<String, String> {
        self.check_count(arguments)?;
        (self.answer)(arguments)
    }

    fn check_count(&self, arguments: &[&str]) -> Result<(), String> {
        let (found, needed) = (arguments.len(), self.fields.len());
        if found == needed {
            return Ok(());
        }
        let names = self.fields.join(", ");
        Err(format!("{found} arguments, not {needed}: {names}"))
    }
}
