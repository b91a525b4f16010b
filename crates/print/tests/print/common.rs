//! Pages, parsed as XML and measured in millimetres.

use mad_i18n::{Language, Texts};
use mad_print::{Boards, Page, Paper, pages};
use roxmltree::{Document, Node};

pub(crate) const BOARDS: [Boards; 3] = [Boards::SixByFour, Boards::FiveByFive, Boards::Both];

/// Runs a check on the pages of every set.
pub(crate) fn for_all(check: impl Fn(&Texts, Paper, Boards, &[Page])) {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for paper in Paper::ALL {
            for boards in BOARDS {
                check(&texts, paper, boards, &pages(&texts, paper, boards));
            }
        }
    }
}

/// Runs a check on every page called this.
pub(crate) fn for_each(name: &str, check: impl Fn(&Texts, Paper, Boards, &Document<'_>)) {
    for_all(|texts, paper, boards, pages| {
        for page in pages.iter().filter(|page| page.name == name) {
            check(texts, paper, boards, &Document::parse(&page.svg).expect("well-formed"));
        }
    });
}

pub(crate) fn of_class<'a>(document: &'a Document<'a>, class: &str) -> Vec<Node<'a, 'a>> {
    let is = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|found| found.split(' ').next() == Some(class))
    };
    document.descendants().filter(is).collect()
}

/// A length in millimetres.
pub(crate) fn length(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).expect(name).parse::<f64>().expect("a number") / 10.0
}

/// Left, top, right and bottom in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Bounds(pub(crate) [f64; 4]);

impl Bounds {
    pub(crate) fn of_rect(node: &Node<'_, '_>) -> Self {
        let (x, y) = (length(node, "x"), length(node, "y"));
        Self([x, y, x + length(node, "width"), y + length(node, "height")]).on_page(node)
    }

    /// From the tops of capitals to the ends of descenders.
    pub(crate) fn of_text(node: &Node<'_, '_>) -> Self {
        let (x, y, size) = (length(node, "x"), length(node, "y"), length(node, "font-size"));
        Self([x, y - 0.71 * size, x + length(node, "textLength"), y + 0.22 * size]).on_page(node)
    }

    /// The bounds after the half turns of the ancestors.
    fn on_page(self, node: &Node<'_, '_>) -> Self {
        let turns = node.ancestors().filter_map(|node| {
            let turn = node.attribute("transform")?.strip_prefix("rotate(180 ")?;
            let (x, y) = turn.strip_suffix(')')?.split_once(' ')?;
            Some((x.parse::<f64>().ok()? / 10.0, y.parse::<f64>().ok()? / 10.0))
        });
        turns.fold(self, |Self([left, top, right, bottom]), (x, y)| {
            Self([2.0 * x - right, 2.0 * y - bottom, 2.0 * x - left, 2.0 * y - top])
        })
    }

    pub(crate) fn size(&self) -> [f64; 2] {
        let Self([left, top, right, bottom]) = self;
        [right - left, bottom - top]
    }

    /// Whether they have no area in common; a hundredth of a millimetre is tolerated.
    pub(crate) fn apart(&self, other: &Self) -> bool {
        let (Self(one), Self(other)) = (self, other);
        let before = |a: f64, b: f64| a <= b + 0.02;
        before(one[2], other[0])
            || before(other[2], one[0])
            || before(one[3], other[1])
            || before(other[3], one[1])
    }

    pub(crate) fn is_inside(&self, outer: &Self) -> bool {
        let (Self(inner), Self(outer)) = (self, outer);
        (0..2).all(|at| inner[at] >= outer[at] - 0.01 && inner[at + 2] <= outer[at + 2] + 0.01)
    }
}

/// The page without a margin.
pub(crate) fn printable(paper: Paper, margin: f64) -> Bounds {
    let (width, height) = paper.size();
    Bounds([margin, margin, width - margin, height - margin])
}

pub(crate) fn texts<'a>(document: &'a Document<'a>) -> Vec<Node<'a, 'a>> {
    document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
        .collect()
}
