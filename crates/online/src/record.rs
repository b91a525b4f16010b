//! Games as records and as sessions of the device.

use mad_rules::{BySide, Record, Side};
use mad_session::{GameSession, Seat};

use crate::{Ending, OnlineGame};

impl OnlineGame {
    /// The game as a session, with its clock, for the device of a player, or of a watcher.
    #[must_use]
    pub fn session(&self, own: Option<Side>) -> GameSession {
        let seats =
            BySide::from_fn(|side| if own == Some(side) { Seat::Person } else { Seat::Remote });
        let times = self.times_after_turns();
        let times: Vec<u32> =
            times.into_iter().map(|time| u32::try_from(time).unwrap_or(u32::MAX)).collect();
        let control = self.terms.pace.time_control();
        GameSession::with_times(self.game.clone(), seats, control, &times)
    }

    /// The game as a record, with its time control and clocks.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.session(None).record_with_clock();
        record.set_abandoned(self.ending() == Some(Ending::Aborted));
        record
    }
}
