//! The shapes of red ships: straight lines and corners.

use super::ShipStyle;
use super::dimensions::Dimensions;
use crate::markup::{Path, Point, mirror};

/// The style of red ships.
pub(super) struct Red;

/// The right half of the hull from nose to stern.
fn flank(dimensions: &Dimensions) -> [Point; 4] {
    let &Dimensions { width, nose, shoulder, hip, stern, .. } = dimensions;
    [(3.0, nose), (width, shoulder), (width, hip), (width * 0.62, stern)]
}

/// A closed shape symmetric about the keel, from its right half from bow to stern.
fn symmetric(right: &[Point]) -> Path {
    let left = right.iter().rev().map(|&point| mirror(point));
    Path::through(right.iter().copied().chain(left)).close()
}

impl ShipStyle for Red {
    const SETBACK: f64 = 0.0;

    fn hull(dimensions: &Dimensions) -> Path {
        symmetric(&flank(dimensions))
    }

    fn shade(dimensions: &Dimensions) -> Path {
        let keel = [(0.0, dimensions.stern), (0.0, dimensions.nose)];
        Path::through(flank(dimensions).into_iter().chain(keel)).close()
    }

    fn shield(dimensions: &Dimensions, (side, front): Point) -> Path {
        let right =
            [(side * 0.48, -front), (side, side * 0.5 - front), (side, dimensions.shield_end())];
        Path::through(right.map(mirror).into_iter().rev().chain(right))
    }

    fn cannon(x: f64, muzzle: f64, base: f64) -> Path {
        let (barrel, collar) = (3.3, 4.3);
        let right =
            [(collar, muzzle), (collar, muzzle + 4.5), (barrel, muzzle + 4.5), (barrel, base)];
        let left = right.into_iter().rev().map(mirror);
        Path::through(right.into_iter().chain(left).map(|(dx, y)| (x + dx, y))).close()
    }

    fn middle_sail(dimensions: &Dimensions) -> Path {
        let stern = dimensions.stern;
        symmetric(&[(6.0, stern - 4.0), (13.0, stern + 14.0), (0.0, stern + 10.5)])
    }

    fn side_sails(dimensions: &Dimensions) -> [Path; 2] {
        let &Dimensions { width, hip, stern, .. } = dimensions;
        let right = [
            (width - 1.0, hip - 15.0),
            (width + 15.0, stern - 1.0),
            (width + 15.0, stern + 12.0),
            (width * 0.6, stern - 2.0),
        ];
        [right.map(mirror), right].map(|points| Path::through(points).close())
    }
}
