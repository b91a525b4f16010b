//! Endings whose turns the caller of a session ranks by tables.

use std::num::NonZeroU16;
use std::sync::Arc;

use mad_rules::{Board, Position};
use mad_tables::{Ranking, TableKey};
use mad_ugi::{Info, Reply};

use super::Session;

impl Session {
    /// Tells that the caller has tables of endings: those of a board and a tie-break limit with at
    /// most this many ships. In a browser they are fetched piece by piece, by a module of its own,
    /// so that a first game does not need it.
    ///
    /// A search at full strength of such a position begins when its ranking is
    /// [provided](Self::provide_ending). Until then it counts as running: lines wait or are
    /// refused, and `stop` brings an answer without it.
    pub fn expect_endings(&mut self, board: Board, limit: Option<NonZeroU16>, ships: usize) {
        self.endings.expected.push(Expected { board, limit, ships });
    }

    /// The position that a search waits to have ranked.
    #[must_use]
    pub const fn missing_ending(&self) -> Option<&Position> {
        self.endings.wanted.as_ref()
    }

    /// Takes the ranking of the turns of a position, or the reason why there is none, and returns
    /// the replies. A ranking is of use only if it is the [missing](Self::missing_ending) one.
    ///
    /// If there is none, the search begins without it, and the next searches do not ask for theirs:
    /// one after the first failure, twice as many after each other one (exponential back-off).
    pub fn provide_ending(
        &mut self,
        position: &Position,
        ranking: Result<Ranking, String>,
    ) -> Vec<Reply> {
        let mut replies = Vec::new();
        let is_missing = self.missing_ending() == Some(position);
        match ranking {
            Ok(ranking) if is_missing && ranking.position() == position => {
                self.engine.set_endings(Some(Arc::new(ranking)));
                self.endings.ranked = Some(*position);
                self.endings.wanted = None;
            }
            Err(reason) if is_missing => {
                self.endings.wanted = None;
                if self.endings.back_off() {
                    let text =
                        format!("no tables of endings, the search goes on without them: {reason}");
                    replies.push(Reply::Info(Info { string: Some(text), ..Info::default() }));
                }
            }
            Ok(_) | Err(_) => {}
        }
        self.begin_if_ready(&mut replies);
        self.handle_waiting(&mut replies);
        replies
    }

    /// Waits for the ranking of the position, unless a level plays, which does not use it.
    pub(super) fn want_ending(&mut self) {
        let endings = &mut self.endings;
        if self.settings.level.is_some() || endings.ranked == Some(self.position) {
            return;
        }
        if endings.ranked.take().is_some() {
            self.engine.set_endings(None);
        }
        let is_wanted = endings.has(&self.position) && !endings.skips();
        endings.wanted = is_wanted.then_some(self.position);
    }
}

/// Tables that the caller has.
#[derive(Debug, Clone, Copy)]
struct Expected {
    board: Board,
    limit: Option<NonZeroU16>,
    ships: usize,
}

/// Which endings the caller can rank, and which one the engine has.
#[derive(Debug, Clone, Default)]
pub(super) struct RankedEndings {
    expected: Vec<Expected>,
    /// The position of the search that waits.
    wanted: Option<Position>,
    /// The position whose ranking the engine has.
    ranked: Option<Position>,
    /// How many rankings could not be provided in this game.
    failures: u32,
    /// How many searches are still to begin without asking for a ranking.
    skipped: u32,
}

/// The largest number of searches that a failure keeps from asking, as a power of two.
const LONGEST_BACK_OFF: u32 = 5;

impl RankedEndings {
    /// Returns whether the caller can rank the turns of a position.
    fn has(&self, position: &Position) -> bool {
        let Some(key) = TableKey::of(position).filter(|_| !position.is_over()) else {
            return false;
        };
        self.expected.iter().any(|it| {
            (it.board, it.limit) == (key.board, key.limit) && key.balance.ships() <= it.ships
        })
    }

    /// The search begins, with or without the ranking.
    pub(super) fn stop_waiting(&mut self) {
        self.wanted = None;
    }

    /// A ranking could not be provided. Returns whether it is the first one in this game.
    fn back_off(&mut self) -> bool {
        self.skipped = 1 << self.failures.min(LONGEST_BACK_OFF);
        self.failures += 1;
        self.failures == 1
    }

    /// Returns whether a search begins without a ranking because one has failed.
    fn skips(&mut self) -> bool {
        let skips = self.skipped > 0;
        self.skipped = self.skipped.saturating_sub(1);
        skips
    }

    /// Another game: what could not be provided is asked for again.
    pub(super) fn retry(&mut self) {
        (self.failures, self.skipped) = (0, 0);
    }

    /// The engine was replaced by another one, which has no ranking.
    pub(super) fn unload(&mut self) {
        self.ranked = None;
    }
}

#[cfg(test)]
mod tests;
