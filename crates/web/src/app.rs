//! The root of the page: which screen is shown, and the state that all screens share.

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_i18n::Texts;

use crate::header::{Place, focus_language_button};
use crate::i18n::{self, Bundle};
use crate::icons::{Icon, icon};
use crate::live_region::{self, Announcement};
use crate::notices::{self, Kind, Notice};
use crate::route::{self, OnlineRoute, Route};
use crate::screens::home;
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::storage::Failure;
use crate::tooltip::{self, Tooltip};
use crate::{browser, fair_play, game, keys_help, lazy, offline, overlay};

/// The state that every screen uses.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    pub(crate) texts: &'static Texts,
    /// The main place that the current screen belongs to.
    pub(crate) place: Place,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) tooltip: RwSignal<Option<Tooltip>>,
    /// The content of the live region.
    pub(crate) announcement: RwSignal<Announcement>,
    /// The number of refused actions. A refusal is announced each time, even if its text is unchanged.
    pub(crate) refusals: RwSignal<u32>,
    pub(crate) offline: RwSignal<offline::Status>,
    /// Whether the list of keys is open.
    pub(crate) keys_help: RwSignal<bool>,
    /// The keys of the current screen, if it has keys of its own.
    pub(crate) screen_keys: RwSignal<Option<keys_help::Group>>,
    pub(crate) notice: RwSignal<Notice>,
}

impl Shell {
    /// The reason why a game could not be saved.
    pub(crate) fn storage_text(self, failure: Failure) -> String {
        match failure {
            Failure::Disabled => self.texts.web_storage_off(),
            Failure::Full => self.texts.web_storage_full(),
            Failure::Conflict => self.texts.web_other_tab(),
            Failure::Unreadable => self.texts.web_unreadable(),
        }
    }

    /// Plays a sound at the volume of the settings.
    pub(crate) fn play_sound(self, sound: Sound) {
        let volume = self.settings.with_untracked(Settings::audible_volume);
        if volume.percent() > 0 {
            sound::play(sound, volume);
        }
    }
}

pub(crate) fn app(first: &'static Texts) -> impl IntoView {
    let settings = settings_signal();
    let notice = RwSignal::new(Notice::default());
    let texts = language(first, settings, notice);
    let navigation = route::follow();
    let shell = Shell {
        texts: first,
        place: Place::Home,
        settings,
        tooltip: RwSignal::new(None),
        announcement: RwSignal::new(Announcement::default()),
        refusals: RwSignal::new(0),
        offline: offline::status(),
        keys_help: RwSignal::new(false),
        screen_keys: RwSignal::new(None),
        notice,
    };
    // Before the tooltips: it leaves the key to an open one.
    keys_help::listen(shell);
    tooltip::Controller::install(shell);
    overlay::install();
    // Another screen or another language: what was explained and announced is outdated.
    Effect::new(move |_| {
        navigation.track();
        texts.track();
        shell.tooltip.set(None);
        shell.keys_help.set(false);
        shell.announce(String::new());
    });
    notices::close_after_a_while(notice);
    // Another language renders everything again; the state that screens share stays.
    move || {
        let shell = Shell { texts: texts.get(), ..shell };
        view! {
            {notices::notices(shell)}
            // Keyed by the navigation: no element is reused for the next screen.
            <For
                each=move || [navigation.get()]
                key=|navigation| navigation.number
                children=move |navigation| screen(shell, navigation.route)
            />
            {keys_help::keys_help(shell)}
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
                    notices::show(
                        notice,
                        texts.get_untracked().learn_failed(reason),
                        Kind::Problem,
                    );
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
/// button of the new language gets it, or that of the menu, which closes.
fn keep_focus_on_language_button(code: &'static str) {
    let focused = document().active_element();
    let Some(focused) = focused.filter(|element| element.has_attribute("data-language")) else {
        return;
    };
    let in_menu = focused.closest("header").is_ok_and(|header| header.is_some());
    request_animation_frame(move || {
        let button = document().query_selector(&format!("[data-language={code}]"));
        match button {
            Ok(Some(button)) if !in_menu => browser::focus(&button),
            _ => focus_language_button(),
        }
    });
}

fn screen(shell: Shell, route: Route) -> AnyView {
    let back = back_to_game(shell, &route);
    let screen = screen_of(shell, route);
    view! { {back}{screen} }.into_any()
}

/// The way back to a live online game, on every other screen: its clock runs.
fn back_to_game(shell: Shell, route: &Route) -> Option<AnyView> {
    let game = fair_play::live_game().filter(|_| browser::has_game_server())?;
    let there = Route::Online(OnlineRoute::Game(game));
    let address = there.address();
    (*route != there).then(|| {
        view! {
            <nav class="back-to-game" aria-label=shell.texts.home_online_back()>
                <a class="button" href=address data-action="back-to-game">
                    {icon(Icon::Globe)}
                    {shell.texts.home_online_back()}
                </a>
            </nav>
        }
        .into_any()
    })
}

fn screen_of(shell: Shell, route: Route) -> AnyView {
    let shell = Shell { place: Place::of(&route), ..shell };
    match route {
        Route::Home => home::home(shell),
        Route::Game(id) => game::game(shell, id),
        // There are no online games without a game server.
        Route::Online(_) if !browser::has_game_server() => home::home(shell),
        route => lazy::screen(shell, route),
    }
}
