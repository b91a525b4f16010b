//! How different the classes of a side look on a phone: rasterised, on a square of 44 pixels, without
//! digits, with normal colour vision, in grey, and with colour vision deficiencies.
//!
//! Two colours differ if their CIELAB distance (ΔE*ab, CIE 1976) is more than 20; in grey that is a
//! difference in lightness. The difference of two ships is the number of pixels that differ after
//! aligning: the least over five sizes of one of them, from 80% to 125%, and over shifts of up to three
//! pixels along the keel. So the size of a hull alone counts little, and so does a part that is only in
//! another place. (Ships are symmetric: a sideways shift never helps.) Gems are left out: sails, cannons
//! and shields have to be legible by themselves.

use mad_rules::{Class, Ship, Side};
use mad_svg::{BoardStyle, ColourScheme, Look, Palette, ShipStyle, Vision, ship};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Side of a square in pixels: the smallest touch target.
const SQUARE: u32 = 44;
/// Part of a square that the box of a ship takes on boards.
const SHIP: f32 = 0.9;
/// Least CIELAB distance of colours that count as different.
const THRESHOLD: f64 = 20.0;
/// Largest shift in pixels.
const SHIFT: usize = 3;
/// Sizes of one of two ships that are compared.
const SIZES: [f32; 5] = [0.8, 0.9, 1.0, 1.11, 1.25];

/// A colour in CIELAB.
type Lab = [f64; 3];

/// Every ship style with every palette.
fn looks() -> impl Iterator<Item = (String, Look)> {
    ShipStyle::ALL.into_iter().flat_map(|ships| {
        ColourScheme::ALL.into_iter().flat_map(move |scheme| {
            BoardStyle::ALL.into_iter().map(move |board| {
                let palette = Palette::new(scheme, board);
                let look = Look { palette, ships, digits: false, ..Look::DARK };
                (format!("{ships} {scheme} {board}"), look)
            })
        })
    })
}

/// The pixels of a square with a drawing of a ship of this size.
fn render(drawing: &str, look: &Look, size: f32) -> Vec<[u8; 3]> {
    let svg =
        format!("<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>{drawing}</svg>");
    let tree = Tree::from_str(&svg, &Options::default()).expect("an SVG");
    let mut picture = Pixmap::new(SQUARE, SQUARE).expect("a size");
    let [red, green, blue] = rgb(look.palette.even_square);
    picture.fill(Color::from_rgba8(red, green, blue, 255));
    let part = SHIP * size;
    let (scale, inset) = (SQUARE as f32 * part / 100.0, SQUARE as f32 * (1.0 - part) / 2.0);
    let transform = Transform::from_row(scale, 0.0, 0.0, scale, inset, inset);
    resvg::render(&tree, transform, &mut picture.as_mut());
    picture.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}

fn rgb(colour: &str) -> [u8; 3] {
    [1, 3, 5].map(|at| u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour"))
}

/// The linear sRGB that is seen.
fn see(vision: Vision, colour: [u8; 3]) -> [f64; 3] {
    let linear = colour.map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    let seen =
        |row: [f64; 3]| row.iter().zip(linear).map(|(part, value)| part * value).sum::<f64>();
    vision.matrix().map(|row| seen(row).clamp(0.0, 1.0))
}

/// CIELAB with the white point D65, from linear sRGB.
fn lab([red, green, blue]: [f64; 3]) -> Lab {
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let [x, y, z] = [x, y, z].map(|value: f64| {
        if value > 216.0 / 24389.0 { value.cbrt() } else { value * 24389.0 / 3132.0 + 4.0 / 29.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// A picture as seen with a kind of colour vision.
fn seen(picture: &[[u8; 3]], vision: Vision) -> Vec<Lab> {
    picture.iter().map(|&colour| lab(see(vision, colour))).collect()
}

fn differ(one: &Lab, other: &Lab) -> bool {
    let squares = one.iter().zip(other).map(|(one, other)| (one - other).powi(2));
    squares.sum::<f64>() > THRESHOLD * THRESHOLD
}

/// The number of pixels that differ.
fn count(one: &[Lab], other: &[Lab]) -> usize {
    one.iter().zip(other).filter(|(one, other)| differ(one, other)).count()
}

/// The number of pixels that differ, the least over all shifts.
fn shifted(one: &[Lab], other: &[Lab]) -> usize {
    let least = |shift: usize| {
        let (rest, moved) = (one.len() - shift * SQUARE as usize, shift * SQUARE as usize);
        // Beyond the edge is the square, whose colour is in the corner.
        let ends = |one: &[Lab], other: &[Lab]| {
            let beyond = |end: &[Lab]| end.iter().filter(|pixel| differ(pixel, &one[0])).count();
            count(&one[moved..], &other[..rest]) + beyond(&one[..moved]) + beyond(&other[rest..])
        };
        ends(one, other).min(ends(other, one))
    };
    (0..=SHIFT).map(least).min().expect("shifts")
}

/// A ship of a class in all [`SIZES`].
struct Sample {
    class: Class,
    pictures: [Vec<[u8; 3]>; 5],
}

impl Sample {
    fn new(which: Ship, look: &Look) -> Self {
        let drawing = without(&ship(which, look), "gem");
        Self { class: which.class(), pictures: SIZES.map(|size| render(&drawing, look, size)) }
    }

    fn seen(&self, vision: Vision) -> [Vec<Lab>; 5] {
        self.pictures.each_ref().map(|picture| seen(picture, vision))
    }
}

fn difference(one: &[Vec<Lab>; 5], other: &[Vec<Lab>; 5]) -> usize {
    let sizes = one.iter().map(|one| shifted(one, &other[2]));
    let sizes = sizes.chain(other.iter().map(|other| shifted(&one[2], other)));
    sizes.min().expect("sizes")
}

/// The pairs of classes with their differences, smallest first.
fn differences(samples: &[Sample; 8], vision: Vision) -> Vec<(usize, Class, Class)> {
    let seen = samples.each_ref().map(|sample| (sample.class, sample.seen(vision)));
    let mut pairs = Vec::new();
    for (at, (one, pictures)) in seen.iter().enumerate() {
        for (other, others) in &seen[..at] {
            pairs.push((difference(pictures, others), *other, *one));
        }
    }
    pairs.sort_by_key(|pair| pair.0);
    pairs
}

/// A drawing without the elements of a CSS class.
fn without(drawing: &str, class: &str) -> String {
    let start = format!("<path class=\"{class}\"");
    let mut parts = drawing.split(&start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |rest, part| rest + part.split_once("/>").expect("an element").1)
}

#[test]
fn every_pair_of_classes_differs_clearly() {
    // With short cannons the least was 67, for 111 and 121 of blue in grey on the light board.
    const LEAST: usize = 110;
    let mut failures = Vec::new();
    for (name, look) in looks() {
        for side in Side::ALL {
            let samples = Class::BY_RANK.map(|class| Sample::new(Ship::new(side, class), &look));
            for vision in Vision::ALL {
                let pairs = differences(&samples, vision);
                let name = format!("{name} {} {side}", vision.name());
                let worst: Vec<_> = pairs[..3]
                    .iter()
                    .map(|(pixels, one, other)| format!("{one}/{other} {pixels}"))
                    .collect();
                println!("{name}: {}", worst.join(", "));
                if pairs[0].0 < LEAST {
                    failures.push(name);
                }
            }
        }
    }
    let told = format!("{LEAST} of {} pixels", SQUARE * SQUARE);
    assert!(include_str!("../../../docs/web.md").contains(&told), "{told}");
    assert!(failures.is_empty(), "less than {LEAST} of {} pixels: {failures:?}", SQUARE * SQUARE);
}

/// A part is as visible as the number of pixels that change when it is taken away.
#[test]
fn cannons_are_as_visible_as_sails() {
    let parts = ["sail", "cannon", "shield"];
    for (name, look) in looks() {
        let mut pictures = Vec::new();
        for which in Ship::all() {
            let drawing = ship(which, &look);
            let rests = parts.map(|part| render(&without(&drawing, part), &look, 1.0));
            pictures.push((render(&drawing, &look, 1.0), rests));
        }
        for vision in Vision::ALL {
            let visible = |at: usize| {
                let pixels = pictures
                    .iter()
                    .map(|(whole, rests)| count(&seen(whole, vision), &seen(&rests[at], vision)));
                pixels.min().expect("ships")
            };
            let ([sails, cannons, shields], vision) = ([0, 1, 2].map(visible), vision.name());
            println!("{name} {vision}: sails {sails}, cannons {cannons}, shields {shields}");
            // When cannons were short, sails had 28 pixels and cannons 6.
            assert!(cannons >= 30 && 5 * cannons >= 4 * sails, "{name} {vision}");
        }
    }
}

#[test]
fn the_measure_sees_what_it_should() {
    let look = Look { digits: false, ..Look::DARK };
    let sizes = |name: &str| Sample::new(name.parse().unwrap(), &look).seen(Vision::Normal);
    assert_eq!(difference(&sizes("r111"), &sizes("r111")), 0);
    assert!(difference(&sizes("r111"), &sizes("r222")) > 400);
    // A picture that is only shifted is the same.
    let ([.., one, _, _], side) = (sizes("r212"), SQUARE as usize);
    let mut lower = vec![one[0]; 2 * side];
    lower.extend(&one[..one.len() - 2 * side]);
    assert_eq!(shifted(&one, &lower), 0);
    // Black and white are 100 apart in lightness, with every kind of colour vision.
    for vision in Vision::ALL {
        let [black, white] = [[0; 3], [255; 3]].map(|colour| lab(see(vision, colour))[0]);
        assert!(black.abs() < 0.1 && (white - 100.0).abs() < 0.1, "{vision:?}");
    }
    // In grey there are no colours.
    let [_, a, b] = lab(see(Vision::Grey, [200, 40, 90]));
    assert!(a.abs() < 0.1 && b.abs() < 0.1);
}
