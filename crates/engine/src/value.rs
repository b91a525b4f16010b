//! Values of positions, on one scale with four ends: win, semi-win, semi-loss, loss.
//!
//! A value is a number from the view of the side to move. Most are estimates: an expected result
//! `1 / (1 + exp(-x))` is written as `x` hundred centi-units, so +100 means about 73%. A
//! semi-victory counts 3/4, which is +110 on this scale, *between* estimates: a larger advantage
//! is worth more than a semi-victory in hand. So that a proven semi-victory can be told from an
//! estimate of the same size, estimates leave a narrow band free for it.

use mad_ugi::Score;

/// A value from the view of the side to move, in eighths of a centi-unit.
pub type Value = i32;

/// Steps of a [`Value`] in one hundredth.
pub const PER_CENTI: Value = 8;
/// A win at once; less one for each turn that it takes.
pub const WIN: Value = 32_000;
/// Wins and losses are at least this far from zero.
pub const WIN_BOUND: Value = WIN - MAX_TURNS;
/// No value is larger.
pub const INFINITY: Value = WIN + 1;
/// Estimates stay within this.
pub const MAX_ESTIMATE: Value = 2_500 * PER_CENTI;
/// A semi-victory at once; less one for each turn that it takes.
pub const SEMI: Value = 118 * PER_CENTI;
/// The least value of a proven semi-victory. Its middle is at +110.
pub const SEMI_BOUND: Value = SEMI - SEMI_TURNS;
/// Semi-victories further away than this are valued alike.
const SEMI_TURNS: Value = 16 * PER_CENTI;
/// The longest line that is ever searched.
pub const MAX_TURNS: Value = 250;

/// The value of winning after this many turns from the root; negative for losing.
#[must_use]
pub const fn win_in(turns: usize) -> Value {
    WIN - turns as Value
}

/// The value of getting the semi-victory after this many turns from the root.
#[must_use]
pub const fn semi_in(turns: usize) -> Value {
    let turns = turns as Value;
    SEMI - if turns < SEMI_TURNS { turns } else { SEMI_TURNS }
}

/// Whether it is a win or a loss.
#[must_use]
pub const fn is_decided(value: Value) -> bool {
    value.abs() >= WIN_BOUND
}

/// Whether it is a proven semi-victory or semi-defeat.
#[must_use]
pub const fn is_semi(value: Value) -> bool {
    value.abs() >= SEMI_BOUND && value.abs() <= SEMI
}

/// Whether it is a result and not an estimate.
#[must_use]
pub const fn is_proven(value: Value) -> bool {
    is_decided(value) || is_semi(value)
}

/// Makes an estimate of any number: within the limits, and not inside the band of semi-victories.
#[must_use]
pub const fn estimate(value: Value) -> Value {
    let size = value.abs();
    let size = if size > MAX_ESTIMATE {
        MAX_ESTIMATE
    } else if size < SEMI_BOUND || size > SEMI {
        size
    } else if size < (SEMI_BOUND + SEMI) / 2 {
        SEMI_BOUND - 1
    } else {
        SEMI + 1
    };
    if value < 0 { -size } else { size }
}

/// From the root's view to that of a position so many turns away, for keeping in a table.
#[must_use]
pub const fn to_table(value: Value, turns: usize) -> Value {
    shift(value, turns as Value)
}

/// From the view of a position in a table to that of the root, so many turns before it.
#[must_use]
pub const fn from_table(value: Value, turns: usize) -> Value {
    shift(value, -(turns as Value))
}

/// Brings a result nearer by some turns. Estimates have no distance.
const fn shift(value: Value, turns: Value) -> Value {
    let size = value.abs();
    let size = if size >= WIN_BOUND {
        size + turns
    } else if is_semi(value) {
        let moved = size + turns;
        if moved > SEMI {
            SEMI
        } else if moved < SEMI_BOUND {
            SEMI_BOUND
        } else {
            moved
        }
    } else {
        size
    };
    if value < 0 { -size } else { size }
}

/// The score of a value seen from the root, as the protocol and people read it.
#[must_use]
pub const fn score(value: Value) -> Score {
    if is_decided(value) {
        Score::Win(side_turns(WIN - value.abs(), value > 0))
    } else if is_semi(value) {
        Score::Semi(side_turns(SEMI - value.abs(), value > 0))
    } else {
        Score::Centi(value / PER_CENTI)
    }
}

/// Turns of both sides counted as turns of one: the winner's last one counts, and the loser makes
/// one before each of the winner's.
const fn side_turns(turns: Value, ahead: bool) -> i32 {
    if ahead { (turns + 1) / 2 } else { -(turns + 1) / 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_leave_the_results_alone() {
        for value in -40_000..40_000 {
            let estimate = estimate(value);
            assert!(!is_proven(estimate), "{value}");
            assert!(estimate.abs() <= MAX_ESTIMATE);
            assert!((estimate - value).abs() <= 8 * PER_CENTI + 1 || value.abs() > MAX_ESTIMATE);
        }
        for turns in 0..MAX_TURNS as usize {
            assert!(is_decided(win_in(turns)) && !is_semi(win_in(turns)));
            assert!(is_semi(semi_in(turns)) && !is_decided(-semi_in(turns)));
        }
        const { assert!((SEMI + SEMI_BOUND) / 2 == 110 * PER_CENTI) };
    }

    #[test]
    fn the_table_keeps_distances_from_its_own_position() {
        for turns in 0..60 {
            for value in [win_in(70), -win_in(70), semi_in(70), -semi_in(70), 123, -4567] {
                assert_eq!(from_table(to_table(value, turns), turns), value);
            }
        }
        assert_eq!(to_table(win_in(5), 3), win_in(2));
        assert_eq!(to_table(-semi_in(5), 3), -semi_in(2));
    }

    #[test]
    fn scores_count_turns_of_ones_own() {
        assert_eq!(score(win_in(1)), Score::Win(1));
        assert_eq!(score(win_in(3)), Score::Win(2));
        assert_eq!(score(-win_in(2)), Score::Win(-1), "loses after its next turn");
        assert_eq!(score(-win_in(4)), Score::Win(-2));
        assert_eq!(score(semi_in(7)), Score::Semi(4));
        assert_eq!(score(-semi_in(8)), Score::Semi(-4));
        assert_eq!(score(-100 * PER_CENTI), Score::Centi(-100));
    }
}
