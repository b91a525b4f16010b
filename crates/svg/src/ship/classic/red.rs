//! The shapes of red ships: straight lines and corners.

use crate::markup::{Path, Point, mirror};
use crate::ship::dimensions::Dimensions;
use crate::ship::shields::{self, ShieldLine};
use crate::ship::{Shapes, symmetric};

/// The shapes of red ships.
pub(in crate::ship) struct Red;

/// The right half of the hull from nose to stern.
fn flank(dimensions: &Dimensions) -> [Point; 4] {
    let &Dimensions { width, bow, nose, shoulder, hip, stern, .. } = dimensions;
    [(bow.max(3.0), nose), (width, shoulder), (width, hip), (width * 0.62, stern)]
}

impl Shapes for Red {
    fn hull(&self, dimensions: &Dimensions) -> Path {
        symmetric(&flank(dimensions))
    }

    fn shade(&self, dimensions: &Dimensions) -> Option<Path> {
        let keel = [(0.0, dimensions.stern), (0.0, dimensions.nose)];
        Some(Path::through(flank(dimensions).into_iter().chain(keel)).close())
    }

    fn shield(&self, line: &ShieldLine) -> Path {
        shields::angular(line)
    }

    fn cannon(&self, x: f64, dimensions: &Dimensions) -> Path {
        let (collar, neck) = (dimensions.calibre, dimensions.calibre * 0.7);
        let (muzzle, breech) = (dimensions.muzzle, dimensions.breech);
        let right = [
            (collar, muzzle),
            (collar, muzzle + 5.0),
            (neck, muzzle + 7.0),
            (collar * 0.9, breech),
            (collar * 0.5, breech + 4.0),
        ];
        let left = right.into_iter().rev().map(mirror);
        Path::through(right.into_iter().chain(left).map(|(dx, y)| (x + dx, y))).close()
    }

    fn middle_sail(&self, dimensions: &Dimensions) -> Path {
        let stern = dimensions.stern;
        symmetric(&[(6.0, stern - 3.0), (14.0, stern + 15.0), (0.0, stern + 10.0)])
    }

    fn side_sails(&self, dimensions: &Dimensions) -> [Path; 2] {
        let &Dimensions { width, hip, stern, .. } = dimensions;
        let right = [
            (width - 1.0, hip - 14.0),
            (width + 16.0, stern - 1.0),
            (width + 16.0, stern + 13.0),
            (width * 0.6, stern - 2.0),
        ];
        [right.map(mirror), right].map(|points| Path::through(points).close())
    }
}
