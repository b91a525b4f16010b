//! The picture of a ship.

mod classic;
mod dimensions;
mod labelled;
mod marks;
mod outline;
mod paint;
mod shields;

use mad_rules::{Ship, Side};

use crate::look::Look;
use crate::markup::{Num, Path, Point, Svg, mirror};
use crate::styles::ShipStyle;
use dimensions::Dimensions;
pub use labelled::{ShipLabels, labelled_ship};
use marks::Gem;
use paint::Paint;
use shields::ShieldLine;

/// Enlargement of the hull in thumbnails, where it is alone.
const SMALL_HULL: f64 = 1.4;

/// The shapes of the parts of a side's ships in a style. [`Dimensions`] has their positions.
trait Shapes {
    /// The outline of the hull.
    fn hull(&self, dimensions: &Dimensions) -> Path;

    /// The shaded part of the hull.
    fn shade(&self, _: &Dimensions) -> Option<Path> {
        None
    }

    /// A line left and right of the bow and along the flanks.
    fn shield(&self, line: &ShieldLine) -> Path;

    /// A cannon at this position left or right of the keel. The hull covers its base.
    fn cannon(&self, x: f64, dimensions: &Dimensions) -> Path;

    /// A dark line across a cannon.
    fn band(&self, _x: f64, _: &Dimensions) -> Option<Path> {
        None
    }

    /// The sail of a ship with one.
    fn middle_sail(&self, dimensions: &Dimensions) -> Path;

    /// The sails of a ship with two, left and right.
    fn side_sails(&self, dimensions: &Dimensions) -> [Path; 2];
}

/// The shapes of a side's ships in a style.
fn shapes(style: ShipStyle, side: Side) -> &'static dyn Shapes {
    match (style, side) {
        (ShipStyle::Classic, Side::Red) => &classic::Red,
        (ShipStyle::Classic, Side::Blue) => &classic::Blue,
        (ShipStyle::Outline, Side::Red) => &outline::Red,
        (ShipStyle::Outline, Side::Blue) => &outline::Blue,
    }
}

/// A closed polygon symmetric about the keel, from its right half from bow to stern.
fn symmetric(right: &[Point]) -> Path {
    let left = right.iter().rev().map(|&point| mirror(point));
    Path::through(right.iter().copied().chain(left)).close()
}

/// A ship as an SVG group within a box of 100 by 100, seen from above.
///
/// Red's nose is up and blue's is down, or the other way round if the look is flipped. Cannons at
/// the bow, sails at the stern and shield lines at the flanks are as many as the digits of the class,
/// one element each, of CSS class `cannon`, `sail` or `shield`; thumbnails have the hull and the gem
/// only. The group has the CSS classes `ship` and the name of the ship, as in `ship r112`. It has no
/// `id`, so a page can repeat it. At least 3 units at the sides and 6 above and below stay free.
///
/// # Examples
///
/// ```
/// use mad_svg::{Look, ship};
///
/// let svg = ship("r112".parse()?, &Look::default());
/// assert_eq!(svg.matches(r#"class="sail""#).count(), 1);
/// assert_eq!(svg.matches(r#"class="cannon""#).count(), 1);
/// assert_eq!(svg.matches(r#"class="shield""#).count(), 2);
/// # Ok::<(), mad_rules::ship::ParseShipError>(())
/// ```
#[must_use]
pub fn ship(ship: Ship, look: &Look) -> String {
    let mut svg = Svg::default();
    draw(&mut svg, ship, look);
    svg.finish()
}

pub(crate) fn draw(svg: &mut Svg, ship: Ship, look: &Look) {
    let dimensions = Dimensions::of(ship.class(), look.ships);
    let shapes = shapes(look.ships, ship.side());
    let paint = Paint::of(look.ships, ship.side(), &look.palette);
    let (up, scale) = (look.faces_up(ship.side()), if look.small { SMALL_HULL } else { 1.0 });
    svg.open(format_args!(r#"class="ship {ship}" transform="translate(50 50)""#));
    // Mirrored, not rotated, so that the shading is on the same side for all ships.
    let (x, y) = (Num(scale), Num(if up { scale } else { -scale }));
    svg.open(format_args!(r#"transform="scale({x} {y})""#));
    if look.small {
        draw_hull(svg, shapes, &dimensions, &paint);
    } else {
        draw_parts(svg, shapes, &dimensions, &paint);
    }
    draw_gem(svg, &dimensions, look, &paint);
    svg.close();
    if look.has_digits() {
        let y = if up { dimensions.digits } else { -dimensions.digits };
        marks::digits(svg, ship.class(), y, dimensions.digit_size, paint.digit);
    }
    svg.close();
}

/// Draws hull, shields, sails and cannons. The hull covers the ends of sails and cannons, except those
/// of cannons on its deck.
fn draw_parts(svg: &mut Svg, shapes: &dyn Shapes, dimensions: &Dimensions, paint: &Paint) {
    let class = dimensions.class;
    paint.open_shields(svg);
    for line in 0..class.shields() {
        svg.path("shield", &shapes.shield(&dimensions.shield(line)));
    }
    svg.close();
    paint.open_sails(svg);
    if class.sails() == 1 {
        svg.path("sail", &shapes.middle_sail(dimensions));
    } else {
        for sail in shapes.side_sails(dimensions) {
            svg.path("sail", &sail);
        }
    }
    svg.close();
    if !dimensions.on_deck {
        draw_cannons(svg, shapes, dimensions, paint);
    }
    draw_hull(svg, shapes, dimensions, paint);
    if dimensions.on_deck {
        draw_cannons(svg, shapes, dimensions, paint);
    }
}

fn draw_cannons(svg: &mut Svg, shapes: &dyn Shapes, dimensions: &Dimensions, paint: &Paint) {
    paint.open_cannons(svg);
    for x in dimensions.cannons() {
        svg.path("cannon", &shapes.cannon(x, dimensions));
        if let Some(band) = shapes.band(x, dimensions) {
            svg.path("band", &band);
        }
    }
    svg.close();
}

fn draw_hull(svg: &mut Svg, shapes: &dyn Shapes, dimensions: &Dimensions, paint: &Paint) {
    paint.open_hull(svg, dimensions.edge);
    svg.path("hull", &shapes.hull(dimensions));
    svg.close();
    if let Some(shade) = shapes.shade(dimensions) {
        let colour = paint.shade;
        svg.put(format_args!(r#"<path d="{shade}" fill="{colour}" fill-opacity="0.2"/>"#));
    }
}

fn draw_gem(svg: &mut Svg, dimensions: &Dimensions, look: &Look, paint: &Paint) {
    let gem = Gem::of(dimensions.class);
    let (y, size) = dimensions.gem_place(look.has_digits());
    svg.open_shapes(gem.colour(&look.palette), paint.gem_line, 2.0);
    svg.path("gem", &gem.outline(y, size));
    svg.close();
}
