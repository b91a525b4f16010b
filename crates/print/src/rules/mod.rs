//! The sheet of rules: the rules on its front, questions and tactics on its back.

mod arrow;
mod flow;
mod mini_board;
mod setting;
mod ship_figures;

use mad_i18n::Texts;
use mad_tutorial::{Block, Figure, Section, Topic};

use crate::drawing::{Area, Drawing, Point};
use crate::paper::Paper;
use crate::sheet;
use flow::{Piece, balance};
use mini_board::MiniBoard;
use setting::{FIGURE_GAP, Setting};

const COLUMNS: usize = 3;
/// Distance between columns.
const GUTTER: f64 = 5.2;

/// Distance between a figure and a caption below it.
const CAPTION_GAP: f64 = 0.8;

/// The type sizes to choose from, in tenths of a point.
const MIN_SIZE: u32 = 85;
const MAX_SIZE: u32 = 100;

/// The two sides of the sheet, in the largest type in which both fit.
pub(crate) fn pages(paper: Paper, texts: &Texts) -> [String; 2] {
    let columns = columns(paper);
    let pieces = |size: u32| {
        let setting = Setting { size: f64::from(size) / 10.0, width: columns[0].width };
        [front(setting, texts), back(setting, texts)]
    };
    let fits = |sides: &[Vec<Piece>; 2]| {
        sides.iter().all(|pieces| balance(pieces, COLUMNS, columns[0].height).is_some())
    };
    let sides = (MIN_SIZE..=MAX_SIZE).rev().map(pieces).find(fits);
    let [front, back] = sides.unwrap_or_else(|| pieces(MIN_SIZE));
    [
        side(paper, texts, &texts.print_rules(), &front),
        side(paper, texts, &texts.print_questions(), &back),
    ]
}

/// The columns between title and footer.
fn columns(paper: Paper) -> [Area; COLUMNS] {
    let content = sheet::content(paper);
    let width = (content.width - GUTTER * (COLUMNS - 1) as f64) / COLUMNS as f64;
    let x = |index: usize| content.x + (width + GUTTER) * index as f64;
    std::array::from_fn(|index| Area { x: x(index), width, ..content })
}

/// A side of the sheet with its title.
fn side(paper: Paper, texts: &Texts, title: &str, pieces: &[Piece]) -> String {
    let mut drawing = sheet::new(paper, title, texts);
    let columns = columns(paper);
    let limit = columns[0].height;
    // The tests rule out texts that do not fit. Such texts would be cut off at the lower edge.
    let filled = balance(pieces, COLUMNS, limit).or_else(|| balance(pieces, COLUMNS, limit * 9.0));
    flow::draw(&mut drawing, pieces, &filled.unwrap_or_default(), &columns);
    drawing.finish()
}

/// The topics on the front: what one needs to know to play.
const FRONT: [Topic; 12] = [
    Topic::Goal,
    Topic::Ships,
    Topic::Turn,
    Topic::Move,
    Topic::Expulsion,
    Topic::Permutation,
    Topic::Rotation,
    Topic::Exile,
    Topic::Bonus,
    Topic::Positioning,
    Topic::End,
    Topic::TieBreak,
];

/// The figures that stand beside the questions about their topic, because the front is full.
const ON_BACK: [Figure; 1] = [Figure::Expulsion];

/// The texts and figures of the rules.
fn front(setting: Setting, texts: &Texts) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for topic in FRONT {
        let section = Section::on_paper(texts, topic);
        pieces.push(setting.heading(&section.title));
        let paragraphs = section.blocks.iter().filter_map(|block| match block {
            Block::Text(text) => Some(setting.paragraph(text)),
            Block::Figure(..) | Block::Question(..) => None,
        });
        pieces.extend(paragraphs.flatten());
        match topic {
            Topic::Ships => pieces.push(ship_figures::labelled_ship(setting, texts)),
            Topic::Permutation => pieces.push(ship_figures::pairs(setting, texts)),
            _ => {}
        }
        let figures: Vec<(Figure, &str)> = section
            .blocks
            .iter()
            .filter_map(|block| match block {
                Block::Figure(figure, _) if ON_BACK.contains(figure) => None,
                Block::Figure(figure, caption) => Some((*figure, caption.as_str())),
                Block::Text(_) | Block::Question(..) => None,
            })
            .collect();
        let figure = match figures.as_slice() {
            [] => continue,
            [figure] => beside(setting, *figure),
            several => side_by_side(setting, several),
        };
        if let Some(above) = pieces.last_mut() {
            above.keep = true;
        }
        pieces.push(figure);
    }
    pieces
}

/// Questions of all topics, then what is no rule: tactics, and differences between versions.
fn back(setting: Setting, texts: &Texts) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for topic in Topic::ALL {
        let section = Section::on_paper(texts, topic);
        let first = pieces.len();
        for block in &section.blocks {
            match block {
                Block::Question(question, answer) => {
                    pieces.extend(setting.question(question, answer));
                }
                Block::Text(text) if !FRONT.contains(&topic) => {
                    pieces.extend(setting.paragraph(text));
                }
                Block::Figure(figure, caption) if ON_BACK.contains(figure) => {
                    pieces.push(beside(setting, (*figure, caption)));
                }
                Block::Text(_) | Block::Figure(..) => {}
            }
        }
        if pieces.len() > first {
            pieces.insert(first, setting.heading(&section.title));
        }
    }
    pieces
}

/// A figure with its caption on the right.
fn beside(setting: Setting, (figure, caption): (Figure, &str)) -> Piece {
    let board = MiniBoard::new(figure);
    let cell = setting.width * 0.095;
    let left = board.columns() * cell + 3.0;
    let caption = setting.lines(caption, setting.width - left);
    let height = (board.rows() * cell).max(setting.height(&caption));
    let draw = move |drawing: &mut Drawing, (x, y): Point| {
        board.draw(drawing, (x, y), cell);
        setting.draw(drawing, (x + left, y - 0.6), &caption);
    };
    Piece { gap: FIGURE_GAP, height, heading: false, keep: false, draw: Box::new(draw) }
}

/// Figures in a row, with all captions below them.
fn side_by_side(setting: Setting, figures: &[(Figure, &str)]) -> Piece {
    const GAP: f64 = 4.0;
    let boards: Vec<MiniBoard> =
        figures.iter().map(|&(figure, _)| MiniBoard::new(figure)).collect();
    let columns: f64 = boards.iter().map(MiniBoard::columns).sum();
    let cell = (setting.width - GAP * (figures.len() - 1) as f64) / columns;
    let rows = boards.iter().map(MiniBoard::rows).fold(0.0, f64::max) * cell;
    let captions: Vec<_> =
        figures.iter().flat_map(|(_, caption)| setting.lines(caption, setting.width)).collect();
    let height = rows + CAPTION_GAP + setting.height(&captions);
    let draw = move |drawing: &mut Drawing, (x, y): Point| {
        let mut left = x;
        for board in &boards {
            board.draw(drawing, (left, y + rows - board.rows() * cell), cell);
            left += board.columns() * cell + GAP;
        }
        setting.draw(drawing, (x, y + rows + CAPTION_GAP), &captions);
    };
    Piece { gap: FIGURE_GAP, height, heading: false, keep: false, draw: Box::new(draw) }
}
