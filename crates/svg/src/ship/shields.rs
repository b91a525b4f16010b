//! The shapes of shield lines: around the bow from flank to flank.

use crate::markup::{Path, mirror};

/// The course of a shield line.
#[derive(Debug, Clone, Copy)]
pub(super) struct ShieldLine {
    /// Distance from the keel at the flanks.
    pub(super) side: f64,
    /// Height in front of the bow.
    pub(super) front: f64,
    /// Height of the ends at the flanks.
    pub(super) back: f64,
}

/// A line with straight segments: flat in front of the bow, then slanted, then along the flanks.
pub(super) fn angular(line: &ShieldLine) -> Path {
    let &ShieldLine { side, front, back } = line;
    let flat = side * 0.48;
    let right = [(flat, front), (side, front + side - flat), (side, back)];
    Path::through(right.map(mirror).into_iter().rev().chain(right))
}

/// A dome, less pointed than half an ellipse, so that two cannons have room below it.
pub(super) fn round(line: &ShieldLine) -> Path {
    let &ShieldLine { side, front, back } = line;
    let (high, wide) = (back + (front - back) * 0.7, side * 0.62);
    Path::from((-side, back)).curve((-side, high), (-wide, front), (0.0, front)).curve(
        (wide, front),
        (side, high),
        (side, back),
    )
}
