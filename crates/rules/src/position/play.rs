//! Playing a turn.

use super::{IllegalTurn, Position, Status, zobrist};
use crate::{Class, Cycle, Place, Ship, Side, Square, Turn};

impl Position {
    /// Plays a turn if it is legal.
    ///
    /// See [`play_unchecked`](Self::play_unchecked) for turns that are known to be legal.
    ///
    /// # Errors
    ///
    /// The turn and the reason why it is illegal. The position does not change then.
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::{Illegal, Position};
    ///
    /// let mut position = Position::default();
    /// let error = position.play("a2a3".parse()?).unwrap_err();
    /// assert_eq!(error.reason, Illegal::MoveOnPositioningTurn);
    /// position.play("111-222".parse()?)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        self.check(turn).map_err(|reason| IllegalTurn { turn, reason })?;
        self.play_unchecked(turn);
        Ok(())
    }

    /// Plays a turn that is known to be legal, such as one from
    /// [`legal_turns`](Self::legal_turns), without checking it.
    ///
    /// An illegal turn leaves an inconsistent position: two ships may share a square, or its text
    /// may not parse. This is memory-safe, but the position must not be used any more.
    #[inline]
    pub fn play_unchecked(&mut self, turn: Turn) {
        let side = self.to_move();
        let mut status = self.status.0 & !(Status::POSITIONING << side as u8) ^ Status::SIDE;
        self.quiet = self.quiet.saturating_add(1);
        if let Some((from, to)) = turn.squares_moved()
            && self.move_ship(side, from, to)
        {
            self.quiet = 0;
            status = status_after_expulsion(status, side);
        }
        if let Some(cycle) = turn.cycle() {
            self.teleport(side, cycle);
        }
        self.count_up();
        self.hash ^= self.status.key();
        self.status = Status(status);
        self.hash ^= self.status.key();
    }

    /// The [key](Self::key) of the position after a turn that is known to be legal, sooner than by
    /// playing it: to prefetch an entry of a transposition table.
    #[must_use]
    #[inline]
    pub fn key_after(&self, turn: Turn) -> u64 {
        let side = self.to_move();
        let mut status = self.status.0 & !(Status::POSITIONING << side as u8) ^ Status::SIDE;
        let mut places = self.places;
        let mut hash = self.hash ^ self.status.key();
        if let Some((from, to)) = turn.squares_moved() {
            let ship = Ship::new(side, self.class_at(from));
            places[ship.index()] = to.into();
            hash ^= zobrist::place(ship, from.into()) ^ zobrist::place(ship, to.into());
            if self.fleets[side.opponent().index()] & to.bit() != 0 {
                status = status_after_expulsion(status, side);
                hash ^= zobrist::place(Ship::new(side.opponent(), self.class_at(to)), to.into());
            }
        }
        if let Some(cycle) = turn.cycle() {
            hash ^= teleport_key(&places, side, cycle);
        }
        hash ^ Status(status).key()
    }

    /// Increments the turn number; at the largest it steps back by one, to keep its parity.
    #[inline]
    pub(super) fn count_up(&mut self) {
        self.number = if self.number == u16::MAX { u16::MAX - 1 } else { self.number + 1 };
    }

    /// The position after a turn that is known to be legal: see
    /// [`play_unchecked`](Self::play_unchecked).
    #[must_use]
    #[inline]
    pub fn after_unchecked(&self, turn: Turn) -> Self {
        let mut next = *self;
        next.play_unchecked(turn);
        next
    }

    /// Moves the ship on a square and expels the ship it lands on; returns whether there was one.
    #[inline]
    fn move_ship(&mut self, side: Side, from: Square, to: Square) -> bool {
        let expels = self.fleets[side.opponent().index()] & to.bit() != 0;
        if expels {
            self.expel(Ship::new(side.opponent(), self.class_at(to)), to);
        }
        let class = self.class_at(from);
        let both = from.bit() | to.bit();
        self.fleets[side.index()] ^= both;
        self.twos[0] ^= both & mask(class as u8 & 4);
        self.twos[1] ^= both & mask(class as u8 & 2);
        self.twos[2] ^= both & mask(class as u8 & 1);
        self.put(Ship::new(side, class), Place::arena(from), Place::arena(to));
        expels
    }

    #[inline]
    fn expel(&mut self, ship: Ship, square: Square) {
        self.fleets[ship.side().index()] ^= square.bit();
        for plane in &mut self.twos {
            *plane &= !square.bit();
        }
        self.arena &= !(1 << ship.index());
        self.put(ship, Place::arena(square), Place::EXILE);
    }

    /// Sets a ship's place and updates the key.
    #[inline]
    fn put(&mut self, ship: Ship, from: Place, to: Place) {
        self.places[ship.index()] = to;
        self.hash ^= zobrist::place(ship, from) ^ zobrist::place(ship, to);
    }

    /// Each ship takes the next one's place. The set of occupied squares stays the same.
    #[inline]
    fn teleport(&mut self, side: Side, cycle: Cycle) {
        match cycle {
            Cycle::Frigates => self.rotate(side, Class::FRIGATES, false),
            Cycle::FrigatesReversed => self.rotate(side, Class::FRIGATES, true),
            Cycle::Destroyers => self.rotate(side, Class::DESTROYERS, false),
            Cycle::DestroyersReversed => self.rotate(side, Class::DESTROYERS, true),
            swap => self.swap(side, swap.classes()[0]),
        }
    }

    /// Two complements exchange places, so every digit on their squares flips between 1 and 2.
    #[inline]
    fn swap(&mut self, side: Side, class: Class) {
        let first = Ship::new(side, class);
        let second = first.complement();
        let (here, there) = (self.place(first), self.place(second));
        let both = here.bit() | there.bit();
        for plane in &mut self.twos {
            *plane ^= both;
        }
        if here.is_exile() != there.is_exile() {
            self.arena ^= 1 << first.index() | 1 << second.index();
        }
        self.put(first, here, there);
        self.put(second, there, here);
    }

    /// Each of the three has one digit that differs from the other two's: a 2 among frigates, a 1
    /// among destroyers. In the order of their numbers these are shields, cannons and sails for
    /// frigates, and sails, cannons and shields for destroyers.
    #[inline]
    fn rotate(&mut self, side: Side, classes: [Class; 3], reversed: bool) {
        let ships = classes.map(|class| Ship::new(side, class));
        let old @ [first, second, third] = ships.map(|ship| self.place(ship));
        let new = if reversed { [third, first, second] } else { [second, third, first] };
        let all = first.bit() | second.bit() | third.bit();
        let destroyers = classes[0] == Class::C122;
        for i in 0..3 {
            let (plane, others) = if destroyers { (i, all) } else { (2 - i, 0) };
            self.twos[plane] = self.twos[plane] & !all | new[i].bit() ^ others;
            self.arena &= !(1 << ships[i].index());
            self.arena |= u16::from(!new[i].is_exile()) << ships[i].index();
            self.put(ships[i], old[i], new[i]);
        }
    }
}

#[inline]
const fn status_after_expulsion(status: u8, side: Side) -> u8 {
    (status | Status::EXPELLED | Status::EXPELLER) ^ (Status::EXPELLER * (side as u8 ^ 1))
}

/// What a teleportation changes in the key of ships on these places.
#[inline]
fn teleport_key(places: &[Place; 16], side: Side, cycle: Cycle) -> u64 {
    let classes = cycle.classes();
    let ship = |index: usize| Ship::new(side, classes[index]);
    let mut hash = 0;
    for index in 0..classes.len() {
        let next = ship(if index + 1 == classes.len() { 0 } else { index + 1 });
        let (here, there) = (places[ship(index).index()], places[next.index()]);
        hash ^= zobrist::place(ship(index), here) ^ zobrist::place(ship(index), there);
    }
    hash
}

/// All ones if any bit is set.
#[inline]
const fn mask(bit: u8) -> u64 {
    if bit == 0 { 0 } else { u64::MAX }
}
