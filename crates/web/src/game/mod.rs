//! The screen on which a game is played.

mod clocks;
mod computer;
mod ending;
mod menu;
mod meter;
mod play;
mod status;
mod turns;

use leptos::prelude::*;
use mad_play::{Picture, Saved, Seat};
use mad_rules::Side;
use mad_texts::Texts;

use crate::app::Shell;
use crate::board::{self, Show};
use crate::ui::{Icon, action, icon, screen};
use crate::{browser, store};
use play::Play;

/// The game of this name, or a word about why there is none.
pub(crate) fn game(shell: Shell, id: String) -> impl IntoView {
    let words = shell.words;
    match store::load(&id) {
        Some(Ok(saved)) => at_the_table(shell, id, saved).into_any(),
        Some(Err(error)) => {
            let reason = view! { <p class="card">{words.web_failed(error.to_string())}</p> };
            screen(shell, words.games_damaged(), reason).into_any()
        }
        None => {
            let reason = view! { <p class="card">{words.games_missing()}</p> };
            screen(shell, words.games_title(), reason).into_any()
        }
    }
}

/// What a side's player is called.
pub(crate) fn player_name(words: &Texts, saved: &Saved, side: Side) -> String {
    let tag = match side {
        Side::Red => "Red",
        Side::Blue => "Blue",
    };
    match (saved.table.seats()[side], saved.table.tag(tag)) {
        (Seat::Computer(level), _) => words.player_computer(level),
        (Seat::Person, Some(name)) if !name.is_empty() && name != "?" => name.to_owned(),
        (Seat::Person, _) if saved.table.person() == Some(side) => words.player_you(),
        (Seat::Person, _) => words.side_name(Texts::side_argument(side)),
    }
}

fn at_the_table(shell: Shell, id: String, saved: Saved) -> impl IntoView {
    let words = shell.words;
    let play = Play::new(shell, id, saved);
    browser::document().set_title(&words.web_title());
    let show = Show {
        picture: Memo::new(move |_| Picture::from(&play.shown())).into(),
        marks: Memo::new(move |_| play.marks()).into(),
        picked: Memo::new(move |_| play.hand.get().ship()).into(),
        last: Memo::new(move |_| play.last()).into(),
        hint: Memo::new(move |_| play.hint_ends()).into(),
        hands: Memo::new(move |_| play.hands()).into(),
        flip: play.flip(),
    };
    let table = board::table(shell, show, Callback::new(move |gesture| play.act(gesture)));
    let top = Signal::derive(move || if play.flip().get() { Side::Red } else { Side::Blue });
    let bottom = Signal::derive(move || !top.get());
    view! {
        <main class="game" on:keydown=move |event| turns::press(play, &event) tabindex="-1">
            <div class="stage">
                {clocks::player(play, top)}
                {table}
                {clocks::player(play, bottom)}
            </div>
            <div class="side">
                {status::status(play)}
                {buttons(play)}
                {meter::meter(play)}
                {turns::turns(play)}
            </div>
            {menu::menu(play)}
            {menu::questions(play)}
        </main>
    }
}

/// Sound, off by a click.
fn sound(play: Play) -> impl IntoView {
    let (words, settings) = (play.shell.words, play.shell.settings);
    let on = Memo::new(move |_| settings.get().sound);
    view! {
        <button
            class="action"
            type="button"
            data-action="sound"
            aria-pressed=move || on.get().to_string()
            on:click=move |_| settings.update(|settings| settings.sound = !settings.sound)
        >
            {move || icon(if on.get() { Icon::SoundOn } else { Icon::SoundOff })}
            <span>{words.settings_sound()}</span>
        </button>
    }
}

/// What is needed all the time, within reach of a thumb.
fn buttons(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let always = Signal::derive(|| true);
    let may_undo = Memo::new(move |_| play.saved.with(|saved| saved.table.can_undo()));
    let may_redo = Memo::new(move |_| play.saved.with(|saved| saved.table.can_redo()));
    let may_hint = Memo::new(move |_| {
        play.cursor.get().is_none() && play.saved.with(|saved| saved.table.person_to_move())
    });
    view! {
        <div class="actions" role="toolbar">
            {action("undo", Icon::Undo, move || words.act_undo(), may_undo.into(), move || play.undo())}
            {action("redo", Icon::Redo, move || words.act_redo(), may_redo.into(), move || play.redo())}
            {action("hint", Icon::Hint, move || words.act_hint(), may_hint.into(), move || play.hint())}
            {action("flip", Icon::Flip, move || words.act_flip(), always, move || {
                play.turned.update(|turned| *turned = !*turned);
            })}
            {sound(play)}
            {action("more", Icon::More, move || words.act_more(), always, move || play.menu.set(true))}
        </div>
    }
}
