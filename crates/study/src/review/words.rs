//! A reviewed turn in words.

use mad_i18n::Texts;
use mad_rules::{Position, Ship};
use mad_session::{HintReason, hint_reasons};

use super::{Judgement, Loss, Overlooked, ReviewedTurn};

/// How many reasons for the better turn are told.
const REASONS: usize = 2;

impl Judgement {
    /// The name by which messages select a judgement.
    #[must_use]
    pub const fn argument(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl Overlooked {
    /// The name by which messages select what was overlooked.
    #[must_use]
    pub const fn argument(self) -> &'static str {
        match self {
            Self::Bonus => "bonus",
            Self::Recall => "recall",
            Self::Teleportation => "teleportation",
            Self::Expulsion => "expulsion",
            Self::TieBreak => "tie-break",
        }
    }

    /// Returns whether a reason for the better turn says the same.
    const fn is_told_by(self, reason: HintReason) -> bool {
        matches!(
            (self, reason),
            (Self::Bonus, HintReason::Bonus)
                | (Self::Recall, HintReason::Recalls(_))
                | (Self::Expulsion, HintReason::Expels(_))
        )
    }
}

impl ReviewedTurn {
    /// The judgement and its reasons in words: how much was lost, what the turn allows, what was
    /// better and why. Empty if the turn is not judged. The position is the one before the turn.
    #[must_use]
    pub fn explanation(&self, position: &Position, texts: &Texts) -> String {
        let Some(judgement) = self.judgement else { return String::new() };
        let percent = |share: f64| texts.decimal(100.0 * share, 0);
        let (before, after) = (percent(self.best), percent(self.after));
        let mut sentences = vec![texts.review_verdict(judgement.argument(), before, after)];
        sentences.extend(self.allows.map(|loss| loss_in_words(loss, texts)));
        if let Some(&better) = self.better.first() {
            let overlooked = self.overlooked.map(Overlooked::argument);
            sentences.extend(overlooked.map(|kind| texts.review_overlooked(kind)));
            sentences.push(texts.review_better(texts.instruction(position, better)));
            let is_told = |reason: &HintReason| {
                self.overlooked.is_some_and(|overlooked| overlooked.is_told_by(*reason))
            };
            let reasons = hint_reasons(position, better);
            let reasons = reasons.into_iter().filter(|reason| !is_told(reason)).take(REASONS);
            sentences.extend(reasons.map(|reason| reason_in_words(reason, texts)));
        }
        sentences.join(" ")
    }
}

fn loss_in_words(loss: Loss, texts: &Texts) -> String {
    let number = |ship: Ship| ship.class().number();
    match loss {
        Loss::CorvetteGivenUp => texts.review_gives_up_corvette(),
        Loss::TieBreak => texts.review_loses_tie_break(),
        Loss::Ship { ship, by, after } => match (ship.is_corvette(), after) {
            (true, None) => texts.review_loses_corvette(number(by)),
            (true, Some(cycle)) => texts.review_loses_corvette_after(number(by), cycle.to_string()),
            (false, None) => texts.review_loses_ship(number(ship), number(by)),
            (false, Some(cycle)) => {
                texts.review_loses_ship_after(number(ship), number(by), cycle.to_string())
            }
        },
    }
}

/// What speaks for a turn, in a sentence.
#[must_use]
pub fn reason_in_words(reason: HintReason, texts: &Texts) -> String {
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

#[cfg(test)]
mod tests {
    use mad_i18n::Language;
    use mad_rules::Game;
    use mad_ugi::Score;

    use super::*;
    use crate::{Evaluation, Review};

    fn evaluation(score: Score, line: &str) -> Option<Evaluation> {
        let line = line.split_whitespace().map(|turn| turn.parse().unwrap()).collect();
        Some(Evaluation { score, line, is_exact: false })
    }

    /// The words about the first turn of a game.
    fn told(mfen: &str, turn: &str, evaluations: &[Option<Evaluation>; 2]) -> String {
        let mut game = Game::new(mfen.parse().unwrap());
        game.play(turn.parse().unwrap()).unwrap();
        let review = Review::new(&game, evaluations);
        review.turns[0].explanation(game.start(), &Texts::new(Language::English))
    }

    #[test]
    fn a_lost_corvette_and_the_way_to_save_it_are_told() {
        let attacked = "3b111/4/4/b1123/r111r2212/4 r - - 0/40 1";
        let evaluations =
            [evaluation(Score::Centi(100), "b2a3 d6d5"), evaluation(Score::Win(1), "a3a2")];
        assert_eq!(
            told(attacked, "b2b3", &evaluations),
            "Blunder (73% → 0%). The opponent’s 112 can expel the corvette. An expulsion was \
             overlooked. Better: Move 221 from b2 to a3. It saves your corvette."
        );
    }

    #[test]
    fn a_corvette_given_up_needs_no_line() {
        let start = "3b111/4/4/4/r1113/4 r - - 0/40 1";
        let evaluations = [evaluation(Score::Centi(0), "a2a1"), None];
        assert_eq!(
            told(start, "111-222", &evaluations),
            "Blunder (50% → 0%). It sends the corvette into exile. Better: Move 111 from a2 to a1."
        );
    }

    #[test]
    fn good_turns_have_no_words() {
        let start = "3b111/4/4/4/r1113/4 r - - 0/40 1";
        let even = || evaluation(Score::Centi(0), "a2a1");
        assert_eq!(told(start, "a2a3", &[even(), evaluation(Score::Centi(5), "d6d5")]), "");
    }
}
