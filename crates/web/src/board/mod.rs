//! The board: the arena and both trays. It is independent of the rules: the caller provides the marks
//! and interprets the gestures.

mod animation;
mod arrows;
mod drag;
mod keyboard;
mod last_turn;
mod rest;
mod squares;
mod swipe;

use leptos::html;
use leptos::prelude::*;
use mad_rules::{Board, BySide, Place, Ship, Side, SquareSet, Turn};
use mad_session::{Marks, Placement, Spot};

use crate::app::Shell;
use crate::browser;
use drag::Dragging;
pub(crate) use last_turn::{LastTurn, TurnArrow, turn_arrows};
use rest::Resting;
use squares::{arena, tray};
use swipe::Swiping;

/// An action of the user at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gesture {
    Tap(Spot),
    /// A tap on the badge of a partner.
    Badge(Ship),
    /// The begin of a drag.
    Grab(Spot),
    Drag(Spot, Spot),
    /// The mouse rests on a ship, or has left it (`None`).
    Rest(Option<Ship>),
    /// A horizontal swipe: forward (`true`) or back through the game.
    Swipe {
        forward: bool,
    },
    /// A whole turn, entered as text.
    Enter(Turn),
    Cancel,
}

/// What a board shows.
#[derive(Clone, Copy)]
pub(crate) struct BoardProps {
    pub(crate) picture: Memo<Placement>,
    pub(crate) marks: Memo<Marks>,
    pub(crate) picked: Memo<Option<Ship>>,
    pub(crate) last_turn: Memo<LastTurn>,
    /// The arrows of a hint.
    pub(crate) hint: Memo<Vec<TurnArrow>>,
    /// Where the ship that is asked about could go. Drawn fainter than the marks of a picked ship.
    pub(crate) reach: Memo<Marks>,
    /// The squares of ships that could be expelled.
    pub(crate) danger: Memo<SquareSet>,
    /// Whose ships can be picked.
    pub(crate) pickable: Memo<BySide<bool>>,
    /// Whether the board is seen from the side of blue.
    pub(crate) flip: Memo<bool>,
    /// Whether the upper player sits opposite: the digits of the ships face their owners.
    pub(crate) face_to_face: Memo<bool>,
}

/// The spot of a ship at a place.
fn spot(ship: Ship, place: Place) -> Spot {
    place.square().map_or(Spot::Slot(ship), Spot::Square)
}

/// A rendered board.
#[derive(Clone, Copy)]
struct BoardView {
    shell: Shell,
    props: BoardProps,
    board: Memo<Board>,
    /// The rendered picture. It follows `props.picture` as soon as the animation is prepared.
    drawn: RwSignal<Placement>,
    /// The spot with `tabindex="0"` (roving tabindex).
    focus: RwSignal<Spot>,
    /// The ship under the mouse.
    hovered: RwSignal<Option<Ship>>,
    /// Whether the focus came to the board by a click. Then the left and right arrow keys are not for
    /// the board.
    clicked: StoredValue<bool>,
    /// The spot under a carried ship.
    over: RwSignal<Option<Spot>>,
    act: Callback<Gesture>,
    root: NodeRef<html::Div>,
}

/// The `data-spot` attribute of a spot.
fn spot_text(spot: Spot) -> String {
    match spot {
        Spot::Square(square) => square.to_string(),
        Spot::Slot(ship) => ship.to_string(),
    }
}

fn parse_spot(text: &str) -> Option<Spot> {
    text.parse().map(Spot::Square).or_else(|_| text.parse().map(Spot::Slot)).ok()
}

/// The spot around the target of an event.
fn spot_at(event: &web_sys::Event) -> Option<Spot> {
    parse_spot(&browser::closest(event, "[data-spot]")?.get_attribute("data-spot")?)
}

/// The element of a spot.
fn element_of(root: &web_sys::Element, spot: Spot) -> Option<web_sys::Element> {
    root.query_selector(&format!("[data-spot={}]", spot_text(spot))).ok().flatten()
}

/// A part of the board, from top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Section {
    Tray(Side),
    Arena,
}

/// Renders a board. `act` gets the gestures of the user.
pub(crate) fn board(shell: Shell, props: BoardProps, act: Callback<Gesture>) -> AnyView {
    let first = props.picture.get_untracked();
    let view = BoardView {
        shell,
        props,
        board: Memo::new(move |_| props.picture.with(|picture| picture.board)),
        drawn: RwSignal::new(first),
        focus: RwSignal::new(first_spot(first.board)),
        hovered: RwSignal::new(None),
        clicked: StoredValue::new(false),
        over: RwSignal::new(None),
        act,
        root: NodeRef::new(),
    };
    animation::animate_changes(view);
    keep_focus_on_board(view);
    let (dragging, swiping, resting) =
        (Dragging::default(), Swiping::default(), Resting::default());
    let sections = move || {
        let (top, bottom) = top_and_bottom(props.flip.get());
        [Section::Tray(top), Section::Arena, Section::Tray(bottom)]
    };
    view! {
        <div
            class="table"
            node_ref=view.root
            style=("--rows", Memo::new(move |_| view.board.get().rows().to_string()))
            style=("--columns", Memo::new(move |_| view.board.get().columns().to_string()))
            on:click=move |event| click(view, dragging, &event)
            on:keydown=move |event| keyboard::press(view, dragging, &event)
            on:focusin=move |event| keyboard::focus_in(view, &event)
            on:pointerdown=move |event| {
                view.clicked.set_value(true);
                resting.end(view);
                swiping.start(&event);
                drag::start(view, dragging, &event);
            }
            on:pointermove=move |event| drag::drag(view, dragging, &event)
            on:pointerup=move |event| {
                swiping.end(view, &event);
                drag::drop(view, dragging, &event);
            }
            on:pointercancel=move |event| {
                swiping.cancel();
                drag::cancel(view, dragging, Some(event.pointer_id()));
            }
            on:pointerover=move |event| hover(view, resting, &event)
            on:pointerleave=move |_| {
                view.hovered.set(None);
                resting.end(view);
            }
        >
            <For
                each=sections
                key=|section| *section
                children=move |section| match section {
                    Section::Tray(side) => tray(view, side),
                    Section::Arena => arena(view),
                }
            />
            {arrows::arrows(view)}
        </div>
    }
    .into_any()
}

/// Where a ship is drawn.
fn place_of(view: BoardView, ship: Ship) -> Place {
    view.drawn.with_untracked(|picture| picture.place(ship))
}

/// The side of the upper and that of the lower tray.
const fn top_and_bottom(flip: bool) -> (Side, Side) {
    if flip { (Side::Red, Side::Blue) } else { (Side::Blue, Side::Red) }
}

/// Resets the roving tabindex when a new board does not have its square.
fn keep_focus_on_board(view: BoardView) {
    Effect::new(move |_| {
        let board = view.board.get();
        let gone =
            matches!(view.focus.get_untracked(), Spot::Square(square) if !board.contains(square));
        if gone {
            view.focus.set(first_spot(board));
        }
    });
}

fn first_spot(board: Board) -> Spot {
    let first = board.squares().iter().next();
    Spot::Square(first.expect("every board has squares"))
}

fn click(view: BoardView, dragging: Dragging, event: &web_sys::MouseEvent) {
    if dragging.has_just_ended() {
        return;
    }
    if let Some(badge) = browser::closest(event, "[data-badge]") {
        let ship = badge.get_attribute("data-badge").and_then(|text| text.parse().ok());
        if let Some(ship) = ship {
            view.focus.set(spot(ship, place_of(view, ship)));
            view.act.run(Gesture::Badge(ship));
        }
        return;
    }
    if let Some(spot) = spot_at(event) {
        view.focus.set(spot);
        view.act.run(Gesture::Tap(spot));
    }
}

/// Records the ship under the mouse, whose teleportation is shown if it is a partner.
fn hover(view: BoardView, resting: Resting, event: &web_sys::PointerEvent) {
    let spot = spot_at(event).filter(|_| event.pointer_type() == "mouse");
    let ship = spot.and_then(|spot| match spot {
        Spot::Square(square) => view.drawn.with_untracked(|picture| picture.ship_at(square)),
        Spot::Slot(ship) => Some(ship),
    });
    if view.hovered.get_untracked() != ship {
        view.hovered.set(ship);
        // An empty slot has a tooltip instead.
        let there = ship.filter(|&ship| spot == Some(self::spot(ship, place_of(view, ship))));
        resting.begin(view, there);
    }
}
