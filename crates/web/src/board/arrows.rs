//! Dotted bows over the table: who goes where.

use crate::dom::*;
use mad_rules::Place;
use mad_session::Spot;
use mad_svg::Num;

use super::{Table, element_of};
use crate::ui::part;

/// An arrow from one spot to another, in the pixels of the table.
#[derive(Debug, Clone, PartialEq)]
struct Arrow {
    path: String,
    head: String,
    class: &'static str,
}

/// What is to be pointed at: the teleportation that is aimed at, or the one of the partner under
/// the mouse, or a hint.
fn wanted(table: Table) -> (Vec<(Spot, Spot)>, &'static str) {
    let spot = |ship, place: Place| place.square().map_or(Spot::Slot(ship), Spot::Square);
    let shifts = table.show.marks.with(|marks| {
        let hovered = table.hovered.get();
        let partner = marks.partners.iter().find(|partner| Some(partner.ship) == hovered);
        match partner {
            Some(partner) if marks.aim.is_empty() => partner.shifts.clone(),
            _ => marks.aim.clone(),
        }
    });
    if shifts.is_empty() {
        return (table.show.hint.get(), "arrow hint");
    }
    let ends =
        shifts.iter().map(|shift| (spot(shift.ship, shift.from), spot(shift.ship, shift.to)));
    (ends.collect(), "arrow")
}

pub(super) fn arrows(table: Table) -> impl IntoView {
    let drawn = RwSignal::new(Vec::new());
    // Windows change their size, and spots their place.
    let resized = RwSignal::new(());
    let listener = listen("resize", move |_| resized.set(()));
    on_cleanup(move || listener.remove());
    effect(move |_| {
        resized.track();
        table.show.flip.track();
        table.drawn.track();
        let (ends, class) = wanted(table);
        if ends.is_empty() {
            if drawn.with_untracked(|arrows: &Vec<Arrow>| !arrows.is_empty()) {
                drawn.set(Vec::new());
            }
            return;
        }
        next_frame(move || {
            // The table may have been left by now.
            if table.root.get_untracked().is_none() {
                return;
            }
            // What is wanted may be another thing, or nothing.
            let late = untrack(|| wanted(table)).0 != ends;
            if !late {
                drawn.set(measure(table, &ends, class));
            }
        });
    });
    let arrows = part(move || {
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
    });
    view! { <svg class="arrows" aria-hidden="true">{arrows}</svg> }
}

fn measure(table: Table, ends: &[(Spot, Spot)], class: &'static str) -> Vec<Arrow> {
    let Some(root) = table.root.get_untracked() else { return Vec::new() };
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
        Some(bow(start, end, (size * 0.36).min(most), (end_size * 0.4).min(most), class))
    };
    ends.iter().filter_map(arrow).collect()
}

type Point = (f64, f64);

/// A bow between two points that keeps a distance from both.
fn bow(start: Point, end: Point, gap: f64, end_gap: f64, class: &'static str) -> Arrow {
    // Neighbours need a higher bow to have room for an arrow.
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
