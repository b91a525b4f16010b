//! The colours of every scheme and board style.

use mad_rules::BySide;

use super::{Livery, Palette};
use crate::styles::{BoardStyle, ColourScheme};

impl Palette {
    /// The colours of a scheme and a board style. Board styles differ in squares, trays and frames; the
    /// colours of ships and background depend on the scheme only.
    #[must_use]
    pub const fn new(scheme: ColourScheme, board: BoardStyle) -> Self {
        match (scheme, board) {
            (ColourScheme::Dark, BoardStyle::Space) => DARK,
            (ColourScheme::Light, BoardStyle::Space) => LIGHT,
            (ColourScheme::Dark, BoardStyle::Slate) => Self {
                frame: "#3b414d",
                tray: "#14171e",
                even_square: "#3a404c",
                odd_square: "#2f343e",
                ..DARK
            },
            (ColourScheme::Light, BoardStyle::Slate) => Self {
                frame: "#c3c6cd",
                tray: "#f1f2f4",
                even_square: "#d2d4d9",
                odd_square: "#e0e2e6",
                ..LIGHT
            },
        }
    }

    /// CSS variables instead of colours, for pictures inside a themed page.
    ///
    /// [`declarations`](Self::declarations) gives the variables their values.
    pub const VARIABLES: Self = Self {
        background: "var(--mad-background)",
        frame: "var(--mad-frame)",
        star: "var(--mad-star)",
        tray: "var(--mad-tray)",
        even_square: "var(--mad-even-square)",
        odd_square: "var(--mad-odd-square)",
        text: "var(--mad-text)",
        last: "var(--mad-last)",
        digit: "var(--mad-digit)",
        diamond: "var(--mad-diamond)",
        triangle: "var(--mad-triangle)",
        disc: "var(--mad-disc)",
        cube: "var(--mad-cube)",
        liveries: BySide {
            red: Livery {
                hull: "var(--mad-red-hull)",
                edge: "var(--mad-red-edge)",
                trim: "var(--mad-red-trim)",
                cannon: "var(--mad-red-cannon)",
                shield: "var(--mad-red-shield)",
                accent: "var(--mad-red-accent)",
                ink: "var(--mad-red-ink)",
                paper: "var(--mad-red-paper)",
            },
            blue: Livery {
                hull: "var(--mad-blue-hull)",
                edge: "var(--mad-blue-edge)",
                trim: "var(--mad-blue-trim)",
                cannon: "var(--mad-blue-cannon)",
                shield: "var(--mad-blue-shield)",
                accent: "var(--mad-blue-accent)",
                ink: "var(--mad-blue-ink)",
                paper: "var(--mad-blue-paper)",
            },
        },
    };
}

const DARK: Palette = Palette {
    background: "#080c1a",
    frame: "#2a3563",
    star: "#8f9cd0",
    tray: "#10172f",
    even_square: "#29356d",
    odd_square: "#212b5a",
    text: "#98a4d0",
    last: "#ffd34d",
    digit: "#ffffff",
    diamond: "#ffd34d",
    triangle: "#66e8b4",
    disc: "#cfb6ff",
    cube: "#ffffff",
    liveries: BySide {
        red: Livery {
            hull: "#d33f49",
            edge: "#4d0a17",
            trim: "#ffb3a7",
            cannon: "#fff1ec",
            shield: "#f2978b",
            accent: "#ff7676",
            ink: "#ffb9ae",
            paper: "#3a0811",
        },
        blue: Livery {
            hull: "#2b74d8",
            edge: "#081f4a",
            trim: "#afd8ff",
            cannon: "#f0f8ff",
            shield: "#8fc1f7",
            accent: "#5aaeff",
            ink: "#b5dbff",
            paper: "#061836",
        },
    },
};

const LIGHT: Palette = Palette {
    background: "#f7f9fe",
    frame: "#c6cfea",
    star: "#d3dbf0",
    tray: "#eef2fc",
    even_square: "#c5d1f1",
    odd_square: "#d6dff7",
    text: "#525d8a",
    last: "#e0a100",
    digit: "#ffffff",
    diamond: "#ffd34d",
    triangle: "#66e8b4",
    disc: "#cfb6ff",
    cube: "#ffffff",
    liveries: BySide {
        red: Livery {
            hull: "#d33340",
            edge: "#4d0a17",
            trim: "#e08680",
            cannon: "#5e0f1d",
            shield: "#9a3643",
            accent: "#c92c3a",
            ink: "#8f1626",
            paper: "#ffffff",
        },
        blue: Livery {
            hull: "#1f6bd6",
            edge: "#081f4a",
            trim: "#76a9ea",
            cannon: "#0a2659",
            shield: "#2d599f",
            accent: "#1c62c6",
            ink: "#123f8a",
            paper: "#ffffff",
        },
    },
};
