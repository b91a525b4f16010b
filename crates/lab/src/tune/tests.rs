//! Tuning of the hand-written evaluation.

use std::collections::HashSet;

use mad_engine::eval::hand::{GROUPS, PARAMETERS, Parameters, UNTUNED};
use mad_rules::{Board, Class, Position, Ship, Side, Square};

use super::self_play::is_useful;
use super::*;

fn play(workers: usize) -> Vec<Sample> {
    let parameters = PARAMETERS.clone();
    SelfPlay { parameters, games: 60, nodes: 60, seed: 1, workers }.samples(&|_| {})
}

fn real(weights: &Parameters) -> Vec<f32> {
    weights.values.iter().map(|&value| value as f32).collect()
}

#[test]
fn fitting_lowers_the_loss_and_keeps_the_scale() {
    let samples = play(2);
    assert!(samples.len() > 400, "{}", samples.len());
    let before = real(&PARAMETERS);
    let mut last = f32::INFINITY;
    let fitted = fit(&samples, &PARAMETERS, 100, |_, loss| last = loss);
    assert!(last < loss(&samples, &before));
    assert_eq!(fitted.values.len(), PARAMETERS.values.len());
    assert_ne!(fitted, *PARAMETERS);
    let (old, new) = (scale(&samples, &before), scale(&samples, &real(&fitted)));
    assert!((old / new - 1.0).abs() < 0.005, "{old} {new}");
    // No corvette is in danger in a sample, so these weights stay.
    assert_eq!(fitted.get("threat", 0), PARAMETERS.get("threat", 0));
    assert_eq!(fitted.get("exposed", 0), PARAMETERS.get("exposed", 0));
}

#[test]
fn the_number_of_workers_does_not_change_the_samples() {
    let (one, three) = (play(1), play(3));
    let text = |samples: &[Sample]| format!("{samples:?}");
    assert_eq!(text(&one), text(&three));
}

#[test]
fn games_begin_on_ten_boards() {
    let starts: Vec<Position> = starts().collect();
    let boards: HashSet<Board> = starts.iter().map(Position::board).collect();
    assert_eq!((starts.len(), boards.len()), (10, 10));
    assert!(Board::REGISTERED.iter().all(|board| boards.contains(board)));
    for start in &starts {
        assert!(start.exile().is_empty() && start.positioning().red && start.positioning().blue);
        assert_eq!(start.legal_turns().len(), 9, "{start}");
        for class in Class::ALL {
            let square = |side| start.place(Ship::new(side, class)).square().unwrap();
            let (red, blue) = (square(Side::Red), square(Side::Blue));
            let opposite = Square::new(red.column(), start.board().rows() - 1 - red.row());
            assert_eq!(Some(blue), opposite, "{start}");
        }
    }
}

#[test]
fn positions_with_expulsions_are_kept_except_of_a_corvette() {
    for (mfen, useful) in [
        ("b1112b222/4/r1213/b1122r111 r - - 3/40 5", true),
        ("b1112b222/r2213/4/r1113 r - - 3/40 5", false),
        ("b1112b222/r2213/4/r1113 b - - 3/40 6", false),
    ] {
        let position: Position = mfen.parse().unwrap();
        assert_eq!(is_useful(&position), useful, "{mfen}");
    }
    assert!(!is_useful(&Position::default()), "a positioning turn");
}

#[test]
fn weights_are_read_back_from_their_text() {
    for weights in [&*PARAMETERS, &*UNTUNED] {
        let text = weights_text(weights);
        assert_eq!(text.lines().count(), GROUPS.len());
        assert_eq!(read_weights(&format!("# mine\n\n{text}")).as_ref(), Ok(weights));
    }
}

#[test]
fn wrong_weights_are_named_with_their_line() {
    let text = weights_text(&PARAMETERS);
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from));
        read_weights(&text.replacen(from, to, 1)).unwrap_err().to_string()
    };
    let error = changed("recall", "recal");
    assert_eq!(error, "line 2: \"recal\" is not a group of weights");
    assert_eq!(changed("recall", "class"), "line 2: the weights of class occur twice");
    for to in ["tempo 5", "tempo [5, 6]", "tempo [x]", "tempo", "tempo [1000000]", "tempo []"] {
        let line = text.lines().last().unwrap();
        assert!(line.starts_with("tempo"));
        let expected = "line 15: expected the weights of tempo as a list of 1, such as [1, -2]";
        assert_eq!(changed(line, to), expected, "{to}");
    }
    let without = text.lines().skip(1).collect::<Vec<_>>().join("\n");
    assert_eq!(read_weights(&without), Err(WeightsError::Missing("class")));
}
