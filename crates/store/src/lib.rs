//! Where online games and players are stored: in a file (SQLite) or on a server (PostgreSQL).
//!
//! A game is an append-only list of events. [`Store::commit`] appends events of many games in one transaction
//! (group commit): an event is stored if its number in its game is free and its nonce is new, else nothing
//! changes. So the primary key is the lock, whichever server appends.
//!
//! Both databases have the same tables, and most of the SQL is the same text.

mod bus;
mod commit;
mod error;
mod games;
mod maintenance;
mod migrations;
mod nodes;
mod people;
mod store;
#[cfg(feature = "testing")]
pub mod testing;

pub use bus::{Listener, MOST_NOTICE_BYTES};
pub use commit::{Append, Intent, Stored};
pub use error::StoreError;
pub use maintenance::{Check, Damage};
pub use nodes::NodeId;
pub use people::{Seat, TokenHash};
pub use store::{Location, Store};
