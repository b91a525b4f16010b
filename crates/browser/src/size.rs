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
}

impl Size {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Phone, Self::Tablet, Self::Desktop];

    /// Width and height in CSS pixels.
    #[must_use]
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 640),
            Self::Tablet => (820, 1180),
            Self::Desktop => (1280, 800),
        }
    }

    /// Whether one points at it with a finger.
    #[must_use]
    pub const fn has_touch(self) -> bool {
        !matches!(self, Self::Desktop)
    }

    /// As the browser's driver wants it.
    pub(crate) fn emulation(self) -> Value {
        let ((width, height), touch) = (self.pixels(), self.has_touch());
        let density = if touch { 2.0 } else { 1.0 };
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
        })
    }
}
