//! FLIP animations: measure the old place, render at the new one, animate the difference.
//!
//! A move goes step by step, so a move of two squares passes its middle square. An expelled ship lights
//! up when it is hit and falls into its tray. A teleportation glows and goes in an arc.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use mad_session::{MotionKind, ShipMotion, Spot, motions};
use mad_svg::Num;
use wasm_bindgen::JsValue;
use web_sys::{DomRect, Element};

use super::{BoardView, element_of, spot};
use crate::settings::is_animated;

/// Durations in milliseconds: of one step of a move, of a teleportation, of a fall into exile.
const STEP: f64 = 220.0;
const ARC: f64 = 560.0;
const FALL: f64 = 760.0;
/// When an expelled ship begins to fall: the mover has nearly arrived.
const HIT: f64 = 0.8;
/// Keyframes of an arc.
const STEPS: u32 = 12;
const EASING: &str = "cubic-bezier(.35,.05,.3,1)";

/// Renders every new picture, and animates the difference to the previous one.
pub(super) fn animate_changes(view: BoardView) {
    Effect::new(move |_| {
        let next = view.props.picture.get();
        let before = view.drawn.get_untracked();
        if before == next {
            return;
        }
        let animated =
            view.shell.settings.with_untracked(is_animated) && before.board == next.board;
        let motions = if animated { motions(&before, &next) } else { Vec::new() };
        // Ships fall when the mover arrives.
        let slides = motions.iter().filter(|motion| motion.kind == MotionKind::Slide);
        let arrival = slides.map(slide_time).fold(0.0, f64::max);
        let starts: Vec<(ShipMotion, DomRect)> = motions
            .into_iter()
            .filter_map(|motion| Some((motion, find(view, motion)?.1)))
            .collect();
        view.drawn.set(next);
        if !starts.is_empty() {
            request_animation_frame(move || {
                for (motion, start) in &starts {
                    run(view, *motion, start, arrival);
                }
            });
        }
    });
}

const fn slide_time(motion: &ShipMotion) -> f64 {
    if motion.through.is_some() { 2.0 * STEP } else { STEP }
}

/// The drawing of a ship and its place in the viewport.
fn find(view: BoardView, motion: ShipMotion) -> Option<(Element, DomRect)> {
    let root = view.root.try_get_untracked().flatten()?;
    let drawing = root.query_selector(&format!("[data-ship={}]", motion.ship)).ok().flatten()?;
    let place = drawing.get_bounding_client_rect();
    Some((drawing, place))
}

type Point = (f64, f64);

fn centre(rect: &DomRect) -> Point {
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}

/// A motion in pixels, relative to the place where it ends.
struct Flight {
    start: Point,
    through: Option<Point>,
    /// The size at the start, relative to that at the end.
    scale: f64,
}

fn run(view: BoardView, motion: ShipMotion, start: &DomRect, arrival: f64) {
    let Some((drawing, end)) = find(view, motion) else { return };
    let (x, y) = centre(&end);
    let relative = |(px, py): Point| (px - x, py - y);
    let middle = motion.through.and_then(|square| place_of(view, Spot::Square(square)));
    let flight = Flight {
        start: relative(centre(start)),
        through: middle.map(relative),
        scale: start.width() / end.width().max(1.0),
    };
    match motion.kind {
        MotionKind::Slide => {
            animate(&drawing, &slide(&flight), slide_time(&motion), 0.0);
        }
        MotionKind::Arc => {
            animate(&drawing, &arc(&flight), ARC, 0.0);
            for place in [motion.from, motion.to] {
                light_up(view, spot(motion.ship, place), "--swap", ARC, 0.0);
            }
        }
        MotionKind::Fall => {
            let delay = arrival * HIT;
            animate(&drawing, &fall(&flight), FALL, delay);
            light_up(view, spot(motion.ship, motion.from), "--hit", FALL, delay);
        }
    }
}

/// The centre of a spot in the viewport.
fn place_of(view: BoardView, spot: Spot) -> Option<Point> {
    let root = view.root.try_get_untracked().flatten()?;
    Some(centre(&element_of(&root, spot)?.get_bounding_client_rect()))
}

/// Step by step through the middle square.
fn slide(flight: &Flight) -> Array {
    let points = [Some(flight.start), flight.through, Some((0.0, 0.0))];
    points.into_iter().flatten().map(|point| frame(point, 1.0, 0.0, None)).collect()
}

/// In an arc that glows. The arcs of two partners bend to opposite sides.
fn arc(flight: &Flight) -> Array {
    const BEND: f64 = 0.24;
    let (dx, dy) = flight.start;
    let frames = (0..=STEPS).map(|step| {
        let rest = 1.0 - f64::from(step) / f64::from(STEPS);
        // The distance from the straight line.
        let bow = BEND * 4.0 * rest * (1.0 - rest);
        let point = (dx * rest - dy * bow, dy * rest + dx * bow);
        let glow = 4.0 * rest * (1.0 - rest);
        let filter = format!(
            "brightness({}) drop-shadow(0 0 {}px var(--swap))",
            Num(1.0 + 0.5 * glow),
            Num(12.0 * glow)
        );
        frame(point, 1.0 + (flight.scale - 1.0) * rest, 0.0, Some(filter))
    });
    frames.collect()
}

/// A flash at the place of the hit, then a turning fall.
fn fall(flight: &Flight) -> Array {
    let bright = |factor: f64| Some(format!("brightness({})", Num(factor)));
    let (dx, dy) = flight.start;
    let near = |rest: f64| (dx * rest, dy * rest);
    let half = f64::midpoint(flight.scale, 1.0);
    [
        frame(near(1.0), flight.scale, 0.0, bright(1.0)),
        frame(near(1.0), flight.scale * 1.18, 0.0, bright(2.2)),
        frame(near(0.6), half, 160.0, bright(1.6)),
        frame(near(0.0), 1.0, 360.0, bright(1.0)),
    ]
    .into_iter()
    .collect()
}

/// A keyframe at a point relative to the end of the motion.
fn frame((x, y): Point, size: f64, angle: f64, filter: Option<String>) -> Object {
    let (x, y, size, angle) = (Num(x), Num(y), Num(size), Num(angle));
    let transform = format!("translate({x}px,{y}px) scale({size:.3}) rotate({angle}deg)");
    let frame = Object::new();
    let _ = Reflect::set(&frame, &"transform".into(), &transform.into());
    let _ = Reflect::set(&frame, &"zIndex".into(), &"5".into());
    if let Some(filter) = filter {
        let _ = Reflect::set(&frame, &"filter".into(), &filter.into());
    }
    frame
}

/// Lights up the frame of a spot in a colour of the style sheet.
fn light_up(view: BoardView, spot: Spot, colour: &str, duration: f64, delay: f64) {
    let root = view.root.try_get_untracked().flatten();
    let Some(element) = root.and_then(|root| element_of(&root, spot)) else { return };
    let frames = Array::new();
    for (inner, outer) in [(0, 0), (4, 18), (0, 0)] {
        let frame = Object::new();
        let shadow = format!("inset 0 0 0 {inner}px var({colour}), 0 0 {outer}px var({colour})");
        let _ = Reflect::set(&frame, &"boxShadow".into(), &shadow.into());
        frames.push(&frame);
    }
    animate(&element, &frames, duration, delay);
}

/// Plays keyframes with the Web Animations API. Without it the element is at its end at once.
fn animate(element: &Element, frames: &Array, duration: f64, delay: f64) {
    let options = Object::new();
    for (name, value) in [
        ("duration", JsValue::from_f64(duration)),
        ("delay", JsValue::from_f64(delay)),
        ("easing", EASING.into()),
        // During the delay the first keyframe applies.
        ("fill", "backwards".into()),
    ] {
        let _ = Reflect::set(&options, &name.into(), &value);
    }
    let animate = Reflect::get(element, &"animate".into()).map(js_sys::Function::from);
    if let Ok(animate) = animate {
        let _: Result<JsValue, JsValue> = animate.call2(element, frames, &options);
    }
}
