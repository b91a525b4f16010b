//! The conditions of a new online game: the form, and their description.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_online::protocol::NewGame;
use mad_online::{Nonce, Pace, Terms};
use mad_rules::{Position, Side};
use mad_session::NewGameChoices;
use serde::{Deserialize, Serialize};

use super::api;
use crate::app::Shell;
use crate::route::Route;
use crate::screens::new_game;
use crate::storage;
use crate::widgets::{button, page, radio_group, switch};

/// The key in localStorage of the last choices.
const KEY: &str = "mad.online.choices";
/// Live games: minutes for the game, and seconds added for each turn.
const LIVE: [(u32, u32); 5] = [(1, 2), (3, 2), (5, 3), (10, 5), (20, 10)];
/// Correspondence games: days for each turn.
const DAYS: [u8; 4] = [1, 2, 3, 7];

/// What is chosen beside the rules of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Choices {
    pace: Pace,
    side: Option<Side>,
    takebacks: bool,
}

/// The state of the form.
#[derive(Clone, Copy)]
pub(super) struct TermsForm {
    shell: Shell,
    choices: RwSignal<Choices>,
    rules: RwSignal<NewGameChoices>,
    /// Identifies the request. It stays the same until a choice changes: whoever presses again after a lost answer gets
    /// the game that the first request has made.
    nonce: StoredValue<Nonce>,
}

impl TermsForm {
    /// The form with the choices of last time.
    pub(super) fn new(shell: Shell) -> Self {
        let stored = storage::read(KEY).and_then(|text| serde_json::from_str(&text).ok());
        let usual = Choices { pace: Pace::minutes(10, 5), side: None, takebacks: true };
        let rules = new_game::stored_choices().unwrap_or_default();
        let form = Self {
            shell,
            choices: RwSignal::new(stored.unwrap_or(usual)),
            rules: RwSignal::new(rules),
            nonce: StoredValue::new(api::nonce()),
        };
        Effect::new(move |_| {
            form.choices.track();
            form.rules.track();
            form.nonce.set_value(api::nonce());
        });
        form
    }

    /// The request for a game, from a position or from the start. Remembers the choices.
    fn submit(self, from: Option<Position>, listed: bool) -> NewGame {
        let (chosen, rules) = (self.choices.get_untracked(), self.rules.get_untracked());
        if let Ok(text) = serde_json::to_string(&chosen) {
            let _ = storage::write(KEY, &text);
        }
        // Opponents are paired if their conditions are the same, so strangers do not choose about takebacks.
        let takebacks = listed || chosen.takebacks;
        let start = from.unwrap_or_else(|| rules.start());
        let terms = Terms { start, pace: chosen.pace, takebacks, listed };
        NewGame { terms, side: chosen.side, nonce: self.nonce.get_value() }
    }

    /// The request to be paired with somebody.
    pub(super) fn pairing(self) -> NewGame {
        self.submit(None, true)
    }

    pub(super) fn time(self) -> AnyView {
        let texts = self.shell.texts;
        let live = LIVE.map(|(minutes, seconds)| Pace::minutes(minutes, seconds));
        let paces = live.into_iter().chain(DAYS.map(Pace::Days));
        let options = paces.map(|pace| (pace, pace_text(texts, pace))).collect();
        let group = radio_group(
            texts.online_time(),
            options,
            Memo::new(move |_| self.choices.get().pace),
            move |pace| self.choices.update(|choices| choices.pace = pace),
        );
        view! { <div>{group}<p class="dim">{texts.online_time_note()}</p></div> }.into_any()
    }

    pub(super) fn side(self) -> AnyView {
        let texts = self.shell.texts;
        radio_group(
            texts.new_side(),
            vec![
                (Some(Side::Red), texts.new_red()),
                (Some(Side::Blue), texts.new_blue()),
                (None, texts.new_random()),
            ],
            Memo::new(move |_| self.choices.get().side),
            move |side| self.choices.update(|choices| choices.side = side),
        )
    }

    /// Further choices: the board and its rules, and takebacks.
    pub(super) fn further(self, rules: bool, takebacks: bool) -> AnyView {
        let texts = self.shell.texts;
        let rules = rules.then(|| new_game::rules(self.shell, self.rules));
        let takebacks = takebacks.then(|| {
            let on = Memo::new(move |_| self.choices.get().takebacks);
            switch(texts.online_takebacks(), on, move |on| {
                self.choices.update(|choices| choices.takebacks = on);
            })
        });
        view! {
            <details class="more">
                <summary>{texts.new_more()}</summary>
                <div class="stack">{rules}{takebacks}</div>
            </details>
        }
        .into_any()
    }
}

/// The form for an invitation, perhaps from a position (MFEN with `_` for spaces).
pub(super) fn friend(shell: Shell, from: Option<&str>) -> AnyView {
    let texts = shell.texts;
    let from = from.map(|mfen| mfen.replace('_', " ").parse::<Position>());
    if let Some(Err(error)) = &from {
        let (text, reason) = (texts.new_bad_position(), texts.mfen(error));
        Effect::new(move |_| shell.notify_with_detail(text.clone(), reason.clone()));
    }
    let from = from.and_then(Result::ok);
    let form = TermsForm::new(shell);
    let busy = RwSignal::new(false);
    let make = move || {
        let new = form.submit(from, false);
        api::request(shell, busy, api::new_game("games", new), |seated| {
            Route::online_game(seated.game).go();
        });
    };
    let content = view! {
        <div class="card stack">
            <p class="dim">{texts.online_friend_note()}</p>
            {form.time()}
            {form.side()}
            {form.further(from.is_none(), true)}
            {button("big strong", "make-link", None, texts.online_make_link(), make)}
            <p class="dim">{texts.online_private()}</p>
        </div>
    };
    page(shell, texts.online_friend(), content)
}

/// The time of a game in words.
pub(super) fn pace_text(texts: &Texts, pace: Pace) -> String {
    match pace {
        Pace::Live { base, increment } => texts.new_minutes(minutes_text(base), increment / 1_000),
        Pace::Days(days) => texts.online_days(days),
    }
}

/// Milliseconds as a number of minutes with at most one decimal.
fn minutes_text(base: u32) -> String {
    let tenths = base / 6_000;
    if tenths.is_multiple_of(10) {
        return (tenths / 10).to_string();
    }
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// The conditions of a game in words.
pub(super) fn terms_text(texts: &Texts, terms: &Terms) -> String {
    let mut parts = vec![pace_text(texts, terms.pace)];
    match terms.start.start_options() {
        Some(options) => {
            parts.push(texts.board_name(terms.start.board()));
            parts.push(if options.positioning {
                texts.online_terms_positioning()
            } else {
                texts.online_terms_no_positioning()
            });
        }
        None => parts.push(texts.online_terms_position()),
    }
    parts.push(match terms.start.tie_break().limit {
        Some(limit) => texts.online_terms_tie_break(limit.get()),
        None => texts.online_terms_no_tie_break(),
    });
    if !terms.takebacks {
        parts.push(texts.online_terms_no_takebacks());
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;
    use mad_rules::{Board, Options};

    use super::*;

    #[test]
    fn conditions_are_described() {
        let texts = Texts::new(Language::English);
        let terms = Terms::new(Board::default(), Options::default(), Pace::minutes(5, 3)).unwrap();
        let text = terms_text(&texts, &terms);
        assert!(text.starts_with("5 min + 3 s · "), "{text}");
        assert_eq!(pace_text(&texts, Pace::Live { base: 90_000, increment: 0 }), "1.5 min + 0 s");
        assert_eq!(pace_text(&texts, Pace::Days(1)), texts.online_days(1));
    }
}
