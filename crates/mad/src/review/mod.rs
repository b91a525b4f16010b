//! `mad review`: judges every turn of a game.

mod data;
mod report;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use mad_i18n::Texts;
use mad_lab::{Limits, ReviewSettings};
use mad_rules::Record;
use mad_study::{ReviewPlan, Tree};

use crate::arguments::ReviewArgs;
use crate::failure::Failure;
use crate::{files, interrupt, progress, record, tables};

/// How many turning points are named.
const TURNING_POINTS: usize = 3;

pub(crate) fn run(args: &ReviewArgs, texts: &Texts) -> Result<(), Failure> {
    let record = record::load(&args.file, args.game, texts)?;
    let mut tree = tree_of(&record, args, texts)?;
    if let Some(path) = &args.output {
        files::check_writable(path, texts)?;
    }
    let (plan, is_complete) = search(&record, args, texts)?;
    let review = plan.review();
    if args.json {
        data::print(&plan, &review)?;
    } else {
        report::print(&record, plan.game(), &review, texts)?;
    }
    if let Some(path) = &args.output {
        tree.annotate(&review, texts);
        files::write_atomically(path, tree.to_record().to_string(), texts)?;
    }
    if is_complete { Ok(()) } else { Err(Failure::Interrupted(texts.review_stopped())) }
}

/// The tree of a record, which must have turns, but not too many.
fn tree_of(record: &Record, args: &ReviewArgs, texts: &Texts) -> Result<Tree, Failure> {
    let (file, game) = (files::name(&args.file, texts), args.game.unwrap_or(1));
    if record.turns().len() == 0 {
        return Err(Failure::Refused(texts.error_review_empty(file, game)));
    }
    Tree::from_record(record)
        .map_err(|_| Failure::Refused(texts.error_review_long(file, game, Tree::MAX_NODES)))
}

/// Searches the positions of a game. Returns whether it was not interrupted.
fn search(
    record: &Record,
    args: &ReviewArgs,
    texts: &Texts,
) -> Result<(ReviewPlan, bool), Failure> {
    let mut settings = ReviewSettings { threads: args.threads.into(), ..ReviewSettings::default() };
    if let Some(folder) = &args.tables {
        settings.endings = Some(Arc::new(tables::open(folder, texts)?));
    }
    if let Some(nodes) = args.nodes {
        settings.limits = Limits::nodes(nodes);
    } else if let Some(seconds) = args.time {
        settings.limits = Limits::time(Duration::from_secs_f64(seconds));
    }
    let stop = interrupt::stop_flag(texts.stopping());
    let bar = progress::bar(100, args.json);
    let plan = mad_lab::review(record.to_game(), &settings, stop, |plan| {
        let percent = (100.0 * plan.progress()) as u64;
        bar.set_position(percent);
        bar.set_message(texts.review_progress(percent));
    });
    bar.finish_and_clear();
    let is_complete = plan.next_task().is_none() || !stop.load(Relaxed);
    Ok((plan, is_complete))
}
