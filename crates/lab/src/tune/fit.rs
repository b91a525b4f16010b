//! The fit: gradient descent on the cross entropy, and the scale of the weights afterwards.

use mad_engine::eval::hand::Parameters;
use rayon::prelude::*;

use super::self_play::{Sample, UNIT};

/// Samples are added up in parts of this size, whose sums do not depend on the number of threads.
const PART: usize = 16_384;

/// The mean cross-entropy loss of expected results.
#[must_use]
pub fn loss(samples: &[Sample], weights: &[f32]) -> f32 {
    let sum = sum_of_parts(samples, |sample| {
        let p = expected(sample, weights).clamp(1e-6, 1.0 - 1e-6);
        f64::from(-sample.target * p.ln() - (1.0 - sample.target) * (1.0 - p).ln())
    });
    (sum / samples.len().max(1) as f64) as f32
}

/// The scale of weights: the root mean square of the logits of samples.
#[must_use]
pub fn scale(samples: &[Sample], weights: &[f32]) -> f32 {
    let sum = sum_of_parts(samples, |sample| f64::from(logit(sample, weights)).powi(2));
    (sum / samples.len().max(1) as f64).sqrt() as f32
}

fn sum_of_parts(samples: &[Sample], f: impl Fn(&Sample) -> f64 + Sync) -> f64 {
    let parts: Vec<f64> =
        samples.par_chunks(PART).map(|part| part.iter().map(&f).sum::<f64>()).collect();
    parts.iter().sum()
}

fn logit(sample: &Sample, weights: &[f32]) -> f32 {
    let sum: f32 =
        sample.features.iter().map(|&(i, n)| weights[usize::from(i)] * f32::from(n)).sum();
    sum / UNIT
}

fn expected(sample: &Sample, weights: &[f32]) -> f32 {
    1.0 / (1.0 + (-logit(sample, weights)).exp())
}

/// Fits weights to samples by gradient descent (Adam) with L2 regularisation towards the start
/// values. Calls `progress` with round and loss every 50 rounds and after the last.
///
/// Afterwards the weights are scaled so that the logits of the samples have the root mean square
/// that they had before: the margins of the search and the worth of a semi-victory are fixed numbers
/// on this scale. A fit inflates it if the results of the games are more certain than before, and
/// the engine gets weaker although its evaluation predicts better.
#[must_use]
pub fn fit(
    samples: &[Sample],
    start: &Parameters,
    rounds: usize,
    mut progress: impl FnMut(usize, f32),
) -> Parameters {
    const LEARNING_RATE: f32 = 4.0;
    const REGULARISATION: f32 = 2e-9;
    let begin: Vec<f32> = start.values.iter().map(|&value| value as f32).collect();
    let mut weights = begin.clone();
    let (mut first, mut second) = (vec![0.0_f32; weights.len()], vec![0.0_f32; weights.len()]);
    for round in 1..=rounds {
        for (i, slope) in gradient(samples, &weights).into_iter().enumerate() {
            let slope = slope / samples.len().max(1) as f32
                + REGULARISATION * UNIT * (weights[i] - begin[i]);
            first[i] = 0.9 * first[i] + 0.1 * slope;
            second[i] = 0.999 * second[i] + 0.001 * slope * slope;
            let step = |moment: f32, decay: f32| moment / (1.0 - decay.powi(round as i32));
            weights[i] -=
                LEARNING_RATE * step(first[i], 0.9) / (step(second[i], 0.999).sqrt() + 1e-8);
        }
        if round % 50 == 0 || round == rounds {
            progress(round, loss(samples, &weights));
        }
    }
    restore_scale(samples, &begin, &mut weights);
    Parameters { values: weights.iter().map(|weight| weight.round() as i32).collect() }
}

/// The sum of the samples' gradients.
fn gradient(samples: &[Sample], weights: &[f32]) -> Vec<f32> {
    let of_part = |part: &[Sample]| {
        let mut gradient = vec![0.0_f32; weights.len()];
        for sample in part {
            let error = expected(sample, weights) - sample.target;
            for &(index, count) in &sample.features {
                gradient[usize::from(index)] += error * f32::from(count);
            }
        }
        gradient
    };
    let parts: Vec<Vec<f32>> = samples.par_chunks(PART).map(of_part).collect();
    let mut sum = vec![0.0; weights.len()];
    for part in parts {
        for (total, slope) in sum.iter_mut().zip(part) {
            *total += slope;
        }
    }
    sum
}

/// Scales the weights of features that occur to the scale of other weights.
fn restore_scale(samples: &[Sample], begin: &[f32], weights: &mut [f32]) {
    let (before, after) = (scale(samples, begin), scale(samples, weights));
    if before <= 0.0 || after <= 0.0 {
        return;
    }
    let mut occurs = vec![false; weights.len()];
    for (index, _) in samples.iter().flat_map(|sample| &sample.features) {
        occurs[usize::from(*index)] = true;
    }
    for (weight, _) in weights.iter_mut().zip(occurs).filter(|(_, occurs)| *occurs) {
        *weight *= before / after;
    }
}
