//! The page: which screen is shown, and what all screens share.

use std::time::Duration;

use crate::dom::*;

use crate::route::{self, Route};
use crate::settings::{self, Settings};
use crate::store::Failure;
use crate::tips::Tip;
use crate::ui::{Icon, icon, memo};
use crate::words::{self, Shelf, Words};
use crate::{
    browser, game, games, home, learn, manual, new_game, offline, setup, shared, speech, tips,
};

/// What every screen uses.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    pub(crate) words: Words,
    pub(crate) settings: RwSignal<Settings>,
    /// What is being explained.
    pub(crate) tip: RwSignal<Option<Tip>>,
    /// What was said aloud last.
    pub(crate) spoken: RwSignal<String>,
    /// Counts what could not be done, so that it is said each time.
    pub(crate) refusals: RwSignal<u32>,
    pub(crate) offline: RwSignal<offline::State>,
    notice: RwSignal<Option<Notice>>,
}

/// Something the player should know, for a while.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Notice {
    text: String,
    /// Something to copy by hand, or to read in peace.
    detail: Option<String>,
}

impl Shell {
    /// Tells the player something.
    pub(crate) fn tell(self, text: String) {
        self.notice.set(Some(Notice { text, detail: None }));
    }

    /// Tells the player something that is to be read in peace.
    pub(crate) fn tell_at_length(self, text: String, detail: String) {
        self.notice.set(Some(Notice { text, detail: Some(detail) }));
    }

    /// Why a game was not kept.
    pub(crate) fn storage_text(self, failure: Failure) -> String {
        match failure {
            Failure::Off => self.words.web_storage_off(),
            Failure::Full => self.words.web_storage_full(),
            Failure::Overtaken => self.words.web_other_tab(),
            Failure::Unreadable => self.words.web_unreadable(),
        }
    }

    /// Copies a text, or shows it if the browser does not let us.
    pub(crate) fn copy(self, text: String) {
        spawn_local(async move {
            if browser::copy(&text).await {
                self.tell(self.words.web_copied());
            } else {
                let notice = Notice { text: self.words.web_copy_failed(), detail: Some(text) };
                self.notice.set(Some(notice));
            }
        });
    }
}

/// How long a notice stays.
const NOTICE: Duration = Duration::from_secs(7);

pub(crate) fn app(words: Words) -> impl IntoView {
    let (settings, notice) = (settings::keep(), RwSignal::new(None));
    let (tip, spoken) = (RwSignal::new(None), RwSignal::new(String::new()));
    let (refusals, offline) = (RwSignal::new(0), offline::follow());
    let words = language(words, settings, notice);
    let route = route::follow();
    // What was explained is not there any more.
    effect(move |_| {
        route.track();
        tip.set(None);
        spoken.set(String::new());
    });
    // Another language makes everything anew; what is under way is kept.
    move || {
        let words = words.get();
        spoken.set(String::new());
        let shell = Shell { words, settings, tip, spoken, refusals, offline, notice };
        tips::follow(shell);
        view! {
            {screen(shell, route)}
            {notices(shell)}
            {tips::place(shell, false)}
            {speech::place(shell)}
        }
    }
}

/// The words of the language that is chosen, as soon as they are there.
fn language(
    first: Words,
    settings: RwSignal<Settings>,
    notice: RwSignal<Option<Notice>>,
) -> RwSignal<Words> {
    let words = RwSignal::new(first);
    let chosen = memo(move || words::preferred(settings.with(settings::language)));
    effect(move |_| {
        let chosen = chosen.get();
        spawn_local(async move {
            match words::load(chosen, Shelf::Game).await {
                // Somebody may have chosen yet another one in the meantime.
                Ok(loaded)
                    if chosen == words::preferred(settings.with_untracked(settings::language)) =>
                {
                    browser::speak(chosen.code());
                    if words.with_untracked(|words| words.language()) != chosen {
                        browser::report_faults(loaded.web_fault());
                        words.set(loaded);
                    }
                }
                Ok(_) => {}
                Err(reason) => {
                    let text = words.with_untracked(|words| words.learn_failed(reason));
                    notice.set(Some(Notice { text, detail: None }));
                }
            }
        });
    });
    words
}

fn screen(shell: Shell, route: RwSignal<Route>) -> impl IntoView {
    move || match route.get() {
        Route::Home => home::home(shell).into_any(),
        Route::New(opponent, from) => new_game::new_game(shell, opponent, from).into_any(),
        Route::Game(id) => game::game(shell, id).into_any(),
        Route::Games => games::games(shell).into_any(),
        Route::Setup(mfen) => setup::setup(shell, mfen).into_any(),
        Route::Settings => settings::settings(shell).into_any(),
        Route::Shared(query) => shared::shared(shell, &query).into_any(),
        Route::Lessons => learn::lessons(shell),
        Route::Lesson(name) => learn::lesson(shell, &name),
        Route::Rules(topic) => manual::manual(shell, topic),
    }
}

fn notices(shell: Shell) -> impl IntoView {
    let notice = shell.notice;
    effect(move |timer: Option<Option<Timer>>| {
        if let Some(timer) = timer.flatten() {
            timer.clear();
        }
        let short = notice.with(|notice| notice.as_ref().is_some_and(|it| it.detail.is_none()));
        short.then(|| Some(wait(move || notice.set(None), NOTICE))).flatten()
    });
    let shown = move || {
        notice.get().map(|Notice { text, detail }| {
            let label = text.clone();
            let detail = detail.map(|detail| {
                view! { <textarea readonly rows="3" aria-label=label>{detail}</textarea> }
            });
            view! {
                <div class="notice">
                    <p>{text}</p>
                    {detail}
                    <button
                        class="plain"
                        type="button"
                        aria-label=shell.words.web_close()
                        on:click=move |_| notice.set(None)
                    >
                        {icon(Icon::Close)}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="notices" role="status" aria-live="polite">{shown}{offline::news(shell)}</div> }
}
