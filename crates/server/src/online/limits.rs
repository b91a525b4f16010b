//! Limits on what one client may do.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use mad_online::PersonId;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

const fn number(value: u32) -> NonZeroU32 {
    match NonZeroU32::new(value) {
        Some(value) => value,
        None => NonZeroU32::MIN,
    }
}

/// The messages of one socket: some at once, and a steady rate.
pub(crate) struct SocketLimit(RateLimiter<NotKeyed, InMemoryState, DefaultClock>);

impl SocketLimit {
    const BURST: NonZeroU32 = number(60);
    const PER_SECOND: NonZeroU32 = number(20);

    pub(crate) fn new() -> Self {
        Self(RateLimiter::direct(Quota::per_second(Self::PER_SECOND).allow_burst(Self::BURST)))
    }

    pub(crate) fn allows(&mut self) -> bool {
        self.0.check().is_ok()
    }
}

/// The limits on requests, by address and by person.
#[derive(Debug)]
pub(crate) struct Limits {
    guests: Option<Keyed<IpAddr>>,
    requests: Option<Keyed<IpAddr>>,
    games: Option<Keyed<PersonId>>,
    /// Open games of one person.
    pub(crate) open_games: u32,
}

/// How much one client may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LimitSettings {
    /// New guests from one address in an hour; 0 for no limit.
    pub guests_per_hour: u32,
    /// Requests from one address in a second; 0 for no limit.
    pub requests_per_second: u32,
    /// New games of one person in an hour; 0 for no limit.
    pub games_per_hour: u32,
    /// Open games of one person.
    pub open_games: u32,
}

impl Default for LimitSettings {
    fn default() -> Self {
        Self { guests_per_hour: 20, requests_per_second: 20, games_per_hour: 60, open_games: 30 }
    }
}

impl Limits {
    pub(crate) fn new(settings: &LimitSettings) -> Self {
        let per_hour = |count: u32| NonZeroU32::new(count).map(Quota::per_hour);
        let requests = NonZeroU32::new(settings.requests_per_second)
            .map(|rate| Quota::per_second(rate).allow_burst(rate.saturating_mul(number(3))));
        Self {
            guests: per_hour(settings.guests_per_hour).map(RateLimiter::dashmap),
            requests: requests.map(RateLimiter::dashmap),
            games: per_hour(settings.games_per_hour).map(RateLimiter::dashmap),
            open_games: settings.open_games,
        }
    }

    pub(crate) fn allows_guest(&self, address: IpAddr) -> bool {
        self.guests.as_ref().is_none_or(|limit| limit.check_key(&prefix(address)).is_ok())
    }

    pub(crate) fn allows_request(&self, address: IpAddr) -> bool {
        self.requests.as_ref().is_none_or(|limit| limit.check_key(&prefix(address)).is_ok())
    }

    pub(crate) fn allows_game(&self, person: PersonId) -> bool {
        self.games.as_ref().is_none_or(|limit| limit.check_key(&person).is_ok())
    }

    /// Forgets clients that have not been here for a while.
    pub(crate) fn clean(&self) {
        for limit in [&self.guests, &self.requests].into_iter().flatten() {
            limit.retain_recent();
        }
        if let Some(games) = &self.games {
            games.retain_recent();
        }
    }
}

/// The network of an IPv6 address: one household has as many addresses as it likes.
fn prefix(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => v4.into(),
            None => {
                let [a, b, c, d, ..] = v6.segments();
                std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_share_a_limit() {
        let limits = Limits::new(&LimitSettings { guests_per_hour: 2, ..LimitSettings::default() });
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        assert!(limits.allows_guest(address("2001:db8::1")));
        assert!(limits.allows_guest(address("2001:db8::2")));
        assert!(!limits.allows_guest(address("2001:db8::3")));
        assert!(limits.allows_guest(address("2001:db8:0:1::3")));
        assert!(limits.allows_guest(address("192.0.2.1")));
        assert!(limits.allows_guest(address("::ffff:192.0.2.1")));
        assert!(!limits.allows_guest(address("192.0.2.1")));
    }

    #[test]
    fn zero_means_no_limit() {
        let settings = LimitSettings {
            guests_per_hour: 0,
            requests_per_second: 0,
            games_per_hour: 0,
            open_games: 1,
        };
        let limits = Limits::new(&settings);
        for _ in 0..1_000 {
            assert!(limits.allows_guest(IpAddr::from([127, 0, 0, 1])));
            assert!(limits.allows_request(IpAddr::from([127, 0, 0, 1])));
            assert!(limits.allows_game(PersonId::new(1)));
        }
    }

    #[test]
    fn a_socket_may_send_a_burst() {
        let mut limit = SocketLimit::new();
        assert!((0..60).all(|_| limit.allows()));
        assert!(!(0..10).all(|_| limit.allows()));
    }
}
