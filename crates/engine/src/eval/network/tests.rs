//! The network against a plain computation from its weights, along random games and lines.

#[cfg(feature = "embedded-networks")]
mod embedded_networks;
mod files;
mod reference;

use std::num::NonZeroU16;

use mad_rules::turn::TurnKind;
use mad_rules::{Board, BySide, Options, Place, Position, Setup, Ship, Side, Square};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::*;
use reference::reference_value;

/// A network whose hidden values are spread over the whole range and beyond both ends of it.
fn random_network(board: Board, seed: u64) -> Network {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let rows = Inputs::new(board).count();
    let most = MAX_OUTPUT_WEIGHT as i16;
    Network::new(Weights {
        board,
        inputs: (0..rows).map(|_| std::array::from_fn(|_| rng.random_range(-60..=60))).collect(),
        hidden_bias: std::array::from_fn(|_| rng.random_range(-100..=200)),
        output: std::array::from_fn(|_| {
            std::array::from_fn(|_| rng.random_range(-most / 8..=most / 8))
        }),
        output_bias: rng.random_range(-5_000..=5_000),
    })
    .unwrap()
}

/// Those that come with the engine, and random ones for all boards with a start position.
fn networks() -> Vec<Network> {
    let read = |file: &NetworkFile| Network::from_bytes(file.1).unwrap();
    let random = Board::REGISTERED.map(|board| random_network(board, 7));
    embedded_files().iter().map(read).chain(random).collect()
}

/// The positions of random games with and without a tie-break.
fn random_games(board: Board, count: u64) -> Vec<Vec<Position>> {
    let game = |number: u64| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let tie_break = [Some(40), None, Some(12), Some(100)][number as usize % 4];
        let options = Options { tie_break: tie_break.and_then(NonZeroU16::new), positioning: true };
        let mut positions = vec![board.start(options).unwrap()];
        while positions.len() < 120 {
            let last = positions[positions.len() - 1];
            let turns = last.legal_turns();
            let Some(&turn) = turns.choose(&mut rng).filter(|_| !last.is_over()) else { break };
            positions.push(last.after_unchecked(turn));
        }
        positions
    };
    (0..count).map(game).collect()
}

#[test]
fn the_value_is_that_of_plain_arithmetic() {
    for network in networks() {
        let mut sizes = Vec::new();
        for position in random_games(network.board(), 30).concat() {
            let value = network.evaluate(&position);
            assert_eq!(value, reference_value(network.weights(), &position), "{position}");
            sizes.push(value.eighths().abs());
        }
        sizes.sort_unstable();
        assert!(sizes[sizes.len() / 2] > 20, "{}: values differ from 0", network.board());
    }
}

#[test]
fn one_stack_follows_whole_games() {
    for network in networks() {
        for game in random_games(network.board(), 20) {
            let mut stack = AccumulatorStack::new(game.len());
            for (ply, position) in game.iter().enumerate() {
                stack.enter(position, ply);
                let value = stack.evaluate(&network, position, ply);
                assert_eq!(value, network.evaluate(position), "ply {ply}, {position}");
            }
        }
    }
}

/// What happened on the lines of [`Explorer`].
#[derive(Debug, Default)]
struct Seen {
    teleportations: u32,
    bonus_turns: u32,
    expulsions: u32,
    positioning_turns: u32,
    null_moves: u32,
    skipped: u32,
}

/// A random depth-first walk that treats the accumulators as a search does.
struct Explorer<'a> {
    network: &'a Network,
    stack: AccumulatorStack,
    rng: Xoshiro256PlusPlus,
    seen: Seen,
}

impl Explorer<'_> {
    const PLIES: usize = 9;

    fn explore(&mut self, position: &Position, ply: usize) {
        self.stack.enter(position, ply);
        // A search does not evaluate every position.
        let mut evaluated = self.rng.random_bool(0.7);
        self.seen.skipped += u32::from(!evaluated);
        if evaluated {
            self.compare(position, ply);
        }
        if ply + 1 == Self::PLIES || position.is_over() {
            return;
        }
        for _ in 0..self.rng.random_range(1..=3) {
            let next = self.next(position);
            self.explore(&next, ply + 1);
            // Back from a line, and after one that began below a position without sums.
            if evaluated || self.rng.random_bool(0.5) {
                self.compare(position, ply);
                evaluated = true;
            }
        }
    }

    fn compare(&mut self, position: &Position, ply: usize) {
        let value = self.stack.evaluate(self.network, position, ply);
        assert_eq!(value, self.network.evaluate(position), "ply {ply}, {position}");
    }

    /// The position after a random turn or a null move; rare turns are preferred.
    fn next(&mut self, position: &Position) -> Position {
        let mut null = *position;
        if self.rng.random_bool(0.1) && null.null_move().is_ok() {
            self.seen.null_moves += 1;
            return null;
        }
        let turns = position.legal_turns();
        let rare = |turn: &&mad_rules::Turn| !matches!(turn.kind(), TurnKind::Move { .. });
        let rare: Vec<_> = turns.iter().filter(rare).collect();
        let all: Vec<_> = turns.iter().collect();
        let turns = if rare.is_empty() || self.rng.random_bool(0.6) { all } else { rare };
        let turn = **turns.choose(&mut self.rng).expect("the game is not over");
        let after = position.after_unchecked(turn);
        self.seen.positioning_turns += u32::from(position.is_positioning_turn());
        self.seen.expulsions += u32::from(after.exile().len() > position.exile().len());
        match turn.kind() {
            TurnKind::Teleport(_) => self.seen.teleportations += 1,
            TurnKind::Bonus { .. } => self.seen.bonus_turns += 1,
            TurnKind::Pass | TurnKind::Move { .. } => {}
        }
        after
    }
}

#[test]
fn updated_sums_are_those_of_a_fresh_evaluation_on_every_line() {
    for network in networks() {
        let mut explorer = Explorer {
            network: &network,
            stack: AccumulatorStack::new(Explorer::PLIES),
            rng: Xoshiro256PlusPlus::seed_from_u64(3),
            seen: Seen::default(),
        };
        for game in random_games(network.board(), 12) {
            for start in game.iter().step_by(7) {
                explorer.explore(start, 0);
            }
        }
        let Seen {
            teleportations,
            bonus_turns,
            expulsions,
            positioning_turns,
            null_moves,
            skipped,
        } = explorer.seen;
        let counts =
            [teleportations, bonus_turns, expulsions, positioning_turns, null_moves, skipped];
        assert!(counts.iter().all(|&count| count > 20), "{}: {:?}", network.board(), explorer.seen);
    }
}

#[test]
fn every_state_of_the_game_has_the_value_of_plain_arithmetic() {
    for network in networks() {
        let mut states = std::collections::BTreeSet::new();
        for start in random_games(network.board(), 2).concat().iter().step_by(25) {
            let mut setup = Setup::from(*start);
            for (limit, quiet, owner, positioning) in game_states() {
                setup.limit = limit;
                setup.quiet = quiet;
                setup.last_expeller = owner;
                setup.positioning = positioning;
                let position = Position::try_from(setup.clone()).unwrap();
                let value = network.evaluate(&position);
                assert_eq!(value, reference_value(network.weights(), &position), "{position}");
                states.insert(inputs::state(&position));
            }
        }
        assert_eq!(states, (0..STATES).collect());
    }
}

/// Limits with all numbers of turns left, owners and positioning turns to come.
fn game_states() -> impl Iterator<Item = (Option<NonZeroU16>, u16, Option<Side>, BySide<bool>)> {
    let clocks = (0..=40).map(|quiet| (NonZeroU16::new(40), quiet));
    let clocks = clocks.chain([(None, 0), (None, 39), (NonZeroU16::new(1), 1)]);
    clocks.flat_map(|(limit, quiet)| {
        [None, Some(Side::Red), Some(Side::Blue)].into_iter().flat_map(move |owner| {
            [(false, false), (true, false), (false, true), (true, true)]
                .map(|(red, blue)| (limit, quiet, owner, BySide { red, blue }))
        })
    })
}

/// The position with every place changed.
fn with_places(position: &Position, change: impl Fn(Square) -> Option<Square>) -> Setup {
    let mut setup = Setup::from(*position);
    for place in &mut setup.places {
        let square = place.square().map(|square| change(square).expect("a square"));
        *place = square.map_or(Place::EXILE, Place::arena);
    }
    setup
}

fn mirror_image(position: &Position) -> Position {
    let last = position.board().columns() - 1;
    let mirrored =
        with_places(position, |square| Square::new(last - square.column(), square.row()));
    mirrored.try_into().unwrap()
}

fn with_sides_swapped(position: &Position) -> Position {
    let last = position.board().rows() - 1;
    let turned = with_places(position, |square| Square::new(square.column(), last - square.row()));
    let mut setup = turned.clone();
    for ship in Ship::all() {
        setup.set_place(Ship::new(ship.side().opponent(), ship.class()), turned.place(ship));
    }
    setup.to_move = position.to_move().opponent();
    setup.positioning = position.positioning().swap();
    setup.last_expeller = Some(position.tie_break_owner().opponent());
    setup.number = position.number() + 1;
    setup.try_into().unwrap()
}

#[test]
fn mirror_images_have_the_same_value() {
    for network in networks() {
        let board = network.board();
        let middle = (board.columns() % 2 == 1).then_some(board.columns() / 2);
        let mut compared = 0;
        for position in random_games(board, 20).concat() {
            // A corvette in exile or on the middle column does not choose one of the two views.
            let is_middle = |side| {
                let corvette = position.place(Ship::new(side, mad_rules::Class::CORVETTE)).square();
                middle.is_some() && corvette.map(Square::column) == middle
            };
            let has_views = !position.is_over() && !Side::ALL.into_iter().any(is_middle);
            if has_views {
                let mirrored = mirror_image(&position);
                assert_eq!(network.evaluate(&mirrored), network.evaluate(&position), "{position}");
                compared += 1;
            }
        }
        assert!(compared > 100, "{board}");
    }
}

#[test]
fn both_sides_are_judged_alike() {
    for network in networks() {
        for position in random_games(network.board(), 20).concat() {
            let swapped = with_sides_swapped(&position);
            assert_eq!(network.evaluate(&swapped), network.evaluate(&position), "{position}");
        }
    }
}
