//! Perft counts and lists of legal turns from data files, with and without bulk counting.

use mad_rules::perft::{divide, perft, perft_without_bulk_counting};
use mad_rules::{Board, Options, Position, Turn};

fn start(board: Board, positioning: bool) -> Position {
    board.start(Options { positioning, ..Options::default() }).unwrap()
}

#[test]
fn perft_from_the_start_positions() {
    let tables: [(Board, bool, &[u64]); 6] = [
        (Board::SIX_BY_FOUR, true, &[9, 81, 1287, 20237, 374_908, 6_851_822]),
        (Board::FIVE_BY_FIVE, true, &[9, 81, 1587, 30969, 670_528, 14_344_993]),
        (Board::SIX_BY_FOUR, false, &[15, 222, 3934, 68892, 1_335_682]),
        (Board::FIVE_BY_FIVE, false, &[18, 323, 6475, 128_862, 2_836_430]),
        (Board::FOUR_BY_SIX, true, &[9, 81, 1782, 38570, 952_433]),
        (Board::AZTEC, true, &[9, 81, 1520, 28327, 598_480]),
    ];
    for (board, positioning, counts) in tables {
        let position = start(board, positioning);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{board} {positioning} depth {depth}");
            assert_eq!(
                perft_without_bulk_counting(&position, depth),
                count,
                "{board} {depth}, all played"
            );
        }
        assert_eq!(perft(&position, 0), 1);
        let parts = divide(&position, 3);
        assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), counts[2]);
    }
}

#[test]
fn perft_vectors() {
    for line in include_str!("data/perft.tsv").lines() {
        let [mfen, depth, count] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}");
        };
        let position: Position = mfen.parse().unwrap();
        assert_eq!(perft(&position, depth.parse().unwrap()), count.parse().unwrap(), "{mfen}");
        assert_eq!(position.to_string(), mfen);
    }
}

#[test]
fn turn_vectors() {
    for line in include_str!("data/turns.tsv").lines() {
        let (mfen, turns) = line.split_once('\t').unwrap();
        let position: Position = mfen.parse().unwrap();
        let found: Vec<_> = position.sorted_turns().iter().map(Turn::to_string).collect();
        assert_eq!(found.join(" "), turns, "{mfen}");
        assert_eq!(position.count_turns(), found.len(), "{mfen}");
        assert_eq!(position.to_string(), mfen);
    }
}
