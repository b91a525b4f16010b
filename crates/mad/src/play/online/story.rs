//! What is printed about the events of a game.

use mad_i18n::Texts;
use mad_online::{Action, Ending, Event, Link, Offer, OnlineGame, Phase};
use mad_rules::{Position, Side};

use super::overview::time_text;
use super::table::Table;
use crate::failure::Failure;

/// What a batch of events asks to be printed after it.
#[derive(Default)]
struct After {
    board: bool,
    clocks: bool,
    begun: bool,
    ended: bool,
}

impl Table<'_> {
    /// Prints events that have just happened.
    pub(super) fn tell(&mut self, events: &[Event]) -> Result<(), Failure> {
        let mut after = After::default();
        for event in events {
            let Some(mut game) = self.shown.take() else { return self.show_game() };
            let (before, was_over) = (*game.game().position(), game.ending().is_some());
            let is_applied = game.apply(event).is_ok();
            self.shown = Some(game.clone());
            if !is_applied {
                // Cannot happen: the follower has applied it.
                return self.show_game();
            }
            after.ended |= !was_over && game.ending().is_some();
            self.tell_event(event, &before, &game, &mut after)?;
        }
        let Some(game) = self.shown.clone() else { return Ok(()) };
        if after.begun {
            self.show_players()?;
        }
        if after.board {
            self.asked = None;
            self.print_board(game.game())?;
        }
        if after.clocks {
            self.print_clocks(&game, game.last_at())?;
        }
        if after.begun {
            self.print_start(&game)?;
        }
        if after.board {
            self.print_failed_plan(&game)?;
        }
        if let Some(ending) = game.ending().filter(|_| after.ended) {
            self.print_ending(ending, !after.board)?;
            self.save_ended()?;
        }
        match game.rematch() {
            Some(rematch) => self.follow_rematch(rematch),
            None => Ok(()),
        }
    }

    /// Prints an event, and notes what is to be printed after it.
    fn tell_event(
        &self,
        event: &Event,
        before: &Position,
        game: &OnlineGame,
        after: &mut After,
    ) -> Result<(), Failure> {
        let texts = self.texts;
        let is_own = event.by.is_some() && event.by == self.side();
        let name = event.by.map_or_else(String::new, |side| self.name(side));
        let text = match event.action {
            Action::Turn { turn, .. } => {
                (after.board, after.clocks) = (true, !game.game().is_over());
                let side = Texts::side_argument(before.to_move());
                texts.play_played(side, before.long_text(turn))
            }
            Action::Joined { person, .. } => {
                (after.begun, after.board, after.clocks) = (true, true, true);
                if self.person == Some(person) {
                    return Ok(());
                }
                texts.online_notify_begun(texts.guest_name(person.number()))
            }
            Action::TakenBack { .. } => {
                (after.board, after.clocks) = (true, true);
                texts.online_taken_back()
            }
            Action::Planned { turn: Some(turn), .. } if is_own => {
                texts.online_planned(format!("{turn}."))
            }
            Action::Planned { .. } if is_own => texts.play_online_plan_dropped(),
            Action::Offered { offer } => {
                let Some(side) = event.by else { return Ok(()) };
                return self.print_offer(side, offer, game);
            }
            Action::Withdrawn if is_own => texts.play_online_withdrawn_own(),
            Action::Withdrawn => texts.play_online_withdrawn(name),
            Action::Declined if is_own => texts.play_online_declined_own(),
            Action::Declined => texts.online_declined(name),
            Action::TimeGiven => {
                after.clocks = true;
                match event.by {
                    Some(side) if is_own => texts.online_time_given_own(self.name(!side)),
                    Some(side) if self.side().is_none() => {
                        texts.play_online_time_given(name, self.name(!side))
                    }
                    _ => texts.online_time_given(name),
                }
            }
            Action::Paused { .. } => {
                let due = game.due().map_or(0, |due| due.at.since(self.server_time()));
                self.paused_text(time_text(game.terms().pace, due, texts))
            }
            Action::Resumed => {
                after.clocks = true;
                texts.play_online_resumed()
            }
            Action::Said { phrase } => {
                let name = if is_own { texts.online_you() } else { name };
                texts.online_said(name, texts.online_phrase(phrase.name()))
            }
            // Told after the events, with the ending and the rematch.
            Action::Planned { .. }
            | Action::Created { .. }
            | Action::Agreed
            | Action::Resigned
            | Action::Aborted
            | Action::Flagged
            | Action::Claimed
            | Action::Rematched { .. } => return Ok(()),
        };
        self.terminal.print(&text)
    }

    pub(super) fn print_offer(
        &self,
        side: Side,
        offer: Offer,
        game: &OnlineGame,
    ) -> Result<(), Failure> {
        let texts = self.texts;
        let is_own = self.side() == Some(side);
        let text = match offer {
            Offer::Takeback { ply } => {
                let index = usize::try_from(ply).unwrap_or(usize::MAX);
                let turn = game.game().turns().get(index).copied();
                let position = game.game().positions().get(index);
                let turn = position.zip(turn).map(|(position, turn)| position.long_text(turn));
                let turn = turn.unwrap_or_default();
                if is_own {
                    texts.online_takeback_own(turn)
                } else {
                    texts.online_takeback_asked(self.name(side), turn)
                }
            }
            Offer::TieBreak => {
                let owner = game.game().position().tie_break_owner();
                let result = texts.online_stop_result(Texts::side_argument(owner));
                if is_own {
                    format!("{} {result}", texts.online_stop_own())
                } else {
                    texts.online_stop_asked(self.name(side), result)
                }
            }
            Offer::Rematch if is_own => texts.online_rematch_own(),
            Offer::Rematch => texts.online_rematch_asked(self.name(side)),
        };
        self.terminal.print(&text)?;
        if self.side() == Some(!side) {
            let state = if game.is_running() { "running" } else { "over" };
            self.terminal.print(&texts.play_online_answer(state))?;
        }
        Ok(())
    }

    /// The opponent's turn was not the one that the player had expected.
    fn print_failed_plan(&self, game: &OnlineGame) -> Result<(), Failure> {
        let plan = self.side().filter(|&side| side == game.game().to_move());
        let plan = plan.and_then(|side| game.plan(side)).filter(|plan| plan.ply == game.turns());
        match plan {
            Some(plan) if !game.game().position().is_legal(plan.turn) => {
                self.terminal.print(&self.texts.play_online_plan_failed(plan.turn.to_string()))
            }
            _ => Ok(()),
        }
    }

    /// How the game has ended; the result only if the board does not show it.
    pub(super) fn print_ending(&self, ending: Ending, with_result: bool) -> Result<(), Failure> {
        let texts = self.texts;
        if let Ending::Claimed(outcome) = ending {
            self.terminal.print(&texts.play_online_claimed(self.name(!outcome.winner)))?;
        }
        match ending.outcome() {
            None => self.terminal.print(&texts.online_aborted())?,
            Some(outcome) if with_result => self.terminal.print(&texts.outcome(outcome))?,
            Some(_) => {}
        }
        let can_play_again = ending.outcome().is_some() && self.side().is_some();
        let next = if can_play_again { "player" } else { "watcher" };
        self.terminal.print(&texts.play_online_over(next))
    }

    /// What becomes of the game when the player leaves, and how to come back.
    pub(super) fn print_farewell(&self) -> Result<(), Failure> {
        let Some(game) = &self.shown else { return Ok(()) };
        let texts = self.texts;
        if !self.follower.pending().is_empty() {
            self.terminal.print(&texts.play_online_unanswered())?;
        }
        let state = match game.phase() {
            Phase::Open => "open",
            Phase::Running if self.side().is_some() => "running",
            Phase::Running | Phase::Over(_) => return Ok(()),
        };
        let link = self.api.server.link(&Link::Game(self.follower.id()));
        self.terminal.print(&texts.play_online_leave(state, format!("mad play --online '{link}'")))
    }
}
