//! Applying an event to a game.

use mad_rules::Side;

use crate::game::{OpenOffer, Plan, TurnTimes};
use crate::{Action, Ending, Event, FoldError, Offer, OnlineGame, Phase, Time};

impl OnlineGame {
    /// Applies the next event.
    ///
    /// # Errors
    ///
    /// If the event cannot follow. The game does not change then.
    pub fn apply(&mut self, event: &Event) -> Result<(), FoldError> {
        let seq = event.seq;
        if seq != self.next_seq {
            return Err(FoldError::Order { expected: self.next_seq, found: seq });
        }
        self.check_phase(event)?;
        match event.action {
            Action::Created { .. } => return Err(FoldError::Creation(seq)),
            Action::Joined { person, side } => {
                self.players[side] = Some(person);
                self.players[!side] = Some(self.creator);
                self.phase = Phase::Running;
                self.begin_turn(event.at);
            }
            Action::Turn { turn, lag } => self.apply_turn(event, turn, lag)?,
            Action::Planned { ply, turn } => {
                let by = player(event)?;
                self.plans[by] = turn.map(|turn| Plan { ply, turn });
            }
            Action::Offered { offer } => {
                self.offers[player(event)?] = Some(OpenOffer { offer, seq });
            }
            Action::Withdrawn => {
                self.offers[player(event)?].take().ok_or(FoldError::Offer(seq))?;
            }
            Action::Declined => {
                let asked = !player(event)?;
                let declined = self.offers[asked].take().ok_or(FoldError::Offer(seq))?;
                self.be_patient(asked, declined.offer);
            }
            Action::TakenBack { ply } => self.take_back(event, ply)?,
            Action::Agreed => {
                self.game.agree().map_err(|_| FoldError::Phase(seq))?;
                self.end_by_rules(event.at);
            }
            Action::Resigned => {
                self.game.resign(player(event)?).map_err(|_| FoldError::Phase(seq))?;
                self.end_by_rules(event.at);
            }
            Action::Aborted => self.end(Ending::Aborted, event.at),
            Action::Flagged => {
                let side = self.game.to_move();
                self.game.lose_on_time(side).map_err(|_| FoldError::Phase(seq))?;
                self.end_by_rules(event.at);
                self.clocks.run_out(side);
            }
            Action::Claimed => {
                let gone = !player(event)?;
                self.game.lose_on_time(gone).map_err(|_| FoldError::Phase(seq))?;
                self.end(Ending::Claimed(Self::lost_on_time(gone)), event.at);
            }
            Action::TimeGiven => {
                let by = player(event)?;
                self.gifts[by] += 1;
                self.clocks.give(!by, self.terms.pace.gift());
            }
            Action::Paused { since } => {
                self.clocks.stop(self.game.to_move(), since.min(event.at));
                self.paused = Some(event.at);
            }
            Action::Resumed => {
                self.paused = None;
                self.run_clock(event.at);
            }
            Action::Said { .. } => self.phrases[player(event)?] += 1,
            Action::Rematched { game } => {
                self.rematch = Some(game);
                self.offers = mad_rules::BySide { red: None, blue: None };
            }
        }
        self.next_seq += 1;
        self.last_at = event.at;
        Ok(())
    }

    /// Checks that the event can happen in this phase of the game, and that its player is there.
    fn check_phase(&self, event: &Event) -> Result<(), FoldError> {
        let allowed = match event.action {
            Action::Created { .. } => return Err(FoldError::Creation(event.seq)),
            Action::Joined { .. } => self.phase == Phase::Open,
            Action::Aborted => self.can_be_aborted(),
            Action::Offered { offer: Offer::Rematch } => {
                self.ending().is_some_and(|ending| ending.outcome().is_some())
            }
            Action::Rematched { .. } => self.ending().is_some() && self.rematch.is_none(),
            // Also after the end: an offer of a rematch is answered, and players take leave.
            Action::Withdrawn | Action::Declined | Action::Said { .. } => self.phase != Phase::Open,
            Action::Paused { .. } => self.is_running() && self.paused.is_none(),
            Action::Resumed => self.is_running() && self.paused.is_some(),
            Action::Turn { .. }
            | Action::Planned { .. }
            | Action::Offered { .. }
            | Action::TakenBack { .. }
            | Action::Agreed
            | Action::Resigned
            | Action::Flagged
            | Action::Claimed
            | Action::TimeGiven => self.is_running(),
        };
        if allowed { Ok(()) } else { Err(FoldError::Phase(event.seq)) }
    }

    fn apply_turn(
        &mut self,
        event: &Event,
        turn: mad_rules::Turn,
        lag: u32,
    ) -> Result<(), FoldError> {
        let side = self.game.to_move();
        if event.by != Some(side) {
            return Err(FoldError::Player(event.seq));
        }
        self.game.play(turn).map_err(|error| FoldError::Illegal(event.seq, error))?;
        let before = self.clocks.remaining();
        self.clocks.press(side, event.at, lag);
        self.turn_times.push(TurnTimes { before, left: self.clocks.left(side) });
        self.in_earnest |= self.game.turns().len() >= 2;
        self.paused = None;
        self.plans[side] = None;
        // The turn answers what the opponent has offered; a takeback names turns that are no longer the last.
        if let Some(open) = self.offers[!side].take() {
            self.be_patient(!side, open.offer);
        }
        if matches!(self.offers[side], Some(OpenOffer { offer: Offer::Takeback { .. }, .. })) {
            self.offers[side] = None;
        }
        self.begin_turn(event.at);
        self.end_by_rules(event.at);
        Ok(())
    }

    fn take_back(&mut self, event: &Event, ply: u32) -> Result<(), FoldError> {
        if ply >= self.turns() {
            return Err(FoldError::Offer(event.seq));
        }
        while self.turns() > ply {
            self.game.undo();
            if let Some(times) = self.turn_times.pop() {
                self.clocks.restore(times.before);
            }
        }
        self.offers = mad_rules::BySide { red: None, blue: None };
        self.plans = mad_rules::BySide { red: None, blue: None };
        self.paused = None;
        self.begin_turn(event.at);
        Ok(())
    }

    /// A turn begins. The clock stands still in the first turn of each side of a live game.
    fn begin_turn(&mut self, at: Time) {
        self.turn_began = at;
        if self.in_earnest || !self.terms.pace.is_live() {
            self.run_clock(at);
        }
    }

    fn run_clock(&mut self, at: Time) {
        if self.in_earnest || !self.terms.pace.is_live() {
            self.clocks.run(at);
        }
    }

    /// An offer was declined, or ignored.
    fn be_patient(&mut self, side: Side, offer: Offer) {
        let turns = self.turns();
        if offer != Offer::Rematch {
            self.patience[side].decline(turns);
        }
    }
}

fn player(event: &Event) -> Result<Side, FoldError> {
    event.by.ok_or(FoldError::Player(event.seq))
}
