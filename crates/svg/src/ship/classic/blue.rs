//! The shapes of blue ships: curves.

use crate::markup::{Path, Point, mirror};
use crate::ship::Shapes;
use crate::ship::dimensions::Dimensions;
use crate::ship::shields::{self, ShieldLine};

/// The shapes of blue ships.
pub(in crate::ship) struct Blue;

/// The right half of the hull from nose to stern: the start, then two curves of three points.
fn flank(dimensions: &Dimensions) -> [Point; 7] {
    let &Dimensions { width, bow, nose, hip, stern, .. } = dimensions;
    let widest = dimensions.shoulder + 3.0;
    let height = widest - nose;
    // The bow of a ship with two cannons is blunt, that of the others pointed.
    let (out, down) = if bow == 0.0 { (0.42, 0.12) } else { (0.72, 0.0) };
    [
        (0.0, nose),
        (width * out, nose + height * down),
        (width, widest - height * 0.5),
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

/// A closed shape symmetric about the keel, from its right half: a start and curves of three points.
fn symmetric_curves<const N: usize>(right: [Point; N]) -> Path {
    let mut left = right.map(mirror);
    left.reverse();
    let path = curves(Path::from(right[0]), &right[1..]);
    curves(path.line(left[0]), &left[1..]).close()
}

impl Shapes for Blue {
    fn hull(&self, dimensions: &Dimensions) -> Path {
        symmetric_curves(flank(dimensions))
    }

    fn shade(&self, dimensions: &Dimensions) -> Option<Path> {
        let &Dimensions { width, nose, stern, .. } = dimensions;
        let right = flank(dimensions);
        let path = curves(Path::from(right[0]), &right[1..]).line((width * 0.3, stern)).curve(
            (width * 0.6, stern - 12.0),
            (width * 0.75, nose * 0.4),
            right[0],
        );
        Some(path.close())
    }

    fn shield(&self, line: &ShieldLine) -> Path {
        shields::round(line)
    }

    fn cannon(&self, x: f64, dimensions: &Dimensions) -> Path {
        let (base, tip) = (dimensions.calibre * 0.95, dimensions.calibre * 0.72);
        let (top, bottom) = (dimensions.muzzle, dimensions.breech);
        Path::from((x - base, bottom))
            .line((x - tip, top + 2.0))
            .arc((2.0, 2.0), (x - tip + 2.0, top))
            .line((x + tip - 2.0, top))
            .arc((2.0, 2.0), (x + tip, top + 2.0))
            .line((x + base, bottom))
            .arc((base, base), (x - base, bottom))
            .close()
    }

    fn band(&self, x: f64, dimensions: &Dimensions) -> Option<Path> {
        let (half, y) = (dimensions.calibre * 0.76, dimensions.muzzle + 5.5);
        Some(Path::through([(x - half, y), (x + half, y)]))
    }

    fn middle_sail(&self, dimensions: &Dimensions) -> Path {
        let stern = dimensions.stern;
        symmetric_curves([
            (0.0, stern + 10.0),
            (7.0, stern + 10.0),
            (16.0, stern + 17.0),
            (16.0, stern + 12.5),
            (15.5, stern + 5.0),
            (6.0, stern + 5.0),
            (5.5, stern - 3.0),
        ])
    }

    fn side_sails(&self, dimensions: &Dimensions) -> [Path; 2] {
        let &Dimensions { width, hip, stern, .. } = dimensions;
        let right = [
            (width - 3.0, hip - 13.0),
            (width + 9.0, hip - 11.0),
            (width + 17.0, hip - 2.0),
            (width + 17.5, stern + 8.5),
            (width + 17.5, stern + 11.5),
            (width + 14.0, stern + 11.5),
            (width + 10.0, stern + 10.5),
            (width, stern + 8.5),
            (width * 0.6, stern + 6.0),
            (width * 0.35, stern - 1.0),
        ];
        [right.map(mirror), right].map(|points| curves(Path::from(points[0]), &points[1..]).close())
    }
}
