//! Faults for the tests of the game server, of its clients and of the web app.
//!
//! - [`Proxy`] is a TCP proxy whose connections break: on demand, or by chance ([`Trouble`]).
//! - [`ReservedPort`] keeps a port for a server that is killed and started again.
//! - [`clock::shift`] starts a program with another time of the day.
//! - [`stop`] asks a process to end, and waits for it.

pub mod clock;
mod port;
mod process;
mod proxy;

pub use port::ReservedPort;
pub use process::stop;
pub use proxy::{Direction, Proxy, Trouble};
