//! Saying a turn: pick a ship, then where it goes.

use mad_rules::{Cycle, Illegal, Place, Position, Ship, Square, Turn, TurnKind};

/// A place on the table that can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A square of the arena.
    Square(Square),
    /// A ship's own slot in its side's tray, where it lies while it is in exile.
    Slot(Ship),
}

impl Spot {
    /// Where a ship is.
    #[must_use]
    pub fn of(ship: Ship, position: &Position) -> Self {
        position.place(ship).square().map_or(Self::Slot(ship), Self::Square)
    }

    /// The ship that is there.
    #[must_use]
    pub fn ship(self, position: &Position) -> Option<Ship> {
        match self {
            Self::Square(square) => position.ship_at(square),
            Self::Slot(ship) => (position.place(ship) == Place::EXILE).then_some(ship),
        }
    }
}

/// How far a turn has been said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Nothing is picked.
    Empty,
    /// A ship is picked, in the arena or in exile.
    Picked(Ship),
    /// A ship has moved to a square where a bonus is possible; the turn may go on or end.
    Bonus {
        /// The ship.
        ship: Ship,
        /// Where it came from.
        from: Square,
        /// Where it is now.
        to: Square,
    },
}

/// A player's hand above the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    stage: Stage,
    /// The teleportation that is shown before it is done.
    aim: Option<Cycle>,
    /// A turn that loses the game, while the player is asked whether it is meant.
    doubt: Option<Turn>,
}

/// What comes of a gesture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Nothing happens.
    Nothing,
    /// The hand has changed.
    Changed,
    /// The turn is said: it is legal, and to be played.
    Play(Turn),
    /// That cannot be done. The hand stays as it is.
    Refused(Refusal),
}

/// Why a gesture comes to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The turn would not be legal.
    Illegal(Illegal),
    /// The ship belongs to the other side.
    NotYours(Ship),
    /// A ship in exile cannot move; it comes back in exchange only.
    InExile(Ship),
    /// A ship cannot be sent into exile just so.
    NotIntoExile(Ship),
    /// These two have no teleportation in common that is possible now.
    NoPartner(Ship, Ship),
    /// A bonus is offered: take one, end the turn or take it back.
    BonusFirst(Ship),
}

impl Default for Hand {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Hand {
    /// A hand that holds nothing.
    pub const EMPTY: Self = Self { stage: Stage::Empty, aim: None, doubt: None };

    const fn picked(ship: Ship) -> Self {
        Self { stage: Stage::Picked(ship), aim: None, doubt: None }
    }

    /// How far the turn has been said.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The teleportation that is shown before it is done.
    #[must_use]
    pub const fn aim(&self) -> Option<Cycle> {
        self.aim
    }

    /// A turn that loses the game, while the player is asked whether it is meant.
    #[must_use]
    pub const fn doubt(&self) -> Option<Turn> {
        self.doubt
    }

    /// The ship that the turn is about.
    #[must_use]
    pub const fn ship(&self) -> Option<Ship> {
        match self.stage {
            Stage::Empty => None,
            Stage::Picked(ship) | Stage::Bonus { ship, .. } => Some(ship),
        }
    }

    /// The position as it is to be shown: with the move of an unfinished turn.
    #[must_use]
    pub fn shown(&self, position: &Position) -> Position {
        match self.stage {
            Stage::Bonus { from, to, .. } => position.after_unchecked(Turn::new_move(from, to)),
            Stage::Empty | Stage::Picked(_) => *position,
        }
    }

    /// The turn that a teleportation would complete.
    fn turn(&self, cycle: Cycle) -> Turn {
        match self.stage {
            Stage::Bonus { from, to, .. } => Turn::bonus(from, to, cycle),
            Stage::Empty | Stage::Picked(_) => Turn::teleport(cycle),
        }
    }

    /// The teleportation in which the ship in hand takes this ship's place, if it is possible.
    #[must_use]
    pub fn cycle_to(&self, position: &Position, partner: Ship) -> Option<Cycle> {
        let ship = self.ship()?;
        let takes = |cycle: &Cycle| {
            ship.side() == partner.side() && cycle.next(ship.class()) == Some(partner.class())
        };
        Cycle::ALL.into_iter().filter(takes).find(|&cycle| position.is_legal(self.turn(cycle)))
    }

    /// A tap, a click, or Enter on a place.
    pub fn tap(&mut self, position: &Position, spot: Spot) -> Answer {
        if let Some(outcome) = position.outcome() {
            return Answer::Refused(Refusal::Illegal(Illegal::GameOver(outcome)));
        }
        self.doubt = None;
        match self.stage {
            Stage::Empty => self.pick(position, spot),
            Stage::Picked(ship) => self.point(position, ship, spot),
            Stage::Bonus { ship, .. } => self.point_bonus(position, ship, spot),
        }
    }

    fn pick(&mut self, position: &Position, spot: Spot) -> Answer {
        match spot.ship(position) {
            Some(ship) if ship.side() == position.to_move() => {
                *self = Self::picked(ship);
                Answer::Changed
            }
            Some(ship) => Answer::Refused(Refusal::NotYours(ship)),
            None => Answer::Nothing,
        }
    }

    /// With a ship picked: where it goes, or another ship.
    fn point(&mut self, position: &Position, ship: Ship, spot: Spot) -> Answer {
        let there = spot.ship(position);
        if there == Some(ship) {
            *self = Self::EMPTY;
            return Answer::Changed;
        }
        match there {
            Some(other) if other.side() == ship.side() => match self.cycle_to(position, other) {
                Some(cycle) => self.aim_at(position, cycle),
                None => {
                    *self = Self::picked(other);
                    Answer::Changed
                }
            },
            _ => self.go(position, ship, spot),
        }
    }

    /// Shows a teleportation; the second time, does it.
    fn aim_at(&mut self, position: &Position, cycle: Cycle) -> Answer {
        if self.aim == Some(cycle) {
            return self.teleport(position, cycle);
        }
        self.aim = Some(cycle);
        Answer::Changed
    }

    fn point_bonus(&mut self, position: &Position, ship: Ship, spot: Spot) -> Answer {
        let shown = self.shown(position);
        match spot.ship(&shown) {
            Some(other) if other != ship => match self.cycle_to(position, other) {
                Some(cycle) => self.aim_at(position, cycle),
                None => Answer::Refused(Refusal::BonusFirst(ship)),
            },
            _ => Answer::Refused(Refusal::BonusFirst(ship)),
        }
    }

    /// Sends the picked ship to a place where no other ship of its side is.
    fn go(&mut self, position: &Position, ship: Ship, spot: Spot) -> Answer {
        let to = match spot {
            Spot::Square(to) => to,
            Spot::Slot(_) => return Answer::Refused(Refusal::NotIntoExile(ship)),
        };
        let Some(from) = position.place(ship).square() else {
            return Answer::Refused(Refusal::InExile(ship));
        };
        let turn = Turn::new_move(from, to);
        if let Err(reason) = position.check(turn) {
            return Answer::Refused(Refusal::Illegal(reason));
        }
        let moved = Self { stage: Stage::Bonus { ship, from, to }, aim: None, doubt: None };
        let bonus = |&cycle: &Cycle| position.is_legal(moved.turn(cycle));
        if Cycle::ALL.iter().any(bonus) {
            *self = moved;
            return Answer::Changed;
        }
        self.say(turn)
    }

    /// Does a teleportation at once, but asks first if it loses the game.
    fn teleport(&mut self, position: &Position, cycle: Cycle) -> Answer {
        let turn = self.turn(cycle);
        if position.exiles_own_corvette(turn) {
            self.aim = Some(cycle);
            self.doubt = Some(turn);
            return Answer::Changed;
        }
        self.say(turn)
    }

    fn say(&mut self, turn: Turn) -> Answer {
        *self = Self::EMPTY;
        Answer::Play(turn)
    }

    /// The badge of a partner: the teleportation at once.
    pub fn tap_badge(&mut self, position: &Position, partner: Ship) -> Answer {
        match self.cycle_to(position, partner) {
            Some(cycle) => self.teleport(position, cycle),
            None => Answer::Nothing,
        }
    }

    /// A ship dragged from one place to another. What it says is done at once.
    pub fn drag(&mut self, position: &Position, from: Spot, to: Spot) -> Answer {
        if from == to {
            return Answer::Nothing;
        }
        if let Some(outcome) = position.outcome() {
            return Answer::Refused(Refusal::Illegal(Illegal::GameOver(outcome)));
        }
        let shown = self.shown(position);
        let Some(ship) = from.ship(&shown) else { return Answer::Nothing };
        if ship.side() != position.to_move() {
            return Answer::Refused(Refusal::NotYours(ship));
        }
        match self.stage {
            Stage::Bonus { ship: moved, .. } if moved != ship => {
                return Answer::Refused(Refusal::BonusFirst(moved));
            }
            Stage::Bonus { .. } => self.doubt = None,
            Stage::Empty | Stage::Picked(_) => *self = Self::picked(ship),
        }
        match to.ship(&shown) {
            Some(other) if other.side() == ship.side() => match self.cycle_to(position, other) {
                Some(cycle) => self.teleport(position, cycle),
                None => Answer::Refused(Refusal::NoPartner(ship, other)),
            },
            _ if matches!(self.stage, Stage::Bonus { .. }) => {
                Answer::Refused(Refusal::BonusFirst(ship))
            }
            _ => self.go(position, ship, to),
        }
    }

    /// A turn that is said whole, or the teleportation that an open bonus is waiting for. It is
    /// asked about first if it loses the game.
    pub fn hear(&mut self, position: &Position, turn: Turn) -> Answer {
        let turn = match (self.stage, turn.kind()) {
            (Stage::Bonus { .. }, TurnKind::Teleport(cycle)) => self.turn(cycle),
            (Stage::Bonus { ship, from, to }, _) if turn.squares_moved() != Some((from, to)) => {
                return Answer::Refused(Refusal::BonusFirst(ship));
            }
            _ => turn,
        };
        if let Err(reason) = position.check(turn) {
            return Answer::Refused(Refusal::Illegal(reason));
        }
        if position.exiles_own_corvette(turn) && self.doubt != Some(turn) {
            self.aim = turn.cycle();
            self.doubt = Some(turn);
            if !matches!(self.stage, Stage::Bonus { .. }) {
                (self.stage, self.aim) = (Stage::Empty, None);
            }
            return Answer::Changed;
        }
        self.say(turn)
    }

    /// Does what is shown, or what was doubted.
    pub fn confirm(&mut self, position: &Position) -> Answer {
        match (self.doubt, self.aim) {
            (Some(turn), _) => self.say(turn),
            (None, Some(cycle)) => self.teleport(position, cycle),
            (None, None) => self.end_turn(),
        }
    }

    /// Ends a turn without the bonus it could have.
    pub fn end_turn(&mut self) -> Answer {
        match self.stage {
            Stage::Bonus { from, to, .. } => self.say(Turn::new_move(from, to)),
            Stage::Empty | Stage::Picked(_) => Answer::Nothing,
        }
    }

    /// Picks the ship that is aimed at instead of doing the teleportation.
    pub fn pick_instead(&mut self) -> Answer {
        let (Stage::Picked(ship), Some(cycle)) = (self.stage, self.aim) else {
            return Answer::Nothing;
        };
        let Some(class) = cycle.next(ship.class()) else { return Answer::Nothing };
        *self = Self::picked(Ship::new(ship.side(), class));
        Answer::Changed
    }

    /// Takes the whole unfinished turn back.
    pub fn let_go(&mut self) -> Answer {
        if *self == Self::EMPTY {
            return Answer::Nothing;
        }
        *self = Self::EMPTY;
        Answer::Changed
    }

    /// Takes the last step back: the question, the aim, or the whole unfinished turn.
    pub fn cancel(&mut self) -> Answer {
        if self.doubt.take().is_some() || self.aim.take().is_some() {
            return Answer::Changed;
        }
        match self.stage {
            Stage::Empty => Answer::Nothing,
            Stage::Picked(_) | Stage::Bonus { .. } => self.let_go(),
        }
    }
}
