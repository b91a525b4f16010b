//! A game as a whole: who plays on which conditions, the board, the clocks.

use mad_i18n::Texts;
use mad_online::{Action, OnlineGame, Pace, Phase, Terms, Time};
use mad_rules::Side;
use mad_session::clock_text;

use super::table::Table;
use crate::failure::Failure;

/// The player is warned when so many milliseconds remain.
const WARNINGS: [u64; 2] = [60_000, 20_000];

/// The conditions of a game in a line.
pub(super) fn conditions(terms: &Terms, texts: &Texts) -> String {
    let mut parts = vec![texts.board_name(terms.start.board()), pace_text(terms.pace, texts)];
    match terms.start.start_options() {
        Some(options) if options.positioning => parts.push(texts.online_terms_positioning()),
        Some(_) => parts.push(texts.online_terms_no_positioning()),
        None => parts.push(texts.online_terms_position()),
    }
    parts.push(match terms.start.limit() {
        Some(limit) => texts.online_terms_tie_break(limit.get()),
        None => texts.online_terms_no_tie_break(),
    });
    if !terms.takebacks {
        parts.push(texts.online_terms_no_takebacks());
    }
    parts.join(", ")
}

/// The time of a game, such as `10+5`.
fn pace_text(pace: Pace, texts: &Texts) -> String {
    match pace {
        Pace::Live { base, increment } => {
            let minutes = format!("{:.2}", f64::from(base) / 60_000.0);
            let minutes = minutes.trim_end_matches('0').trim_end_matches('.');
            format!("{minutes}+{}", increment / 1_000)
        }
        Pace::Days(days) => texts.online_days(days),
    }
}

/// Remaining time in words, rounded up: three days are three days also a moment after they have begun.
pub(super) fn time_text(pace: Pace, milliseconds: u64, texts: &Texts) -> String {
    let unit = if pace.is_live() { 1_000 } else { 60_000 };
    texts.duration(milliseconds.saturating_add(unit - 1))
}

impl Table<'_> {
    /// Shows the whole game, after it was opened.
    pub(super) fn show_game(&mut self) -> Result<(), Failure> {
        let Some(game) = self.follower.game().cloned() else { return Ok(()) };
        self.shown = Some(game.clone());
        self.warned = u64::MAX;
        match game.phase() {
            Phase::Open => self.show_invitation(&game),
            Phase::Running => {
                self.terminal.print(&conditions(game.terms(), self.texts))?;
                self.show_players()?;
                self.print_board(game.game())?;
                self.print_clocks(&game, self.server_time())?;
                self.print_start(&game)?;
                for side in Side::ALL {
                    if let Some(open) = game.offer(side) {
                        self.print_offer(side, open.offer, &game)?;
                    }
                }
                Ok(())
            }
            Phase::Over(ending) => {
                self.terminal.print(&conditions(game.terms(), self.texts))?;
                self.show_players()?;
                self.print_board(game.game())?;
                self.print_ending(ending, game.game().outcome().is_none())?;
                self.save_ended()?;
                match game.rematch().filter(|_| self.side().is_some()) {
                    Some(rematch) => self.follow_rematch(rematch),
                    None => Ok(()),
                }
            }
        }
    }

    /// The player's own invitation, to be sent to a friend.
    fn show_invitation(&self, game: &OnlineGame) -> Result<(), Failure> {
        if self.person != Some(game.creator()) {
            return self.terminal.print(&conditions(game.terms(), self.texts));
        }
        self.terminal.print(&format!("{}:", self.texts.online_invitation_own()))?;
        self.terminal.print(&self.link(self.follower.id()))?;
        self.terminal.print(&conditions(game.terms(), self.texts))?;
        self.terminal.print(&self.texts.online_waiting())
    }

    /// Who plays whom.
    pub(super) fn show_players(&self) -> Result<(), Failure> {
        let texts = self.texts;
        self.terminal.print(&match self.side() {
            Some(side) => texts.play_online_you_are(Texts::side_argument(side), self.name(!side)),
            None => {
                let players = texts.online_versus(self.name(Side::Red), self.name(Side::Blue));
                format!("{players}. {}", texts.online_watching())
            }
        })
    }

    /// How much time is left for the first turns, and that the clock is paused.
    pub(super) fn print_start(&self, game: &OnlineGame) -> Result<(), Failure> {
        let (texts, to_move) = (self.texts, game.game().to_move());
        let Some(due) = game.due().filter(|_| self.side().is_some()) else { return Ok(()) };
        let time = time_text(game.terms().pace, due.at.since(self.server_time()), texts);
        match due.action {
            Action::Aborted if self.side() == Some(to_move) => {
                self.terminal.print(&texts.online_start_soon(time))
            }
            Action::Aborted => {
                self.terminal.print(&texts.play_online_start_theirs(self.name(to_move), time))
            }
            Action::Resumed => self.terminal.print(&self.paused_text(time)),
            _ => Ok(()),
        }
    }

    pub(super) fn paused_text(&self, time: String) -> String {
        format!("{} {}", self.texts.online_paused(time), self.texts.play_online_resume())
    }

    /// Both clocks at a time of the server.
    pub(super) fn print_clocks(&self, game: &OnlineGame, at: Time) -> Result<(), Failure> {
        let to_move = game.game().to_move();
        let text = |side| {
            let left = game.clocks().left_at(side, to_move, at);
            match game.terms().pace {
                Pace::Live { .. } => clock_text(u32::try_from(left).unwrap_or(u32::MAX)),
                pace @ Pace::Days(_) => time_text(pace, left, self.texts),
            }
        };
        self.terminal.print(&self.texts.play_online_clocks(text(Side::Red), text(Side::Blue)))
    }

    /// Warns the player whose time runs out.
    pub(super) fn warn_of_time(&mut self) -> Result<(), Failure> {
        let Some(game) = self.shown.as_ref().filter(|game| game.is_running()) else {
            return Ok(());
        };
        let to_move = game.game().to_move();
        if self.side() != Some(to_move) || !game.clocks().is_running() {
            self.warned = u64::MAX;
            return Ok(());
        }
        let left = game.clocks().left_at(to_move, to_move, self.server_time());
        let reached = WARNINGS.into_iter().filter(|&limit| left <= limit).min();
        let began = game.clocks().left(to_move);
        match reached {
            Some(limit) if limit < self.warned => {
                self.warned = limit;
                // Not at the beginning of a turn, when the clocks have just been printed.
                if limit >= began {
                    return Ok(());
                }
                let left = clock_text(u32::try_from(left).unwrap_or(u32::MAX));
                self.terminal.print(&self.texts.online_left(left))
            }
            _ => Ok(()),
        }
    }
}
