//! Setting up a position.

use mad_rules::setup::SetupError;
use mad_rules::{Board, BySide, Options, Place, Position, Setup, Ship, Side};

use crate::Spot;

/// A position in the making, with a ship in hand perhaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Editor {
    setup: Setup,
    picked: Option<Ship>,
}

impl Editor {
    /// Begins with this arrangement.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self { setup, picked: None }
    }

    /// The arrangement.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The ship in hand.
    #[must_use]
    pub const fn picked(&self) -> Option<Ship> {
        self.picked
    }

    /// The position, if it can be played.
    ///
    /// # Errors
    ///
    /// All that is wrong with it.
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

    /// A tap: picks a ship up, puts the one in hand down, or exchanges the two.
    pub fn tap(&mut self, spot: Spot) {
        let there = self.ship_at(spot);
        match self.picked.take() {
            None => self.picked = there,
            Some(ship) if there == Some(ship) => {}
            Some(ship) => self.put(ship, spot),
        }
    }

    /// A ship dragged from one place to another.
    pub fn drag(&mut self, from: Spot, to: Spot) {
        self.picked = None;
        if let Some(ship) = self.ship_at(from).filter(|_| from != to) {
            self.put(ship, to);
        }
    }

    /// Puts a ship somewhere; whoever is there takes its place. Any slot means exile.
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
    }

    /// Lets go of the ship in hand.
    pub const fn cancel(&mut self) -> bool {
        self.picked.take().is_some()
    }

    /// Everybody into exile.
    pub fn clear(&mut self) {
        self.setup.places = [Place::EXILE; 16];
        self.picked = None;
    }

    /// Another board, with its start position if it has one.
    pub fn set_board(&mut self, board: Board) {
        let options = Options { tie_break: self.setup.limit, ..Options::default() };
        *self = Self::new(board.start(options).map_or_else(|| Setup::empty(board), Setup::from));
    }

    /// Whose turn it is; the number of the turn follows.
    pub fn set_to_move(&mut self, side: Side) {
        if self.setup.to_move != side {
            self.setup.to_move = side;
            let number = self.setup.number;
            let odd = number % 2 == 1;
            self.setup.number = if odd && number < u16::MAX { number + 1 } else { number - 1 };
        }
    }

    /// The number of the turn; whose turn it is follows.
    pub fn set_number(&mut self, number: u16) {
        self.setup.number = number.max(1);
        self.setup.to_move = if self.setup.number % 2 == 1 { Side::Red } else { Side::Blue };
    }

    /// Which sides have their positioning turn still to come.
    pub const fn set_positioning(&mut self, positioning: BySide<bool>) {
        self.setup.positioning = positioning;
    }

    /// Who expelled last.
    pub const fn set_last_expeller(&mut self, side: Option<Side>) {
        self.setup.last_expeller = side;
    }

    /// Turns without expulsion, and how many of them end the game.
    pub const fn set_tie_break(&mut self, quiet: u16, limit: Option<core::num::NonZeroU16>) {
        self.setup.quiet = quiet;
        self.setup.limit = limit;
    }
}
