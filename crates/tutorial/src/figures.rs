//! The figures of the rules.

use mad_rules::{Board, Options, Position, Turn};

/// A position, with a turn to play in it if the figure shows one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The start on the 6x4 board.
    Start,
    /// The start on the 5x5 board.
    Square,
    /// A move that expels.
    Expulsion,
    /// A permutation of complements.
    Permutation,
    /// A rotation of three destroyers.
    Rotation,
    /// A move onto the last row with a rotation as bonus move.
    Bonus,
    /// The start on the irregular board `4x6`, whose bonus squares are not one row.
    Notched,
    /// The start on the irregular board `aztec`.
    Stepped,
}

impl Figure {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Start,
        Self::Square,
        Self::Expulsion,
        Self::Permutation,
        Self::Rotation,
        Self::Bonus,
        Self::Notched,
        Self::Stepped,
    ];

    /// The name in the language files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Square => "square",
            Self::Expulsion => "expulsion",
            Self::Permutation => "permutation",
            Self::Rotation => "rotation",
            Self::Bonus => "bonus",
            Self::Notched => "notched",
            Self::Stepped => "stepped",
        }
    }

    /// The figure of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|figure| figure.name() == name)
    }

    /// The position before the turn.
    ///
    /// # Panics
    ///
    /// Never: the tests parse all of them.
    #[must_use]
    pub fn position(self) -> Position {
        let start = |board: Board| {
            board.start(Options::default()).expect("a registered board has a start position")
        };
        let mfen = match self {
            Self::Start => return start(Board::SIX_BY_FOUR),
            Self::Square => return start(Board::FIVE_BY_FIVE),
            Self::Notched => return start(Board::FOUR_BY_SIX),
            Self::Stepped => return start(Board::AZTEC),
            Self::Expulsion => {
                "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 \
                 r - - 6/40 7"
            }
            Self::Permutation => {
                "1b1221b111b212/b2111b222b1211/1r221b112r222b221/r1221r2111r212/1r1111r121r112 \
                 b - - 7/40 8"
            }
            Self::Rotation => {
                "b2211b1111b121/b2111b212b222b112/1r2211r122r211/3r222r121/r2122r111r112 \
                 r - r 4/40 31"
            }
            Self::Bonus => {
                "b2223b211/b121r2211b111b112/r1222b221b122/r1211r2121r112/r222r1112r211 \
                 r - r 2/40 25"
            }
        };
        mfen.parse().expect("the tests parse the positions of all figures")
    }

    /// The turn that the figure shows.
    ///
    /// # Panics
    ///
    /// Never: the tests parse all of them.
    #[must_use]
    pub fn turn(self) -> Option<Turn> {
        let text = match self {
            Self::Start | Self::Square | Self::Notched | Self::Stepped => return None,
            Self::Expulsion => "c4b3",
            Self::Permutation => "112-221",
            Self::Rotation => "122-212-221",
            Self::Bonus => "b4b5+122-212-221",
        };
        Some(text.parse().expect("the tests parse the turns of all figures"))
    }
}
