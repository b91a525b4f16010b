//! The shapes of blue ships: curves.

use super::ShipStyle;
use super::dimensions::Dimensions;
use crate::markup::{Path, Point, mirror};

/// The style of blue ships.
pub(super) struct Blue;

/// The right half of the hull from nose to stern: the start, then two curves of three points.
fn flank(dimensions: &Dimensions) -> [Point; 7] {
    let &Dimensions { width, nose, hip, stern, .. } = dimensions;
    let widest = dimensions.shoulder + 3.0;
    let bow = widest - nose;
    [
        (0.0, nose),
        (width * 0.34, nose + bow * 0.15),
        (width, widest - bow * 0.44),
        (width, widest),
        (width, hip - 2.0),
        (width - 1.0, stern),
        (width * 0.66, stern),
    ]
}

/// Appends Bézier curves of three points each.
fn curves(path: Path, points: &[Point]) -> Path {
    let (curves, _) = points.as_chunks();
    curves.iter().fold(path, |path, &[leaving, arriving, to]| path.curve(leaving, arriving, to))
}

impl ShipStyle for Blue {
    const SETBACK: f64 = 1.0;

    fn hull(dimensions: &Dimensions) -> Path {
        let right = flank(dimensions);
        let mut left = right.map(mirror);
        left.reverse();
        let path = curves(Path::from(right[0]), &right[1..]);
        curves(path.line(left[0]), &left[1..]).close()
    }

    fn shade(dimensions: &Dimensions) -> Path {
        let &Dimensions { width, nose, stern, .. } = dimensions;
        let right = flank(dimensions);
        curves(Path::from(right[0]), &right[1..])
            .line((width * 0.3, stern))
            .curve((width * 0.6, stern - 12.0), (width * 0.75, nose * 0.4), right[0])
            .close()
    }

    fn shield(dimensions: &Dimensions, (side, front): Point) -> Path {
        let back = dimensions.shield_end();
        let radii = (side, front + back);
        Path::from((-side, back)).arc(radii, (0.0, -front)).arc(radii, (side, back))
    }

    fn cannon(x: f64, muzzle: f64, base: f64) -> Path {
        let (r, top) = (3.7, muzzle + 3.7);
        Path::from((x - r, base))
            .line((x - r, top))
            .arc((r, r), (x + r, top))
            .line((x + r, base))
            .close()
    }

    fn middle_sail(dimensions: &Dimensions) -> Path {
        let stern = dimensions.stern;
        let right = [
            (0.0, stern + 10.5),
            (7.0, stern + 10.5),
            (15.0, stern + 16.0),
            (15.0, stern + 12.0),
            (14.5, stern + 5.0),
            (5.0, stern + 5.0),
            (4.5, stern - 3.0),
        ];
        let mut left = right.map(mirror);
        left.reverse();
        let path = curves(Path::from(right[0]), &right[1..]);
        curves(path.line(left[0]), &left[1..]).close()
    }

    fn side_sails(dimensions: &Dimensions) -> [Path; 2] {
        let &Dimensions { width, hip, stern, .. } = dimensions;
        let right = [
            (width - 3.0, hip - 14.0),
            (width + 8.0, hip - 12.0),
            (width + 16.0, hip - 3.0),
            (width + 16.5, stern + 6.5),
            (width + 16.5, stern + 9.0),
            (width + 14.0, stern + 9.0),
            (width + 10.0, stern + 8.5),
            (width, stern + 7.5),
            (width * 0.6, stern + 6.0),
            (width * 0.35, stern - 1.0),
        ];
        [right.map(mirror), right].map(|points| curves(Path::from(points[0]), &points[1..]).close())
    }
}
