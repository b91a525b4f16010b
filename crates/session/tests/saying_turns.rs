//! Every legal turn can be said, in each way, and nothing else can.

use mad_rules::{
    Board, Cycle, Illegal, Options, Place, Position, Ship, ShipSet, Square, Turn, TurnKind,
};
use mad_session::{Answer, Hand, Refusal, Spot, Stage};
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

/// The gesture after which nothing is left to say, doubts apart.
fn settle(hand: &mut Hand, position: &Position, answer: Answer) -> Answer {
    match hand.doubt() {
        Some(_) => hand.confirm(position),
        None => answer,
    }
}

/// The spots that say a turn, one after the other, by taps: ship, then where it goes.
fn by_taps(position: &Position, turn: Turn) -> Answer {
    let mut hand = Hand::EMPTY;
    let partner = |ship: Ship, cycle: Cycle| {
        let class = cycle.next(ship.class()).unwrap();
        Ship::new(ship.side(), class)
    };
    let cycle_ship = |cycle: Cycle| cycle.ships(position.to_move()).iter().next().unwrap();
    let answer = match turn.kind() {
        TurnKind::Pass => return Answer::Play(turn),
        TurnKind::Move { from, to } => {
            hand.tap(position, Spot::Square(from));
            match hand.tap(position, Spot::Square(to)) {
                Answer::Changed => hand.end_turn(),
                answer => answer,
            }
        }
        TurnKind::Teleport(cycle) => {
            let ship = cycle_ship(cycle);
            let target = Spot::of(partner(ship, cycle), position);
            hand.tap(position, Spot::of(ship, position));
            assert_eq!(hand.tap(position, target), Answer::Changed, "the first tap only shows");
            assert_eq!(hand.aim(), Some(cycle));
            let marks = hand.marks(position);
            assert_eq!(marks.aim.len(), cycle.classes().len());
            hand.tap(position, target)
        }
        TurnKind::Bonus { from, to, cycle } => {
            let ship = position.ship_at(from).unwrap();
            hand.tap(position, Spot::Square(from));
            assert_eq!(hand.tap(position, Spot::Square(to)), Answer::Changed);
            assert_eq!(hand.stage(), Stage::Bonus { ship, from, to });
            let target = Spot::of(partner(ship, cycle), &hand.shown(position));
            hand.tap(position, target);
            hand.tap(position, target)
        }
    };
    settle(&mut hand, position, answer)
}

fn by_drags(position: &Position, turn: Turn) -> Answer {
    let mut hand = Hand::EMPTY;
    let answer = match turn.kind() {
        TurnKind::Pass => return Answer::Play(turn),
        TurnKind::Move { from, to } => {
            match hand.drag(position, Spot::Square(from), Spot::Square(to)) {
                Answer::Changed => hand.end_turn(),
                answer => answer,
            }
        }
        TurnKind::Teleport(cycle) => {
            let ship = cycle.ships(position.to_move()).iter().next().unwrap();
            let partner = Ship::new(ship.side(), cycle.next(ship.class()).unwrap());
            hand.drag(position, Spot::of(ship, position), Spot::of(partner, position))
        }
        TurnKind::Bonus { from, to, cycle } => {
            let ship = position.ship_at(from).unwrap();
            let partner = Ship::new(ship.side(), cycle.next(ship.class()).unwrap());
            hand.drag(position, Spot::Square(from), Spot::Square(to));
            let shown = hand.shown(position);
            hand.drag(position, Spot::Square(to), Spot::of(partner, &shown))
        }
    };
    settle(&mut hand, position, answer)
}

#[test]
fn every_legal_turn_can_be_said_by_taps_and_by_drags() {
    for position in positions() {
        for turn in position.sorted_turns() {
            assert_eq!(by_taps(&position, turn), Answer::Play(turn), "{position}: {turn}");
            assert_eq!(by_drags(&position, turn), Answer::Play(turn), "{position}: {turn}");
        }
    }
}

#[test]
fn marks_are_the_legal_turns_of_a_ship_and_no_others() {
    for position in positions() {
        for ship in Ship::all() {
            let mut hand = Hand::EMPTY;
            if hand.tap(&position, Spot::of(ship, &position)) != Answer::Changed {
                continue;
            }
            let marks = hand.marks(&position);
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

/// Any gestures in any order: what is played is legal, what is refused changes nothing, and
/// cancelling leads back to an empty hand.
#[test]
fn no_gesture_leads_astray() {
    let mut random = SmallRng::seed_from_u64(12);
    for position in positions() {
        let spots = every_spot(&position);
        let mut hand = Hand::EMPTY;
        for _ in 0..60 {
            let mut spot = || spots[random.random_range(0..spots.len())];
            let (one, other) = (spot(), spot());
            let before = hand;
            let answer = match random.random_range(0..12) {
                0..8 => hand.tap(&position, one),
                8 => hand.drag(&position, one, other),
                9 => hand.confirm(&position),
                10 => hand.pick_instead(),
                _ => match one.ship(&position) {
                    Some(ship) => hand.tap_badge(&position, ship),
                    None => hand.cancel(),
                },
            };
            match answer {
                Answer::Play(turn) => {
                    assert!(position.is_legal(turn), "{position}: {turn}");
                    assert_eq!(hand, Hand::EMPTY);
                }
                Answer::Refused(_) => {
                    assert_eq!(
                        (hand.doubt(), hand.shown(&position)),
                        (None, before.shown(&position))
                    );
                }
                Answer::Changed => assert_ne!(hand, before, "{position}"),
                Answer::Nothing => {}
            }
            let fleet = ShipSet::fleet(position.to_move());
            assert!(hand.ship().is_none_or(|ship| fleet.contains(ship)));
        }
        for _ in 0..3 {
            hand.cancel();
        }
        assert_eq!(hand, Hand::EMPTY);
    }
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn spot(text: &str) -> Spot {
    text.parse().map(Spot::Square).unwrap_or_else(|_| Spot::Slot(text.parse().unwrap()))
}

#[test]
fn each_wrong_target_says_why() {
    let figure = position(
        "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 r - - 6/40 7",
    );
    let refused = |from: &str, to: &str| {
        let mut hand = Hand::EMPTY;
        assert_eq!(hand.tap(&figure, spot(from)), Answer::Changed);
        match hand.tap(&figure, spot(to)) {
            Answer::Refused(refusal) => {
                assert_eq!(hand.ship(), spot(from).ship(&figure), "it stays picked");
                refusal
            }
            answer => panic!("{from} {to}: {answer:?}"),
        }
    };
    assert!(matches!(refused("c4", "d5"), Refusal::Illegal(Illegal::Shielded { .. })));
    assert!(matches!(refused("d2", "b2"), Refusal::Illegal(Illegal::TooFar { distance: 2, .. })));
    assert!(matches!(refused("c1", "a2"), Refusal::Illegal(Illegal::TooFar { .. })));
    assert!(matches!(refused("d2", "b211"), Refusal::NotIntoExile(_)), "an empty slot");
    let mut hand = Hand::EMPTY;
    let blue: Ship = "b222".parse().unwrap();
    assert_eq!(hand.tap(&figure, spot("b5")), Answer::Refused(Refusal::NotYours(blue)));
    assert_eq!(hand.tap(&figure, spot("b2")), Answer::Nothing);
    let start = Position::default();
    hand.tap(&start, spot("a2"));
    let answer = hand.tap(&start, spot("a3"));
    assert_eq!(answer, Answer::Refused(Refusal::Illegal(Illegal::MoveOnPositioningTurn)));
}

#[test]
fn a_ship_in_exile_comes_back_in_exchange_only() {
    let position = position("b1113/4/4/r112r111r1211/4/4 r - - 0/40 1");
    assert_eq!(position.place("r221".parse().unwrap()), Place::EXILE);
    let mut hand = Hand::EMPTY;
    assert_eq!(hand.tap(&position, spot("r221")), Answer::Changed);
    let refused = hand.tap(&position, spot("a1"));
    assert_eq!(refused, Answer::Refused(Refusal::InExile("r221".parse().unwrap())));
    let partners: Vec<Ship> = hand.marks(&position).partners.iter().map(|p| p.ship).collect();
    assert_eq!(partners, ["r112".parse().unwrap()]);
    assert_eq!(hand.tap_badge(&position, partners[0]), Answer::Play("112-221".parse().unwrap()));
}

#[test]
fn the_corvette_is_not_swapped_away_without_a_question() {
    let position = position("b1113/4/4/4/4/r1113 r - - 0/40 1");
    let (corvette, cruiser) = (spot("a1"), spot("r222"));
    for ways in 0..3 {
        let mut hand = Hand::EMPTY;
        let answer = match ways {
            0 => hand.drag(&position, corvette, cruiser),
            1 => {
                hand.tap(&position, cruiser);
                hand.tap_badge(&position, "r111".parse().unwrap())
            }
            _ => {
                hand.tap(&position, corvette);
                hand.tap(&position, cruiser);
                hand.tap(&position, cruiser)
            }
        };
        let losing: Turn = "111-222".parse().unwrap();
        assert_eq!((answer, hand.doubt()), (Answer::Changed, Some(losing)));
        let mut meant = hand;
        assert_eq!(meant.confirm(&position), Answer::Play(losing));
        hand.cancel();
        assert_eq!(hand.doubt(), None, "it was not meant");
    }
}

#[test]
fn a_bonus_is_offered_in_place_and_can_be_taken_back_whole() {
    let figure = position(
        "b2223b211/b121r2211b111b112/r1222b221b122/r1211r2121r112/r222r1112r211 r - r 2/40 25",
    );
    let mut hand = Hand::EMPTY;
    hand.tap(&figure, spot("b4"));
    assert!(hand.marks(&figure).bonus.contains("b5".parse().unwrap()));
    assert_eq!(hand.tap(&figure, spot("b5")), Answer::Changed);
    assert_eq!(hand.shown(&figure).ship_at("b5".parse().unwrap()), "r221".parse().ok());
    assert!(matches!(hand.tap(&figure, spot("c5")), Answer::Refused(Refusal::BonusFirst(_))));
    let mut ended = hand;
    assert_eq!(ended.end_turn(), Answer::Play("b4b5".parse().unwrap()));
    hand.tap(&figure, spot("a3"));
    assert_eq!(hand.cancel(), Answer::Changed, "the aim");
    assert_eq!(hand.cancel(), Answer::Changed, "the turn");
    assert_eq!((hand, hand.shown(&figure)), (Hand::EMPTY, figure));
}

#[test]
fn picking_another_ship_is_never_an_accident() {
    let start = Position::default();
    let mut hand = Hand::EMPTY;
    hand.tap(&start, spot("a2"));
    assert_eq!(hand.tap(&start, spot("d1")), Answer::Changed, "121 and 212 are complements");
    assert!(hand.aim().is_some());
    assert_eq!(hand.pick_instead(), Answer::Changed);
    assert_eq!(hand.stage(), Stage::Picked("r212".parse().unwrap()));
    hand.tap(&start, spot("b1"));
    assert_eq!(hand.stage(), Stage::Picked("r111".parse().unwrap()), "no partner: picked");
    hand.tap(&start, spot("b1"));
    assert_eq!(hand, Hand::EMPTY);
}

/// With a bonus open, a teleportation that is said completes the turn, and does not replace it.
#[test]
fn a_teleportation_said_to_an_open_bonus_is_that_bonus() {
    let position = position("b1112b222/1r112b2121/4/1b1212/r2123/r121r111r222r221 r - b 3/40 31");
    let mut hand = Hand::EMPTY;
    hand.tap(&position, spot("b5"));
    assert_eq!(hand.tap(&position, spot("b6")), Answer::Changed);
    let mut other = hand;
    let refused = other.hear(&position, "a1a2".parse().unwrap());
    assert_eq!(refused, Answer::Refused(Refusal::BonusFirst("r112".parse().unwrap())));
    assert_eq!(other, hand, "and the bonus is still open");
    let mut other = hand;
    assert_eq!(
        other.hear(&position, "b5b6".parse().unwrap()),
        Answer::Play("b5b6".parse().unwrap())
    );
    assert_eq!(
        hand.hear(&position, "112-221".parse().unwrap()),
        Answer::Play("b5b6+112-221".parse().unwrap())
    );
}

#[test]
fn a_turn_said_whole_is_played_refused_or_asked_about() {
    for position in positions() {
        for turn in mad_rules::testing::every_turn()
            .step_by(97)
            .chain(position.legal_turns().iter().copied())
        {
            let mut hand = Hand::EMPTY;
            let answer = hand.hear(&position, turn);
            match position.check(turn) {
                Err(reason) => assert_eq!(answer, Answer::Refused(Refusal::Illegal(reason))),
                Ok(()) if position.exiles_own_corvette(turn) => {
                    assert_eq!((answer, hand.doubt()), (Answer::Changed, Some(turn)));
                    // Whoever says it again means it.
                    let mut other = hand;
                    assert_eq!(other.hear(&position, turn), Answer::Play(turn));
                    assert_eq!(hand.confirm(&position), Answer::Play(turn));
                }
                Ok(()) => assert_eq!(answer, Answer::Play(turn)),
            }
            if answer != Answer::Changed {
                assert_eq!(hand, Hand::EMPTY);
            }
        }
    }
}
