//! `mad tables build`: solves endings and stores them.

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use mad_i18n::Texts;
use mad_tables::{BuildEvent, Goal, Plan, SolveProgress, TableKey};
use serde_json::{Value, json};

use super::{file_name, progress_bar, words};
use crate::arguments::TablesBuildArgs;
use crate::failure::Failure;
use crate::files;

pub(crate) fn run(args: &TablesBuildArgs, texts: &Texts) -> Result<(), Failure> {
    let TablesBuildArgs { board, ships, .. } = *args;
    let workers = args.workers.and_then(NonZeroUsize::new);
    let plan = Plan { board, limit: args.limit.turns(), ships, workers };
    let mut display = Display::new(args, texts);
    display.announce(&plan);
    let built = plan.build(&args.folder, &mut |event| display.show(event));
    display.bar.finish_and_clear();
    built.map_err(|error| words::build_error(error, texts))?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", json!({ "folder": args.folder, "tables": display.tables }))?;
    } else {
        writeln!(out, "{}", texts.tables_done(files::name(&args.folder, texts)))?;
    }
    Ok(())
}

/// The progress of a build: a line for each table, and a bar on a terminal.
struct Display<'a> {
    args: &'a TablesBuildArgs,
    texts: &'a Texts,
    bar: ProgressBar,
    /// When the work on the current table began.
    start: Instant,
    tables: Vec<Value>,
}

impl<'a> Display<'a> {
    fn new(args: &'a TablesBuildArgs, texts: &'a Texts) -> Self {
        let bar = progress_bar(args.json, "{elapsed_precise} {wide_bar} {msg}");
        bar.enable_steady_tick(Duration::from_millis(500));
        Self { args, texts, bar, start: Instant::now(), tables: Vec::new() }
    }

    fn announce(&self, plan: &Plan) {
        let (entries, bytes) = plan.largest_layer();
        let gigabytes = self.texts.decimal(bytes as f64 / 1e9, 2);
        self.line(&self.texts.tables_plan(plan.keys().count(), entries, gigabytes));
    }

    /// Prints a line above the bar, unless the output is JSON.
    fn line(&self, line: &str) {
        if !self.args.json {
            // A closed pipe does not stop the build.
            self.bar.suspend(|| {
                let _ = writeln!(std::io::stdout(), "{line}");
            });
        }
    }

    fn file(&self, key: TableKey) -> String {
        file_name(&self.args.folder, key, self.texts)
    }

    fn show(&mut self, event: BuildEvent) {
        let texts = self.texts;
        match event {
            BuildEvent::Checking(key) => {
                self.start = Instant::now();
                self.bar.set_message(texts.tables_checking(self.file(key)));
            }
            BuildEvent::Kept(key) => {
                self.line(&texts.tables_kept(self.file(key)));
                self.tables.push(json!({ "file": key.file_name(), "kept": true }));
            }
            BuildEvent::Counting(balance) => {
                self.start = Instant::now();
                self.bar.set_message(texts.tables_counting(balance.to_string()));
            }
            BuildEvent::Solving(progress) => self.solving(progress),
            BuildEvent::Writing(key) => self.bar.set_message(texts.tables_writing(self.file(key))),
            BuildEvent::Comparing(key) => {
                self.bar.set_message(texts.tables_comparing(self.file(key)));
            }
            BuildEvent::Finished { key, bytes } => {
                let seconds = self.start.elapsed().as_secs_f64();
                self.start = Instant::now();
                let shown = texts.decimal(seconds, 1);
                self.line(&texts.tables_built(self.file(key), bytes, shown));
                self.tables.push(json!({
                    "file": key.file_name(),
                    "kept": false,
                    "bytes": bytes,
                    "seconds": seconds,
                }));
            }
        }
    }

    fn solving(&self, progress: SolveProgress) {
        let SolveProgress { balance, goal, turns, decided, positions } = progress;
        let goal = match goal {
            Goal::Victory => "victory",
            Goal::SemiVictory => "semi",
        };
        self.bar.set_length(positions);
        self.bar.set_position(decided);
        let balance = balance.to_string();
        self.bar.set_message(self.texts.tables_solving(balance, goal, turns, decided, positions));
    }
}
