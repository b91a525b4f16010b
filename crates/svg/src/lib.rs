//! How MAD looks: [ships](ship()) and [boards](board()) as SVG.
//!
//! A ship is read, not remembered. Seen from above, nose towards the enemy, it has as many cannons
//! at the bow, sails at the stern and shield lines around the bow as its digits say, and its hull
//! grows with its rank. Red is built of straight lines and blue of curves, so the sides differ
//! without colour; two complements carry the same gem.
//!
//! Everything here is a function from data to text: no words of any language (a label comes from
//! the caller), no state, nothing random.

mod board;
mod layout;
mod look;
mod palette;
mod ship;
mod sky;
mod svg;

pub use board::{Scene, board};
pub use look::Look;
pub use palette::{Livery, Palette};
pub use ship::ship;
pub use svg::Num;
