//! The score of a match.

use std::fmt::{self, Display, Formatter};

use fox_and_geese::rules::{Game, Outcome, Side};

/// Results of one setting with one side.
#[derive(Clone, Copy, Default)]
struct Results {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Results {
    const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    const fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }

    /// The results of the opponents.
    const fn reversed(self) -> Self {
        Self {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
        }
    }

    fn percent(self) -> String {
        if self.games() == 0 {
            return "no games".to_owned();
        }
        format!(
            "{:5.1} +- {:3.1}",
            100.0 * self.score(),
            100.0 * self.error()
        )
    }

    /// Points per game, a draw for half a one.
    fn score(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// The standard error of the score.
    fn error(self) -> f64 {
        let games = f64::from(self.games());
        let squares = (f64::from(self.wins) + f64::from(self.draws) / 4.0) / games;
        ((squares - self.score().powi(2)).max(0.0) / games).sqrt()
    }
}

impl Display for Results {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.games() == 0 {
            return write!(f, "no games");
        }
        write!(
            f,
            "{:5.1} % +- {:.1}  {} games: {} won, {} drawn, {} lost",
            100.0 * self.score(),
            100.0 * self.error(),
            self.games(),
            self.wins,
            self.draws,
            self.losses
        )
    }
}

/// The results of A in all.
#[derive(Default)]
pub struct Tally {
    as_foxes: Results,
    as_geese: Results,
    plies: usize,
}

impl Tally {
    /// Takes down a finished game in which A played a side.
    pub fn note(&mut self, game: &Game, a_plays: Side) {
        self.plies += game.plies();
        let results = match a_plays {
            Side::Foxes => &mut self.as_foxes,
            Side::Geese => &mut self.as_geese,
        };
        match game.outcome().and_then(Outcome::winner) {
            None => results.draws += 1,
            Some(winner) if winner == a_plays => results.wins += 1,
            Some(_) => results.losses += 1,
        }
    }

    /// The scores in all and with each side, side by side.
    pub fn row(&self) -> String {
        let all = self.as_foxes.and(self.as_geese);
        let scores = [all, self.as_foxes, self.as_geese].map(Results::percent);
        scores.join(" | ")
    }

    /// The score of the foxes, whoever played them, if A and B are of the same strength.
    pub fn balance(&self) -> String {
        self.as_foxes.and(self.as_geese.reversed()).percent()
    }

    /// The score in one line.
    pub fn in_short(&self) -> impl Display {
        format!("A so far {}", self.as_foxes.and(self.as_geese))
    }
}

impl Display for Tally {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let all = self.as_foxes.and(self.as_geese);
        writeln!(f, "A in all    {all}")?;
        writeln!(f, "A as foxes  {}", self.as_foxes)?;
        writeln!(f, "A as geese  {}", self.as_geese)?;
        let plies = self.plies / usize::try_from(all.games().max(1)).unwrap_or(1);
        writeln!(f, "a game takes {plies} plies")
    }
}

#[cfg(test)]
mod tests {
    use super::{Results, Tally};

    #[test]
    fn no_games_have_no_score() {
        let told = Tally::default();
        assert_eq!(told.row(), "no games | no games | no games");
        assert_eq!(told.balance(), "no games");
        assert!(!told.to_string().contains("NaN"), "{told}");
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let results = Results {
            wins: 3,
            draws: 2,
            losses: 3,
        };
        let told = results.to_string();
        // The mean square is 3.5 / 8, the variance so 0.1875, and the error the root of its eighth part.
        assert_eq!(told, " 50.0 % +- 15.3  8 games: 3 won, 2 drawn, 3 lost");
    }
}
