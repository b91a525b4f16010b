//! Arrows over the board that show which ship goes where.

use leptos::prelude::*;
use mad_session::Spot;
use mad_svg::Num;

use super::{BoardView, element_of, spot};
use crate::browser;

/// An arrow as SVG paths, in pixels of the board.
#[derive(Debug, Clone, PartialEq)]
struct Arrow {
    path: String,
    head: String,
    class: &'static str,
}

/// The ends of the arrows and their CSS class: for the previewed teleportation, else for the partner
/// under the mouse, else for a hint.
fn ends(view: BoardView) -> (Vec<(Spot, Spot)>, &'static str) {
    let shifts = view.props.marks.with(|marks| {
        let hovered = view.hovered.get();
        let partner = marks.partners.iter().find(|partner| Some(partner.ship) == hovered);
        match partner {
            Some(partner) if marks.aim.is_empty() => partner.shifts.clone(),
            _ => marks.aim.clone(),
        }
    });
    if shifts.is_empty() {
        return (view.props.hint.get(), "arrow hint");
    }
    let ends =
        shifts.iter().map(|shift| (spot(shift.ship, shift.from), spot(shift.ship, shift.to)));
    (ends.collect(), "arrow")
}

pub(super) fn arrows(view: BoardView) -> AnyView {
    let drawn = RwSignal::new(Vec::new());
    let resized = RwSignal::new(());
    browser::on_window("resize", move |_| resized.set(()));
    Effect::new(move |_| {
        resized.track();
        view.props.flip.track();
        view.drawn.track();
        let (ends_now, class) = ends(view);
        if ends_now.is_empty() {
            if drawn.with_untracked(|arrows: &Vec<Arrow>| !arrows.is_empty()) {
                drawn.set(Vec::new());
            }
            return;
        }
        request_animation_frame(move || {
            // By this frame the board may be unmounted, or its arrows may have changed.
            let mounted = view.root.try_get_untracked().flatten().is_some();
            if mounted && untrack(|| ends(view)).0 == ends_now {
                drawn.set(measure(view, &ends_now, class));
            }
        });
    });
    let arrows = move || {
        drawn
            .get()
            .into_iter()
            .map(|Arrow { path, head, class }| {
                view! {
                    <g class=class>
                        <path class="line" d=path />
                        <path class="head" d=head />
                    </g>
                }
            })
            .collect_view()
    };
    view! { <svg class="arrows" aria-hidden="true">{arrows}</svg> }.into_any()
}

fn measure(view: BoardView, ends: &[(Spot, Spot)], class: &'static str) -> Vec<Arrow> {
    let Some(root) = view.root.get_untracked() else { return Vec::new() };
    let origin = root.get_bounding_client_rect();
    let centre = |spot: Spot| {
        let rect = element_of(&root, spot)?.get_bounding_client_rect();
        let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        Some(((x - origin.x(), y - origin.y()), rect.width().min(rect.height())))
    };
    let arrow = |&(from, to): &(Spot, Spot)| {
        let ((start, size), (end, end_size)) = (centre(from)?, centre(to)?);
        let distance = (end.0 - start.0).hypot(end.1 - start.1);
        let most = distance * 0.3;
        Some(curve(start, end, (size * 0.36).min(most), (end_size * 0.4).min(most), class))
    };
    ends.iter().filter_map(arrow).collect()
}

type Point = (f64, f64);

/// A quadratic curve between two points, with a gap at both ends.
fn curve(start: Point, end: Point, gap: f64, end_gap: f64, class: &'static str) -> Arrow {
    // Between neighbours the curve is higher, to have room for the arrow head.
    let distance = (end.0 - start.0).hypot(end.1 - start.1).max(1.0);
    let bend = if class == "arrow" { (42.0 / distance).clamp(0.2, 0.55) } else { 0.0 };
    let middle = (
        (start.0 + end.0) / 2.0 + (end.1 - start.1) * bend,
        (start.1 + end.1) / 2.0 - (end.0 - start.0) * bend,
    );
    let towards = |from: Point, to: Point, distance: f64| {
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        (from.0 + (to.0 - from.0) / length * distance, from.1 + (to.1 - from.1) / length * distance)
    };
    let (a, b) = (towards(start, middle, gap), towards(end, middle, end_gap));
    let back = towards(b, middle, 12.0);
    let (nx, ny) = ((b.1 - back.1) * 0.6, (back.0 - b.0) * 0.6);
    let write = |(x, y): Point| format!("{} {}", Num(x), Num(y));
    let path = format!("M{}Q{} {}", write(a), write(middle), write(back));
    let (left, right) = ((back.0 + nx, back.1 + ny), (back.0 - nx, back.1 - ny));
    let head = format!("M{}L{}L{}Z", write(b), write(left), write(right));
    Arrow { path, head, class }
}
