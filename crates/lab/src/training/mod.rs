//! Training of evaluation networks: self-play data, and gradient descent on it.

mod checkpoint;
mod data_file;
mod model;
mod sample;
mod self_play;
mod summary;
#[cfg(test)]
mod tests;
mod trainer;

pub use checkpoint::CheckpointError;
pub use data_file::{DataError, DataWriter, read_samples};
pub use sample::Sample;
pub use self_play::SelfPlay;
pub use summary::{ShipWorth, Summary};
pub use trainer::{Epoch, Samples, Training};
