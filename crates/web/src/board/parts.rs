//! Squares, slots and ships.

use crate::dom::*;
use mad_rules::{Board, Class, Ship, Side, Square};
use mad_session::{Partner, Spot};
use mad_svg::{Look, Palette};

use super::{Table, spot_text};
use crate::ui::{Icon, icon, memo, part};
use crate::words::Words;

/// The order of the slots in a tray: by rank, as on every picture.
const SLOTS: [Class; 8] = [
    Class::C111,
    Class::C112,
    Class::C121,
    Class::C211,
    Class::C122,
    Class::C212,
    Class::C221,
    Class::C222,
];

/// The spots from left to right in rows from top to bottom, as they are seen; `None` where the
/// board has no square.
pub(super) fn rows(board: Board, flip: bool) -> Vec<Vec<Option<Square>>> {
    let mut rows: Vec<Vec<Option<Square>>> = (0..board.rows())
        .rev()
        .map(|row| {
            let squares = (0..board.columns()).map(|column| Square::new(column, row));
            squares.map(|square| square.filter(|&square| board.contains(square))).collect()
        })
        .collect();
    if flip {
        rows.reverse();
        rows.iter_mut().for_each(|row| row.reverse());
    }
    rows
}

/// The slots of a side from left to right.
pub(super) fn slots(side: Side) -> [Ship; 8] {
    SLOTS.map(|class| Ship::new(side, class))
}

/// A ship as the page draws it.
pub(crate) fn ship_drawing(ship: Ship, digits: bool, flip: bool) -> impl IntoView {
    let look = Look { palette: Palette::VARIABLES, digits, flip };
    view! {
        <svg class="ship" data-ship=ship.to_string() viewBox="0 0 100 100" aria-hidden="true">
            <g inner_html=mad_svg::ship(ship, &look)></g>
        </svg>
    }
}

pub(super) fn arena(table: Table, board: Board, flip: bool) -> impl IntoView {
    let words = table.shell.words;
    let rows = rows(board, flip);
    let last = rows.len() - 1;
    let rows = rows.into_iter().enumerate().map(|(index, row)| {
        let mut seen = false;
        let cells = row.into_iter().map(|square| match square {
            Some(square) => {
                let number = (!std::mem::replace(&mut seen, true)).then(|| square.row() + 1);
                let letter = (index == last).then(|| char::from(b'a' + square.column()));
                cell(table, board, square, number, letter)
            }
            None => view! { <div class="gap" role="presentation"></div> }.into_any(),
        });
        view! { <div class="row" role="row">{cells.collect_view()}</div> }
    });
    view! {
        <div
            class="arena"
            role="grid"
            aria-label=words.board_label(board.rows(), board.columns())
        >
            {rows.collect_view()}
        </div>
    }
}

fn cell(
    table: Table,
    board: Board,
    square: Square,
    number: Option<u8>,
    letter: Option<char>,
) -> AnyView {
    let ship = memo(move || table.drawn.with(|picture| picture.ship_at(square)));
    let flip = table.show.flip.get_untracked();
    let chevrons = Side::ALL
        .into_iter()
        .filter(|&side| board.bonus_squares(side).contains(square))
        .map(|side| chevron(side, flip));
    let names = [number.map(|number| number.to_string()), letter.map(String::from)];
    spot_view(table, Spot::Square(square), ship, names, chevrons.collect_view())
}

/// A place that can be pointed at, with the ship that is there. The names of its row and column are
/// drawn beside it by the style sheet: they are no part of what it holds.
fn spot_view(
    table: Table,
    spot: Spot,
    ship: Memo<Option<Ship>>,
    [number, letter]: [Option<String>; 2],
    under: AnyView,
) -> AnyView {
    let picked = memo(move || ship.get().is_some() && ship.get() == table.show.picked.get());
    view! {
        <div
            class=memo(move || spot_class(table, spot, ship.get(), picked.get()))
            role="gridcell"
            data-spot=spot_text(spot)
            data-number=number
            data-letter=letter
            tabindex=memo(move || if table.focus.get() == spot { "0" } else { "-1" })
            aria-selected=memo(move || if picked.get() { "true" } else { "false" })
            aria-label=memo(move || spot_label(table, spot, ship.get()))
            data-tip=memo(move || tip(table, spot))
        >
            {under}
            {part(move || ship.get().map(|ship| occupant(table, ship)))}
            <span class="mark" aria-hidden="true"></span>
            {part(move || ship.get().and_then(|ship| badge(table, ship)))}
        </div>
    }
    .into_any()
}

/// How a spot looks, in the words of the style sheet.
fn spot_class(table: Table, spot: Spot, ship: Option<Ship>, picked: bool) -> String {
    let show = table.show;
    let own = ship.is_some_and(|ship| show.hands.get().has(ship.side()));
    let mut class = match spot {
        Spot::Square(_) => "cell".to_owned(),
        Spot::Slot(_) => "slot".to_owned(),
    };
    let mut add = |on: bool, name: &str| {
        if on {
            class.push(' ');
            class.push_str(name);
        }
    };
    add(picked, "picked");
    add(own, "own");
    match spot {
        Spot::Slot(_) => add(ship.is_some(), "full"),
        Spot::Square(square) => {
            add((square.column() + square.row()) % 2 == 1, "dark");
            show.marks.with(|marks| {
                add(marks.free.contains(square), "free");
                add(marks.expulsions.contains(square), "hit");
                add(marks.bonus.contains(square), "bonus");
            });
            let last = show.last.get();
            add(last.from.contains(square), "from");
            add(last.to.contains(square), "to");
        }
    }
    class
}

/// What there is to explain about a spot.
fn tip(table: Table, spot: Spot) -> Option<&'static str> {
    let Spot::Square(square) = spot else { return Some("exile") };
    let board = table.drawn.with(|picture| picture.board);
    table.show.marks.with(|marks| match () {
        () if marks.bonus.contains(square) => Some("bonus-square"),
        () if marks.expulsions.contains(square) => Some("expulsion"),
        () if marks.free.contains(square) => Some("move"),
        () => {
            let bonus = |side| board.bonus_squares(side).contains(square);
            Side::ALL.into_iter().any(bonus).then_some("bonus")
        }
    })
}

/// The sign at the far edge of a square where a side earns a bonus.
fn chevron(side: Side, flip: bool) -> AnyView {
    let up = (side == Side::Red) != flip;
    let class = match (side, up) {
        (Side::Red, true) => "chevron red up",
        (Side::Red, false) => "chevron red",
        (Side::Blue, true) => "chevron blue up",
        (Side::Blue, false) => "chevron blue",
    };
    view! {
        <svg class=class viewBox="0 0 20 8" aria-hidden="true">
            <path d=if up { "M2 7l8-5 8 5" } else { "M2 1l8 5 8-5" } />
        </svg>
    }
    .into_any()
}

fn occupant(table: Table, ship: Ship) -> impl IntoView {
    let digits = table.shell.settings.get().digits;
    ship_drawing(ship, digits, table.show.flip.get())
}

/// The badge of a ship whose place the picked one can take.
fn badge(table: Table, ship: Ship) -> Option<AnyView> {
    let marks = table.show.marks;
    let find = move |partner: &&Partner| partner.ship == ship;
    let partner = marks.with(|marks| marks.partners.iter().find(find).cloned())?;
    let swap = partner.cycle.is_permutation();
    let (drawing, words) = (if swap { Icon::Swap } else { Icon::Rotate }, table.shell.words);
    let number = ship.class().number();
    let label = if swap { words.badge_swap(number) } else { words.badge_rotation(number) };
    let loses = partner.loses;
    let class = memo(move || {
        let aimed = marks.with(|marks| !marks.aim.is_empty() && marks.aim == partner.shifts);
        match (loses, aimed) {
            (false, false) => "badge",
            (false, true) => "badge aimed",
            (true, false) => "badge loses",
            (true, true) => "badge loses aimed",
        }
    });
    let badge = view! {
        <button
            class=class
            type="button"
            tabindex="-1"
            data-badge=ship.to_string()
            aria-label=label
            data-tip=if swap { "permutation" } else { "rotation" }
        >
            {icon(drawing)}
        </button>
    };
    Some(badge.into_any())
}

pub(super) fn tray(table: Table, side: Side) -> impl IntoView {
    let name = match side {
        Side::Red => "tray red",
        Side::Blue => "tray blue",
    };
    view! {
        <div class=name role="grid" aria-label=table.shell.words.tray_label(Words::side(side))>
            <div class="row" role="row">
                {slots(side).map(|ship| slot(table, ship)).collect_view()}
            </div>
        </div>
    }
}

fn slot(table: Table, ship: Ship) -> AnyView {
    let there =
        memo(move || table.drawn.with(|picture| picture.place(ship).is_exile().then_some(ship)));
    spot_view(table, Spot::Slot(ship), there, [None, None], ().into_any())
}

/// A spot in words: where it is, who is there, and what the picked ship can do with it.
fn spot_label(table: Table, spot: Spot, ship: Option<Ship>) -> String {
    let words = table.shell.words;
    let mut parts = vec![match (spot, ship) {
        (Spot::Square(square), None) => words.spot_empty(square.to_string()),
        (Spot::Square(square), Some(ship)) => {
            words.spot_ship(square.to_string(), words.ship_name(ship))
        }
        (Spot::Slot(ship), None) => words.spot_slot(words.ship_name(ship)),
        (Spot::Slot(ship), Some(_)) => words.spot_exiled(words.ship_name(ship)),
    }];
    if ship.is_some() && ship == table.show.picked.get() {
        parts.push(words.spot_picked());
    }
    table.show.marks.with(|marks| {
        if let Spot::Square(square) = spot {
            if marks.free.contains(square) {
                parts.push(words.spot_can_go());
            }
            if marks.expulsions.contains(square) {
                parts.push(words.spot_can_expel());
            }
            if marks.bonus.contains(square) {
                parts.push(words.spot_bonus());
            }
        }
        if let Some(partner) = marks.partners.iter().find(|partner| Some(partner.ship) == ship) {
            parts.push(match partner.cycle.is_permutation() {
                true => words.spot_partner_swap(),
                false => words.spot_partner_rotation(),
            });
        }
    });
    parts.join(", ")
}

/// What has only to do with how words choose.
trait SideWord {
    fn side(side: Side) -> &'static str;
}

impl SideWord for Words {
    fn side(side: Side) -> &'static str {
        mad_i18n::Texts::side_argument(side)
    }
}
