//! Horizontal swipes over the board.

use leptos::prelude::*;
use web_sys::PointerEvent;

use super::{BoardView, Gesture};
use crate::browser;

/// The least horizontal distance in pixels.
const DISTANCE: f64 = 40.0;

/// The finger that may be swiping: its pointer id, and where it began.
#[derive(Clone, Copy)]
pub(super) struct Swiping(StoredValue<Option<(i32, f64, f64)>>);

impl Default for Swiping {
    fn default() -> Self {
        Self(StoredValue::new(None))
    }
}

impl Swiping {
    pub(super) fn start(self, event: &PointerEvent) {
        // A finger on a ship that can be picked drags it.
        let swipes = event.pointer_type() == "touch"
            && event.is_primary()
            && browser::closest(event, ".own[data-spot]").is_none();
        let place = (event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y()));
        self.0.set_value(swipes.then_some(place));
    }

    pub(super) fn end(self, view: BoardView, event: &PointerEvent) {
        let Some((pointer, x, y)) = self.0.get_value() else { return };
        self.0.set_value(None);
        let dx = f64::from(event.client_x()) - x;
        let dy = f64::from(event.client_y()) - y;
        if pointer == event.pointer_id() && dx.abs() >= DISTANCE && dx.abs() > 2.0 * dy.abs() {
            // As with pages of a book: a swipe to the left goes forward.
            view.act.run(Gesture::Swipe { forward: dx < 0.0 });
        }
    }

    pub(super) fn cancel(self) {
        self.0.set_value(None);
    }
}
