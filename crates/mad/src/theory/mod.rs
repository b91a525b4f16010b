//! `mad theory`: what is known about the game, measured.

mod endings;
mod ends;
mod limits;
mod ships;
mod starts;
mod turns;

use std::collections::BTreeMap;
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use mad_i18n::Texts;
use mad_lab::Interval;
use mad_lab::theory::{self, Progress, ResultsError, Study};
use serde_json::{Value, json};

use crate::arguments::{StudyArgs, TheoryCommand};
use crate::failure::{Failure, print_error};
use crate::{files, interrupt, progress};

pub(crate) fn run(command: &TheoryCommand, texts: &Texts) -> Result<(), Failure> {
    match command {
        TheoryCommand::Turns(args) => turns::run(args, texts),
        TheoryCommand::Ships(args) => ships::run(args, texts),
        TheoryCommand::Ends(args) => ends::run(args, texts),
        TheoryCommand::Starts(args) => starts::run(args, texts),
        TheoryCommand::Limits(args) => limits::run(args, texts),
        TheoryCommand::Endings(args) => endings::run(args, texts),
    }
}

/// Runs a study with a progress bar. Returns the parts that are done when the time is over.
pub(crate) fn run_study<S: Study>(
    study: &S,
    args: &StudyArgs,
    texts: &Texts,
) -> Result<BTreeMap<u64, S::Part>, Failure> {
    let stop = interrupt::stop_flag(texts.stopping());
    let bar = progress::bar(study.len(), args.json);
    let deadline =
        args.minutes.map(|minutes| Instant::now() + Duration::from_secs_f64(60.0 * minutes));
    let workers =
        args.workers.or_else(|| std::thread::available_parallelism().ok().map(Into::into));
    let mut counts = Progress { done: 0, all: study.len() };
    let path = args.results.as_deref();
    let parts = theory::run(study, path, workers.unwrap_or(1), deadline, stop, &mut |progress| {
        counts = progress;
        bar.set_position(progress.done);
        bar.set_message(texts.theory_progress(progress.done, progress.all));
    });
    bar.finish_and_clear();
    let parts = parts.map_err(|error| results_error(path, &error, texts))?;
    let Progress { done, all } = counts;
    if done < all && stop.load(Relaxed) {
        let is_kept = path.is_some();
        return Err(Failure::Interrupted(if is_kept {
            texts.stopped_early()
        } else {
            texts.theory_stopped()
        }));
    }
    if done < all {
        print_error(&texts.theory_incomplete(done, all));
    }
    Ok(parts)
}

fn results_error(path: Option<&Path>, error: &ResultsError, texts: &Texts) -> Failure {
    let path = path.unwrap_or(Path::new("-"));
    let reason = match error {
        ResultsError::Io(error) => return files::unwritable(path, error, texts),
        ResultsError::Format(line) => texts.results_format(*line),
        ResultsError::Settings(found) => texts.results_settings(mad_i18n::visible(found)),
        ResultsError::Locked => texts.results_locked(),
    };
    Failure::Malformed(texts.error_results(files::name(path, texts), reason))
}

/// The name of a limit in JSON, and as an argument of messages.
fn limit_name(limit: Option<NonZeroU16>) -> String {
    limit.map_or_else(|| "off".to_owned(), |limit| limit.to_string())
}

/// A share as data.
fn interval(interval: Option<Interval>) -> Value {
    match interval {
        Some(Interval { low, value, high }) => json!({ "low": low, "value": value, "high": high }),
        None => Value::Null,
    }
}
