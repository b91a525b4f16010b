//! The app icon: a ship on the background colour, as SVG and in the PNG sizes that web app manifests
//! and iOS ask for.

use anyhow::{Context as _, Result};
use mad_svg::Look;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// How the background ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// A tile with rounded corners.
    Rounded,
    /// A full-bleed square for icons that the device masks (`"purpose": "maskable"`). The safe zone is a
    /// circle with a diameter of 80 % of the width.
    Maskable,
}

/// Side in pixels, shape, and file name of each PNG.
const PNGS: [(u32, Shape, &str); 4] = [
    (192, Shape::Rounded, "icon-192.png"),
    (512, Shape::Rounded, "icon-512.png"),
    (512, Shape::Maskable, "icon-512-full.png"),
    (180, Shape::Maskable, "icon-180.png"),
];

/// All icons, with their file names.
pub(super) fn all() -> Result<Vec<(String, Vec<u8>)>> {
    let mut files = vec![("icon.svg".to_owned(), svg(Shape::Rounded)?.into_bytes())];
    for (side, shape, name) in PNGS {
        files.push((name.to_owned(), png(&svg(shape)?, side)?));
    }
    Ok(files)
}

fn svg(shape: Shape) -> Result<String> {
    let look = Look { digits: false, ..Look::DARK };
    let (background, ship) = (look.palette.background, mad_svg::ship("r111".parse()?, &look));
    let (radius, transform) = match shape {
        Shape::Rounded => (20, "translate(-6 -6) scale(1.12)"),
        Shape::Maskable => (0, "translate(5 5) scale(.9)"),
    };
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
         <rect width=\"100\" height=\"100\" rx=\"{radius}\" fill=\"{background}\"/>\
         <g transform=\"{transform}\">{ship}</g></svg>\n"
    ))
}

fn png(svg: &str, side: u32) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut pixels = Pixmap::new(side, side).context("an icon without pixels")?;
    let scale = side as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_shows_a_red_ship_on_the_background() {
        assert_eq!(svg(Shape::Rounded).unwrap().matches("class=\"hull\"").count(), 1);
        for (side, shape, name) in PNGS {
            let png = png(&svg(shape).unwrap(), side).unwrap();
            let pixels = Pixmap::decode_png(&png).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (side, side), "{name}");
            let at = |x, y| pixels.pixel(x, y).unwrap();
            // Rounded corners are transparent.
            assert_eq!(at(0, 0).alpha(), if shape == Shape::Maskable { 255 } else { 0 }, "{name}");
            // The background is dark, the hull is red.
            assert!(at(side / 20, side / 2).red() < 40, "{name}");
            let middle = at(side / 2, side / 2);
            assert!(middle.red() > middle.blue(), "{name}: {middle:?}");
        }
    }
}
