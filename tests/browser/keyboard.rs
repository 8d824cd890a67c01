//! The whole product from the keyboard: games from the front page to the last move, and every key of the board.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::notation::{move_text, parse_moves};
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, STANDARD};
use thirtyfour::Key;

use crate::stage::games::{
    ASALTO_OFFICERS_WIN, ASALTO_REBELS_WIN, HALATAFL_FOXES_WIN, STANDARD_FOX_WINS,
};
use crate::stage::texts::{at, game, usual};
use crate::stage::{Hand, Page, Sheet, journey, say};

/// Counts what a mouse or a finger does to the page.
const NO_HANDS: &str = "
    window.hands = 0;
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => window.hands += 1, true);";

impl Page {
    /// Chooses one of several with the arrows.
    async fn choose_by_keys(&self, name: &str, value: &str) {
        self.tab_to(&format!("input[name={name}]")).await;
        let chosen = format!("return document.querySelector('input[name={name}]:checked').value");
        for _ in 0..4 {
            if self.script::<String>(&chosen).await == value {
                return;
            }
            self.key(Key::Right).await;
        }
        panic!("{name} cannot be {value}");
    }

    /// Starts a game of two persons from the front page without a mouse; what the page then shows.
    async fn start_by_keys(&self, sheet: Sheet, name: &str) -> Game {
        self.open_home().await;
        let (): () = self.script(NO_HANDS).await;
        self.choose_by_keys("game", name).await;
        if let Some(geese) = sheet.geese {
            self.choose_by_keys("geese", &geese.to_string()).await;
        }
        self.choose_by_keys("few", "person").await;
        self.tab_to("button.start").await;
        self.key(Key::Enter).await;
        let game = sheet.game();
        self.shows(&Linked::at_end(game.clone())).await;
        self.focus_is_on("main.play .cell").await;
        game
    }

    /// The game is over, says so, and has never been touched; the keyboard is still on the board.
    async fn ends_by_keys(&self, result: &str, words: &str) {
        self.shows_result(result, words).await;
        assert_eq!(self.said().await.last().unwrap(), words);
        self.focus_is_on("main.play .cell").await;
        assert_eq!(self.script::<u32>("return window.hands").await, 0);
    }
}

#[test]
fn a_whole_standard_game_by_letters_and_numbers() {
    journey(async |page| {
        let sheet = Sheet::STANDARD.with_geese(13);
        let mut game = page.start_by_keys(sheet, "standard").await;
        page.play_all(Hand::Keys, &mut game, STANDARD_FOX_WINS)
            .await;
        let words = say(&msg::result_many_too_few("standard", 3));
        page.ends_by_keys("few", &words).await;
    });
}

#[test]
fn a_whole_game_of_halatafl_by_arrows_on_a_turned_board() {
    journey(async |page| {
        let mut game = page.start_by_keys(Sheet::HALATAFL, "halatafl").await;
        page.type_text("v").await;
        page.hears(&[msg::said_turned(7)]).await;
        page.play_all(Hand::Arrows, &mut game, HALATAFL_FOXES_WIN)
            .await;
        let words = say(&msg::result_many_too_few("halatafl", 8));
        page.ends_by_keys("few", &words).await;
    });
}

#[test]
fn a_whole_game_of_asalto_with_placements_and_huffs() {
    journey(async |page| {
        let mut game = page.start_by_keys(Sheet::ASALTO, "asalto").await;
        page.play_all(Hand::Keys, &mut game, ASALTO_REBELS_WIN)
            .await;
        page.ends_by_keys("many", &say(&msg::RESULT_NO_OFFICER))
            .await;
    });
}

#[test]
fn a_whole_game_of_asalto_in_writing() {
    journey(async |page| {
        let mut game = page.start_by_keys(Sheet::ASALTO, "asalto").await;
        page.type_text("m").await;
        page.focus_is_on("input[name=move]").await;
        let whole = parse_moves(*game.position(), ASALTO_OFFICERS_WIN).unwrap();
        for mv in whole.moves() {
            let text = move_text(mv, game.rules().lines()).to_string();
            page.type_text(&text.to_uppercase()).await;
            page.key(Key::Enter).await;
            game.play(*mv).unwrap();
            page.shows(&Linked::at_end(game.clone())).await;
            page.until("return document.activeElement.value", &String::new())
                .await;
        }
        let words = say(&msg::result_many_too_few("asalto", 8));
        page.shows_result("few", &words).await;
        page.type_text("d4-d5").await;
        page.key(Key::Enter).await;
        page.reads(".move-words", &say(&msg::REFUSED_GAME_OVER))
            .await;
        page.focus_is_on("input[name=move]").await;
    });
}

#[test]
fn a_written_move_that_cannot_be_made_says_why() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        page.tab_to("input[name=move]").await;
        for (text, reason) in [
            ("", msg::WRITTEN_NOTHING),
            ("d4", msg::WRITTEN_HALF),
            ("d4-a1", msg::written_off_board("a1")),
            ("d4=d5", msg::written_joint("=")),
            ("d4-k5", msg::written_column("k")),
            ("d4-d9", msg::written_row("9")),
            ("d4-", msg::WRITTEN_BREAKS_OFF),
            ("d4-d5 c3", msg::written_end("c")),
            ("d4-d3", msg::refused_point_taken("d3")),
            ("d4-c6", msg::refused_no_line("d4", "c6")),
        ] {
            let (): () = page.script("document.activeElement.value = ''").await;
            page.type_text(text).await;
            page.key(Key::Enter).await;
            page.reads(".move-words.complaint", &say(&reason)).await;
            page.counts(".headline.complaint", 0).await;
            page.hears(&[reason]).await;
            page.until("return document.activeElement.value", &text.to_owned())
                .await;
        }
        page.shows(&Linked::at_end(start)).await;
    });
}

#[test]
fn a_written_move_is_warned_of_and_taken_back_to_the_field() {
    journey(async |page| {
        let mut game = usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5");
        page.open_game(&game).await;
        page.tab_to("input[name=move]").await;
        page.type_text("e5-e6").await;
        page.key(Key::Enter).await;
        page.focus_is_on("dialog button.no").await;
        page.escape().await;
        page.focus_is_on("input[name=move]").await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.type_text("e5-e6").await;
        page.key(Key::Enter).await;
        page.tab_to("dialog button.yes").await;
        page.key(Key::Enter).await;
        let mv = fox_and_geese::notation::parse_move(game.position(), "e5-e6").unwrap();
        game.play(mv).unwrap();
        page.shows(&Linked::at_end(game)).await;
        page.focus_is_on("input[name=move]").await;
    });
}

#[test]
fn the_keyboard_walks_to_the_edge_and_no_further() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.go_by_name(at("d4")).await;
        for (key, point, edges) in [
            (Key::Left, "c4", 0),
            (Key::Home, "a4", 0),
            (Key::Left, "a4", 1),
            (Key::Home, "a4", 2),
            (Key::Up, "a5", 2),
            (Key::Up, "a5", 3),
            (Key::End, "g5", 3),
            (Key::Right, "g5", 4),
        ] {
            page.key(key).await;
            page.active_is(at(point)).await;
            let said = page.said().await;
            let edge = say(&msg::SAID_EDGE);
            assert_eq!(said.iter().filter(|said| **said == edge).count(), edges);
        }
        page.type_text("vd1").await;
        page.active_is(at("d1")).await;
        page.key(Key::Up).await;
        page.active_is(at("d1")).await;
        page.key(Key::Right).await;
        page.active_is(at("c1")).await;
        page.key(Key::Down).await;
        page.active_is(at("c2")).await;
        // A letter waits for its number, but not past another key.
        page.type_text("g").await;
        page.key(Key::Down).await;
        page.type_text("4").await;
        page.active_is(at("c3")).await;
        page.hears(&[msg::KEYS_JUMP]).await;
        page.type_text("a1").await;
        page.active_is(at("c3")).await;
        page.hears(&[msg::written_off_board("a1")]).await;
        page.reads(".headline.complaint", &say(&msg::written_off_board("a1")))
            .await;
        page.type_text("d8").await;
        page.hears(&[msg::written_off_board("d8")]).await;
        page.type_text("c3").await;
        page.hears(&[msg::point_piece("c3", "geese")]).await;
    });
}

#[test]
fn history_has_keys_of_its_own() {
    journey(async |page| {
        let played = usual(&STANDARD, "d4-d5 c3-c4 d5-e5");
        page.open_game(&played).await;
        page.go_by_name(at("e3")).await;
        let shifted = async |key: Key, ply| {
            page.shifted(key).await;
            page.shows(&Linked::at_ply(played.clone(), ply)).await;
        };
        for (key, ply) in [(Key::PageUp, 2), (Key::PageUp, 1), (Key::PageDown, 2)] {
            page.key(key).await;
            page.shows(&Linked::at_ply(played.clone(), ply)).await;
        }
        let second = msg::move_step("geese", "c3", "c4");
        page.hears(&[msg::moves_place(2, 3), second]).await;
        shifted(Key::PageUp, 0).await;
        shifted(Key::PageDown, 3).await;
        shifted(Key::Left, 2).await;
        shifted(Key::Right, 3).await;
        shifted(Key::Up, 0).await;
        shifted(Key::Down, 3).await;
        page.type_text("u").await;
        page.hears(&[
            msg::said_taken_back(say(&msg::move_step("fox", "d5", "e5"))),
            msg::to_move("fox"),
        ])
        .await;
        page.type_text("r").await;
        page.shows(&Linked::at_end(played.clone())).await;
        page.active_is(at("e3")).await;
    });
}

#[test]
fn questions_by_letter() {
    journey(async |page| {
        page.open_game(&game(&HALATAFL, "3/3/3f3/3g3/gg1gg1g/ggg/f2 f", ""))
            .await;
        page.go_by_name(at("d5")).await;
        page.type_text("l").await;
        page.hears(&[msg::NO_MOVE_YET]).await;
        page.type_text("w").await;
        let said = page.said().await.pop().unwrap();
        let piece = say(&msg::point_piece("d5", "foxes"));
        assert!(said.starts_with(&piece), "{said}");
        page.type_text("c1w").await;
        let piece = say(&msg::point_piece("c1", "foxes"));
        page.until_true(&format!(
            "[...document.querySelectorAll('[role=log] p')].at(-1).textContent.startsWith({piece:?})"
        ))
        .await;
        page.type_text("d4w").await;
        let goose = say(&msg::point_piece("d4", "geese"));
        page.until_true(&format!(
            "[...document.querySelectorAll('[role=log] p')].at(-1).textContent.startsWith({goose:?})"
        ))
        .await;
        page.type_text("p").await;
        let foxes = say(&msg::answer_pieces("foxes", "c1, d5"));
        let geese = say(&msg::answer_pieces(
            "geese",
            "c2, d2, e2, a3, b3, d3, e3, g3, d4",
        ));
        page.hears(&[msg::said_both(foxes, geese)]).await;
    });
}

#[test]
fn threats_and_counts_by_letter() {
    journey(async |page| {
        page.open_game(&game(&HALATAFL, "f2/3/7/3f3/ggggggg/g1g/ggg f", ""))
            .await;
        page.come_to_board().await;
        page.type_text("t").await;
        let threats = say(&msg::answer_threats("geese", "d3"));
        let must = say(&msg::answer_must_capture("d4"));
        page.hears(&[msg::said_both(threats, must)]).await;
        page.type_text("s").await;
        let turn = say(&msg::MUST_CAPTURE);
        let counts = [
            msg::captures_needed("halatafl", 4),
            msg::goal_filled("halatafl", 0),
        ];
        let words = counts
            .iter()
            .fold(turn, |words, count| say(&msg::said_both(words, say(count))));
        page.until(
            "return [...document.querySelectorAll('[role=log] p')].at(-1).textContent",
            &words,
        )
        .await;
    });
}

#[test]
fn a_refusal_is_heard_each_time() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.tap(Hand::Keys, at("c3")).await;
        let reason = msg::refused_not_your_piece("c3");
        page.hears(&[reason.clone()]).await;
        page.key(Key::Enter).await;
        page.hears(&[reason.clone(), reason]).await;
    });
}

#[test]
fn escape_lets_go_and_a_key_held_down_does_not_flicker() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.take(Hand::Keys, at("d4")).await;
        page.counts(".cell[aria-selected=true]", 1).await;
        let again = "
            const press = repeat => document.activeElement.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
            press(true); press(true); press(true);";
        let (): () = page.script(again).await;
        page.counts("g.piece.held", 1).await;
        page.escape().await;
        page.counts("g.piece.held", 0).await;
        page.hears(&[msg::said_put_back("d4")]).await;
        page.active_is(at("d4")).await;
    });
}

#[test]
fn keys_with_ctrl_alt_and_meta_are_the_browsers() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "d4-d5")).await;
        page.come_to_board().await;
        let taken = "
            const taken = [];
            for (const key of ['u', 'v', 'm', 'ArrowLeft', 'PageUp', 'Enter', '?'])
                for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
                    const event = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true });
                    document.activeElement.dispatchEvent(event);
                    if (event.defaultPrevented) taken.push(`${modifier} ${key}`);
                }
            return taken;";
        assert_eq!(
            page.script::<Vec<String>>(taken).await,
            Vec::<String>::new()
        );
        page.shows(&Linked::at_end(usual(&STANDARD, "d4-d5"))).await;
    });
}

#[test]
fn marks_of_ones_own_by_key() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.go_by_name(at("d4")).await;
        page.type_text("o").await;
        // A circle is two rings.
        page.counts(".own-circle", 2).await;
        page.hears(&[msg::said_mark_begun("d4")]).await;
        page.escape().await;
        page.counts(".own-circle, .own-arrow", 0).await;
        page.hears(&[msg::SAID_MARK_GIVEN_UP]).await;
        page.escape().await;
        page.hears(&[msg::SAID_NOTHING_IN_HAND]).await;
        page.type_text("oe5").await;
        page.counts(".own-arrow", 1).await;
        page.type_text("oe4").await;
        page.counts(".own-arrow", 1).await;
        page.hears(&[msg::said_arrow("d4", "e5")]).await;
        page.type_text("oo").await;
        page.counts(".own-arrow", 1).await;
        page.counts(".own-circle", 2).await;
    });
}

#[test]
fn the_help_lists_every_key() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.go_by_name(at("e4")).await;
        page.type_text("?").await;
        page.focus_is_on("dialog.help .help-close").await;
        let caps = "return [...document.querySelectorAll('dialog.help kbd')].map(kbd => kbd.textContent).join(' ')";
        let caps: String = page.script(caps).await;
        for cap in [
            "Enter",
            "Esc",
            "A\u{2013}G",
            "H",
            "U",
            "R",
            "V",
            "O",
            "M",
            "L",
            "P",
            "W",
            "T",
            "S",
            "?",
        ] {
            assert!(caps.split(' ').any(|found| found == cap), "{cap} in {caps}");
        }
        page.escape().await;
        page.counts("dialog", 0).await;
        page.active_is(at("e4")).await;
        page.resize(320, 640).await;
        page.button("help").await;
        page.until_true(
            "(() => {
                const dialog = document.querySelector('dialog.help');
                const r = dialog.getBoundingClientRect();
                return dialog.scrollWidth <= dialog.clientWidth && r.left >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
            })()",
        )
        .await;
    });
}

#[test]
fn the_question_mark_opens_the_help_wherever_the_keyboard_is() {
    journey(async |page| {
        page.open_home().await;
        for here in ["button[name=settings]", "input[name=game]"] {
            page.tab_to(here).await;
            page.type_text("?").await;
            page.focus_is_on("dialog.help .help-close").await;
            page.type_text("?").await;
            page.escape().await;
            page.counts("dialog", 0).await;
            page.focus_is_on(here).await;
        }
        page.open_game(&usual(&STANDARD, "")).await;
        page.tab_to("button[name=flip]").await;
        page.type_text("?").await;
        page.counts("dialog.help", 1).await;
        page.escape().await;
        page.focus_is_on("button[name=flip]").await;
        // While something is written it is a sign like any other, and over a dialog there is no other.
        page.tab_to("input[name=move]").await;
        page.type_text("?").await;
        page.until("return document.activeElement.value", &"?".to_owned())
            .await;
        page.counts("dialog", 0).await;
        page.button("settings").await;
        page.counts("dialog.settings-dialog", 1).await;
        page.type_text("?").await;
        page.escape().await;
        page.counts("dialog", 0).await;
    });
}
