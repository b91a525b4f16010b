//! Motion that explains: a move slides, an expelled ship falls into its tray, a teleportation
//! goes in bows.
//!
//! Nothing here knows where spots are. Ships are measured where they are drawn, then drawn where
//! they belong, and brought back on their way from there.

use crate::dom::*;
use js_sys::{Array, Object, Reflect};
use mad_session::{Motion, Way, motions};
use mad_svg::Num;
use wasm_bindgen::JsValue;
use web_sys::{DomRect, Element};

use super::Table;

/// Milliseconds.
const SLIDE: f64 = 220.0;
const ARC: f64 = 340.0;
const FALL: f64 = 320.0;
/// Points on a bow.
const STEPS: u32 = 12;

/// Draws every new picture, with the motion that leads to it.
pub(super) fn follow(table: Table) {
    effect(move |_| {
        let next = table.show.picture.get();
        let before = table.drawn.get_untracked();
        if before == next {
            return;
        }
        let moving = table.shell.settings.with_untracked(crate::settings::is_animated)
            && before.board == next.board;
        let ways = if moving { motions(&before, &next) } else { Vec::new() };
        let starts: Vec<(Motion, DomRect)> =
            ways.into_iter().filter_map(|motion| Some((motion, find(table, motion)?.1))).collect();
        table.drawn.set(next);
        if !starts.is_empty() {
            next_frame(move || {
                for (motion, start) in &starts {
                    run(table, *motion, start);
                }
            });
        }
    });
}

/// The drawing of a ship and where it is.
fn find(table: Table, motion: Motion) -> Option<(Element, DomRect)> {
    let root = table.root.get_untracked()?;
    let drawing = root.query_selector(&format!("[data-ship={}]", motion.ship)).ok().flatten()?;
    let place = drawing.get_bounding_client_rect();
    Some((drawing, place))
}

fn run(table: Table, motion: Motion, start: &DomRect) {
    let Some((drawing, end)) = find(table, motion) else { return };
    let middle = |rect: &DomRect| (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let ((x0, y0), (x1, y1)) = (middle(start), middle(&end));
    let (dx, dy, scale) = (x0 - x1, y0 - y1, start.width() / end.width().max(1.0));
    let (bend, turn, duration) = match motion.kind {
        Way::Slide => (0.0, 0.0, SLIDE),
        Way::Arc => (0.24, 0.0, ARC),
        Way::Fall => (0.0, 200.0, FALL),
    };
    let steps = if bend == 0.0 { 1 } else { STEPS };
    let frames = Array::new();
    for step in 0..=steps {
        let left = 1.0 - f64::from(step) / f64::from(steps);
        // Away from the straight line, most in the middle; partners bend to opposite sides.
        let bow = bend * 4.0 * left * (1.0 - left);
        let (x, y) = (dx * left - dy * bow, dy * left + dx * bow);
        let (size, angle) = (1.0 + (scale - 1.0) * left, turn * left);
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
        // Where the browser knows no animation, the ship is simply there.
        let _: Result<JsValue, JsValue> = animate.call2(&drawing, &frames, &options);
    }
}
