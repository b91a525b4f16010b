//! Keyboard control of the board: a grid with roving tabindex. Arrow keys move the focus, Enter and
//! space tap, Escape cancels.
//!
//! Whose are the arrow keys? The board's, if the focus came to it by keyboard. After a click on the board
//! the left and right ones step through the game, as they do outside the board; the up and down ones
//! move the focus, and from then on all four do. With Shift they are never the board's.

use leptos::prelude::*;
use mad_session::Spot;
use wasm_bindgen::JsCast as _;

use super::drag::{self, Dragging};
use super::squares::{rows, slots};
use super::{BoardView, Gesture, element_of, top_and_bottom};

/// All spots as displayed: the upper tray, the arena row by row, the lower tray.
fn lines(view: BoardView) -> Vec<Vec<Option<Spot>>> {
    let board = view.drawn.with_untracked(|picture| picture.board);
    let flip = view.props.flip.get_untracked();
    let tray = |side| slots(side).map(|ship| Some(Spot::Slot(ship))).to_vec();
    let (top, bottom) = top_and_bottom(flip);
    let arena = rows(board, flip).into_iter();
    let arena = arena.map(|row| row.into_iter().map(|square| square.map(Spot::Square)).collect());
    std::iter::once(tray(top)).chain(arena).chain(std::iter::once(tray(bottom))).collect()
}

/// The next spot in a direction.
fn step(view: BoardView, rows: isize, columns: isize) -> Option<Spot> {
    let lines = lines(view);
    let here = view.focus.get_untracked();
    let place = |line: &Vec<Option<Spot>>| line.iter().position(|&spot| spot == Some(here));
    let (row, column) =
        lines.iter().enumerate().find_map(|(row, line)| place(line).map(|column| (row, column)))?;
    let width = lines[row].len();
    let (mut row, mut column) = (row as isize, column as isize);
    loop {
        row += rows;
        column += columns;
        let line = lines.get(usize::try_from(row).ok()?)?;
        // Lines differ in length: the column is scaled.
        let scaled = if rows == 0 { column } else { column * line.len() as isize / width as isize };
        if let Some(spot) = line.get(usize::try_from(scaled).ok()?)? {
            return Some(*spot);
        }
    }
}

/// The focus came to a spot: by keyboard if the browser would show it.
pub(super) fn focus_in(view: BoardView, event: &web_sys::FocusEvent) {
    if crate::browser::closest(event, ":focus-visible").is_some() {
        view.clicked.set_value(false);
    }
}

pub(super) fn press(view: BoardView, dragging: Dragging, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    // Buttons inside the board handle their own keys.
    let on_button = crate::browser::closest(event, "button").is_some();
    let target = match event.key().as_str() {
        "ArrowLeft" | "ArrowRight" if view.clicked.get_value() => return,
        "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" if event.shift_key() => return,
        "Enter" | " " if on_button => return,
        "ArrowUp" => step(view, -1, 0),
        "ArrowDown" => step(view, 1, 0),
        "ArrowLeft" => step(view, 0, -1),
        "ArrowRight" => step(view, 0, 1),
        "Enter" | " " => {
            event.prevent_default();
            // Auto-repeat of a held key is ignored.
            if !event.repeat() {
                view.act.run(Gesture::Tap(view.focus.get_untracked()));
            }
            return;
        }
        "Escape" => {
            event.stop_propagation();
            drag::cancel(view, dragging, None);
            view.act.run(Gesture::Cancel);
            return;
        }
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    view.clicked.set_value(false);
    let Some(spot) = target else { return };
    let element = view.root.get_untracked().and_then(|root| element_of(&root, spot));
    let element = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    // Hidden trays cannot get the focus.
    if let Some(element) = element.filter(|element| element.offset_parent().is_some()) {
        view.focus.set(spot);
        let _ = element.focus();
    }
}
