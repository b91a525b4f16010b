//! The memory of the transposition table. On Linux it is mapped and advised to be in huge pages:
//! with small ones, most probes miss the TLB.

use std::ops::Deref;

use super::Bucket;

/// Empty buckets.
pub(super) enum Buckets {
    #[cfg(target_os = "linux")]
    Mapped(huge_pages::Mapping),
    Allocated(Box<[Bucket]>),
}

impl Buckets {
    pub(super) fn new(count: usize) -> Self {
        #[cfg(target_os = "linux")]
        if let Some(mapping) = huge_pages::map(count) {
            return Self::Mapped(mapping);
        }
        Self::Allocated((0..count).map(|_| Bucket::default()).collect())
    }
}

impl Deref for Buckets {
    type Target = [Bucket];

    #[inline]
    fn deref(&self) -> &[Bucket] {
        match self {
            #[cfg(target_os = "linux")]
            Self::Mapped(mapping) => mapping.borrow_dependent(),
            Self::Allocated(buckets) => buckets,
        }
    }
}

#[cfg(target_os = "linux")]
mod huge_pages {
    use memmap2::{Advice, MmapMut};
    use self_cell::{MutBorrow, self_cell};
    use zerocopy::FromBytes as _;

    use super::Bucket;

    type BucketSlice<'a> = &'a [Bucket];

    self_cell! {
        /// Mapped memory, and the buckets in it.
        pub(in super::super) struct Mapping {
            owner: MutBorrow<MmapMut>,

            #[covariant]
            dependent: BucketSlice,
        }
    }

    /// Maps zeroed memory, in huge pages if the system has them; `None` if it has no memory.
    pub(super) fn map(count: usize) -> Option<Mapping> {
        let memory = MmapMut::map_anon(count.checked_mul(size_of::<Bucket>())?).ok()?;
        // Refused by kernels without huge pages; then the pages are small.
        let _ = memory.advise(Advice::HugePage);
        Mapping::try_new(MutBorrow::new(memory), |memory| {
            <[Bucket]>::mut_from_bytes(memory.borrow_mut()).map(|buckets| &*buckets).map_err(drop)
        })
        .ok()
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::sync::atomic::Ordering::Relaxed;

    use super::*;

    #[test]
    fn mapped_buckets_are_empty() {
        let buckets = Buckets::new(100_000);
        assert!(matches!(buckets, Buckets::Mapped(_)));
        assert_eq!(buckets.len(), 100_000);
        assert!(
            buckets.iter().flat_map(|bucket| &bucket.0).flatten().all(|w| w.load(Relaxed) == 0)
        );
    }

    #[test]
    fn sizes_beyond_the_address_space_are_not_mapped() {
        assert!(huge_pages::map(usize::MAX / 2).is_none());
        assert!(huge_pages::map(usize::MAX / size_of::<Bucket>()).is_none());
    }
}
