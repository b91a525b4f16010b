//! The screens that people have.

use std::fmt;

use serde_json::{Value, json};

/// A screen, and what its owner points with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// A small phone, upright.
    Phone,
    /// A tablet, upright.
    Tablet,
    /// A small laptop, with a mouse.
    Desktop,
    /// The same with everything twice as large, as browsers do for those who wish it: a window of
    /// half the width and height.
    Twice,
}

impl Size {
    /// The screens that everybody has.
    pub const ALL: [Self; 3] = [Self::Phone, Self::Tablet, Self::Desktop];

    /// Width and height in CSS pixels.
    #[must_use]
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 640),
            Self::Tablet => (820, 1180),
            Self::Desktop => (1280, 800),
            Self::Twice => (640, 400),
        }
    }

    /// Whether one points at it with a finger.
    #[must_use]
    pub const fn has_touch(self) -> bool {
        matches!(self, Self::Phone | Self::Tablet)
    }

    /// Pixels of the screen for one of the page.
    #[must_use]
    pub const fn density(self) -> f64 {
        match self {
            Self::Phone | Self::Tablet | Self::Twice => 2.0,
            Self::Desktop => 1.0,
        }
    }

    /// As the browser's driver wants it.
    pub(crate) fn emulation(self) -> Value {
        let ((width, height), touch) = (self.pixels(), self.has_touch());
        let density = self.density();
        json!({ "deviceMetrics": {
            "width": width, "height": height, "pixelRatio": density, "touch": touch, "mobile": touch,
        } })
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Phone => "phone",
            Self::Tablet => "tablet",
            Self::Desktop => "desktop",
            Self::Twice => "twice",
        })
    }
}
