//! What is seen of a game, and what the library says should be.

use fox_and_geese::app::Turns;
use fox_and_geese::notation::link::{Linked, View, decode, encode};
use fox_and_geese::notation::move_text;
use fox_and_geese::rules::{PointSet, Side};
use serde::Deserialize;

use super::Page;

/// A game as a player finds it on the page.
#[derive(PartialEq, Eq, Debug, Deserialize)]
pub struct Seen {
    link: String,
    few: Vec<String>,
    many: Vec<String>,
    counts: [String; 2],
    to_move: Option<String>,
    moves: Vec<String>,
    current: usize,
}

/// Every piece belongs to the cell whose middle is nearest to its own.
const LOOK: &str = "
    const middle = element => { const r = element.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
    const all = selector => [...document.querySelectorAll('main.play ' + selector)];
    const cells = all('.board .cell').map(cell => [middle(cell), cell.dataset.point]);
    const size = cells.length ? all('.board .cell')[0].getBoundingClientRect().width : 0;
    const point = piece => {
        const [x, y] = middle(piece);
        const near = cells.find(([[a, b]]) => Math.hypot(a - x, b - y) < size / 4);
        return near ? near[1] : 'beside every point';
    };
    const plies = all('.move-list button.ply');
    return {
        link: location.hash.slice(1),
        few: all('.board g.piece.few').map(point).sort(),
        many: all('.board g.piece.many').map(point).sort(),
        counts: ['few', 'many'].map(side => all(`.player[data-side=${side}] .player-count`).map(e => e.textContent).join()),
        to_move: all('.player.to-move').map(e => e.dataset.side).join() || null,
        moves: plies.map(ply => ply.textContent.trim()),
        current: plies.findIndex(ply => ply.classList.contains('current')) + 1,
    };";

impl Seen {
    /// What should be seen of a game.
    fn of(linked: &Linked) -> Self {
        let game = linked.game();
        let (ply, foxes, geese) = match linked.view() {
            View::Ply(ply) => {
                let position = game.position_at(ply).unwrap();
                (ply, position.foxes(), position.geese())
            }
            View::Chain(chain) => (game.plies(), chain.foxes(), chain.geese()),
        };
        let position = game.position_at(ply).unwrap();
        let to_move = game.outcome_at(ply).is_none().then(|| position.to_move());
        // Of a long game the list shows the turns round the ply.
        let turns = Turns::of(game);
        let listed = turns.around(ply).flat_map(|row| turns.moves(row));
        let before = listed.clone().next().unwrap_or_default();
        let moves = listed.filter_map(|index| game.move_before(index + 1));
        Self {
            link: encode(linked),
            few: names(foxes),
            many: names(geese),
            counts: [
                (foxes.len() + position.hand()).to_string(),
                geese.len().to_string(),
            ],
            to_move: to_move.map(|side| side_name(side).to_owned()),
            moves: moves
                .map(|mv| move_text(mv, position.lines()).to_string())
                .collect(),
            current: ply.saturating_sub(before),
        }
    }
}

/// A side in the names of the page's parts.
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Foxes => "few",
        Side::Geese => "many",
    }
}

/// Points by name, in alphabetical order.
pub fn names(points: PointSet) -> Vec<String> {
    let mut names: Vec<String> = points.into_iter().map(|p| format!("{p:?}")).collect();
    names.sort();
    names
}

impl Page {
    /// Waits until the page shows this game, to the last piece, move and letter of the address.
    pub async fn shows(&self, linked: &Linked) {
        self.until(LOOK, &Seen::of(linked)).await;
    }

    /// The game that the address describes; the page has to show it.
    pub async fn game(&self) -> Linked {
        let linked = decode(&self.fragment().await).unwrap();
        self.shows(&linked).await;
        linked
    }

    /// Waits until exactly these points have a class.
    pub async fn marks(&self, class: &str, points: PointSet) {
        let script = format!(
            "return [...document.querySelectorAll('main.play .cell.{class}')].map(c => c.dataset.point).sort()"
        );
        self.until(&script, &names(points)).await;
    }

    /// Waits until the page says that the game is over: who has won and why.
    pub async fn shows_result(&self, result: &str, words: &str) {
        self.counts(&format!(".headline.result[data-result={result}]"), 1)
            .await;
        self.reads(".headline.result", words).await;
    }
}
