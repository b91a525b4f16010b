//! Red's shipyard: straight lines and corners.

use super::Yard;
use super::plan::Plan;
use crate::svg::{Path, Point, mirror};

/// The yard itself.
pub(super) struct Red;

/// The right side of the hull from nose to stern.
fn flank(plan: &Plan) -> [Point; 4] {
    let &Plan { width, nose, shoulder, hip, stern, .. } = plan;
    [(3.0, nose), (width, shoulder), (width, hip), (width * 0.62, stern)]
}

/// A shape that is the same on both sides of the keel, given its right side from bow to stern.
fn symmetric(right: &[Point]) -> Path {
    let left = right.iter().rev().map(|&point| mirror(point));
    Path::through(right.iter().copied().chain(left)).close()
}

impl Yard for Red {
    const SETBACK: f64 = 0.0;

    fn hull(plan: &Plan) -> Path {
        symmetric(&flank(plan))
    }

    fn shade(plan: &Plan) -> Path {
        let keel = [(0.0, plan.stern), (0.0, plan.nose)];
        Path::through(flank(plan).into_iter().chain(keel)).close()
    }

    fn shield(plan: &Plan, (side, front): Point) -> Path {
        let right = [(side * 0.48, -front), (side, side * 0.5 - front), (side, plan.shield_end())];
        Path::through(right.map(mirror).into_iter().rev().chain(right))
    }

    fn cannon(x: f64, muzzle: f64, base: f64) -> Path {
        let (barrel, collar) = (3.3, 4.3);
        let right =
            [(collar, muzzle), (collar, muzzle + 4.5), (barrel, muzzle + 4.5), (barrel, base)];
        let left = right.into_iter().rev().map(mirror);
        Path::through(right.into_iter().chain(left).map(|(dx, y)| (x + dx, y))).close()
    }

    fn middle_sail(plan: &Plan) -> Path {
        let stern = plan.stern;
        symmetric(&[(6.0, stern - 4.0), (13.0, stern + 14.0), (0.0, stern + 10.5)])
    }

    fn side_sails(plan: &Plan) -> [Path; 2] {
        let &Plan { width, hip, stern, .. } = plan;
        let right = [
            (width - 1.0, hip - 15.0),
            (width + 15.0, stern - 1.0),
            (width + 15.0, stern + 12.0),
            (width * 0.6, stern - 2.0),
        ];
        [right.map(mirror), right].map(|points| Path::through(points).close())
    }
}
