//! The font as a part of SVG pages.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::Page;

/// The files of the font, with the CSS weight of each.
pub(crate) const FILES: [(u16, &[u8]); 2] = [
    (400, include_bytes!("../fonts/Roboto-Regular.ttf")),
    (700, include_bytes!("../fonts/Roboto-Bold.ttf")),
];

impl Page {
    /// The SVG document with the font in it, about 50 kB more, so that browsers show it on every
    /// system in the same font.
    #[must_use]
    pub fn with_font(&self) -> String {
        let faces: String = FILES
            .iter()
            .map(|(weight, file)| {
                let data = STANDARD.encode(file);
                format!(
                    "@font-face{{font-family:Roboto;font-weight:{weight};\
                     src:url(data:font/ttf;base64,{data})}}"
                )
            })
            .collect();
        // The first `>` ends the tag of the root element.
        self.svg.replacen('>', &format!("><style>{faces}</style>"), 1)
    }
}
