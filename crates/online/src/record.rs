//! Games as records and as sessions of the device.

use mad_rules::{BySide, Record};
use mad_session::{GameSession, Seat};

use crate::{Ending, OnlineGame};

impl OnlineGame {
    /// The game as a session that can be saved on a device, with its clock.
    #[must_use]
    pub fn session(&self) -> GameSession {
        let seats = BySide::from_fn(|_| Seat::Person);
        let times = self.times_after_turns();
        let times: Vec<u32> =
            times.into_iter().map(|time| u32::try_from(time).unwrap_or(u32::MAX)).collect();
        let control = self.terms.pace.time_control();
        GameSession::with_times(self.game.clone(), seats, control, &times)
    }

    /// The game as a record, with its time control and clocks.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.session().record_with_clock();
        record.set_abandoned(self.ending() == Some(Ending::Aborted));
        record
    }
}
