//! The nodes of a tree.

use std::fmt;

use mad_rules::{Position, Turn};

use crate::Shape;

/// The name of a node in its tree. Ids of deleted nodes are not used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// A number that no other node of the tree has.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A turn with the position after it and its annotations; the root is the start position.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// The node before it; `None` for the root.
    pub parent: Option<NodeId>,
    /// The turn; `None` for the root.
    pub turn: Option<Turn>,
    /// The position after the turn.
    pub position: Position,
    /// The continuation first, then the first turns of variations.
    pub children: Vec<NodeId>,
    /// What annotators think of the turn.
    pub glyphs: Vec<Glyph>,
    /// A comment before the turn, at the beginning of a variation.
    pub lead: String,
    /// The comment after the turn.
    pub comment: String,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
    /// Commands of other programs in the comment, such as times.
    pub(super) commands: String,
}

impl Node {
    pub(super) const fn new(
        parent: Option<NodeId>,
        turn: Option<Turn>,
        position: Position,
    ) -> Self {
        Self {
            parent,
            turn,
            position,
            children: Vec::new(),
            glyphs: Vec::new(),
            lead: String::new(),
            comment: String::new(),
            shapes: Vec::new(),
            commands: String::new(),
        }
    }
}

/// A numeric annotation glyph (NAG) as in PGN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Glyph(pub u16);

impl Glyph {
    /// `!`
    pub const GOOD: Self = Self(1);
    /// `?`
    pub const MISTAKE: Self = Self(2);
    /// `!!`
    pub const BRILLIANT: Self = Self(3);
    /// `??`
    pub const BLUNDER: Self = Self(4);
    /// `!?`
    pub const INTERESTING: Self = Self(5);
    /// `?!`
    pub const DUBIOUS: Self = Self(6);

    /// The glyphs that judge a turn, of which it has one at most.
    pub const JUDGEMENTS: [Self; 6] = [
        Self::BRILLIANT,
        Self::GOOD,
        Self::INTERESTING,
        Self::DUBIOUS,
        Self::MISTAKE,
        Self::BLUNDER,
    ];

    /// Returns whether it judges a turn.
    #[must_use]
    pub const fn judges_turn(self) -> bool {
        matches!(self.0, 1..=6)
    }
}

/// The usual sign, such as `!`, or the number: `$146`.
impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            1 => "!",
            2 => "?",
            3 => "!!",
            4 => "??",
            5 => "!?",
            6 => "?!",
            10 => "=",
            13 => "∞",
            14 => "⩲",
            15 => "⩱",
            16 => "±",
            17 => "∓",
            18 => "+−",
            19 => "−+",
            number => return write!(f, "${number}"),
        })
    }
}
