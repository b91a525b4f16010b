//! What engines say while they think.

use crate::{Score, Thoughts};

/// Takes over what an `info` line says about the first line of play; leaves the rest as it was.
/// What cannot be read is passed over: it decides nothing.
pub(super) fn read_info(line: &str, thoughts: &mut Thoughts) {
    let mut words = line.split_whitespace();
    let mut told = *thoughts;
    while let Some(word) = words.next() {
        match word {
            "multipv" if words.clone().next() != Some("1") => return,
            "depth" => told.depth = number(&mut words).or(told.depth),
            "nodes" => told.nodes = number(&mut words).or(told.nodes),
            "score" => told.score = score(&mut words).or(told.score),
            // What follows is turns, or anything.
            "pv" | "string" => break,
            _ => {}
        }
    }
    *thoughts = told;
}

fn number<'a, T: std::str::FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
    words.next()?.parse().ok()
}

fn score<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Score> {
    let kind = words.next()?;
    let value = number(words)?;
    match kind {
        "cp" => Some(Score::Hundredths(value)),
        "win" => Some(Score::Win(value)),
        "semi" => Some(Score::Semi(value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn info_lines() {
        let mut thoughts = Thoughts::default();
        read_info(
            "info depth 5 seldepth 9 multipv 1 score cp -31 nodes 900 pv a1a2",
            &mut thoughts,
        );
        let expected =
            Thoughts { score: Some(Score::Hundredths(-31)), depth: Some(5), nodes: Some(900) };
        assert_eq!(thoughts, expected);
        for passed_over in [
            "info depth 6 multipv 2 score cp 80",
            "info string depth 7 score cp 1",
            "info score cp",
            "info score mate 3",
            "info depth -1 nodes many score win x",
            "info",
        ] {
            read_info(passed_over, &mut thoughts);
            assert_eq!(thoughts, expected, "{passed_over}");
        }
        read_info("info score semi -4", &mut thoughts);
        assert_eq!(thoughts.score, Some(Score::Semi(-4)));
        read_info("info depth 7 score win 2 pv depth 9", &mut thoughts);
        assert_eq!((thoughts.score, thoughts.depth), (Some(Score::Win(2)), Some(7)));
    }
}
