//! The transposition table, shared between threads without locks.

mod memory;

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use mad_rules::{Position, Turn};
use prefetch_index::prefetch_index;

use crate::proof::Proof;
use crate::value::Value;
use memory::Buckets;

/// How a stored value bounds the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// The stored value is the true one.
    Exact,
}

/// An entry of the table: the stored result of a search of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The best turn, if one raised alpha in this or an earlier search.
    pub turn: Option<Turn>,
    /// The value, with distances counted from this position.
    pub value: Value,
    /// The depth of its search.
    pub depth: i32,
    /// How the value bounds the true one.
    pub bound: Bound,
    /// The quiet turns that were left.
    pub quiet_left: QuietLeft,
    /// What is proven, with those quiet turns left.
    pub proof: Proof,
    /// The static evaluation, without corrections; `None` where it was not needed.
    pub static_eval: Option<Value>,
}

/// The packed static evaluation of an entry without one.
const NO_STATIC_EVAL: u16 = i16::MIN as u16;
/// The bits of the key that a slot stores; the others hold the static evaluation. (The highest bits
/// of the key choose the bucket as well.)
const KEY_BITS: u64 = !0xffff;

/// Quiet turns left until the tie-break, up to 255. They are not part of the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct QuietLeft(u8);

impl QuietLeft {
    /// No tie-break, or one beyond the horizon of any search.
    pub(crate) const FAR: Self = Self(u8::MAX);

    /// The quiet turns left in a position.
    #[must_use]
    #[inline]
    pub fn of(position: &Position) -> Self {
        match position.limit() {
            None => Self::FAR,
            Some(limit) => Self((limit.get() - position.quiet()).min(u8::MAX.into()) as u8),
        }
    }

    const fn turns(self) -> i32 {
        self.0 as i32
    }
}

/// The turns that a search usually looks ahead beyond its depth, with extensions and quiescence
/// search. A long series of extensions may lead further; that affects estimates only, not proofs.
const LOOKAHEAD: i32 = 12;

impl Entry {
    /// Returns whether the value holds with this many quiet turns left, and not only with those it
    /// was found with.
    ///
    /// A win or a loss that is over before the tie-break holds. An estimate holds if neither
    /// search can have seen the tie-break. A semi-victory holds only where it was found.
    #[must_use]
    pub fn holds(&self, left: QuietLeft) -> bool {
        if self.quiet_left == left {
            return true;
        }
        if self.value.is_decided() {
            let proves = match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value.is_positive(),
                Bound::Upper => !self.value.is_positive(),
            };
            return proves && self.value.turns_to_win() <= left.turns();
        }
        let horizon = self.depth + LOOKAHEAD;
        !self.value.is_semi() && self.quiet_left.turns() > horizon && left.turns() > horizon
    }

    /// What is proven with this many quiet turns left; `None` if not even the value holds.
    pub(crate) fn proof_with(&self, left: QuietLeft) -> Option<Proof> {
        if self.quiet_left == left {
            return Some(self.proof);
        }
        self.holds(left).then(|| match self.value {
            value if !value.is_decided() => Proof::NOTHING,
            value if value.is_positive() => Proof::WIN,
            _ => Proof::LOSS,
        })
    }

    fn pack(self, age: u8) -> u64 {
        let turn = self.turn.map_or(0, Turn::to_bits);
        let bound = match self.bound {
            Bound::Upper => 0,
            Bound::Lower => 1,
            Bound::Exact => 2,
        };
        u64::from(turn)
            | u64::from(self.value.eighths() as i16 as u16) << 16
            | u64::from(self.depth.clamp(-8, 100) as i8 as u8) << 32
            | u64::from(bound | age << 2) << 40
            | u64::from(self.quiet_left.0) << 48
            | u64::from(self.proof.to_bits()) << 56
    }

    fn unpack(data: u64, static_eval: u16) -> Self {
        Self {
            static_eval: (static_eval != NO_STATIC_EVAL)
                .then(|| Value::from_eighths((static_eval as i16).into())),
            turn: Turn::from_bits(data as u16),
            value: Value::from_eighths(((data >> 16) as u16 as i16).into()),
            depth: depth_of(data),
            bound: match data >> 40 & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
            quiet_left: QuietLeft((data >> 48) as u8),
            proof: Proof::from_bits((data >> 56) as u8),
        }
    }
}

/// The number of the search that an entry is from, modulo 64.
const fn age_of(data: u64) -> u8 {
    (data >> 42) as u8 & 63
}

const fn depth_of(data: u64) -> i32 {
    (data >> 32) as u8 as i8 as i32
}

/// Reads a slot if it has the entry of this key.
#[inline]
fn read([check, data]: &Slot, key: u64) -> Option<Entry> {
    let data = data.load(Relaxed);
    let found = check.load(Relaxed) ^ data;
    (data != 0 && (found ^ key) & KEY_BITS == 0).then(|| Entry::unpack(data, found as u16))
}

/// An entry: key and static evaluation, XOR the data; and the data. A pair that two threads wrote
/// at once does not match its key and is ignored (lockless hashing).
type Slot = [AtomicU64; 2];

const SLOTS: usize = 4;

/// Four entries in one cache line.
#[repr(C, align(64))]
#[derive(Default)]
#[cfg_attr(
    target_os = "linux",
    derive(zerocopy::FromBytes, zerocopy::IntoBytes, zerocopy::KnownLayout)
)]
struct Bucket([Slot; SLOTS]);

/// The transposition table.
pub struct Table {
    buckets: Buckets,
    age: AtomicU8,
}

impl Table {
    /// An empty table of about this size.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self::with_buckets((mebibytes << 20) / size_of::<Bucket>())
    }

    fn with_buckets(count: usize) -> Self {
        Self { buckets: Buckets::new(count.max(1)), age: AtomicU8::new(0) }
    }

    /// Removes all entries.
    pub fn clear(&self) {
        for [check, data] in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            check.store(0, Relaxed);
            data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Begins another search: all entries are one search older.
    pub fn next_search(&self) {
        self.age.store((self.age() + 1) % 64, Relaxed);
    }

    fn age(&self) -> u8 {
        self.age.load(Relaxed)
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[self.index(key)]
    }

    /// The entry of the position with this key.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| read(slot, key))
    }

    /// Begins to load the bucket of a position that will be looked up soon into the cache.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(&*self.buckets, self.index(key));
    }

    /// Stores an entry in place of the position's old one, else of the shallowest or oldest entry
    /// in the bucket.
    pub fn put(&self, key: u64, mut entry: Entry) {
        let mut worst = (i32::MAX, 0);
        let bucket = self.bucket(key);
        let age = self.age();
        for (index, slot) in bucket.0.iter().enumerate() {
            if let Some(old) = read(slot, key) {
                entry.turn = entry.turn.or(old.turn);
                entry.static_eval = entry.static_eval.or(old.static_eval);
                worst = (0, index);
                break;
            }
            let data = slot[1].load(Relaxed);
            let searches_ago = i32::from((64 + age - age_of(data)) % 64);
            let worth = if data == 0 { -1000 } else { depth_of(data) - 4 * searches_ago };
            if worth < worst.0 {
                worst = (worth, index);
            }
        }
        let [check, data] = &bucket.0[worst.1];
        let packed = entry.pack(age);
        let static_eval =
            entry.static_eval.map_or(NO_STATIC_EVAL, |value| value.eighths() as i16 as u16);
        data.store(packed, Relaxed);
        check.store((key & KEY_BITS | u64::from(static_eval)) ^ packed, Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths, by a sample.
    #[must_use]
    pub fn permille(&self) -> usize {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let age = self.age();
        let used = |[_, data]: &&Slot| {
            let data = data.load(Relaxed);
            data != 0 && age_of(data) == age
        };
        let count = sample.iter().flat_map(|bucket| &bucket.0).filter(used).count();
        count * 1000 / (sample.len() * SLOTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: Value, depth: i32, bound: Bound, left: u8) -> Entry {
        Entry {
            turn: Some(Turn::PASS),
            value,
            depth,
            bound,
            quiet_left: QuietLeft(left),
            proof: Proof::NOTHING,
            static_eval: None,
        }
    }

    #[test]
    fn entries_are_read_as_they_were_stored() {
        let table = Table::new(1);
        let semi = Value::semi_in(3);
        let results = [Value::win_in(7), -Value::win_in(9), semi, -semi];
        for value in [0, 123, -20_000].map(Value::from_eighths).into_iter().chain(results) {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                for depth in [-3, 0, 99] {
                    let put = entry(value, depth, bound, 17);
                    table.put(42 << 16, put);
                    assert_eq!(table.get(42 << 16), Some(put));
                }
            }
        }
        assert_eq!(table.get(43 << 16), None);
    }

    #[test]
    fn an_entry_without_a_turn_keeps_the_old_one() {
        let table = Table::new(1);
        table.put(7 << 16, entry(Value::ZERO, 3, Bound::Exact, 9));
        table.put(
            7 << 16,
            Entry { turn: None, ..entry(Value::from_eighths(2), 4, Bound::Upper, 9) },
        );
        assert_eq!(table.get(7 << 16).unwrap().turn, Some(Turn::PASS));
        assert_eq!(table.get(7 << 16).unwrap().value, Value::from_eighths(2));
    }

    #[test]
    fn deep_entries_stay_and_old_ones_go() {
        let table = Table::with_buckets(1);
        for (key, depth) in [(1, 9), (2, 2), (3, 8), (4, 7), (5, 3)] {
            table.put(key << 16, entry(Value::ZERO, depth, Bound::Exact, 9));
        }
        let has = |table: &Table, key: u64| table.get(key << 16).is_some();
        assert!(!has(&table, 2) && has(&table, 1) && has(&table, 5));
        for _ in 0..3 {
            table.next_search();
        }
        for key in 10..14 {
            table.put(key << 16, entry(Value::ZERO, 1, Bound::Exact, 9));
        }
        assert!(!has(&table, 1) && has(&table, 13));
    }

    #[test]
    fn the_quiet_count_decides_which_values_hold() {
        let left = QuietLeft;
        let estimate = entry(Value::from_eighths(50), 4, Bound::Exact, 30);
        assert!(estimate.holds(left(30)) && estimate.holds(left(17)));
        assert!(!estimate.holds(left(16)), "the search may have seen the tie-break");
        let win = entry(Value::win_in(7), 1, Bound::Lower, 30);
        assert!(win.holds(left(7)) && win.holds(left(200)) && !win.holds(left(6)));
        assert!(
            !entry(Value::win_in(7), 1, Bound::Upper, 30).holds(left(29)),
            "at most a win: no news"
        );
        assert!(entry(-Value::win_in(7), 1, Bound::Upper, 30).holds(left(29)));
        let semi = entry(Value::semi_in(7), 20, Bound::Exact, 7);
        assert!(semi.holds(left(7)) && !semi.holds(left(8)) && !semi.holds(left(6)));
    }
}
