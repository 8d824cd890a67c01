//! `cargo xtask match`: two settings of the computer play each other, to see which is the stronger.
//!
//! Each opening is played twice with sides changed, so that neither the side nor the opening favours a setting.

pub mod ladder;
mod opening;
mod player;
mod setting;
mod tally;

use fox_and_geese::rules::{Game, Position, Side};

use crate::text::fields;
use crate::usage::Failure;
use player::Player;
use setting::Setting;
use tally::Tally;

/// What was asked for.
struct Contest {
    start: Position,
    a: Setting,
    b: Setting,
    games: u32,
    /// Random plies before the settings take over.
    plies: u32,
    seed: u64,
}

/// How often the score so far is told.
const TELL_EVERY: u32 = 20;

/// Plays a match and prints the score.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let contest = Contest::parse(&words).map_err(Failure::Usage)?;
    let tally = contest.play(|so_far| println!("{}", so_far.in_short()))?;
    print!("{tally}");
    Ok(())
}

impl Contest {
    fn parse(words: &[&str]) -> Result<Self, String> {
        let [rules, start, a, b, options @ ..] = words else {
            return Err("match needs RULES START A B".to_owned());
        };
        let mut contest = Self {
            start: fields::position(fields::rules(rules)?, start)?,
            a: Setting::parse(a)?,
            b: Setting::parse(b)?,
            games: 100,
            plies: 4,
            seed: 1,
        };
        for option in options.chunks(2) {
            contest.set(option[0], option.get(1).copied().unwrap_or_default())?;
        }
        Ok(contest)
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), String> {
        let number = value
            .parse()
            .map_err(|_| format!("{option} needs a whole number, not {value:?}"));
        match option {
            "--games" => self.games = number?,
            "--plies" => self.plies = number?,
            "--seed" => self.seed = u64::from(number?),
            _ => return Err(format!("match does not know `{option}`")),
        }
        Ok(())
    }

    /// Plays all games, and tells the score from time to time.
    fn play(&self, tell: impl Fn(&Tally)) -> Result<Tally, String> {
        let (mut a, mut b) = (Player::new(&self.a)?, Player::new(&self.b)?);
        let mut openings = opening::Openings::new(self.start, self.plies, self.seed)?;
        let mut tally = Tally::default();
        let mut opening = openings.pick()?;
        for number in 0..self.games {
            let a_plays = if number % 2 == 0 {
                Side::Foxes
            } else {
                Side::Geese
            };
            let seed = self
                .seed
                .wrapping_mul(1 << 32)
                .wrapping_add(u64::from(number));
            a.begin(seed);
            b.begin(!seed);
            let game = play_out(opening.clone(), a_plays, &mut a, &mut b)?;
            tally.note(&game, a_plays);
            if a_plays == Side::Geese {
                opening = openings.pick()?;
            }
            if (number + 1) % TELL_EVERY == 0 && number + 1 < self.games {
                tell(&tally);
            }
        }
        Ok(tally)
    }
}

/// Plays a game to its end.
fn play_out(mut game: Game, a_plays: Side, a: &mut Player, b: &mut Player) -> Result<Game, String> {
    while game.outcome().is_none() {
        let player = if game.position().to_move() == a_plays {
            &mut *a
        } else {
            &mut *b
        };
        let mv = player.choose(&game)?;
        game.play(mv)
            .map_err(|refusal| format!("a player makes an illegal move: {refusal:?}"))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::Contest;

    #[test]
    fn a_match_comes_to_a_score_and_the_same_every_time() {
        let words = ["halatafl", "start", "nodes=300", "depth=1", "--games", "4"];
        let play = || {
            let contest = Contest::parse(&words).expect("a match");
            contest.play(|_| ()).expect("players that play").to_string()
        };
        let told = play();
        assert!(told.contains("4 games"), "{told}");
        assert_eq!(told, play());
    }

    #[test]
    fn what_is_typed_wrongly_is_told() {
        for words in [
            &["standard", "13", "ms=5"][..],
            &["standard", "13", "ms=5", "speed=3"],
            &["standard", "13", "ms=5", "ms=5", "--games", "many"],
            &["standard", "13", "ms=5", "ms=5", "--rounds", "2"],
        ] {
            assert!(Contest::parse(words).is_err(), "{words:?}");
        }
    }
}
