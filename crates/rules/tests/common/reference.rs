//! The reference implementation: a second, naive one with coordinates and lists instead of
//! bitboards. It shares only the vocabulary types with the library.

use mad_rules::position::{Middle, Middles};
use mad_rules::{
    Cycle, EndReason, Illegal, Outcome, Place, Position, Ship, ShipSet, Side, Square, Turn,
    TurnKind,
};

type Point = (i32, i32);

fn point(square: Square) -> Point {
    (square.column().into(), square.row().into())
}

fn steps((x, y): Point) -> [Point; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}

/// A position as lists of coordinates.
pub(crate) struct Table {
    ships: Vec<(Point, Ship)>,
    exiled: Vec<Ship>,
    missing: Vec<Point>,
    rows: i32,
    columns: i32,
    to_move: Side,
    positioning: bool,
    bonus: Vec<Point>,
    over: Option<Outcome>,
}

/// The outcome by the rules, from the fields of the MFEN.
pub(crate) fn outcome(fields: &[&str]) -> Option<Outcome> {
    let (winner, reason) = match (fields[0].contains("r111"), fields[0].contains("b111")) {
        (true, false) => (Side::Red, EndReason::Exile),
        (false, _) => (Side::Blue, EndReason::Exile),
        (true, true) => {
            let (quiet, limit) = fields[4].split_once('/').unwrap();
            if quiet != limit {
                return None;
            }
            (if fields[3] == "r" { Side::Red } else { Side::Blue }, EndReason::TieBreak)
        }
    };
    Some(Outcome { winner, reason })
}

impl Table {
    /// Lays out a position from its text, so that nothing of its inner state is trusted.
    pub(crate) fn new(position: &Position) -> Self {
        let text = position.to_string();
        let fields: Vec<&str> = text.split(' ').collect();
        let lines: Vec<&str> = fields[0].split('/').collect();
        let rows = lines.len() as i32;
        let (mut ships, mut missing, mut columns) = (Vec::new(), Vec::new(), 0);
        for (line, y) in lines.iter().zip((0..rows).rev()) {
            let mut x = 0;
            let mut rest = *line;
            while let Some(first) = rest.chars().next() {
                match first {
                    'r' | 'b' => {
                        ships.push(((x, y), rest[..4].parse().unwrap()));
                        rest = &rest[3..];
                        x += 1;
                    }
                    'x' => {
                        missing.push((x, y));
                        x += 1;
                    }
                    digit => x += digit.to_digit(10).unwrap() as i32,
                }
                rest = &rest[1..];
            }
            columns = x;
        }
        let to_move = if fields[1] == "r" { Side::Red } else { Side::Blue };
        let exiled = Ship::all().filter(|ship| !ships.iter().any(|(_, s)| s == ship)).collect();
        let table = Self {
            ships,
            exiled,
            missing,
            rows,
            columns,
            to_move,
            positioning: fields[2].contains(fields[1]),
            bonus: Vec::new(),
            over: outcome(&fields),
        };
        Self { bonus: table.bonus_points(), ..table }
    }

    /// The far row; on irregular boards the outermost squares of the columns, as registered.
    fn bonus_points(&self) -> Vec<Point> {
        let red: &[&str] = match (self.rows, self.missing.len()) {
            (6, 8) => &["a5", "b5", "c6", "d6", "e5", "f5"],
            (7, 12) => &["b6", "c7", "d7", "e6"],
            _ => {
                let far = if self.to_move == Side::Red { self.rows - 1 } else { 0 };
                return (0..self.columns).map(|x| (x, far)).collect();
            }
        };
        let flip = |(x, y)| {
            if self.to_move == Side::Red { (x, y) } else { (x, self.rows - 1 - y) }
        };
        red.iter().map(|name| flip(point(name.parse().unwrap()))).collect()
    }

    fn exists(&self, (x, y): Point) -> bool {
        (0..self.columns).contains(&x)
            && (0..self.rows).contains(&y)
            && !self.missing.contains(&(x, y))
    }

    fn at(&self, at: Point) -> Option<Ship> {
        self.ships.iter().find(|(place, _)| *place == at).map(|(_, ship)| *ship)
    }

    fn middles(&self, from: Point, to: Point) -> Vec<Point> {
        let mut middles: Vec<Point> =
            steps(from).into_iter().filter(|middle| steps(*middle).contains(&to)).collect();
        middles.sort_by_key(|&(x, y)| (y, x));
        middles
    }

    fn is_free(&self, at: Point) -> bool {
        self.exists(at) && self.at(at).is_none()
    }

    /// The first reason that holds, in the order in which the library promises them.
    pub(crate) fn refusal(&self, turn: Turn) -> Option<Illegal> {
        if let Some(outcome) = self.over {
            return Some(Illegal::GameOver(outcome));
        }
        match turn.kind() {
            TurnKind::Pass => (!self.positioning).then_some(Illegal::PassOutsidePositioning),
            TurnKind::Teleport(cycle) => self.refused_cycle(cycle),
            TurnKind::Move { from, to } => self.refused_move(from, to),
            TurnKind::Bonus { from, to, cycle } => self
                .refused_move(from, to)
                .or_else(|| self.refused_bonus(from, to, cycle))
                .or_else(|| self.refused_cycle(cycle)),
        }
    }

    fn refused_move(&self, from: Square, to: Square) -> Option<Illegal> {
        let (start, end) = (point(from), point(to));
        if self.positioning {
            return Some(Illegal::MoveOnPositioningTurn);
        }
        for square in [from, to] {
            if !self.exists(point(square)) {
                return Some(Illegal::NotOnBoard(square));
            }
        }
        let Some(ship) = self.at(start) else {
            return Some(Illegal::NoShip(from));
        };
        if ship.side() != self.to_move {
            return Some(Illegal::NotYourShip { ship, square: from });
        }
        let digits: Vec<u32> =
            ship.class().to_string().chars().map(|c| c.to_digit(10).unwrap()).collect();
        let distance = (start.0 - end.0).abs() + (start.1 - end.1).abs();
        if start == end {
            return Some(Illegal::StaysPut(ship));
        }
        if distance > digits[0] as i32 {
            return Some(Illegal::TooFar { ship, distance: distance as u8 });
        }
        let target = self.at(end);
        if let Some(own) = target.filter(|target| target.side() == self.to_move) {
            return Some(Illegal::OwnShip { ship: own, square: to });
        }
        let middles = self.middles(start, end);
        if !middles.is_empty() && !middles.iter().any(|&middle| self.is_free(middle)) {
            let middle = |&at: &Point| {
                let square = Square::new(at.0.try_into().ok()?, at.1.try_into().ok()?)?;
                Some(Middle { square, ship: self.at(at) })
            };
            let mut blocked = middles.iter().filter_map(middle);
            let first = blocked.next().unwrap();
            return Some(Illegal::Blocked(Middles { first, second: blocked.next() }));
        }
        let target = target?;
        let shields = target.class().to_string().chars().nth(2)?.to_digit(10)?;
        (shields > digits[1]).then_some(Illegal::Shielded { ship, target })
    }

    fn refused_bonus(&self, from: Square, to: Square, cycle: Cycle) -> Option<Illegal> {
        let (start, end) = (point(from), point(to));
        let ship = self.at(start)?;
        if !steps(start).contains(&end) {
            return Some(Illegal::BonusAfterLongMove);
        }
        if !self.bonus.contains(&end) {
            return Some(Illegal::NoBonusSquare(to));
        }
        if let Some(corvette) = self.at(end).filter(|ship| ship.class().to_string() == "111") {
            return Some(Illegal::BonusAfterEnd(corvette));
        }
        let takes_part = cycle.to_string().split('-').any(|c| c == ship.class().to_string());
        (!takes_part).then_some(Illegal::BonusWithoutMover { ship, cycle })
    }

    fn refused_cycle(&self, cycle: Cycle) -> Option<Illegal> {
        let name = cycle.to_string();
        let ships: Vec<Ship> = name
            .split('-')
            .map(|class| format!("{}{class}", self.to_move.letter()).parse().unwrap())
            .collect();
        let exiled: ShipSet =
            ships.iter().filter(|ship| self.exiled.contains(ship)).copied().collect();
        let needed = if ships.len() == 2 { 1 } else { 2 };
        (ships.len() - exiled.len() < needed).then_some(Illegal::TooManyExiled { cycle, exiled })
    }

    /// Each ship's place after a legal turn.
    pub(crate) fn places_after(&self, turn: Turn) -> Vec<(Ship, Place)> {
        let mut places: Vec<(Ship, Place)> =
            self.exiled.iter().map(|&ship| (ship, Place::EXILE)).collect();
        places.extend(
            self.ships
                .iter()
                .map(|&((x, y), ship)| (ship, Square::new(x as u8, y as u8).unwrap().into())),
        );
        if let Some((from, to)) = turn.squares_moved() {
            for (_, place) in &mut places {
                if *place == to.into() {
                    *place = Place::EXILE;
                } else if *place == from.into() {
                    *place = to.into();
                }
            }
        }
        if let Some(cycle) = turn.cycle() {
            let before = places.clone();
            let place_of = |class: &str| {
                let ship: Ship = format!("{}{class}", self.to_move.letter()).parse().unwrap();
                before.iter().find(|(other, _)| *other == ship).unwrap().1
            };
            let name = cycle.to_string();
            let classes: Vec<&str> = name.split('-').collect();
            for (i, class) in classes.iter().enumerate() {
                let to = place_of(classes[(i + 1) % classes.len()]);
                let ship: Ship = format!("{}{class}", self.to_move.letter()).parse().unwrap();
                places.iter_mut().find(|(other, _)| *other == ship).unwrap().1 = to;
            }
        }
        places.sort();
        places
    }
}
