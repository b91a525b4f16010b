//! `mad tune search`: tunes the numbers of the search by self-play (SPSA).

use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use mad_engine::SearchParameters;
use mad_i18n::Texts;
use mad_lab::Spsa;

use crate::arguments::TuneSearchArgs;
use crate::failure::{Failure, print_error};
use crate::{interrupt, progress};

/// How often the numbers are printed on the way.
const REPORTS: u64 = 20;

pub(crate) fn run(args: &TuneSearchArgs, texts: &Texts) -> Result<(), Failure> {
    let spsa = Spsa {
        boards: args.board.clone(),
        nodes: args.nodes,
        iterations: args.iterations,
        seed: args.seed,
        workers: args.workers,
        names: args.names.clone(),
        start: SearchParameters::STANDARD,
    };
    let stop = interrupt::stop_flag(texts.stopping());
    let bar = progress::bar(args.iterations, false);
    let finished = AtomicU64::new(0);
    let every = (args.iterations / REPORTS).max(1);
    let tuned = spsa.run(&|_, numbers| {
        let done = finished.fetch_add(1, Relaxed) + 1;
        bar.inc(1);
        bar.set_message(texts.tune_iteration(done, args.iterations));
        if done.is_multiple_of(every) && done < args.iterations {
            let line =
                format!("{} {}", texts.tune_iteration(done, args.iterations), player(numbers));
            bar.suspend(|| print_error(&line));
        }
        !stop.load(Relaxed)
    });
    bar.finish_and_clear();
    let tuned = tuned.map_err(|error| Failure::Malformed(error.to_string()))?;
    print(&tuned, &args.names, texts)?;
    let done = finished.into_inner();
    if done < args.iterations {
        return Err(Failure::Interrupted(texts.tune_stopped(done, args.iterations)));
    }
    Ok(())
}

fn print(tuned: &SearchParameters, names: &[String], texts: &Texts) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let (name, before, after) = (texts.tune_name(), texts.tune_before(), texts.tune_after());
    writeln!(out, "{}", row(&name, &before, &after, &texts.tune_range()))?;
    let wanted = |name: &str| names.is_empty() || names.iter().any(|other| other == name);
    for &(name, low, high) in SearchParameters::RANGES.iter().filter(|(name, ..)| wanted(name)) {
        let number = |numbers: &SearchParameters| numbers.get(name).unwrap_or(0).to_string();
        let (before, after) = (number(&SearchParameters::STANDARD), number(tuned));
        writeln!(out, "{}", row(name, &before, &after, &texts.net_range(low, high)))?;
    }
    writeln!(out, "{}", texts.tune_compare())?;
    writeln!(out, "mad match {} engine --varied --games 1000", player(tuned))?;
    Ok(())
}

fn row(name: &str, before: &str, after: &str, range: &str) -> String {
    format!("{name:<20} {before:>8} {after:>8} {range:>14}")
}

/// The engine with these numbers, as a player of `mad match`.
fn player(tuned: &SearchParameters) -> String {
    let changed = SearchParameters::RANGES.iter().filter_map(|&(name, ..)| {
        let value = tuned.get(name)?;
        (SearchParameters::STANDARD.get(name) != Some(value)).then(|| format!("{name}={value}"))
    });
    let changed: Vec<String> = changed.collect();
    if changed.is_empty() { "engine".to_owned() } else { format!("engine:{}", changed.join(",")) }
}
