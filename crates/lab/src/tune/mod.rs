//! Tuning of the hand-written evaluation: logistic regression on self-play (Texel tuning).
//!
//! [`SelfPlay`] plays games on boards of all kinds and keeps their positions as [`Sample`]s;
//! [`fit`] finds the weights that predict best what became of them; [`weights_text`] writes weights
//! as text, which [`read_weights`] reads.

mod fit;
mod self_play;
#[cfg(test)]
mod tests;
mod weights_text;

pub use fit::{fit, loss, scale};
pub use self_play::{RESULT_WEIGHT, Sample, SelfPlay, starts};
pub use weights_text::{WeightsError, read_weights, weights_text};
