//! Keyboard control of the board: a grid with roving tabindex. Arrow keys move the focus, Enter and
//! space tap, Escape cancels.
//!
//! Whose are the arrow keys? The board's, if the focus came to it by keyboard. After a click on the board
//! the left and right ones step through the game, as they do outside the board; the up and down ones
//! move the focus, and from then on all four do. With Shift they are never the board's.

use leptos::prelude::*;
use mad_session::Spot;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::drag::{self, Dragging};
use super::{BoardView, Gesture, element_of, parse_spot};

/// The middle of an element, in pixels of the viewport.
fn middle(element: &Element) -> [f64; 2] {
    let area = element.get_bounding_client_rect();
    [area.x() + area.width() / 2.0, area.y() + area.height() / 2.0]
}

/// The spot that is next in a direction on the screen, wherever the trays are.
fn step(view: BoardView, direction: [f64; 2]) -> Option<Spot> {
    let root = view.root.get_untracked()?;
    let here = middle(&element_of(&root, view.focus.get_untracked())?);
    let spots = root.query_selector_all("[data-spot]").ok()?;
    let spots = (0..spots.length()).filter_map(|index| {
        let element = spots.get(index)?.dyn_into::<HtmlElement>().ok()?;
        // Hidden trays have no place.
        element.offset_parent()?;
        let spot = parse_spot(&element.get_attribute("data-spot")?)?;
        Some((spot, distance(here, middle(&element), direction)?))
    });
    spots.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(spot, _)| spot)
}

/// How far a point is in a direction; `None` if it is in another one. What is off the line is farther.
fn distance(from: [f64; 2], to: [f64; 2], [right, down]: [f64; 2]) -> Option<f64> {
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let (along, across) = (x * right + y * down, (x * down).abs() + (y * right).abs());
    (along > 1.0 && across <= 2.0 * along).then_some(along + 3.0 * across)
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
        "ArrowUp" => step(view, [0.0, -1.0]),
        "ArrowDown" => step(view, [0.0, 1.0]),
        "ArrowLeft" => step(view, [-1.0, 0.0]),
        "ArrowRight" => step(view, [1.0, 0.0]),
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
    if let Some(element) = element {
        view.focus.set(spot);
        crate::browser::focus(&element);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: [f64; 2] = [1.0, 0.0];
    const UP: [f64; 2] = [0.0, -1.0];

    #[test]
    fn the_next_in_the_row_is_nearer_than_a_diagonal_one() {
        let next = distance([0.0, 0.0], [100.0, 0.0], RIGHT);
        // Beyond a hole in the board.
        let second = distance([0.0, 0.0], [200.0, 0.0], RIGHT);
        let diagonal = distance([0.0, 0.0], [100.0, 100.0], RIGHT);
        assert!(next < second && second < diagonal, "{next:?} {second:?} {diagonal:?}");
    }

    #[test]
    fn what_is_beside_is_not_above() {
        assert_eq!(distance([0.0, 0.0], [-200.0, -70.0], UP), None);
        assert_eq!(distance([0.0, 0.0], [0.0, 100.0], UP), None);
        assert!(distance([0.0, 0.0], [20.0, -60.0], UP).is_some());
    }
}
