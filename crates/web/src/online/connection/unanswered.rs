//! Requests whose screen was left before they were answered, such as a turn that was entered without a network. They are
//! sent again with the same nonce until they are answered, or until the game is opened again, whose screen takes them over.

use std::cell::RefCell;

use mad_online::client::Pending;
use mad_online::protocol::{ClientMessage, ServerMessage};
use mad_online::{GameId, Nonce, Refusal};

thread_local! {
    static UNANSWERED: RefCell<Vec<(GameId, Pending)>> = RefCell::default();
}

/// Keeps requests of a game.
pub(crate) fn keep(game: GameId, requests: &[Pending]) {
    let requests = requests.iter().map(|request| (game, *request));
    UNANSWERED.with_borrow_mut(|all| all.extend(requests));
}

/// Takes the requests of a game over.
pub(crate) fn take(game: GameId) -> Vec<Pending> {
    UNANSWERED.with_borrow_mut(|all| {
        let taken = all.extract_if(.., |(other, _)| *other == game);
        taken.map(|(_, request)| request).collect()
    })
}

pub(super) fn is_empty() -> bool {
    UNANSWERED.with_borrow(Vec::is_empty)
}

/// The messages to send when there is a connection.
pub(super) fn messages() -> Vec<ClientMessage> {
    UNANSWERED.with_borrow(|all| {
        let message = |&(game, Pending { nonce, command }): &(GameId, Pending)| {
            ClientMessage::Act { game, nonce, command }
        };
        all.iter().map(message).collect()
    })
}

/// Removes the request that a message answers.
pub(super) fn hear(message: &ServerMessage) {
    match message {
        // Whether it was carried out is not known.
        ServerMessage::No { reason: Refusal::Unavailable, .. } => {}
        ServerMessage::Ok { nonce, .. } | ServerMessage::No { nonce, .. } => remove(*nonce),
        _ => {}
    }
}

fn remove(nonce: Nonce) {
    UNANSWERED.with_borrow_mut(|all| all.retain(|(_, request)| request.nonce != nonce));
}
