//! One ship.

mod blue;
mod marks;
mod plan;
mod red;

use core::fmt::Write as _;

use mad_rules::{Class, Ship, Side};

use crate::look::{Livery, Look};
use crate::svg::{Num, Path, Point};
use blue::Blue;
use marks::Gem;
use plan::{Plan, SHIELD};
use red::Red;

/// How one side builds its ships: the same parts at the same places, in its own manner.
///
/// Everything is drawn nose up, around the middle of the box. `side` is 1 for the right, -1 for
/// the left.
trait Yard {
    /// The outline of the hull.
    fn hull(plan: &Plan) -> Path;

    /// The half of the hull that lies in shadow.
    fn shade(plan: &Plan) -> Path;

    /// A line around bow and flanks, given half its width and half its height, open at the bow as
    /// far as `opening` to either side.
    fn shield(plan: &Plan, size: Point, opening: f64) -> Path;

    /// A cannon from its muzzle to its base, which the hull covers.
    fn cannon(x: f64, muzzle: f64, base: f64) -> Path;

    /// The only sail.
    fn middle_sail(plan: &Plan) -> Path;

    /// One of two sails.
    fn side_sail(plan: &Plan, side: f64) -> Path;
}

/// A ship as an SVG group that fills a box of 100 by 100, seen from above.
///
/// Cannons at the bow, sails at the stern and shield lines around the hull are each as many as
/// the class's digits say, one element each, of class `cannon`, `sail` or `shield`. The group is
/// of class `ship` and of the ship's name, as in `ship r112`. It has no identifiers, so it can be
/// used any number of times in a page.
///
/// # Examples
///
/// ```
/// use mad_art::{Look, ship};
///
/// let svg = ship("r112".parse()?, &Look::default());
/// assert_eq!(svg.matches(r#"class="sail""#).count(), 1);
/// assert_eq!(svg.matches(r#"class="cannon""#).count(), 1);
/// assert_eq!(svg.matches(r#"class="shield""#).count(), 2);
/// # Ok::<(), mad_rules::ParseShipError>(())
/// ```
#[must_use]
pub fn ship(ship: Ship, look: &Look) -> String {
    let class = ship.class();
    let plan = Plan::of(class);
    let up = look.faces_up(ship.side());
    let mut svg = format!(r#"<g class="ship {ship}" transform="translate(50 50)">"#);
    // Mirrored rather than turned, so that the shade is on the same side for all.
    svg.push_str(if up { "<g>" } else { r#"<g transform="scale(1 -1)">"# });
    let livery = &look.palette.liveries[ship.side()];
    match ship.side() {
        Side::Red => build::<Red>(&mut svg, class, &plan, livery),
        Side::Blue => build::<Blue>(&mut svg, class, &plan, livery),
    }
    gem(&mut svg, class, &plan, look, livery.edge);
    svg.push_str("</g>");
    if look.digits {
        let y = if up { plan.digits } else { -plan.digits };
        svg.push_str(&marks::digit_group(class, y, look.palette.digit));
    }
    svg.push_str("</g>");
    svg
}

/// Everything but what is painted on the hull. The hull comes last and covers the others' ends.
fn build<Y: Yard>(svg: &mut String, class: Class, plan: &Plan, livery: &Livery) {
    let Livery { hull, edge, fittings, .. } = livery;
    let width = Num(SHIELD);
    let _ = write!(
        svg,
        r#"<g fill="none" stroke="{fittings}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round">"#
    );
    for line in 0..class.shields() {
        let path = Y::shield(plan, plan.shield(line), plan.opening(class.cannons()));
        let _ = write!(svg, r#"<path class="shield" d="{path}"/>"#);
    }
    let _ = write!(svg, r#"</g><g fill="{fittings}">"#);
    for path in sails::<Y>(class, plan) {
        let _ = write!(svg, r#"<path class="sail" d="{path}"/>"#);
    }
    for path in cannons::<Y>(class, plan) {
        let _ = write!(svg, r#"<path class="cannon" d="{path}"/>"#);
    }
    let (outline, shade) = (Y::hull(plan), Y::shade(plan));
    let _ = write!(
        svg,
        r#"</g><path class="hull" d="{outline}" fill="{hull}" stroke="{edge}" stroke-width="2.4" stroke-linejoin="round"/><path d="{shade}" fill="{edge}" fill-opacity="0.2"/>"#
    );
}

fn sails<Y: Yard>(class: Class, plan: &Plan) -> Vec<Path> {
    match class.sails() {
        1 => vec![Y::middle_sail(plan)],
        _ => vec![Y::side_sail(plan, -1.0), Y::side_sail(plan, 1.0)],
    }
}

fn cannons<Y: Yard>(class: Class, plan: &Plan) -> Vec<Path> {
    let muzzle = plan.nose - 14.0;
    let cannon = |x| Y::cannon(x, muzzle, plan.shoulder);
    match class.cannons() {
        1 => vec![cannon(0.0)],
        _ => vec![cannon(-plan.cannon), cannon(plan.cannon)],
    }
}

/// The gem: before the digits, or alone in the middle and bigger.
fn gem(svg: &mut String, class: Class, plan: &Plan, look: &Look, edge: &str) {
    let gem = Gem::of(class);
    let (y, size) = if look.digits { (plan.gem, 8.0) } else { ((plan.gem + plan.digits) / 2.0, 11.0) };
    let (path, colour) = (gem.outline(y, size), gem.colour(&look.palette));
    let _ = write!(
        svg,
        r#"<path class="gem" d="{path}" fill="{colour}" stroke="{edge}" stroke-width="2" stroke-linejoin="round"/>"#
    );
}
