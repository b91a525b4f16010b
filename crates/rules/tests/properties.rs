//! Properties of every position, over random games and random set-ups on all boards.

mod common;

use std::collections::BTreeSet;

use common::reference::Table;
use common::{positions, random, random_game};
use mad_rules::game::Step;
use mad_rules::position::attacks::{attack_maps, mobility};
use mad_rules::testing::{every_turn, recomputed_key};
use mad_rules::{Board, Game, Options, Place, Position, Setup, Ship, ShipSet, Side, Square, Turn};
use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};

/// The mirrored position; `swap` exchanges the sides too.
fn mirrored(position: &Position, square: impl Fn(Square) -> Square, swap: bool) -> Position {
    let setup = Setup::from(*position);
    let mut other = setup.clone();
    let flip = |side: Side| if swap { side.opponent() } else { side };
    for ship in Ship::all() {
        let place = setup.place(ship).square().map_or(Place::EXILE, |at| square(at).into());
        other.set_place(Ship::new(flip(ship.side()), ship.class()), place);
    }
    if swap {
        other.to_move = flip(setup.to_move);
        other.positioning = setup.positioning.swap();
        other.last_expeller = setup.last_expeller.map(flip);
        other.number = setup.number + 1;
    }
    other.try_into().unwrap()
}

fn mirrored_turn(turn: Turn, square: impl Fn(Square) -> Square) -> Turn {
    match (turn.squares_moved(), turn.cycle()) {
        (Some((from, to)), None) => Turn::new_move(square(from), square(to)),
        (Some((from, to)), Some(cycle)) => Turn::bonus(square(from), square(to), cycle),
        _ => turn,
    }
}

fn turns(position: &Position) -> BTreeSet<Turn> {
    position.legal_turns().into_iter().collect()
}

#[test]
fn generator_and_check_agree_with_the_reference_on_every_turn() {
    let mut rng = random(1);
    let mut conceivable: Vec<Turn> = every_turn().collect();
    conceivable.sort();
    conceivable.dedup();
    assert_eq!(conceivable.len(), 1 + 8 + 56 * 56 * 9);
    let all = positions(2, 4, 6);
    let sample = all.iter().sample(&mut rng, 300);
    for position in sample.into_iter().chain(&positions(3, 0, 2)) {
        let table = Table::new(position);
        let legal = turns(position);
        assert_eq!(legal.len(), position.legal_turns().len(), "no turn twice in {position}");
        for &turn in &conceivable {
            let refusal = table.refusal(turn);
            assert_eq!(position.check(turn).err(), refusal, "{turn} in {position}");
            assert_eq!(legal.contains(&turn), refusal.is_none(), "{turn} in {position}");
        }
    }
}

#[test]
fn every_legal_turn_leads_where_the_reference_leads() {
    for position in positions(4, 6, 10) {
        let table = Table::new(&position);
        for turn in position.legal_turns() {
            let after = position.after_unchecked(turn);
            let places: Vec<_> = Ship::all().map(|ship| (ship, after.place(ship))).collect();
            assert_eq!(places, table.places_after(turn), "{turn} in {position}");
            check_step(&position, turn, &after);
            check_inner_state(&after);
        }
    }
}

/// Checks what a turn may change, and that it changes nothing else.
fn check_step(before: &Position, turn: Turn, after: &Position) {
    let context = format!("{turn} in {before}");
    let expulsion = turn.squares_moved().is_some_and(|(_, to)| before.ship_at(to).is_some());
    let (old, new) = (before.arena().len(), after.arena().len());
    assert_eq!(new, old - usize::from(expulsion), "{context}");
    let same = Ship::all().all(|ship| before.place(ship) == after.place(ship));
    assert_eq!(same, turn == Turn::PASS, "{context}");
    assert_eq!(after.to_move(), !before.to_move(), "{context}");
    assert_eq!(after.limit(), before.limit(), "{context}");
    assert_eq!(after.number(), before.number() + 1, "{context}");
    let quiet = if expulsion { 0 } else { before.quiet().saturating_add(1) };
    assert_eq!(after.quiet(), quiet, "{context}");
    let expeller = if expulsion { Some(before.to_move()) } else { before.last_expeller() };
    assert_eq!(after.last_expeller(), expeller, "{context}");
    assert!(!after.positioning()[before.to_move()], "{context}");
    let other = !before.to_move();
    assert_eq!(after.positioning()[other], before.positioning()[other], "{context}");
}

/// Checks that incremental state equals the state computed from the text.
fn check_inner_state(position: &Position) {
    let text = position.to_string();
    let fresh: Position = text.parse().unwrap();
    assert_eq!(*position, fresh);
    let fields: Vec<&str> = text.split(' ').collect();
    assert_eq!(position.outcome(), common::reference::outcome(&fields), "{position}");
    assert_eq!(position.key(), recomputed_key(position), "{position}");
    assert_eq!(fresh.to_string(), text);
    let turns = position.legal_turns();
    assert_eq!(position.count_turns(), turns.len(), "{position}");
    assert_eq!(turns.is_empty(), position.is_over(), "{position}");
    assert_eq!(position.outcome().is_some(), position.is_over(), "{position}");
    for square in Square::all() {
        let found = Ship::all().find(|&ship| position.place(ship) == square.into());
        assert_eq!(position.ship_at(square), found, "{square} in {position}");
    }
}

#[test]
fn turns_and_their_texts_are_the_same_thing() {
    for turn in every_turn() {
        let text = turn.to_string();
        assert_eq!(text.parse(), Ok(turn));
        assert_eq!(text.to_uppercase().parse(), Ok(turn));
        assert_eq!(text.replace('+', " + ").parse(), Ok(turn));
        if let Some((from, to)) = turn.squares_moved() {
            for between in ["x", "-", "X"] {
                let long =
                    text.replacen(&format!("{from}{to}"), &format!("{from}{between}{to}"), 1);
                assert_eq!(long.parse(), Ok(turn));
            }
        }
    }
}

#[test]
fn turns_and_their_numbers_are_the_same_thing() {
    let all: BTreeSet<Turn> = every_turn().collect();
    let numbered: BTreeSet<Turn> = (0..=u16::MAX).filter_map(Turn::from_bits).collect();
    assert_eq!(all, numbered);
    assert!(all.iter().all(|turn| Turn::from_bits(turn.to_bits()) == Some(*turn)));
}

#[test]
fn expulsions_are_the_legal_turns_that_expel() {
    for position in positions(5, 8, 20) {
        let expel = |turn: &Turn| position.effect(*turn).unwrap().expelled.is_some();
        let expected: BTreeSet<_> = turns(&position).into_iter().filter(expel).collect();
        assert_eq!(position.expulsions().into_iter().collect::<BTreeSet<_>>(), expected);
    }
}

#[test]
fn left_and_right_are_alike() {
    for position in positions(6, 4, 20) {
        let last = position.board().columns() - 1;
        let mirror = |at: Square| Square::new(last - at.column(), at.row()).unwrap();
        let expected = turns(&position).into_iter().map(|turn| mirrored_turn(turn, mirror));
        assert_eq!(turns(&mirrored(&position, mirror, false)), expected.collect(), "{position}");
    }
}

#[test]
fn red_and_blue_are_alike() {
    for position in positions(7, 4, 20) {
        let last = position.board().rows() - 1;
        let mirror = |at: Square| Square::new(at.column(), last - at.row()).unwrap();
        let other = mirrored(&position, mirror, true);
        let expected = turns(&position).into_iter().map(|turn| mirrored_turn(turn, mirror));
        assert_eq!(turns(&other), expected.collect(), "{position}");
        for turn in position.legal_turns() {
            let after = position.after_unchecked(turn);
            let winner = after.outcome().map(|outcome| (outcome.winner.opponent(), outcome.reason));
            let reflected = other.after_unchecked(mirrored_turn(turn, mirror));
            let reflected = reflected.outcome().map(|outcome| (outcome.winner, outcome.reason));
            // Without any expulsion the tie-break is blue's, so such games are not symmetric.
            if after.last_expeller().is_some() || after.outcome().is_none() {
                assert_eq!(reflected, winner, "{turn} in {position}");
            }
        }
    }
}

#[test]
fn hashes_tell_positions_apart() {
    let mut seen = std::collections::HashMap::new();
    for position in positions(8, 40, 50) {
        let mut setup = Setup::from(position);
        (setup.quiet, setup.limit) = (0, None);
        setup.number = 1 + setup.to_move as u16;
        let kept = seen.entry(position.key()).or_insert_with(|| setup.clone());
        assert_eq!(*kept, setup, "same hash, other position");
    }
    assert!(seen.len() > 10_000, "{} positions", seen.len());
}

#[test]
fn undo_restores_and_redo_repeats() {
    let mut rng = random(9);
    for board in Board::REGISTERED {
        let mut game = Game::new(board.start(Options::default()).unwrap());
        let mut history = vec![game.clone()];
        random_game(*game.start(), &mut rng, |_, turn| {
            game.play(turn).unwrap();
            history.push(game.clone());
        });
        let end = game.clone();
        for before in history.iter().rev().skip(1) {
            assert!(matches!(game.undo(), Some(Step::Turn(_))));
            assert_eq!(game.position(), before.position());
            assert_eq!(game.turns(), before.turns());
            assert_eq!(game.outcome(), None);
        }
        assert_eq!(game.undo(), None);
        while game.redo().is_some() {}
        assert_eq!(game, end);
    }
}

/// The same placement with this side to move.
fn with_turn(position: &Position, side: Side) -> Position {
    let mut setup = Setup::from(*position);
    setup.to_move = side;
    setup.number = 1 + side as u16;
    setup.try_into().unwrap()
}

fn expellable(position: &Position) -> ShipSet {
    let expelled = |turn: Turn| position.effect(turn).unwrap().expelled;
    position.legal_turns().into_iter().filter_map(expelled).collect()
}

#[test]
fn threats_are_what_the_other_side_could_expel() {
    let mut rng = random(10);
    for position in positions(11, 3, 10) {
        for side in Side::ALL {
            let attacker = with_turn(&position, !side);
            assert_eq!(position.threatened(side), expellable(&attacker), "{side} in {position}");
            let prepared: ShipSet = position
                .threats(side)
                .into_iter()
                .filter(|threat| threat.prepared_by.is_some())
                .map(|threat| threat.target)
                .collect();
            let mut expected = ShipSet::EMPTY;
            for turn in attacker.legal_turns().into_iter().filter(|turn| turn.cycle().is_some()) {
                let after = attacker.after_unchecked(turn);
                if !after.is_over() {
                    let next = with_turn(&after, !side);
                    expected |= expellable(&next);
                }
            }
            let known = position.threatened(side);
            assert!((prepared - expected).is_empty(), "{side} in {position}");
            assert!((expected - prepared - known).is_empty(), "{side} in {position}");
        }
        let threats = position.threats(position.to_move());
        if let Some(threat) = threats.choose(&mut rng) {
            assert_eq!(threat.target.side(), position.to_move());
            assert_eq!(threat.attacker.side(), !position.to_move());
            assert!(threat.attacker.overcomes(threat.target));
        }
    }
}

#[test]
fn attack_maps_and_mobility_agree_with_the_generator() {
    for position in positions(14, 3, 10).into_iter().filter(|position| !position.is_over()) {
        for side in Side::ALL {
            let mut setup = Setup::from(with_turn(&position, side));
            setup.positioning = mad_rules::BySide::default();
            let with_turn = Position::try_from(setup).unwrap();
            let moves: Vec<Turn> = turns(&with_turn)
                .into_iter()
                .filter(|turn| turn.squares_moved().is_some() && turn.cycle().is_none())
                .collect();
            assert_eq!(mobility(&position, side), moves.len(), "{position}");
            let mut reach = [mad_rules::SquareSet::EMPTY; 2];
            for (from, to) in moves.iter().filter_map(|turn| turn.squares_moved()) {
                let cannons = position.ship_at(from).unwrap().class().cannons();
                reach[usize::from(cannons) - 1].insert(to);
            }
            assert_eq!(attack_maps(&position, side), reach, "{side} in {position}");
            let corvette = Ship::new(!side, mad_rules::Class::CORVETTE);
            let danger = expellable(&with_turn).contains(corvette);
            assert_eq!(position.is_corvette_in_danger(!side), danger, "{side} in {position}");
        }
    }
}

#[test]
fn previews_add_up_to_the_legal_turns() {
    for position in positions(12, 3, 10) {
        let mut found = BTreeSet::new();
        for ship in Ship::all() {
            for arrival in position.arrivals(ship) {
                let from = position.place(ship).square().unwrap();
                let turn = Turn::new_move(from, arrival.square);
                let effect = position.effect(turn).unwrap();
                assert_eq!(effect.expelled, arrival.expels);
                assert_eq!(
                    effect.outcome.is_some_and(
                        |o| o.winner == ship.side() && o.reason == mad_rules::EndReason::Exile
                    ),
                    arrival.wins
                );
                found.insert(turn);
                for bonus in arrival.bonus {
                    found.insert(Turn::bonus(from, arrival.square, bonus.cycle));
                }
            }
            for teleportation in position.teleportations(ship) {
                let turn = Turn::teleport(teleportation.cycle);
                let after = position.after_unchecked(turn);
                assert!(teleportation.partner(ship).is_some());
                for shift in &teleportation.shifts {
                    assert_eq!(shift.from, position.place(shift.ship));
                    assert_eq!(shift.to, after.place(shift.ship));
                }
                let lost = after.place(Ship::new(ship.side(), mad_rules::Class::CORVETTE));
                assert_eq!(teleportation.loses, lost.is_exile());
                found.insert(turn);
            }
        }
        let mut expected = turns(&position);
        expected.remove(&Turn::PASS);
        assert_eq!(found, expected, "{position}");
    }
}

#[test]
fn numbers_never_leave_what_can_be_written() {
    let mut position: Position = "b1112b222/4/4/r1112r222 r - - 65530/- 65533".parse().unwrap();
    let mut rng = random(13);
    for _ in 0..20 {
        let quiet: Vec<Turn> = position
            .legal_turns()
            .into_iter()
            .filter(|&turn| position.effect(turn).unwrap().expelled.is_none())
            .collect();
        let turn = quiet[rng.random_range(0..quiet.len())];
        position.play(turn).unwrap();
        assert_eq!(position.to_string().parse(), Ok(position));
    }
    assert_eq!(position.quiet(), u16::MAX);
}
