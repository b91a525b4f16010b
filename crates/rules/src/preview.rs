//! Previews: what turns would do, for user interfaces that do not implement the rules.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{
    Class, Cycle, IllegalTurn, Outcome, Place, Position, Ship, ShipSet, Side, Square, Turn,
};

/// A ship and its places before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shift {
    /// The ship.
    pub ship: Ship,
    /// Where it was.
    pub from: Place,
    /// Where it goes.
    pub to: Place,
}

/// Everything a turn does, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Effect {
    /// The move, if the turn has one.
    pub moved: Option<Shift>,
    /// The ship that the move expels.
    pub expelled: Option<Ship>,
    /// The teleportation after it or instead of it: two or three ships, or none.
    pub teleported: Vec<Shift>,
    /// How the game ends with this turn, if it does.
    pub outcome: Option<Outcome>,
}

/// A square that a ship can move to, and the consequences.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Arrival {
    /// The square.
    pub square: Square,
    /// The ship that would be expelled; `None` for an empty square.
    pub expels: Option<Ship>,
    /// Whether the move wins the game by expelling the corvette.
    pub wins: bool,
    /// The teleportations that may follow as a bonus in the same turn.
    pub bonus: Vec<Teleportation>,
}

/// A possible permutation or rotation, and its consequences.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Teleportation {
    /// The permutation or rotation.
    pub cycle: Cycle,
    /// Each ship's change of place.
    pub shifts: Vec<Shift>,
    /// Whether it sends the player's own corvette into exile, which loses the game.
    pub loses: bool,
}

impl Teleportation {
    /// The ship whose place this ship takes, if it takes part.
    #[must_use]
    pub fn partner(&self, ship: Ship) -> Option<Ship> {
        self.cycle.next(ship.class()).map(|class| Ship::new(ship.side(), class))
    }
}

/// A ship that could be expelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Threat {
    /// The ship in danger.
    pub target: Ship,
    /// The ship that could expel it.
    pub attacker: Ship,
    /// `None` if the attacker could expel it on its side's next turn. Otherwise the teleportation
    /// or bonus turn that would first bring the attacker into range or clear its way, with the
    /// expulsion a turn later.
    pub prepared_by: Option<Turn>,
}

impl Position {
    /// What a turn would do.
    ///
    /// # Errors
    ///
    /// If the turn is illegal: see [`play`](Self::play).
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::Position;
    ///
    /// let position: Position = "b211b1112/r2213/4/r1113 r - - 0/40 1".parse()?;
    /// let effect = position.effect("a3a4+112-221".parse().unwrap()).unwrap();
    /// assert_eq!(effect.expelled, "b211".parse().ok());
    /// assert_eq!(effect.teleported.len(), 2);
    /// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
    /// ```
    pub fn effect(&self, turn: Turn) -> Result<Effect, IllegalTurn> {
        let mut after = *self;
        after.play(turn)?;
        let mut moved = None;
        let mut expelled = None;
        let mut before_teleport = *self;
        if let Some((from, to)) = turn.squares_moved() {
            expelled = self.ship_at(to);
            moved = self.ship_at(from).map(|ship| Shift { ship, from: from.into(), to: to.into() });
            before_teleport.play_unchecked(turn.without_bonus());
        }
        let ships = turn.cycle().map_or(ShipSet::EMPTY, |cycle| cycle.ships(self.to_move()));
        let shift = |ship| Shift { ship, from: before_teleport.place(ship), to: after.place(ship) };
        let teleported = ships.iter().map(shift).collect();
        Ok(Effect { moved, expelled, teleported, outcome: after.outcome() })
    }

    /// A turn in the long notation for players, `211 c4xb3 (121)`: with the classes of the ship
    /// that moves and of the ship it expels. Teleportations are written as in the short notation.
    #[must_use]
    pub fn long_text(&self, turn: Turn) -> String {
        let Some((from, to)) = turn.squares_moved() else {
            return turn.to_string();
        };
        let Some(ship) = self.ship_at(from) else {
            return turn.to_string();
        };
        let mut text = match self.ship_at(to) {
            Some(target) => format!("{} {from}x{to} ({})", ship.class(), target.class()),
            None => format!("{} {from}-{to}", ship.class()),
        };
        if let Some(cycle) = turn.cycle() {
            text += &format!(" + {cycle}");
        }
        text
    }

    /// Returns whether a turn is legal and exiles the player's own corvette, which loses at once.
    /// A user interface may ask for confirmation.
    #[must_use]
    pub fn exiles_own_corvette(&self, turn: Turn) -> bool {
        let side = self.to_move();
        turn.cycle() == Some(Cycle::Swap111)
            && self.place(Ship::new(side, Class::CRUISER)).is_exile()
            && self.is_legal(turn)
    }

    /// The squares that a ship of the side to move can move to, by row and column. Empty for
    /// ships of the other side and in exile, on the positioning turn and after the end.
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::Position;
    ///
    /// let position: Position = "b1112b211/r2213/4/r1113 r - - 0/40 1".parse()?;
    /// let arrivals = position.arrivals("r221".parse().unwrap());
    /// let win = arrivals.iter().find(|arrival| arrival.wins).unwrap();
    /// assert_eq!(win.square.to_string(), "a4");
    /// let bonus = arrivals.iter().find(|arrival| !arrival.bonus.is_empty());
    /// assert!(bonus.is_none(), "there is none after the corvette is expelled");
    /// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
    /// ```
    #[must_use]
    pub fn arrivals(&self, ship: Ship) -> Vec<Arrival> {
        let Some(from) = self.place(ship).square() else {
            return Vec::new();
        };
        let arrival = |square| {
            let expels = self.ship_at(square);
            let wins = expels.is_some_and(Ship::is_corvette);
            Arrival { square, expels, wins, bonus: self.bonus(ship, from, square) }
        };
        self.arrival_squares(from).iter().map(arrival).collect()
    }

    /// The teleportations that a ship of the side to move can take part in. Empty for ships of the
    /// other side and after the end.
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::{Cycle, Position};
    ///
    /// let position: Position = "b1112b222/4/4/r1113 r - - 0/40 1".parse()?;
    /// let swap = &position.teleportations("r111".parse().unwrap())[0];
    /// assert_eq!(swap.cycle, Cycle::Swap111);
    /// assert!(swap.loses, "the cruiser is in exile");
    /// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
    /// ```
    #[must_use]
    pub fn teleportations(&self, ship: Ship) -> Vec<Teleportation> {
        if ship.side() != self.to_move() {
            return Vec::new();
        }
        self.teleportations_by(ship, Turn::teleport)
    }

    fn bonus(&self, ship: Ship, from: Square, to: Square) -> Vec<Teleportation> {
        self.teleportations_by(ship, |cycle| Turn::bonus(from, to, cycle))
    }

    fn teleportations_by(&self, ship: Ship, turn: impl Fn(Cycle) -> Turn) -> Vec<Teleportation> {
        let possible = |cycle: Cycle| {
            let turn = turn(cycle);
            let shifts = self.effect(turn).ok()?.teleported;
            Some(Teleportation { cycle, shifts, loses: self.exiles_own_corvette(turn) })
        };
        let involved = Cycle::ALL.into_iter().filter(|cycle| cycle.involves(ship.class()));
        involved.filter_map(possible).collect()
    }

    /// The ships of a side that the other side could expel by a move if it were to move.
    #[must_use]
    pub fn threatened(&self, side: Side) -> ShipSet {
        self.threats(side)
            .into_iter()
            .filter(|t| t.prepared_by.is_none())
            .map(|t| t.target)
            .collect()
    }

    /// The threats to a side's ships if the other side were to move: first the expulsions by its
    /// next turn, then those by the turn after a teleportation or bonus turn. Empty after the end.
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::{Position, Side};
    ///
    /// let position: Position = "b1112b222/4/r1121r2111/r1113 b - - 0/40 2".parse()?;
    /// let threats = position.threats(Side::Blue);
    /// assert!(threats.iter().all(|threat| threat.prepared_by.is_some()));
    /// assert!(position.threatened(Side::Blue).is_empty());
    /// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
    /// ```
    #[must_use]
    pub fn threats(&self, side: Side) -> Vec<Threat> {
        let attacker = side.opponent();
        if self.is_over() {
            return Vec::new();
        }
        let positioning = self.positioning()[attacker];
        let direct = self.attacks(attacker);
        let mut threats: Vec<Threat> = Vec::new();
        let mut add = |attacks: &[(Ship, Ship)], prepared_by: Option<Turn>| {
            for &(attacker, target) in attacks {
                let known = |t: &&Threat| (t.attacker, t.target) == (attacker, target);
                // A pair is listed once for each cycle that prepares it, or only once if the
                // expulsion needs no preparation.
                let repeated = threats.iter().filter(known).any(|t| {
                    t.prepared_by.is_none()
                        || t.prepared_by.and_then(Turn::cycle) == prepared_by.and_then(Turn::cycle)
                });
                if !repeated {
                    threats.push(Threat { target, attacker, prepared_by });
                }
            }
        };
        if !positioning {
            add(&direct, None);
        }
        let to_attack = self.as_if_to_move(attacker);
        for turn in to_attack.legal_turns() {
            if turn.cycle().is_some() {
                let after = to_attack.after_unchecked(turn);
                if !after.is_over() {
                    add(&after.attacks(attacker), Some(turn));
                }
            }
        }
        threats
    }

    /// Pairs of attacker and target, if this side were to move and it were no positioning turn.
    fn attacks(&self, attacker: Side) -> Vec<(Ship, Ship)> {
        let enemies = self.fleet(attacker.opponent());
        let mut attacks = Vec::new();
        for from in self.fleet(attacker) {
            for to in self.reach(attacker, from) & enemies {
                attacks.extend(self.ship_at(from).zip(self.ship_at(to)));
            }
        }
        attacks
    }
}
