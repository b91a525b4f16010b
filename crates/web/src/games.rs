//! The list of kept games.

use crate::dom::*;
use mad_rules::{RecordReader, Side};
use mad_session::{Saved, Table};
use mad_svg::{Look, Palette, Scene};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use crate::app::Shell;
use crate::browser;
use crate::game::player_name;
use crate::route::Route;
use crate::store;
use crate::ui::{Icon, button, choice_button, dialog, icon, icon_button, memo, part, screen};

/// The tag that carries what a game is called.
const NAME: &str = "Name";
/// Games that are listed at once: each has a picture.
const PAGE: usize = 24;

/// A small picture of how a game stands.
pub(crate) fn small_board(saved: &Saved) -> impl IntoView + use<> {
    let flip = saved.table.person() == Some(Side::Blue);
    let look = Look { palette: Palette::VARIABLES, digits: false, flip };
    let picture = mad_svg::board(saved.table.game().position(), &look, &Scene::default());
    view! { <div class="small-board" aria-hidden="true" inner_html=picture></div> }
}

/// What a game is called in the list.
pub(crate) fn title(shell: Shell, saved: &Saved) -> String {
    if !saved.name.is_empty() {
        return saved.name.clone();
    }
    let name = |side| player_name(shell.words, saved, side);
    shell.words.games_versus(name(Side::Red), name(Side::Blue))
}

/// What is to be asked about a game.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Asked {
    Delete(String),
    Rename(String),
}

pub(crate) fn games(shell: Shell) -> impl IntoView {
    let words = shell.words;
    let kept = RwSignal::new(store::ids());
    let again = move || kept.set(store::ids());
    store::on_change(move |_| again());
    let asked = RwSignal::new(None::<Asked>);
    let shown = RwSignal::new(PAGE);
    let unreadable = RwSignal::new(0);
    let list = part(move || {
        let mut damaged = 0;
        let cards: Vec<AnyView> = kept.with(|ids| {
            let shown = ids.iter().take(shown.get());
            let card = |id: &String| match store::load(id)? {
                Ok(saved) => Some(card(shell, id.clone(), &saved, asked).into_any()),
                Err(_) => {
                    damaged += 1;
                    None
                }
            };
            shown.filter_map(card).collect()
        });
        unreadable.set(damaged);
        cards
    });
    let empty = part(move || {
        kept.with(Vec::is_empty).then(|| view! { <p class="card">{words.games_none()}</p> })
    });
    let unreadable = part(move || {
        let count = unreadable.get();
        (count > 0).then(|| view! { <p class="card warning">{words.games_unreadable(count)}</p> })
    });
    let export = move || export_all(shell);
    let import = move |event: web_sys::Event| {
        let Some(field) = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok())
        else {
            return;
        };
        spawn_local(async move {
            import_files(shell, &field).await;
            field.set_value("");
            again();
        });
    };
    let content = view! {
        <div class="bar">
            <label class="button">
                {icon(Icon::Folder)}
                {words.games_import()}
                <input
                    class="hidden"
                    type="file"
                    multiple
                    data-action="import"
                    on:change=import
                />
            </label>
            {part(move || {
                let some = kept.with(|ids| !ids.is_empty());
                some.then(|| button("button", "export", Some(Icon::Save), words.games_export(), export))
            })}
        </div>
        {unreadable}
        {empty}
        <ul class="games">{list}</ul>
        {part(move || {
            let more = kept.with(|ids| ids.len() > shown.get());
            more.then(|| button("button", "show-more", None, words.games_more(), move || {
                shown.update(|shown| *shown += PAGE);
            }))
        })}
        {questions(shell, asked, again)}
    };
    screen(shell, words.games_title(), content)
}

fn card(
    shell: Shell,
    id: String,
    saved: &Saved,
    asked: RwSignal<Option<Asked>>,
) -> impl IntoView + use<> {
    let words = shell.words;
    let game = saved.table.game();
    let state = match game.outcome() {
        Some(outcome) => words.outcome(outcome),
        None => words.games_turn(game.turns().len()),
    };
    let day = browser::day_and_time(saved.updated, words.language().code());
    let address = Route::Game(id.clone()).address();
    let (delete, rename) = (Asked::Delete(id.clone()), Asked::Rename(id.clone()));
    let tool = move |name, drawing, label, ask: Asked| {
        let always = memo(|| true);
        icon_button(name, drawing, label, always, move || asked.set(Some(ask.clone())))
    };
    view! {
        <li class="card saved" data-game=id>
            <a href=address data-action="open">
                {small_board(saved)}
                <span class="about">
                    <strong>{title(shell, saved)}</strong>
                    <span>{state}</span>
                    <small>{day}</small>
                </span>
            </a>
            <span class="tools">
                {tool("rename", Icon::Pen, words.act_rename(), rename)}
                {tool("delete", Icon::Bin, words.games_delete(), delete)}
            </span>
        </li>
    }
}

fn questions(
    shell: Shell,
    asked: RwSignal<Option<Asked>>,
    again: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let words = shell.words;
    let label = memo(move || match asked.get() {
        Some(Asked::Delete(_)) => words.games_delete(),
        Some(Asked::Rename(_)) => words.act_rename(),
        None => String::new(),
    });
    let open = memo(move || asked.get().is_some());
    let close = move || asked.set(None);
    let content = move || {
        let cancel = choice_button(false, "no", None, words.web_cancel(), close);
        match asked.get() {
            Some(Asked::Delete(id)) => {
                let delete = move || {
                    store::delete(&id);
                    close();
                    again();
                };
                view! {
                    <p>{words.games_delete_ask()}</p>
                    <div class="choices">
                        {cancel}
                        {choice_button(true, "yes-delete", None, words.games_delete_yes(), delete)}
                    </div>
                }
                .into_any()
            }
            Some(Asked::Rename(id)) => {
                let field = NodeRef::<HtmlInputElement>::new();
                let name = store::load(&id).and_then(Result::ok).map(|saved| saved.name);
                let rename = move || {
                    let name = field.get_untracked().map(|field| field.value()).unwrap_or_default();
                    if let Some(Ok(mut saved)) = store::load(&id) {
                        name.trim().clone_into(&mut saved.name);
                        if let Err(failure) = store::keep(&id, &mut saved) {
                            shell.tell(shell.storage_text(failure));
                        }
                    }
                    close();
                    again();
                };
                view! {
                    <label class="field">
                        <span>{words.games_rename_ask()}</span>
                        <input node_ref=field type="text" maxlength="80" prop:value=name />
                    </label>
                    <div class="choices">
                        {choice_button(true, "yes-rename", None, words.act_rename(), rename)}
                        {cancel}
                    </div>
                }
                .into_any()
            }
            None => ().into_any(),
        }
    };
    dialog(shell, label, open, close, content)
}

/// All games in one file.
fn export_all(shell: Shell) {
    let words = shell.words;
    let games = store::ids().into_iter().filter_map(|id| store::load(&id)?.ok());
    let texts: Vec<String> = games
        .map(|saved| {
            let saved = &saved;
            let mut record = saved.table.record();
            if !saved.name.is_empty() {
                let _ = record.set_tag(NAME, &saved.name);
            }
            for (tag, side) in [("Red", Side::Red), ("Blue", Side::Blue)] {
                let _ = record.set_tag(tag, &player_name(words, saved, side));
            }
            record.to_string()
        })
        .collect();
    let name = format!("mad-games-{}.mad", browser::date().replace('.', "-"));
    if let Err(error) = browser::download(&name, &texts.join("\n")) {
        shell.tell(words.web_failed(format!("{error:?}")));
    }
}

/// Reads the games of the chosen files; those that are not in order are named.
async fn import_files(shell: Shell, field: &HtmlInputElement) {
    let words = shell.words;
    let (mut count, mut complaints) = (0, Vec::new());
    let files = field.files();
    for index in 0..files.as_ref().map_or(0, web_sys::FileList::length) {
        let Some(file) = files.as_ref().and_then(|files| files.item(index)) else { continue };
        let name = file.name();
        let bytes = match JsFuture::from(file.array_buffer()).await {
            Ok(buffer) => js_sys::Uint8Array::new(&buffer).to_vec(),
            Err(error) => {
                complaints.push(words.web_failed(format!("{name}: {error:?}")));
                continue;
            }
        };
        let mut any = false;
        for (number, game) in (1_u32..).zip(RecordReader::new(bytes.as_slice())) {
            any = true;
            let reason = match game {
                Ok(Ok(record)) => {
                    let name = record.tag(NAME).unwrap_or_default().to_owned();
                    let table = Table::from_record(record);
                    let saved = Saved { name, ..Saved::new(table, browser::now()) };
                    count += 1;
                    match store::add(saved).1 {
                        Ok(()) => continue,
                        Err(failure) => shell.storage_text(failure),
                    }
                }
                Ok(Err(error)) => words.record(&error),
                Err(error) => error.to_string(),
            };
            complaints.push(words.games_import_failed(name.clone(), number, reason));
        }
        if !any {
            complaints.push(words.games_import_empty(name));
        }
    }
    match complaints.is_empty() {
        true => shell.tell(words.games_imported(count)),
        false => shell.tell_at_length(words.games_imported(count), complaints.join("\n")),
    }
}
