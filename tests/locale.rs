//! The message files, their compiler and the catalogues: every fault is refused where it stands, every message is said.
#![allow(clippy::unwrap_used)]

#[path = "../src/locale/compile/mod.rs"]
#[allow(dead_code, reason = "the build script uses the rest")]
mod compile;
#[path = "../src/locale/pattern.rs"]
mod pattern;
#[path = "../src/locale/plural.rs"]
#[allow(dead_code, reason = "the program uses the rest")]
mod plural;

use compile::{Fault, Source};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, PatternElement, Variant, VariantKey,
};
use fox_and_geese::locale::{Catalogue, CatalogueError, Direction, languages, msg};
use pattern::{Arg, check, render};
use plural::Plurals;
use proptest::prelude::*;

const ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/en.txt"));
const ENGLISH_SOURCE: &str = include_str!("../locales/en/ui.ftl");

fn en(text: &str) -> Source<'_> {
    Source {
        file: "en/ui.ftl",
        text,
    }
}

fn xx(text: &str) -> Source<'_> {
    Source {
        file: "xx/ui.ftl",
        text,
    }
}

/// Asserts one fault in `file` on `line` whose words contain `words`.
#[track_caller]
fn assert_fault<T: std::fmt::Debug>(
    result: Result<T, Vec<Fault>>,
    file: &str,
    line: usize,
    words: &str,
) {
    let faults = result.unwrap_err();
    let [fault] = faults.as_slice() else {
        panic!("{faults:?}")
    };
    assert!(
        fault.to_string().starts_with(&format!("{file}:{line}: ")),
        "{fault}, expected on line {line}"
    );
    assert!(fault.what.contains(words), "{fault}, expected: {words}");
}

#[test]
fn faults_of_the_reference_are_refused_by_file_and_line() {
    let cases = [
        // The form of the file.
        ("# c\na = A\n\n# c\nb - B\n", 5, "not Fluent"),
        ("# c\na = A { $x ->\n  [one] B\n }\n", 4, "not Fluent"),
        (
            "# c\na = A\n# c\na = B\n",
            4,
            "`a` is there twice, first on line 2",
        ),
        ("-t = A\n-t = B\n", 2, "term `-t` is there twice"),
        ("# c\na_b = A\n", 2, "kebab-case"),
        ("# c\na--b = A\n", 2, "kebab-case"),
        ("# c\naB = A\n", 2, "kebab-case"),
        ("# c\na =\n    .title = A\n", 3, "attributes"),
        ("# c\na = A\n    .title = A\n", 3, "attributes"),
        ("-t = A\n    .case = B\n", 2, "attributes"),
        // The comment.
        ("a = A\n", 1, "no comment"),
        ("# c\n\na = A\n", 3, "no comment"),
        ("# $x (Float): c\na = A\n", 1, "a declaration reads"),
        ("# $x (Text):\na = A\n", 1, "a declaration reads"),
        ("# $x: c\na = A\n", 1, "a declaration reads"),
        (
            "# c\n# $x (Text): c\n# $x (Text): c\na = { $x }\n",
            3,
            "`$x` is declared twice",
        ),
        // Arguments.
        ("# c\na = A\n    and { $x }\n", 3, "`$x` is not declared"),
        (
            "# c\n# $x (Text): c\na = A\n",
            2,
            "`$x` is declared but not used",
        ),
        (
            "# c\na = { $x ->\n   *[b] B\n }\n",
            2,
            "`$x` is not declared",
        ),
        // What is not supported.
        (
            "# c\n# $x (Number): c\na = { $x } { NUMBER($x) }\n",
            3,
            "functions",
        ),
        ("# c\na = { 5 }\n", 2, "fixed number"),
        (
            "-t = A\n# c\na = { -t(case: \"x\") }\n",
            3,
            "without attribute",
        ),
        ("# c\na = A\n# c\nb = { a.title }\n", 4, "without attribute"),
        (
            "# c\na = { \"b\" ->\n   *[b] B\n }\n",
            3,
            "goes by an argument",
        ),
        ("# c\na = A\tB\n", 2, "control characters"),
        ("# c\na = { \"\\u0001\" }\n", 2, "control characters"),
        // References.
        ("# c\na = { b }\n", 2, "no message `b`"),
        ("# c\na = { -b }\n", 2, "no term `-b`"),
        ("# c\na = { a }\n", 2, "`a` refers to itself"),
        (
            "-a = { -b }\n-b = { -a }\n# c\na = { -a }\n",
            2,
            "`a` refers to itself",
        ),
        (
            "-t = { $x }\n# $x (Text): c\na = { $x } { -t }\n",
            1,
            "a term has no arguments",
        ),
    ];
    for (text, line, words) in cases {
        assert_fault(compile::reference(en(text)), "en/ui.ftl", line, words);
    }
}

#[test]
fn faults_in_a_choice_are_refused_by_file_and_line() {
    let cases = [
        (
            "Number",
            "[few] A\n*[other] B",
            4,
            "`[few]` is no plural category of en, which has one, other",
        ),
        ("Number", "[lots] A\n*[other] B", 4, "no plural category"),
        (
            "Number",
            "[other] A\n*[one] B",
            5,
            "the default of a choice by number",
        ),
        ("Number", "*[other] A\n[one] B", 4, "stands last"),
        (
            "Number",
            "[one] A\n[0] B\n*[other] C",
            5,
            "exact numbers stand before",
        ),
        ("Number", "[1.5] A\n*[other] B", 4, "not a whole number"),
        ("Number", "[007] A\n*[other] B", 4, "not a whole number"),
        (
            "Number",
            "[99999999999999999999] A\n*[other] B",
            4,
            "not a whole number",
        ),
        (
            "Number",
            "[1] A\n*[2] B",
            5,
            "not a whole number beside a default",
        ),
        (
            "Number",
            "[one] A\n[one] B\n*[other] C",
            5,
            "`[one]` is there twice",
        ),
        (
            "Text",
            "[fox] A\n[fox] B\n*[geese] C",
            5,
            "`[fox]` is there twice",
        ),
        ("Text", "[1] A\n*[fox] B", 4, "`[1]` never fits"),
        ("Text", "*[fox] A\n[geese] B", 4, "stands last"),
        ("Text", "[fox] A\n[geese] B", 6, "not Fluent"),
        (
            "Text",
            "[fox] A\n*[geese] { $y }",
            5,
            "`$y` is not declared",
        ),
    ];
    for (kind, variants, line, words) in cases {
        let variants = variants.replace('\n', "\n    ");
        let text = format!("# $x ({kind}): c\na =\n    {{ $x ->\n    {variants}\n    }}\n");
        assert_fault(compile::reference(en(&text)), "en/ui.ftl", line, words);
    }
}

#[test]
fn several_faults_come_in_the_order_of_their_lines() {
    let faults = compile::reference(en("a = { $x }\n# c\nb = { 1 }\n")).unwrap_err();
    assert_eq!(
        faults.iter().map(|fault| fault.line).collect::<Vec<_>>(),
        [1, 1, 3]
    );
    let each = |form: fn(i32) -> String| (0..11).map(form).collect::<Vec<_>>().concat();
    let arguments = each(|n| format!("# $x{n} (Text): c\n"));
    let text = format!("{arguments}a = {}\n", each(|n| format!("{{ $x{n} }}")));
    assert_fault(
        compile::reference(en(&text)),
        "en/ui.ftl",
        12,
        "more than 10 arguments",
    );
}

const SMALL: &str = "-brand = Hunt\n# c\ntitle = { -brand }\n# c\n# $n (Number): c\n# $side (Text): c\nleft = { $side ->\n    \
                     [fox] { $n ->\n        [one] { $n } fox\n       *[other] { $n } foxes\n    }\n   *[geese] Geese\n  }\n";

#[test]
fn faults_of_a_translation_are_refused_by_file_and_line() {
    let reference = compile::reference(en(SMALL)).unwrap();
    let cases = [
        ("title = Jagd\n", 1, "`left` is missing, see en/ui.ftl:7"),
        (
            "title = Jagd\nleft = { $n }\nright = R\n",
            3,
            "`right` is not in the reference",
        ),
        ("title = Jagd\nleft = { $m }\n", 2, "`$m` is not declared"),
        (
            "title = Jagd { $n }\nleft = L\n",
            1,
            "`$n` is not declared in the comment above `title`",
        ),
        (
            "title = Jagd\nleft = { $side ->\n    [foxx] F\n   *[geese] G\n }\n",
            3,
            "`[foxx]` is no value of `$side`",
        ),
        (
            "title = Jagd\nleft = { $n ->\n    [many] F\n   *[other] G\n }\n",
            3,
            "plural category of de",
        ),
        ("title = { -brand }\nleft = L\n", 1, "no term `-brand`"),
        ("title = Jagd\nleft = {\n", 3, "not Fluent"),
    ];
    for (text, line, words) in cases {
        assert_fault(
            compile::translation(&reference, "de", xx(text)),
            "xx/ui.ftl",
            line,
            words,
        );
    }
    assert_fault(
        compile::translation(&reference, "tlh", xx("title = T\nleft = L\n")),
        "xx/ui.ftl",
        1,
        "no plural rules",
    );
}

#[test]
fn a_good_translation_compiles_in_the_order_of_the_reference() {
    let reference = compile::reference(en(SMALL)).unwrap();
    let text = "left = { $n ->\n    [one] { $n } a\n    [many] { $n } b\n   *[other] { $n } c\n }\n-name = Caccia\ntitle = La { -name }\n";
    let catalogue = compile::translation(&reference, "it", xx(text)).unwrap();
    let mut lines = catalogue.lines();
    assert_eq!(
        lines.next().unwrap(),
        format!("messages 1 it 2 {:016x}", reference.release())
    );
    assert_eq!(lines.next().unwrap(), "La Caccia");
    let left = lines.next().unwrap();
    let say = |n: i64| render(left, &[Arg::Number(n)], Plurals::of("it").unwrap());
    assert_eq!([1, 0, 1_000_000].map(say), ["1 a", "0 c", "1000000 b"]);
    assert_eq!(lines.next(), None);
}

#[test]
fn the_release_depends_on_keys_and_arguments_alone() {
    let release = |text: &str| compile::reference(en(text)).unwrap().release();
    assert_eq!(release("# c\na = A\n"), release("# other\na = B\n"));
    assert_ne!(release("# c\na = A\n"), release("# c\nb = A\n"));
    assert_ne!(
        release("# $x (Text): c\na = { $x }\n"),
        release("# $x (Number): c\na = { $x }\n")
    );
}

#[test]
fn the_list_of_languages_is_read_or_refused_by_line() {
    let read = |text: &'static str| {
        compile::languages(Source {
            file: "languages.toml",
            text,
        })
    };
    let list = "# All.\nen = { name = \"English\", direction = \"ltr\" }\n\npt-BR = { name = \"Português\", direction = \"rtl\" }\n";
    let tags: Vec<_> = read(list)
        .unwrap()
        .iter()
        .map(|l| (l.tag, l.name, l.right_to_left))
        .collect();
    assert_eq!(
        tags,
        [("en", "English", false), ("pt-BR", "Português", true)]
    );
    let english = "en = { name = \"English\", direction = \"ltr\" }\n";
    for (text, line, words) in [
        ("", 1, "the first language is the reference"),
        (
            "de = { name = \"Deutsch\", direction = \"ltr\" }",
            1,
            "the first language is the reference",
        ),
        ("\nen = English", 2, "a language reads"),
        (
            "en = { name = \"\", direction = \"ltr\" }",
            1,
            "a language reads",
        ),
        (
            "en = { name = \"English\", direction = \"up\" }",
            1,
            "a language reads",
        ),
        (
            "e n = { name = \"English\", direction = \"ltr\" }",
            1,
            "a language reads",
        ),
        (
            "en = { name = \"English\", direction = \"ltr\" }\ntlh = { name = \"Klingon\", direction = \"ltr\" }",
            2,
            "plural rules",
        ),
    ] {
        assert_fault(read(text), "languages.toml", line, words);
    }
    let twice = english.repeat(2);
    assert_fault(
        compile::languages(Source {
            file: "l",
            text: &twice,
        }),
        "l",
        2,
        "`en` is there twice",
    );
}

#[test]
fn constructors_are_generated_with_typed_arguments() {
    let text = "# Plain *words* [x].\nmove = M\n# $type (Text): c\n# $n-left (Number): c\nloop = { $type }{ $n-left }\n";
    let reference = compile::reference(en(text)).unwrap();
    let list = Source {
        file: "l",
        text: "en = { name = \"English\", direction = \"ltr\" }",
    };
    let rust = compile::rust(&reference, &compile::languages(list).unwrap());
    assert!(
        rust.contains("pub const MOVE: Message = Message::plain(Key(0));"),
        "{rust}"
    );
    assert!(
        rust.contains("#[doc = \" Plain \\\\*words\\\\* \\\\[x\\\\].  \"]"),
        "{rust}"
    );
    assert!(
        rust.contains("pub fn r#loop(r#type: impl Into<String>, n_left: i64) -> Message {"),
        "{rust}"
    );
    assert!(
        rust.contains("Message::with(Key(1), [Arg::Text(r#type.into()), Arg::Number(n_left)])"),
        "{rust}"
    );
}

/// Says the only message of `text`, whose first argument is `$x` and second `$y`.
fn say(text: &str, args: &[Arg]) -> String {
    let catalogue = compile::reference(en(text)).unwrap().catalogue();
    let coded = catalogue.lines().nth(1).unwrap();
    check(coded, args.len()).unwrap();
    render(coded, args, Plurals::of("en").unwrap())
}

#[test]
fn messages_are_said() {
    let text = |words: &str| Arg::Text(words.to_owned());
    assert_eq!(
        say(
            "# c\na = Words, “quotes” and { \"\" }{ \"{\\u00e9}\" }\n",
            &[]
        ),
        "Words, “quotes” and {é}"
    );
    assert_eq!(
        say("# c\na =\n    One\n    two\n\n    three\n", &[]),
        "One\ntwo\n\nthree"
    );
    assert_eq!(
        say(
            "# $x (Number): c\n# $y (Text): c\na = { $y }: { $x }, { { $x } }\n",
            &[7.into(), text("N")]
        ),
        "N: 7, 7"
    );
    assert_eq!(
        say("# $x (Number): c\na = { $x }\n", &[i64::MIN.into()]),
        i64::MIN.to_string()
    );
    let geese = "# $x (Number): c\na = { $x ->\n    [0] no goose\n    [13] a flock\n    [one] { $x } goose\n   *[other] { $x } geese\n } left\n";
    let cases = [
        (0, "no goose left"),
        (1, "1 goose left"),
        (2, "2 geese left"),
        (13, "a flock left"),
        (-1, "-1 goose left"),
    ];
    for (count, words) in cases {
        assert_eq!(say(geese, &[count.into()]), words);
    }
}

#[test]
fn choices_nest_and_fall_back_to_the_default() {
    let text = "# $x (Text): c\n# $y (Number): c\na = A { $x ->\n    [fox] { $y ->\n        [one] one fox\n       *[other] { $y } foxes\n    }, red\n   *[geese] grey { $x }\n } Z\n";
    let say = |side: &str, count: i64| say(text, &[Arg::Text(side.to_owned()), count.into()]);
    assert_eq!(say("fox", 1), "A one fox, red Z");
    assert_eq!(say("fox", 3), "A 3 foxes, red Z");
    assert_eq!(say("geese", 3), "A grey geese Z");
    assert_eq!(say("owl", 1), "A grey owl Z");
    assert_eq!(say("", 1), "A grey  Z");
}

#[test]
fn references_are_put_in_place() {
    let text = "# c\na = { -b }, { c }\n-b = B and { -d }\n-d = D\n# c\nc = C of { -b }\n";
    assert_eq!(say(text, &[]), "B and D, C of B and D");
}

#[test]
fn coded_text_that_breaks_the_grammar_is_refused() {
    for bad in [
        "\u{1}",
        "\u{1}x",
        "\u{1}2",
        "\u{2}0",
        "\u{3}",
        "\u{3}\u{4}",
        "\u{5}",
        "\u{7}",
        "a\tb",
        "\u{85}",
        "\u{2}0\u{5}",
        "\u{2}0x\u{3}\u{4}\u{5}",
        "\u{2}0\u{3}a\u{4}A\u{5}",
        "\u{2}0\u{3}\u{4}A\u{3}b\u{4}B\u{5}",
        "\u{2}0\u{3}a",
        "\u{2}0\u{3}a\u{5}",
        "\u{2}0\u{3}\u{4}A",
        "\u{2}0\u{2}1\u{3}\u{4}\u{5}\u{3}\u{4}\u{5}",
    ] {
        assert!(check(bad, 2).is_err(), "{bad:?}");
    }
    for good in [
        "",
        "a\u{6}b",
        "\u{1}1",
        "\u{2}1\u{3}\u{4}\u{5}",
        "\u{2}0\u{3}a\u{4}\u{2}1\u{3}\u{4}B\u{5}\u{3}\u{4}C\u{5}",
    ] {
        assert_eq!(check(good, 2), Ok(()), "{good:?}");
    }
}

#[test]
fn plural_categories_are_those_of_cldr() {
    let cases = [
        ("en", ["other", "one", "other", "other", "other"]),
        ("nl", ["other", "one", "other", "other", "other"]),
        ("de", ["other", "one", "other", "other", "other"]),
        ("es", ["other", "one", "other", "many", "other"]),
        ("it", ["other", "one", "other", "many", "other"]),
        ("pt-BR", ["one", "one", "other", "many", "other"]),
        ("fr", ["one", "one", "other", "many", "other"]),
    ];
    for (tag, names) in cases {
        let rules = Plurals::of(tag).unwrap();
        assert_eq!(
            [0, 1, 2, 3_000_000, 1_000_001].map(|n| rules.category(n).name()),
            names,
            "{tag}"
        );
        assert_eq!(rules.category(-1), rules.category(1), "{tag}");
        assert!(
            rules
                .categories()
                .all(|category| plural::Category::ALL.contains(&category)),
            "{tag}"
        );
    }
    assert!(Plurals::of("pt").is_none());
}

#[test]
fn the_page_speaks_english() {
    let english = Catalogue::english();
    assert_eq!(english.language().tag, "en");
    assert_eq!(english.language().direction, Direction::LeftToRight);
    assert_eq!(languages().first(), Some(english.language()));
    assert_eq!(english.say(&msg::APP_NAME), "Fox and Geese");
    assert_eq!(english.say(&msg::to_move("officers")), "Officers to move");
    assert_eq!(english.say(&msg::many_left("geese", 1)), "1 goose left");
    assert_eq!(english.say(&msg::many_left("rebels", 9)), "9 rebels left");
    assert_eq!(
        english.say(&msg::result_many_too_few("halatafl", 0)),
        "No goose is left. The foxes win."
    );
    assert_eq!(english.say(&msg::point_piece("d4", "foxes")), "d4, fox");
    assert_eq!(
        english.say(&msg::move_capture("fox", "d4", "f6", 2)),
        "Fox from d4 to f6, capturing 2 geese"
    );
}

#[test]
fn games_between_equals_are_counted_with_their_draws() {
    let english = Catalogue::english();
    let said = |side, won, lost, drawn| english.say(&msg::balance_measured(side, won, lost, drawn));
    assert_eq!(
        said("geese", 60, 10, 30),
        "Of 100 games between equals the geese win about 60, lose 10 and draw 30."
    );
    assert_eq!(
        said("fox", 99, 0, 1),
        "Of 100 games between equals the fox wins about 99, loses 0 and draws 1."
    );
}

#[test]
fn messages_are_values() {
    let message = msg::many_left("geese", 3);
    assert_eq!(message, message.clone());
    assert_eq!(message, msg::many_left(String::from("geese"), 3));
    assert_ne!(message, msg::many_left("geese", 4));
    assert_ne!(msg::UNDO, msg::REDO);
    assert_eq!(message.key().name(), "many-left");
    assert_eq!(
        format!("{message:?}"),
        "Message { key: many-left, args: Some([Text(\"geese\"), Number(3)]) }"
    );
}

#[test]
fn the_english_words_keep_to_the_style() {
    let words = ENGLISH.split_once('\n').unwrap().1;
    for plain in ['!', '\'', '"', '\u{a0}'] {
        assert!(!words.contains(plain), "{plain:?}");
    }
    for doubled in ["  ", "..", " \n", " ."] {
        assert!(!words.contains(doubled), "{doubled:?}");
    }
}

/// The argument and the keys of a choice.
fn choice<'s>(element: &PatternElement<&'s str>) -> Option<(&'s str, Vec<&'s str>)> {
    let PatternElement::Placeable {
        expression: Expression::Select { selector, variants },
    } = element
    else {
        return None;
    };
    let InlineExpression::VariableReference { id } = selector else {
        return None;
    };
    let key = |variant: &Variant<&'s str>| match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    };
    Some((id.name, variants.iter().map(key).collect()))
}

/// A choice by side or game that forgets one would say something wrong of it.
#[test]
fn every_choice_by_side_or_game_names_all_that_its_comment_names() {
    let known = [
        "fox", "foxes", "officers", "geese", "rebels", "standard", "halatafl", "asalto",
    ];
    let mut seen = 0;
    for entry in fluent_syntax::parser::parse(ENGLISH_SOURCE).unwrap().body {
        let Entry::Message(Message {
            id,
            value: Some(value),
            comment: Some(comment),
            ..
        }) = entry
        else {
            continue;
        };
        let by_key = |(name, _): &(&str, Vec<&str>)| ["side", "game"].contains(name);
        for (name, keys) in value.elements.iter().filter_map(choice).filter(by_key) {
            let declared = comment
                .content
                .iter()
                .find_map(|line| line.strip_prefix(&format!("${name} (Text): ")));
            let (list, _) = declared
                .unwrap()
                .split_once(';')
                .unwrap_or((declared.unwrap(), ""));
            let (_, list) = list.rsplit_once(": ").unwrap_or(("", list));
            let listed: Vec<_> = list
                .split([' ', ','])
                .filter(|word| known.contains(word))
                .collect();
            assert_eq!(keys, listed, "{}", id.name);
            seen += 1;
        }
    }
    assert!(seen > 30, "only {seen} choices found");
}

#[test]
fn catalogues_that_do_not_fit_are_refused() {
    let (heading, body) = ENGLISH.split_once('\n').unwrap();
    let words: Vec<_> = heading.split(' ').collect();
    let [coding, version, tag, count, release] = words.try_into().unwrap();
    let parse =
        |heading: &str, body: &str| Catalogue::parse(&format!("{heading}\n{body}")).map(drop);
    assert_eq!(parse(heading, body), Ok(()));
    assert_eq!(Catalogue::parse("").map(drop), Err(CatalogueError::Heading));
    assert_eq!(parse("<!doctype html>", body), Err(CatalogueError::Heading));
    assert_eq!(
        parse(&format!("{coding} 2 {tag} {count} {release}"), body),
        Err(CatalogueError::Heading)
    );
    assert_eq!(
        parse(&format!("{heading} more"), body),
        Err(CatalogueError::Heading)
    );
    let strange = format!("{coding} {version} tlh {count} {release}");
    assert_eq!(
        parse(&strange, body),
        Err(CatalogueError::Language("tlh".to_owned()))
    );
    let other = format!("{coding} {version} {tag} {count} 0123456789abcdef");
    assert_eq!(parse(&other, body), Err(CatalogueError::Release));
    assert_eq!(
        parse(&format!("{coding} {version} {tag} 1 {release}"), body),
        Err(CatalogueError::Release)
    );
    let needed = body.lines().count();
    let short = body.split_once('\n').unwrap().1;
    assert_eq!(
        parse(heading, short),
        Err(CatalogueError::Count {
            found: needed - 1,
            needed
        })
    );
    assert_eq!(
        parse(heading, body.trim_end()),
        Err(CatalogueError::Count {
            found: needed - 1,
            needed
        })
    );
    assert_eq!(
        parse(heading, &format!("\u{5}{body}")),
        Err(CatalogueError::Message { line: 2 })
    );
    assert_eq!(
        CatalogueError::Message { line: 2 }.to_string(),
        "line 2 is not a message"
    );
}

/// A message as its author means it, to be written in Fluent and to be said without it.
#[derive(Clone, Debug)]
enum Piece {
    Words(String),
    X,
    Y,
    BySide(Vec<Piece>, Vec<Piece>),
    ByCount(Vec<Piece>, Vec<Piece>, Vec<Piece>),
}

fn fluent(pieces: &[Piece]) -> String {
    let one = |piece: &Piece| match piece {
        Piece::Words(words) => format!(
            "{{ \"{}\" }}",
            words.replace('\\', "\\\\").replace('"', "\\\"")
        ),
        Piece::X => "{ $x }".to_owned(),
        Piece::Y => "{ $y }".to_owned(),
        Piece::BySide(fox, geese) => format!(
            "{{ $x ->\n [fox] {}\n *[geese] {}\n }}",
            fluent(fox),
            fluent(geese)
        ),
        Piece::ByCount(none, one, more) => {
            let (none, one, more) = (fluent(none), fluent(one), fluent(more));
            format!("{{ $y ->\n [0] {none}\n [one] {one}\n *[other] {more}\n }}")
        }
    };
    // An empty literal, because a pattern cannot be empty in Fluent.
    pieces.iter().map(one).collect::<String>() + "{ \"\" }"
}

fn spoken(pieces: &[Piece], side: &str, count: i64) -> String {
    let one = |piece: &Piece| match piece {
        Piece::Words(words) => words.clone(),
        Piece::X => side.to_owned(),
        Piece::Y => count.to_string(),
        Piece::BySide(fox, geese) => spoken(if side == "fox" { fox } else { geese }, side, count),
        Piece::ByCount(none, one, more) => match count {
            0 => spoken(none, side, count),
            1 | -1 => spoken(one, side, count),
            _ => spoken(more, side, count),
        },
    };
    pieces.iter().map(one).collect()
}

fn pieces() -> impl Strategy<Value = Vec<Piece>> {
    let leaf = prop_oneof![
        "[^\\p{C}\n]{0,8}".prop_map(Piece::Words),
        Just(Piece::X),
        Just(Piece::Y)
    ];
    let list = |piece| prop::collection::vec(piece, 0..4);
    let piece = leaf.prop_recursive(3, 24, 4, move |inner| {
        let part = || list(inner.clone().boxed());
        prop_oneof![
            (part(), part()).prop_map(|(fox, geese)| Piece::BySide(fox, geese)),
            (part(), part(), part()).prop_map(|(none, one, more)| Piece::ByCount(none, one, more)),
        ]
    });
    prop::collection::vec(piece, 0..6)
}

/// Coded text, whole or broken.
fn coded() -> impl Strategy<Value = String> {
    prop::collection::vec(
        prop_oneof![
            "[\u{1}-\u{6}]",
            "[\u{1}\u{2}][0-3]",
            "\u{3}(fox|one|0)?\u{4}",
            ".",
            "\u{5}"
        ],
        0..24,
    )
    .prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn compiling_and_saying_keeps_the_meaning(pieces in pieces(), side in "(fox|geese|owl)", count in -2_i64..4) {
        let text = format!("# $x (Text): c\n# $y (Number): c\na = {{ $x }}{{ $y }}{}\n", fluent(&pieces));
        let expected = format!("{side}{count}{}", spoken(&pieces, &side, count));
        prop_assert_eq!(say(&text, &[Arg::Text(side), Arg::Number(count)]), expected);
    }

    #[test]
    fn reading_coded_text_is_total(coded in coded(), count: i64, side in "(fox|geese)") {
        let args = [Arg::Number(count), Arg::Text(side)];
        let known = check(&coded, args.len());
        let said = render(&coded, &args, Plurals::of("en").unwrap());
        if known.is_ok() {
            prop_assert!(said.chars().all(|c| !c.is_control() || c == '\n'));
        }
    }

    #[test]
    fn compiling_is_total(text in "([#$ab\\-\\[\\]{}*>=.\" \n]|\\PC){0,80}") {
        let _ = compile::reference(en(&text));
        let _ = compile::translation(&compile::reference(en(SMALL)).unwrap(), "fr", xx(&text));
        let _ = compile::languages(en(&text));
    }

    #[test]
    fn parsing_a_catalogue_is_total(text in any::<String>()) {
        prop_assert!(Catalogue::parse(&text).is_err());
    }

    #[test]
    fn parsing_a_damaged_catalogue_is_total(at: prop::sample::Index, cut: bool, with in "[\u{1}-\u{6}a\n]{0,3}") {
        let places: Vec<_> = ENGLISH.char_indices().map(|(place, _)| place).collect();
        let (before, after) = ENGLISH.split_at(*at.get(&places));
        let rest = after.chars().skip(1).collect::<String>();
        let damaged = if cut { format!("{before}{with}") } else { format!("{before}{with}{rest}") };
        if let Ok(catalogue) = Catalogue::parse(&damaged) {
            let _ = catalogue.say(&msg::many_left("geese", 3));
            prop_assert_eq!(catalogue == Catalogue::english(), damaged == ENGLISH);
        }
    }
}
