//! The screen on which a game is played.

mod clocks;
mod computer;
mod ending;
mod menu;
pub(crate) mod meter;
mod play;
mod status;
mod turns;

use crate::dom::*;
use mad_i18n::Texts;
use mad_rules::Side;
use mad_session::{Picture, Saved, SavedError, Seat};

use crate::app::Shell;
use crate::board::{self, Show};
use crate::ui::{Icon, action, languages, memo, screen, toggle};
use crate::{browser, games, store, typed};
use play::Play;

/// The game of this name, or a word about why there is none.
pub(crate) fn game(shell: Shell, id: String) -> impl IntoView {
    let words = shell.words;
    match store::load(&id) {
        Some(Ok(saved)) => at_the_table(shell, id, saved).into_any(),
        Some(Err(error)) => {
            let reason = view! { <p class="card">{damage(words, &error)}</p> };
            screen(shell, words.games_damaged(), reason).into_any()
        }
        None => {
            let reason = view! { <p class="card">{words.games_missing()}</p> };
            screen(shell, words.games_title(), reason).into_any()
        }
    }
}

/// What is wrong with a kept game.
fn damage(words: &Texts, error: &SavedError) -> String {
    match error {
        SavedError::Json(_) => words.games_damaged_form(),
        SavedError::Version(_) => words.games_damaged_version(),
        SavedError::Record(error) => words.record(error),
        SavedError::TakenBack(error) => words.illegal(&error.reason),
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
    turns::hear(play);
    browser::document().set_title(&words.web_title());
    let show = Show {
        picture: memo(move || Picture::from(&play.shown())),
        marks: memo(move || play.marks()),
        picked: memo(move || play.hand.get().ship()),
        last: memo(move || play.last()),
        hint: memo(move || play.hint_ends()),
        hands: memo(move || play.hands()),
        flip: play.flip(),
    };
    let act = Callback::new(move |gesture| play.act(gesture));
    let table = board::table(shell, show, act);
    let outcome = memo(move || {
        let outcome = play.saved.with(|saved| saved.table.game().outcome());
        outcome.filter(|_| play.cursor.get().is_none())
    });
    let top = memo(move || if play.flip().get() { Side::Red } else { Side::Blue });
    let bottom = memo(move || !top.get());
    view! {
        <main class="game">
            {typed::shortcut(shell)}
            <h1 class="hidden">
                {memo(move || play.saved.with(|saved| games::title(shell, saved)))}
            </h1>
            <div class="stage">
                {clocks::player(play, top)}
                {table}
                {clocks::player(play, bottom)}
            </div>
            <div class="side">
                {status::status(play)}
                {buttons(play)}
                {typed::typed(shell, memo(move || play.viewed()), outcome, memo(|| false), act)}
                {meter::meter(shell, memo(move || play.shown()))}
                {turns::turns(play)}
                {languages(shell)}
            </div>
            {menu::menu(play)}
            {menu::questions(play)}
        </main>
    }
}

/// What is needed all the time, within reach of a thumb.
fn buttons(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let always = memo(|| true);
    let may_undo = memo(move || play.saved.with(|saved| saved.table.can_undo()));
    let may_redo = memo(move || play.saved.with(|saved| saved.table.can_redo()));
    let may_hint = memo(move || {
        play.cursor.get().is_none() && play.saved.with(|saved| saved.table.person_to_move())
    });
    let settings = play.shell.settings;
    let sound = memo(move || settings.get().sound);
    let speaker = memo(move || if sound.get() { Icon::SoundOn } else { Icon::SoundOff });
    let still = |drawing| memo(move || drawing);
    view! {
        <div class="actions" role="group" aria-label=words.act_label()>
            {action("undo", still(Icon::Undo), words.act_undo(), may_undo, move || play.undo())}
            {action("redo", still(Icon::Redo), words.act_redo(), may_redo, move || play.redo())}
            {action("hint", still(Icon::Hint), words.act_hint(), may_hint, move || play.hint())}
            {action("flip", still(Icon::Flip), words.act_flip(), always, move || {
                play.turned.update(|turned| *turned = !*turned);
            })}
            {toggle("sound", speaker, words.settings_sound(), sound, move || {
                settings.update(|settings| settings.sound = !settings.sound);
            })}
            {action("more", still(Icon::More), words.act_more(), always, move || play.menu.set(true))}
        </div>
    }
}
