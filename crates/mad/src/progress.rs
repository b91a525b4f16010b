//! Progress bars.

use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use mad_i18n::Texts;
use mad_lab::Statistics;

/// A progress bar with a message, drawn on standard error if that is a terminal.
pub(crate) fn bar(length: u64, hidden: bool) -> ProgressBar {
    let shown = !hidden && std::io::stderr().is_terminal();
    let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(length), target);
    let style = ProgressStyle::with_template("{elapsed_precise} {wide_bar} {msg} ({eta})");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The progress of a number of games.
pub(crate) struct MatchProgress<'a> {
    bar: ProgressBar,
    games: u64,
    texts: &'a Texts,
}

impl<'a> MatchProgress<'a> {
    pub(crate) fn new(games: u64, hidden: bool, texts: &'a Texts) -> Self {
        Self { bar: bar(games, hidden), games, texts }
    }

    /// Advances by one game and shows the score.
    pub(crate) fn advance(&self, statistics: &Statistics) {
        self.bar.inc(1);
        let score = self.texts.decimal(100.0 * statistics.score(), 1);
        let message = self.texts.match_progress(statistics.game_count(), self.games, score);
        self.bar.set_message(message);
    }

    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}
