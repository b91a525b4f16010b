//! Blue's shipyard: curves.

use super::Yard;
use super::plan::{BARREL, MUZZLE, Plan};
use crate::svg::{Path, Point};

/// The yard itself.
pub(super) struct Blue;

/// Down the right side of the hull, from the nose to the middle of the stern.
fn flank(path: Path, plan: &Plan) -> Path {
    let &Plan { width, nose, shoulder, hip, stern, .. } = plan;
    let bow = shoulder - nose;
    let transom = width * 0.6;
    path.curve((width * 0.45, nose + bow * 0.1), (width, shoulder - bow * 0.45), (width, shoulder))
        .line((width, hip - 6.0))
        .curve((width, hip + 2.0), (transom + 5.0, stern), (transom, stern))
        .line((0.0, stern))
}

impl Yard for Blue {
    fn hull(plan: &Plan) -> Path {
        let &Plan { width, nose, shoulder, hip, stern, .. } = plan;
        let bow = shoulder - nose;
        let transom = width * 0.6;
        flank(Path::default().start((0.0, nose)), plan)
            .line((-transom, stern))
            .curve((-transom - 5.0, stern), (-width, hip + 2.0), (-width, hip - 6.0))
            .line((-width, shoulder))
            .curve((-width, shoulder - bow * 0.45), (-width * 0.45, nose + bow * 0.1), (0.0, nose))
            .close()
    }

    fn shade(plan: &Plan) -> Path {
        let &Plan { width, nose, stern, .. } = plan;
        flank(Path::default().start((0.0, nose)), plan)
            .curve((width * 0.7, stern - 6.0), (width * 0.8, nose * 0.5), (0.0, nose))
            .close()
    }

    fn shield(plan: &Plan, (across, along): Point, opening: f64) -> Path {
        let front = -along * (1.0 - (opening / across).powi(2)).sqrt();
        let _ = plan;
        [1.0, -1.0].into_iter().fold(Path::default(), |path, side| {
            path.start((opening * side, front))
                .arc((across, along), side > 0.0, (across * side, 0.0))
                .line((across * side, 4.0))
        })
    }

    fn cannon(x: f64, muzzle: f64, base: f64) -> Path {
        Path::default()
            .start((x - BARREL, base))
            .line((x - MUZZLE, muzzle + MUZZLE))
            .arc((MUZZLE, MUZZLE), true, (x, muzzle))
            .arc((MUZZLE, MUZZLE), true, (x + MUZZLE, muzzle + MUZZLE))
            .line((x + BARREL, base))
            .close()
    }

    fn middle_sail(plan: &Plan) -> Path {
        let stern = plan.stern;
        Path::default()
            .start((-6.0, stern - 4.0))
            .curve((-7.0, stern + 4.0), (-13.0, stern + 7.0), (-13.0, stern + 14.0))
            .curve((-5.0, stern + 10.5), (5.0, stern + 10.5), (13.0, stern + 14.0))
            .curve((13.0, stern + 7.0), (7.0, stern + 4.0), (6.0, stern - 4.0))
            .close()
    }

    fn side_sail(plan: &Plan, side: f64) -> Path {
        let &Plan { width, hip, stern, .. } = plan;
        let at = |x, y| (x * side, y);
        Path::default()
            .start(at(width - 1.0, hip - 17.0))
            .curve(at(width + 6.0, hip - 12.0), at(width + 15.5, stern - 12.0), at(width + 15.5, stern + 5.0))
            .curve(at(width + 15.5, stern + 12.0), at(width + 11.0, stern + 13.0), at(width + 7.0, stern + 10.0))
            .curve(at(width + 2.0, stern + 6.0), at(width * 0.8, stern + 3.0), at(width * 0.5, stern - 1.0))
            .close()
    }
}
