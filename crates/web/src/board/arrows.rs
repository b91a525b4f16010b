//! Arrows over the board that show which ship goes where.

use leptos::prelude::*;
use mad_session::Spot;
use mad_svg::Num;

use super::{BoardView, TurnArrow, element_of};
use crate::browser;

/// An arrow as SVG paths, in units of its [`Sketch`].
#[derive(Debug, Clone, PartialEq)]
struct Drawing {
    path: String,
    head: String,
    class: &'static str,
    /// The number of its part of a bonus turn, and where it is drawn.
    part: Option<(u8, Point)>,
}

/// Arrows, and how many pixels their unit has: on large squares lines and heads are thicker.
#[derive(Debug, Clone, PartialEq)]
struct Sketch {
    arrows: Vec<Drawing>,
    unit: f64,
}

impl Sketch {
    const EMPTY: Self = Self { arrows: Vec::new(), unit: 1.0 };
}

/// What a group of arrows shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// A teleportation that is previewed, or whose partner is under the mouse.
    Preview,
    Hint,
    /// The last turn.
    Last,
}

impl Purpose {
    /// The CSS class of an arrow.
    const fn class(self, arrow: &TurnArrow) -> &'static str {
        match (self, arrow.teleports) {
            (Self::Preview, _) => "arrow",
            (Self::Hint, _) => "arrow hint",
            (Self::Last, true) => "arrow last teleports",
            (Self::Last, false) => "arrow last",
        }
    }
}

/// The arrows to draw: of the previewed teleportation, else of the partner under the mouse, else of a
/// hint, else of the last turn while nothing is picked.
fn arrows_now(view: BoardView) -> (Vec<TurnArrow>, Purpose) {
    let shifts = view.props.marks.with(|marks| {
        let hovered = view.hovered.get();
        let partner = marks.partners.iter().find(|partner| Some(partner.ship) == hovered);
        match partner {
            Some(partner) if marks.aim.is_empty() => partner.shifts.clone(),
            _ => marks.aim.clone(),
        }
    });
    if !shifts.is_empty() {
        let arrows = shifts
            .iter()
            .map(|shift| TurnArrow::teleportation(shift.ship, shift.from, shift.to))
            .collect();
        return (arrows, Purpose::Preview);
    }
    let hint = view.props.hint.get();
    if !hint.is_empty() || view.props.picked.get().is_some() {
        return (hint, Purpose::Hint);
    }
    (view.props.last_turn.with(|last| last.arrows.clone()), Purpose::Last)
}

pub(super) fn arrows(view: BoardView) -> AnyView {
    let drawn = RwSignal::new(Sketch::EMPTY);
    let resized = RwSignal::new(());
    browser::on_window("resize", move |_| resized.set(()));
    Effect::new(move |_| {
        resized.track();
        view.props.flip.track();
        view.drawn.track();
        let now = arrows_now(view);
        if now.0.is_empty() {
            if drawn.with_untracked(|sketch| !sketch.arrows.is_empty()) {
                drawn.set(Sketch::EMPTY);
            }
            return;
        }
        request_animation_frame(move || {
            // By this frame the board may be unmounted, or its arrows may have changed.
            let mounted = view.root.try_get_untracked().flatten().is_some();
            if mounted && untrack(|| arrows_now(view)) == now {
                drawn.set(measure(view, &now.0, now.1));
            }
        });
    });
    let scale = move || drawn.with(|sketch| format!("scale({})", Num(sketch.unit)));
    let arrows = move || drawn.get().arrows.into_iter().map(arrow_view).collect_view();
    view! {
        <svg class="arrows" aria-hidden="true">
            <g transform=scale>{arrows}</g>
        </svg>
    }
    .into_any()
}

fn arrow_view(Drawing { path, head, class, part }: Drawing) -> AnyView {
    let part = part.map(|(number, (x, y))| {
        view! {
            <circle class="part" cx=Num(x).to_string() cy=Num(y).to_string() r="11" />
            <text class="part" x=Num(x).to_string() y=Num(y).to_string()>{number}</text>
        }
    });
    view! {
        <g class=class>
            <path class="line" d=path />
            <path class="head" d=head />
            {part}
        </g>
    }
    .into_any()
}

/// The width of a square, in pixels, up to which the unit of arrows is a pixel.
const SMALL_SQUARE: f64 = 110.0;

fn measure(view: BoardView, arrows: &[TurnArrow], purpose: Purpose) -> Sketch {
    let Some(root) = view.root.get_untracked() else { return Sketch::EMPTY };
    let origin = root.get_bounding_client_rect();
    let square = root.query_selector(".cell").ok().flatten();
    let width = square.map_or(0.0, |square| square.get_bounding_client_rect().width());
    // As exact as `Num` writes it.
    let unit = (width / SMALL_SQUARE * 10.0).round().max(10.0) / 10.0;
    let centre = |spot: Spot| {
        let rect = element_of(&root, spot)?.get_bounding_client_rect();
        let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        let place = ((x - origin.x()) / unit, (y - origin.y()) / unit);
        Some((place, rect.width().min(rect.height()) / unit))
    };
    let draw = |arrow: &TurnArrow| {
        let ((start, size), (end, end_size)) = (centre(arrow.from)?, centre(arrow.to)?);
        let most = distance(start, end) * 0.3;
        let gaps = ((size * 0.36).min(most), (end_size * 0.4).min(most));
        let through = arrow.through.and_then(|square| Some(centre(Spot::Square(square))?.0));
        let path = match through {
            Some(middle) => Path::corner(start, middle, end, gaps),
            None => Path::curve(start, end, gaps, arrow.teleports),
        };
        let class = purpose.class(arrow);
        let part = arrow.part.map(|part| (part, path.label));
        Some(Drawing { path: path.line, head: path.head, class, part })
    };
    Sketch { arrows: arrows.iter().filter_map(draw).collect(), unit }
}

type Point = (f64, f64);

fn distance(one: Point, other: Point) -> f64 {
    (other.0 - one.0).hypot(other.1 - one.1)
}

/// The point at a distance from one point in the direction of another.
fn towards(from: Point, to: Point, by: f64) -> Point {
    let length = distance(from, to).max(1.0);
    (from.0 + (to.0 - from.0) / length * by, from.1 + (to.1 - from.1) / length * by)
}

fn text((x, y): Point) -> String {
    format!("{} {}", Num(x), Num(y))
}

/// The paths of an arrow: its line, its head, and the place for a number.
struct Path {
    line: String,
    head: String,
    label: Point,
}

/// The length of an arrow head.
const HEAD: f64 = 12.0;

impl Path {
    /// A straight line, or an arc if it bends, with a gap at both ends.
    fn curve(start: Point, end: Point, (gap, end_gap): (f64, f64), bends: bool) -> Self {
        // Between neighbours the curve is higher, to have room for the arrow head.
        let length = distance(start, end).max(1.0);
        let bend = if bends { (42.0 / length).clamp(0.2, 0.55) } else { 0.0 };
        let middle = (
            (start.0 + end.0) / 2.0 + (end.1 - start.1) * bend,
            (start.1 + end.1) / 2.0 - (end.0 - start.0) * bend,
        );
        let (first, tip) = (towards(start, middle, gap), towards(end, middle, end_gap));
        let back = towards(tip, middle, HEAD);
        let line = format!("M{}Q{} {}", text(first), text(middle), text(back));
        let on_curve = |one: f64, control: f64, other: f64| (one + 2.0 * control + other) / 4.0;
        let label = (on_curve(first.0, middle.0, back.0), on_curve(first.1, middle.1, back.1));
        Self { line, head: head(tip, back), label }
    }

    /// A line of two steps through the middle of a square, rounded there.
    fn corner(start: Point, middle: Point, end: Point, (gap, end_gap): (f64, f64)) -> Self {
        let (first, tip) = (towards(start, middle, gap), towards(end, middle, end_gap));
        let back = towards(tip, middle, HEAD);
        let round = distance(start, middle) * 0.25;
        let (before, after) = (towards(middle, start, round), towards(middle, end, round));
        let line = format!(
            "M{}L{}Q{} {}L{}",
            text(first),
            text(before),
            text(middle),
            text(after),
            text(back)
        );
        Self { line, head: head(tip, back), label: middle }
    }
}

/// A triangle with its tip at a point and the middle of its base at another.
fn head(tip: Point, back: Point) -> String {
    let (nx, ny) = ((tip.1 - back.1) * 0.6, (back.0 - tip.0) * 0.6);
    let (left, right) = ((back.0 + nx, back.1 + ny), (back.0 - nx, back.1 - ny));
    format!("M{}L{}L{}Z", text(tip), text(left), text(right))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_around_a_corner_is_drawn_through_the_middle_of_its_square() {
        let path = Path::corner((50.0, 250.0), (50.0, 150.0), (150.0, 150.0), (20.0, 20.0));
        assert_eq!(path.line, "M50 230L50 175Q50 150 75 150L118 150");
        assert_eq!(path.label, (50.0, 150.0));
    }

    #[test]
    fn a_move_of_one_square_is_straight_and_a_teleportation_is_an_arc() {
        let ends = ((50.0, 250.0), (50.0, 150.0), (20.0, 20.0));
        let straight = Path::curve(ends.0, ends.1, ends.2, false);
        assert_eq!(straight.line, "M50 230Q50 200 50 182");
        let arc = Path::curve(ends.0, ends.1, ends.2, true);
        assert_ne!(arc.line, straight.line);
    }
}
