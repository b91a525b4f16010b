//! A game with variations: a tree of turns with comments, glyphs and shapes.

mod node;
mod record;
#[cfg(test)]
mod tests;

use mad_rules::record::InvalidTagError;
use mad_rules::{IllegalTurn, Position, Record, Turn};

pub use node::{Glyph, Node, NodeId};

use crate::Shape;

/// Why a tree cannot be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    /// The turn is not legal there.
    #[error("{0}")]
    Illegal(#[from] IllegalTurn),
    /// Variations nest as deep as records allow.
    #[error("variations are nested at most {} deep", Record::MAX_DEPTH)]
    TooDeep,
    /// The tree has as many turns as it may have.
    #[error("a study has at most {} turns", Tree::MAX_NODES)]
    Full,
}

/// A game with variations.
///
/// The first child of a node continues its line; the others begin variations. The root is the
/// start position. Turns are legal, and [`to_record`](Self::to_record) always succeeds.
///
/// # Examples
///
/// ```
/// use mad_study::Tree;
///
/// let mut tree = Tree::from_record(&"1. pass pass 2. a2a3 *".parse()?)?;
/// let parent = tree.main_line()[1];
/// let better = tree.add(parent, "d2d3".parse()?)?;
/// tree.set_comment(better, "more room");
/// assert!(tree.to_record().to_string().ends_with("2. a2a3 (2. d2d3 {more room}) *\n"));
/// tree.promote(better)?;
/// assert!(tree.to_record().to_string().ends_with("2. d2d3 {more room} (2. a2a3) *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Tree {
    /// Tags, ending and start position. Its turns are those of the main line when it was read.
    record: Record,
    /// By id; `None` where a node was deleted.
    nodes: Vec<Option<Node>>,
    /// The number of turns: all nodes but the root.
    len: usize,
}

impl Tree {
    /// The greatest number of turns, variations included.
    pub const MAX_NODES: usize = 50_000;
    /// The greatest length of a comment, in characters.
    pub const MAX_COMMENT: usize = 10_000;

    /// A tree of a start position alone.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self::of(Record::new(&mad_rules::Game::new(start)))
    }

    fn of(record: Record) -> Self {
        let root = Node::new(None, None, *record.start());
        Self { record, nodes: vec![Some(root)], len: 0 }
    }

    /// The start position.
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The number of turns, variations included.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns whether it has no turns.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A node, unless it was deleted.
    #[must_use]
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())?.as_ref()
    }

    /// The node with this number, unless it was deleted: see [`NodeId::index`].
    #[must_use]
    pub fn find(&self, index: usize) -> Option<NodeId> {
        let id = NodeId(u32::try_from(index).ok()?);
        self.get(id).map(|_| id)
    }

    /// A node.
    ///
    /// # Panics
    ///
    /// If it was deleted.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        self.get(id).expect("the node was not deleted")
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        self.nodes[id.index()].as_mut().expect("the node was not deleted")
    }

    /// A tag of the record, such as `Red`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.record.tag(name)
    }

    /// Sets a tag.
    ///
    /// # Errors
    ///
    /// If its name or value cannot be written, or the tag is derived from the game.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), InvalidTagError> {
        self.record.set_tag(name, value)
    }

    /// The nodes from the first turn to this one.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut node = id;
        while let Some(parent) = self.node(node).parent {
            path.push(node);
            node = parent;
        }
        path.reverse();
        path
    }

    /// The turns from the start to a node.
    #[must_use]
    pub fn turns_to(&self, id: NodeId) -> Vec<Turn> {
        self.path(id).into_iter().filter_map(|id| self.node(id).turn).collect()
    }

    /// The nodes that follow a node along first children.
    #[must_use]
    pub fn continuation(&self, id: NodeId) -> Vec<NodeId> {
        let first = |id: &NodeId| self.node(*id).children.first().copied();
        std::iter::successors(first(&id), first).collect()
    }

    /// The turns of the main line.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.continuation(self.root())
    }

    /// The last node of a node's line.
    #[must_use]
    pub fn line_end(&self, id: NodeId) -> NodeId {
        self.continuation(id).last().copied().unwrap_or(id)
    }

    /// Returns whether a node is its parent's first child, or the root.
    #[must_use]
    pub fn continues_line(&self, id: NodeId) -> bool {
        self.node(id).parent.is_none_or(|parent| self.node(parent).children[0] == id)
    }

    /// Returns whether a node is on the main line.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        self.nesting(id) == 0
    }

    /// The number of variations that a node is nested in.
    fn nesting(&self, id: NodeId) -> usize {
        self.path(id).into_iter().filter(|&id| !self.continues_line(id)).count()
    }

    /// The sibling of a node `by` places after it, without wrapping around.
    #[must_use]
    pub fn sibling(&self, id: NodeId, by: isize) -> Option<NodeId> {
        let siblings = &self.node(self.node(id).parent?).children;
        let place = siblings.iter().position(|&sibling| sibling == id)?;
        siblings.get(place.checked_add_signed(by)?).copied()
    }

    /// The place of a node: the number of the child to follow at each step.
    #[must_use]
    pub fn place(&self, id: NodeId) -> Vec<usize> {
        let number = |id: NodeId| {
            let siblings = &self.node(self.node(id).parent?).children;
            siblings.iter().position(|&sibling| sibling == id)
        };
        self.path(id).into_iter().filter_map(number).collect()
    }

    /// The node at a place, or the last one on the way to it.
    #[must_use]
    pub fn at_place(&self, place: &[usize]) -> NodeId {
        let mut node = self.root();
        for &number in place {
            match self.node(node).children.get(number) {
                Some(&child) => node = child,
                None => break,
            }
        }
        node
    }

    /// The child of a node with this turn, if there is one.
    #[must_use]
    pub fn child(&self, parent: NodeId, turn: Turn) -> Option<NodeId> {
        let children = self.node(parent).children.iter().copied();
        children.into_iter().find(|&child| self.node(child).turn == Some(turn))
    }

    /// Plays a turn after a node. Returns the node of the turn, which may have been there already.
    ///
    /// # Errors
    ///
    /// If the turn is illegal, the tree is full, or it would begin a variation that nests too deep.
    pub fn add(&mut self, parent: NodeId, turn: Turn) -> Result<NodeId, TreeError> {
        if let Some(child) = self.child(parent, turn) {
            return Ok(child);
        }
        let mut position = self.node(parent).position;
        position.play(turn)?;
        if self.len >= Self::MAX_NODES || self.nodes.len() >= u32::MAX as usize {
            return Err(TreeError::Full);
        }
        if !self.node(parent).children.is_empty() && self.nesting(parent) >= Record::MAX_DEPTH {
            return Err(TreeError::TooDeep);
        }
        Ok(self.insert(parent, turn, position))
    }

    fn insert(&mut self, parent: NodeId, turn: Turn, position: Position) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Some(Node::new(Some(parent), Some(turn), position)));
        self.node_mut(parent).children.push(id);
        self.len += 1;
        id
    }

    /// Plays several turns after a node. Returns the node of the last one.
    ///
    /// # Errors
    ///
    /// As [`add`](Self::add); the turns before the error are added.
    pub fn add_line(&mut self, parent: NodeId, turns: &[Turn]) -> Result<NodeId, TreeError> {
        turns.iter().try_fold(parent, |node, &turn| self.add(node, turn))
    }

    /// Makes the variation that a node is in the continuation of the line it branches off from.
    /// Returns whether there was anything to do: not on the main line.
    ///
    /// # Errors
    ///
    /// If the line that becomes a variation would nest too deep.
    pub fn promote(&mut self, id: NodeId) -> Result<bool, TreeError> {
        let path = self.path(id);
        let Some(&branch) = path.iter().rev().find(|&&id| !self.continues_line(id)) else {
            return Ok(false);
        };
        let parent = self.node(branch).parent.expect("the root continues its line");
        let before = self.node(parent).children.clone();
        let children = &mut self.node_mut(parent).children;
        children.retain(|&child| child != branch);
        children.insert(0, branch);
        if self.nesting(parent) + 1 + self.inner_nesting(before[0]) > Record::MAX_DEPTH {
            self.node_mut(parent).children = before;
            return Err(TreeError::TooDeep);
        }
        Ok(true)
    }

    /// Makes the line of a node the main line. Returns whether it was another.
    ///
    /// # Errors
    ///
    /// As [`promote`](Self::promote).
    pub fn make_main(&mut self, id: NodeId) -> Result<bool, TreeError> {
        let mut changed = false;
        while self.promote(id)? {
            changed = true;
        }
        Ok(changed)
    }

    /// The deepest nesting of variations below a node.
    fn inner_nesting(&self, id: NodeId) -> usize {
        let mut deepest = 0;
        let mut todo = vec![(id, 0)];
        while let Some((id, nesting)) = todo.pop() {
            deepest = deepest.max(nesting);
            for (number, &child) in self.node(id).children.iter().enumerate() {
                todo.push((child, nesting + usize::from(number > 0)));
            }
        }
        deepest
    }

    /// Deletes a turn with everything after it. Returns the node before it; `None` for the root,
    /// which stays.
    pub fn delete(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.node(id).parent?;
        self.node_mut(parent).children.retain(|&child| child != id);
        let mut todo = vec![id];
        while let Some(id) = todo.pop() {
            if let Some(node) = self.nodes[id.index()].take() {
                todo.extend(node.children);
                self.len -= 1;
            }
        }
        Some(parent)
    }

    /// Sets the comment of a node. Closing braces, which end a comment in records, become
    /// parentheses.
    pub fn set_comment(&mut self, id: NodeId, text: &str) {
        let text: String = text.trim().chars().take(Self::MAX_COMMENT).collect();
        self.node_mut(id).comment = text.replace('}', ")");
    }

    /// Adds or removes a glyph. A turn has one glyph from `!` to `?!` at most.
    pub fn toggle_glyph(&mut self, id: NodeId, glyph: Glyph) {
        let glyphs = &mut self.node_mut(id).glyphs;
        let had = glyphs.contains(&glyph);
        glyphs.retain(|&other| other != glyph && !(glyph.judges_turn() && other.judges_turn()));
        if !had {
            glyphs.insert(0, glyph);
        }
    }

    /// Draws a shape, removes it if it is there, or changes the colour of one at the same place.
    pub fn toggle_shape(&mut self, id: NodeId, shape: Shape) {
        let shapes = &mut self.node_mut(id).shapes;
        let had = shapes.contains(&shape);
        shapes.retain(|other| !other.same_place(&shape));
        if !had {
            shapes.push(shape);
        }
    }

    /// Removes all shapes of a node.
    pub fn clear_shapes(&mut self, id: NodeId) {
        self.node_mut(id).shapes.clear();
    }
}
