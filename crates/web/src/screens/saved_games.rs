//! The list of saved games.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_rules::RecordReader;
use mad_session::{GameSession, Saved};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

use crate::app::Shell;
use crate::game_summary::{game_state, game_title, named_record, small_board, small_board_svg};
use crate::icons::{Icon, icon};
use crate::route::Route;
use crate::widgets::{button, choice_button, dialog, icon_button, page};
use crate::{browser, storage};

/// The record tag of the name of a game.
const NAME: &str = "Name";
/// The number of games that are listed at first, and that are added at a time.
const PAGE: usize = 24;

/// The state of the screen.
#[derive(Clone, Copy)]
struct List {
    shell: Shell,
    /// The ids of all saved games. It is set again when a game changes.
    ids: RwSignal<Vec<String>>,
    /// The number of listed games.
    shown: RwSignal<usize>,
    dialog: RwSignal<Option<Dialog>>,
}

/// An open dialog about a game.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Dialog {
    Delete(String),
    Rename(String),
}

/// What the list shows of a game. Comparing it is cheaper than rendering it again.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    title: String,
    state: String,
    date: String,
    picture: String,
}

pub(crate) fn saved_games(shell: Shell) -> AnyView {
    let list = List {
        shell,
        ids: RwSignal::new(storage::ids()),
        shown: RwSignal::new(PAGE),
        dialog: RwSignal::new(None),
    };
    storage::on_change(move |_| list.reload());
    page(shell, shell.texts.games_title(), list.view())
}

impl List {
    fn reload(self) {
        self.ids.set(storage::ids());
    }

    /// The listed games; `None` for one that cannot be read.
    fn entries(self) -> Vec<(String, Option<Entry>)> {
        self.ids.with(|ids| {
            let shown = ids.iter().take(self.shown.get());
            let entry = |id: &String| {
                let entry = storage::load(id)?.ok().map(|saved| self.entry(&saved));
                Some((id.clone(), entry))
            };
            shown.filter_map(entry).collect()
        })
    }

    fn entry(self, saved: &Saved) -> Entry {
        let texts = self.shell.texts;
        Entry {
            title: game_title(self.shell, saved),
            state: game_state(texts, saved),
            date: browser::day_and_time(saved.updated, texts.language().code()),
            picture: small_board_svg(saved),
        }
    }

    fn view(self) -> AnyView {
        let texts = self.shell.texts;
        let entries = Memo::new(move |_| self.entries());
        let readable = move || {
            let readable =
                |(id, entry): &(String, Option<Entry>)| entry.is_some().then(|| id.clone());
            entries.with(|entries| entries.iter().filter_map(readable).collect::<Vec<_>>())
        };
        let unreadable = move || {
            let count =
                entries.with(|entries| entries.iter().filter(|(_, entry)| entry.is_none()).count());
            (count > 0)
                .then(|| view! { <p class="card warning">{texts.games_unreadable(count)}</p> })
        };
        let empty = move || {
            self.ids.with(Vec::is_empty).then(|| view! { <p class="card">{texts.games_none()}</p> })
        };
        let more = Memo::new(move |_| self.ids.with(|ids| ids.len() > self.shown.get()));
        let show_more = move || self.shown.update(|shown| *shown += PAGE);
        view! {
            {self.toolbar()}
            {unreadable}
            {empty}
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

    fn toolbar(self) -> AnyView {
        let (shell, texts) = (self.shell, self.shell.texts);
        let import = move |event: web_sys::Event| {
            let field: HtmlInputElement = event_target(&event);
            spawn_local(async move {
                import_files(shell, &field).await;
                field.set_value("");
                self.reload();
            });
        };
        let some = Memo::new(move |_| self.ids.with(|ids| !ids.is_empty()));
        let export = move || {
            some.get().then(|| {
                button("button", "export", Some(Icon::Save), texts.games_export(), move || {
                    export_all(shell);
                })
            })
        };
        view! {
            <div class="bar">
                <label class="button">
                    {icon(Icon::Folder)}
                    {texts.games_import()}
                    <input class="hidden" type="file" multiple data-action="import" on:change=import />
                </label>
                {export}
            </div>
        }
        .into_any()
    }

    /// A game. Its element stays when its content changes, so that it keeps the focus.
    fn card(self, id: String, entries: Memo<Vec<(String, Option<Entry>)>>) -> AnyView {
        let texts = self.shell.texts;
        let key = id.clone();
        let entry = Memo::new(move |_| {
            entries.with(|entries| entries.iter().find(|(id, _)| *id == key)?.1.clone())
        });
        let text = move |get: fn(&Entry) -> &String| {
            Memo::new(move |_| entry.with(|entry| entry.as_ref().map(|entry| get(entry).clone())))
        };
        let picture = text(|entry| &entry.picture);
        let picture = Signal::derive(move || picture.get().unwrap_or_default());
        let address = Route::Game(id.clone()).address();
        let tool = |name, drawing, label, dialog: Dialog| {
            icon_button(name, drawing, label, true.into(), move || {
                self.dialog.set(Some(dialog.clone()));
            })
        };
        let rename = tool("rename", Icon::Pen, texts.act_rename(), Dialog::Rename(id.clone()));
        let delete = tool("delete", Icon::Bin, texts.games_delete(), Dialog::Delete(id.clone()));
        view! {
            <li class="card saved" data-game=id>
                <a href=address data-action="open">
                    {small_board(picture)}
                    <span class="about">
                        <strong>{text(|entry| &entry.title)}</strong>
                        <span>{text(|entry| &entry.state)}</span>
                        <small>{text(|entry| &entry.date)}</small>
                    </span>
                </a>
                <span class="tools">{rename}{delete}</span>
            </li>
        }
        .into_any()
    }

    fn dialog(self) -> AnyView {
        let texts = self.shell.texts;
        let label = Memo::new(move |_| match self.dialog.get() {
            Some(Dialog::Delete(_)) => texts.games_delete(),
            Some(Dialog::Rename(_)) => texts.act_rename(),
            None => String::new(),
        });
        let open = Memo::new(move |_| self.dialog.get().is_some());
        let content = move || match self.dialog.get() {
            Some(Dialog::Delete(id)) => self.delete_dialog(id),
            Some(Dialog::Rename(id)) => self.rename_dialog(id),
            None => ().into_any(),
        };
        dialog(self.shell, label, open, move || self.dialog.set(None), content)
    }

    fn cancel_button(self) -> AnyView {
        let cancel = self.shell.texts.web_cancel();
        choice_button(false, "no", None, cancel, move || self.dialog.set(None))
    }

    fn delete_dialog(self, id: String) -> AnyView {
        let texts = self.shell.texts;
        let delete = move || {
            storage::delete(&id);
            self.dialog.set(None);
            self.reload();
        };
        view! {
            <p>{texts.games_delete_ask()}</p>
            <div class="choices">
                {self.cancel_button()}
                {choice_button(true, "yes-delete", None, texts.games_delete_yes(), delete)}
            </div>
        }
        .into_any()
    }

    fn rename_dialog(self, id: String) -> AnyView {
        let texts = self.shell.texts;
        let field = NodeRef::<html::Input>::new();
        let name = storage::load(&id).and_then(Result::ok).map(|saved| saved.name);
        let rename = move || {
            let name = field.get_untracked().map(|field| field.value()).unwrap_or_default();
            self.rename(&id, &name);
            self.dialog.set(None);
            self.reload();
        };
        view! {
            <label class="field">
                <span>{texts.games_rename_ask()}</span>
                <input node_ref=field type="text" maxlength="80" prop:value=name.unwrap_or_default() />
            </label>
            <div class="choices">
                {choice_button(true, "yes-rename", None, texts.act_rename(), rename)}
                {self.cancel_button()}
            </div>
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

/// Downloads all games as one file.
fn export_all(shell: Shell) {
    let texts = shell.texts;
    let games = storage::ids().into_iter().filter_map(|id| storage::load(&id)?.ok());
    let records: Vec<String> = games
        .map(|saved| {
            let mut record = named_record(texts, &saved);
            if !saved.name.is_empty() {
                let _ = record.set_tag(NAME, &saved.name);
            }
            record.to_string()
        })
        .collect();
    let name = format!("mad-games-{}.mad", browser::date().replace('.', "-"));
    if let Err(error) = browser::download(&name, &records.join("\n")) {
        shell.report(texts.web_failed(format!("{error:?}")));
    }
}

/// The result of an import.
#[derive(Default)]
struct Import {
    count: usize,
    /// A line for each file or game that could not be imported.
    failures: Vec<String>,
}

/// Imports the games of the chosen files, and reports those that failed.
async fn import_files(shell: Shell, field: &HtmlInputElement) {
    let texts = shell.texts;
    let mut import = Import::default();
    let files = field.files();
    for index in 0..files.as_ref().map_or(0, web_sys::FileList::length) {
        let Some(file) = files.as_ref().and_then(|files| files.item(index)) else { continue };
        match read_file(&file).await {
            Ok(bytes) => import_file(shell, &file.name(), &bytes, &mut import),
            Err(error) => {
                let reason = format!("{}: {error:?}", file.name());
                import.failures.push(texts.web_failed(reason));
            }
        }
    }
    let summary = texts.games_imported(import.count);
    if import.failures.is_empty() {
        shell.notify(summary);
    } else {
        shell.notify_with_detail(summary, import.failures.join("\n"));
    }
}

async fn read_file(file: &File) -> Result<Vec<u8>, wasm_bindgen::JsValue> {
    let buffer = JsFuture::from(file.array_buffer()).await?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}

fn import_file(shell: Shell, file: &str, bytes: &[u8], import: &mut Import) {
    let texts = shell.texts;
    let mut empty = true;
    for (number, game) in (1_u32..).zip(RecordReader::new(bytes)) {
        empty = false;
        let failure = match game {
            Ok(Ok(record)) => {
                let name = record.tag(NAME).unwrap_or_default().to_owned();
                let session = GameSession::from_record(record);
                let saved = Saved { name, ..Saved::new(session, browser::now()) };
                import.count += 1;
                storage::save_new(saved).1.err().map(|failure| shell.storage_text(failure))
            }
            Ok(Err(error)) => Some(texts.record(&error)),
            Err(error) => Some(error.to_string()),
        };
        if let Some(reason) = failure {
            import.failures.push(texts.games_import_failed(file.to_owned(), number, reason));
        }
    }
    if empty {
        import.failures.push(texts.games_import_empty(file.to_owned()));
    }
}
