//! `mad play --online`: a game against somebody in a browser or at another terminal.
//!
//! The game is the fold over its events (`mad_online::OnlineGame`), kept in step with the server by
//! `mad_online::client::Follower`. A task keeps the connection, a thread reads standard input, and the
//! [`Table`](table::Table) prints what happens and carries out commands.

mod actions;
mod address;
mod api;
mod arrival;
mod command;
mod connection;
mod input;
mod overview;
mod presence;
mod session;
mod story;
mod table;
mod transport;

use mad_i18n::Texts;
use mad_online::{Link, Pace, Terms};

use crate::arguments::PlayArgs;
use crate::failure::Failure;
use crate::files;
use crate::interrupt::INTERRUPTED;
use address::Server;
use table::Leave;

/// The time of a game if none is given: ten minutes, and five seconds for each turn.
const USUAL_PACE: Pace = Pace::minutes(10, 5);

/// Plays the game that an address leads to.
pub(super) fn run(address: &str, args: &PlayArgs, texts: &Texts) -> Result<(), Failure> {
    let (server, link) = Server::read(address, texts)?;
    check_options(args, link.as_ref(), texts)?;
    let start = args.start.position(args.tie_break, texts)?;
    let pace = args.time.unwrap_or(USUAL_PACE);
    let terms = Terms { start, pace, takebacks: true, listed: false };
    if terms.check().is_err() {
        return Err(Failure::Malformed(texts.online_refusal("terms", 0)));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let left = runtime.block_on(arrival::arrive(server, link, &terms, args, texts));
    // Without waiting for the name of a host that is perhaps still being looked up.
    runtime.shutdown_background();
    match left? {
        Leave::Interrupted => std::process::exit(INTERRUPTED.into()),
        Leave::Quit => Ok(()),
    }
}

/// Options that are for a new game, with an address that leads to one that exists; and a file that exists.
fn check_options(args: &PlayArgs, link: Option<&Link>, texts: &Texts) -> Result<(), Failure> {
    let for_new_games = !args.start.is_default()
        || args.tie_break.is_some()
        || args.time.is_some()
        || args.side.is_some();
    if link.is_some() && for_new_games {
        return Err(Failure::Malformed(texts.error_online_options()));
    }
    match &args.save {
        Some(path) if path.exists() => {
            Err(Failure::Malformed(texts.error_exists(files::name(path, texts))))
        }
        _ => Ok(()),
    }
}

/// Milliseconds since 1970 by the clock of this machine.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(i64::MAX)
}
