//! A game in the list, and the field for its name.

use leptos::html;
use leptos::prelude::*;
use mad_rules::Side;
use mad_session::Saved;

use super::{Dialog, List};
use crate::app::Shell;
use crate::game_summary::{game_state, game_title, series_text, small_board, small_board_svg};
use crate::icons::Icon;
use crate::route::Route;
use crate::widgets::icon_button;
use crate::{browser, storage};

/// What the list shows of a game. Comparing it is cheaper than rendering it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    title: String,
    state: String,
    series: String,
    date: String,
    picture: String,
    result: &'static str,
}

impl Entry {
    pub(super) fn new(shell: Shell, saved: &Saved) -> Self {
        let texts = shell.texts;
        let outcome = saved.session.game().outcome();
        let person = saved.session.person();
        let result = match outcome.map(|outcome| (person, outcome.winner)) {
            None => "open",
            Some((Some(person), winner)) if person == winner => "won",
            Some((Some(_), _)) => "lost",
            Some((None, Side::Red)) => "red",
            Some((None, Side::Blue)) => "blue",
        };
        Self {
            title: game_title(shell, saved),
            state: game_state(texts, saved),
            series: series_text(texts, saved).unwrap_or_default(),
            date: browser::day_and_time(saved.updated, texts.language().code()),
            picture: small_board_svg(shell, saved),
            result,
        }
    }
}

/// Moves the focus to the first game, or to the button for pasting if there is none.
pub(super) fn focus_list() {
    for selector in [".saved a", "[data-action=paste]"] {
        if let Ok(Some(element)) = document().query_selector(selector) {
            return browser::focus(&element);
        }
    }
}

/// Moves the focus to an element of a card.
fn focus_in_card(id: &str, selector: &str) {
    let selector = format!("[data-game='{id}'] {selector}");
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(&selector) {
            browser::focus(&element);
        }
    });
}

impl List {
    /// A game. Its element stays when its content changes, so that it keeps the focus.
    pub(super) fn card(self, id: String, entries: Memo<Vec<(String, Option<Entry>)>>) -> AnyView {
        let key = id.clone();
        let entry = Memo::new(move |_| {
            entries.with(|entries| entries.iter().find(|(id, _)| *id == key)?.1.clone())
        });
        let text = move |get: fn(&Entry) -> &String| {
            Memo::new(move |_| {
                entry
                    .with(|entry| entry.as_ref().map(|entry| get(entry).clone()))
                    .unwrap_or_default()
            })
        };
        let picture = text(|entry| &entry.picture);
        let title = text(|entry| &entry.title);
        let result =
            Memo::new(move |_| entry.with(|entry| entry.as_ref().map(|entry| entry.result)));
        let address = Route::Game(id.clone()).address();
        let selects = id.clone();
        // While games are selected, a click on a game selects it.
        let click = move |event: web_sys::MouseEvent| {
            if self.selected.with_untracked(Option::is_some) {
                event.prevent_default();
                self.toggle(&selects);
            }
        };
        let (renamed, tools_id) = (id.clone(), id.clone());
        let is_renamed = Memo::new(move |_| self.renamed.get().as_ref() == Some(&renamed));
        let tools = move || {
            if is_renamed.get() { self.name_field(&tools_id) } else { self.tools(&tools_id) }
        };
        let checkbox = self.checkbox(id.clone(), title);
        view! {
            <li class="card saved" data-game=id data-result=result>
                {checkbox}
                <a href=address data-action="open" on:click=click>
                    {small_board(picture.into())}
                    <span class="about">
                        <strong>{title}</strong>
                        <span>{text(|entry| &entry.state)}</span>
                        <span class="series">{text(|entry| &entry.series)}</span>
                        <small>{text(|entry| &entry.date)}</small>
                    </span>
                </a>
                <span class="tools">{tools}</span>
            </li>
        }
        .into_any()
    }

    fn tools(self, id: &str) -> AnyView {
        let texts = self.shell.texts;
        let (renamed, deleted) = (id.to_owned(), id.to_owned());
        let rename = move || {
            self.renamed.set(Some(renamed.clone()));
            focus_in_card(&renamed, "input[data-field=name]");
        };
        let delete = move || self.dialog.set(Some(Dialog::Delete(vec![deleted.clone()])));
        view! {
            {icon_button("rename", Icon::Pen, texts.act_rename(), true.into(), rename)}
            {icon_button("delete", Icon::Bin, texts.games_delete(), true.into(), delete)}
        }
        .into_any()
    }

    /// The field for the name of a game, in its card.
    fn name_field(self, id: &str) -> AnyView {
        let texts = self.shell.texts;
        let field = NodeRef::<html::Input>::new();
        let name = storage::load(id).and_then(Result::ok).map(|saved| saved.name);
        let close = {
            let id = id.to_owned();
            move || {
                self.renamed.set(None);
                focus_in_card(&id, "[data-action=rename]");
            }
        };
        let rename = {
            let (id, close) = (id.to_owned(), close.clone());
            move || {
                let name = field.get_untracked().map(|field| field.value()).unwrap_or_default();
                self.rename(&id, &name);
                close();
                self.reload();
            }
        };
        let (enter, escape) = (rename.clone(), close.clone());
        let press = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
            "Enter" => enter(),
            "Escape" => escape(),
            _ => {}
        };
        view! {
            <span class="field">
                <input
                    node_ref=field
                    type="text"
                    maxlength="80"
                    data-field="name"
                    aria-label=texts.games_rename_ask()
                    prop:value=name.unwrap_or_default()
                    on:keydown=press
                />
            </span>
            {icon_button("yes-rename", Icon::Check, texts.act_rename(), true.into(), rename)}
            {icon_button("no", Icon::Close, texts.web_cancel(), true.into(), close)}
        }
        .into_any()
    }

    fn rename(self, id: &str, name: &str) {
        if let Some(Ok(mut saved)) = storage::load(id) {
            name.trim().clone_into(&mut saved.name);
            if let Err(failure) = storage::save(id, &mut saved) {
                self.shell.report(self.shell.storage_text(failure));
            }
        }
    }
}
