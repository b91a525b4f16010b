//! Gradient descent: right gradients, repeatable steps, and what the engine computes afterwards.

use std::fs;

use mad_engine::eval::network::{HIDDEN, Inputs, Network, Weights};
use mad_engine::value::Value;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use super::super::model::{Active, Model, active_inputs, sigmoid};
use super::*;

fn training() -> Training {
    Training {
        board: Board::SIX_BY_FOUR,
        epochs: 3,
        result_weight: 0.25,
        learning_rate: 0.002,
        seed: 9,
    }
}

/// Enough samples for several batches.
fn samples() -> &'static [Sample] {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("samples.dat");
        fill(&self_play(), &path, 7_000, 2).unwrap();
        let (board, samples) = read_samples(&path).unwrap();
        assert_eq!(board, Board::SIX_BY_FOUR);
        samples
    })
}

/// Trains on this number of threads; returns the weights and the losses of the epochs. Stops after
/// the given epoch.
fn train(
    training: &Training,
    checkpoint: Option<&Path>,
    threads: usize,
    last: u32,
) -> Result<(Weights, Vec<Epoch>), CheckpointError> {
    let samples = Samples::new(samples().iter().copied());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| {
        let mut epochs = Vec::new();
        let weights = training.run(&samples, checkpoint, &mut |epoch| {
            epochs.push(*epoch);
            epoch.number < last
        })?;
        Ok((weights, epochs))
    })
}

#[test]
fn the_number_of_threads_does_not_change_the_network() {
    let (weights, epochs) = train(&training(), None, 1, 3).unwrap();
    let (same, same_epochs) = train(&training(), None, 3, 3).unwrap();
    assert_eq!((&weights, &epochs), (&same, &same_epochs));
    assert_eq!(epochs.iter().map(|epoch| epoch.number).collect::<Vec<_>>(), [1, 2, 3]);
    let other_seed = Training { seed: 10, ..training() };
    assert_ne!(train(&other_seed, None, 2, 3).unwrap().0, weights);
}

#[test]
fn the_losses_fall() {
    let training = Training { epochs: 40, ..training() };
    let epochs = train(&training, None, 2, 40).unwrap().1;
    let later: Vec<Epoch> = epochs.iter().copied().skip(3).step_by(12).collect();
    assert!(later.windows(2).all(|pair| pair[1].loss < pair[0].loss), "{later:?}");
    // So few samples are soon learned by heart: only the beginning is better on other games. The
    // entropy of an even game is 0.69.
    let best = epochs.iter().map(|epoch| epoch.validation).fold(f32::INFINITY, f32::min);
    assert!(best < epochs[0].validation - 0.01, "{epochs:?}");
    let losses = [epochs[39].loss, best];
    assert!(losses.iter().all(|loss| (0.3..0.69).contains(loss)), "{losses:?}");
}

#[test]
fn games_are_held_out_as_a_whole() {
    let (training, held_out) = Samples::new(samples().iter().copied()).counts();
    assert_eq!(training + held_out, samples().len());
    let share = held_out as f64 / (training + held_out) as f64;
    assert!((0.03..0.08).contains(&share), "{share}");
}

#[test]
fn an_interrupted_training_ends_with_the_same_network() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("state");
    let (whole, epochs) = train(&training(), None, 2, 3).unwrap();
    train(&training(), Some(&path), 2, 1).unwrap();
    let (resumed, rest) = train(&training(), Some(&path), 2, 3).unwrap();
    assert_eq!((resumed, rest.as_slice()), (whole.clone(), &epochs[1..]));
    // All epochs are done.
    let (again, rest) = train(&training(), Some(&path), 2, 3).unwrap();
    assert_eq!((again, rest.len()), (whole, 0));
}

#[test]
fn a_checkpoint_of_another_training_is_refused() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("state");
    train(&training(), Some(&path), 2, 1).unwrap();
    let refused = |training: &Training| {
        matches!(train(training, Some(&path), 1, 3), Err(CheckpointError::Other))
    };
    assert!(refused(&Training { epochs: 4, ..training() }));
    assert!(refused(&Training { seed: 1, ..training() }));
    let good = fs::read(&path).unwrap();
    for (content, what) in [
        (good[..good.len() - 1].to_vec(), "cut"),
        (Vec::new(), "empty"),
        (vec![7; good.len()], "something else"),
    ] {
        fs::write(&path, content).unwrap();
        assert!(refused(&training()), "{what}");
    }
    let error = train(&training(), Some(folder.path()), 1, 1).unwrap_err();
    assert!(matches!(error, CheckpointError::Io(_)), "a folder: {error}");
}

/// A model with larger weights than the first ones of a training, so that both ends of the hidden
/// values are reached.
fn model(board: Board) -> Model {
    let model = Model::random(board, 3);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut parameters = model.parameters.clone();
    let outputs = parameters.len() - 1 - 2 * HIDDEN;
    for weight in &mut parameters[outputs..] {
        *weight = rng.random_range(-0.4..0.4);
    }
    model.with(parameters)
}

/// The loss whose derivative by the logit is `sigmoid(logit) - target`.
fn loss(model: &Model, active: &[Active; 2], target: f32) -> f64 {
    let logit = f64::from(model.forward(active).logit);
    (1.0 + logit.exp()).ln() - f64::from(target) * logit
}

#[test]
fn gradients_are_those_of_finite_differences() {
    const STEP: f32 = 1e-3;
    let model = model(Board::SIX_BY_FOUR);
    let inputs = Inputs::new(Board::SIX_BY_FOUR);
    let (mut checked, mut wrong) = (0, 0);
    for sample in samples().iter().step_by(499).take(12) {
        let active = active_inputs(&inputs, sample);
        let target = 0.3;
        let forward = model.forward(&active);
        let mut gradient = vec![0.0; model.parameters.len()];
        model.backward(&active, &forward, sigmoid(forward.logit) - target, &mut gradient);
        let unused = (0..gradient.len()).find(|&i| gradient[i] == 0.0).unwrap();
        let used = (0..gradient.len()).filter(|&i| gradient[i].abs() > 0.005).step_by(7);
        for index in used.chain([unused, gradient.len() - 1]) {
            let moved = |by: f32| {
                let mut parameters = model.parameters.clone();
                parameters[index] += by;
                loss(&model.with(parameters), &active, target)
            };
            let slope = (moved(STEP) - moved(-STEP)) / f64::from(2.0 * STEP);
            let error = (slope - f64::from(gradient[index])).abs();
            checked += 1;
            wrong += u32::from(error > 1e-3 + 0.02 * slope.abs());
        }
    }
    assert!(checked > 200, "{checked}");
    // The slope jumps where a hidden value is clipped.
    assert!(wrong * 50 <= checked, "{wrong} of {checked}");
}

#[test]
fn the_engine_computes_what_the_rounded_model_computes() {
    for board in Board::REGISTERED {
        let mut model = model(board);
        model.clamp();
        let inputs = Inputs::new(board);
        let network = Network::new(model.quantised(board)).unwrap();
        let rounded = model.rounded();
        let positions = mad_engine::bench::positions().filter(|position| position.board() == board);
        let mut compared = 0;
        for position in positions {
            let sample = Sample::new(&position, Value::ZERO);
            let eighths = rounded.forward(&active_inputs(&inputs, &sample)).logit * 800.0;
            let value = network.evaluate(&position).eighths() as f32;
            // Estimates leave a band free for semi-victories.
            if !(800.0..960.0).contains(&eighths.abs()) {
                assert!((eighths - value).abs() <= 2.5, "{position}: {eighths} {value}");
                compared += 1;
            }
        }
        assert!(compared >= 5, "{board}");
    }
}
