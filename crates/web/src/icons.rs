//! Icons for buttons and links.

use leptos::prelude::*;

/// An icon of 24 by 24 units, drawn with strokes only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Icon {
    Undo,
    Redo,
    Hint,
    Flip,
    Flag,
    Handshake,
    More,
    SoundOn,
    SoundOff,
    Save,
    Share,
    Copy,
    Plus,
    Pause,
    Go,
    Pen,
    Bin,
    First,
    Previous,
    Next,
    Last,
    Swap,
    Rotate,
    Back,
    Home,
    Close,
    Down,
    People,
    Board,
    Gear,
    Folder,
    School,
    Book,
    Clock,
    Paste,
    Check,
    Globe,
    Bubble,
    Bell,
    Phone,
    Hourglass,
}

impl Icon {
    /// The path data of the drawing.
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Self::Redo => "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
            Self::Hint => "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.5.4-.5 1-.5 1h-6s0-.6-.5-1",
            Self::Flip => "M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3",
            Self::Flag => "M6 21V4m0 1c4-2 7 2 12 0v9c-5 2-8-2-12 0",
            Self::Handshake => "m4 12 4-5 4 2 4-2 4 5m-16 0 5 5 3-2 3 2 5-5M12 9l-3 4 2 1 3-2 3 3",
            Self::More => "M4.5 12h1M11.5 12h1M18.5 12h1",
            Self::SoundOn => "M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
            Self::SoundOff => "M4 10v4h4l5 4V6L8 10zM17 9.5l5 5m0-5-5 5",
            Self::Save => "M12 4v11m0 0-4-4m4 4 4-4M5 20h14",
            Self::Share => "M12 15V4m0 0L8 8m4-4 4 4M6 12v8h12v-8",
            Self::Copy => "M9 9h11v11H9zM15 9V4H4v11h5",
            Self::Plus => "M12 5v14M5 12h14",
            Self::Pause => "M9 6v12M15 6v12",
            Self::Go => "M8 5.5v13l10-6.5z",
            Self::Pen => "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
            Self::Bin => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
            Self::First => "M18 6l-7 6 7 6M7 6v12",
            Self::Previous => "M15 6l-7 6 7 6",
            Self::Next => "M9 6l7 6-7 6",
            Self::Last => "M6 6l7 6-7 6M17 6v12",
            Self::Swap => "M4 9h15l-4-4M20 15H5l4 4",
            Self::Rotate => "M5 11a7 7 0 0 1 12.5-3.5M19 13a7 7 0 0 1-12.5 3.5M18 3v5h-5M6 21v-5h5",
            Self::Home => "M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10.5 20v-5.5h3V20",
            Self::Back => "M11 5l-7 7 7 7M4 12h16",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Down => "M6 9l6 6 6-6",
            Self::People => {
                "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.5 19a5.5 5.5 0 0 1 11 0M16 11a3 3 0 1 0-1-5.8M16 13.5a5.5 5.5 0 0 1 5.5 5.5"
            }
            Self::Board => "M4 4h16v16H4zM12 4v16M4 12h16",
            Self::Gear => {
                "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M12 3v3M12 18v3M4.2 7.5l2.6 1.5M17.2 15l2.6 1.5M4.2 16.5 6.8 15M17.2 9l2.6-1.5"
            }
            Self::Folder => "M3 6h6l2 2h10v11H3z",
            Self::School => {
                "M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5V16c3 3 8 3 11 0v-4.5M21.5 9.5V15"
            }
            Self::Clock => "M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 9v4l2.5 2.5M9.5 2.5h5",
            Self::Paste => "M9 4h6v3H9zM9 5H6v15h12V5h-3M9 12h6M9 16h4",
            Self::Check => "M5 12.5l4.5 4.5L19 7.5",
            Self::Globe => {
                "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"
            }
            Self::Bubble => "M4 5h16v11h-9l-5 4v-4H4z",
            Self::Bell => "M6 17h12l-1.5-3v-4a4.5 4.5 0 0 0-9 0v4zM10.5 20h3",
            Self::Phone => "M7 3h10v18H7zM11 18h2",
            Self::Hourglass => "M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9",
            Self::Book => "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14",
        }
    }
}

/// The icon as SVG. Screen readers skip it: the button or link has a text or a label.
pub(crate) fn icon(icon: Icon) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path() />
        </svg>
    }
    .into_any()
}
