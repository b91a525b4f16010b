//! The shapes of [`ShipStyle::Outline`](crate::ShipStyle::Outline): hollow hulls, and plain parts apart
//! from them.

use super::dimensions::Dimensions;
use super::shields::{self, ShieldLine};
use super::{Shapes, symmetric};
use crate::markup::{Path, mirror};

/// The shapes of red ships: polygons.
pub(super) struct Red;

/// The shapes of blue ships: arcs.
pub(super) struct Blue;

/// Distance between hull and sails, outline included.
const GAP: f64 = 4.5;
/// Radius of the corners of a round muzzle.
const CORNER: f64 = 4.0;
/// Width and height of a single sail.
const SAIL: (f64, f64) = (28.0, 12.0);
/// Width of a sail at the side.
const SIDE_SAIL: f64 = 12.5;

impl Shapes for Red {
    fn hull(&self, dimensions: &Dimensions) -> Path {
        let &Dimensions { width, bow, nose, shoulder, stern, .. } = dimensions;
        symmetric(&[(bow, nose), (width, shoulder), (width, stern)])
    }

    fn shield(&self, line: &ShieldLine) -> Path {
        shields::angular(line)
    }

    fn cannon(&self, x: f64, dimensions: &Dimensions) -> Path {
        let (half, top, base) = (dimensions.calibre * 0.95, dimensions.muzzle, dimensions.breech);
        Path::through([(x - half, base), (x - half, top), (x + half, top), (x + half, base)])
            .close()
    }

    fn middle_sail(&self, dimensions: &Dimensions) -> Path {
        let top = dimensions.stern + GAP;
        symmetric(&[(3.0, top), (SAIL.0 / 2.0, top + SAIL.1)])
    }

    fn side_sails(&self, dimensions: &Dimensions) -> [Path; 2] {
        let &Dimensions { width, hip, stern, .. } = dimensions;
        let inner = width + GAP;
        let right = [(inner, hip - 9.0), (inner + SIDE_SAIL, stern + 8.0), (inner, stern + 8.0)];
        [right.map(mirror), right].map(|points| Path::through(points).close())
    }
}

impl Shapes for Blue {
    fn hull(&self, dimensions: &Dimensions) -> Path {
        let &Dimensions { width, bow, nose, hip, stern, .. } = dimensions;
        let (bow, waist) = ((bow - 2.0).max(0.0), dimensions.shoulder + 2.0);
        let (corner, front) = (stern - hip, (width - bow, waist - nose));
        Path::from((-width, waist))
            .arc(front, (-bow, nose))
            .line((bow, nose))
            .arc(front, (width, waist))
            .line((width, hip))
            .arc((corner, corner), (width - corner, stern))
            .line((corner - width, stern))
            .arc((corner, corner), (-width, hip))
            .close()
    }

    fn shield(&self, line: &ShieldLine) -> Path {
        shields::round(line)
    }

    fn cannon(&self, x: f64, dimensions: &Dimensions) -> Path {
        // The shield is nearer beside the keel.
        let top = dimensions.muzzle + x.abs() * 0.25;
        let (half, base) = (dimensions.calibre * 0.95, dimensions.breech);
        Path::from((x - half, base))
            .line((x - half, top + CORNER))
            .arc((CORNER, CORNER), (x - half + CORNER, top))
            .line((x + half - CORNER, top))
            .arc((CORNER, CORNER), (x + half, top + CORNER))
            .line((x + half, base))
            .close()
    }

    fn middle_sail(&self, dimensions: &Dimensions) -> Path {
        let (half, bottom) = (SAIL.0 / 2.0, dimensions.stern + GAP + SAIL.1);
        Path::from((-half, bottom)).arc((half, SAIL.1), (half, bottom)).close()
    }

    fn side_sails(&self, dimensions: &Dimensions) -> [Path; 2] {
        let &Dimensions { width, hip, stern, .. } = dimensions;
        let (inner, top, bottom) = (width + GAP, hip - 9.0, stern + 8.0);
        let radii = (SIDE_SAIL, bottom - top);
        let right = Path::from((inner, top)).arc(radii, (inner + SIDE_SAIL, bottom));
        let left = Path::from((-inner - SIDE_SAIL, bottom)).arc(radii, (-inner, top));
        [left.line((-inner, bottom)).close(), right.line((inner, bottom)).close()]
    }
}
