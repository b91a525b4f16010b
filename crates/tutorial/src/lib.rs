//! Lessons and the text of the rules.
//!
//! [`LESSONS`] are tasks on real positions: a [`Task`] knows which turns solve it and what is wrong with the others.
//! The rules are [sections](Section) by [topic](Topic), with [figures](Figure) that can be played.
//! [`Progress`] is the set of solved tasks, and [`Duel`] the opponent of the last lesson. Texts come from `mad-i18n`, numbers from
//! `mad-rules`; nothing here draws.

mod duel;
mod facts;
mod figures;
mod lessons;
mod manual;
mod progress;
mod tasks;

pub use duel::Duel;
pub use facts::facts;
pub use figures::Figure;
pub use lessons::{LESSONS, Lesson, MINUTES};
pub use manual::{Block, Section, Topic, fold, highlights};
pub use progress::Progress;
pub use tasks::{Goal, Task, Verdict, after};
