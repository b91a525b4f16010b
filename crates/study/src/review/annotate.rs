//! A review as annotations of the game's tree.

use mad_i18n::Texts;

use super::{Judgement, Review};
use crate::{Glyph, NodeId, Tree};

/// The length of a better line, in turns.
const LINE: usize = 8;

impl Judgement {
    /// The glyph of a judgement: `?!`, `?` or `??`.
    #[must_use]
    pub const fn glyph(self) -> Glyph {
        match self {
            Self::Inaccuracy => Glyph::DUBIOUS,
            Self::Mistake => Glyph::MISTAKE,
            Self::Blunder => Glyph::BLUNDER,
        }
    }
}

impl Tree {
    /// Adds a review of the main line: a glyph in place of one that judges the turn, a comment after
    /// the one that is there, and the better line as a variation, if the tree has room for it.
    pub fn annotate(&mut self, review: &Review, texts: &Texts) {
        let line = self.main_line();
        for (&id, turn) in line.iter().zip(&review.turns) {
            let Some(judgement) = turn.judgement else { continue };
            let parent = self.node(id).parent.unwrap_or(self.root());
            if !self.node(id).glyphs.contains(&judgement.glyph()) {
                self.toggle_glyph(id, judgement.glyph());
            }
            let words = turn.explanation(&self.node(parent).position, texts);
            self.append_comment(id, &words);
            let better = &turn.better[..turn.better.len().min(LINE)];
            // A tree without room keeps what it has.
            let _ = self.add_line(parent, better);
        }
    }

    /// Adds sentences to a comment, unless it has them.
    fn append_comment(&mut self, id: NodeId, words: &str) {
        let comment = &self.node(id).comment;
        if !comment.contains(words) {
            self.set_comment(id, &format!("{comment}\n{words}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;
    use mad_rules::Record;
    use mad_ugi::Score;

    use super::*;
    use crate::Evaluation;

    #[test]
    fn a_blunder_gets_a_glyph_a_comment_and_the_better_line() {
        let start = "[MFEN \"3b111/4/4/b2223/4/r1112r221 r - - 0/40 1\"]\n\n";
        let record: Record = format!("{start}1. d1d2 $1 {{hm}} 1... a3a1 0-1").parse().unwrap();
        let mut tree = Tree::from_record(&record).unwrap();
        let found = |score, line: &str| {
            let line = line.split_whitespace().map(|turn| turn.parse().unwrap()).collect();
            Some(Evaluation { score, line, is_exact: false })
        };
        let evaluations =
            [found(Score::Centi(20), "a1b1 a3a2"), found(Score::Win(1), "a3a1"), None];
        let review = Review::new(&record.to_game(), &evaluations);
        let texts = Texts::new(Language::English);
        tree.annotate(&review, &texts);
        let annotated = tree.to_record().to_string();
        let expected = "1. d1d2 $4 {hm\nBlunder (55% → 0%). The opponent’s 222 can expel the corvette. \
                        Better: Move 111 from a1 to b1. It saves your corvette.} (1. a1b1 a3a2) 1... a3a1 0-1";
        let text = annotated.split("\n\n").nth(1).unwrap();
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(text), words(expected));
        tree.annotate(&review, &texts);
        assert_eq!(tree.to_record().to_string(), annotated, "nothing is added twice");
    }
}
