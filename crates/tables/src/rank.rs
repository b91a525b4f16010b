//! The turns of a position, best first.

use core::cmp::Reverse;
use core::fmt::Write as _;

use mad_rules::{Position, Side, Turn};

use crate::source::BlockSource;
use crate::tables::{Exact, ProbeError, Tables};
use crate::{GameValue, Outlook};

/// A turn and the exact value of the position after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RankedTurn {
    /// The turn.
    pub turn: Turn,
    /// The position after it.
    pub after: Exact,
}

impl<S: BlockSource> Tables<S> {
    /// All turns of a position with the values of the positions after them, best first.
    ///
    /// Turns that win come before others, and among them those that make progress: an expulsion,
    /// or else the smallest [distance](Exact::distance). So the first one, played again and again,
    /// wins. Turns that keep a semi-victory are ranked in the same way, those of a side that owns
    /// the tie-break first. Turns that lose are ranked by how long the opponent needs, the longest
    /// first.
    ///
    /// `None` if the position or one after it is not in the tables.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is damaged.
    pub fn rank_turns(&self, position: &Position) -> Result<Option<Vec<RankedTurn>>, ProbeError> {
        let mut turns = Vec::new();
        for turn in position.sorted_turns() {
            let next = position.after_unchecked(turn);
            let Some(after) = self.probe(&next)? else { return Ok(None) };
            turns.push((key(position.to_move(), &next, after), RankedTurn { turn, after }));
        }
        // A stable sort: equal turns stay in the order of their texts.
        turns.sort_by_key(|(key, _)| *key);
        Ok(Some(turns.into_iter().map(|(_, turn)| turn).collect()))
    }

    /// The value of a position, and its turns as by [`rank_turns`](Self::rank_turns).
    ///
    /// `None` if the position or one after it is not in the tables.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is damaged.
    pub fn ranking(&self, position: &Position) -> Result<Option<Ranking>, ProbeError> {
        let (exact, turns) = (self.probe(position)?, self.rank_turns(position)?);
        let both = exact.zip(turns);
        Ok(both.map(|(exact, turns)| Ranking { position: *position, exact, turns }))
    }

    /// The turns that keep the value of a position, ranked as by
    /// [`rank_turns`](Self::rank_turns); none if the game is over.
    ///
    /// `None` if the position or one after it is not in the tables.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is damaged.
    pub fn best_turns(&self, position: &Position) -> Result<Option<Vec<RankedTurn>>, ProbeError> {
        let Some(mut turns) = self.rank_turns(position)? else { return Ok(None) };
        if let Some(best) = turns.first().map(|best| best.after.value) {
            turns.retain(|turn| turn.after.value == best);
        }
        Ok(Some(turns))
    }
}

/// A position with its exact value and its turns, best first.
///
/// Its text form is for another program: the part of a web app that has the tables need not be the
/// one that plays.
///
/// # Examples
///
/// ```
/// # use mad_tables::{Ranking, Tables, build_in_memory};
/// # use mad_rules::Position;
/// let position: Position = "4/4/b1113/4/r1113/4 r - r 12/40 91".parse()?;
/// # let mut tables = Tables::new();
/// # for bytes in build_in_memory(position.board(), position.limit(), 2)? {
/// #     tables.add(bytes)?;
/// # }
/// let ranking = tables.ranking(&position)?.expect("it is in the tables");
/// assert_eq!(Ranking::from_text(&position, &ranking.to_text())?, ranking);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    position: Position,
    exact: Exact,
    turns: Vec<RankedTurn>,
}

/// A text is not the ranking of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line} is not a turn of the position and its outlook")]
pub struct ParseRankingError {
    /// The line, counted from 1.
    pub line: usize,
}

impl Ranking {
    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Its value.
    #[must_use]
    pub const fn exact(&self) -> Exact {
        self.exact
    }

    /// Its turns, best first.
    #[must_use]
    pub fn turns(&self) -> &[RankedTurn] {
        &self.turns
    }

    /// The outlook of the position, then a line for each turn with the outlook after it. A game
    /// that is over has none.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("- {}", outlook_text(self.exact));
        for ranked in &self.turns {
            let _ = write!(text, "\n{} {}", ranked.turn, outlook_text(ranked.after));
        }
        text
    }

    /// Reads the text form of the ranking of a position.
    ///
    /// # Errors
    ///
    /// If it is none, or lacks turns.
    pub fn from_text(position: &Position, text: &str) -> Result<Self, ParseRankingError> {
        let mut lines = text.lines().zip(1..);
        let first = lines.next().and_then(|(line, _)| line.strip_prefix("- "));
        let exact = first.and_then(|outlook| parse_exact(position, outlook));
        let exact = exact.ok_or(ParseRankingError { line: 1 })?;
        let mut turns: Vec<RankedTurn> = Vec::new();
        for (line, number) in lines {
            let ranked = parse_turn(position, line);
            let is_new = |it: &RankedTurn| turns.iter().all(|other| other.turn != it.turn);
            turns.push(ranked.filter(is_new).ok_or(ParseRankingError { line: number })?);
        }
        if turns.len() != position.legal_turns().len() {
            return Err(ParseRankingError { line: 2 + turns.len() });
        }
        Ok(Self { position: *position, exact, turns })
    }
}

fn outlook_text(exact: Exact) -> String {
    exact.outlook.map_or_else(String::new, |outlook| outlook.to_bits().to_string())
}

fn parse_exact(position: &Position, text: &str) -> Option<Exact> {
    if let Some(outcome) = position.outcome() {
        return text.is_empty().then(|| Exact::of_outcome(outcome));
    }
    Some(Exact::of_outlook(position, Outlook::from_bits(text.parse().ok()?)?))
}

fn parse_turn(position: &Position, line: &str) -> Option<RankedTurn> {
    let (turn, outlook) = line.split_once(' ')?;
    let turn = turn.parse().ok()?;
    let mut next = *position;
    next.play(turn).ok()?;
    Some(RankedTurn { turn, after: parse_exact(&next, outlook)? })
}

/// What turns are sorted by, smallest first: the value for the side that made the turn, then the
/// distance.
fn key(mover: Side, next: &Position, after: Exact) -> (Reverse<i8>, i32) {
    let turns = |side: Side, threshold: Option<(Side, u16)>| {
        threshold.filter(|(favoured, _)| *favoured == side).map_or(0, |(_, turns)| turns.into())
    };
    let outlook = after.outlook.unwrap_or(Outlook::EVEN);
    let is_over = after.outlook.is_none();
    let distance = match after.value {
        GameValue::Victory(side) => {
            // With a limit, the distance ends at an expulsion, and this was one.
            let restarts = next.limit().is_some() && next.quiet() == 0 && side == mover;
            let distance = if restarts { 0 } else { turns(side, outlook.victory()) };
            let signed = if side == mover { 1 + distance } else { -1 - distance };
            if is_over { 0 } else { signed }
        }
        GameValue::SemiVictory(side) => {
            // An owner only has to keep the tie-break.
            let owns = next.tie_break_owner() == side;
            let distance = if owns { 0 } else { turns(side, outlook.semi_victory()) };
            if side == mover { distance } else { -distance }
        }
        GameValue::Undecided => 0,
    };
    (Reverse(after.value.rank(mover)), distance)
}
