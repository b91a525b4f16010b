//! Studying games, without a user interface and without an engine.
//!
//! [`Tree`] is a game with variations, comments, glyphs and drawn [`Shape`]s, read from a record and
//! written to one. [`Review`] judges the turns of a game by the expected result that each of them
//! gave away, from what an engine has found in every position. [`puzzle`] has positions with one right
//! turn.

pub mod puzzle;
mod review;
mod saved;
mod shape;
mod tree;

pub use review::{
    Accuracy, Evaluation, Judgement, Loss, Overlooked, Review, ReviewPlan, ReviewedTurn,
    SearchTask, reason_in_words, red_expectation,
};
pub use saved::{SavedStudy, SavedStudyError, StudyHeader};
pub use shape::{Brush, Shape};
pub use tree::{Glyph, Node, NodeId, Tree, TreeError};
