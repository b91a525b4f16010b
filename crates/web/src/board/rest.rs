//! The mouse resting on a ship.

use std::time::Duration;

use leptos::prelude::*;
use mad_rules::Ship;

use super::{BoardView, Gesture};

/// How long the mouse rests on a ship before it is explained.
const DELAY: Duration = Duration::from_millis(700);

/// The timer of a mouse that rests on a ship.
#[derive(Clone, Copy)]
pub(super) struct Resting {
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the caller was told about a ship that the mouse rests on.
    told: StoredValue<bool>,
}

impl Default for Resting {
    fn default() -> Self {
        Self { timer: StoredValue::new(None), told: StoredValue::new(false) }
    }
}

impl Resting {
    /// The mouse has come to a ship, or to a spot without one.
    pub(super) fn begin(self, view: BoardView, ship: Option<Ship>) {
        self.end(view);
        let Some(ship) = ship else { return };
        let rest = move || {
            // The board may be unmounted by now.
            if view.hovered.try_get_untracked().flatten() == Some(ship) {
                self.told.set_value(true);
                view.act.run(Gesture::Rest(Some(ship)));
            }
        };
        self.timer.set_value(set_timeout_with_handle(rest, DELAY).ok());
    }

    /// The mouse has left the ship, or a button was pressed.
    pub(super) fn end(self, view: BoardView) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
        }
        self.timer.set_value(None);
        if self.told.get_value() {
            self.told.set_value(false);
            view.act.run(Gesture::Rest(None));
        }
    }
}
