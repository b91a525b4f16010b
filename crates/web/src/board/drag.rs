//! Ships dragged from spot to spot.

use leptos::prelude::*;
use mad_play::Spot;
use web_sys::{HtmlElement, PointerEvent};

use super::{Gesture, Table, element_of, read_spot};
use crate::browser;

/// How far a pointer has to go before a tap becomes a drag, in pixels.
const THRESHOLD: f64 = 7.0;
/// How long after a drag a click is taken for its end, in milliseconds.
const AFTERMATH: f64 = 250.0;

/// A drag that may be going on.
#[derive(Clone, Copy)]
pub(super) struct Dragging {
    state: StoredValue<Option<Drag>, LocalStorage>,
    ended: StoredValue<f64>,
}

#[derive(Clone)]
struct Drag {
    pointer: i32,
    from: Spot,
    start: (f64, f64),
    /// The drawing that follows the pointer, once it has gone far enough.
    ship: Option<HtmlElement>,
}

impl Default for Dragging {
    fn default() -> Self {
        Self { state: StoredValue::new_local(None), ended: StoredValue::new(f64::MIN) }
    }
}

impl Dragging {
    /// Whether the click that comes now belongs to a drag.
    pub(super) fn has_just_ended(self) -> bool {
        browser::tick() - self.ended.get_value() < AFTERMATH
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

pub(super) fn begin(table: Table, dragging: Dragging, event: &PointerEvent) {
    if event.button() != 0 || !event.is_primary() || browser::closest(event, ".badge").is_some() {
        return;
    }
    let Some(element) = browser::closest(event, ".own[data-spot]") else { return };
    let Some(from) = element.get_attribute("data-spot").and_then(|text| read_spot(&text)) else {
        return;
    };
    give_up(table, dragging);
    let drag = Drag { pointer: event.pointer_id(), from, start: place(event), ship: None };
    dragging.state.set_value(Some(drag));
}

pub(super) fn go_on(table: Table, dragging: Dragging, event: &PointerEvent) {
    let Some(mut drag) = dragging.state.get_value() else { return };
    if drag.pointer != event.pointer_id() {
        return;
    }
    let (x, y) = place(event);
    let (dx, dy) = (x - drag.start.0, y - drag.start.1);
    if drag.ship.is_none() {
        if dx.hypot(dy) < THRESHOLD {
            return;
        }
        let root = table.root.get_untracked();
        let Some(root) = root else { return };
        let _ = root.set_pointer_capture(drag.pointer);
        let _ = root.class_list().add_1("dragging");
        let ship = element_of(&root, drag.from)
            .and_then(|element| element.query_selector(".ship").ok().flatten());
        drag.ship = ship.map(wasm_bindgen::JsCast::unchecked_into);
        dragging.state.set_value(Some(drag.clone()));
    }
    if let Some(ship) = &drag.ship {
        let _ = ship.class_list().add_1("carried");
        let _ = ship
            .style()
            .set_property("transform", &format!("translate({dx}px,{dy}px) scale(1.12)"));
    }
}

pub(super) fn end(table: Table, dragging: Dragging, event: &PointerEvent) {
    let Some(drag) = dragging.state.get_value() else { return };
    if drag.pointer != event.pointer_id() {
        return;
    }
    give_up(table, dragging);
    if drag.ship.is_none() {
        return;
    }
    dragging.ended.set_value(browser::tick());
    let (x, y) = place(event);
    let under = browser::document().element_from_point(x as f32, y as f32);
    let to = under
        .and_then(|element| element.closest("[data-spot]").ok().flatten())
        .and_then(|element| read_spot(&element.get_attribute("data-spot")?));
    if let Some(to) = to.filter(|&to| to != drag.from) {
        table.act.run(Gesture::Drag(drag.from, to));
    }
}

/// Puts the ship back where it was.
pub(super) fn give_up(table: Table, dragging: Dragging) {
    let Some(drag) = dragging.state.get_value() else { return };
    dragging.state.set_value(None);
    if let Some(root) = table.root.get_untracked() {
        let _ = root.class_list().remove_1("dragging");
        let _ = root.release_pointer_capture(drag.pointer);
    }
    if let Some(ship) = drag.ship {
        let _ = ship.class_list().remove_1("carried");
        let _ = ship.style().remove_property("transform");
    }
}
