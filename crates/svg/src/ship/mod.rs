//! The picture of a ship.

mod blue;
mod dimensions;
mod marks;
mod red;

use mad_rules::{Class, Ship, Side};

use crate::look::Look;
use crate::markup::{Num, Path, Point, Svg};
use crate::palette::Livery;
use blue::Blue;
use dimensions::{Dimensions, EDGE, SHIELD};
use marks::Gem;
use red::Red;

/// The shapes of the parts of a side's ships. The positions of the parts are the same for both
/// sides.
trait ShipStyle {
    /// How much further back the muzzles of two cannons are, to stay clear of the shield.
    const SETBACK: f64;

    /// The outline of the hull.
    fn hull(dimensions: &Dimensions) -> Path;

    /// The shaded part of the hull.
    fn shade(dimensions: &Dimensions) -> Path;

    /// A line around the bow from flank to flank, by its extent to the sides and to the front.
    fn shield(dimensions: &Dimensions, reach: Point) -> Path;

    /// A cannon from its muzzle to its base, which the hull covers.
    fn cannon(x: f64, muzzle: f64, base: f64) -> Path;

    /// The sail of a ship with one.
    fn middle_sail(dimensions: &Dimensions) -> Path;

    /// The sails of a ship with two, left and right.
    fn side_sails(dimensions: &Dimensions) -> [Path; 2];
}

/// A ship as an SVG group that stays within a box of 100 by 100, seen from above.
///
/// Red's nose is up and blue's is down, or the other way round if the look is flipped. Cannons at
/// the bow, sails at the stern and shield lines around the bow are as many as the digits of the
/// class, one element each, of CSS class `cannon`, `sail` or `shield`. The group has the CSS classes
/// `ship` and the name of the ship, as in `ship r112`. It has no `id`, so a page can repeat it.
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
    let class = ship.class();
    let dimensions = Dimensions::of(class);
    let livery = &look.palette.liveries[ship.side()];
    let up = look.faces_up(ship.side());
    svg.open(format_args!(r#"class="ship {ship}" transform="translate(50 50)""#));
    // Mirrored, not rotated, so that the shading is on the same side for all ships.
    svg.open(format_args!(r#"transform="scale(1 {})""#, if up { 1 } else { -1 }));
    match ship.side() {
        Side::Red => draw_parts::<Red>(svg, class, &dimensions, livery),
        Side::Blue => draw_parts::<Blue>(svg, class, &dimensions, livery),
    }
    gem(svg, class, &dimensions, look, livery);
    svg.close();
    if look.digits {
        let y = if up { dimensions.digits } else { -dimensions.digits };
        marks::digits(svg, class, y, dimensions.digit_size, look.palette.digit);
    }
    svg.close();
}

/// Draws shields, sails and cannons, then the hull over their ends.
fn draw_parts<S: ShipStyle>(svg: &mut Svg, class: Class, dimensions: &Dimensions, livery: &Livery) {
    let Livery { hull, edge, trim, shield, .. } = livery;
    svg.open_lines(shield, SHIELD);
    for line in 0..class.shields() {
        svg.path("shield", &S::shield(dimensions, dimensions.shield(line)));
    }
    svg.close();
    svg.open(format_args!(
        r#"fill="{trim}" stroke="{edge}" stroke-width="1.4" stroke-linejoin="round""#
    ));
    for path in sails::<S>(class, dimensions) {
        svg.path("sail", &path);
    }
    for path in cannons::<S>(class, dimensions) {
        svg.path("cannon", &path);
    }
    svg.close();
    svg.open(format_args!(
        r#"fill="{hull}" stroke="{edge}" stroke-width="{}" stroke-linejoin="round""#,
        Num(EDGE),
    ));
    svg.path("hull", &S::hull(dimensions));
    svg.close();
    let shade = S::shade(dimensions);
    svg.put(format_args!(r#"<path d="{shade}" fill="{edge}" fill-opacity="0.2"/>"#));
}

fn sails<S: ShipStyle>(class: Class, dimensions: &Dimensions) -> Vec<Path> {
    match class.sails() {
        1 => vec![S::middle_sail(dimensions)],
        _ => S::side_sails(dimensions).into(),
    }
}

fn cannons<S: ShipStyle>(class: Class, dimensions: &Dimensions) -> Vec<Path> {
    let cannon = |x, muzzle| S::cannon(x, muzzle, dimensions.shoulder);
    match class.cannons() {
        1 => vec![cannon(0.0, dimensions.muzzle())],
        _ => [-dimensions.cannon, dimensions.cannon]
            .map(|x| cannon(x, dimensions.muzzle() + S::SETBACK))
            .into(),
    }
}

/// Draws the gem: in front of the digits, or larger in the middle without digits.
fn gem(svg: &mut Svg, class: Class, dimensions: &Dimensions, look: &Look, livery: &Livery) {
    let gem = Gem::of(class);
    let (y, size) = if look.digits {
        (dimensions.gem, 7.8)
    } else {
        ((dimensions.nose + dimensions.stern) / 2.0 + 1.0, 11.0)
    };
    svg.open(format_args!(
        r#"fill="{}" stroke="{}" stroke-width="2" stroke-linejoin="round""#,
        gem.colour(&look.palette),
        livery.edge,
    ));
    svg.path("gem", &gem.outline(y, size));
    svg.close();
}
