//! What a picker hands out, in positions of random games with random histories.

use mad_rules::Board;
use rand::prelude::*;
use rand::rngs::SmallRng;

use super::*;
use crate::techniques::Techniques;

const PLIES: usize = 4;

/// Calls a function with positions of random games, and histories that have learned random turns.
fn in_random_games(mut look: impl FnMut(&Position, &mut Histories, &mut SmallRng)) {
    let mut rng = SmallRng::seed_from_u64(8);
    let mut histories = Histories::new(Board::default(), PLIES, Techniques::ALL);
    for _ in 0..60 {
        let mut position = Position::default();
        while let Some(&turn) = position.legal_turns().choose(&mut rng) {
            look(&position, &mut histories, &mut rng);
            position.play_unchecked(turn);
        }
    }
}

/// A cut-off somewhere else in the tree changes killers, countermove and history.
fn learn(position: &Position, histories: &mut Histories, context: &Context, rng: &mut SmallRng) {
    let quiet = |turn: &&Turn| victim(position, **turn).is_none();
    let turns = position.legal_turns();
    if let Some(&turn) = turns.iter().filter(quiet).choose(rng) {
        histories.reward(position, rng.random_range(0..PLIES), turn, &[], 300, context);
    }
}

fn context(position: &Position, histories: &Histories, rng: &mut SmallRng) -> Context {
    let mut key = || Some(histories.key(position, *position.legal_turns().choose(rng)?));
    Context { last: key(), own: key() }
}

#[test]
fn every_turn_is_handed_out_once_although_the_histories_change() {
    in_random_games(|position, histories, rng| {
        let mut expected = position.legal_turns().to_vec();
        let context = context(position, histories, rng);
        learn(position, histories, &context, rng);
        let table_turn = expected.choose(rng).copied().filter(|_| rng.random_bool(0.5));
        let mut picker = Picker::all(table_turn, true);
        let mut found = Vec::new();
        while let Some(picked) = picker.next(position, histories, 1, &context) {
            found.push(picked.turn);
            learn(position, histories, &context, rng);
        }
        assert!(table_turn.is_none_or(|turn| found[0] == turn));
        for turns in [&mut expected, &mut found] {
            turns.sort_unstable_by_key(|turn| turn.to_bits());
        }
        assert_eq!(found, expected, "{position}");
    });
}

#[test]
fn after_quiet_turns_are_skipped_expulsions_and_spared_threats_are_left() {
    in_random_games(|position, histories, rng| {
        let enemy = position.to_move().opponent();
        if position.is_positioning_turn() || position.is_corvette_in_danger(enemy) {
            return;
        }
        let context = context(position, histories, rng);
        let squares = ThreatSquares::new(position);
        let spared = Some(&squares).filter(|_| rng.random_bool(0.5));
        let mut picker = Picker::all(None, true);
        let mut rest = position.legal_turns().to_vec();
        let skipped_at = rng.random_range(0..rest.len());
        let mut has_skipped = false;
        while let Some(Picked { turn, .. }) = picker.next(position, histories, 1, &context) {
            let place = rest.iter().position(|&other| other == turn);
            rest.swap_remove(place.expect("a legal turn that was not handed out yet"));
            let quiet = victim(position, turn).is_none();
            let wanted = spared.is_some_and(|it| it.endangers(position, turn));
            assert!(!has_skipped || !quiet || wanted, "{position}: {turn}");
            if quiet && !has_skipped && rest.len() <= skipped_at {
                picker.skip_quiet(position, spared);
                has_skipped = true;
            }
            learn(position, histories, &context, rng);
        }
        let is_wanted = |turn: &Turn| {
            victim(position, *turn).is_some()
                || spared.is_some_and(|it| it.endangers(position, *turn))
        };
        assert!(!rest.iter().any(is_wanted), "{position}: {rest:?}");
    });
}
