//! The computer at the board: it answers, waits, and is never in the way.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{Game, Side};

use crate::stage::texts::at;
use crate::stage::{Hand, Page, Sheet, Strength, journey, say};

/// Waits until a game has this many plies, and takes it from the address.
async fn after(page: &Page, plies: usize) -> Game {
    page.counts(".move-list button.ply", plies).await;
    let (game, _) = page.game().await.into_parts();
    assert_eq!(game.plies(), plies);
    game
}

/// Makes the first move that comes to mind, and waits for the computer's answer.
async fn move_and_wait(page: &Page, game: Game) -> Game {
    let mv = game.position().moves()[0];
    let plies = game.plies();
    page.make(Hand::Click, &game, mv).await;
    let mut expected = game.clone();
    expected.play(mv).unwrap();
    let answered = after(page, plies + 2).await;
    let before = answered.moves().nth(plies);
    assert_eq!(before, expected.moves().last(), "the person's own move");
    answered
}

/// A person plays the few, the computer the many.
fn answers_for_the_many(sheet: Sheet, placements: &'static str) {
    journey(async |page| {
        let mut game = page.start(sheet.against(false, true)).await;
        page.play_all(Hand::Click, &mut game, placements).await;
        let game = move_and_wait(page, game).await;
        assert_eq!(game.position().to_move(), Side::Foxes);
        move_and_wait(page, game).await;
    });
}

/// The computer plays the few and begins.
fn answers_for_the_few(sheet: Sheet, first: usize) {
    journey(async |page| {
        page.start(sheet.against(true, false)).await;
        let game = after(page, first).await;
        assert_eq!(game.position().to_move(), Side::Geese);
        let game = move_and_wait(page, game).await;
        move_and_wait(page, game).await;
    });
}

#[test]
fn standard_against_the_fox() {
    answers_for_the_few(Sheet::STANDARD, 1);
}

#[test]
fn standard_against_the_geese() {
    answers_for_the_many(Sheet::STANDARD, "");
}

#[test]
fn sideways_against_the_geese() {
    answers_for_the_many(Sheet::SIDEWAYS.with_geese(13), "");
}

#[test]
fn halatafl_against_the_foxes() {
    answers_for_the_few(Sheet::HALATAFL, 1);
}

#[test]
fn halatafl_against_the_geese() {
    answers_for_the_many(Sheet::HALATAFL, "");
}

#[test]
fn asalto_against_the_officers() {
    answers_for_the_few(Sheet::ASALTO, 2);
}

#[test]
fn asalto_against_the_rebels() {
    answers_for_the_many(Sheet::ASALTO, "@c7");
}

#[test]
fn two_computers_play_on_and_can_be_held() {
    journey(async |page| {
        page.start(Sheet::STANDARD.against(true, true)).await;
        page.choose("speed", "fast").await;
        page.until_plies(3).await;
        page.button("pause").await;
        page.reads(".headline", &say(&msg::COMPUTER_PAUSED)).await;
        let (held, _) = page.game().await.into_parts();
        page.stays_at(held.plies()).await;
        page.button("pause").await;
        page.until_plies(held.plies() + 2).await;
        page.button("pause").await;
        let (later, _) = page.game().await.into_parts();
        assert!(later.moves().take(held.plies()).eq(held.moves()));
    });
}

#[test]
fn two_computers_go_step_by_step_and_stand_still_after_a_reload() {
    journey(async |page| {
        page.start(Sheet::HALATAFL.against(true, true)).await;
        page.button("pause").await;
        page.reads(".headline", &say(&msg::COMPUTER_PAUSED)).await;
        page.choose("speed", "slow").await;
        let (game, _) = page.game().await.into_parts();
        let mut plies = game.plies();
        for _ in 0..3 {
            page.button("step").await;
            plies += 1;
            page.counts(".move-list button.ply", plies).await;
            page.reads(".headline", &say(&msg::COMPUTER_PAUSED)).await;
        }
        page.stays_at(plies).await;
        page.reload().await;
        page.reads(".headline", &say(&msg::COMPUTER_PAUSED)).await;
        page.until_true("document.querySelector('input[name=speed][value=slow]').checked")
            .await;
        page.stays_at(plies).await;
        page.button("step").await;
        page.counts(".move-list button.ply", plies + 1).await;
    });
}

impl Page {
    /// Looks for longer than the computer's quickest answer takes: no move is made.
    async fn stays_at(&self, plies: usize) {
        let script = "
            const [done] = [...arguments].slice(-1);
            const count = () => document.querySelectorAll('.move-list button.ply').length;
            const counts = new Set([count()]);
            const watch = new MutationObserver(() => counts.add(count()));
            watch.observe(document.body, { childList: true, subtree: true });
            setTimeout(() => { watch.disconnect(); done([...counts]); }, 900);";
        let seen = self.driver().execute_async(script, Vec::new()).await;
        let seen: Vec<usize> = seen.unwrap().convert().unwrap();
        assert_eq!(seen, [plies]);
    }

    /// Waits until at least so many plies have been played.
    async fn until_plies(&self, plies: usize) {
        self.until_true(&format!(
            "document.querySelectorAll('.move-list button.ply').length >= {plies}"
        ))
        .await;
    }

    /// The computer is thinking for a side.
    async fn thinks(&self, side: &str) {
        let words = say(&msg::computer_thinking(side));
        self.reads(".headline", &words).await;
    }
}

/// A person's fox against geese that think for long.
fn slow_geese() -> Sheet {
    Sheet {
        many: Some(Strength::highest(5_000)),
        ..Sheet::STANDARD.with_geese(13)
    }
}

#[test]
fn a_tap_while_the_computer_thinks_is_answered() {
    journey(async |page| {
        let mut game = page.start(slow_geese()).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        page.thinks("geese").await;
        page.tap(Hand::Click, at("c3")).await;
        let reason = say(&msg::REFUSED_COMPUTERS_TURN);
        page.reads(".headline.complaint", &reason).await;
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn taking_back_while_the_computer_thinks() {
    journey(async |page| {
        let mut game = page.start(slow_geese()).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        page.thinks("geese").await;
        page.button("undo").await;
        game.undo();
        page.shows(&Linked::at_end(game.clone())).await;
        page.reads(".headline", &say(&msg::to_move("fox"))).await;
        page.stays_at(0).await;
        page.play_all(Hand::Click, &mut game, "d4-e5").await;
        let answered = after(page, 2).await;
        assert_eq!(answered.moves().next(), game.moves().next());
    });
}

#[test]
fn starting_anew_while_the_computer_thinks() {
    journey(async |page| {
        let mut game = page.start(slow_geese()).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        page.thinks("geese").await;
        page.button("restart").await;
        page.press("dialog.question button.yes").await;
        game.undo();
        page.shows(&Linked::at_end(game.clone())).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        page.thinks("geese").await;
        page.button("new-game").await;
        page.stands_at_home().await;
        let sheet = Sheet::HALATAFL.against(false, true);
        let other = page.start_again(sheet).await;
        move_and_wait(page, other).await;
    });
}

#[test]
fn undo_takes_the_computers_answer_back_too() {
    journey(async |page| {
        let start = page.start(Sheet::STANDARD.against(false, true)).await;
        let one = move_and_wait(page, start.clone()).await;
        let two = move_and_wait(page, one.clone()).await;
        page.button("undo").await;
        page.shows(&Linked::at_end(one)).await;
        page.button("undo").await;
        page.shows(&Linked::at_end(start)).await;
        page.button_offered("undo", false).await;
        page.button("redo").await;
        page.button("redo").await;
        page.shows(&Linked::at_end(two)).await;
        page.stays_at(4).await;
    });
}

#[test]
fn back_leads_to_the_persons_turn() {
    journey(async |page| {
        let start = page.start(Sheet::STANDARD.against(false, true)).await;
        let one = move_and_wait(page, start.clone()).await;
        let two = move_and_wait(page, one.clone()).await;
        page.go_back().await;
        page.shows(&Linked::at_end(one.clone())).await;
        page.reads(".headline", &say(&msg::to_move("fox"))).await;
        page.go_back().await;
        page.shows(&Linked::at_end(start)).await;
        page.go_forward().await;
        page.shows(&Linked::at_end(one)).await;
        page.go_forward().await;
        page.shows(&Linked::at_end(two)).await;
        page.stays_at(4).await;
    });
}

#[test]
fn reload_finds_the_same_players() {
    journey(async |page| {
        let start = page.start(Sheet::STANDARD.against(false, true)).await;
        let game = move_and_wait(page, start).await;
        page.reload().await;
        page.shows(&Linked::at_end(game.clone())).await;
        let seat = ".player[data-side=many] .player-seat";
        page.reads(seat, &say(&msg::player_computer_level(8))).await;
        let seat = ".player[data-side=few] .player-seat";
        page.reads(seat, &say(&msg::PLAYER_PERSON)).await;
        move_and_wait(page, game).await;
    });
}

#[test]
fn reload_while_the_computer_thinks() {
    journey(async |page| {
        let mut game = page.start(slow_geese()).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        page.thinks("geese").await;
        page.reload().await;
        page.thinks("geese").await;
        after(page, 2).await;
    });
}

#[test]
fn a_bookmark_finds_the_computer_again() {
    journey(async |page| {
        page.open_home().await;
        page.choose("few", "person").await;
        page.choose("many", "computer").await;
        page.press("button.start").await;
        page.counts("main.play", 1).await;
        let bookmark: String = page.script("return location.hash.slice(1)").await;
        page.open(&bookmark).await;
        let seat = |side| format!(".player[data-side={side}] .player-seat");
        page.reads(&seat("many"), &say(&msg::player_computer_level(3)))
            .await;
        page.reads(&seat("few"), &say(&msg::PLAYER_PERSON)).await;
    });
}
