//! The app's own picture: a ship in the sky, in the sizes and shapes that devices ask for.

use anyhow::{Context as _, Result};
use mad_svg::Look;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// What the sky looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// A tile with round corners.
    Tile,
    /// From edge to edge, for devices that cut it out themselves. Whatever they cut, they leave a
    /// disc of four fifths of the width.
    Full,
}

/// Side in pixels, shape, and the name of the file.
const PICTURES: [(u32, Shape, &str); 4] = [
    (192, Shape::Tile, "icon-192.png"),
    (512, Shape::Tile, "icon-512.png"),
    (512, Shape::Full, "icon-512-full.png"),
    (180, Shape::Full, "icon-180.png"),
];

/// All files, by their names.
pub(super) fn all() -> Result<Vec<(String, Vec<u8>)>> {
    let mut files = vec![("icon.svg".to_owned(), drawing(Shape::Tile)?.into_bytes())];
    for (side, shape, name) in PICTURES {
        files.push((name.to_owned(), picture(&drawing(shape)?, side)?));
    }
    Ok(files)
}

fn drawing(shape: Shape) -> Result<String> {
    let look = Look { digits: false, ..Look::DARK };
    let (sky, ship) = (look.palette.background, mad_svg::ship("r111".parse()?, &look));
    let (corner, place) = match shape {
        Shape::Tile => (20, "translate(-6 -6) scale(1.12)"),
        Shape::Full => (0, "translate(5 5) scale(.9)"),
    };
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
         <rect width=\"100\" height=\"100\" rx=\"{corner}\" fill=\"{sky}\"/>\
         <g transform=\"{place}\">{ship}</g></svg>\n"
    ))
}

fn picture(drawing: &str, side: u32) -> Result<Vec<u8>> {
    let tree = Tree::from_str(drawing, &Options::default())?;
    let mut pixels = Pixmap::new(side, side).context("a picture without pixels")?;
    let scale = side as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_shows_a_ship_in_the_sky() {
        assert_eq!(drawing(Shape::Tile).unwrap().matches("class=\"hull\"").count(), 1);
        for (side, shape, name) in PICTURES {
            let png = picture(&drawing(shape).unwrap(), side).unwrap();
            let pixels = Pixmap::decode_png(&png).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (side, side), "{name}");
            let at = |x, y| pixels.pixel(x, y).unwrap();
            // Round corners are open; a full sky has none.
            assert_eq!(at(0, 0).alpha(), if shape == Shape::Full { 255 } else { 0 }, "{name}");
            // The sky around the ship is dark, its hull is red.
            assert!(at(side / 20, side / 2).red() < 40, "{name}");
            let middle = at(side / 2, side / 2);
            assert!(middle.red() > middle.blue(), "{name}: {middle:?}");
        }
    }
}
