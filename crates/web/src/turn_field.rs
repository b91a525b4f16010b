//! The input field for turns in text notation, with commands that read out the board.

use leptos::html;
use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::turn::ParseTurnError;
use mad_rules::{Illegal, Outcome, Position, Ship, Square, Turn};
use mad_session::Spot;
use wasm_bindgen::JsCast as _;
use web_sys::KeyboardEvent;

use crate::app::Shell;
use crate::board::Gesture;
use crate::browser;
use crate::widgets::button;

/// A parsed input.
#[derive(Debug, PartialEq)]
enum Input {
    Turn(Turn),
    /// A square or a ship: describe it.
    Spot(Spot),
    /// `.`: describe the board.
    Board,
    /// Empty: list the legal turns.
    Turns,
    /// `?`: explain the input field.
    Help,
}

fn parse(text: &str, position: &Position) -> Result<Input, ParseTurnError> {
    let text = text.trim().to_ascii_lowercase();
    let own_ship = || format!("{}{text}", position.to_move().letter());
    match text.as_str() {
        "" => return Ok(Input::Turns),
        "." => return Ok(Input::Board),
        "?" => return Ok(Input::Help),
        _ => {}
    }
    if let Ok(square) = text.parse::<Square>() {
        return Ok(Input::Spot(Spot::Square(square)));
    }
    if let Ok(ship) = text.parse::<Ship>().or_else(|_| own_ship().parse()) {
        return Ok(Input::Spot(Spot::of(ship, position)));
    }
    text.parse().map(Input::Turn)
}

/// Describes a spot and the turns of the ship there.
fn describe_spot(texts: &Texts, position: &Position, spot: Spot) -> String {
    if let Spot::Square(square) = spot
        && !position.board().contains(square)
    {
        return texts.illegal(&Illegal::NotOnBoard(square));
    }
    let ship = spot.ship(position);
    let place = match (spot, ship) {
        (Spot::Square(square), Some(ship)) => {
            texts.spot_ship(square.to_string(), texts.ship_name(ship))
        }
        (Spot::Square(square), None) => texts.spot_empty(square.to_string()),
        (Spot::Slot(ship), _) => texts.spot_exiled(texts.ship_name(ship)),
    };
    let turns = ship.map_or_else(String::new, |ship| texts.ship_turns_aloud(position, ship));
    format!("{place}. {turns}").trim_end().to_owned()
}

/// Describes the board, the tie-break and whose turn it is, or the end of the game.
fn describe_board(texts: &Texts, position: &Position, outcome: Option<Outcome>) -> String {
    let rest = match outcome.or_else(|| position.outcome()) {
        Some(outcome) => texts.outcome(outcome),
        None => {
            let turn = texts.game_turn_of(Texts::side_argument(position.to_move()));
            format!("{} {turn}", texts.tie_break(position))
        }
    };
    format!("{} {rest}", texts.board_aloud(position))
}

/// Lists the legal turns, or describes the end of the game.
fn list_turns(texts: &Texts, position: &Position, outcome: Option<Outcome>) -> String {
    let outcome = outcome.or_else(|| position.outcome());
    outcome.map_or_else(|| texts.turns_aloud(position), |end| texts.outcome(end))
}

/// The input field and its buttons.
#[derive(Clone, Copy)]
pub(crate) struct TurnField {
    pub(crate) shell: Shell,
    pub(crate) position: Memo<Position>,
    /// The outcome of a game that ended for another reason than its position.
    pub(crate) outcome: Signal<Option<Outcome>>,
    /// Whether an entered spot is an answer, as in lessons that ask for a ship, rather than a request
    /// to describe it.
    pub(crate) picks: Signal<bool>,
    pub(crate) act: Callback<Gesture>,
}

type Describe = fn(&Texts, &Position, Option<Outcome>) -> String;

impl TurnField {
    /// Announces a description of the position.
    fn announce(self, describe: Describe) {
        let texts = self.shell.texts;
        let outcome = self.outcome.get_untracked();
        self.shell.announce(describe(texts, &self.position.get_untracked(), outcome));
    }

    /// Carries out what was entered. A refused turn stays in the field, selected.
    fn submit(self, field: &web_sys::HtmlInputElement) {
        let (shell, texts) = (self.shell, self.shell.texts);
        let position = self.position.get_untracked();
        let refusals = shell.refusals.get_untracked();
        match parse(&field.value(), &position) {
            Ok(Input::Turns) => self.announce(list_turns),
            Ok(Input::Board) => self.announce(describe_board),
            Ok(Input::Help) => shell.announce(texts.aloud_help()),
            Ok(Input::Spot(spot)) if self.picks.get_untracked() => self.act.run(Gesture::Tap(spot)),
            Ok(Input::Spot(spot)) => shell.announce(describe_spot(texts, &position, spot)),
            Ok(Input::Turn(turn)) => self.act.run(Gesture::Enter(turn)),
            Err(error) => {
                shell.announce(texts.turn_text(&field.value(), &error));
                return field.select();
            }
        }
        if shell.refusals.get_untracked() == refusals {
            field.set_value("");
        } else {
            field.select();
        }
    }

    /// Renders the field. If the setting does not make it permanently visible, it appears when
    /// focused. After its first use it stays, so that it does not disappear under the mouse.
    pub(crate) fn view(self) -> AnyView {
        let (shell, texts) = (self.shell, self.shell.texts);
        let field = NodeRef::<html::Input>::new();
        focus_by_first_key(shell, field);
        let used = RwSignal::new(false);
        let class = Memo::new(move |_| {
            if shell.settings.get().typed || used.get() {
                "card typed"
            } else {
                "card typed unseen"
            }
        });
        view! {
            <section
                class=class
                aria-label=texts.aloud_title()
                on:keydown=move |event| {
                    if event.key() != "Tab" && !used.get_untracked() {
                        used.set(true);
                    }
                }
                on:click=move |_| used.set(true)
            >
                {self.field(field)}
                {self.read_out_buttons()}
                <p class="said" aria-hidden="true">
                    {move || shell.announcement.with(|announcement| announcement.text.clone())}
                </p>
            </section>
        }
        .into_any()
    }

    fn field(self, field: NodeRef<html::Input>) -> AnyView {
        let texts = self.shell.texts;
        let submit = move || {
            if let Some(field) = field.get_untracked() {
                self.submit(&field);
            }
        };
        view! {
            <div class="enter">
                <label class="field">
                    <span>{texts.aloud_field()}</span>
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
                                "Enter" => submit(),
                                "Escape" => self.act.run(Gesture::Cancel),
                                _ => {}
                            }
                        }
                    />
                </label>
                {button("button", "enter", None, texts.aloud_go(), submit)}
            </div>
        }
        .into_any()
    }

    fn read_out_buttons(self) -> AnyView {
        let (shell, texts) = (self.shell, self.shell.texts);
        let read_out = move |name, label, describe: Describe| {
            button("button", name, None, label, move || self.announce(describe))
        };
        let repeat = move || {
            let text = shell.announcement.with_untracked(|announcement| announcement.text.clone());
            shell.announce(text);
        };
        let help = move || shell.announce(texts.aloud_help());
        view! {
            <div class="choices">
                {read_out("hear-board", texts.aloud_board(), describe_board)}
                {read_out("hear-turns", texts.aloud_turns(), list_turns)}
                {button("button", "hear-again", None, texts.aloud_again(), repeat)}
                {button("button", "hear-help", None, texts.aloud_explain(), help)}
            </div>
        }
        .into_any()
    }
}

/// If the field is always visible, a key that can begin a turn focuses it, wherever the focus is.
/// The default action of the key then enters its character.
fn focus_by_first_key(shell: Shell, field: NodeRef<html::Input>) {
    browser::on_window("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let busy = browser::closest(event, "input, textarea, dialog").is_some();
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if busy || modified || !begins_input(&event.key()) || !shell.settings.get_untracked().typed
        {
            return;
        }
        if let Some(field) = field.get_untracked() {
            browser::focus(&field);
        }
    });
}

fn begins_input(key: &str) -> bool {
    let key = key.to_ascii_lowercase();
    matches!(key.as_bytes(), [b'a'..=b'g' | b'p' | b'r' | b'1'..=b'8' | b'.' | b'?'])
}

/// A skip link to the input field: the first element in the tab order.
pub(crate) fn skip_link(shell: Shell) -> AnyView {
    let focus = move || {
        if let Ok(Some(field)) = document().query_selector("[data-field=turn]") {
            browser::focus(&field);
        }
    };
    button("button unseen shortcut", "type", None, shell.texts.aloud_title(), focus)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Result<Input, ParseTurnError> {
        parse(text, &Position::default())
    }

    #[test]
    fn commands_are_no_turns() {
        assert_eq!(parsed(""), Ok(Input::Turns));
        assert_eq!(parsed("  "), Ok(Input::Turns));
        assert_eq!(parsed("."), Ok(Input::Board));
        assert_eq!(parsed("?"), Ok(Input::Help));
    }

    #[test]
    fn a_square_is_a_spot_and_two_are_a_turn() {
        let square: Square = "c4".parse().expect("c4 is a square");
        assert_eq!(parsed(" C4 "), Ok(Input::Spot(Spot::Square(square))));
        assert!(matches!(parsed("c4b3"), Ok(Input::Turn(_))));
    }

    #[test]
    fn a_class_number_is_the_own_ship() {
        assert_eq!(parsed("111"), parsed("r111"));
        assert!(matches!(parsed("111"), Ok(Input::Spot(_))));
    }

    #[test]
    fn other_text_is_an_error() {
        assert!(parsed("hello").is_err());
    }

    #[test]
    fn keys_that_begin_an_input() {
        for key in ["a", "G", "1", ".", "?", "p"] {
            assert!(begins_input(key), "{key}");
        }
        for key in ["Enter", "h", "9", "ArrowUp", " ", ""] {
            assert!(!begins_input(key), "{key}");
        }
    }
}
