//! The state of a training run, and its file.

use std::fs;
use std::path::Path;

use super::data_file::checksum;

/// Parameters, moments of Adam, and how far the training is.
#[derive(Debug, Clone)]
pub(super) struct Checkpoint {
    pub(super) parameters: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    pub(super) step: u64,
    pub(super) epoch: u32,
}

/// Why a checkpoint cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It is damaged, or of a training with other settings or samples.
    #[error("the checkpoint is damaged, or of a training with other settings or data")]
    Other,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const EPSILON: f32 = 1e-8;

impl Checkpoint {
    pub(super) fn new(parameters: Vec<f32>) -> Self {
        let zeros = vec![0.0; parameters.len()];
        Self { parameters, means: zeros.clone(), squares: zeros, step: 0, epoch: 0 }
    }

    /// A step of Adam.
    pub(super) fn adam(&mut self, parameters: &mut [f32], gradient: &[f32], scale: f32, rate: f32) {
        self.step += 1;
        let step = self.step.min(1_000_000) as i32;
        let mean_correction = 1.0 - MEAN_DECAY.powi(step);
        let square_correction = 1.0 - SQUARE_DECAY.powi(step);
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((parameter, slope), (mean, square)) in parameters.iter_mut().zip(gradient).zip(moments)
        {
            let slope = slope * scale;
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
            let size = (*square / square_correction).sqrt() + EPSILON;
            *parameter -= rate * (*mean / mean_correction) / size;
        }
    }

    /// Reads the state from a file, if there is one.
    pub(super) fn resume(&mut self, path: &Path, identity: &str) -> Result<(), CheckpointError> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or(CheckpointError::Other)?;
        let (header, floats) = content.split_first_chunk::<20>().ok_or(CheckpointError::Other)?;
        let expected = 12 * self.parameters.len();
        let same = header[..8] == checksum(identity.as_bytes()).to_le_bytes();
        if checksum(content).to_le_bytes() != *sum || !same || floats.len() != expected {
            return Err(CheckpointError::Other);
        }
        self.step = u64::from_le_bytes(std::array::from_fn(|i| header[8 + i]));
        self.epoch = u32::from_le_bytes(std::array::from_fn(|i| header[16 + i]));
        let lists = [&mut self.parameters, &mut self.means, &mut self.squares];
        let values = floats.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
        for (place, value) in lists.into_iter().flatten().zip(values) {
            *place = value;
        }
        Ok(())
    }

    /// Writes the state to a file, which is complete or the old one whatever happens.
    pub(super) fn store(&self, path: &Path, identity: &str) -> Result<(), CheckpointError> {
        let mut bytes = checksum(identity.as_bytes()).to_le_bytes().to_vec();
        bytes.extend(self.step.to_le_bytes());
        bytes.extend(self.epoch.to_le_bytes());
        let values = [&self.parameters, &self.means, &self.squares].into_iter().flatten();
        bytes.extend(values.flat_map(|value| value.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        let new = path.with_extension("new");
        fs::write(&new, bytes)?;
        fs::rename(&new, path)?;
        Ok(())
    }
}
