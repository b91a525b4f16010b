//! The menu of a game, and the dialogs that confirm some of its entries.

use leptos::html;
use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Side;
use mad_session::game_to_query;

use super::clocks;
use super::play::{Dialog, Play};
use crate::browser;
use crate::game_summary::named_record;
use crate::icons::Icon;
use crate::route::{Opponent, Route};
use crate::widgets::{button, choice_button, dialog};

/// Downloads the game as a file.
pub(super) fn save(play: Play) {
    let texts = play.shell.texts;
    let (text, name) = play.saved.with_untracked(|saved| {
        let record = named_record(texts, saved);
        let date = saved.table.tag("Date").unwrap_or("game").replace('.', "-");
        (record.to_string(), format!("mad-{date}.mad"))
    });
    if let Err(error) = browser::download(&name, &text) {
        play.shell.notify(texts.web_failed(format!("{error:?}")));
    }
}

/// Copies a link that contains the game.
fn share(play: Play) {
    let query = play.saved.with_untracked(|saved| game_to_query(saved.table.game()));
    let route = Route::Shared(query);
    play.shell.copy(format!("{}{}", browser::address(), route.address()));
}

fn entry(play: Play, name: &'static str, drawing: Icon, text: String, act: fn(Play)) -> AnyView {
    let act = move || {
        play.dialog.set(None);
        act(play);
    };
    let tip = (name == "agree").then_some("agreement");
    view! { <li data-tip=tip>{button("", name, Some(drawing), text, act)}</li> }.into_any()
}

fn position_text(play: Play) -> String {
    untrack(|| play.shown()).to_string()
}

pub(super) fn menu(play: Play) -> AnyView {
    let texts = play.shell.texts;
    let content = move || {
        let (over, clock) =
            play.saved.with(|saved| (saved.table.game().is_over(), saved.table.clock().is_some()));
        let going = (!over).then(|| {
            view! {
                {entry(play, "agree", Icon::Handshake, texts.act_agree(), |play| {
                    play.dialog.set(Some(Dialog::Agree));
                })}
                {entry(play, "resign", Icon::Flag, texts.act_resign(), |play| {
                    let resigning = play.saved.with_untracked(|saved| {
                        saved.table.person().unwrap_or_else(|| saved.table.game().to_move())
                    });
                    play.dialog.set(Some(Dialog::Resign(resigning)));
                })}
                {clock.then(|| entry(play, "pause", Icon::Pause, texts.act_pause(), |play| {
                    clocks::pause(play);
                }))}
            }
        });
        view! {
            <ul class="menu">
                {going}
                {entry(play, "save", Icon::Save, texts.act_save(), save)}
                {entry(play, "share", Icon::Share, texts.act_share(), share)}
                {entry(play, "copy-mfen", Icon::Copy, texts.act_copy_mfen(), |play| {
                    play.shell.copy(position_text(play));
                })}
                {entry(play, "setup", Icon::Board, texts.act_setup(), |play| {
                    Route::Setup(Some(position_text(play).replace(' ', "_"))).go();
                })}
                {entry(play, "rename", Icon::Pen, texts.act_rename(), |play| {
                    play.dialog.set(Some(Dialog::Rename));
                })}
                {entry(play, "new", Icon::Plus, texts.act_new(), |play| {
                    let computer = play.saved.with_untracked(|saved| saved.table.has_computer());
                    let opponent = if computer { Opponent::Computer } else { Opponent::Person };
                    Route::New(opponent, None).go();
                })}
                {entry(play, "rules", Icon::Book, texts.home_rules(), |_| Route::Rules(None).go())}
                {entry(play, "games", Icon::Folder, texts.games_title(), |_| Route::Games.go())}
                {entry(play, "home", Icon::Back, texts.web_home(), |_| Route::Home.go())}
            </ul>
        }
        .into_any()
    };
    let open = Memo::new(move |_| play.dialog.get() == Some(Dialog::Menu));
    let close = move || {
        // The close event comes after an entry may have opened another dialog.
        if open.get_untracked() {
            play.dialog.set(None);
        }
    };
    dialog(play.shell, Memo::new(move |_| texts.act_more()), open, close, content)
}

/// The dialogs that confirm an entry of the menu.
pub(super) fn questions(play: Play) -> AnyView {
    let texts = play.shell.texts;
    let label = Memo::new(move |_| match play.dialog.get() {
        Some(Dialog::Resign(_)) => texts.act_resign(),
        Some(Dialog::Agree) => texts.act_agree(),
        Some(Dialog::Rename) => texts.act_rename(),
        Some(Dialog::Menu) | None => String::new(),
    });
    let open = Memo::new(move |_| play.dialog.get().is_some_and(|dialog| dialog != Dialog::Menu));
    let close = move || {
        if open.get_untracked() {
            play.dialog.set(None);
        }
    };
    let content = move || match play.dialog.get() {
        Some(Dialog::Resign(side)) => resign(play, side),
        Some(Dialog::Agree) => agree(play),
        Some(Dialog::Rename) => rename(play),
        Some(Dialog::Menu) | None => ().into_any(),
    };
    dialog(play.shell, label, open, close, content)
}

/// A question with the buttons to cancel and to confirm.
fn question(
    play: Play,
    text: String,
    yes: String,
    name: &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    let answer = move || {
        act();
        play.dialog.set(None);
    };
    view! {
        <p>{text}</p>
        <div class="choices">
            {choice_button(false, "no", None, play.shell.texts.web_cancel(), move || {
                play.dialog.set(None);
            })}
            {choice_button(true, name, None, yes, answer)}
        </div>
    }
    .into_any()
}

fn resign(play: Play, side: Side) -> AnyView {
    let texts = play.shell.texts;
    let (text, yes) = (texts.resign_ask(Texts::side_argument(side)), texts.resign_yes());
    question(play, text, yes, "yes-resign", move || play.resign(side))
}

fn agree(play: Play) -> AnyView {
    let texts = play.shell.texts;
    let (owner, computer) = play.saved.with(|saved| {
        (saved.table.game().position().tie_break_owner(), saved.table.has_computer())
    });
    let yes = if computer { texts.agree_offer() } else { texts.agree_yes() };
    question(play, texts.agree_ask(Texts::side_argument(owner)), yes, "yes-agree", move || {
        play.agree();
    })
}

fn rename(play: Play) -> AnyView {
    let texts = play.shell.texts;
    let field = NodeRef::<html::Input>::new();
    let name = play.saved.with_untracked(|saved| saved.name.clone());
    let act = move || {
        if let Some(field) = field.get_untracked() {
            play.rename(&field.value());
        }
    };
    view! {
        <label class="field">
            <span>{texts.games_rename_ask()}</span>
            <input
                node_ref=field
                type="text"
                maxlength="80"
                autofocus
                prop:value=name
                on:keydown=move |event| {
                    if event.key() == "Enter" {
                        act();
                        play.dialog.set(None);
                    }
                }
            />
        </label>
        {question(play, String::new(), texts.act_rename(), "yes-rename", act)}
    }
    .into_any()
}
