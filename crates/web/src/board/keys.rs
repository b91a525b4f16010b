//! The keyboard on the table: arrows from spot to spot, Enter or space to tap, Escape to cancel.

use mad_rules::Side;
use mad_session::Spot;
use wasm_bindgen::JsCast as _;

use super::drag::{self, Dragging};
use super::parts::{rows, slots};
use super::{Gesture, Table, element_of};

/// All spots as they are seen: the upper tray, the arena row by row, the lower tray.
fn lines(table: Table) -> Vec<Vec<Option<Spot>>> {
    let board = table.drawn.with_untracked(|picture| picture.board);
    let flip = table.show.flip.get_untracked();
    let tray = |side| slots(side).map(|ship| Some(Spot::Slot(ship))).to_vec();
    let (top, bottom) = if flip { (Side::Red, Side::Blue) } else { (Side::Blue, Side::Red) };
    let arena = rows(board, flip).into_iter();
    let arena = arena.map(|row| row.into_iter().map(|square| square.map(Spot::Square)).collect());
    std::iter::once(tray(top)).chain(arena).chain(std::iter::once(tray(bottom))).collect()
}

/// The spot that an arrow key leads to.
fn step(table: Table, rows: isize, columns: isize) -> Option<Spot> {
    let lines = lines(table);
    let here = table.focus.get_untracked();
    let place = |line: &Vec<Option<Spot>>| line.iter().position(|&spot| spot == Some(here));
    let (row, column) =
        lines.iter().enumerate().find_map(|(row, line)| place(line).map(|column| (row, column)))?;
    let width = lines[row].len();
    let (mut row, mut column) = (row as isize, column as isize);
    loop {
        row += rows;
        column += columns;
        let line = lines.get(usize::try_from(row).ok()?)?;
        // Between lines of different length one keeps about the same place.
        let scaled = if rows == 0 { column } else { column * line.len() as isize / width as isize };
        if let Some(spot) = line.get(usize::try_from(scaled).ok()?)? {
            return Some(*spot);
        }
    }
}

pub(super) fn press(table: Table, dragging: Dragging, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    // Whoever came with the mouse means the turns of the game with the arrows.
    let by_keyboard = crate::browser::closest(event, ":focus-visible").is_some();
    // A badge or another button inside the board hears its own keys.
    let on_button = crate::browser::closest(event, "button").is_some();
    let target = match event.key().as_str() {
        "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" if !by_keyboard => return,
        "Enter" | " " if on_button => return,
        "ArrowUp" => step(table, -1, 0),
        "ArrowDown" => step(table, 1, 0),
        "ArrowLeft" => step(table, 0, -1),
        "ArrowRight" => step(table, 0, 1),
        "Enter" | " " => {
            event.prevent_default();
            // A key that is held says the same thing only once.
            if !event.repeat() {
                table.act.run(Gesture::Tap(table.focus.get_untracked()));
            }
            return;
        }
        "Escape" => {
            event.stop_propagation();
            drag::give_up(table, dragging, None);
            table.act.run(Gesture::Cancel);
            return;
        }
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let Some(spot) = target else { return };
    let element = table.root.get_untracked().and_then(|root| element_of(&root, spot));
    let element = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
    // A tray that is not shown is not walked into.
    if let Some(element) = element.filter(|element| element.offset_parent().is_some()) {
        table.focus.set(spot);
        let _ = element.focus();
    }
}
