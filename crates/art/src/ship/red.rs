//! Red's shipyard: straight lines and corners.

use super::Yard;
use super::plan::{BARREL, MUZZLE, Plan};
use crate::svg::{Path, Point, mirror};

/// The yard itself.
pub(super) struct Red;

/// The right side of the hull from nose to stern.
fn flank(plan: &Plan) -> [Point; 4] {
    [
        (3.0, plan.nose),
        (plan.width, plan.shoulder),
        (plan.width, plan.hip),
        (plan.width * 0.62, plan.stern),
    ]
}

/// A closed shape that is the same on both sides of the keel, from its right half.
fn symmetric(right: &[Point]) -> Path {
    let left = right.iter().rev().map(|&point| mirror(point));
    Path::default().through(right.iter().copied().chain(left)).close()
}

impl Yard for Red {
    fn hull(plan: &Plan) -> Path {
        symmetric(&flank(plan))
    }

    fn shade(plan: &Plan) -> Path {
        let keel = [(0.0, plan.stern), (0.0, plan.nose)];
        Path::default().through(flank(plan).into_iter().chain(keel)).close()
    }

    fn shield(plan: &Plan, (across, along): Point, opening: f64) -> Path {
        let bow = (opening + 3.0).max(across * 0.5);
        let right = [
            (opening, -along),
            (bow, -along),
            (across, -along + (across - bow) * 1.0),
            (across, 4.0),
        ];
        let _ = plan;
        Path::default().through(right).through(right.map(mirror))
    }

    fn cannon(x: f64, muzzle: f64, base: f64) -> Path {
        let collar = muzzle + 4.5;
        Path::default()
            .through([
                (x - BARREL, base),
                (x - BARREL, collar),
                (x - MUZZLE, collar),
                (x - MUZZLE, muzzle),
                (x + MUZZLE, muzzle),
                (x + MUZZLE, collar),
                (x + BARREL, collar),
                (x + BARREL, base),
            ])
            .close()
    }

    fn middle_sail(plan: &Plan) -> Path {
        let stern = plan.stern;
        symmetric(&[(6.0, stern - 4.0), (13.0, stern + 14.0), (0.0, stern + 10.5)])
    }

    fn side_sail(plan: &Plan, side: f64) -> Path {
        let &Plan { width, hip, stern, .. } = plan;
        let at = |x, y| (x * side, y);
        Path::default()
            .through([
                at(width - 1.0, hip - 15.0),
                at(width + 15.0, stern - 1.0),
                at(width + 15.0, stern + 12.0),
                at(width * 0.6, stern - 2.0),
            ])
            .close()
    }
}
