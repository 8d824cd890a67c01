//! What the computer sees: the bar, the marks on the board and the list of moves, in all games, and what becomes of it without tables.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, PointSet};

use crate::stage::games::STANDARD_GEESE_WIN;
use crate::stage::seen::names;
use crate::stage::texts::{at, usual};
use crate::stage::{Console, Hand, Page, Sheet, journey, journey_with_console, say};

/// A position with 17 geese before the fox's first move.
fn seventeen() -> Game {
    Sheet::STANDARD.with_geese(17).game()
}

impl Page {
    async fn sees(&self, shown: bool) {
        let pressed = "return document.querySelector('button[name=sight]').ariaPressed === 'true'";
        self.until(pressed, &shown).await;
    }

    /// Waits until exactly these points have a mark of a kind.
    async fn badges(&self, kind: &str, points: PointSet) {
        let script = format!(
            "return [...document.querySelectorAll('.badge-place:has(.badge{kind})')].map(b => b.dataset.at).sort()"
        );
        self.until(&script, &names(points)).await;
    }

    /// The moves of the list, in its order.
    async fn valued(&self) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('.valued-move')].map(m => m.textContent)";
        self.script(script).await
    }
}

/// Every piece that can move has a mark, and every move a line, in a position with estimates.
async fn estimates(page: &Page, game: &Game) {
    page.open_game(game).await;
    page.button("sight").await;
    let position = *game.position();
    let pieces = if position.hand() > 0 {
        position.place_targets()
    } else {
        position.movable()
    };
    page.badges(".estimate", pieces).await;
    page.counts(".badge.wins, .badge.draws, .badge.loses", 0)
        .await;
    page.counts(".gauge", 1).await;
    page.counts(".gauge.exact", 0).await;
    page.counts(".valued", position.moves().len()).await;
    page.button("sight").await;
    page.counts(".gauge, .badge, .valued", 0).await;
}

#[test]
fn estimates_in_halatafl() {
    journey(async |page| {
        estimates(page, &usual(&HALATAFL, "")).await;
        estimates(page, &usual(&HALATAFL, "c7-c6")).await;
    });
}

#[test]
fn estimates_in_asalto_from_the_placement_on() {
    journey(async |page| {
        estimates(page, &usual(&ASALTO, "")).await;
        estimates(page, &usual(&ASALTO, "@c5 @e5")).await;
        estimates(page, &usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5")).await;
    });
}

#[test]
fn the_piece_in_hand_shows_where_it_can_go() {
    journey(async |page| {
        let game = usual(&HALATAFL, "");
        page.open_game(&game).await;
        page.button("sight").await;
        page.badges(".estimate", game.position().movable()).await;
        page.take(Hand::Click, at("c7")).await;
        let targets = game.position().step_targets(at("c7"));
        page.badges(".estimate", targets).await;
        page.button("flip").await;
        page.badges(".estimate", targets).await;
    });
}

#[test]
fn a_valued_move_is_shown_on_the_board() {
    journey(async |page| {
        page.open_game(&usual(&HALATAFL, "")).await;
        page.button("sight").await;
        let first = "ol.sight-list li:first-child button";
        page.press(first).await;
        page.counts("g.idea", 1).await;
        page.counts(".valued[aria-pressed=true]", 1).await;
        page.press(".valued[aria-pressed=true]").await;
        page.counts("g.idea", 0).await;
    });
}

#[test]
fn the_standard_game_is_known_exactly() {
    journey(async |page| {
        let game = seventeen();
        page.open_game(&game).await;
        page.button("sight").await;
        page.counts(".gauge.exact", 1).await;
        page.reads(".gauge-words", &say(&msg::sight_exact("geese")))
            .await;
        // The fox is lost whatever it does.
        page.badges(".loses", PointSet::of(at("d4"))).await;
        page.counts(".badge.estimate", 0).await;
        let moves = page.valued().await;
        assert_eq!(moves.len(), game.position().moves().len());
        page.counts(".notice", 0).await;
        page.reload().await;
        page.sees(true).await;
        page.counts(".gauge.exact", 1).await;
    });
}

#[test]
fn earlier_positions_are_looked_into() {
    journey(async |page| {
        let game = usual(&HALATAFL, "c7-c6 g4-g5");
        page.open_game(&game).await;
        page.button("sight").await;
        page.badges(".estimate", game.position().movable()).await;
        page.button("back").await;
        page.badges(".estimate", game.position_at(1).unwrap().movable())
            .await;
        page.shows(&Linked::at_ply(game.clone(), 1)).await;
        page.button("first").await;
        page.badges(".estimate", game.start().movable()).await;
        page.reload().await;
        page.badges(".estimate", game.start().movable()).await;
    });
}

#[test]
fn after_the_end_it_sends_back_to_the_moves() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(17)).await;
        page.play_all(Hand::Click, &mut game, STANDARD_GEESE_WIN)
            .await;
        page.button("sight").await;
        page.reads(".sight-over", &say(&msg::SIGHT_OVER)).await;
        page.counts(".gauge, .valued", 0).await;
        page.button("back").await;
        page.counts(".sight-over", 0).await;
        page.counts(".gauge", 1).await;
    });
}

#[test]
fn against_the_computer_it_is_off_until_asked_for_and_says_so() {
    journey(async |page| {
        page.start(Sheet::HALATAFL).await;
        page.button("sight").await;
        page.sees(true).await;
        page.button("new-game").await;
        page.start_again(Sheet::HALATAFL.against(false, true)).await;
        page.sees(false).await;
        page.counts(".gauge", 0).await;
        page.button("sight").await;
        page.reads(".sight-training", &say(&msg::SIGHT_TRAINING))
            .await;
        page.counts(".gauge", 1).await;
        page.carry(Hand::Click, at("c7"), at("c6")).await;
        page.counts(".move-list button.ply", 2).await;
        page.reload().await;
        page.sees(true).await;
        page.button("new-game").await;
        page.start_again(Sheet::HALATAFL.against(false, true)).await;
        page.sees(false).await;
    });
}

/// Lets the worker find something else where the tables should be.
fn tables_at(path: &str) -> String {
    format!(
        "const base = new URL('.', location.href).href;
        const code = `
            self.XMLHttpRequest = class extends XMLHttpRequest {{
                open(method) {{ super.open(method, '${{base}}{path}'); }}
            }};
            import('${{base}}engine_loader.js');`;
        const script = URL.createObjectURL(new Blob([code], {{ type: 'text/javascript' }}));
        window.Worker = class extends Worker {{ constructor(_, how) {{ super(script, how); }} }};"
    )
}

/// The computer does without its tables, and says so once.
async fn does_without(page: &Page, path: &str) {
    page.open_home().await;
    let (): () = page.script(&tables_at(path)).await;
    let sheet = Sheet::STANDARD.with_geese(13);
    page.start_again(sheet.against(false, true)).await;
    page.carry(Hand::Click, at("d4"), at("d5")).await;
    page.counts(".move-list button.ply", 2).await;
    page.reads(".notice p", &say(&msg::SIGHT_NOT_EXACT)).await;
    page.press(".notice button").await;
    page.counts(".notice", 0).await;
    page.button("new-game").await;
    page.start_again(sheet).await;
    page.button("sight").await;
    page.badges(".estimate", PointSet::of(at("d4"))).await;
    page.counts(".gauge.exact", 0).await;
    page.counts(".notice", 0).await;
    page.reads(".sight-inexact", &say(&msg::SIGHT_NOT_EXACT))
        .await;
}

#[test]
fn missing_tables_are_done_without() {
    let console = Console::Only("no-tables");
    journey_with_console(console, async |page| does_without(page, "no-tables").await);
}

#[test]
fn damaged_tables_are_done_without() {
    journey(async |page| does_without(page, "engine.js").await);
}

#[test]
fn a_capture_and_its_chain_are_valued() {
    journey(async |page| {
        let due = usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4");
        page.open_game(&due).await;
        page.button("sight").await;
        page.badges(".estimate", due.position().movable()).await;
        page.carry(Hand::Click, at("e5"), at("g5")).await;
        let chain = due.position().jump(at("e5"), at("g5")).unwrap();
        page.badges(".estimate", chain.targets() | chain.only_ways().ends())
            .await;
    });
}
