//! Whole moves, made the way a hand makes them, each with a look at what came of it.

use fox_and_geese::notation::link::Linked;
use fox_and_geese::notation::parse_moves;
use fox_and_geese::rules::{Chain, Game, Move, Point, Position, Route};
use thirtyfour::Key;

use super::{Hand, Page};

impl Page {
    /// Makes a move of the game by hand and looks at what the page shows then.
    pub async fn play(&self, hand: Hand, game: &mut Game, mv: Move) {
        self.make(hand, game, mv).await;
        game.play(mv).unwrap();
        self.shows(&Linked::at_end(game.clone())).await;
    }

    /// Makes a move by hand and does not wait for what comes of it.
    pub async fn make(&self, hand: Hand, game: &Game, mv: Move) {
        match mv {
            Move::Place(placement) => self.tap(hand, placement.at()).await,
            Move::Step(step) => self.carry(hand, step.from(), step.to()).await,
            Move::Capture(route) => self.capture(hand, game, &route).await,
        }
        if !mv.huffed().is_empty() {
            self.choose_button(hand, "dialog.question button.yes").await;
        }
    }

    /// Makes all moves of a text.
    pub async fn play_all(&self, hand: Hand, game: &mut Game, moves: &str) {
        let whole = parse_moves(*game.position(), moves).unwrap();
        for mv in whole.moves() {
            self.play(hand, game, *mv).await;
        }
    }

    /// Moves a piece by one step or jump.
    pub async fn carry(&self, hand: Hand, from: Point, to: Point) {
        match hand {
            Hand::Click | Hand::Touch | Hand::Keys | Hand::Arrows => {
                self.take(hand, from).await;
                self.tap(hand, to).await;
            }
            Hand::Drag | Hand::TouchDrag => self.drag(hand, from, to).await,
        }
    }

    /// Takes a piece in hand, unless a chain has put it there already.
    pub async fn take(&self, hand: Hand, from: Point) {
        if self.text("g.piece.held").await.is_none() {
            self.tap(hand, from).await;
        }
        self.counts("g.piece.held", 1).await;
    }

    /// Jumps point by point, and stops where the move goes no further but the fox could.
    async fn capture(&self, hand: Hand, game: &Game, route: &Route) {
        let mut at = route.from();
        let mut chain: Option<Chain> = None;
        for to in route.landings(game.rules().lines()) {
            self.carry(hand, at, to).await;
            let longer = jumped(game.position(), chain, at, to);
            if longer.can_go_on() {
                let linked = Linked::in_chain(game.clone(), longer).unwrap();
                self.shows(&linked).await;
            }
            (at, chain) = (to, Some(longer));
        }
        if chain.is_some_and(|chain| chain.can_go_on()) {
            match hand {
                Hand::Keys | Hand::Arrows => self.type_text("h").await,
                _ => self.press("button.stop").await,
            }
        }
    }

    /// Presses a button the way a hand does.
    async fn choose_button(&self, hand: Hand, selector: &str) {
        match hand {
            Hand::Keys | Hand::Arrows => {
                self.tab_to(selector).await;
                self.key(Key::Enter).await;
            }
            _ => self.press(selector).await,
        }
    }
}

fn jumped(position: &Position, chain: Option<Chain>, from: Point, to: Point) -> Chain {
    match chain {
        Some(chain) => chain.jump(to),
        None => position.jump(from, to),
    }
    .unwrap()
}
