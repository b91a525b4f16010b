//! The list of saved games.

mod card;
mod finder;
mod import;
mod paste;
mod selection;

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_session::GameOverview;
use web_sys::HtmlInputElement;

use crate::app::Shell;
use crate::game_file;
use crate::icons::{Icon, icon};
use crate::storage;
use crate::widgets::{button, choice_button, dialog, page_with_class};
use card::Entry;
use finder::Finder;

/// The number of games that are listed at first, and that are added at a time.
const PAGE: usize = 24;

/// The state of the screen.
#[derive(Clone, Copy)]
struct List {
    shell: Shell,
    /// All saved games. It is set again when a game changes.
    games: RwSignal<Vec<(String, Option<GameOverview>)>>,
    finder: Finder,
    /// The number of listed games.
    shown: RwSignal<usize>,
    /// The selected games; `None` while nothing can be selected.
    selected: RwSignal<Option<Vec<String>>>,
    /// The game whose name is being edited.
    renamed: RwSignal<Option<String>>,
    dialog: RwSignal<Option<Dialog>>,
}

/// An open dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Dialog {
    Delete(Vec<String>),
    Paste,
}

pub(crate) fn saved_games(shell: Shell) -> AnyView {
    let list = List {
        shell,
        games: RwSignal::new(storage::overviews()),
        finder: Finder::new(),
        shown: RwSignal::new(PAGE),
        selected: RwSignal::new(None),
        renamed: RwSignal::new(None),
        dialog: RwSignal::new(None),
    };
    storage::on_change(move |_| list.reload());
    page_with_class(shell, "screen games-screen", shell.texts.games_title(), list.view())
}

impl List {
    fn reload(self) {
        self.games.set(storage::overviews());
        self.selected.update(|selected| {
            if let Some(selected) = selected {
                selected.retain(|id| {
                    self.games.with_untracked(|games| games.iter().any(|game| game.0 == *id))
                });
            }
        });
    }

    fn view(self) -> AnyView {
        let texts = self.shell.texts;
        let found = Memo::new(move |_| self.finder.find(texts, &self.games.read()));
        let entries = Memo::new(move |_| {
            // A game may change, in another tab, and still be found.
            self.games.track();
            self.entries(&found.read())
        });
        let readable = move || {
            let readable =
                |(id, entry): &(String, Option<Entry>)| entry.is_some().then(|| id.clone());
            entries.with(|entries| entries.iter().filter_map(readable).collect::<Vec<_>>())
        };
        let damaged = Memo::new(move |_| self.damaged(&entries.read()));
        let unreadable = move || {
            let text = || texts.games_unreadable(damaged.get());
            (damaged.get() > 0).then(|| view! { <p class="card warning">{text()}</p> })
        };
        let some = Memo::new(move |_| self.games.with(|games| !games.is_empty()));
        let empty =
            move || (!some.get()).then(|| view! { <p class="card">{texts.games_none()}</p> });
        let more = Memo::new(move |_| found.with(Vec::len) > self.shown.get());
        let show_more = move || self.shown.update(|shown| *shown += PAGE);
        view! {
            {self.toolbar(found)}
            {unreadable}
            {empty}
            {move || some.get().then(|| self.finder.view(self.shell, self.games, found))}
            <ul class="games">
                <For
                    each=readable
                    key=String::clone
                    children=move |id| self.card(id, entries)
                />
            </ul>
            {move || {
                more.get()
                    .then(|| button("button", "show-more", None, texts.games_more(), show_more))
            }}
            {self.dialog()}
        }
        .into_any()
    }

    /// What is listed of the games that were found; `None` for one that cannot be read.
    fn entries(self, found: &[String]) -> Vec<(String, Option<Entry>)> {
        let entry = |id: &String| {
            let saved = storage::load(id)?;
            Some((id.clone(), saved.ok().map(|saved| Entry::new(self.shell, &saved))))
        };
        found.iter().take(self.shown.get()).filter_map(entry).collect()
    }

    /// The number of games that cannot be read.
    fn damaged(self, entries: &[(String, Option<Entry>)]) -> usize {
        let without_overview =
            self.games.with(|games| games.iter().filter(|(_, game)| game.is_none()).count());
        without_overview + entries.iter().filter(|(_, entry)| entry.is_none()).count()
    }

    fn toolbar(self, found: Memo<Vec<String>>) -> AnyView {
        let (shell, texts) = (self.shell, self.shell.texts);
        let import = move |event: web_sys::Event| {
            let field: HtmlInputElement = event_target(&event);
            spawn_local(async move {
                import::import_files(shell, &field).await;
                field.set_value("");
                self.reload();
            });
        };
        let paste = move || self.dialog.set(Some(Dialog::Paste));
        let some = Memo::new(move |_| self.games.with(|games| !games.is_empty()));
        let export = move || {
            let ids: Vec<String> = storage::ids();
            game_file::save_all(shell, &ids);
        };
        let for_games = move || {
            some.get().then(|| {
                let export =
                    button("button", "export", Some(Icon::Save), texts.games_export(), export);
                view! { {export}{self.select_button()} }
            })
        };
        view! {
            <div class="bar">
                <label class="button">
                    {icon(Icon::Folder)}
                    {texts.games_import()}
                    <input class="hidden" type="file" multiple data-action="import" on:change=import />
                </label>
                {button("button", "paste", Some(Icon::Paste), texts.games_paste(), paste)}
                {for_games}
            </div>
            {move || self.selection_bar(found)}
        }
        .into_any()
    }

    fn dialog(self) -> AnyView {
        let texts = self.shell.texts;
        let label = Memo::new(move |_| match self.dialog.get() {
            Some(Dialog::Delete(_)) => texts.games_delete(),
            Some(Dialog::Paste) => texts.games_paste(),
            None => String::new(),
        });
        let open = Memo::new(move |_| self.dialog.get().is_some());
        let content = move || match self.dialog.get() {
            Some(Dialog::Delete(ids)) => self.delete_dialog(ids),
            Some(Dialog::Paste) => self.paste_dialog(),
            None => ().into_any(),
        };
        dialog(self.shell, label, open, move || self.dialog.set(None), content)
    }

    fn cancel_button(self) -> AnyView {
        let cancel = self.shell.texts.web_cancel();
        choice_button(false, "no", None, cancel, move || self.dialog.set(None))
    }

    fn delete_dialog(self, ids: Vec<String>) -> AnyView {
        let texts = self.shell.texts;
        let text = match ids.len() {
            1 => texts.games_delete_ask(),
            count => texts.games_delete_these(count),
        };
        let delete = move || {
            ids.iter().for_each(|id| storage::delete(id));
            self.dialog.set(None);
            self.reload();
            request_animation_frame(card::focus_list);
        };
        view! {
            <p>{text}</p>
            <div class="choices">
                {self.cancel_button()}
                {choice_button(true, "yes-delete", None, texts.games_delete_yes(), delete)}
            </div>
        }
        .into_any()
    }
}
