//! A game with its variations.

use crate::rules::{Game, Move, Position, Refusal};

/// A place in a tree: the start, or the position after a move that was made along one line. Holds until something is deleted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(usize);

/// One move and what follows it.
#[derive(Clone, Debug)]
struct Node {
    /// None for the start alone, which no move leads to.
    before: Option<(NodeId, Move)>,
    comment: String,
    /// What was played from here: first what belongs to the same line, then the variations in their order.
    next: Vec<NodeId>,
}

/// A game with its variations. The main line follows the first move of each place.
///
/// Every move in it is legal where it stands: only moves that a [`Game`] has taken get in. Two trees are equal if they say the same,
/// in whatever order it was put in.
#[derive(Clone, Debug)]
pub struct Tree {
    start: Position,
    nodes: Vec<Node>,
}

impl Tree {
    /// The start of every tree.
    pub const ROOT: NodeId = NodeId(0);
    /// The most moves that a tree takes in, all lines together: far more than anybody plays or reads.
    pub const MOST_MOVES: usize = 20_000;

    /// A tree without a move.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let root = Node {
            before: None,
            comment: String::new(),
            next: Vec::new(),
        };
        Self {
            start,
            nodes: vec![root],
        }
    }

    /// The position it starts from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The number of moves, all lines together.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The place before a place and the move between them; `None` for the start.
    #[must_use]
    pub fn before(&self, node: NodeId) -> Option<(NodeId, Move)> {
        self.nodes.get(node.0)?.before
    }

    /// What has been said about the move that leads to a place, or about the start; empty if nothing.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> &str {
        self.nodes.get(node.0).map_or("", |node| &node.comment)
    }

    /// Says something about the move that leads to a place. White space round it is no part of it.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) {
        if let Some(node) = self.nodes.get_mut(node.0) {
            comment.trim().clone_into(&mut node.comment);
        }
    }

    /// What was played from a place: first what belongs to the same line, then the variations.
    #[must_use]
    pub fn next(&self, node: NodeId) -> &[NodeId] {
        self.nodes.get(node.0).map_or(&[], |node| &node.next)
    }

    /// The places from the first move to this one.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = node;
        while let Some((before, _)) = self.before(at) {
            path.push(at);
            at = before;
        }
        path.reverse();
        path
    }

    /// The last place of the line that a place belongs to.
    #[must_use]
    pub fn end(&self, node: NodeId) -> NodeId {
        let mut at = node;
        while let Some(&next) = self.next(at).first() {
            at = next;
        }
        at
    }

    /// Whether a place is on the main line.
    #[must_use]
    pub fn is_main(&self, node: NodeId) -> bool {
        let first = |&place: &NodeId| {
            let before = self.before(place).map(|(before, _)| before);
            before.is_some_and(|before| self.next(before).first() == Some(&place))
        };
        self.path(node).iter().all(first)
    }

    /// The game up to a place.
    #[must_use]
    pub fn game_to(&self, node: NodeId) -> Game {
        let mut game = Game::new(self.start);
        for place in self.path(node) {
            if let Some((_, mv)) = self.before(place) {
                let played = game.play(mv);
                debug_assert!(played.is_ok(), "every move of a tree is legal");
            }
        }
        game
    }

    /// The game along the line of a place to its end.
    #[must_use]
    pub fn line(&self, node: NodeId) -> Game {
        self.game_to(self.end(node))
    }

    /// Plays a move from a place: the way there, if it has been played before, or a new one, behind all others.
    ///
    /// # Errors
    /// Why the move is not legal there, [`Refusal::GameOver`] also where the game has come to its end by repetition or for want of
    /// progress. A full tree refuses in the same way.
    pub fn play(&mut self, from: NodeId, mv: Move) -> Result<NodeId, Refusal> {
        let mut game = self.game_to(from);
        if game.outcome().is_some() || self.moves() >= Self::MOST_MOVES {
            return Err(Refusal::GameOver);
        }
        game.play(mv)?;
        Ok(self.take(from, mv))
    }

    /// Takes in a move that is legal there.
    pub(super) fn take(&mut self, from: NodeId, mv: Move) -> NodeId {
        let played = |&&next: &&NodeId| self.before(next).is_some_and(|(_, other)| other == mv);
        if let Some(&known) = self.next(from).iter().find(played) {
            return known;
        }
        let new = NodeId(self.nodes.len());
        self.nodes.push(Node {
            before: Some((from, mv)),
            comment: String::new(),
            next: Vec::new(),
        });
        if let Some(from) = self.nodes.get_mut(from.0) {
            from.next.push(new);
        }
        new
    }

    /// Makes the line of a place the main one, from its start on.
    pub fn promote(&mut self, node: NodeId) {
        for place in self.path(node) {
            let Some((before, _)) = self.before(place) else {
                continue;
            };
            if let Some(before) = self.nodes.get_mut(before.0) {
                // The others keep their order behind it.
                before.next.retain(|&next| next != place);
                before.next.insert(0, place);
            }
        }
    }

    /// Deletes a place with all that follows it; the start cannot be deleted, only all that follows it. All places held before are
    /// void then: gives the place before.
    pub fn delete(&mut self, node: NodeId) -> NodeId {
        let before = self.before(node).map_or(Self::ROOT, |(before, _)| before);
        let dropped = |place: NodeId| place == node && node != Self::ROOT;
        let mut kept = Self::new(self.start);
        kept.set_comment(Self::ROOT, self.comment(Self::ROOT));
        let mut there = Self::ROOT;
        // Places still to be copied, the next one on top, each with where it goes.
        let mut waiting: Vec<(NodeId, NodeId)> = Vec::new();
        let follow = |old: NodeId, new: NodeId, waiting: &mut Vec<(NodeId, NodeId)>| {
            let next = if old == node { &[] } else { self.next(old) };
            waiting.extend(next.iter().rev().map(|&next| (next, new)));
        };
        follow(Self::ROOT, Self::ROOT, &mut waiting);
        while let Some((old, parent)) = waiting.pop() {
            let Some((_, mv)) = self.before(old).filter(|_| !dropped(old)) else {
                continue;
            };
            let new = kept.take(parent, mv);
            kept.set_comment(new, self.comment(old));
            if old == before {
                there = new;
            }
            follow(old, new, &mut waiting);
        }
        *self = kept;
        there
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = vec![(Self::ROOT, Self::ROOT)];
        while let Some((one, two)) = pairs.pop() {
            let moves =
                [self.before(one), other.before(two)].map(|before| before.map(|(_, mv)| mv));
            let (next, other_next) = (self.next(one), other.next(two));
            if moves[0] != moves[1]
                || self.comment(one) != other.comment(two)
                || next.len() != other_next.len()
            {
                return false;
            }
            pairs.extend(next.iter().copied().zip(other_next.iter().copied()));
        }
        self.start == other.start
    }
}

impl Eq for Tree {}

impl From<&Game> for Tree {
    /// The moves of a game as the main line.
    fn from(game: &Game) -> Self {
        let mut tree = Self::new(*game.start());
        let mut at = Self::ROOT;
        for mv in game.moves() {
            at = tree.take(at, *mv);
        }
        tree
    }
}
