//! `mad train`: trains a network on positions of self-play.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;

use mad_i18n::Texts;
use mad_lab::training::{
    CheckpointError, DataError, Epoch, Sample, Samples, Training, read_samples,
};

use crate::arguments::TrainArgs;
use crate::data::{data_error, set_workers};
use crate::failure::Failure;
use crate::network_file::hash;
use crate::{files, interrupt};

pub(crate) fn run(args: &TrainArgs, texts: &Texts) -> Result<(), Failure> {
    files::check_writable(&args.output, texts)?;
    let samples = Samples::new(read_all(args, texts)?);
    let (training, held_out) = samples.counts();
    if training == 0 {
        return Err(Failure::Malformed(texts.error_no_positions()));
    }
    set_workers(args.workers)?;
    let mut out = std::io::stdout();
    writeln!(out, "{}", texts.train_positions(training, held_out))?;
    let names = [
        texts.train_epoch(),
        texts.train_loss(),
        texts.train_held_out(),
        texts.train_result(),
        texts.train_search(),
    ];
    writeln!(out, "{}", row(&names))?;
    let checkpoint = args.checkpoint.clone().unwrap_or_else(|| default_checkpoint(&args.output));
    let stop = interrupt::stop_flag(texts.stopping());
    let mut written = Ok(());
    let mut stopped = false;
    let weights = settings(args).run(&samples, Some(&checkpoint), &mut |epoch| {
        written = writeln!(out, "{}", row(&cells(epoch, held_out > 0, texts)));
        stopped = epoch.number < args.epochs && (stop.load(Relaxed) || written.is_err());
        !stopped
    });
    let weights = weights.map_err(|error| checkpoint_error(&checkpoint, &error, texts))?;
    written?;
    if stopped {
        return Err(Failure::Interrupted(texts.stopped_early()));
    }
    let bytes = weights.to_bytes();
    files::write_atomically(&args.output, &bytes, texts)?;
    // Only needed to resume; a file that cannot be removed does no harm.
    let _ = std::fs::remove_file(&checkpoint);
    let file = files::name(&args.output, texts);
    writeln!(out, "{}", texts.train_done(file, bytes.len(), hash(&bytes)))?;
    Ok(())
}

fn settings(args: &TrainArgs) -> Training {
    Training {
        board: args.board,
        epochs: args.epochs,
        result_weight: args.result_weight,
        learning_rate: args.learning_rate,
        seed: args.seed,
    }
}

/// The positions of all files, which must be of the same board.
fn read_all(args: &TrainArgs, texts: &Texts) -> Result<Vec<Sample>, Failure> {
    let mut all = Vec::new();
    for path in &args.data {
        let (found, samples) =
            read_samples(path).map_err(|error| data_error(path, &error, texts))?;
        if found != args.board {
            let error = DataError::Board { expected: args.board, found };
            return Err(data_error(path, &error, texts));
        }
        all.extend(samples);
    }
    Ok(all)
}

/// The output's name with `.checkpoint` added.
fn default_checkpoint(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".checkpoint");
    name.into()
}

fn checkpoint_error(path: &Path, error: &CheckpointError, texts: &Texts) -> Failure {
    match error {
        CheckpointError::Io(error) => files::unwritable(path, error, texts),
        CheckpointError::Other => {
            Failure::Malformed(texts.error_checkpoint(files::name(path, texts)))
        }
    }
}

fn row(cells: &[String; 5]) -> String {
    let [epoch, loss, held_out, result, search] = cells;
    format!("{epoch:>6} {loss:>10} {held_out:>10} {result:>10} {search:>10}")
}

fn cells(epoch: &Epoch, has_held_out: bool, texts: &Texts) -> [String; 5] {
    let loss = |loss: f32| texts.decimal(loss.into(), 5);
    let held_out = |value: f32| if has_held_out { loss(value) } else { "-".to_owned() };
    [
        epoch.number.to_string(),
        loss(epoch.loss),
        held_out(epoch.validation),
        held_out(epoch.validation_result),
        held_out(epoch.validation_search),
    ]
}
