//! Drag and drop of ships by pointer events.

use leptos::prelude::*;
use mad_session::Spot;
use mad_svg::Num;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, PointerEvent};

use super::{BoardView, Gesture, element_of, parse_spot};
use crate::browser;

/// The distance in pixels at which a click becomes a drag.
const MOUSE_THRESHOLD: f64 = 7.0;
const TOUCH_THRESHOLD: f64 = 12.0;

/// The state of drag and drop.
#[derive(Clone, Copy)]
pub(super) struct Dragging {
    state: StoredValue<Option<Drag>, LocalStorage>,
    /// Whether the next click event is the end of a drag.
    ended: StoredValue<bool>,
}

#[derive(Clone)]
struct Drag {
    pointer: i32,
    from: Spot,
    start: (f64, f64),
    /// The drawing that follows the pointer, once the threshold is exceeded.
    ship: Option<HtmlElement>,
}

impl Default for Dragging {
    fn default() -> Self {
        Self { state: StoredValue::new_local(None), ended: StoredValue::new(false) }
    }
}

impl Dragging {
    /// Returns whether the current click event is the end of a drag, once.
    pub(super) fn has_just_ended(self) -> bool {
        let ended = self.ended.get_value();
        self.ended.set_value(false);
        ended
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

pub(super) fn start(view: BoardView, dragging: Dragging, event: &PointerEvent) {
    // A new press: the next click is no longer the end of an earlier drag.
    dragging.ended.set_value(false);
    if event.button() != 0 || !event.is_primary() || browser::closest(event, ".badge").is_some() {
        return;
    }
    let Some(element) = browser::closest(event, ".own[data-spot]") else { return };
    let Some(from) = element.get_attribute("data-spot").and_then(|text| parse_spot(&text)) else {
        return;
    };
    cancel(view, dragging, None);
    let drag = Drag { pointer: event.pointer_id(), from, start: place(event), ship: None };
    dragging.state.set_value(Some(drag));
}

pub(super) fn drag(view: BoardView, dragging: Dragging, event: &PointerEvent) {
    let Some(mut drag) = dragging.state.get_value() else { return };
    if drag.pointer != event.pointer_id() {
        return;
    }
    // The button was released outside of the window.
    if event.buttons() == 0 {
        return cancel(view, dragging, None);
    }
    let (x, y) = place(event);
    let (dx, dy) = (x - drag.start.0, y - drag.start.1);
    if drag.ship.is_none() {
        let threshold =
            if event.pointer_type() == "mouse" { MOUSE_THRESHOLD } else { TOUCH_THRESHOLD };
        if dx.hypot(dy) < threshold {
            return;
        }
        let root = view.root.get_untracked();
        let Some(root) = root else { return };
        let _ = root.set_pointer_capture(drag.pointer);
        let _ = root.class_list().add_1("dragging");
        let ship = element_of(&root, drag.from)
            .and_then(|element| element.query_selector(".ship").ok().flatten());
        drag.ship = ship.map(JsCast::unchecked_into);
        dragging.state.set_value(Some(drag.clone()));
        view.act.run(Gesture::Grab(drag.from));
    }
    let over = spot_under((x, y)).filter(|&spot| spot != drag.from);
    if view.over.get_untracked() != over {
        view.over.set(over);
    }
    if let Some(ship) = &drag.ship {
        let _ = ship.class_list().add_1("carried");
        let moved = format!("translate({}px,{}px) scale(1.12)", Num(dx), Num(dy));
        let _ = ship.style().set_property("transform", &moved);
    }
}

pub(super) fn drop(view: BoardView, dragging: Dragging, event: &PointerEvent) {
    let Some(drag) = dragging.state.get_value() else { return };
    if drag.pointer != event.pointer_id() {
        return;
    }
    let Some(ship) = drag.ship.clone() else { return cancel(view, dragging, None) };
    let to = spot_under(place(event));
    dragging.state.set_value(None);
    release(view, drag.pointer);
    dragging.ended.set_value(true);
    match to {
        // A drag that ends where it began is a tap.
        Some(to) if to == drag.from => view.act.run(Gesture::Tap(to)),
        Some(to) => view.act.run(Gesture::Drag(drag.from, to)),
        None => {}
    }
    // The animation starts where the ship was dropped, so it is measured before this.
    request_animation_frame(move || reset_style(&ship));
}

/// The spot at a point of the window.
fn spot_under((x, y): (f64, f64)) -> Option<Spot> {
    // Drawings of ships have `pointer-events: none`: this finds the spot below.
    let element = document().element_from_point(x as f32, y as f32)?;
    let spot = element.closest("[data-spot]").ok().flatten()?;
    parse_spot(&spot.get_attribute("data-spot")?)
}

fn release(view: BoardView, pointer: i32) {
    view.over.set(None);
    if let Some(root) = view.root.get_untracked() {
        let _ = root.class_list().remove_1("dragging");
        let _ = root.release_pointer_capture(pointer);
    }
}

fn reset_style(ship: &HtmlElement) {
    let _ = ship.class_list().remove_1("carried");
    let _ = ship.style().remove_property("transform");
}

/// Ends a drag without a gesture. With a pointer id, only a drag of that pointer.
pub(super) fn cancel(view: BoardView, dragging: Dragging, pointer: Option<i32>) {
    let Some(drag) = dragging.state.get_value() else { return };
    if pointer.is_some_and(|pointer| pointer != drag.pointer) {
        return;
    }
    dragging.state.set_value(None);
    release(view, drag.pointer);
    if let Some(ship) = drag.ship {
        reset_style(&ship);
    }
}
