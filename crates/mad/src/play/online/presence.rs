//! Players who lose their connection, and come back.

use std::time::{Duration, Instant};

use mad_rules::{BySide, Side};

/// An absence is announced after this time: most connections are lost for a moment only.
const ANNOUNCED_AFTER: Duration = Duration::from_secs(4);
/// It is announced once more.
const ANNOUNCED_AGAIN: Duration = Duration::from_secs(20);

/// Since when each player has been gone, and what was announced of it.
#[derive(Debug, Default)]
pub(super) struct Absences(BySide<Option<Absence>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Absence {
    since: Instant,
    announced: u8,
    /// Whether it was announced that the game can be claimed.
    claimable: bool,
}

/// What to announce about a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Announcement {
    /// The player has been gone for this long.
    Gone(Duration),
    /// The player is back after an absence that was announced.
    Back,
    /// The player has been gone for this long, and the game can be claimed.
    Claimable(Duration),
}

impl Absences {
    /// Nobody is known to be gone.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Notes how many milliseconds a player has been gone; `None` if the player is there.
    pub(super) fn note(
        &mut self,
        side: Side,
        gone: Option<u64>,
        now: Instant,
    ) -> Option<Announcement> {
        let Some(gone) = gone else {
            let absence = self.0[side].take()?;
            return (absence.announced > 0).then_some(Announcement::Back);
        };
        if self.0[side].is_none() {
            let since = now.checked_sub(Duration::from_millis(gone)).unwrap_or(now);
            self.0[side] = Some(Absence { since, announced: 0, claimable: false });
        }
        None
    }

    /// How long a player has been gone.
    pub(super) fn gone(&self, side: Side, now: Instant) -> Option<Duration> {
        self.0[side].map(|absence| now.saturating_duration_since(absence.since))
    }

    /// What is to be announced by now. `claim_after` is the time after which this player's absence can be
    /// claimed, if it can.
    pub(super) fn due(
        &mut self,
        side: Side,
        claim_after: Option<Duration>,
        now: Instant,
    ) -> Option<Announcement> {
        let gone = self.gone(side, now)?;
        let absence = self.0[side].as_mut()?;
        if claim_after.is_some_and(|wait| gone >= wait) && !absence.claimable {
            (absence.claimable, absence.announced) = (true, 2);
            return Some(Announcement::Claimable(gone));
        }
        let stage = u8::from(gone >= ANNOUNCED_AFTER) + u8::from(gone >= ANNOUNCED_AGAIN);
        let is_due = stage > absence.announced;
        absence.announced = absence.announced.max(stage);
        is_due.then_some(Announcement::Gone(gone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absences_are_announced_step_by_step() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let claim = Some(Duration::from_secs(60));
        let mut absences = Absences::default();
        assert_eq!(absences.note(Side::Red, Some(0), start), None);
        assert_eq!(absences.due(Side::Red, claim, at(1)), None);
        assert_eq!(absences.note(Side::Red, None, at(2)), None, "a moment is not announced");
        absences.note(Side::Red, Some(0), start);
        let gone = |seconds| Some(Announcement::Gone(Duration::from_secs(seconds)));
        assert_eq!(absences.due(Side::Red, claim, at(5)), gone(5));
        assert_eq!(absences.due(Side::Red, claim, at(6)), None);
        assert_eq!(absences.due(Side::Red, claim, at(20)), gone(20));
        assert_eq!(absences.due(Side::Red, None, at(61)), None, "not while it is our own turn");
        let claimable = Some(Announcement::Claimable(Duration::from_secs(62)));
        assert_eq!(absences.due(Side::Red, claim, at(62)), claimable);
        assert_eq!(absences.due(Side::Red, claim, at(63)), None);
        assert_eq!(absences.note(Side::Red, None, at(64)), Some(Announcement::Back));
        assert_eq!(absences.due(Side::Red, claim, at(65)), None);
    }
}
