//! Arrows on small boards.

use crate::drawing::{Drawing, Paint, Point, Units, polyline};
use crate::palette::INK;

/// Length and half the width of an arrowhead.
const HEAD: (f64, f64) = (1.7, 0.75);
const WIDTH: f64 = 0.4;

/// An arrow between places.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Arrow<T> {
    /// Start, perhaps a corner, and end.
    places: Vec<T>,
    /// How far the line swings to the left, relative to its length; negative to the right.
    swing: f64,
    both_ways: bool,
}

impl<T> Arrow<T> {
    /// Along straight lines.
    pub(super) fn along(places: Vec<T>) -> Self {
        Self { places, swing: 0.0, both_ways: false }
    }

    /// A curve that swings to the left or to the right.
    pub(super) fn curved(from: T, to: T, left: bool) -> Self {
        Self { places: vec![from, to], swing: if left { 0.22 } else { -0.22 }, both_ways: false }
    }

    pub(super) fn both_ways(one: T, other: T) -> Self {
        Self { places: vec![one, other], swing: 0.5, both_ways: true }
    }

    pub(super) fn map<U>(&self, place: impl Fn(&T) -> U) -> Arrow<U> {
        let places = self.places.iter().map(place).collect();
        Arrow { places, swing: self.swing, both_ways: self.both_ways }
    }
}

impl Arrow<Point> {
    /// Draws the arrow. It ends at this distance from its last place; a straight one begins near its
    /// first place, a curved one at the same distance.
    pub(super) fn draw(&self, drawing: &mut Drawing, distance: f64) {
        match self.places[..] {
            [from, to] if self.swing != 0.0 => {
                self.draw_curve(drawing, Curve::new(from, to, self.swing).shorten(distance));
            }
            [from, .., to] => {
                let before = self.places[self.places.len() - 2];
                let tip = towards(to, before, distance);
                let base = towards(tip, before, HEAD.0);
                let corners = &self.places[1..self.places.len() - 1];
                let begin = towards(from, self.places[1], distance * 0.55);
                let line = [&[begin], corners, &[base]].concat();
                stroke(drawing, &polyline(&line));
                head(drawing, base, tip);
            }
            _ => {}
        }
    }

    fn draw_curve(&self, drawing: &mut Drawing, whole: Curve) {
        let mut line = whole;
        line = line.part(0.0, line.parameter_before_end(HEAD.0));
        if self.both_ways {
            line = line.reversed();
            line = line.part(0.0, line.parameter_before_end(HEAD.0)).reversed();
        }
        stroke(drawing, &line.data());
        head(drawing, line.to, whole.to);
        if self.both_ways {
            head(drawing, line.from, whole.from);
        }
    }
}

/// A line with a white border, to be seen on chips.
fn stroke(drawing: &mut Drawing, data: &str) {
    drawing.path("halo", data, Paint::stroke("#ffffff", WIDTH + 0.6));
    drawing.path("arrow", data, Paint::stroke(INK, WIDTH));
}

/// An arrowhead from the end of its line to its tip.
fn head(drawing: &mut Drawing, base: Point, tip: Point) {
    let (dx, dy) = (tip.0 - base.0, tip.1 - base.1);
    let length = dx.hypot(dy).max(f64::EPSILON);
    let (across_x, across_y) = (-dy / length * HEAD.1, dx / length * HEAD.1);
    let corners =
        [(base.0 + across_x, base.1 + across_y), tip, (base.0 - across_x, base.1 - across_y)];
    drawing.path("head", &(polyline(&corners) + "Z"), Paint::fill(INK));
}

/// The point at a distance from one point towards another.
fn towards(from: Point, to: Point, distance: f64) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let part = distance / dx.hypot(dy).max(f64::EPSILON);
    (from.0 + dx * part, from.1 + dy * part)
}

/// A quadratic Bézier curve.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Curve {
    from: Point,
    control: Point,
    to: Point,
}

impl Curve {
    fn new(from: Point, to: Point, swing: f64) -> Self {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        Self { from, control: (middle.0 + dy * swing, middle.1 - dx * swing), to }
    }

    /// The polar form (blossom), from which points and parts of the curve follow.
    fn blossom(&self, s: f64, t: f64) -> Point {
        let weights = [(1.0 - s) * (1.0 - t), (1.0 - s) * t + s * (1.0 - t), s * t];
        let sum = |a: f64, b: f64, c: f64| weights[0] * a + weights[1] * b + weights[2] * c;
        (sum(self.from.0, self.control.0, self.to.0), sum(self.from.1, self.control.1, self.to.1))
    }

    fn part(&self, begin: f64, end: f64) -> Self {
        Self {
            from: self.blossom(begin, begin),
            control: self.blossom(begin, end),
            to: self.blossom(end, end),
        }
    }

    fn reversed(&self) -> Self {
        Self { from: self.to, control: self.control, to: self.from }
    }

    /// The last parameter at which the curve is at least this far from its end.
    fn parameter_before_end(&self, distance: f64) -> f64 {
        let far = |t: &f64| {
            let (x, y) = self.blossom(*t, *t);
            (x - self.to.0).hypot(y - self.to.1) >= distance
        };
        (0..=200).rev().map(|step| f64::from(step) / 200.0).find(far).unwrap_or(0.0)
    }

    /// The part that is at least this far from both ends.
    fn shorten(&self, distance: f64) -> Self {
        let end = self.parameter_before_end(distance);
        let begin = 1.0 - self.reversed().parameter_before_end(distance);
        self.part(begin.min(end), end)
    }

    fn data(&self) -> String {
        let [from, control, to] =
            [self.from, self.control, self.to].map(|(x, y)| (Units(x), Units(y)));
        format!("M{} {}Q{} {} {} {}", from.0, from.1, control.0, control.1, to.0, to.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_curve_lies_on_it() {
        let curve = Curve::new((0.0, 0.0), (10.0, 0.0), 0.5);
        let part = curve.part(0.2, 0.8);
        for step in 0..=10 {
            let t = f64::from(step) / 10.0;
            let (one, other) = (part.blossom(t, t), curve.blossom(0.2 + 0.6 * t, 0.2 + 0.6 * t));
            assert!((one.0 - other.0).hypot(one.1 - other.1) < 1e-9);
        }
        assert!(curve.blossom(0.5, 0.5).1 < 0.0, "it swings to the left of its direction");
        let short = curve.shorten(2.0);
        assert!(short.from.0.hypot(short.from.1) >= 2.0);
    }
}
