//! Arrows and circles over the board: drawn with the right mouse button, with a long press, or with
//! keys, and shown in a layer of their own.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use mad_session::Spot;
use mad_study::{Brush, Shape};
use mad_svg::Num;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, PointerEvent};

use super::controller::StudyController;
use crate::browser;

/// How long a finger rests on a square before it draws.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// How far a finger may move before that, in pixels.
const TOLERANCE: f64 = 10.0;

/// The state of drawing.
#[derive(Clone, Copy)]
pub(super) struct Drawing {
    /// The shape that is being drawn.
    draft: RwSignal<Option<Shape>>,
    /// A finger that rests on a square: it will draw when the time has come.
    press: StoredValue<Option<Press>>,
    /// The pointer that draws.
    pointer: StoredValue<Option<i32>>,
    /// The spot at which an arrow was begun with the keyboard.
    begun: RwSignal<Option<Spot>>,
    /// Whether the click at the end of a long press is to be ignored.
    skip_click: StoredValue<bool>,
    /// The colour for fingers and keys.
    pub(super) brush: RwSignal<Brush>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Press {
    pointer: i32,
    spot: Spot,
    at: (f64, f64),
}

impl Drawing {
    pub(super) fn new() -> Self {
        Self {
            draft: RwSignal::new(None),
            press: StoredValue::new(None),
            pointer: StoredValue::new(None),
            begun: RwSignal::new(None),
            skip_click: StoredValue::new(false),
            brush: RwSignal::new(Brush::Green),
        }
    }

    /// Listens to pointers over the board, before the board does.
    pub(super) fn listen(self, controller: StudyController) {
        browser::on_window_capture("contextmenu", move |event| {
            if spot_at(event).is_some() {
                event.prevent_default();
            }
        });
        browser::on_window_capture("pointerdown", move |event| {
            if let Some(event) = event.dyn_ref::<PointerEvent>() {
                self.down(event);
            }
        });
        browser::on_window_capture("pointermove", move |event| {
            if let Some(event) = event.dyn_ref::<PointerEvent>() {
                self.moved(event);
            }
        });
        for name in ["pointerup", "pointercancel"] {
            browser::on_window_capture(name, move |event| {
                if let Some(event) = event.dyn_ref::<PointerEvent>() {
                    self.up(controller, event);
                }
            });
        }
        browser::on_window_capture("click", move |event| {
            if self.skip_click.get_value() {
                self.skip_click.set_value(false);
                event.stop_propagation();
                event.prevent_default();
            }
        });
        // A new position: what was begun belongs to the one before.
        Effect::new(move |_| {
            controller.cursor.track();
            self.begun.set(None);
        });
    }

    fn down(self, event: &PointerEvent) {
        self.skip_click.set_value(false);
        let Some(spot) = spot_at(event) else { return };
        if event.pointer_type() == "mouse" {
            if event.button() == 2 {
                event.stop_propagation();
                self.begin(event.pointer_id(), spot, brush_of(event));
            }
            return;
        }
        let press = Press { pointer: event.pointer_id(), spot, at: place(event) };
        self.press.set_value(Some(press));
        set_timeout(
            move || {
                if self.press.try_get_value().flatten() == Some(press) {
                    self.press.set_value(None);
                    self.skip_click.set_value(true);
                    self.begin(press.pointer, press.spot, self.brush.get_untracked());
                }
            },
            LONG_PRESS,
        );
    }

    fn begin(self, pointer: i32, spot: Spot, brush: Brush) {
        self.pointer.set_value(Some(pointer));
        self.draft.set(Some(Shape { brush, from: spot, to: None }));
    }

    fn moved(self, event: &PointerEvent) {
        if let Some(press) = self.press.get_value() {
            let (x, y) = place(event);
            let moved = (x - press.at.0).hypot(y - press.at.1) > TOLERANCE;
            if press.pointer == event.pointer_id() && moved {
                self.press.set_value(None);
            }
        }
        if self.pointer.get_value() != Some(event.pointer_id()) {
            return;
        }
        event.stop_propagation();
        let over = spot_under(place(event));
        self.draft.update(|draft| {
            if let Some(draft) = draft {
                draft.to = over.filter(|&spot| spot != draft.from);
            }
        });
    }

    fn up(self, controller: StudyController, event: &PointerEvent) {
        self.press.set_value(None);
        if self.pointer.get_value() != Some(event.pointer_id()) {
            return;
        }
        event.stop_propagation();
        self.pointer.set_value(None);
        let draft = self.draft.get_untracked();
        self.draft.set(None);
        let on_board = spot_under(place(event)).is_some();
        if let Some(shape) = draft.filter(|_| on_board && event.type_() == "pointerup") {
            toggle(controller, shape);
        }
    }

    /// Draws or removes a circle around the focused spot.
    pub(super) fn circle_at_focus(self, controller: StudyController) {
        if let Some(from) = focused_spot() {
            toggle(controller, Shape { brush: self.brush.get_untracked(), from, to: None });
        }
    }

    /// Begins an arrow at the focused spot, or ends it there.
    pub(super) fn arrow_at_focus(self, controller: StudyController) {
        let Some(spot) = focused_spot() else { return };
        match self.begun.get_untracked() {
            None => {
                self.begun.set(Some(spot));
                controller
                    .shell
                    .announce(controller.shell.texts.study_arrow_begun(spot_text(spot)));
            }
            Some(from) => {
                self.begun.set(None);
                if from != spot {
                    let brush = self.brush.get_untracked();
                    toggle(controller, Shape { brush, from, to: Some(spot) });
                }
            }
        }
    }
}

/// Draws a shape, or removes it if it is there.
fn toggle(controller: StudyController, shape: Shape) {
    let cursor = controller.cursor.get_untracked();
    controller.change(|tree| {
        tree.toggle_shape(cursor, shape);
        Ok(())
    });
    let texts = controller.shell.texts;
    let drawn =
        controller.study.with_untracked(|study| study.tree.node(cursor).shapes.contains(&shape));
    let from = spot_text(shape.from);
    controller.shell.announce(match (shape.to.map(spot_text), drawn) {
        (None, true) => texts.study_circled(from),
        (Some(to), true) => texts.study_arrowed(from, to),
        (_, false) => texts.study_erased(),
    });
}

fn brush_of(event: &PointerEvent) -> Brush {
    match (event.shift_key(), event.alt_key()) {
        (false, false) => Brush::Green,
        (true, false) => Brush::Red,
        (false, true) => Brush::Blue,
        (true, true) => Brush::Yellow,
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn spot_text(spot: Spot) -> String {
    match spot {
        Spot::Square(square) => square.to_string(),
        Spot::Slot(ship) => ship.to_string(),
    }
}

fn spot_of(element: &Element) -> Option<Spot> {
    let text = element.get_attribute("data-spot")?;
    text.parse().map(Spot::Square).or_else(|_| text.parse().map(Spot::Slot)).ok()
}

/// The spot of the analysis board around the target of an event.
fn spot_at(event: &Event) -> Option<Spot> {
    spot_of(&browser::closest(event, ".study .table [data-spot]")?)
}

fn spot_under((x, y): (f64, f64)) -> Option<Spot> {
    let element = document().element_from_point(x as f32, y as f32)?;
    spot_of(&element.closest(".study .table [data-spot]").ok().flatten()?)
}

fn focused_spot() -> Option<Spot> {
    spot_of(&document().active_element()?.closest("[data-spot]").ok().flatten()?)
}

/// A shape in pixels of the layer.
#[derive(Debug, Clone, PartialEq)]
struct Figure {
    class: String,
    path: String,
    head: Option<String>,
}

/// The layer with the shapes of the position that is looked at.
pub(super) fn layer(controller: StudyController, drawing: Drawing) -> AnyView {
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let root = NodeRef::<html::Div>::new();
    let figures = RwSignal::new(Vec::<Figure>::new());
    let resized = RwSignal::new(());
    browser::on_window("resize", move |_| resized.set(()));
    let shapes = Memo::new(move |_| {
        let cursor = controller.cursor.get();
        let mut shapes = controller.study.with(|study| {
            study.tree.get(cursor).map(|node| node.shapes.clone()).unwrap_or_default()
        });
        shapes.extend(drawing.draft.get());
        let begun = drawing.begun.get();
        shapes.extend(begun.map(|from| Shape { brush: drawing.brush.get(), from, to: None }));
        shapes
    });
    Effect::new(move |_| {
        resized.track();
        controller.turned.track();
        let shapes = shapes.get();
        // The board may be laid out anew in this frame.
        request_animation_frame(move || {
            if let Some(layer) = root.try_get_untracked().flatten() {
                figures.set(shapes.iter().filter_map(|shape| figure(&layer, shape)).collect());
            }
        });
    });
    let drawn = move || {
        let figure = |Figure { class, path, head }: Figure| {
            let head = head.map(|head| view! { <path class="head" d=head /> });
            view! { <g class=class><path class="shape-line" d=path />{head}</g> }.into_any()
        };
        figures.get().into_iter().map(figure).collect_view()
    };
    view! {
        <div class="shapes" node_ref=root aria-hidden="true"><svg node_ref=svg>{drawn}</svg></div>
    }
    .into_any()
}

/// The centre of a spot in the layer, and half of its smaller side.
fn measure(layer: &Element, spot: Spot) -> Option<((f64, f64), f64)> {
    let selector = format!(".study .table [data-spot='{}']", spot_text(spot));
    let element = document().query_selector(&selector).ok().flatten()?;
    let (outer, inner) = (layer.get_bounding_client_rect(), element.get_bounding_client_rect());
    let x = inner.x() + inner.width() / 2.0 - outer.x();
    let y = inner.y() + inner.height() / 2.0 - outer.y();
    Some(((x, y), inner.width().min(inner.height()) / 2.0))
}

fn figure(layer: &Element, shape: &Shape) -> Option<Figure> {
    let ((x, y), half) = measure(layer, shape.from)?;
    let class = format!("shape {}", shape.brush.name());
    let Some(to) = shape.to else {
        let (radius, left) = (half * 0.9, x - half * 0.9);
        let arc = |to: f64| format!("A{0} {0} 0 1 1 {1} {2}", Num(radius), Num(to), Num(y));
        let path = format!("M{} {}{}{}Z", Num(left), Num(y), arc(x + radius), arc(left));
        return Some(Figure { class, path, head: None });
    };
    let ((to_x, to_y), to_half) = measure(layer, to)?;
    let (path, head) = arrow((x, y), (to_x, to_y), half, to_half);
    Some(Figure { class, path, head: Some(head) })
}

/// The line and the head of an arrow between two centres.
fn arrow(from: (f64, f64), to: (f64, f64), from_half: f64, to_half: f64) -> (String, String) {
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
    let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let along = |distance: f64| (from.0 + dx * distance, from.1 + dy * distance);
    let head = to_half * 0.5;
    let (start, tip) = (along(from_half * 0.45), along(length - to_half * 0.15));
    let back = along(length - to_half * 0.15 - head);
    let (nx, ny) = (-dy * head * 0.55, dx * head * 0.55);
    let point = |(x, y): (f64, f64)| format!("{} {}", Num(x), Num(y));
    let line = format!("M{}L{}", point(start), point(back));
    let left = point((back.0 + nx, back.1 + ny));
    let right = point((back.0 - nx, back.1 - ny));
    (line, format!("M{}L{left}L{right}Z", point(tip)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_ends_before_the_middle_of_its_target() {
        let (line, head) = arrow((50.0, 250.0), (50.0, 50.0), 40.0, 40.0);
        assert_eq!(line, "M50 232L50 76");
        assert!(head.starts_with("M50 56L"), "{head}");
    }
}
