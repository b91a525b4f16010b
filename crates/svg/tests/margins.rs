//! Ships stay within their boxes, rasterised.

use mad_rules::Ship;
use mad_svg::{Look, ShipStyle, ship};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Pixels in a unit of the ship's box.
const SCALE: f32 = 4.0;

/// The distance of the outermost pixels from the centre, to the sides and to bow and stern, in units
/// of the ship's box.
fn extent(drawing: &str) -> (f32, f32) {
    // A larger box, so that parts outside of it would be seen.
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='140' height='140'>\
         <g transform='translate(20 20)'>{drawing}</g></svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("an SVG");
    let side = (140.0 * SCALE) as u32;
    let mut picture = Pixmap::new(side, side).expect("a size");
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut picture.as_mut());
    let (mut x, mut y) = (0.0_f32, 0.0_f32);
    for (at, pixel) in picture.pixels().iter().enumerate() {
        // Anti-aliasing leaves a trace in pixels that a shape barely touches.
        if pixel.alpha() > 8 {
            let distance = |at: usize| (at as f32 + 0.5 - side as f32 / 2.0).abs() / SCALE;
            (x, y) = (x.max(distance(at % side as usize)), y.max(distance(at / side as usize)));
        }
    }
    (x, y)
}

/// Chevrons of bonus squares are at 92% of the way from the centre to the edge, frames at 96%.
#[test]
fn ships_leave_room_for_frames_and_chevrons() {
    for ships in ShipStyle::ALL {
        for small in [false, true] {
            let look = Look { ships, small, ..Look::DARK };
            let extents = Ship::all().map(|which| (which, extent(&ship(which, &look))));
            for (which, (x, y)) in extents {
                assert!(x <= 47.0 && y <= 44.1, "{ships} {which}: {x}, {y}");
            }
        }
    }
}
