//! [Ships](ship()) and [boards](board()) as SVG.
//!
//! A picture of a ship shows its class: seen from above, nose towards the enemy, it has as many
//! cannons at the bow, sails at the stern and shield lines at the flanks as its digits, and its
//! hull grows with its rank. Red has straight lines and blue curves, so the sides differ without
//! colour. Two complements have the same gem. [`ShipStyle`] and [`BoardStyle`] are the styles to choose from.
//!
//! All functions are pure: the same arguments give the same text. Labels come from the caller.

mod board;
mod layout;
mod look;
mod markup;
mod palette;
mod ship;
mod stars;
mod styles;
mod vision;
mod wordmark;

pub use board::{Scene, board};
pub use look::Look;
pub use markup::{Num, escape};
pub use palette::{Livery, Palette, contrast};
pub use ship::{ShipLabels, labelled_ship, ship};
pub use styles::{BoardStyle, ColourScheme, ShipStyle, UnknownNameError};
pub use vision::Vision;
pub use wordmark::{WORDMARK_SIZE, wordmark};
