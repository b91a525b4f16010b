//! Squares, slots and ships.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Board, Class, Ship, Side, Square};
use mad_session::{Partner, Spot};
use mad_svg::Look;

use super::{BoardView, spot_text, top_and_bottom};
use crate::app::Shell;
use crate::icons::{Icon, icon};
use crate::settings::look;

/// The rows from top to bottom as displayed.
fn row_numbers(board: Board, flip: bool) -> impl Iterator<Item = u8> + Clone {
    let rows = board.rows();
    (0..rows).map(move |row| if flip { row } else { rows - 1 - row })
}

/// The columns from left to right as displayed.
fn columns(board: Board, flip: bool) -> impl Iterator<Item = u8> + Clone {
    let columns = board.columns();
    (0..columns).map(move |column| if flip { columns - 1 - column } else { column })
}

fn square(board: Board, column: u8, row: u8) -> Option<Square> {
    Square::new(column, row).filter(|&square| board.contains(square))
}

/// The slots of a side from left to right.
fn slots(side: Side) -> [Ship; 8] {
    Class::BY_RANK.map(|class| Ship::new(side, class))
}

/// The drawing of a ship, in the style of the settings. `turned`: as seen from the opposite side, upside
/// down, so that the ship looks the same but its digits face the player there.
fn ship_drawing(shell: Shell, ship: Ship, flip: Signal<bool>, turned: Signal<bool>) -> AnyView {
    let look =
        Memo::new(move |_| Look { flip: flip.get() != turned.get(), ..shell.settings.with(look) });
    let drawing = Memo::new(move |_| mad_svg::ship(ship, &look.get()));
    let transform = Memo::new(move |_| turned.get().then_some("rotate(180 50 50)"));
    view! {
        <svg class="ship" data-ship=ship.to_string() viewBox="0 0 100 100" aria-hidden="true">
            <g transform=transform inner_html=drawing></g>
        </svg>
    }
    .into_any()
}

/// The arena. Keyed lists: squares keep their elements when the board is flipped.
pub(super) fn arena(view: BoardView) -> AnyView {
    let (texts, flip) = (view.shell.texts, view.props.flip);
    let label = Memo::new(move |_| {
        let board = view.board.get();
        texts.board_label(board.rows(), board.columns())
    });
    let rows = move || {
        let board = view.board.get();
        row_numbers(board, flip.get()).map(|row| (board, row)).collect::<Vec<_>>()
    };
    view! {
        <div class="arena" role="grid" aria-label=label>
            <For
                each=rows
                key=|row| *row
                children=move |(board, row)| row_view(view, board, row)
            />
        </div>
    }
    .into_any()
}

fn row_view(view: BoardView, board: Board, row: u8) -> AnyView {
    let flip = view.props.flip;
    let columns = move || columns(board, flip.get()).collect::<Vec<_>>();
    let cell = move |column| match square(board, column, row) {
        Some(square) => cell(view, board, square),
        None => view! { <div class="gap" role="presentation"></div> }.into_any(),
    };
    view! {
        <div class="row" role="row">
            <For each=columns key=|column| *column children=cell />
        </div>
    }
    .into_any()
}

fn cell(view: BoardView, board: Board, square: Square) -> AnyView {
    let flip = view.props.flip;
    let ship = Memo::new(move |_| view.drawn.with(|picture| picture.ship_at(square)));
    let chevrons = Side::ALL
        .into_iter()
        .filter(|&side| board.bonus_squares(side).contains(square))
        .map(|side| chevron(side, flip))
        .collect_view();
    // The number of the row at its first square, the letter of the column at its lowest one.
    let number = Memo::new(move |_| {
        let columns =
            columns(board, flip.get()).map(|column| self::square(board, column, square.row()));
        (columns.flatten().next() == Some(square)).then(|| (square.row() + 1).to_string())
    });
    let letter = Memo::new(move |_| {
        let rows =
            row_numbers(board, flip.get()).map(|row| self::square(board, square.column(), row));
        let lowest = rows.flatten().last() == Some(square);
        lowest.then(|| char::from(b'a' + square.column()).to_string())
    });
    spot_view(view, Spot::Square(square), ship, [number.into(), letter.into()], chevrons.into_any())
}

/// A square or a slot with its ship. The style sheet draws the labels of row and column from the
/// attributes: they are not part of its text.
fn spot_view(
    view: BoardView,
    spot: Spot,
    ship: Memo<Option<Ship>>,
    [number, letter]: [Signal<Option<String>>; 2],
    under: AnyView,
) -> AnyView {
    let picked = Memo::new(move |_| ship.get().is_some() && ship.get() == view.props.picked.get());
    view! {
        <div
            class=Memo::new(move |_| spot_class(view, spot, ship.get(), picked.get()))
            role="gridcell"
            data-spot=spot_text(spot)
            data-number=number
            data-letter=letter
            tabindex=Memo::new(move |_| if view.focus.get() == spot { "0" } else { "-1" })
            aria-selected=Memo::new(move |_| if picked.get() { "true" } else { "false" })
            aria-label=Memo::new(move |_| spot_label(view, spot, ship.get()))
            data-tip=Memo::new(move |_| tooltip(view, spot, ship.get().is_some()))
        >
            {under}
            // Keyed by the ship: an element with a running animation is not reused for another ship.
            <For
                each=move || ship.get()
                key=|ship| *ship
                children=move |ship| occupant(view, ship)
            />
            <span class="mark" aria-hidden="true"></span>
            {move || ship.get().and_then(|ship| badge(view, ship))}
        </div>
    }
    .into_any()
}

/// The CSS classes of a spot.
fn spot_class(view: BoardView, spot: Spot, ship: Option<Ship>, picked: bool) -> String {
    let props = view.props;
    let own = ship.is_some_and(|ship| props.pickable.get()[ship.side()]);
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
    add(view.over.get() == Some(spot), "over");
    let last = props.last_turn;
    match spot {
        Spot::Slot(owner) => {
            add(ship.is_some(), "full");
            add(last.with(|last| last.slots.contains(owner)), "to");
        }
        Spot::Square(square) => {
            add((square.column() + square.row()) % 2 == 1, "dark");
            props.marks.with(|marks| {
                add(marks.free.contains(square), "free");
                add(marks.expulsions.contains(square), "hit");
                add(marks.bonus.contains(square), "bonus");
                add(marks.named.contains(square), "named");
            });
            props.reach.with(|reach| {
                add(reach.free.contains(square), "reach");
                add(reach.expulsions.contains(square), "reach-hit");
            });
            add(props.danger.with(|danger| danger.contains(square)), "danger");
            add(last.with(|last| last.from.contains(square)), "from");
            add(last.with(|last| last.to.contains(square)), "to");
        }
    }
    class
}

/// The name of the tooltip of a spot. A ship there has none, unless it is a target: the status line
/// explains it.
fn tooltip(view: BoardView, spot: Spot, occupied: bool) -> Option<&'static str> {
    let Spot::Square(square) = spot else { return (!occupied).then_some("exile") };
    let board = view.drawn.with(|picture| picture.board);
    let is_bonus = |side| board.bonus_squares(side).contains(square);
    view.props.marks.with(|marks| {
        if marks.bonus.contains(square) {
            Some("bonus-square")
        } else if marks.expulsions.contains(square) {
            Some("expulsion")
        } else if marks.free.contains(square) {
            Some("move")
        } else {
            (!occupied && Side::ALL.into_iter().any(is_bonus)).then_some("bonus")
        }
    })
}

/// The sign at the edge of a square where a side earns a bonus.
fn chevron(side: Side, flip: Memo<bool>) -> AnyView {
    let up = Memo::new(move |_| (side == Side::Red) != flip.get());
    let class = Memo::new(move |_| match (side, up.get()) {
        (Side::Red, true) => "chevron red up",
        (Side::Red, false) => "chevron red",
        (Side::Blue, true) => "chevron blue up",
        (Side::Blue, false) => "chevron blue",
    });
    let path = Memo::new(move |_| if up.get() { "M2 4.2l8-3 8 3" } else { "M2 3.8l8 3 8-3" });
    view! { <svg class=class viewBox="0 0 20 8" aria-hidden="true"><path d=path /></svg> }
        .into_any()
}

fn occupant(view: BoardView, ship: Ship) -> AnyView {
    let (flip, face_to_face) = (view.props.flip, view.props.face_to_face);
    let turned =
        Memo::new(move |_| face_to_face.get() && top_and_bottom(flip.get()).0 == ship.side());
    ship_drawing(view.shell, ship, flip.into(), turned.into())
}

/// The badge of a ship with which the picked one can teleport.
fn badge(view: BoardView, ship: Ship) -> Option<AnyView> {
    let marks = view.props.marks;
    let find = move |partner: &&Partner| partner.ship == ship;
    let partner = marks.with(|marks| marks.partners.iter().find(find).cloned())?;
    let swap = partner.cycle.is_permutation();
    let (drawing, texts) = (if swap { Icon::Swap } else { Icon::Rotate }, view.shell.texts);
    let number = ship.class().number();
    let label = if swap { texts.badge_swap(number) } else { texts.badge_rotation(number) };
    let loses = partner.loses;
    let class = Memo::new(move |_| {
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

pub(super) fn tray(view: BoardView, side: Side) -> AnyView {
    let name = match side {
        Side::Red => "tray red",
        Side::Blue => "tray blue",
    };
    view! {
        <div class=name role="grid" aria-label=view.shell.texts.tray_label(Texts::side_argument(side))>
            <div class="row" role="row">
                {slots(side).map(|ship| slot(view, ship)).collect_view()}
            </div>
        </div>
    }
    .into_any()
}

fn slot(view: BoardView, ship: Ship) -> AnyView {
    let there = Memo::new(move |_| {
        view.drawn.with(|picture| picture.place(ship).is_exile().then_some(ship))
    });
    spot_view(view, Spot::Slot(ship), there, [None.into(), None.into()], ().into_any())
}

/// The accessible label of a spot: where it is, its ship, and what the picked ship can do there.
fn spot_label(view: BoardView, spot: Spot, ship: Option<Ship>) -> String {
    let texts = view.shell.texts;
    let mut parts = vec![match (spot, ship) {
        (Spot::Square(square), None) => texts.spot_empty(square.to_string()),
        (Spot::Square(square), Some(ship)) => {
            texts.spot_ship(square.to_string(), texts.ship_name(ship))
        }
        (Spot::Slot(ship), None) => texts.spot_slot(texts.ship_name(ship)),
        (Spot::Slot(ship), Some(_)) => texts.spot_exiled(texts.ship_name(ship)),
    }];
    if ship.is_some() && ship == view.props.picked.get() {
        parts.push(texts.spot_picked());
    }
    if matches!(spot, Spot::Square(square) if view.props.danger.with(|danger| danger.contains(square)))
    {
        parts.push(texts.spot_danger());
    }
    view.props.marks.with(|marks| {
        if let Spot::Square(square) = spot {
            if marks.free.contains(square) {
                parts.push(texts.spot_can_go());
            }
            if marks.expulsions.contains(square) {
                parts.push(texts.spot_can_expel());
            }
            if marks.bonus.contains(square) {
                parts.push(texts.spot_bonus());
            }
        }
        if let Some(partner) = marks.partners.iter().find(|partner| Some(partner.ship) == ship) {
            parts.push(if partner.cycle.is_permutation() {
                texts.spot_partner_swap()
            } else {
                texts.spot_partner_rotation()
            });
        }
    });
    parts.join(", ")
}
