//! Solutions for a board and a tie-break limit.

use core::num::NonZeroU16;

use mad_rules::{Board, BySide, Position, Side};

use crate::layer::{Layer, Progress};
use crate::{Tally, Value};

/// The true values of endings on one board, under one tie-break limit.
///
/// Endings are solved in *layers*: all positions with so many ships of each side in the arena,
/// both corvettes among them. Only an expulsion leads from one layer to another, and always to a
/// smaller one. Which classes are in the arena is not fixed: teleportations exchange them with
/// those in exile.
///
/// # Examples
///
/// ```
/// use mad_endings::{Endings, Value};
/// use mad_rules::{BySide, Position, Side};
///
/// // A lone corvette held at bay: with the last quiet turns gone it is a semi-victory only.
/// let position: Position = "b1113/4/4/4/r2223/r1113 b - r 39/40 92".parse()?;
/// let mut endings = Endings::new(position.board(), position.limit());
/// assert_eq!(endings.value(&position), None);
/// endings.solve(BySide { red: 2, blue: 1 }, &mut |_| ());
/// assert_eq!(endings.value(&position), Some(Value::SemiVictory(Side::Red)));
/// # Ok::<(), mad_rules::MfenError>(())
/// ```
pub struct Endings {
    board: Board,
    limit: Option<NonZeroU16>,
    layers: Vec<Layer>,
}

impl Endings {
    /// Nothing solved yet, for a board and a limit of quiet turns (`None` for no tie-break).
    #[must_use]
    pub const fn new(board: Board, limit: Option<NonZeroU16>) -> Self {
        Self {
            board,
            limit,
            layers: Vec::new(),
        }
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

    /// Solves all positions with so many ships of each side in the arena, and those with fewer,
    /// unless they are solved already.
    ///
    /// Time and memory grow quickly. On a board of 24 squares, three ships take moments. Two
    /// against two take minutes and, until they are solved, 8 bytes for each of 2 x 7 x 7 x 24⁴
    /// numbers; half of that afterwards.
    ///
    /// # Panics
    ///
    /// If a side has no ship or more than eight, if the positions do not fit in memory, or if
    /// values still change with more than 254 turns left (which is not known to happen).
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

    /// The layer that answers for a position in which the game is not over.
    fn layer_of(&self, position: &Position) -> Option<&Layer> {
        let expected = (self.board, self.limit, BySide::default());
        if (position.board(), position.limit(), position.positioning()) != expected {
            return None;
        }
        self.layer(BySide::from_fn(|side| position.fleet(side).len()))
    }

    /// What a position is worth, with its own quiet turns and last expeller.
    ///
    /// `None` for what is not solved here: another board, another limit, other numbers of ships,
    /// or positioning turns still to come. A game that is over is worth its outcome.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.into());
        }
        Some(self.layer_of(position)?.value(position))
    }

    /// The turns that a victory takes.
    ///
    /// With the tie-break off, these are all turns until the end of the game when the winner
    /// hurries and the loser delays. With a limit, it is the smallest number of turns left before
    /// the tie-break with which the victory can still be forced; an expulsion on the way starts a
    /// new count, and the turns after it are not in this number. It does not depend on the
    /// position's quiet turns, so it may be more than are left in fact.
    ///
    /// `None` where neither side has a victory whatever the quiet turns, where the game is over,
    /// and for what is not solved.
    #[must_use]
    pub fn turns_needed(&self, position: &Position) -> Option<u16> {
        if position.is_over() {
            return None;
        }
        self.layer_of(position)?.turns_needed(position)
    }

    /// The values of all positions with so many ships and no quiet turns; `None` if they are not
    /// solved.
    #[must_use]
    pub fn tally(&self, ships: BySide<usize>, to_move: Side, last_expeller: Side) -> Option<Tally> {
        Some(self.layer(ships)?.tally(to_move, last_expeller))
    }

    /// The most turns that any victory with so many ships takes, in the sense of
    /// [`turns_needed`](Self::turns_needed), whoever expelled last; `None` if they are not solved
    /// or there is no victory.
    #[must_use]
    pub fn longest(&self, ships: BySide<usize>, to_move: Side) -> Option<u16> {
        self.layer(ships)?.longest(to_move)
    }
}

/// The ships left when a side expels one that is not the corvette.
fn after_expulsion(mut ships: BySide<usize>, expeller: Side) -> Option<BySide<usize>> {
    ships[expeller.opponent()] = ships[expeller.opponent()]
        .checked_sub(1)
        .filter(|&left| left > 0)?;
    Some(ships)
}
