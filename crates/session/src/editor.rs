//! The position editor.

use mad_rules::setup::SetupError;
use mad_rules::{Board, BySide, Class, Options, Place, Position, Setup, Ship, Side};

use crate::Spot;

/// A position being set up, and the picked ship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Editor {
    setup: Setup,
    picked: Option<Ship>,
}

impl Editor {
    /// Starts with a setup.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self { setup, picked: None }
    }

    /// The setup.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The picked ship.
    #[must_use]
    pub const fn picked(&self) -> Option<Ship> {
        self.picked
    }

    /// The position, if the setup is playable.
    ///
    /// # Errors
    ///
    /// All faults of the setup.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.setup.clone().try_into()
    }

    /// The ship at a spot.
    #[must_use]
    pub fn ship_at(&self, spot: Spot) -> Option<Ship> {
        match spot {
            Spot::Square(square) => self.setup.ship_at(square),
            Spot::Slot(ship) => self.setup.place(ship).is_exile().then_some(ship),
        }
    }

    /// Handles a tap: picks a ship, places the picked one, or exchanges the two.
    pub fn tap(&mut self, spot: Spot) {
        let there = self.ship_at(spot);
        match self.picked.take() {
            None => self.picked = there,
            Some(ship) if there == Some(ship) => {}
            Some(ship) => self.put(ship, spot),
        }
    }

    /// Handles a drag from one spot to another.
    pub fn drag(&mut self, from: Spot, to: Spot) {
        self.picked = None;
        if let Some(ship) = self.ship_at(from).filter(|_| from != to) {
            self.put(ship, to);
        }
    }

    /// Puts a ship on a spot; a ship that is there takes its place. Any slot means exile.
    fn put(&mut self, ship: Ship, spot: Spot) {
        let before = self.setup.place(ship);
        match spot {
            Spot::Square(square) if self.setup.board.contains(square) => {
                if let Some(other) = self.setup.ship_at(square) {
                    self.setup.set_place(other, before);
                }
                self.setup.set_place(ship, square.into());
            }
            Spot::Square(_) => {}
            Spot::Slot(_) => self.setup.set_place(ship, Place::EXILE),
        }
        self.end_positioning();
    }

    /// A side with a ship away from the start squares has no positioning turn any more.
    fn end_positioning(&mut self) {
        let start = self.setup.board.start(Options::default());
        for side in Side::ALL {
            let at_home = start.is_some_and(|start| {
                Class::ALL.into_iter().all(|class| {
                    let square = self.setup.place(Ship::new(side, class)).square();
                    let before = square.and_then(|square| start.ship_at(square));
                    before.is_some_and(|before| before.side() == side)
                })
            });
            self.setup.positioning[side] &= at_home;
        }
    }

    /// Unpicks the ship. Returns whether one was picked.
    pub const fn cancel(&mut self) -> bool {
        self.picked.take().is_some()
    }

    /// Puts all ships into exile.
    pub fn clear(&mut self) {
        self.setup.places = [Place::EXILE; 16];
        self.picked = None;
        self.end_positioning();
    }

    /// Changes the board, and sets up its start position if it has one.
    pub fn set_board(&mut self, board: Board) {
        let options = Options { tie_break: self.setup.limit, ..Options::default() };
        *self = Self::new(board.start(options).map_or_else(|| Setup::empty(board), Setup::from));
    }

    /// Sets the side to move, and adapts the turn number: odd for red, even for blue.
    pub fn set_to_move(&mut self, side: Side) {
        if self.setup.to_move != side {
            self.setup.to_move = side;
            let number = self.setup.number;
            let odd = number % 2 == 1;
            self.setup.number = if odd && number < u16::MAX { number + 1 } else { number - 1 };
        }
    }

    /// Sets the turn number, and adapts the side to move.
    pub fn set_number(&mut self, number: u16) {
        self.setup.number = number.max(1);
        self.setup.to_move = if self.setup.number % 2 == 1 { Side::Red } else { Side::Blue };
    }

    /// Sets which sides have their positioning turn still to play.
    pub const fn set_positioning(&mut self, positioning: BySide<bool>) {
        self.setup.positioning = positioning;
    }

    /// Sets the side that expelled last.
    pub const fn set_last_expeller(&mut self, side: Option<Side>) {
        self.setup.last_expeller = side;
    }

    /// Sets the number of turns without expulsion, and the limit that ends the game.
    pub const fn set_tie_break(&mut self, quiet: u16, limit: Option<core::num::NonZeroU16>) {
        self.setup.quiet = quiet;
        self.setup.limit = limit;
    }
}
