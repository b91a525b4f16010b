//! The text form of puzzles: one line for each.
//!
//! ```text
//! bonus exile 2 1430; b4b5+112-221 a6a5 c5b5|c5c6; 1b1112/r2213/… r - r 3/40 5
//! ```
//!
//! Theme, aim, number of turns and rating; the line, in which the turns of the solver may have
//! alternatives; the position (MFEN). Empty lines and those that begin with `#` are skipped.

use std::fmt::{self, Write as _};

use mad_rules::{IllegalTurn, Position, Turn};

use super::{Aim, Goal, Puzzle, SolverTurn, Theme};

/// A line that is not a puzzle, and why.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ParsePuzzleError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: PuzzleFault,
}

/// What is wrong with the text of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFault {
    /// There are not three fields.
    #[error("expected three fields with '; ' between them: goal, line and position")]
    Fields,
    /// The first field is malformed.
    #[error("expected a theme, an aim, a number of turns and a rating, found {0:?}")]
    Goal(String),
    /// The theme is not that of the first turn and the aim.
    #[error("the theme is {stated}, but the first turn and the aim make it {real}")]
    Theme {
        /// The theme of the text.
        stated: Theme,
        /// The theme of the puzzle.
        real: Theme,
    },
    /// The position is malformed.
    #[error(transparent)]
    Position(#[from] mad_rules::mfen::ParseMfenError),
    /// The game is over in the position.
    #[error("the game is over")]
    Over,
    /// A turn is malformed.
    #[error("{text:?}: {error}")]
    Turn {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: mad_rules::turn::ParseTurnError,
    },
    /// A turn is illegal.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// The line ends with a reply, or a reply has alternatives.
    #[error("expected turns of the solver with one reply between each two")]
    Line,
    /// The line is longer than the goal says.
    #[error("the line takes {found} turns, the goal says {stated}")]
    Length {
        /// The turns of the solver.
        found: usize,
        /// The turns of the goal.
        stated: u8,
    },
}

/// Reads a file of puzzles.
///
/// # Errors
///
/// The first line that is not a puzzle.
pub fn read(text: &str) -> Result<Vec<Puzzle>, ParsePuzzleError> {
    let lines =
        text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let puzzles = lines.map(|(text, line)| {
        Puzzle::from_text(text).map_err(|fault| ParsePuzzleError { line, fault })
    });
    puzzles.collect()
}

/// The text of a file with these puzzles.
#[must_use]
pub fn write<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> String {
    puzzles.into_iter().fold(String::new(), |mut text, puzzle| {
        let _ = writeln!(text, "{puzzle}");
        text
    })
}

impl Puzzle {
    /// Reads a puzzle and checks that its line is legal and as long as stated.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self, PuzzleFault> {
        let mut fields = text.splitn(3, "; ");
        let [Some(goal), Some(line), Some(mfen)] = [fields.next(), fields.next(), fields.next()]
        else {
            return Err(PuzzleFault::Fields);
        };
        let (theme, goal, rating) =
            parse_goal(goal).ok_or_else(|| PuzzleFault::Goal(goal.to_owned()))?;
        let position: Position = mfen.parse()?;
        if position.is_over() {
            return Err(PuzzleFault::Over);
        }
        let solution = parse_line(line, &position)?;
        if solution.len() > goal.turns.into() {
            return Err(PuzzleFault::Length { found: solution.len(), stated: goal.turns });
        }
        let real = Theme::of(&position, solution[0].turn, goal.aim);
        if real != theme {
            return Err(PuzzleFault::Theme { stated: theme, real });
        }
        Ok(Self { position, theme, goal, rating, solution })
    }
}

fn parse_goal(text: &str) -> Option<(Theme, Goal, u16)> {
    let mut words = text.split(' ');
    let theme = words.next()?.parse().ok()?;
    let aim: Aim = words.next()?.parse().ok()?;
    let turns = words.next()?.parse().ok().filter(|&turns| turns > 0)?;
    let rating = words.next()?.parse().ok()?;
    words.next().is_none().then_some((theme, Goal { aim, turns }, rating))
}

fn parse_turn(text: &str) -> Result<Turn, PuzzleFault> {
    text.parse().map_err(|error| PuzzleFault::Turn { text: text.to_owned(), error })
}

/// Reads a line that begins in this position. There is at least one turn, and the first one has no
/// alternatives.
fn parse_line(text: &str, position: &Position) -> Result<Vec<SolverTurn>, PuzzleFault> {
    let mut position = *position;
    let mut steps: Vec<SolverTurn> = Vec::new();
    for (at, word) in text.split(' ').enumerate() {
        let turns = word.split('|').map(parse_turn).collect::<Result<Vec<Turn>, _>>()?;
        for &turn in &turns {
            position.check(turn).map_err(|reason| IllegalTurn { turn, reason })?;
        }
        let (turn, alternatives) = (turns[0], turns[1..].to_vec());
        match steps.last_mut() {
            Some(step) if at % 2 == 1 && alternatives.is_empty() => step.reply = Some(turn),
            _ if at % 2 == 0 && (at > 0 || alternatives.is_empty()) => {
                steps.push(SolverTurn { turn, alternatives, reply: None });
            }
            _ => return Err(PuzzleFault::Line),
        }
        position.play(turn)?;
    }
    match steps.last() {
        Some(SolverTurn { reply: None, .. }) => Ok(steps),
        _ => Err(PuzzleFault::Line),
    }
}

/// The line of a file, without its end.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, theme, goal, rating, solution } = self;
        write!(f, "{theme} {} {} {rating};", goal.aim, goal.turns)?;
        for step in solution {
            write!(f, " {}", step.turn)?;
            step.alternatives.iter().try_for_each(|turn| write!(f, "|{turn}"))?;
            step.reply.map_or(Ok(()), |reply| write!(f, " {reply}"))?;
        }
        write!(f, "; {position}")
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Red's cruiser has to stay two squares away from the corvette; not proven.
    pub(crate) const TEXT: &str =
        "exile exile 2 900; a2a3 b4c4 a3b4|a3c3; 1b1112/4/r2223/r1113 r - r 3/40 5";

    #[test]
    fn a_puzzle_is_read_and_written() {
        let puzzle = Puzzle::from_text(TEXT).unwrap();
        assert_eq!(puzzle.to_string(), TEXT);
        assert_eq!((puzzle.solution.len(), puzzle.rating), (2, 900));
        assert_eq!(puzzle.line().count(), 3);
        assert!(puzzle.solution[1].accepts("a3c3".parse().unwrap()));
        let file = format!("# Two puzzles\n\n{TEXT}\n{TEXT}\n");
        let both = read(&file).unwrap();
        assert_eq!(both, [puzzle.clone(), puzzle]);
        assert_eq!(write(&both), format!("{TEXT}\n{TEXT}\n"));
    }

    #[test]
    fn errors_name_the_line_and_what_is_wrong() {
        let fault = |from: &str, to: &str| {
            let error = read(&format!("#\n{}", TEXT.replace(from, to))).unwrap_err();
            assert_eq!(error.line, 2);
            error.fault
        };
        assert_eq!(fault("; ", ", "), PuzzleFault::Fields);
        assert!(matches!(fault("exile 2", "exile 0"), PuzzleFault::Goal(_)));
        assert!(matches!(fault("900", "900 7"), PuzzleFault::Goal(_)));
        let length = PuzzleFault::Length { found: 2, stated: 1 };
        assert_eq!(fault("exile 2", "exile 1"), length);
        let theme = PuzzleFault::Theme { stated: Theme::Bonus, real: Theme::Exile };
        assert_eq!(fault("exile exile", "bonus exile"), theme);
        assert!(matches!(fault("b4c4", "b4"), PuzzleFault::Turn { .. }));
        assert!(matches!(fault("b4c4", "b4d2"), PuzzleFault::Illegal(_)));
        assert_eq!(fault(" a3b4|a3c3", ""), PuzzleFault::Line);
        assert_eq!(fault("b4c4", "b4c4|b4a4"), PuzzleFault::Line);
        assert_eq!(fault("a2a3", "a2a3|a2b3"), PuzzleFault::Line);
        assert!(matches!(fault("4/r222", "5/r222"), PuzzleFault::Position(_)));
        assert_eq!(fault("3/40", "40/40"), PuzzleFault::Over);
    }
}
