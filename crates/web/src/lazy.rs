//! Screens whose code is downloaded when they are opened. Home and the game are in the main module, so
//! that a first game needs nothing else.
//!
//! The build moves each function marked by `wasm_split` into a module of its own, with everything that
//! only it uses (`xtask/src/split.rs`).

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::app::Shell;
use crate::header::header;
use crate::route::{OnlineRoute, Route, StudyRoute};
use crate::screens::{board_clock, manual, new_game, saved_games, settings, setup, share_link};
use crate::widgets::{button, page};
use crate::{browser, lessons, online, study};

/// Renders the screens of a part.
type Renderer = fn(Shell, Route) -> AnyView;

#[wasm_split(learning, wasm_split_path = leptos::wasm_split, fallible)]
fn learning() -> Result<Renderer, SplitLoaderError> {
    Ok(|shell, route| match route {
        Route::Lesson(name) => lessons::lesson(shell, &name),
        Route::Rules(topic) => manual::manual(shell, topic),
        _ => lessons::lessons(shell),
    })
}

#[wasm_split(screens, wasm_split_path = leptos::wasm_split, fallible)]
fn screens() -> Result<Renderer, SplitLoaderError> {
    Ok(|shell, route| match route {
        Route::New(opponent, from) => new_game::new_game(shell, opponent, from),
        Route::Games => saved_games::saved_games(shell),
        Route::Setup(mfen) => setup::setup(shell, mfen),
        Route::Clock => board_clock::board_clock(shell),
        Route::Shared(query) => share_link::share_link(shell, &query),
        _ => settings::settings(shell),
    })
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn online() -> Result<Renderer, SplitLoaderError> {
    Ok(|shell, route| match route {
        Route::Online(route) => online::screen(shell, route),
        _ => online::screen(shell, OnlineRoute::Home),
    })
}

#[wasm_split(study, wasm_split_path = leptos::wasm_split, fallible)]
fn study() -> Result<Renderer, SplitLoaderError> {
    Ok(|shell, route| match route {
        Route::Study(route) => study::screen(shell, route),
        _ => study::screen(shell, StudyRoute::Home),
    })
}

/// A part of the client with a module of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Lessons and rules.
    Learning,
    Screens,
    /// Online games.
    Online,
    /// The analysis board and what belongs to it.
    Study,
}

thread_local! {
    static LOADED: RefCell<Vec<(Part, Renderer)>> = RefCell::default();
}

impl Part {
    const fn of(route: &Route) -> Self {
        match route {
            Route::Lessons | Route::Lesson(_) | Route::Rules(_) => Self::Learning,
            Route::Online(_) => Self::Online,
            Route::Study(_) => Self::Study,
            _ => Self::Screens,
        }
    }

    fn loaded(self) -> Option<Renderer> {
        LOADED.with_borrow(|loaded| {
            loaded.iter().find(|&&(part, _)| part == self).map(|&(_, renderer)| renderer)
        })
    }

    /// Downloads the part. After a failure the next call tries again.
    async fn load(self) -> Result<Renderer, SplitLoaderError> {
        let renderer = match self {
            Self::Learning => {
                browser::load_style("learning.css").await;
                learning().await?
            }
            Self::Screens => screens().await?,
            Self::Online => {
                browser::load_style("online.css").await;
                online().await?
            }
            Self::Study => {
                browser::load_style("study.css").await;
                study().await?
            }
        };
        if self.loaded().is_none() {
            LOADED.with_borrow_mut(|loaded| loaded.push((self, renderer)));
        }
        Ok(renderer)
    }
}

#[derive(Debug, Clone, Copy)]
enum State {
    Loading,
    Failed,
    Ready(Renderer),
}

/// A screen that is not in the main module, as soon as its part is loaded.
pub(crate) fn screen(shell: Shell, route: Route) -> AnyView {
    let part = Part::of(&route);
    if let Some(render) = part.loaded() {
        return render(shell, route);
    }
    let state = RwSignal::new(State::Loading);
    // The visitor may have gone on when the part arrives: setting a disposed signal does nothing.
    let request = move || {
        state.set(State::Loading);
        spawn_local(async move {
            state.set(part.load().await.map_or(State::Failed, State::Ready));
        });
    };
    Effect::new(move |_| request());
    let content = move || match state.get() {
        State::Loading => loading(shell),
        State::Failed => failed(shell, request),
        State::Ready(render) => untrack(|| render(shell, route.clone())),
    };
    content.into_any()
}

fn loading(shell: Shell) -> AnyView {
    view! {
        {header(shell, shell.place)}
        <main class="screen" aria-busy="true">
            <p class="dim" role="status">{shell.texts.screen_loading()}</p>
        </main>
    }
    .into_any()
}

fn failed(shell: Shell, request: impl Fn() + Copy + 'static) -> AnyView {
    let texts = shell.texts;
    let content = view! {
        <div class="card stack" role="alert">
            <p>{texts.screen_failed_advice()}</p>
            {button("button", "try-again", None, texts.game_engine_again(), request)}
        </div>
    };
    page(shell, texts.screen_failed(), content)
}
