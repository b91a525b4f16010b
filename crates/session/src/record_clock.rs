//! Clocks in records: the time control as tags, and the remaining times as comments, as in PGN.
//!
//! ```text
//! [TimeControl "300+3"]
//!
//! 1. pass {[%clk 0:05:01]} 1... pass {[%clk 0:04:58]} *
//! ```

use mad_rules::record::{Comment, Ending};
use mad_rules::{BySide, EndReason, Record, Side};

use crate::{Clock, TimeControl};

/// The tag of the time control of both sides.
const BOTH: &str = "TimeControl";
/// The tags of the time controls of the sides, if they differ.
const EACH: BySide<&str> = BySide { red: "TimeControlRed", blue: "TimeControlBlue" };

/// Returns whether a tag is about the time control.
pub(crate) fn is_time_tag(name: &str) -> bool {
    name == BOTH || name == EACH.red || name == EACH.blue
}

/// Writes the clock of a game into its record.
pub(crate) fn write(record: &mut Record, clock: &Clock) {
    let control = clock.control();
    let text = Side::ALL.map(|side| control.text(side));
    // Cannot fail: names and values are valid.
    if text[0] == text[1] {
        let _ = record.set_tag(BOTH, &text[0]);
    } else {
        let _ = record.set_tag(EACH.red, &text[0]);
        let _ = record.set_tag(EACH.blue, &text[1]);
    }
    let mut side = record.start().to_move();
    let turns = record.turns().len();
    for index in 0..turns {
        let comment = clock.left_after_turn(side, index).map(time_comment);
        if let Some(Ok(comment)) = comment {
            record.add_first_comment(index, comment);
        }
        side = !side;
    }
}

fn time_comment(left: u32) -> Result<Comment, mad_rules::record::InvalidCommentError> {
    Comment::new(format!("[%clk {}]", time_text(left)))
}

/// Hours, minutes and seconds; tenths below twenty seconds.
fn time_text(milliseconds: u32) -> String {
    let seconds = milliseconds / 1000;
    let text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if seconds < 20 { format!("{text}.{}", milliseconds % 1000 / 100) } else { text }
}

/// Reads a time, with tenths or without.
fn read_time(text: &str) -> Option<u32> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    let mut seconds = 0_u32;
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() != 3 {
        return None;
    }
    for (part, limit) in parts.into_iter().zip([u32::MAX, 59, 59]) {
        let part = number(part).filter(|part| *part <= limit)?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    number(fraction)?;
    let fraction = number(&format!("{fraction:0<3.3}"))?;
    seconds.checked_mul(1000)?.checked_add(fraction)
}

/// Divides a comment into its time and the rest, if it has a time.
fn split(comment: &str) -> Option<(u32, String)> {
    let (before, rest) = comment.split_once("[%clk ")?;
    let (time, after) = rest.split_once(']')?;
    let rest = format!("{}{}", before.trim_end(), after);
    Some((read_time(time)?, rest.trim().to_owned()))
}

/// Reads the clock of a record, and removes the times from its comments. Without a time control, or
/// without a time after each turn, there is no clock, and the record stays as it is.
pub(crate) fn take(record: &mut Record) -> Option<Clock> {
    let each = BySide { red: record.tag(EACH.red), blue: record.tag(EACH.blue) };
    let control = TimeControl::from_tags(record.tag(BOTH), each)?;
    let mut times = vec![None; record.turns().len()];
    let mut rest = record.clone();
    rest.edit_comments(|index, comment| match split(comment.as_str()) {
        Some((time, rest)) if times[index].is_none() => {
            times[index] = Some(time);
            (!rest.is_empty()).then(|| Comment::new(rest).ok()).flatten()
        }
        _ => Some(comment.clone()),
    });
    let times: Vec<u32> = times.into_iter().collect::<Option<_>>()?;
    let mut clock = Clock::after(control, record.start().to_move(), &times);
    if let Ending::Won(outcome) = record.ending()
        && outcome.reason == EndReason::Time
    {
        clock.run_out(outcome.loser());
    }
    *record = rest;
    Some(clock)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_pgn_has_them() {
        for (time, text) in [
            (0, "0:00:00.0"),
            (19_999, "0:00:19.9"),
            (20_000, "0:00:20"),
            (252_000, "0:04:12"),
            (3_600_000 * 11 + 61_000, "11:01:01"),
        ] {
            assert_eq!(time_text(time), text);
            assert_eq!(read_time(text), Some(time / 100 * 100));
        }
        assert_eq!(read_time("0:00:01.23456"), Some(1_230 + 4));
        let wrong =
            ["", "1", "1:2", "0:60:00", "0:00:60", "a:00:00", "0:00:", "0:00:1.", "0:0:0:0"];
        for text in wrong.into_iter().chain(["-1:00:00", "0:00:01.x", "9999999:00:00"]) {
            assert_eq!(read_time(text), None, "{text}");
        }
    }

    #[test]
    fn a_time_is_found_among_other_words() {
        for (comment, rest) in [
            ("[%clk 0:01:00]", ""),
            ("good [%clk 0:01:00]", "good"),
            ("[%eval 0.2] [%clk 0:01:00] why?", "[%eval 0.2] why?"),
        ] {
            assert_eq!(split(comment), Some((60_000, rest.to_owned())), "{comment}");
        }
        assert_eq!(split("[%emt 0:01:00]"), None);
        assert_eq!(split("[%clk 0:01:00"), None);
    }

    #[test]
    fn a_record_without_all_times_stays_as_it_is() {
        for text in [
            "[TimeControl \"300\"]\n\n1. pass {[%clk 0:05:00]} 1... pass *\n",
            "[TimeControl \"40/9000\"]\n\n1. pass {[%clk 0:05:00]} *\n",
            "1. pass {[%clk 0:05:00]} *\n",
        ] {
            let mut record: Record = text.parse().unwrap();
            let before = record.clone();
            assert_eq!(take(&mut record), None);
            assert_eq!(record, before);
        }
    }
}
