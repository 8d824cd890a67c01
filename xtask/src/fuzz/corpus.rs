//! Good inputs: what the project itself writes of random games.

use fox_and_geese::notation::link::{Linked, encode};
use fox_and_geese::notation::{game_text, move_text, moves_text, position_text};
use fox_and_geese::protocol::SentGame;
use fox_and_geese::record::{Kept, Record, Tree, write_all};
use fox_and_geese::rules::{Game, Position, RuleSet};

use crate::random::SplitMix64;

use super::target::Target;

/// Games from each usual start.
const GAMES: usize = 12;
/// Random moves with which variations are made, for each game.
const VARIED: usize = 30;

/// Good inputs of every kind.
pub struct Corpus {
    inputs: Vec<Vec<String>>,
}

impl Corpus {
    /// The same for the same seed.
    pub fn new(seed: u64) -> Self {
        let mut random = SplitMix64(seed ^ 0x5eed);
        let mut corpus = Self {
            inputs: vec![Vec::new(); Target::ALL.len()],
        };
        let mut records = Vec::new();
        for rules in RuleSet::ALL {
            for start in rules.starts {
                for number in 0..GAMES {
                    let start = Position::usual(rules, start);
                    let game = random.game(start, 4 << (number % 6));
                    corpus.take(&mut random, &game);
                    records.push(varied(&mut random, &game));
                }
            }
        }
        for some in records.chunks(3) {
            corpus.put(Target::Library, write_all(some));
        }
        for (revision, record) in (1..).zip(records) {
            corpus.put(Target::Record, record.to_text());
            let kept = Kept { revision, record };
            corpus.put(Target::Kept, kept.to_text());
        }
        corpus
    }

    /// Those of one kind.
    pub fn of(&self, target: Target) -> &[String] {
        &self.inputs[target as usize]
    }

    fn put(&mut self, target: Target, input: String) {
        self.inputs[target as usize].push(input);
    }

    /// Everything that is written of one game.
    fn take(&mut self, random: &mut SplitMix64, game: &Game) {
        let ply = random.below_len(game.plies() + 1);
        let link = encode(&Linked::at_ply(game.clone(), ply));
        self.put(Target::Players, format!("p5wr {link}"));
        self.put(Target::Link, link);
        let rules = game.rules();
        let position = game.position_at(ply).unwrap_or(game.position());
        self.put(
            Target::Position,
            format!("{} {}", rules.name, position_text(position)),
        );
        for mv in position.moves() {
            let written = move_text(&mv, rules.lines());
            self.put(
                Target::Move,
                format!("{}|{}|{written}", rules.name, position_text(position)),
            );
        }
        self.put(
            Target::Moves,
            format!("{}|{}", rules.name, moves_text(game)),
        );
        self.put(Target::Moves, format!("{}|{}", rules.name, game_text(game)));
        self.put(Target::Sent, SentGame::from(game).moves + "|" + rules.name);
        self.put(
            Target::Settings,
            "theme=wood pieces=discs sharing=facing coordinates=off sounds=on".to_owned(),
        );
    }
}

/// A game with some variations, comments and tags.
fn varied(random: &mut SplitMix64, game: &Game) -> Record {
    let mut record = Record::of(game);
    let mut places = vec![Tree::ROOT];
    let mut at = Tree::ROOT;
    while let Some(&next) = record.tree.next(at).first() {
        places.push(next);
        at = next;
    }
    for _ in 0..VARIED {
        let from = places[random.below_len(places.len())];
        let moves = record.tree.game_to(from).position().moves();
        if let Some(mv) = random.pick(&moves)
            && let Ok(place) = record.tree.play(from, *mv)
        {
            places.push(place);
        }
    }
    let place = places[random.below_len(places.len())];
    record.tree.set_comment(place, "Why {not}?\n\"So\" \\ far.");
    record
        .tags
        .set("Name", "On the [train] \"home\"".to_owned());
    record.tags.set("Date", "2026-11-30".to_owned());
    record
}
