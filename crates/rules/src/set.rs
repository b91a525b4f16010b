//! The operations that `SquareSet` and `ShipSet` have in common: both are bit sets.

/// Implements set algebra, iteration and the collection traits for a bit set in its field `0`.
///
/// `$mask` has the bits that can be members; `$index` gives a member's bit and `$member` turns a
/// bit's index back into the member.
macro_rules! bit_set {
    (
        $Set:ident, $Iter:ident, $Item:ident, $Bits:ty, $mask:expr,
        index: $index:expr, member: $member:expr, members: $members:literal
    ) => {
        impl $Set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            #[doc = concat!("The set of all ", $members, ".")]
            pub const ALL: Self = Self($mask);

            #[doc = concat!("The set with bit [`", stringify!($Item), "::index`] set for each member.")]
            /// Bits without a member are ignored.
            #[must_use]
            #[inline]
            pub const fn from_bits(bits: $Bits) -> Self {
                Self(bits & $mask)
            }

            #[doc = concat!("One bit for each member, at [`", stringify!($Item), "::index`].")]
            #[must_use]
            #[inline]
            pub const fn bits(self) -> $Bits {
                self.0
            }

            #[inline]
            const fn bit(item: $Item) -> $Bits {
                1 << ($index(item) & (<$Bits>::BITS as usize - 1))
            }

            /// Returns whether the set contains this member.
            #[must_use]
            #[inline]
            pub const fn contains(self, item: $Item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// Adds a member.
            #[inline]
            pub const fn insert(&mut self, item: $Item) {
                self.0 |= Self::bit(item);
            }

            /// Removes a member.
            #[inline]
            pub const fn remove(&mut self, item: $Item) {
                self.0 &= !Self::bit(item);
            }

            /// Adds the member if it is missing, removes it otherwise.
            #[inline]
            pub const fn toggle(&mut self, item: $Item) {
                self.0 ^= Self::bit(item);
            }

            /// The set with this member added.
            #[must_use]
            #[inline]
            pub const fn with(self, item: $Item) -> Self {
                Self(self.0 | Self::bit(item))
            }

            /// The set with this member removed.
            #[must_use]
            #[inline]
            pub const fn without(self, item: $Item) -> Self {
                Self(self.0 & !Self::bit(item))
            }

            /// The number of members.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns whether the set has no members.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns whether the two sets have no member in common.
            #[must_use]
            #[inline]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }

            /// Returns whether every member of this set is in the other.
            #[must_use]
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Returns whether this set has every member of the other.
            #[must_use]
            #[inline]
            pub const fn is_superset(self, other: Self) -> bool {
                other.is_subset(self)
            }

            /// The first member in iteration order.
            #[must_use]
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 { None } else { Some($member(self.0.trailing_zeros())) }
            }

            /// The last member in iteration order.
            #[must_use]
            #[inline]
            pub const fn last(self) -> Option<$Item> {
                if self.0 == 0 {
                    None
                } else {
                    Some($member(<$Bits>::BITS - 1 - self.0.leading_zeros()))
                }
            }

            /// Removes and returns the first member.
            #[inline]
            pub const fn pop_first(&mut self) -> Option<$Item> {
                let first = self.first();
                self.0 &= self.0.wrapping_sub(1);
                first
            }

            /// Removes all members.
            #[inline]
            pub const fn clear(&mut self) {
                self.0 = 0;
            }

            #[doc = concat!("The members in the order of [`", stringify!($Item), "::index`].")]
            #[must_use]
            #[inline]
            pub const fn iter(self) -> $Iter {
                $Iter(self)
            }
        }

        #[doc = concat!("Iterator over a [`", stringify!($Set), "`].")]
        #[derive(Debug, Clone)]
        pub struct $Iter($Set);

        impl Iterator for $Iter {
            type Item = $Item;

            #[inline]
            fn next(&mut self) -> Option<$Item> {
                self.0.pop_first()
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl DoubleEndedIterator for $Iter {
            #[inline]
            fn next_back(&mut self) -> Option<$Item> {
                let last = self.0.last()?;
                self.0.remove(last);
                Some(last)
            }
        }

        impl ExactSizeIterator for $Iter {}

        impl core::iter::FusedIterator for $Iter {}

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        impl IntoIterator for &$Set {
            type Item = $Item;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        impl From<$Item> for $Set {
            #[inline]
            fn from(item: $Item) -> Self {
                Self::EMPTY.with(item)
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$Item> for $Set {
            fn extend<I: IntoIterator<Item = $Item>>(&mut self, items: I) {
                items.into_iter().for_each(|item| self.insert(item));
            }
        }

        bit_set!(@operator $Set, BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
        bit_set!(@operator $Set, BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
        bit_set!(@operator $Set, BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
        bit_set!(@operator $Set, Sub sub, SubAssign sub_assign, |a, b| a & !b);

        /// The complement within `ALL`.
        impl core::ops::Not for $Set {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self::from_bits(!self.0)
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };

    (@operator $Set:ident, $Op:ident $op:ident, $Assign:ident $assign:ident,
        |$a:ident, $b:ident| $result:expr) => {
        impl core::ops::$Op for $Set {
            type Output = Self;

            #[inline]
            fn $op(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }

        impl core::ops::$Assign for $Set {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = core::ops::$Op::$op(*self, other);
            }
        }
    };
}

pub(crate) use bit_set;
