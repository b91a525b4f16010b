//! How MAD looks: ships and boards as SVG.

mod look;
mod ship;
mod svg;

pub use look::{Livery, Look, Palette};
pub use ship::ship;
