//! Title and footer of the pages with text.

use mad_i18n::Texts;

use crate::drawing::{Align, Area, Drawing};
use crate::font::Font;
use crate::palette::{FAINT, HEADING, PAPER};
use crate::paper::{MARGIN, Paper};

/// Height of title and footer with the distance to the content.
const TITLE: f64 = 12.0;
const FOOTER: f64 = 6.5;

/// The address of the makers of the game.
const MAKERS: &str = "www.doeraene.be/mad";

/// The area between title and footer.
pub(crate) fn content(paper: Paper) -> Area {
    let (width, height) = paper.size();
    Area {
        x: MARGIN,
        y: MARGIN + TITLE,
        width: width - 2.0 * MARGIN,
        height: height - 2.0 * MARGIN - TITLE - FOOTER,
    }
}

/// A page with its title and footer.
pub(crate) fn new(paper: Paper, title: &str, texts: &Texts) -> Drawing {
    let mut drawing = Drawing::new(paper, title, texts.language().code());
    let (width, height) = paper.size();
    let (left, right) = (MARGIN, width - MARGIN);
    let (name, words) = (6.2, Font::regular(10.0));
    let baseline = MARGIN + name;
    let after = drawing.word_mark((left, baseline), name) + 3.0;
    drawing.text((after, baseline), Align::Left, "Motion · Attack · Defense", words, PAPER.text);
    drawing.text((right, baseline), Align::Right, title, Font::bold(14.0), HEADING);
    let below = baseline + 2.5;
    drawing.line("rule", (left, below), (right, below), HEADING, 0.4);
    // The letters below the baseline are inside the margin.
    let footer = height - MARGIN - 0.7;
    drawing.line("rule", (left, footer - 4.2), (right, footer - 4.2), FAINT, 0.2);
    let credit = texts.print_credit(MAKERS);
    drawing.text((left, footer), Align::Left, &credit, Font::regular(8.5), PAPER.text);
    drawing
}
