//! Window sizes of common devices.

use std::fmt;

use serde_json::{Value, json};

/// A window, and whether it is used with a finger or a mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// A small phone in portrait orientation.
    Phone,
    /// A tablet in portrait orientation.
    Tablet,
    /// A small laptop with a mouse.
    Desktop,
    /// The laptop with a zoom of 200%: a window of half the width and height.
    Zoomed,
}

impl Size {
    /// All sizes without zoom.
    pub const ALL: [Self; 3] = [Self::Phone, Self::Tablet, Self::Desktop];

    /// Width and height in CSS pixels.
    #[must_use]
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 640),
            Self::Tablet => (820, 1180),
            Self::Desktop => (1280, 800),
            Self::Zoomed => (640, 400),
        }
    }

    /// Whether it is used with a finger.
    #[must_use]
    pub const fn has_touch(self) -> bool {
        matches!(self, Self::Phone | Self::Tablet)
    }

    /// The device pixel ratio.
    #[must_use]
    pub const fn density(self) -> f64 {
        match self {
            Self::Phone | Self::Tablet | Self::Zoomed => 2.0,
            Self::Desktop => 1.0,
        }
    }

    /// The option `mobileEmulation` of chromedriver.
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
            Self::Zoomed => "zoomed",
        })
    }
}
