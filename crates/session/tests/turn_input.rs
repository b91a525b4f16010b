//! Every legal turn can be entered in each way, and no illegal one can.

use mad_rules::{
    Board, Cycle, Illegal, Options, Place, Position, Ship, ShipSet, Square, Turn, TurnKind,
};
use mad_session::{InputResult, InputStage, Refusal, Spot, TurnInput, reach};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

/// Positions from random games on all registered boards.
fn positions() -> Vec<Position> {
    let mut random = SmallRng::seed_from_u64(11);
    let mut positions = Vec::new();
    for round in 0..120 {
        let board = Board::REGISTERED[round % Board::REGISTERED.len()];
        let options = Options { positioning: round % 8 < 4, ..Options::default() };
        let mut position = board.start(options).unwrap();
        while !position.is_over() {
            if random.random_range(0..4) == 0 {
                positions.push(position);
            }
            let turns = position.sorted_turns();
            position.play_unchecked(turns[random.random_range(0..turns.len())]);
        }
        positions.push(position);
    }
    positions
}

fn every_spot(position: &Position) -> Vec<Spot> {
    let squares = Square::all().filter(|&square| position.board().contains(square));
    squares.map(Spot::Square).chain(Ship::all().map(Spot::Slot)).collect()
}

/// Confirms the turn if a confirmation is asked for.
fn confirmed(input: &mut TurnInput, position: &Position, result: InputResult) -> InputResult {
    match input.unconfirmed() {
        Some(_) => input.confirm(position),
        None => result,
    }
}

/// Enters a turn by taps: the ship, then its destination.
fn by_taps(position: &Position, turn: Turn) -> InputResult {
    let mut input = TurnInput::EMPTY;
    let partner = |ship: Ship, cycle: Cycle| {
        let class = cycle.next(ship.class()).unwrap();
        Ship::new(ship.side(), class)
    };
    let cycle_ship = |cycle: Cycle| cycle.ships(position.to_move()).iter().next().unwrap();
    let result = match turn.kind() {
        TurnKind::Pass => return InputResult::Play(turn),
        TurnKind::Move { from, to } => {
            input.tap(position, Spot::Square(from));
            match input.tap(position, Spot::Square(to)) {
                InputResult::Changed => input.end_turn(),
                result => result,
            }
        }
        TurnKind::Teleport(cycle) => {
            let ship = cycle_ship(cycle);
            let target = Spot::of(partner(ship, cycle), position);
            input.tap(position, Spot::of(ship, position));
            assert_eq!(
                input.tap(position, target),
                InputResult::Changed,
                "the first tap only shows"
            );
            assert_eq!(input.aim(), Some(cycle));
            let marks = input.marks(position);
            assert_eq!(marks.aim.len(), cycle.classes().len());
            input.tap(position, target)
        }
        TurnKind::Bonus { from, to, cycle } => {
            let ship = position.ship_at(from).unwrap();
            input.tap(position, Spot::Square(from));
            assert_eq!(input.tap(position, Spot::Square(to)), InputResult::Changed);
            assert_eq!(input.stage(), InputStage::Bonus { ship, from, to });
            let target = Spot::of(partner(ship, cycle), &input.preview(position));
            input.tap(position, target);
            input.tap(position, target)
        }
    };
    confirmed(&mut input, position, result)
}

/// A drag to a neighbouring partner only previews the teleportation: confirms it.
fn previewed(input: &mut TurnInput, position: &Position, result: InputResult) -> InputResult {
    match result {
        InputResult::Changed if input.unconfirmed().is_none() => input.confirm(position),
        result => result,
    }
}

fn by_drags(position: &Position, turn: Turn) -> InputResult {
    let mut input = TurnInput::EMPTY;
    let result = match turn.kind() {
        TurnKind::Pass => return InputResult::Play(turn),
        TurnKind::Move { from, to } => {
            match input.drag(position, Spot::Square(from), Spot::Square(to)) {
                InputResult::Changed => input.end_turn(),
                result => result,
            }
        }
        TurnKind::Teleport(cycle) => {
            let ship = cycle.ships(position.to_move()).iter().next().unwrap();
            let partner = Ship::new(ship.side(), cycle.next(ship.class()).unwrap());
            let result =
                input.drag(position, Spot::of(ship, position), Spot::of(partner, position));
            previewed(&mut input, position, result)
        }
        TurnKind::Bonus { from, to, cycle } => {
            let ship = position.ship_at(from).unwrap();
            let partner = Ship::new(ship.side(), cycle.next(ship.class()).unwrap());
            input.drag(position, Spot::Square(from), Spot::Square(to));
            let shown = input.preview(position);
            let result = input.drag(position, Spot::Square(to), Spot::of(partner, &shown));
            previewed(&mut input, position, result)
        }
    };
    confirmed(&mut input, position, result)
}

#[test]
fn every_legal_turn_can_be_entered_by_taps_and_by_drags() {
    for position in positions() {
        for turn in position.sorted_turns() {
            assert_eq!(by_taps(&position, turn), InputResult::Play(turn), "{position}: {turn}");
            assert_eq!(by_drags(&position, turn), InputResult::Play(turn), "{position}: {turn}");
        }
    }
}

#[test]
fn marks_are_the_legal_turns_of_a_ship_and_no_others() {
    for position in positions() {
        for ship in Ship::all() {
            let mut input = TurnInput::EMPTY;
            if input.tap(&position, Spot::of(ship, &position)) != InputResult::Changed {
                continue;
            }
            let marks = input.marks(&position);
            let mut marked: Vec<Turn> =
                marks.partners.iter().map(|p| Turn::teleport(p.cycle)).collect();
            if let Some(from) = position.place(ship).square() {
                let squares = marks.free.iter().chain(marks.expulsions);
                marked.extend(squares.map(|to| Turn::new_move(from, to)));
            }
            let own = |turn: &Turn| match turn.kind() {
                TurnKind::Pass | TurnKind::Bonus { .. } => false,
                TurnKind::Move { from, .. } => position.ship_at(from) == Some(ship),
                TurnKind::Teleport(cycle) => cycle.involves(ship.class()),
            };
            let mut legal: Vec<Turn> = position.sorted_turns().into_iter().filter(own).collect();
            marked.sort_unstable_by_key(|turn| turn.to_bits());
            legal.sort_unstable_by_key(|turn| turn.to_bits());
            assert_eq!(marked, legal, "{position}: {ship}");
        }
    }
}

/// Random events in random order: turns that are played are legal, refusals change nothing,
/// and cancelling leads back to the empty state.
#[test]
fn random_input_never_plays_an_illegal_turn() {
    let mut random = SmallRng::seed_from_u64(12);
    for position in positions() {
        let spots = every_spot(&position);
        let mut input = TurnInput::EMPTY;
        for _ in 0..60 {
            let mut spot = || spots[random.random_range(0..spots.len())];
            let (one, other) = (spot(), spot());
            let before = input;
            let result = match random.random_range(0..12) {
                0..8 => input.tap(&position, one),
                8 => input.drag(&position, one, other),
                9 => input.confirm(&position),
                10 => input.pick_target(),
                _ => match one.ship(&position) {
                    Some(ship) => input.tap_badge(&position, ship),
                    None => input.cancel(),
                },
            };
            match result {
                InputResult::Play(turn) => {
                    assert!(position.is_legal(turn), "{position}: {turn}");
                    assert_eq!(input, TurnInput::EMPTY);
                }
                InputResult::Refused(_) => {
                    assert_eq!(
                        (input.unconfirmed(), input.preview(&position)),
                        (None, before.preview(&position))
                    );
                }
                InputResult::Changed => assert_ne!(input, before, "{position}"),
                InputResult::Nothing => {}
            }
            let fleet = ShipSet::fleet(position.to_move());
            assert!(input.ship().is_none_or(|ship| fleet.contains(ship)));
        }
        for _ in 0..3 {
            input.cancel();
        }
        assert_eq!(input, TurnInput::EMPTY);
    }
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn spot(text: &str) -> Spot {
    text.parse().map(Spot::Square).unwrap_or_else(|_| Spot::Slot(text.parse().unwrap()))
}

#[test]
fn each_illegal_target_is_refused_with_its_reason() {
    let figure = position(
        "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 r - - 6/40 7",
    );
    let refused = |from: &str, to: &str| {
        let mut input = TurnInput::EMPTY;
        assert_eq!(input.tap(&figure, spot(from)), InputResult::Changed);
        match input.tap(&figure, spot(to)) {
            InputResult::Refused(refusal) => {
                assert_eq!(input.ship(), spot(from).ship(&figure), "it stays picked");
                refusal
            }
            result => panic!("{from} {to}: {result:?}"),
        }
    };
    assert!(matches!(refused("c4", "d5"), Refusal::Illegal(Illegal::Shielded { .. })));
    assert!(matches!(refused("d2", "b2"), Refusal::Illegal(Illegal::TooFar { distance: 2, .. })));
    assert!(matches!(refused("c1", "a2"), Refusal::Illegal(Illegal::TooFar { .. })));
    assert!(matches!(refused("d2", "b211"), Refusal::NotIntoExile(_)), "an empty slot");
    let mut input = TurnInput::EMPTY;
    let blue: Ship = "b222".parse().unwrap();
    assert_eq!(input.tap(&figure, spot("b5")), InputResult::Refused(Refusal::NotYours(blue)));
    assert_eq!(input.tap(&figure, spot("b2")), InputResult::Nothing);
    let start = Position::default();
    input.tap(&start, spot("a2"));
    let result = input.tap(&start, spot("a3"));
    assert_eq!(result, InputResult::Refused(Refusal::Illegal(Illegal::MoveOnPositioningTurn)));
}

#[test]
fn a_ship_in_exile_comes_back_by_teleportation_only() {
    let position = position("b1113/4/4/r112r111r1211/4/4 r - - 0/40 1");
    assert_eq!(position.place("r221".parse().unwrap()), Place::EXILE);
    let mut input = TurnInput::EMPTY;
    assert_eq!(input.tap(&position, spot("r221")), InputResult::Changed);
    let refused = input.tap(&position, spot("a1"));
    assert_eq!(refused, InputResult::Refused(Refusal::InExile("r221".parse().unwrap())));
    let partners: Vec<Ship> = input.marks(&position).partners.iter().map(|p| p.ship).collect();
    assert_eq!(partners, ["r112".parse().unwrap()]);
    assert_eq!(
        input.tap_badge(&position, partners[0]),
        InputResult::Play("112-221".parse().unwrap())
    );
}

#[test]
fn exiling_the_own_corvette_needs_a_confirmation() {
    let position = position("b1113/4/4/4/4/r1113 r - - 0/40 1");
    let (corvette, cruiser) = (spot("a1"), spot("r222"));
    for ways in 0..3 {
        let mut input = TurnInput::EMPTY;
        let result = match ways {
            0 => input.drag(&position, corvette, cruiser),
            1 => {
                input.tap(&position, cruiser);
                input.tap_badge(&position, "r111".parse().unwrap())
            }
            _ => {
                input.tap(&position, corvette);
                input.tap(&position, cruiser);
                input.tap(&position, cruiser)
            }
        };
        let losing: Turn = "111-222".parse().unwrap();
        assert_eq!((result, input.unconfirmed()), (InputResult::Changed, Some(losing)));
        let mut meant = input;
        assert_eq!(meant.confirm(&position), InputResult::Play(losing));
        input.cancel();
        assert_eq!(input.unconfirmed(), None, "cancelled");
    }
}

#[test]
fn a_drag_to_a_neighbouring_partner_asks_first() {
    let start = Position::default();
    let mut input = TurnInput::EMPTY;
    // c2 (211) and b2 (122) are complements and neighbours; d1 (212) and a2 (121) are not neighbours.
    assert_eq!(input.drag(&start, spot("c2"), spot("b2")), InputResult::Changed);
    assert_eq!(input.aim().map(|cycle| cycle.to_string()).as_deref(), Some("211-122"));
    assert_eq!(input.confirm(&start), InputResult::Play("211-122".parse().unwrap()));
    let result = input.drag(&start, spot("d1"), spot("a2"));
    assert_eq!(result, InputResult::Play("121-212".parse().unwrap()));
}

#[test]
fn grabbing_a_ship_marks_its_destinations_and_plays_nothing() {
    for position in positions() {
        for ship in Ship::all() {
            let mut input = TurnInput::EMPTY;
            let own = ship.side() == position.to_move() && position.outcome().is_none();
            let result = input.grab(&position, Spot::of(ship, &position));
            assert_eq!(result == InputResult::Changed, own, "{position} {ship}");
            assert_eq!(input.ship(), own.then_some(ship));
            assert_eq!(input.grab(&position, Spot::of(ship, &position)), InputResult::Nothing);
        }
    }
}

#[test]
fn the_reach_of_a_ship_is_what_it_could_do_if_it_were_to_move() {
    for position in positions().into_iter().filter(|it| !it.is_over() && !it.is_positioning_turn())
    {
        let mut other = position;
        other.null_move().unwrap();
        for ship in Ship::all() {
            let mut input = TurnInput::EMPTY;
            let seen = if ship.side() == position.to_move() { position } else { other };
            input.grab(&seen, Spot::of(ship, &seen));
            assert_eq!(reach(&position, ship), input.marks(&seen), "{position} {ship}");
        }
    }
}

#[test]
fn an_open_bonus_can_be_skipped_or_cancelled_with_its_move() {
    let figure = position(
        "b2223b211/b121r2211b111b112/r1222b221b122/r1211r2121r112/r222r1112r211 r - r 2/40 25",
    );
    let mut input = TurnInput::EMPTY;
    input.tap(&figure, spot("b4"));
    assert!(input.marks(&figure).bonus.contains("b5".parse().unwrap()));
    assert_eq!(input.tap(&figure, spot("b5")), InputResult::Changed);
    assert_eq!(input.preview(&figure).ship_at("b5".parse().unwrap()), "r221".parse().ok());
    assert!(matches!(input.tap(&figure, spot("c5")), InputResult::Refused(Refusal::BonusFirst(_))));
    let mut ended = input;
    assert_eq!(ended.end_turn(), InputResult::Play("b4b5".parse().unwrap()));
    input.tap(&figure, spot("a3"));
    assert_eq!(input.cancel(), InputResult::Changed, "the preview");
    assert_eq!(input.cancel(), InputResult::Changed, "the turn");
    assert_eq!((input, input.preview(&figure)), (TurnInput::EMPTY, figure));
}

#[test]
fn a_tap_on_a_partner_previews_the_teleportation_first() {
    let start = Position::default();
    let mut input = TurnInput::EMPTY;
    input.tap(&start, spot("a2"));
    assert_eq!(input.tap(&start, spot("d1")), InputResult::Changed, "121 and 212 are complements");
    assert!(input.aim().is_some());
    assert_eq!(input.pick_target(), InputResult::Changed);
    assert_eq!(input.stage(), InputStage::Picked("r212".parse().unwrap()));
    input.tap(&start, spot("b1"));
    assert_eq!(input.stage(), InputStage::Picked("r111".parse().unwrap()), "no partner: picked");
    input.tap(&start, spot("b1"));
    assert_eq!(input, TurnInput::EMPTY);
}

/// With a bonus open, entering a teleportation completes the turn and does not replace it.
#[test]
fn a_teleportation_entered_with_a_bonus_open_is_that_bonus() {
    let position = position("b1112b222/1r112b2121/4/1b1212/r2123/r121r111r222r221 r - b 3/40 31");
    let mut input = TurnInput::EMPTY;
    input.tap(&position, spot("b5"));
    assert_eq!(input.tap(&position, spot("b6")), InputResult::Changed);
    let mut other = input;
    let refused = other.enter_turn(&position, "a1a2".parse().unwrap());
    assert_eq!(refused, InputResult::Refused(Refusal::BonusFirst("r112".parse().unwrap())));
    assert_eq!(other, input, "and the bonus is still open");
    let mut other = input;
    assert_eq!(
        other.enter_turn(&position, "b5b6".parse().unwrap()),
        InputResult::Play("b5b6".parse().unwrap())
    );
    assert_eq!(
        input.enter_turn(&position, "112-221".parse().unwrap()),
        InputResult::Play("b5b6+112-221".parse().unwrap())
    );
}

#[test]
fn a_whole_turn_is_played_refused_or_needs_confirmation() {
    for position in positions() {
        for turn in mad_rules::testing::every_turn()
            .step_by(97)
            .chain(position.legal_turns().iter().copied())
        {
            let mut input = TurnInput::EMPTY;
            let result = input.enter_turn(&position, turn);
            match position.check(turn) {
                Err(reason) => assert_eq!(result, InputResult::Refused(Refusal::Illegal(reason))),
                Ok(()) if position.exiles_own_corvette(turn) => {
                    assert_eq!((result, input.unconfirmed()), (InputResult::Changed, Some(turn)));
                    // Entering the same turn again confirms it.
                    let mut other = input;
                    assert_eq!(other.enter_turn(&position, turn), InputResult::Play(turn));
                    assert_eq!(input.confirm(&position), InputResult::Play(turn));
                }
                Ok(()) => assert_eq!(result, InputResult::Play(turn)),
            }
            if result != InputResult::Changed {
                assert_eq!(input, TurnInput::EMPTY);
            }
        }
    }
}
