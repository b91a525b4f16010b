//! The list of studies, and the ways to a new one.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_rules::{Board, Options, Position, Record, RecordReader};
use mad_session::SharedGame;
use mad_study::{SavedStudy, StudyHeader, Tree};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

use super::{export, store};
use crate::app::Shell;
use crate::browser;
use crate::icons::{Icon, icon};
use crate::route::{Route, StudyRoute};
use crate::widgets::{button, page_with_class};

pub(super) fn home(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let studies = RwSignal::new(store::headers());
    store::on_change(move |_| studies.set(store::headers()));
    let none = move || {
        studies.with(Vec::is_empty).then(|| view! { <p class="dim">{texts.study_none()}</p> })
    };
    let entries = move || {
        let entry = |(id, header)| entry(shell, id, header);
        studies.get().into_iter().map(entry).collect_view()
    };
    let content = view! {
        <p class="dim">{texts.study_note()}</p>
        <section class="card stack" aria-label=texts.study_new()>
            <h2>{texts.study_new()}</h2>
            {boards(shell)}
            {from_text(shell)}
        </section>
        <section class="stack">
            <h2>{texts.study_all()}</h2>
            {none}
            <ul class="studies">{entries}</ul>
        </section>
    };
    page_with_class(shell, "screen broad studies-screen", texts.study_title(), content.into_any())
}

/// A link to an empty study of each board, and one to the position editor.
fn boards(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let link = |board: Board| {
        let start = board.start(Options::default())?;
        let route = Route::Study(StudyRoute::OfPosition(export::address_text(&start)));
        let name = board.registered_name().unwrap_or_default();
        Some(view! {
            <a class="button" href=route.address() data-action="new-study" data-board-name=name>
                {icon(Icon::Board)}
                {texts.study_board(name)}
            </a>
        })
    };
    let links = Board::REGISTERED.into_iter().filter_map(link).collect_view();
    view! {
        <div class="choices">
            {links}
            <a class="button" href=Route::Setup(None).address() data-action="setup">
                {icon(Icon::Pen)}
                {texts.setup_title()}
            </a>
            <a class="button" href=Route::Games.address() data-action="games">
                {icon(Icon::Folder)}
                {texts.study_from_games()}
            </a>
        </div>
    }
    .into_any()
}

/// A study from a file, or from a pasted record, link or position.
fn from_text(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let field = NodeRef::<html::Textarea>::new();
    let failure = RwSignal::new(None::<String>);
    let read = move || {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        failure.set(open_text(shell, &text).err());
    };
    let choose = move |event: web_sys::Event| {
        let input: HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let result = match text_of(&file).await {
                Some(text) => open_text(shell, &text),
                None => Err(shell.texts.study_bad_file()),
            };
            failure.set(result.err());
            input.set_value("");
        });
    };
    view! {
        <div class="stack">
            <label class="stack">
                <span>{texts.study_paste()}</span>
                <textarea node_ref=field rows="3" data-field="paste"></textarea>
            </label>
            {move || failure.get().map(|reason| view! { <p class="warning" role="alert">{reason}</p> })}
            <div class="choices">
                {button("button", "open-text", Some(Icon::Paste), texts.study_open(), read)}
                <label class="button file">
                    {icon(Icon::Folder)}
                    {texts.study_file()}
                    <input type="file" class="hidden" accept=".mad,text/plain" data-field="file" on:change=choose />
                </label>
            </div>
        </div>
    }
    .into_any()
}

async fn text_of(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Makes studies of the games in a text, or of a link or a position, and opens the last one. Returns
/// why nothing could be opened.
fn open_text(shell: Shell, text: &str) -> Result<(), String> {
    let text = text.trim();
    if let Some((_, query)) = text.split_once("#/game?").filter(|_| !text.starts_with(['[', '{'])) {
        let query =
            js_sys::decode_uri_component(query).map_or_else(|_| query.to_owned(), String::from);
        let shared = SharedGame::from_query(&query).map_err(|_| shell.texts.shared_broken())?;
        return open_records(shell, &[shared.to_session().record()]);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Ok(position) = words.join(" ").parse::<Position>() {
        Route::Study(StudyRoute::OfPosition(export::address_text(&position))).go();
        return Ok(());
    }
    let mut records = Vec::new();
    for game in RecordReader::new(text.as_bytes()) {
        match game {
            Ok(Ok(record)) => records.push(record),
            Ok(Err(error)) => return Err(shell.texts.record(&error)),
            Err(error) => return Err(error.to_string()),
        }
    }
    if records.is_empty() {
        Err(shell.texts.study_bad_text())
    } else {
        open_records(shell, &records)
    }
}

fn open_records(shell: Shell, records: &[Record]) -> Result<(), String> {
    let mut last = None;
    for record in records {
        let tree =
            Tree::from_record(record).map_err(|_| shell.texts.study_too_large(Tree::MAX_NODES))?;
        let mut study = SavedStudy::new(tree, browser::now());
        let (id, result) = store::save_new(&mut study);
        result.map_err(|failure| shell.storage_text(failure))?;
        last = Some(id);
    }
    if let Some(id) = last {
        Route::Study(StudyRoute::Study(id)).go();
    }
    Ok(())
}

/// A study in the list.
fn entry(shell: Shell, id: String, header: Option<StudyHeader>) -> AnyView {
    let texts = shell.texts;
    let address = Route::Study(StudyRoute::Study(id)).address();
    let (name, when) = match header {
        None => (texts.study_damaged(), String::new()),
        Some(header) => {
            let when = browser::day_and_time(header.updated, texts.language().code());
            let name = if header.name.is_empty() { texts.study_unnamed() } else { header.name };
            (name, when)
        }
    };
    view! {
        <li>
            <a class="entry" href=address>
                <span class="about">
                    <span class="title">{name}</span>
                    <small>{when}</small>
                </span>
            </a>
        </li>
    }
    .into_any()
}
