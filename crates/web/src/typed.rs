//! Turns as text: typed in the notation, and chosen from what is said aloud.

use crate::dom::*;
use mad_i18n::Texts;
use mad_rules::turn::ParseTurnError;
use mad_rules::{Illegal, Outcome, Position, Ship, Square, Turn};
use mad_session::Spot;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlInputElement;

use crate::app::Shell;
use crate::board::Gesture;
use crate::browser;
use crate::ui::{button, memo, part};

/// What somebody has typed.
enum Typed {
    Turn(Turn),
    Spot(Spot),
    /// A full stop: who is where?
    Board,
    /// Nothing: what can be done?
    Turns,
    /// A question mark.
    Help,
}

fn read(text: &str, position: &Position) -> Result<Typed, ParseTurnError> {
    let text = text.trim().to_ascii_lowercase();
    let own = || format!("{}{text}", position.to_move().letter());
    match text.as_str() {
        "" => return Ok(Typed::Turns),
        "." => return Ok(Typed::Board),
        "?" => return Ok(Typed::Help),
        _ => {}
    }
    if let Ok(square) = text.parse::<Square>() {
        return Ok(Typed::Spot(Spot::Square(square)));
    }
    if let Ok(ship) = text.parse::<Ship>().or_else(|_| own().parse()) {
        return Ok(Typed::Spot(Spot::of(ship, position)));
    }
    text.parse().map(Typed::Turn)
}

/// A spot and what can be done from there.
fn about(words: &Texts, position: &Position, spot: Spot) -> String {
    if let Spot::Square(square) = spot
        && !position.board().contains(square)
    {
        return words.illegal(&Illegal::NotOnBoard(square));
    }
    let ship = spot.ship(position);
    let place = match (spot, ship) {
        (Spot::Square(square), Some(ship)) => {
            words.spot_ship(square.to_string(), words.ship_name(ship))
        }
        (Spot::Square(square), None) => words.spot_empty(square.to_string()),
        (Spot::Slot(ship), _) => words.spot_exiled(words.ship_name(ship)),
    };
    let turns = ship.map_or_else(String::new, |ship| words.ship_turns_aloud(position, ship));
    format!("{place}. {turns}").trim_end().to_owned()
}

/// Who is where, how near the end is, and whose turn it is.
fn board(words: &Texts, position: &Position, outcome: Option<Outcome>) -> String {
    let rest = match outcome.or_else(|| position.outcome()) {
        Some(outcome) => words.outcome(outcome),
        None => {
            let turn = words.game_turn_of(Texts::side_argument(position.to_move()));
            format!("{} {turn}", words.tie_break(position))
        }
    };
    format!("{} {rest}", words.board_aloud(position))
}

/// All turns that there are.
fn turns(words: &Texts, position: &Position, outcome: Option<Outcome>) -> String {
    let outcome = outcome.or_else(|| position.outcome());
    outcome.map_or_else(|| words.turns_aloud(position), |end| words.outcome(end))
}

/// The field and its buttons. Who does not want them does not see them, unless the keyboard comes
/// by. `outcome`: how the game has ended, if the position does not show it. `picks`: a spot that is
/// typed is meant, not asked about.
pub(crate) fn typed(
    shell: Shell,
    position: Memo<Position>,
    outcome: Memo<Option<Outcome>>,
    picks: Memo<bool>,
    act: Callback<Gesture>,
) -> AnyView {
    let words = shell.words;
    let field = NodeRef::<HtmlInputElement>::new();
    let here = move || position.get_untracked();
    let enter = move || {
        let Some(field) = field.get_untracked() else { return };
        let refused = shell.refusals.get_untracked();
        match read(&field.value(), &here()) {
            Ok(Typed::Turns) => shell.say(turns(words, &here(), outcome.get_untracked())),
            Ok(Typed::Board) => shell.say(board(words, &here(), outcome.get_untracked())),
            Ok(Typed::Help) => shell.say(words.aloud_help()),
            Ok(Typed::Spot(spot)) if picks.get_untracked() => act.run(Gesture::Tap(spot)),
            Ok(Typed::Spot(spot)) => shell.say(about(words, &here(), spot)),
            Ok(Typed::Turn(turn)) => act.run(Gesture::Say(turn)),
            Err(error) => {
                shell.say(words.turn_text(&field.value(), &error));
                return field.select();
            }
        }
        // What is wrong stays there to be mended, or to be written over.
        match shell.refusals.get_untracked() == refused {
            true => field.set_value(""),
            false => field.select(),
        }
    };
    type Read = fn(&Texts, &Position, Option<Outcome>) -> String;
    let read_out = move |name, label, text: Read| {
        let said = move || shell.say(text(words, &here(), outcome.get_untracked()));
        button("button", name, None, label, said)
    };
    hear(shell, field);
    let again = move || shell.say(shell.spoken.get_untracked());
    let help = move || shell.say(words.aloud_help());
    // Whoever has used it goes on seeing it: nothing moves away under the mouse.
    let used = RwSignal::new(false);
    let class = memo(move || match shell.settings.get().typed || used.get() {
        true => "card typed",
        false => "card typed unseen",
    });
    view! {
        <section
            class=class
            aria-label=words.aloud_title()
            on:keydown=move |event| {
                if event.key() != "Tab" && !used.get_untracked() {
                    used.set(true);
                }
            }
            on:click=move |_| used.set(true)
        >
            <div class="enter">
                <label class="field">
                    <span>{words.aloud_field()}</span>
                    <input
                        node_ref=field
                        type="text"
                        data-field="turn"
                        placeholder="c4b3"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        maxlength="40"
                        on:keydown=move |event| {
                            match event.key().as_str() {
                                "Enter" => enter(),
                                "Escape" => act.run(Gesture::Cancel),
                                _ => {}
                            }
                        }
                    />
                </label>
                {button("button", "enter", None, words.aloud_go(), enter)}
            </div>
            <div class="choices">
                {read_out("hear-board", words.aloud_board(), board)}
                {read_out("hear-turns", words.aloud_turns(), turns)}
                {button("button", "hear-again", None, words.aloud_again(), again)}
                {button("button", "hear-help", None, words.aloud_explain(), help)}
            </div>
            <p class="said" aria-hidden="true">{part(move || shell.spoken.get())}</p>
        </section>
    }
    .into_any()
}

/// Who has the field in sight can type at once, wherever the keyboard is.
fn hear(shell: Shell, field: NodeRef<HtmlInputElement>) {
    let listener = listen("keydown", move |event| {
        let event: web_sys::KeyboardEvent = event.unchecked_into();
        let busy = browser::closest(&event, "input, textarea, dialog").is_some();
        let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
        let key = event.key().to_ascii_lowercase();
        let begins =
            matches!(key.as_bytes(), [b'a'..=b'g' | b'p' | b'r' | b'1'..=b'8' | b'.' | b'?']);
        if busy || with_others || !begins || !shell.settings.get_untracked().typed {
            return;
        }
        // The letter itself goes where the keyboard is then.
        if let Some(field) = field.get_untracked() {
            browser::focus(&field);
        }
    });
    on_cleanup(move || listener.remove());
}

/// The first thing that the keyboard comes to: the way to the field.
pub(crate) fn shortcut(shell: Shell) -> AnyView {
    let go = move || {
        let field = browser::document().query_selector("[data-field=turn]").ok().flatten();
        if let Some(field) = field {
            browser::focus(&field);
        }
    };
    button("button unseen shortcut", "type", None, shell.words.aloud_title(), go)
}
