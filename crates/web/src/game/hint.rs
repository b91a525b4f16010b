//! A hint: the turn in words, and what speaks for it.

use mad_i18n::Texts;
use mad_rules::{Position, Turn};
use mad_session::{HintReason, hint_reasons};
use mad_ugi::Score;

use crate::engine::Verdict;

/// How many sentences follow the turn.
const SENTENCES: usize = 2;
/// A score beyond this, in hundredths, is an advantage.
const ADVANTAGE: i32 = 40;

/// What the engine suggests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hint {
    pub(crate) turn: Turn,
    /// What the engine thinks of the position.
    pub(crate) verdict: Option<Verdict>,
}

impl Hint {
    /// The turn as an instruction, with the reasons that the position shows, or else what the engine
    /// thinks of it. A result from tables of endings is always told, unless the turn wins at once.
    pub(super) fn text(self, texts: &Texts, position: &Position) -> String {
        let mut sentences = vec![texts.instruction(position, self.turn)];
        let reasons = hint_reasons(position, self.turn);
        let said = match self.verdict {
            Some(Verdict { score: score @ (Score::Win(_) | Score::Semi(_)), is_exact: true }) => {
                let wins = reasons.contains(&HintReason::Wins);
                (!wins).then(|| texts.hint_exact(score_word(score)))
            }
            Some(Verdict { score, .. }) if reasons.is_empty() => {
                Some(texts.hint_score(score_word(score)))
            }
            _ => None,
        };
        let room = SENTENCES - usize::from(said.is_some());
        sentences.extend(reasons.iter().take(room).map(|&reason| in_words(texts, reason)));
        sentences.extend(said);
        sentences.join(" ")
    }
}

fn in_words(texts: &Texts, reason: HintReason) -> String {
    match reason {
        HintReason::Wins => texts.hint_wins(),
        HintReason::SavesCorvette => texts.hint_saves_corvette(),
        HintReason::Expels(ship) => texts.hint_expels(ship.class().number()),
        HintReason::Saves(ship) => texts.hint_saves(ship.class().number()),
        HintReason::Bonus => texts.hint_bonus(),
        HintReason::Recalls(ship) => texts.hint_recalls(ship.class().number()),
        HintReason::ThreatensCorvette => texts.hint_threatens(),
    }
}

/// The word for a score in the message.
const fn score_word(score: Score) -> &'static str {
    match score {
        Score::Win(1..) => "win",
        Score::Win(_) => "loss",
        Score::Semi(1..) => "semi",
        Score::Semi(_) => "semi-loss",
        Score::Centi(ADVANTAGE..) => "better",
        Score::Centi(value) if value <= -ADVANTAGE => "worse",
        Score::Centi(_) => "even",
    }
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;

    use super::*;

    fn said(mfen: &str, turn: &str, score: Score) -> String {
        told(mfen, turn, Verdict { score, is_exact: false })
    }

    fn told(mfen: &str, turn: &str, verdict: Verdict) -> String {
        let hint = Hint { turn: turn.parse().unwrap(), verdict: Some(verdict) };
        hint.text(&Texts::new(Language::English), &mfen.parse().unwrap())
    }

    #[test]
    fn a_hint_gives_the_reasons_that_the_position_shows() {
        let attacked = "3b111/4/4/b1123/r111r2212/4 r - - 0/40 1";
        assert_eq!(
            said(attacked, "b2a3", Score::Centi(200)),
            "Move 221 from b2 to a3. It saves your corvette. It expels the enemy 112."
        );
    }

    #[test]
    fn without_a_reason_the_engine_says_what_it_thinks() {
        let calm = "3b111/4/4/4/r111r2212/4 r - - 0/40 1";
        let scores = [
            (Score::Win(3), "It leads to a win."),
            (Score::Centi(ADVANTAGE), "It leaves you better placed."),
            (Score::Centi(0), "The game stays even."),
        ];
        for (score, expected) in scores {
            assert_eq!(said(calm, "a2a1", score), format!("Move 111 from a2 to a1. {expected}"));
        }
        assert_eq!(score_word(Score::Win(-2)), "loss");
        assert_eq!(score_word(Score::Semi(-2)), "semi-loss");
        assert_eq!(score_word(Score::Centi(-ADVANTAGE)), "worse");
    }
    #[test]
    fn a_result_from_tables_is_told_with_the_reasons() {
        let exact = |score| Verdict { score, is_exact: true };
        let ending = "3b111/4/4/b1123/r111r2212/4 r - - 0/40 1";
        let text = "Move 221 from b2 to a3. It saves your corvette.";
        assert_eq!(
            told(ending, "b2a3", exact(Score::Win(9))),
            format!("{text} This ending is solved: with best play you win.")
        );
        let calm = "3b111/4/4/4/r111r2212/4 r - - 0/40 1";
        for (score, expected) in [
            (Score::Semi(9), "This ending is solved: with best play you have the semi-victory."),
            (Score::Win(-9), "This ending is solved: against best play it is lost."),
            (Score::Centi(0), "The game stays even."),
        ] {
            let told = told(calm, "a2a1", exact(score));
            assert_eq!(told, format!("Move 111 from a2 to a1. {expected}"));
        }
        let won = "b1113/r2213/4/4/b2111r1111/4 r - - 0/40 1";
        assert_eq!(told(won, "a5a6", exact(Score::Win(1))), said(won, "a5a6", Score::Win(1)));
    }
}
