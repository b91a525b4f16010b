//! The largest endings: in release mode a minute and some hundred megabytes for each board, so
//! only on request.

use mad_endings::TwoAgainstTwo;
use mad_rules::Board;

fn solve(board: Board) {
    let start = std::time::Instant::now();
    let found = TwoAgainstTwo::solve(board, &mut |progress| {
        eprintln!(
            "{board}: {:.1} s, {progress:?}",
            start.elapsed().as_secs_f64()
        );
    });
    eprintln!("{board}: {found:?}");
    assert_eq!(Some(found), TwoAgainstTwo::known(board));
}

#[test]
#[ignore = "takes a minute in release mode"]
fn on_six_by_four() {
    solve(Board::SIX_BY_FOUR);
}

#[test]
#[ignore = "takes a minute in release mode"]
fn on_five_by_five() {
    solve(Board::FIVE_BY_FIVE);
}
