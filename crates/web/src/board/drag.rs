//! Ships dragged from spot to spot.

use crate::dom::*;
use mad_session::Spot;
use mad_svg::Num;
use web_sys::{HtmlElement, PointerEvent};

use super::{Gesture, Table, element_of, read_spot};
use crate::browser;

/// How far a mouse has to go before a click becomes a drag, in pixels, and a finger, which is less
/// steady.
const MOUSE: f64 = 7.0;
const FINGER: f64 = 12.0;

/// A drag that may be going on.
#[derive(Clone, Copy)]
pub(super) struct Dragging {
    state: StoredValue<Option<Drag>>,
    /// Whether the next click belongs to a drag that has just ended.
    ended: StoredValue<bool>,
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
        Self { state: StoredValue::new(None), ended: StoredValue::new(false) }
    }
}

impl Dragging {
    /// Whether the click that comes now belongs to a drag.
    pub(super) fn has_just_ended(self) -> bool {
        let ended = self.ended.get_value();
        self.ended.set_value(false);
        ended
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

pub(super) fn begin(table: Table, dragging: Dragging, event: &PointerEvent) {
    // Whatever clicks come from now on, they belong to what begins here.
    dragging.ended.set_value(false);
    if event.button() != 0 || !event.is_primary() || browser::closest(event, ".badge").is_some() {
        return;
    }
    let Some(element) = browser::closest(event, ".own[data-spot]") else { return };
    let Some(from) = element.get_attribute("data-spot").and_then(|text| read_spot(&text)) else {
        return;
    };
    give_up(table, dragging, None);
    let drag = Drag { pointer: event.pointer_id(), from, start: place(event), ship: None };
    dragging.state.set_value(Some(drag));
}

pub(super) fn go_on(table: Table, dragging: Dragging, event: &PointerEvent) {
    let Some(mut drag) = dragging.state.get_value() else { return };
    if drag.pointer != event.pointer_id() {
        return;
    }
    // The button was let go where nobody noticed.
    if event.buttons() == 0 {
        return give_up(table, dragging, None);
    }
    let (x, y) = place(event);
    let (dx, dy) = (x - drag.start.0, y - drag.start.1);
    if drag.ship.is_none() {
        let threshold = if event.pointer_type() == "mouse" { MOUSE } else { FINGER };
        if dx.hypot(dy) < threshold {
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
        let moved = format!("translate({}px,{}px) scale(1.12)", Num(dx), Num(dy));
        let _ = ship.style().set_property("transform", &moved);
    }
}

pub(super) fn end(table: Table, dragging: Dragging, event: &PointerEvent) {
    let Some(drag) = dragging.state.get_value() else { return };
    if drag.pointer != event.pointer_id() {
        return;
    }
    let Some(ship) = drag.ship.clone() else { return give_up(table, dragging, None) };
    let (x, y) = place(event);
    // Nothing of the ship itself is under the pointer: ships are not hit.
    let under = browser::document().element_from_point(x as f32, y as f32);
    let to = under
        .and_then(|element| element.closest("[data-spot]").ok().flatten())
        .and_then(|element| read_spot(&element.get_attribute("data-spot")?));
    dragging.state.set_value(None);
    release(table, drag.pointer);
    dragging.ended.set_value(true);
    match to {
        // Not far enough to mean anything else than the spot itself.
        Some(to) if to == drag.from => table.act.run(Gesture::Tap(to)),
        Some(to) => table.act.run(Gesture::Drag(drag.from, to)),
        None => {}
    }
    // Its motion begins where it was let go; after that it is wherever it belongs.
    next_frame(move || put_down(&ship));
}

fn release(table: Table, pointer: i32) {
    if let Some(root) = table.root.get_untracked() {
        let _ = root.class_list().remove_1("dragging");
        let _ = root.release_pointer_capture(pointer);
    }
}

fn put_down(ship: &HtmlElement) {
    let _ = ship.class_list().remove_1("carried");
    let _ = ship.style().remove_property("transform");
}

/// Puts the ship back where it was; if a pointer is named, only if it is the one that carries it.
pub(super) fn give_up(table: Table, dragging: Dragging, pointer: Option<i32>) {
    let Some(drag) = dragging.state.get_value() else { return };
    if pointer.is_some_and(|pointer| pointer != drag.pointer) {
        return;
    }
    dragging.state.set_value(None);
    release(table, drag.pointer);
    if let Some(ship) = drag.ship {
        put_down(&ship);
    }
}
