//! The table: arena and both trays, drawn and listened to. It knows no rules: what is marked
//! comes from outside, and what a gesture means is decided there.

mod animate;
mod arrows;
mod drag;
mod keys;
mod parts;

use crate::dom::*;
use mad_rules::{Board, Position, Ship, Side, Square, SquareSet, Turn};
use mad_session::{Marks, Picture, Spot, motions};

use crate::app::Shell;
use crate::browser;
use crate::ui::memo;
use drag::Dragging;
pub(crate) use parts::ship_drawing;
use parts::{arena, tray};

/// What the player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gesture {
    Tap(Spot),
    /// The badge of a partner.
    Badge(Ship),
    Drag(Spot, Spot),
    /// A turn said whole.
    Say(Turn),
    Cancel,
}

/// What is to be seen on a table.
#[derive(Clone, Copy)]
pub(crate) struct Show {
    pub(crate) picture: Memo<Picture>,
    pub(crate) marks: Memo<Marks>,
    pub(crate) picked: Memo<Option<Ship>>,
    /// The spots that the last turn's ships left, and those that they came to.
    pub(crate) last: Memo<Last>,
    /// A turn to point at: who goes where.
    pub(crate) hint: Memo<Vec<(Spot, Spot)>>,
    /// Whose ships can be taken up.
    pub(crate) hands: Memo<BySides>,
    pub(crate) flip: Memo<bool>,
}

/// Whether each side's ships can be taken up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct BySides {
    pub(crate) red: bool,
    pub(crate) blue: bool,
}

impl BySides {
    pub(crate) const fn has(self, side: Side) -> bool {
        match side {
            Side::Red => self.red,
            Side::Blue => self.blue,
        }
    }
}

/// The squares of the last turn, and ships that it brought into exile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Last {
    pub(crate) from: SquareSet,
    pub(crate) to: SquareSet,
}

impl Last {
    /// Where the ships of the side that played came from and went to.
    pub(crate) fn between(before: &Position, after: &Position) -> Self {
        let mut last = Self::default();
        for motion in motions(&Picture::from(before), &Picture::from(after)) {
            if motion.ship.side() == before.to_move() {
                motion.from.square().iter().for_each(|&square| last.from.insert(square));
                motion.to.square().iter().for_each(|&square| last.to.insert(square));
            }
        }
        last
    }
}

/// A turn to point at: who goes where.
pub(crate) fn ends(position: &Position, turn: Turn) -> Vec<(Spot, Spot)> {
    let Ok(effect) = position.effect(turn) else { return Vec::new() };
    let spot = |ship, square: Option<Square>| square.map_or(Spot::Slot(ship), Spot::Square);
    let shifts = effect.moved.into_iter().chain(effect.teleported);
    shifts.map(|it| (spot(it.ship, it.from.square()), spot(it.ship, it.to.square()))).collect()
}

/// A table in the page.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    shell: Shell,
    show: Show,
    /// What is drawn now: the picture, as soon as its motion has begun.
    drawn: RwSignal<Picture>,
    /// The spot that has the keyboard.
    focus: RwSignal<Spot>,
    /// The partner under the mouse.
    hovered: RwSignal<Option<Ship>>,
    act: Callback<Gesture>,
    root: NodeRef<web_sys::HtmlElement>,
}

/// The text that elements carry to say which spot they are.
pub(crate) fn spot_text(spot: Spot) -> String {
    match spot {
        Spot::Square(square) => square.to_string(),
        Spot::Slot(ship) => ship.to_string(),
    }
}

fn read_spot(text: &str) -> Option<Spot> {
    text.parse().map(Spot::Square).or_else(|_| text.parse().map(Spot::Slot)).ok()
}

/// The element of a spot within a table.
fn element_of(root: &web_sys::Element, spot: Spot) -> Option<web_sys::Element> {
    root.query_selector(&format!("[data-spot={}]", spot_text(spot))).ok().flatten()
}

/// Draws a table and calls a function with everything that the player does.
pub(crate) fn table(shell: Shell, show: Show, act: Callback<Gesture>) -> impl IntoView {
    let first = show.picture.get_untracked();
    let board = memo(move || show.picture.with(|picture| picture.board));
    let table = Table {
        shell,
        show,
        drawn: RwSignal::new(first),
        focus: RwSignal::new(first_spot(first.board)),
        hovered: RwSignal::new(None),
        act,
        root: NodeRef::new(),
    };
    animate::follow(table);
    // Another board may not have the square that had the keyboard.
    effect(move |_| {
        let board = board.get();
        let gone = matches!(table.focus.get_untracked(), Spot::Square(at) if !board.contains(at));
        if gone {
            table.focus.set(first_spot(board));
        }
    });
    let dragging = Dragging::default();
    let rebuilt = move || {
        let (board, flip) = (board.get(), show.flip.get());
        let (top, bottom) = if flip { (Side::Red, Side::Blue) } else { (Side::Blue, Side::Red) };
        view! {
            {tray(table, top)}
            {arena(table, board, flip)}
            {tray(table, bottom)}
        }
    };
    view! {
        <div
            class="table"
            node_ref=table.root
            style:--rows=memo(move || board.get().rows().to_string())
            style:--columns=memo(move || board.get().columns().to_string())
            on:click=move |event| click(table, dragging, &event)
            on:keydown=move |event| keys::press(table, dragging, &event)
            on:pointerdown=move |event| drag::begin(table, dragging, &event)
            on:pointermove=move |event| drag::go_on(table, dragging, &event)
            on:pointerup=move |event| drag::end(table, dragging, &event)
            on:pointercancel=move |event| drag::give_up(table, dragging, Some(event.pointer_id()))
            on:pointerover=move |event| hover(table, &event)
            on:pointerleave=move |_| table.hovered.set(None)
        >
            {rebuilt}
            {arrows::arrows(table)}
        </div>
    }
}

fn first_spot(board: Board) -> Spot {
    let first = board.squares().iter().next();
    Spot::Square(first.expect("every board has squares"))
}

fn click(table: Table, dragging: Dragging, event: &web_sys::MouseEvent) {
    if dragging.has_just_ended() {
        return;
    }
    if let Some(badge) = browser::closest(event, "[data-badge]") {
        let ship = badge.get_attribute("data-badge").and_then(|text| text.parse().ok());
        if let Some(ship) = ship {
            table.focus.set(spot_of(table, ship));
            table.act.run(Gesture::Badge(ship));
        }
        return;
    }
    let spot = browser::closest(event, "[data-spot]")
        .and_then(|element| read_spot(&element.get_attribute("data-spot")?));
    if let Some(spot) = spot {
        table.focus.set(spot);
        table.act.run(Gesture::Tap(spot));
    }
}

fn spot_of(table: Table, ship: Ship) -> Spot {
    let place = table.drawn.with_untracked(|picture| picture.place(ship));
    place.square().map_or(Spot::Slot(ship), Spot::Square)
}

/// A partner under the mouse shows who would go where.
fn hover(table: Table, event: &web_sys::PointerEvent) {
    let spot = browser::closest(event, "[data-spot]")
        .and_then(|element| read_spot(&element.get_attribute("data-spot")?));
    let ship = spot.filter(|_| event.pointer_type() == "mouse").and_then(|spot| match spot {
        Spot::Square(square) => table.drawn.with_untracked(|picture| picture.ship_at(square)),
        Spot::Slot(ship) => Some(ship),
    });
    if table.hovered.get_untracked() != ship {
        table.hovered.set(ship);
    }
}
