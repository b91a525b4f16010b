//! What happens in a game without its players: flags, planned turns, pauses, what other servers append.

use std::time::Duration;

use mad_online::{Action, Event, Phase, Refusal, Time};
use mad_store::Stored;

use super::super::Inner;
use super::super::outage::OUTAGE;
use super::{ATTEMPTS, Room, State};

impl Room {
    /// Lets everything happen that is due now.
    pub(super) async fn settle(&self, inner: &Inner, state: &mut State) -> Result<(), Refusal> {
        for _ in 0..ATTEMPTS {
            self.refresh(inner, state).await?;
            match state.game.due().filter(|due| due.at <= inner.clock.now()) {
                Some(due) => self.append_due(inner, state, due).await?,
                None => return Ok(()),
            }
        }
        Ok(())
    }

    /// Lets everything happen that is due now. For the timer and the sweeper.
    pub(crate) async fn run_due(&self, inner: &Inner) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        self.mark_outdated_if_shared(inner);
        self.settle(inner, &mut state).await?;
        inner.schedule(self.id, state.game.due());
        Ok(())
    }

    /// Like [`run_due`](Self::run_due), if something is due as far as this server knows.
    pub(crate) async fn run_due_if_due(&self, inner: &Inner) {
        let due = self.state.lock().await.game.due();
        if due.is_some_and(|due| due.at <= inner.clock.now()) && self.run_due(inner).await.is_err()
        {
            // The database is not available: the sweeper tries again.
            tracing::warn!(game = %self.id, "something is overdue");
        }
    }

    /// Sets the timer of what is due.
    pub(crate) async fn schedule(&self, inner: &Inner) {
        inner.schedule(self.id, self.state.lock().await.game.due());
    }

    /// Returns whether this is an offer in the lobby whose maker has been gone for a while.
    pub(crate) fn is_abandoned_offer(&self, inner: &Inner, patience: Duration) -> bool {
        let Ok(state) = self.state.try_lock() else { return false };
        let terms = state.game.terms();
        let is_offer = state.game.phase() == Phase::Open && terms.listed && terms.pace.is_live();
        drop(state);
        is_offer && self.audience().maker_gone_for(inner).is_some_and(|gone| gone >= patience)
    }

    /// Takes the offer of somebody who is gone out of the lobby.
    pub(crate) async fn withdraw_offer(
        &self,
        inner: &Inner,
        patience: Duration,
    ) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        self.mark_outdated_if_shared(inner);
        self.refresh(inner, &mut state).await?;
        let still = self.audience().maker_gone_for(inner).is_some_and(|gone| gone >= patience);
        if state.game.phase() == Phase::Open && still {
            let now = inner.clock.now();
            self.append(inner, &mut state, None, None, now, Action::Aborted).await?;
        }
        Ok(())
    }

    /// Another server may have appended something that its notice has not yet told.
    fn mark_outdated_if_shared(&self, inner: &Inner) {
        if inner.store.is_shared() {
            self.mark_outdated();
        }
    }

    /// Pauses the clock after an outage, whose last sign of life was at a time.
    pub(crate) async fn pause(&self, inner: &Inner, since: Time) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        for _ in 0..ATTEMPTS {
            self.refresh(inner, &mut state).await?;
            let game = &state.game;
            let running = game.is_running() && game.clocks().is_running() && !game.is_paused();
            // Events between the last sign of life and the outage are older than the shortest outage. Later
            // ones came after it: another server has paused the game, and it goes on.
            if !running || u128::from(game.last_at().since(since)) > OUTAGE.as_millis() {
                return Ok(());
            }
            let since = since.max(game.last_at());
            let (now, action) = (inner.clock.now(), Action::Paused { since });
            if self.append(inner, &mut state, None, None, now, action).await? == Stored::Yes {
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Handles an event that another server has appended.
    pub(crate) async fn hear(&self, inner: &Inner, event: Event) {
        let mut state = self.state.lock().await;
        let next = state.game.next_seq();
        if event.seq < next {
            return;
        }
        if event.seq > next || matches!(event.action, Action::Joined { .. }) {
            self.mark_outdated();
        } else if self.accept(inner, &mut state, event).is_ok() {
            return inner.schedule(self.id, state.game.due());
        }
        // If the database is not available, the next access tries again.
        let _ = self.refresh(inner, &mut state).await;
    }

    /// Reads what may be missing. For rooms after a lost connection to the other servers.
    pub(crate) async fn catch_up(&self, inner: &Inner) {
        self.mark_outdated();
        let mut state = self.state.lock().await;
        let _ = self.refresh(inner, &mut state).await;
    }
}
