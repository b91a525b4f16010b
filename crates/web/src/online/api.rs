//! The HTTP API of the game server.

use gloo_net::http::{Request, Response};
use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_i18n::Texts;
use mad_online::Nonce;
use mad_online::protocol::{ApiError, NewGame, Seated};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::connection;
use crate::app::Shell;

/// Why a request was not carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Problem {
    Unreachable,
    Refused(ApiError),
}

impl Problem {
    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            Self::Unreachable => texts.online_unreachable(),
            Self::Refused(ApiError::Refused(refusal)) => {
                texts.online_refusal(refusal.name(), refusal.turns())
            }
            Self::Refused(error) => texts.online_refusal(error.name(), 0),
        }
    }
}

/// A random number for a request.
pub(super) fn nonce() -> Nonce {
    Nonce::new((js_sys::Math::random() * (1_u64 << 53) as f64) as u64)
}

async fn read<T: DeserializeOwned>(
    response: Result<Response, gloo_net::Error>,
) -> Result<T, Problem> {
    let response = response.map_err(|_| Problem::Unreachable)?;
    if response.ok() {
        return response.json().await.map_err(|_| Problem::Unreachable);
    }
    // A proxy in front of a server that is down answers with something else.
    Err(response.json().await.map_or(Problem::Unreachable, Problem::Refused))
}

/// Addresses are relative to the page, which may be in a folder.
pub(super) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    read(Request::get(&format!("api/{path}")).send().await).await
}

pub(super) async fn post<B: Serialize, T: DeserializeOwned>(
    path: &str,
    body: &B,
) -> Result<T, Problem> {
    let request = Request::post(&format!("api/{path}")).json(body);
    read(request.map_err(|_| Problem::Unreachable)?.send().await).await
}

/// Posts something that gives the player a seat. The player may be a new guest then, as whom the socket connects
/// again.
pub(super) async fn take_seat<B: Serialize>(path: &str, body: &B) -> Result<Seated, Problem> {
    let seated: Seated = post(path, body).await?;
    connection::become_person(seated.person);
    Ok(seated)
}

/// Makes an invitation, or looks for an opponent (`pair`).
pub(super) async fn new_game(path: &str, new: NewGame) -> Result<Seated, Problem> {
    take_seat(path, &new).await
}

/// Runs a request of a button, unless one is under way, and reports a failure.
pub(super) fn request<T: 'static>(
    shell: Shell,
    busy: RwSignal<bool>,
    request: impl Future<Output = Result<T, Problem>> + 'static,
    done: impl FnOnce(T) + 'static,
) {
    if busy.get_untracked() {
        return;
    }
    busy.set(true);
    spawn_local(async move {
        let result = request.await;
        // The screen may be gone: setting a disposed signal does nothing.
        busy.set(false);
        match result {
            Ok(answer) => done(answer),
            Err(problem) => shell.report(problem.text(shell.texts)),
        }
    });
}
