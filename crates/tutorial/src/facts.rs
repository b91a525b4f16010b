//! The numbers in the text of the rules, computed from `mad-rules` so that no translation can
//! get one wrong.

use mad_i18n::{Argument, Texts};
use mad_rules::{Board, Class, Options, Position, Side, Turn};

use crate::Figure;

/// The tie-break limit of the French booklet.
const SHORTER_LIMIT: u16 = 30;

fn list<'a>(classes: impl IntoIterator<Item = &'a Class>) -> String {
    let names: Vec<_> = classes.into_iter().map(ToString::to_string).collect();
    names.join(", ")
}

/// Red's bonus squares on a board.
fn bonus_squares(board: Board) -> String {
    let squares = board.bonus_squares(Side::Red).iter();
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

/// The placeholders of the text: numbers, classes and boards.
///
/// # Panics
///
/// Never: the default options have a tie-break, and every figure's turn is legal.
#[must_use]
pub fn facts() -> Vec<(&'static str, Argument<'static>)> {
    let sails = || Class::ALL.into_iter().map(Class::sails);
    let low = sails().min().expect("there are ships");
    let high = sails().max().expect("there are ships");
    let example = Class::C112;
    let sum = example.number() + example.complement().number();
    let pairs: Vec<_> = Class::ALL
        .into_iter()
        .filter(|class| class.number() < class.complement().number())
        .map(|class| format!("{class}\u{a0}+\u{a0}{}", class.complement()))
        .collect();
    let start = Position::default();
    let limit = Options::default().tie_break.expect("there is a tie-break").get();
    let turns = start.legal_turns();
    let rotations =
        turns.iter().filter(|turn| turn.cycle().is_some_and(|cycle| cycle.classes().len() == 3));
    let expelled = Figure::Expulsion;
    let (from, to) = expelled.turn().and_then(Turn::squares_moved).expect("a move");
    let at = |square| {
        let ship = expelled.position().ship_at(square).expect("a ship");
        ship.class().to_string()
    };
    let size = |board| Texts::board_size(board).unwrap_or_default();
    vec![
        ("ships", Class::ALL.len().into()),
        ("low", low.into()),
        ("high", high.into()),
        ("trio", Class::FRIGATES.len().into()),
        ("example", example.to_string().into()),
        ("corvette", Class::CORVETTE.to_string().into()),
        ("cruiser", Class::CRUISER.to_string().into()),
        ("frigates", list(&Class::FRIGATES).into()),
        ("destroyers", list(&Class::DESTROYERS).into()),
        ("sum", sum.to_string().into()),
        ("permutations", pairs.len().into()),
        ("pairs", pairs.join(", ").into()),
        ("rotations", rotations.count().into()),
        ("ways", turns.len().into()),
        ("fast", at(from).into()),
        ("armed", at(to).into()),
        ("shielded", example.to_string().into()),
        ("unshielded", example.complement().to_string().into()),
        ("limit", limit.into()),
        ("half", (limit / 2).into()),
        ("shorter", SHORTER_LIMIT.into()),
        ("point", 1.into()),
        ("halfpoint", "½".into()),
        ("tall", size(Board::SIX_BY_FOUR).into()),
        ("square", size(Board::FIVE_BY_FIVE).into()),
        ("notched", size(Board::FOUR_BY_SIX).into()),
        ("notchedbonus", bonus_squares(Board::FOUR_BY_SIX).into()),
        ("steppedbonus", bonus_squares(Board::AZTEC).into()),
    ]
}
