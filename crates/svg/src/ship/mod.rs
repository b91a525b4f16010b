//! One ship.

mod blue;
mod marks;
mod plan;
mod red;

use mad_rules::{Class, Ship, Side};

use crate::look::Look;
use crate::palette::Livery;
use crate::svg::{Num, Path, Point, Svg};
use blue::Blue;
use marks::Gem;
use plan::{EDGE, Plan, SHIELD};
use red::Red;

/// How a side builds its ships: the same parts at the same places, each in its own manner.
trait Yard {
    /// How much further back two muzzles are than one, to stay clear of the shield.
    const SETBACK: f64;

    /// The outline of the hull.
    fn hull(plan: &Plan) -> Path;

    /// The part of the hull that lies in shadow.
    fn shade(plan: &Plan) -> Path;

    /// A line around the bow from flank to flank, given its reach to the sides and to the front.
    fn shield(plan: &Plan, reach: Point) -> Path;

    /// A cannon from its muzzle to its base, which the hull covers.
    fn cannon(x: f64, muzzle: f64, base: f64) -> Path;

    /// The only sail.
    fn middle_sail(plan: &Plan) -> Path;

    /// Two sails, left and right.
    fn side_sails(plan: &Plan) -> [Path; 2];
}

/// A ship as an SVG group that stays within a box of 100 by 100, seen from above.
///
/// Red's nose is up and blue's is down, or the other way round if the look is flipped. Cannons at
/// the bow, sails at the stern and shield lines around the bow are as many as the class's digits
/// say, one element each, of class `cannon`, `sail` or `shield`. The group is of class `ship` and
/// of the ship's name, as in `ship r112`. It has no identifiers, so it can be used any number of
/// times in a page.
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
    let plan = Plan::of(class);
    let livery = &look.palette.liveries[ship.side()];
    let up = look.faces_up(ship.side());
    svg.open(format_args!(r#"class="ship {ship}" transform="translate(50 50)""#));
    // Mirrored rather than turned, so that the light comes from the same side for all.
    svg.open(format_args!(r#"transform="scale(1 {})""#, if up { 1 } else { -1 }));
    match ship.side() {
        Side::Red => build::<Red>(svg, class, &plan, livery),
        Side::Blue => build::<Blue>(svg, class, &plan, livery),
    }
    gem(svg, class, &plan, look, livery);
    svg.close();
    if look.digits {
        let y = if up { plan.digits } else { -plan.digits };
        marks::digits(svg, class, y, plan.digit_size, look.palette.digit);
    }
    svg.close();
}

/// Shields, sails, cannons, and over their ends the hull.
fn build<Y: Yard>(svg: &mut Svg, class: Class, plan: &Plan, livery: &Livery) {
    let Livery { hull, edge, trim, shield, .. } = livery;
    svg.open_lines(shield, SHIELD);
    for line in 0..class.shields() {
        svg.path("shield", &Y::shield(plan, plan.shield(line)));
    }
    svg.close();
    svg.open(format_args!(
        r#"fill="{trim}" stroke="{edge}" stroke-width="1.4" stroke-linejoin="round""#
    ));
    for path in sails::<Y>(class, plan) {
        svg.path("sail", &path);
    }
    for path in cannons::<Y>(class, plan) {
        svg.path("cannon", &path);
    }
    svg.close();
    svg.open(format_args!(
        r#"fill="{hull}" stroke="{edge}" stroke-width="{}" stroke-linejoin="round""#,
        Num(EDGE),
    ));
    svg.path("hull", &Y::hull(plan));
    svg.close();
    let shade = Y::shade(plan);
    svg.put(format_args!(r#"<path d="{shade}" fill="{edge}" fill-opacity="0.2"/>"#));
}

fn sails<Y: Yard>(class: Class, plan: &Plan) -> Vec<Path> {
    match class.sails() {
        1 => vec![Y::middle_sail(plan)],
        _ => Y::side_sails(plan).into(),
    }
}

fn cannons<Y: Yard>(class: Class, plan: &Plan) -> Vec<Path> {
    let cannon = |x, muzzle| Y::cannon(x, muzzle, plan.shoulder);
    match class.cannons() {
        1 => vec![cannon(0.0, plan.muzzle())],
        _ => [-plan.cannon, plan.cannon].map(|x| cannon(x, plan.muzzle() + Y::SETBACK)).into(),
    }
}

/// The gem: before the digits, or bigger and alone in the middle.
fn gem(svg: &mut Svg, class: Class, plan: &Plan, look: &Look, livery: &Livery) {
    let gem = Gem::of(class);
    let (y, size) =
        if look.digits { (plan.gem, 7.8) } else { ((plan.nose + plan.stern) / 2.0 + 1.0, 11.0) };
    svg.open(format_args!(
        r#"fill="{}" stroke="{}" stroke-width="2" stroke-linejoin="round""#,
        gem.colour(&look.palette),
        livery.edge,
    ));
    svg.path("gem", &gem.outline(y, size));
    svg.close();
}
