//! `mad tune`: fits the weights of the evaluation to self-play games.

use std::io::Write as _;

use indicatif::ProgressBar;
use mad_engine::eval::{GROUPS, PARAMETERS, Parameters, UNTUNED};
use mad_i18n::Texts;
use mad_lab::tune::{self, SelfPlay};

use crate::arguments::TuneArgs;
use crate::failure::Failure;

pub(crate) fn run(args: &TuneArgs, texts: &Texts) -> Result<(), Failure> {
    let begin: &Parameters = if args.by_hand { &UNTUNED } else { &PARAMETERS };
    let play = SelfPlay {
        parameters: begin.clone(),
        games: args.games,
        nodes: args.nodes,
        seed: args.seed,
        workers: args.workers,
    };
    let bar = ProgressBar::new(args.games);
    let samples = play.samples(&|_| bar.inc(1));
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    let before: Vec<f32> = begin.values.iter().map(|&value| value as f32).collect();
    let (count, loss) = (samples.len(), tune::loss(&samples, &before));
    writeln!(out, "{}", texts.tune_samples(count, texts.decimal(loss.into(), 5)))?;
    let mut last = loss;
    let fitted = tune::fit(&samples, begin, args.rounds, |_, loss| last = loss);
    writeln!(out, "{}", texts.tune_fitted(texts.decimal(last.into(), 5)))?;
    for group in GROUPS {
        let values = &fitted.values[group.start..group.start + group.len];
        writeln!(out, "{:<12}{values:?}", group.name)?;
    }
    Ok(())
}
