//! What is needed now and then, and the questions that come before some of it.

use crate::dom::*;
use mad_rules::Side;
use mad_session::game_to_query;

use super::clocks;
use super::play::{Play, Question};
use super::player_name;
use super::status::side_word;
use crate::browser;
use crate::route::{Opponent, Route};
use crate::ui::{Icon, button, choice_button, dialog, memo};

/// Saves the game as a file.
pub(super) fn save(play: Play) {
    let words = play.shell.words;
    let (text, name) = play.saved.with_untracked(|saved| {
        let mut record = saved.table.record();
        for (tag, side) in [("Red", Side::Red), ("Blue", Side::Blue)] {
            let _ = record.set_tag(tag, &player_name(words, saved, side));
        }
        let date = saved.table.tag("Date").unwrap_or("game").replace('.', "-");
        (record.to_string(), format!("mad-{date}.mad"))
    });
    if let Err(error) = browser::download(&name, &text) {
        play.shell.tell(words.web_failed(format!("{error:?}")));
    }
}

fn share(play: Play) {
    let query = play.saved.with_untracked(|saved| game_to_query(saved.table.game()));
    let route = Route::Shared(query);
    play.shell.copy(format!("{}{}", browser::address(), route.address()));
}

fn entry(play: Play, name: &'static str, drawing: Icon, text: String, act: fn(Play)) -> AnyView {
    let act = move || {
        play.menu.set(false);
        act(play);
    };
    let tip = (name == "agree").then_some("agreement");
    view! { <li data-tip=tip>{button("", name, Some(drawing), text, act)}</li> }.into_any()
}

fn position_text(play: Play) -> String {
    untrack(|| play.shown()).to_string()
}

pub(super) fn menu(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let content = move || {
        let (over, clock) =
            play.saved.with(|saved| (saved.table.game().is_over(), saved.table.clock().is_some()));
        let going = (!over).then(|| {
            view! {
                {entry(play, "agree", Icon::Handshake, words.act_agree(), |play| {
                    play.question.set(Some(Question::Agree));
                })}
                {entry(play, "resign", Icon::Flag, words.act_resign(), |play| {
                    let resigning = play.saved.with_untracked(|saved| {
                        saved.table.person().unwrap_or_else(|| saved.table.game().to_move())
                    });
                    play.question.set(Some(Question::Resign(resigning)));
                })}
                {clock.then(|| entry(play, "pause", Icon::Pause, words.act_pause(), |play| {
                    clocks::leave(play);
                }))}
            }
        });
        view! {
            <ul class="menu">
                {going}
                {entry(play, "save", Icon::Save, words.act_save(), save)}
                {entry(play, "share", Icon::Share, words.act_share(), share)}
                {entry(play, "copy-mfen", Icon::Copy, words.act_copy_mfen(), |play| {
                    play.shell.copy(position_text(play));
                })}
                {entry(play, "setup", Icon::Board, words.act_setup(), |play| {
                    Route::Setup(Some(position_text(play).replace(' ', "_"))).go();
                })}
                {entry(play, "rename", Icon::Pen, words.act_rename(), |play| {
                    play.question.set(Some(Question::Rename));
                })}
                {entry(play, "new", Icon::Plus, words.act_new(), |play| {
                    let computer = play.saved.with_untracked(|saved| saved.table.has_computer());
                    let opponent = if computer { Opponent::Computer } else { Opponent::Person };
                    Route::New(opponent, None).go();
                })}
                {entry(play, "rules", Icon::Book, words.home_rules(), |_| Route::Rules(None).go())}
                {entry(play, "games", Icon::Folder, words.games_title(), |_| Route::Games.go())}
                {entry(play, "home", Icon::Back, words.web_home(), |_| Route::Home.go())}
            </ul>
        }
        .into_any()
    };
    let (label, open) = (memo(move || words.act_more()), memo(move || play.menu.get()));
    dialog(play.shell, label, open, move || play.menu.set(false), content)
}

pub(super) fn questions(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let label = memo(move || match play.question.get() {
        Some(Question::Resign(_)) => words.act_resign(),
        Some(Question::Agree) => words.act_agree(),
        Some(Question::Rename) => words.act_rename(),
        None => String::new(),
    });
    let open = memo(move || play.question.get().is_some());
    let close = move || play.question.set(None);
    let content = move || match play.question.get() {
        Some(Question::Resign(side)) => resign(play, side).into_any(),
        Some(Question::Agree) => agree(play).into_any(),
        Some(Question::Rename) => rename(play).into_any(),
        None => ().into_any(),
    };
    dialog(play.shell, label, open, close, content)
}

/// A sentence and two ways to answer it.
fn question(
    play: Play,
    text: String,
    yes: String,
    name: &'static str,
    act: impl Fn() + 'static,
) -> impl IntoView {
    let answer = move || {
        act();
        play.question.set(None);
    };
    view! {
        <p>{text}</p>
        <div class="choices">
            {choice_button(false, "no", None, play.shell.words.web_cancel(), move || {
                play.question.set(None);
            })}
            {choice_button(true, name, None, yes, answer)}
        </div>
    }
}

fn resign(play: Play, side: Side) -> impl IntoView {
    let words = play.shell.words;
    let (text, yes) = (words.resign_ask(side_word(side)), words.resign_yes());
    question(play, text, yes, "yes-resign", move || play.resign(side))
}

fn agree(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let (owner, computer) = play.saved.with(|saved| {
        (saved.table.game().position().tie_break_owner(), saved.table.has_computer())
    });
    let yes = if computer { words.agree_offer() } else { words.agree_yes() };
    question(play, words.agree_ask(side_word(owner)), yes, "yes-agree", move || play.agree())
}

fn rename(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let field = NodeRef::<web_sys::HtmlInputElement>::new();
    let name = play.saved.with_untracked(|saved| saved.name.clone());
    let act = move || {
        if let Some(field) = field.get_untracked() {
            play.rename(&field.value());
        }
    };
    view! {
        <label class="field">
            <span>{words.games_rename_ask()}</span>
            <input
                node_ref=field
                type="text"
                maxlength="80"
                autofocus
                prop:value=name
                on:keydown=move |event| {
                    if event.key() == "Enter" {
                        act();
                        play.question.set(None);
                    }
                }
            />
        </label>
        {question(play, String::new(), words.act_rename(), "yes-rename", act)}
    }
}
