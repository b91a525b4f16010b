//! Trees from records, and records from trees.

use mad_rules::Record;
use mad_rules::record::{Annotation, Comment, Line, Played};

use super::{Glyph, NodeId, Tree, TreeError};
use crate::shape::{self, Commented};

impl Tree {
    /// The tree of a record. Variations that begin with the same turn become one.
    ///
    /// # Errors
    ///
    /// If the record has more turns than a tree may have.
    pub fn from_record(record: &Record) -> Result<Self, TreeError> {
        let mut tree = Self::of(record.clone());
        let root = tree.root();
        for comment in &record.line().lead {
            tree.add_comment(root, comment);
        }
        tree.add_turns(root, record.line())?;
        Ok(tree)
    }

    fn add_turns(&mut self, start: NodeId, line: &Line) -> Result<(), TreeError> {
        let mut parent = start;
        for played in &line.turns {
            let node = self.add(parent, played.turn)?;
            for annotation in &played.annotations {
                match annotation {
                    Annotation::Comment(comment) => self.add_comment(node, comment),
                    Annotation::Glyph(glyph) => self.add_glyph(node, Glyph(*glyph)),
                    Annotation::Variation(line) => self.add_variation(parent, line)?,
                }
            }
            parent = node;
        }
        Ok(())
    }

    fn add_variation(&mut self, parent: NodeId, line: &Line) -> Result<(), TreeError> {
        self.add_turns(parent, line)?;
        let first = line.turns.first().and_then(|first| self.child(parent, first.turn));
        if let Some(first) = first {
            for comment in &line.lead {
                join(&mut self.node_mut(first).lead, comment.as_str().trim(), "\n");
            }
        }
        Ok(())
    }

    fn add_comment(&mut self, id: NodeId, comment: &Comment) {
        let Commented { text, shapes, other } = Commented::parse(comment.as_str());
        let node = self.node_mut(id);
        join(&mut node.comment, &text, "\n");
        join(&mut node.commands, &other, "");
        for shape in shapes {
            if !node.shapes.contains(&shape) {
                node.shapes.push(shape);
            }
        }
    }

    fn add_glyph(&mut self, id: NodeId, glyph: Glyph) {
        let glyphs = &mut self.node_mut(id).glyphs;
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
    }

    /// The record: tags, the main line, variations, comments with shapes, glyphs. The ending is kept
    /// if the turns of the main line are.
    ///
    /// # Panics
    ///
    /// Never: the turns of a tree are legal and do not nest too deep.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let mut line = Line { lead: self.comments(self.root()), turns: self.turns(self.root()) };
        line.lead.retain(|comment| !comment.as_str().is_empty());
        let mut record = self.record.clone();
        record.replace_line(line).expect("a tree has legal turns");
        record
    }

    /// The line after a node, with the variations that branch off from it.
    fn turns(&self, start: NodeId) -> Vec<Played> {
        let mut turns = Vec::new();
        let mut parent = start;
        while let Some((&first, others)) = self.node(parent).children.split_first() {
            let mut played = self.played(first);
            for &other in others {
                let mut line = vec![self.played(other)];
                line.extend(self.turns(other));
                let lead = text_comment(&self.node(other).lead).into_iter().collect();
                played.annotations.push(Annotation::Variation(Line { lead, turns: line }));
            }
            turns.push(played);
            parent = first;
        }
        turns
    }

    /// A turn with its glyphs and comments.
    fn played(&self, id: NodeId) -> Played {
        let node = self.node(id);
        let glyphs = node.glyphs.iter().map(|glyph| Annotation::Glyph(glyph.0));
        let comments = self.comments(id).into_iter().map(Annotation::Comment);
        Played {
            turn: node.turn.expect("only the root has no turn"),
            annotations: glyphs.chain(comments).collect(),
        }
    }

    /// The comment of a node with its commands, if it has any.
    fn comments(&self, id: NodeId) -> Vec<Comment> {
        let node = self.node(id);
        let mut text = shape::commands(&node.shapes) + &node.commands;
        join(&mut text, &node.comment, " ");
        text_comment(&text).into_iter().collect()
    }
}

fn text_comment(text: &str) -> Option<Comment> {
    Comment::new(text).ok().filter(|comment| !comment.as_str().is_empty())
}

/// Appends a text, with a separator if there is one already.
fn join(text: &mut String, more: &str, separator: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push_str(separator);
    }
    text.push_str(more);
}
