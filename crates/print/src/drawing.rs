//! A writer for SVG pages. Lengths are in millimetres; the markup has tenths of them, because some
//! browsers enlarge fonts of a few units.

use std::fmt::{self, Write as _};

use mad_rules::Ship;
use mad_svg::{Look, Num, escape};

use crate::font::{FAMILIES, Font, POINT, Weight};
use crate::palette::UPRIGHT;
use crate::paper::Paper;

/// A point; `y` grows downwards.
pub(crate) type Point = (f64, f64);

/// An upright rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    /// A square around a point.
    pub(crate) fn square((x, y): Point, size: f64) -> Self {
        Self { x: x - size / 2.0, y: y - size / 2.0, width: size, height: size }
    }

    pub(crate) fn centre(&self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    pub(crate) fn right(&self) -> f64 {
        self.x + self.width
    }

    pub(crate) fn bottom(&self) -> f64 {
        self.y + self.height
    }

    /// The area shrunk by this distance at each edge.
    pub(crate) fn inset(&self, by: f64) -> Self {
        Self {
            x: self.x + by,
            y: self.y + by,
            width: self.width - 2.0 * by,
            height: self.height - 2.0 * by,
        }
    }
}

/// A length in the units of the markup.
#[derive(Clone, Copy)]
pub(crate) struct Units(pub(crate) f64);

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Num(self.0 * 10.0).fmt(f)
    }
}

/// Path data from points: `M`, then `L` to each other one.
pub(crate) fn polyline(points: &[Point]) -> String {
    let mut data = String::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(data, "{letter}{} {}", Units(x), Units(y));
    }
    data
}

/// Path data of a square with its corners cut off.
pub(crate) fn octagon(area: Area, cut: f64) -> String {
    let Area { x, y, .. } = area;
    let (right, bottom) = (area.right(), area.bottom());
    polyline(&[
        (x + cut, y),
        (right - cut, y),
        (right, y + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (x + cut, bottom),
        (x, bottom - cut),
        (x, y + cut),
    ]) + "Z"
}

/// Fill and stroke of a shape, with the width of the stroke.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Paint<'a> {
    pub(crate) fill: &'a str,
    pub(crate) stroke: Option<(&'a str, f64)>,
}

impl<'a> Paint<'a> {
    pub(crate) const fn fill(fill: &'a str) -> Self {
        Self { fill, stroke: None }
    }

    pub(crate) const fn stroke(colour: &'a str, width: f64) -> Self {
        Self { fill: "none", stroke: Some((colour, width)) }
    }
}

impl fmt::Display for Paint<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r#"fill="{}""#, self.fill)?;
        if let Some((colour, width)) = self.stroke {
            write!(f, r#" stroke="{colour}" stroke-width="{}""#, Units(width))?;
        }
        Ok(())
    }
}

/// Where a point is on a line of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// A page under construction.
pub(crate) struct Drawing {
    svg: String,
}

impl Drawing {
    /// A blank page with its accessible name.
    pub(crate) fn new(paper: Paper, title: &str, language: &str) -> Self {
        let (width, height) = paper.size();
        let mut drawing = Self { svg: String::new() };
        drawing.put(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" lang="{language}" width="{:.2}mm" height="{:.2}mm" "#,
            Num(width),
            Num(height),
        ));
        drawing.put(format_args!(
            r#"viewBox="0 0 {} {}" font-family="{FAMILIES}"><title>{}</title>"#,
            Units(width),
            Units(height),
            escape(title),
        ));
        let page = Area { x: 0.0, y: 0.0, width, height };
        drawing.rect("page", page, 0.0, Paint::fill("#ffffff"));
        drawing
    }

    fn put(&mut self, markup: fmt::Arguments<'_>) {
        self.svg.write_fmt(markup).expect("writing to a string never fails");
    }

    pub(crate) fn rect(&mut self, class: &str, area: Area, radius: f64, paint: Paint<'_>) {
        let Area { x, y, width, height } = area;
        self.put(format_args!(
            r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}""#,
            Units(x),
            Units(y),
            Units(width),
            Units(height),
        ));
        if radius > 0.0 {
            self.put(format_args!(r#" rx="{}""#, Units(radius)));
        }
        self.put(format_args!(" {paint}/>"));
    }

    pub(crate) fn circle(&mut self, class: &str, (x, y): Point, radius: f64, paint: Paint<'_>) {
        let (x, y, radius) = (Units(x), Units(y), Units(radius));
        self.put(format_args!(
            r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}" {paint}/>"#
        ));
    }

    /// A path with round joins and ends.
    pub(crate) fn path(&mut self, class: &str, data: &str, paint: Paint<'_>) {
        let round = r#"stroke-linecap="round" stroke-linejoin="round""#;
        self.put(format_args!(r#"<path class="{class}" d="{data}" {paint} {round}/>"#));
    }

    /// A straight line with flat ends.
    pub(crate) fn line(&mut self, class: &str, from: Point, to: Point, colour: &str, width: f64) {
        let (data, paint) = (polyline(&[from, to]), Paint::stroke(colour, width));
        self.put(format_args!(r#"<path class="{class}" d="{data}" {paint}/>"#));
    }

    /// One line of text on a baseline.
    pub(crate) fn text(&mut self, at: Point, align: Align, text: &str, font: Font, colour: &str) {
        let width = font.width(text);
        let x = match align {
            Align::Left => at.0,
            Align::Centre => at.0 - width / 2.0,
            Align::Right => at.0 - width,
        };
        self.put(format_args!(
            r#"<text x="{}" y="{}" font-size="{}" textLength="{}" lengthAdjust="spacingAndGlyphs" fill="{colour}""#,
            Units(x),
            Units(at.1),
            Units(font.size * POINT),
            Units(width),
        ));
        let weight = if font.weight == Weight::Bold { r#" font-weight="700""# } else { "" };
        self.put(format_args!("{weight}>{}</text>", escape(text)));
    }

    /// A ship in a square around a point.
    pub(crate) fn ship(&mut self, ship: Ship, look: &Look, centre: Point, size: f64) {
        let Area { x, y, .. } = Area::square(centre, size);
        self.put(format_args!(
            r#"<g transform="translate({} {}) scale({:.3})">{}</g>"#,
            Units(x),
            Units(y),
            Num(size / 10.0),
            mad_svg::ship(ship, look),
        ));
    }

    /// The name of the game, with its left edge and the feet of its letters at a point. Returns its
    /// right edge.
    pub(crate) fn word_mark(&mut self, (x, baseline): Point, cap_height: f64) -> f64 {
        // Units of the drawing in a millimetre: its letters are 80 of 100 high, from 10 to 90.
        let scale = cap_height / 80.0;
        let (left, top) = (x - 8.0 * scale, baseline - 90.0 * scale);
        self.put(format_args!(
            r#"<g transform="translate({} {}) scale({:.3})">{}</g>"#,
            Units(left),
            Units(top),
            Num(scale * 10.0),
            mad_svg::wordmark(&UPRIGHT),
        ));
        left + f64::from(mad_svg::WORDMARK_SIZE.0 - 8) * scale
    }

    /// Draws a part, as one group with a CSS class.
    pub(crate) fn group(&mut self, class: &str, draw: impl FnOnce(&mut Self)) {
        self.put(format_args!(r#"<g class="{class}">"#));
        draw(self);
        self.put(format_args!("</g>"));
    }

    /// Draws a part turned by half a turn about a point, for a reader at the other side of the
    /// table.
    pub(crate) fn turned(&mut self, (x, y): Point, turned: bool, draw: impl FnOnce(&mut Self)) {
        if !turned {
            return draw(self);
        }
        self.put(format_args!(r#"<g transform="rotate(180 {} {})">"#, Units(x), Units(y)));
        draw(self);
        self.put(format_args!("</g>"));
    }

    pub(crate) fn finish(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }
}
