//! The tree as rows of text: the main line in pairs of turns, each variation in a paragraph of its own.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use mad_rules::{Position, Side, Turn};
use mad_study::{NodeId, Tree};

/// A row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// How deep the variation is nested; 0 for the main line.
    pub(super) depth: usize,
    pub(super) words: Vec<Word>,
}

/// A part of a row.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Word {
    /// `4.` or `4…`
    Number(String),
    Turn {
        node: NodeId,
        text: String,
        glyphs: String,
    },
    Comment {
        node: NodeId,
        text: String,
    },
}

impl Row {
    /// A key that changes with the content: a row with the same key need not be rendered again.
    pub(super) fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.depth, &self.words).hash(&mut hasher);
        hasher.finish()
    }
}

/// The rows of a tree. `text` writes a turn that is played in a position.
pub(super) fn rows(tree: &Tree, text: &dyn Fn(&Position, Turn) -> String) -> Vec<Row> {
    let mut writer = Writer { tree, text, rows: Vec::new(), row: None };
    let root = tree.node(tree.root());
    writer.comment(tree.root(), &root.comment, 0);
    writer.end_row();
    writer.line(tree.root(), 0);
    writer.end_row();
    writer.rows
}

struct Writer<'a> {
    tree: &'a Tree,
    text: &'a dyn Fn(&Position, Turn) -> String,
    rows: Vec<Row>,
    /// The row that is being written.
    row: Option<Row>,
}

impl Writer<'_> {
    fn end_row(&mut self) {
        self.rows.extend(self.row.take());
    }

    fn word(&mut self, word: Word, depth: usize) {
        self.row.get_or_insert_with(|| Row { depth, words: Vec::new() }).words.push(word);
    }

    fn comment(&mut self, node: NodeId, text: &str, depth: usize) {
        if !text.is_empty() {
            self.word(Word::Comment { node, text: text.to_owned() }, depth);
        }
    }

    /// Writes the line after a node.
    fn line(&mut self, start: NodeId, depth: usize) {
        let mut parent = start;
        while let Some((&first, others)) = self.tree.node(parent).children.split_first() {
            // A pair of turns of the main line has a row of its own.
            let to_move = self.tree.node(parent).position.to_move();
            if depth == 0 && to_move == Side::Red {
                self.end_row();
            }
            self.turn(first, depth);
            if depth == 0 && !self.tree.node(first).comment.is_empty() {
                self.end_row();
            }
            for &other in others {
                self.end_row();
                let lead = self.tree.node(other).lead.clone();
                self.comment(other, &lead, depth + 1);
                self.turn(other, depth + 1);
                self.line(other, depth + 1);
                self.end_row();
            }
            parent = first;
        }
    }

    fn turn(&mut self, id: NodeId, depth: usize) {
        let node = self.tree.node(id);
        let (Some(parent), Some(turn)) = (node.parent, node.turn) else { return };
        let before = &self.tree.node(parent).position;
        let number = before.number().div_ceil(2);
        let has_number = |row: &Row| row.words.iter().any(|word| matches!(word, Word::Turn { .. }));
        match before.to_move() {
            Side::Red => self.word(Word::Number(format!("{number}.")), depth),
            Side::Blue if !self.row.as_ref().is_some_and(has_number) => {
                self.word(Word::Number(format!("{number}…")), depth);
            }
            Side::Blue => {}
        }
        let glyphs: String = node.glyphs.iter().map(ToString::to_string).collect();
        let text = (self.text)(before, turn);
        self.word(Word::Turn { node: id, text, glyphs }, depth);
        self.comment(id, &node.comment, depth);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(record: &str) -> Vec<String> {
        let tree = Tree::from_record(&record.parse().unwrap()).unwrap();
        let word = |word: &Word| match word {
            Word::Number(text) => text.clone(),
            Word::Turn { text, glyphs, .. } => format!("{text}{glyphs}"),
            Word::Comment { text, .. } => format!("{{{text}}}"),
        };
        let row = |row: &Row| {
            let words: Vec<String> = row.words.iter().map(word).collect();
            format!("{}{}", "> ".repeat(row.depth), words.join(" "))
        };
        rows(&tree, &|_, turn| turn.to_string()).iter().map(row).collect()
    }

    #[test]
    fn the_main_line_has_a_row_for_each_pair() {
        assert_eq!(written("1. pass pass 2. a2a3 $4 *"), ["1. pass pass", "2. a2a3??"]);
        assert!(written("*").is_empty());
    }

    #[test]
    fn variations_and_comments_interrupt_it() {
        let record = "{go} 1. pass pass 2. a2a3 {hm} (2. d2d3 a5a4 (2... d5d4 3. a2a3)) 2... a5a4 \
            3. b2b3 *";
        assert_eq!(
            written(record),
            [
                "{go}",
                "1. pass pass",
                "2. a2a3 {hm}",
                "> 2. d2d3 a5a4",
                "> > 2… d5d4 3. a2a3",
                "2… a5a4",
                "3. b2b3",
            ]
        );
    }

    #[test]
    fn a_key_changes_with_the_content() {
        let tree = Tree::from_record(&"1. pass pass *".parse().unwrap()).unwrap();
        let first = rows(&tree, &|_, turn| turn.to_string());
        let long = rows(&tree, &|_, _| "other".to_owned());
        assert_eq!(first[0].key(), first[0].clone().key());
        assert_ne!(first[0].key(), long[0].key());
    }
}
