//! Many questions, one a line.

use std::io::{BufRead, BufReader, BufWriter, Read, Write};

/// Answers every line of the input with one line, an empty one too, so that answers and rows stay side by side.
pub fn answer_all(
    ask: &mut impl FnMut(&[&str]) -> Result<String, String>,
    input: impl Read,
    output: impl Write,
) -> std::io::Result<()> {
    let mut input = BufReader::new(input);
    let mut output = BufWriter::new(output);
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        match answer(ask, &line) {
            Ok(answer) => writeln!(output, "{answer}")?,
            Err(reason) => writeln!(output, "error: {reason}")?,
        }
        line.clear();
        // Somebody who types row by row wants each answer at once.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
    output.flush()
}

fn answer(
    ask: &mut impl FnMut(&[&str]) -> Result<String, String>,
    line: &[u8],
) -> Result<String, String> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.is_empty() {
        return Err("the row is empty".to_owned());
    }
    let text = std::str::from_utf8(line).map_err(|_| "the row is not UTF-8")?;
    let fields: Vec<&str> = text.split('\t').collect();
    ask(&fields)
}

#[cfg(test)]
mod tests {
    use super::answer_all;
    use crate::text::{MOVES, REPLAY, Tool};

    fn answers(tool: &Tool, input: &[u8]) -> String {
        let mut output = Vec::new();
        answer_all(&mut |fields| tool.ask(fields), input, &mut output)
            .expect("memory can be written to");
        String::from_utf8(output).expect("answers are text")
    }

    #[test]
    fn every_row_gets_one_line() {
        let input = b"standard\t13\t\r\n\n\xff\nstandard\t13\nchess\t13\t\nasalto\tstart\t@c7";
        let expected = "\
3/3/7/3f3/ggggggg/ggg/ggg f 0 0\t-\t-
error: the row is empty
error: the row is not UTF-8
error: 2 arguments, not 3: RULES, START, MOVES
error: there are no rules \"chess\": standard, standard-sideways, halatafl, asalto
f2/3/gg3gg/ggggggg/ggggggg/ggg/ggg f 1 0\t-\t-
";
        assert_eq!(answers(&REPLAY, input), expected);
    }

    #[test]
    fn moves_are_sorted() {
        assert_eq!(
            answers(&MOVES, b"standard\t-\n"),
            "d4-c4 d4-c5 d4-d5 d4-e4 d4-e5\n"
        );
    }
}
