//! Exact results of endings in the search, from tables.

use mad_rules::{Position, Turn};
use mad_tables::{BlockSource, Exact, GameValue, RankedTurn, Ranking, Tables};

use crate::proof::{NodeResult, Proof};
use crate::value::{MAX_TURNS, Value};

/// A source of exact results of endings.
pub trait Endings: Send + Sync {
    /// The greatest number of ships in the arena for which there can be results.
    fn max_ships(&self) -> usize;

    /// The exact result of a position, if it is known. A table that cannot be read or is damaged
    /// knows nothing.
    fn probe(&self, position: &Position) -> Option<Exact>;

    /// All turns of a position, best first, if the results of all are known.
    fn rank_turns(&self, position: &Position) -> Option<Vec<RankedTurn>>;
}

impl<S: BlockSource> Endings for Tables<S> {
    fn max_ships(&self) -> usize {
        self.iter().map(|table| table.key().balance.ships()).max().unwrap_or(0)
    }

    fn probe(&self, position: &Position) -> Option<Exact> {
        Self::probe(self, position).ok()?
    }

    fn rank_turns(&self, position: &Position) -> Option<Vec<RankedTurn>> {
        Self::rank_turns(self, position).ok()?
    }
}

/// The results of one position and of those after its turns. That is all a search needs: it probes
/// no other ones unless it knows a win, and then none.
impl Endings for Ranking {
    fn max_ships(&self) -> usize {
        self.position().arena().len()
    }

    fn probe(&self, position: &Position) -> Option<Exact> {
        if position == self.position() {
            return Some(self.exact());
        }
        let is_here =
            |ranked: &&RankedTurn| self.position().after_unchecked(ranked.turn) == *position;
        self.turns().iter().find(is_here).map(|ranked| ranked.after)
    }

    fn rank_turns(&self, position: &Position) -> Option<Vec<RankedTurn>> {
        (position == self.position()).then(|| self.turns().to_vec())
    }
}

/// The result of a node whose exact value is known.
pub(crate) fn exact_result(position: &Position, exact: Exact, ply: usize) -> NodeResult {
    let us = position.to_move();
    let proof = exact_proof(exact.value, position);
    match exact.value {
        GameValue::Victory(winner) => {
            let turns = ply + longest_win(position, exact);
            let value = Value::win_in(turns.min(MAX_TURNS));
            NodeResult { value: if winner == us { value } else { -value }, proof }
        }
        GameValue::SemiVictory(winner) => {
            let left = position.tie_break().turns_left.map_or(1, usize::from);
            let value = Value::semi_in(ply + left);
            NodeResult { value: if winner == us { value } else { -value }, proof }
        }
        GameValue::Undecided => NodeResult { value: Value::ZERO, proof },
    }
}

/// What an exact value proves, for the side to move.
pub(crate) fn exact_proof(value: GameValue, position: &Position) -> Proof {
    match value.rank(position.to_move()) {
        2 => Proof::WIN,
        1 => Proof::SEMI_WIN,
        -1 => Proof::SEMI_LOSS,
        -2 => Proof::LOSS,
        _ => Proof::NOTHING,
    }
}

/// An upper bound of the turns until a victory that is certain. With a tie-break, tables know the
/// turns until the next expulsion only; each further expulsion takes less than the limit.
fn longest_win(position: &Position, exact: Exact) -> usize {
    let distance = exact.distance().map_or(1, usize::from);
    let expulsions = position.arena().len().saturating_sub(2);
    distance + position.limit().map_or(0, |limit| usize::from(limit.get()) * expulsions)
}

/// An ending whose result and those of all turns are known, at the root.
#[derive(Debug, Clone)]
pub(crate) struct KnownEnding {
    pub(crate) exact: Exact,
    /// Best first.
    turns: Vec<RankedTurn>,
}

impl KnownEnding {
    /// Probes a position.
    pub(crate) fn probe(endings: &dyn Endings, position: &Position) -> Option<Self> {
        if position.arena().len() > endings.max_ships() || position.is_over() {
            return None;
        }
        Some(Self { exact: endings.probe(position)?, turns: endings.rank_turns(position)? })
    }

    /// What is proven about a turn, for the side that plays it.
    pub(crate) fn proof_of(&self, turn: Turn, position: &Position) -> Proof {
        let found = self.turns.iter().find(|ranked| ranked.turn == turn);
        found.map_or(Proof::NOTHING, |ranked| exact_proof(ranked.after.value, position))
    }

    /// Returns whether a turn keeps the result and, if that is a win, makes progress, so that the
    /// win is not put off for ever.
    pub(crate) fn is_best(&self, turn: Turn) -> bool {
        let Some(first) = self.turns.first() else { return true };
        let is_win = matches!(first.after.value, GameValue::Victory(_));
        self.turns.iter().any(|ranked| {
            ranked.turn == turn
                && ranked.after.value == first.after.value
                && (!is_win || ranked.after.distance() == first.after.distance())
        })
    }
}
