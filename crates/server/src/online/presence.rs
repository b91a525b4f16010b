//! Who is connected to a game, on this server and on others.

use std::collections::HashMap;

use mad_online::Time;
use mad_rules::{BySide, Side};

/// The connections of a server: which players, and how many watchers.
type Connected = (BySide<bool>, u32);
/// What clients are told: how long each player has been gone, and the number of watchers.
type View = (BySide<Option<u64>>, u32);

/// Who is connected to a game.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    local: Connected,
    remote: HashMap<u32, Connected>,
    /// Since when a player has had no connection; `None` while there is one, and before the first look.
    gone_since: BySide<Option<Time>>,
    /// What was sent last.
    sent: Option<(BySide<bool>, u32)>,
}

impl Presence {
    /// Notes who is connected here. Returns whether that has changed.
    pub(crate) fn set_local(&mut self, players: BySide<bool>, watchers: u32, now: Time) -> bool {
        let changed = self.local != (players, watchers);
        self.local = (players, watchers);
        self.update(now);
        changed
    }

    /// Notes who is connected to another server.
    pub(crate) fn set_remote(
        &mut self,
        node: u32,
        players: BySide<bool>,
        watchers: u32,
        now: Time,
    ) {
        if watchers == 0 && !players.red && !players.blue {
            self.remote.remove(&node);
        } else {
            self.remote.insert(node, (players, watchers));
        }
        self.update(now);
    }

    /// Drops servers that are not heard of any more. Returns whether one of them was known.
    pub(crate) fn forget(&mut self, nodes: &[u32], now: Time) -> bool {
        let before = self.remote.len();
        self.remote.retain(|node, _| !nodes.contains(node));
        self.update(now);
        self.remote.len() != before
    }

    pub(crate) const fn local(&self) -> Connected {
        self.local
    }

    fn is_here(&self, side: Side) -> bool {
        self.local.0[side] || self.remote.values().any(|(players, _)| players[side])
    }

    fn update(&mut self, now: Time) {
        for side in Side::ALL {
            self.gone_since[side] =
                if self.is_here(side) { None } else { self.gone_since[side].or(Some(now)) };
        }
    }

    /// How many milliseconds a player has had no connection; `None` while there is one.
    pub(crate) fn gone(&self, side: Side, now: Time) -> Option<u64> {
        if self.is_here(side) {
            return None;
        }
        Some(self.gone_since[side].map_or(0, |since| now.since(since)))
    }

    /// What clients are told now.
    pub(crate) fn view(&self, now: Time) -> View {
        let watchers =
            self.remote.values().map(|(_, watchers)| watchers).sum::<u32>() + self.local.1;
        (BySide::from_fn(|side| self.gone(side, now)), rounded(watchers))
    }

    /// What clients are told, if it is not what they were told last.
    pub(crate) fn changed_view(&mut self, now: Time) -> Option<View> {
        let view = self.view(now);
        let state = (BySide::from_fn(|side| view.0[side].is_none()), view.1);
        (self.sent.replace(state) != Some(state)).then_some(view)
    }
}

/// The leading digit of a number, with zeros: thousands of watchers who come one after the other are not
/// announced to each other one by one.
fn rounded(watchers: u32) -> u32 {
    let step = 10_u32.pow(watchers.max(1).ilog10());
    watchers / step * step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_gone_when_no_server_has_a_connection() {
        let mut presence = Presence::default();
        let (none, red) = (BySide { red: false, blue: false }, BySide { red: true, blue: false });
        assert!(presence.set_local(red, 0, Time(0)));
        assert!(!presence.set_local(red, 0, Time(0)));
        assert_eq!(presence.view(Time(500)).0, BySide { red: None, blue: Some(500) });
        presence.set_remote(7, red, 2, Time(1_000));
        presence.set_local(none, 0, Time(2_000));
        assert_eq!(presence.gone(Side::Red, Time(3_000)), None);
        assert!(presence.forget(&[7], Time(4_000)));
        assert_eq!(presence.gone(Side::Red, Time(9_000)), Some(5_000));
        presence.set_remote(8, red, 0, Time(10_000));
        assert_eq!(presence.gone(Side::Red, Time(10_000)), None);
    }

    #[test]
    fn a_view_is_sent_once_and_watchers_are_rounded() {
        let mut presence = Presence::default();
        let players = BySide { red: true, blue: true };
        let mut sent = 0;
        for watchers in 0..5_000 {
            presence.set_local(players, watchers, Time(0));
            sent += usize::from(presence.changed_view(Time(0)).is_some());
        }
        assert!(sent < 40, "{sent}");
        assert_eq!([0, 7, 19, 20, 999, 1_234].map(rounded), [0, 7, 10, 20, 900, 1_000]);
    }
}
