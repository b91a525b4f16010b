//! FLIP animations: a move slides, an expelled ship falls into its tray, teleportations go in arcs.
//!
//! Measure the old place, render at the new one, animate the difference.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use mad_session::{MotionKind, ShipMotion, motions};
use mad_svg::Num;
use wasm_bindgen::JsValue;
use web_sys::{DomRect, Element};

use super::BoardView;
use crate::settings::is_animated;

/// Durations in milliseconds.
const SLIDE: f64 = 220.0;
const ARC: f64 = 340.0;
const FALL: f64 = 320.0;
/// Keyframes of an arc.
const STEPS: u32 = 12;

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
        let starts: Vec<(ShipMotion, DomRect)> = motions
            .into_iter()
            .filter_map(|motion| Some((motion, find(view, motion)?.1)))
            .collect();
        view.drawn.set(next);
        if !starts.is_empty() {
            request_animation_frame(move || {
                for (motion, start) in &starts {
                    run(view, *motion, start);
                }
            });
        }
    });
}

/// The drawing of a ship and its place in the viewport.
fn find(view: BoardView, motion: ShipMotion) -> Option<(Element, DomRect)> {
    let root = view.root.try_get_untracked().flatten()?;
    let drawing = root.query_selector(&format!("[data-ship={}]", motion.ship)).ok().flatten()?;
    let place = drawing.get_bounding_client_rect();
    Some((drawing, place))
}

fn run(view: BoardView, motion: ShipMotion, start: &DomRect) {
    let Some((drawing, end)) = find(view, motion) else { return };
    let centre = |rect: &DomRect| (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let ((x0, y0), (x1, y1)) = (centre(start), centre(&end));
    let (dx, dy, scale) = (x0 - x1, y0 - y1, start.width() / end.width().max(1.0));
    let (bend, turn, duration) = match motion.kind {
        MotionKind::Slide => (0.0, 0.0, SLIDE),
        MotionKind::Arc => (0.24, 0.0, ARC),
        MotionKind::Fall => (0.0, 200.0, FALL),
    };
    let steps = if bend == 0.0 { 1 } else { STEPS };
    let frames = Array::new();
    for step in 0..=steps {
        let rest = 1.0 - f64::from(step) / f64::from(steps);
        // The distance from the straight line. The arcs of two partners bend to opposite sides.
        let bow = bend * 4.0 * rest * (1.0 - rest);
        let (x, y) = (dx * rest - dy * bow, dy * rest + dx * bow);
        let (size, angle) = (1.0 + (scale - 1.0) * rest, turn * rest);
        let (x, y, size, angle) = (Num(x), Num(y), Num(size), Num(angle));
        let transform = format!("translate({x}px,{y}px) scale({size:.3}) rotate({angle}deg)");
        let frame = Object::new();
        let _ = Reflect::set(&frame, &"transform".into(), &transform.into());
        let _ = Reflect::set(&frame, &"zIndex".into(), &"5".into());
        frames.push(&frame);
    }
    let options = Object::new();
    let _ = Reflect::set(&options, &"duration".into(), &duration.into());
    let _ = Reflect::set(&options, &"easing".into(), &"cubic-bezier(.35,.05,.3,1)".into());
    let animate = Reflect::get(&drawing, &"animate".into()).map(js_sys::Function::from);
    if let Ok(animate) = animate {
        // Without the Web Animations API the ship is at its new place at once.
        let _: Result<JsValue, JsValue> = animate.call2(&drawing, &frames, &options);
    }
}
