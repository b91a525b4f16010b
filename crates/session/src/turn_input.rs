//! Turn input: a state machine that makes turns out of taps, drags, keys and typed text.

use mad_rules::{Cycle, Illegal, Place, Position, Ship, Square, Turn, TurnKind};

/// A place that can be tapped: a square or a slot of a tray.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A square of the arena.
    Square(Square),
    /// The slot of a ship in its side's tray, where it is shown while in exile.
    Slot(Ship),
}

impl Spot {
    /// The spot of a ship.
    #[must_use]
    pub fn of(ship: Ship, position: &Position) -> Self {
        position.place(ship).square().map_or(Self::Slot(ship), Self::Square)
    }

    /// The ship at this spot.
    #[must_use]
    pub fn ship(self, position: &Position) -> Option<Ship> {
        match self {
            Self::Square(square) => position.ship_at(square),
            Self::Slot(ship) => (position.place(ship) == Place::EXILE).then_some(ship),
        }
    }
}

/// How much of a turn has been entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputStage {
    /// Nothing is picked.
    Empty,
    /// A ship is picked, in the arena or in exile.
    Picked(Ship),
    /// A ship has moved to a square where a bonus is possible; the player takes it or ends the turn.
    Bonus {
        /// The ship.
        ship: Ship,
        /// The square it came from.
        from: Square,
        /// The square it is on now.
        to: Square,
    },
}

/// The input state of one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnInput {
    stage: InputStage,
    /// The teleportation that is previewed: the same tap again plays it.
    aim: Option<Cycle>,
    /// A turn that exiles the player's own corvette, until the player confirms it.
    unconfirmed: Option<Turn>,
}

/// The result of an input event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputResult {
    /// Nothing happens.
    Nothing,
    /// The input state has changed.
    Changed,
    /// The turn is complete and legal: the caller plays it.
    Play(Turn),
    /// The input is refused. The state stays as it is.
    Refused(Refusal),
}

/// Why an input event is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The turn would not be legal.
    Illegal(Illegal),
    /// The ship belongs to the other side.
    NotYours(Ship),
    /// A ship in exile cannot move; it comes back by teleportation only.
    InExile(Ship),
    /// A ship cannot move into exile.
    NotIntoExile(Ship),
    /// No legal teleportation takes the first ship to the place of the second.
    NoPartner(Ship, Ship),
    /// A bonus is open: take it, end the turn, or cancel the turn first.
    BonusFirst(Ship),
}

impl Default for TurnInput {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl TurnInput {
    /// Nothing entered.
    pub const EMPTY: Self = Self { stage: InputStage::Empty, aim: None, unconfirmed: None };

    const fn picked(ship: Ship) -> Self {
        Self { stage: InputStage::Picked(ship), aim: None, unconfirmed: None }
    }

    /// How much of the turn has been entered.
    #[must_use]
    pub const fn stage(&self) -> InputStage {
        self.stage
    }

    /// The teleportation that is previewed.
    #[must_use]
    pub const fn aim(&self) -> Option<Cycle> {
        self.aim
    }

    /// A turn that exiles the player's own corvette and awaits confirmation.
    #[must_use]
    pub const fn unconfirmed(&self) -> Option<Turn> {
        self.unconfirmed
    }

    /// The picked or moved ship.
    #[must_use]
    pub const fn ship(&self) -> Option<Ship> {
        match self.stage {
            InputStage::Empty => None,
            InputStage::Picked(ship) | InputStage::Bonus { ship, .. } => Some(ship),
        }
    }

    /// The position to show: after the move of a turn whose bonus is open.
    #[must_use]
    pub fn preview(&self, position: &Position) -> Position {
        match self.stage {
            InputStage::Bonus { from, to, .. } => {
                position.after_unchecked(Turn::new_move(from, to))
            }
            InputStage::Empty | InputStage::Picked(_) => *position,
        }
    }

    /// The turn that this teleportation would complete.
    fn turn(&self, cycle: Cycle) -> Turn {
        match self.stage {
            InputStage::Bonus { from, to, .. } => Turn::bonus(from, to, cycle),
            InputStage::Empty | InputStage::Picked(_) => Turn::teleport(cycle),
        }
    }

    /// The legal teleportation that takes the picked ship to the place of `partner`, if any.
    #[must_use]
    pub fn cycle_to(&self, position: &Position, partner: Ship) -> Option<Cycle> {
        let ship = self.ship()?;
        let takes = |cycle: &Cycle| {
            ship.side() == partner.side() && cycle.next(ship.class()) == Some(partner.class())
        };
        Cycle::ALL.into_iter().filter(takes).find(|&cycle| position.is_legal(self.turn(cycle)))
    }

    /// Handles a tap, a click, or Enter on a spot.
    pub fn tap(&mut self, position: &Position, spot: Spot) -> InputResult {
        if let Some(outcome) = position.outcome() {
            return InputResult::Refused(Refusal::Illegal(Illegal::GameOver(outcome)));
        }
        self.unconfirmed = None;
        match self.stage {
            InputStage::Empty => self.pick(position, spot),
            InputStage::Picked(ship) => self.tap_with_picked(position, ship, spot),
            InputStage::Bonus { ship, .. } => self.tap_with_bonus(position, ship, spot),
        }
    }

    fn pick(&mut self, position: &Position, spot: Spot) -> InputResult {
        match spot.ship(position) {
            Some(ship) if ship.side() == position.to_move() => {
                *self = Self::picked(ship);
                InputResult::Changed
            }
            Some(ship) => InputResult::Refused(Refusal::NotYours(ship)),
            None => InputResult::Nothing,
        }
    }

    /// A tap with a ship picked: its destination, or another ship to pick.
    fn tap_with_picked(&mut self, position: &Position, ship: Ship, spot: Spot) -> InputResult {
        let there = spot.ship(position);
        if there == Some(ship) {
            *self = Self::EMPTY;
            return InputResult::Changed;
        }
        match there {
            Some(other) if other.side() == ship.side() => match self.cycle_to(position, other) {
                Some(cycle) => self.aim_at(position, cycle),
                None => {
                    *self = Self::picked(other);
                    InputResult::Changed
                }
            },
            _ => self.move_to(position, ship, spot),
        }
    }

    /// Previews a teleportation; the second time, plays it.
    fn aim_at(&mut self, position: &Position, cycle: Cycle) -> InputResult {
        if self.aim == Some(cycle) {
            return self.teleport(position, cycle);
        }
        self.aim = Some(cycle);
        InputResult::Changed
    }

    fn tap_with_bonus(&mut self, position: &Position, ship: Ship, spot: Spot) -> InputResult {
        let shown = self.preview(position);
        match spot.ship(&shown) {
            Some(other) if other != ship => match self.cycle_to(position, other) {
                Some(cycle) => self.aim_at(position, cycle),
                None => InputResult::Refused(Refusal::BonusFirst(ship)),
            },
            _ => InputResult::Refused(Refusal::BonusFirst(ship)),
        }
    }

    /// Moves the picked ship to a spot without another ship of its side.
    fn move_to(&mut self, position: &Position, ship: Ship, spot: Spot) -> InputResult {
        let to = match spot {
            Spot::Square(to) => to,
            Spot::Slot(_) => return InputResult::Refused(Refusal::NotIntoExile(ship)),
        };
        let Some(from) = position.place(ship).square() else {
            return InputResult::Refused(Refusal::InExile(ship));
        };
        let turn = Turn::new_move(from, to);
        if let Err(reason) = position.check(turn) {
            return InputResult::Refused(Refusal::Illegal(reason));
        }
        let moved =
            Self { stage: InputStage::Bonus { ship, from, to }, aim: None, unconfirmed: None };
        let bonus = |&cycle: &Cycle| position.is_legal(moved.turn(cycle));
        if Cycle::ALL.iter().any(bonus) {
            *self = moved;
            return InputResult::Changed;
        }
        self.complete(turn)
    }

    /// Plays a teleportation, after a confirmation if it exiles the player's own corvette.
    fn teleport(&mut self, position: &Position, cycle: Cycle) -> InputResult {
        let turn = self.turn(cycle);
        if position.exiles_own_corvette(turn) {
            self.aim = Some(cycle);
            self.unconfirmed = Some(turn);
            return InputResult::Changed;
        }
        self.complete(turn)
    }

    fn complete(&mut self, turn: Turn) -> InputResult {
        *self = Self::EMPTY;
        InputResult::Play(turn)
    }

    /// Handles a tap on a partner's badge: plays the teleportation without preview.
    pub fn tap_badge(&mut self, position: &Position, partner: Ship) -> InputResult {
        match self.cycle_to(position, partner) {
            Some(cycle) => self.teleport(position, cycle),
            None => InputResult::Nothing,
        }
    }

    /// Handles the begin of a drag: picks the ship, so that its destinations are marked. Refuses
    /// nothing; an invalid drag is refused when it ends.
    pub fn grab(&mut self, position: &Position, from: Spot) -> InputResult {
        let ship = from.ship(&self.preview(position));
        let (InputStage::Empty | InputStage::Picked(_), Some(ship)) = (self.stage, ship) else {
            return InputResult::Nothing;
        };
        if ship.side() != position.to_move() || position.outcome().is_some() {
            return InputResult::Nothing;
        }
        if *self == Self::picked(ship) {
            return InputResult::Nothing;
        }
        *self = Self::picked(ship);
        InputResult::Changed
    }

    /// Handles a drag from one spot to another: plays the turn without preview. A teleportation to
    /// a neighbouring square is previewed first: the ship may have missed a square beside it.
    pub fn drag(&mut self, position: &Position, from: Spot, to: Spot) -> InputResult {
        if from == to {
            return InputResult::Nothing;
        }
        if let Some(outcome) = position.outcome() {
            return InputResult::Refused(Refusal::Illegal(Illegal::GameOver(outcome)));
        }
        let shown = self.preview(position);
        let Some(ship) = from.ship(&shown) else { return InputResult::Nothing };
        if ship.side() != position.to_move() {
            return InputResult::Refused(Refusal::NotYours(ship));
        }
        match self.stage {
            InputStage::Bonus { ship: moved, .. } if moved != ship => {
                return InputResult::Refused(Refusal::BonusFirst(moved));
            }
            InputStage::Bonus { .. } => self.unconfirmed = None,
            InputStage::Empty | InputStage::Picked(_) => *self = Self::picked(ship),
        }
        match to.ship(&shown) {
            Some(other) if other.side() == ship.side() => match self.cycle_to(position, other) {
                Some(cycle) if are_neighbours(from, to) => self.aim_at(position, cycle),
                Some(cycle) => self.teleport(position, cycle),
                None => InputResult::Refused(Refusal::NoPartner(ship, other)),
            },
            _ if matches!(self.stage, InputStage::Bonus { .. }) => {
                InputResult::Refused(Refusal::BonusFirst(ship))
            }
            _ => self.move_to(position, ship, to),
        }
    }

    /// Enters a whole turn, or the teleportation of an open bonus. A turn that exiles the
    /// player's own corvette needs a confirmation: [`confirm`](Self::confirm), or the same again.
    pub fn enter_turn(&mut self, position: &Position, turn: Turn) -> InputResult {
        let turn = match (self.stage, turn.kind()) {
            (InputStage::Bonus { .. }, TurnKind::Teleport(cycle)) => self.turn(cycle),
            (InputStage::Bonus { ship, from, to }, _)
                if turn.squares_moved() != Some((from, to)) =>
            {
                return InputResult::Refused(Refusal::BonusFirst(ship));
            }
            _ => turn,
        };
        if let Err(reason) = position.check(turn) {
            return InputResult::Refused(Refusal::Illegal(reason));
        }
        if position.exiles_own_corvette(turn) && self.unconfirmed != Some(turn) {
            self.aim = turn.cycle();
            self.unconfirmed = Some(turn);
            if !matches!(self.stage, InputStage::Bonus { .. }) {
                (self.stage, self.aim) = (InputStage::Empty, None);
            }
            return InputResult::Changed;
        }
        self.complete(turn)
    }

    /// Plays the turn that awaits confirmation, or the previewed teleportation, or ends the turn.
    pub fn confirm(&mut self, position: &Position) -> InputResult {
        match (self.unconfirmed, self.aim) {
            (Some(turn), _) => self.complete(turn),
            (None, Some(cycle)) => self.teleport(position, cycle),
            (None, None) => self.end_turn(),
        }
    }

    /// Ends the turn without taking the open bonus.
    pub fn end_turn(&mut self) -> InputResult {
        match self.stage {
            InputStage::Bonus { from, to, .. } => self.complete(Turn::new_move(from, to)),
            InputStage::Empty | InputStage::Picked(_) => InputResult::Nothing,
        }
    }

    /// Picks the target of the previewed teleportation instead of playing it.
    pub fn pick_target(&mut self) -> InputResult {
        let (InputStage::Picked(ship), Some(cycle)) = (self.stage, self.aim) else {
            return InputResult::Nothing;
        };
        let Some(class) = cycle.next(ship.class()) else { return InputResult::Nothing };
        *self = Self::picked(Ship::new(ship.side(), class));
        InputResult::Changed
    }

    /// Cancels the whole unfinished turn.
    pub fn reset(&mut self) -> InputResult {
        if *self == Self::EMPTY {
            return InputResult::Nothing;
        }
        *self = Self::EMPTY;
        InputResult::Changed
    }

    /// Cancels the last step: the confirmation, the preview, or the whole unfinished turn.
    pub fn cancel(&mut self) -> InputResult {
        if self.unconfirmed.take().is_some() || self.aim.take().is_some() {
            return InputResult::Changed;
        }
        match self.stage {
            InputStage::Empty => InputResult::Nothing,
            InputStage::Picked(_) | InputStage::Bonus { .. } => self.reset(),
        }
    }
}

/// Whether two squares have a side or a corner in common.
fn are_neighbours(one: Spot, other: Spot) -> bool {
    let (Spot::Square(one), Spot::Square(other)) = (one, other) else { return false };
    one.column().abs_diff(other.column()) <= 1 && one.row().abs_diff(other.row()) <= 1
}
