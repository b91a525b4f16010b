//! The colours and line widths of the parts of a ship.

use mad_rules::Side;

use super::dimensions::SHIELD;
use crate::markup::Svg;
use crate::palette::Palette;
use crate::styles::ShipStyle;

/// The colours of a ship in a style.
#[derive(Debug, Clone, Copy)]
pub(super) struct Paint {
    hull: &'static str,
    hull_line: &'static str,
    sail: &'static str,
    cannon: &'static str,
    shield: &'static str,
    /// The outline of sails and cannons.
    part_line: &'static str,
    /// The outline of the gem.
    pub(super) gem_line: &'static str,
    pub(super) digit: &'static str,
    /// The shaded part of the hull.
    pub(super) shade: &'static str,
}

impl Paint {
    pub(super) fn of(style: ShipStyle, side: Side, palette: &Palette) -> Self {
        let livery = &palette.liveries[side];
        match style {
            ShipStyle::Classic => Self {
                hull: livery.hull,
                hull_line: livery.edge,
                sail: livery.trim,
                cannon: livery.cannon,
                shield: livery.shield,
                part_line: livery.edge,
                gem_line: livery.edge,
                digit: palette.digit,
                shade: livery.edge,
            },
            ShipStyle::Outline => Self {
                hull: livery.paper,
                hull_line: livery.ink,
                sail: livery.ink,
                cannon: livery.ink,
                shield: livery.ink,
                part_line: "none",
                gem_line: livery.edge,
                digit: livery.ink,
                shade: livery.paper,
            },
        }
    }

    pub(super) fn open_shields(&self, svg: &mut Svg) {
        svg.open_lines(self.shield, SHIELD);
    }

    pub(super) fn open_sails(&self, svg: &mut Svg) {
        svg.open_shapes(self.sail, self.part_line, 1.4);
    }

    pub(super) fn open_cannons(&self, svg: &mut Svg) {
        svg.open_shapes(self.cannon, self.part_line, 1.8);
    }

    pub(super) fn open_hull(&self, svg: &mut Svg, line: f64) {
        svg.open_shapes(self.hull, self.hull_line, line);
    }
}
