//! The shapes of [`ShipStyle::Classic`](crate::ShipStyle::Classic).

mod blue;
mod red;

pub(super) use blue::Blue;
pub(super) use red::Red;
