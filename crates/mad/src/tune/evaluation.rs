//! `mad tune evaluation`: fits the weights of the hand-written evaluation to self-play games.

use std::io::Write as _;

use mad_engine::eval::hand::{PARAMETERS, Parameters, UNTUNED};
use mad_i18n::Texts;
use mad_lab::tune::{self, SelfPlay, weights_text};

use crate::arguments::TuneEvaluationArgs;
use crate::data::set_workers;
use crate::failure::Failure;
use crate::{files, progress};

pub(crate) fn run(args: &TuneEvaluationArgs, texts: &Texts) -> Result<(), Failure> {
    if let Some(path) = &args.output {
        files::check_writable(path, texts)?;
    }
    let begin: &Parameters = if args.by_hand { &UNTUNED } else { &PARAMETERS };
    let play = SelfPlay {
        parameters: begin.clone(),
        games: args.games,
        nodes: args.nodes,
        seed: args.seed,
        workers: args.workers,
    };
    set_workers(Some(args.workers))?;
    let bar = progress::bar(args.games, false);
    let samples = play.samples(&|_| bar.inc(1));
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    let real = |weights: &Parameters| -> Vec<f32> {
        weights.values.iter().map(|&value| value as f32).collect()
    };
    let (count, loss) = (samples.len(), tune::loss(&samples, &real(begin)));
    writeln!(out, "{}", texts.tune_samples(count, texts.decimal(loss.into(), 5)))?;
    let mut last = loss;
    let fitted = tune::fit(&samples, begin, args.rounds, |_, loss| last = loss);
    let scaled = tune::loss(&samples, &real(&fitted));
    let number = |loss: f32| texts.decimal(loss.into(), 5);
    writeln!(out, "{}", texts.tune_fitted(number(last), number(scaled)))?;
    write!(out, "{}", weights_text(&fitted))?;
    match &args.output {
        Some(path) => files::write_atomically(path, weights_text(&fitted), texts),
        None => Ok(()),
    }
}
