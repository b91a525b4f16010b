//! The root of the page: which screen is shown, and the state that all screens share.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_i18n::Texts;

use crate::i18n::{self, Bundle};
use crate::icons::{Icon, icon};
use crate::live_region::{self, Announcement};
use crate::route::{self, Route};
use crate::screens::{
    board_clock, home, manual, new_game, saved_games, settings, setup, share_link,
};
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::storage::Failure;
use crate::tooltip::{self, Tooltip};
use crate::{browser, game, lessons, offline};

/// The state that every screen uses.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    pub(crate) texts: &'static Texts,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) tooltip: RwSignal<Option<Tooltip>>,
    /// The content of the live region.
    pub(crate) announcement: RwSignal<Announcement>,
    /// The number of refused actions. A refusal is announced each time, even if its text is unchanged.
    pub(crate) refusals: RwSignal<u32>,
    pub(crate) offline: RwSignal<offline::Status>,
    notice: RwSignal<Notice>,
}

/// A message in a corner of the page.
#[derive(Debug, Clone, Default)]
struct Notice {
    /// Counts notices, so that the same text is shown and announced again.
    number: u32,
    /// `None` once it is closed.
    content: Option<NoticeContent>,
}

#[derive(Debug, Clone)]
struct NoticeContent {
    text: String,
    /// A longer text to copy or to read. A notice with one stays until it is closed.
    detail: Option<String>,
}

/// How long a notice without detail stays.
const NOTICE_TIME: Duration = Duration::from_secs(7);

impl Shell {
    /// Shows a notice for a few seconds.
    pub(crate) fn notify(self, text: String) {
        show_notice(self.notice, text, None);
    }

    /// Shows a notice with a longer text until it is closed.
    pub(crate) fn notify_with_detail(self, text: String, detail: String) {
        show_notice(self.notice, text, Some(detail));
    }

    /// The reason why a game could not be saved.
    pub(crate) fn storage_text(self, failure: Failure) -> String {
        match failure {
            Failure::Disabled => self.texts.web_storage_off(),
            Failure::Full => self.texts.web_storage_full(),
            Failure::Conflict => self.texts.web_other_tab(),
            Failure::Unreadable => self.texts.web_unreadable(),
        }
    }

    /// Copies a text to the clipboard, or shows it if the browser refuses.
    pub(crate) fn copy(self, text: String) {
        spawn_local(async move {
            if browser::copy(&text).await {
                self.notify(self.texts.web_copied());
            } else {
                self.notify_with_detail(self.texts.web_copy_failed(), text);
            }
        });
    }

    /// Plays a sound, unless sound is switched off.
    pub(crate) fn play_sound(self, sound: Sound) {
        if self.settings.get_untracked().sound {
            sound::play(sound);
        }
    }
}

fn show_notice(notice: RwSignal<Notice>, text: String, detail: Option<String>) {
    notice.update(|notice| {
        notice.number += 1;
        notice.content = Some(NoticeContent { text, detail });
    });
}

pub(crate) fn app(first: &'static Texts) -> impl IntoView {
    let settings = settings_signal();
    let notice = RwSignal::new(Notice::default());
    let texts = language(first, settings, notice);
    let navigation = route::follow();
    let shell = Shell {
        texts: first,
        settings,
        tooltip: RwSignal::new(None),
        announcement: RwSignal::new(Announcement::default()),
        refusals: RwSignal::new(0),
        offline: offline::status(),
        notice,
    };
    tooltip::Controller::install(shell.tooltip);
    // Another screen or another language: what was explained and announced is outdated.
    Effect::new(move |_| {
        navigation.track();
        texts.track();
        shell.tooltip.set(None);
        shell.announce(String::new());
    });
    close_notice_after_a_while(notice);
    // Another language renders everything again; the state that screens share stays.
    move || {
        let shell = Shell { texts: texts.get(), ..shell };
        view! {
            // Keyed by the navigation: no element is reused for the next screen.
            <For
                each=move || [navigation.get()]
                key=|navigation| navigation.number
                children=move |navigation| screen(shell, navigation.route)
            />
            {notices(shell)}
            {tooltip::region(shell, false)}
            {live_region::live_region(shell)}
        }
        .into_any()
    }
}

/// The stored settings. An effect applies them to the page and saves them when they change.
fn settings_signal() -> RwSignal<Settings> {
    let settings = RwSignal::new(crate::settings::stored());
    Effect::new(move |before: Option<Settings>| {
        let settings = settings.get();
        crate::settings::apply(&settings);
        if before.is_some_and(|before| before != settings) {
            crate::settings::save(&settings);
        }
        settings
    });
    settings
}

/// The texts of the chosen language, as soon as they are loaded.
fn language(
    first: &'static Texts,
    settings: RwSignal<Settings>,
    notice: RwSignal<Notice>,
) -> RwSignal<&'static Texts> {
    let texts = RwSignal::new(first);
    let chosen = Memo::new(move |_| i18n::preferred(settings.with(crate::settings::language)));
    Effect::new(move |_| {
        let chosen = chosen.get();
        spawn_local(async move {
            match i18n::load(chosen, Bundle::Game).await {
                // The user may have chosen another language in the meantime.
                Ok(loaded) if chosen == chosen_now(settings) => {
                    browser::set_language(chosen.code());
                    if texts.get_untracked().language() != chosen {
                        browser::report_panics(loaded.web_fault());
                        keep_focus_on_language_button(chosen.code());
                        texts.set(loaded);
                    }
                }
                Ok(_) => {}
                Err(reason) => {
                    show_notice(notice, texts.get_untracked().learn_failed(reason), None);
                }
            }
        });
    });
    texts
}

fn chosen_now(settings: RwSignal<Settings>) -> mad_i18n::Language {
    i18n::preferred(settings.with_untracked(crate::settings::language))
}

/// Every element is rendered again in the new language. If a language button has the focus, the
/// button of the new language gets it.
fn keep_focus_on_language_button(code: &'static str) {
    let focused = document().active_element();
    if focused.is_some_and(|element| element.has_attribute("data-language")) {
        request_animation_frame(move || {
            let button = document().query_selector(&format!("[data-language={code}]"));
            if let Ok(Some(button)) = button {
                browser::focus(&button);
            }
        });
    }
}

fn screen(shell: Shell, route: Route) -> AnyView {
    match route {
        Route::Home => home::home(shell),
        Route::New(opponent, from) => new_game::new_game(shell, opponent, from),
        Route::Game(id) => game::game(shell, id),
        Route::Games => saved_games::saved_games(shell),
        Route::Setup(mfen) => setup::setup(shell, mfen),
        Route::Settings => settings::settings(shell),
        Route::Clock => board_clock::board_clock(shell),
        Route::Shared(query) => share_link::share_link(shell, &query),
        Route::Lessons => lessons::lessons(shell),
        Route::Lesson(name) => lessons::lesson(shell, &name),
        Route::Rules(topic) => manual::manual(shell, topic),
    }
}

fn close_notice_after_a_while(notice: RwSignal<Notice>) {
    Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
        if let Some(timer) = timer.flatten() {
            timer.clear();
        }
        let short = notice
            .with(|notice| notice.content.as_ref().is_some_and(|content| content.detail.is_none()));
        let close = move || notice.update(|notice| notice.content = None);
        short.then(|| set_timeout_with_handle(close, NOTICE_TIME).ok()).flatten()
    });
}

fn notices(shell: Shell) -> AnyView {
    let notice = shell.notice;
    let shown = move || notice.get().content.map(|content| (notice.get().number, content));
    view! {
        <div class="notices" role="status" aria-live="polite">
            <For
                each=shown
                key=|(number, _)| *number
                children=move |(_, content)| notice_view(shell, content)
            />
            {offline::new_version_notice(shell)}
        </div>
    }
    .into_any()
}

fn notice_view(shell: Shell, NoticeContent { text, detail }: NoticeContent) -> AnyView {
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
                aria-label=shell.texts.web_close()
                on:click=move |_| shell.notice.update(|notice| notice.content = None)
            >
                {icon(Icon::Close)}
            </button>
        </div>
    }
    .into_any()
}
