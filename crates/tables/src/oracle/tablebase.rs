//! The tablebase of a board and a tie-break limit.

use core::fmt;
use core::num::NonZeroU16;

use mad_rules::{Board, BySide, Position, Side};

use super::layer::{Layer, Progress};
use crate::{GameValue, Outlook, Tally};

/// The game-theoretic values of endings on one board, under one tie-break limit.
///
/// Endings are solved in *layers*: all positions with given numbers of ships of each side in the
/// arena, both corvettes included. Only an expulsion leads from one layer to another, and always
/// to a smaller one. The classes in the arena are not fixed: teleportations exchange them with
/// those in exile.
///
/// # Examples
///
/// ```
/// use mad_tables::{Tablebase, GameValue};
/// use mad_rules::{BySide, Position, Side};
///
/// // One quiet turn is left, too few for a victory.
/// let position: Position = "b1113/4/4/4/r2223/r1113 b - r 39/40 92".parse()?;
/// let mut tablebase = Tablebase::new(position.board(), position.limit());
/// assert_eq!(tablebase.value(&position), None);
/// tablebase.solve(BySide { red: 2, blue: 1 }, &mut |_| ());
/// assert_eq!(tablebase.value(&position), Some(GameValue::SemiVictory(Side::Red)));
/// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
/// ```
pub struct Tablebase {
    board: Board,
    limit: Option<NonZeroU16>,
    layers: Vec<Layer>,
}

impl Tablebase {
    /// An empty tablebase for a board and a limit of quiet turns (`None` for no tie-break).
    #[must_use]
    pub const fn new(board: Board, limit: Option<NonZeroU16>) -> Self {
        Self { board, limit, layers: Vec::new() }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The quiet turns that end a game; `None` when the tie-break is off.
    #[must_use]
    pub const fn limit(&self) -> Option<NonZeroU16> {
        self.limit
    }

    /// Solves the layer with these numbers of ships, and the smaller layers it depends on, unless
    /// they are solved already.
    ///
    /// Time and memory grow exponentially. On a board of 24 squares, three ships take less than a
    /// second; two against two take about a minute and 8 bytes for each of 2 x 7 x 7 x 24⁴
    /// indices while they are being solved, 4 bytes afterwards.
    ///
    /// # Panics
    ///
    /// If a side has no ship or more than eight, if the positions do not fit in memory, or if
    /// values still change with more than 254 turns left (no such case is known).
    pub fn solve(&mut self, ships: BySide<usize>, progress: &mut dyn FnMut(Progress)) {
        if self.layer(ships).is_some() {
            return;
        }
        for expeller in Side::ALL {
            if let Some(fewer) = after_expulsion(ships, expeller) {
                self.solve(fewer, progress);
            }
        }
        let smaller = BySide::from_fn(|expeller| {
            after_expulsion(ships, expeller).and_then(|fewer| self.layer(fewer))
        });
        let layer = Layer::solve(self.board, ships, self.limit, smaller, progress);
        self.layers.push(layer);
    }

    fn layer(&self, ships: BySide<usize>) -> Option<&Layer> {
        self.layers.iter().find(|layer| layer.ships == ships)
    }

    /// The layer with a position in which the game is not over.
    fn layer_of(&self, position: &Position) -> Option<&Layer> {
        let expected = (self.board, self.limit, BySide::default());
        if (position.board(), position.limit(), position.positioning()) != expected {
            return None;
        }
        self.layer(BySide::from_fn(|side| position.fleet(side).len()))
    }

    /// Probes the value of a position, with its quiet turns and last expeller.
    ///
    /// `None` if it is not in the tablebase: another board, another limit, other numbers of ships,
    /// or positioning turns still to come. The value of a finished game is its outcome.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<GameValue> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.into());
        }
        Some(self.layer_of(position)?.value(position))
    }

    /// Probes the distance to a victory.
    ///
    /// With the tie-break off, this is the number of turns until the end of the game under perfect
    /// play (distance to mate in chess). With a limit, it is the smallest number of turns left
    /// before the tie-break with which the victory can still be forced (like distance to zeroing:
    /// an expulsion resets the count, and the turns after it are not included). It does not depend
    /// on the position's quiet turns, so it may be larger than the number of turns left.
    ///
    /// `None` if neither side can force a victory with any quiet count, if the game is over, and
    /// if the position is not in the tablebase.
    #[must_use]
    pub fn distance_to_victory(&self, position: &Position) -> Option<u16> {
        if position.is_over() {
            return None;
        }
        self.layer_of(position)?.distance_to_victory(position)
    }

    /// Probes the values for every quiet count and either owner of the tie-break.
    ///
    /// `None` if the game is over, if the position is not in the tablebase, or if three facts are
    /// not enough for the values; tests show that they are, as [`Outlook`] explains.
    #[must_use]
    pub fn outlook(&self, position: &Position) -> Option<Outlook> {
        if position.is_over() {
            return None;
        }
        self.layer_of(position)?.outlook(position)
    }

    /// Counts the values of all positions of a layer without quiet turns; `None` if it is not
    /// solved.
    #[must_use]
    pub fn tally(&self, ships: BySide<usize>, to_move: Side, last_expeller: Side) -> Option<Tally> {
        Some(self.layer(ships)?.tally(to_move, last_expeller))
    }

    /// The largest [`distance_to_victory`](Self::distance_to_victory) in a layer, over both last
    /// expellers; `None` if it is not solved or has no victory.
    #[must_use]
    pub fn longest_distance(&self, ships: BySide<usize>, to_move: Side) -> Option<u16> {
        self.layer(ships)?.longest_distance(to_move)
    }
}

/// The board, the limit and the solved layers, without the values.
impl fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let solved: Vec<_> = self.layers.iter().map(|layer| layer.ships).collect();
        f.debug_struct("Tablebase")
            .field("board", &self.board)
            .field("limit", &self.limit)
            .field("solved", &solved)
            .finish()
    }
}

/// The ships left when a side expels one that is not the corvette.
fn after_expulsion(mut ships: BySide<usize>, expeller: Side) -> Option<BySide<usize>> {
    ships[expeller.opponent()] =
        ships[expeller.opponent()].checked_sub(1).filter(|&left| left > 0)?;
    Some(ships)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPS: BySide<usize> = BySide { red: 2, blue: 1 };

    fn solved(limit: u16) -> Tablebase {
        let mut tablebase = Tablebase::new(Board::SIX_BY_FOUR, NonZeroU16::new(limit));
        tablebase.solve(SHIPS, &mut |_| ());
        tablebase
    }

    fn position(text: &str) -> Position {
        text.parse().expect("it is a position")
    }

    #[test]
    fn answers_only_for_what_is_solved() {
        let tablebase = solved(7);
        let known = |text| tablebase.value(&position(text)).is_some();
        assert!(known("b1113/4/4/4/r2223/r1113 b - r 3/7 92"));
        assert!(known("b1113/4/4/4/4/r1113 b - - 0/7 92"));
        assert!(!known("b1113/4/4/4/r2223/r1113 b - r 3/8 92"), "another limit");
        assert!(!known("b1113/4/4/4/r2223/r1113 b - r 3/- 92"), "no limit");
        assert!(!known("b1114/5/5/r2224/r1114 b - r 3/7 92"), "another board");
        assert!(!known("b1113/4/4/b2223/4/r1113 b - r 3/7 92"), "other ships");
        assert!(!known("b1113/4/4/4/r2223/r1113 b b r 3/7 92"), "a positioning turn to come");
    }

    #[test]
    fn a_finished_game_is_worth_its_outcome() {
        let tablebase = solved(7);
        for (text, value) in [
            ("b1113/4/4/4/r2223/r1113 b - r 7/7 92", GameValue::SemiVictory(Side::Red)),
            ("b1113/4/4/4/r2223/r1113 b - - 7/7 92", GameValue::SemiVictory(Side::Blue)),
            ("4/4/4/4/r2223/r1113 b - r 0/7 92", GameValue::Victory(Side::Red)),
        ] {
            assert_eq!(tablebase.value(&position(text)), Some(value), "{text}");
            assert_eq!(tablebase.distance_to_victory(&position(text)), None, "{text}");
        }
    }

    #[test]
    fn reports_progress_on_smaller_layers_first_and_solves_nothing_twice() {
        let mut tablebase = Tablebase::new(Board::SIX_BY_FOUR, NonZeroU16::new(2));
        let mut reports = Vec::new();
        tablebase.solve(SHIPS, &mut |progress| {
            reports.push((progress.ships.red, progress.turns_left, progress.positions));
        });
        let (small, large) = (2 * 24 * 23, 2 * 7 * 24 * 23 * 22);
        assert_eq!(reports, [(1, 1, small), (1, 2, small), (2, 1, large), (2, 2, large)]);
        tablebase.solve(SHIPS, &mut |_| panic!("it is solved"));
    }
}
