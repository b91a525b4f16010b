use mad_rules::Record;
use mad_session::Spot;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::*;
use crate::Brush;

fn tree(text: &str) -> Tree {
    Tree::from_record(&text.parse().unwrap()).unwrap()
}

fn movetext(tree: &Tree) -> String {
    let text = tree.to_record().to_string();
    text.split("\n\n").nth(1).unwrap().trim().replace('\n', " ")
}

const ANNOTATED: &str = "{[%csl Ga2] to begin with} 1. pass pass 2. a2a3 $1 {[%cal Ga3a4][%clk 0:04:58] \
    a plan} ({instead} 2. d2d3 {more} 2... d5d4 (2... a5a4 3. d3d4) 3. a2a3) (2. c2c3) 2... a5a4 $6 *";

#[test]
fn a_record_survives_a_round_trip() {
    let tree = tree(ANNOTATED);
    assert_eq!(movetext(&tree), ANNOTATED);
    let again = Tree::from_record(&tree.to_record()).unwrap();
    assert_eq!(movetext(&again), ANNOTATED);
    assert_eq!(tree.len(), 10);
}

#[test]
fn annotations_are_divided_into_text_shapes_and_commands() {
    let tree = tree(ANNOTATED);
    let line = tree.main_line();
    let third = tree.node(line[2]);
    assert_eq!((&*third.comment, &*third.commands), ("a plan", "[%clk 0:04:58]"));
    assert_eq!(third.shapes.len(), 1);
    assert_eq!(third.glyphs, [Glyph::GOOD]);
    let variation = tree.node(line[1]).children[1];
    assert_eq!((&*tree.node(variation).lead, &*tree.node(variation).comment), ("instead", "more"));
    assert_eq!(tree.node(tree.root()).comment, "to begin with");
}

#[test]
fn equal_variations_become_one() {
    let tree = tree("1. pass pass 2. a2a3 (2. d2d3 d5d4) (2. d2d3 a5a4) (2. a2a3 {same}) *");
    assert_eq!(movetext(&tree), "1. pass pass 2. a2a3 {same} (2. d2d3 d5d4 (2... a5a4)) *");
}

#[test]
fn comments_are_joined_and_cannot_end_early() {
    let mut tree = tree("1. pass {one} {two} pass *");
    let first = tree.main_line()[0];
    assert_eq!(tree.node(first).comment, "one\ntwo");
    tree.set_comment(first, "  a } b ");
    assert_eq!(movetext(&tree), "1. pass {a ) b} 1... pass *");
}

#[test]
fn the_result_stays_while_the_main_line_does() {
    let text = "[Result \"1-0\"]\n[Termination \"resignation\"]\n\n1. pass pass 1-0";
    let mut resigned = tree(text);
    let [first, second] = resigned.main_line()[..] else { panic!() };
    resigned.add(first, "111-222".parse().unwrap()).unwrap();
    assert!(movetext(&resigned).ends_with("1-0"));
    resigned.add(second, "a2a3".parse().unwrap()).unwrap();
    assert!(movetext(&resigned).ends_with('*'), "played on after the resignation");
}

#[test]
fn illegal_turns_are_refused_and_known_ones_found() {
    let mut tree = tree("1. pass pass *");
    let first = tree.main_line()[0];
    let illegal = tree.add(first, "a2a3".parse().unwrap());
    assert!(matches!(illegal, Err(TreeError::Illegal(_))));
    let known = tree.add(tree.root(), Turn::PASS).unwrap();
    assert_eq!((known, tree.len()), (first, 2));
}

#[test]
fn a_variation_is_promoted_step_by_step() {
    let mut tree = tree("1. pass pass (1... 111-222 2. a2a3 (2. d2d3)) 2. a2a3 *");
    let first = tree.main_line()[0];
    let swapped = tree.node(first).children[1];
    let inner = tree.node(swapped).children[1];
    assert!(!tree.is_main(inner));
    assert_eq!(tree.promote(inner), Ok(true));
    assert_eq!(movetext(&tree), "1. pass pass (1... 111-222 2. d2d3 (2. a2a3)) 2. a2a3 *");
    assert_eq!(tree.make_main(inner), Ok(true));
    assert_eq!(movetext(&tree), "1. pass 111-222 (1... pass 2. a2a3) 2. d2d3 (2. a2a3) *");
    assert_eq!(tree.promote(inner), Ok(false));
}

#[test]
fn a_turn_is_deleted_with_everything_after_it() {
    let mut tree = tree(ANNOTATED);
    let variation = tree.node(tree.main_line()[1]).children[1];
    let parent = tree.node(variation).parent;
    assert_eq!(tree.delete(variation), parent);
    assert_eq!(tree.get(variation), None);
    assert_eq!(tree.len(), 5);
    assert_eq!(tree.delete(tree.root()), None);
    let first = tree.main_line()[0];
    tree.delete(first);
    assert!(tree.is_empty() && tree.main_line().is_empty());
}

#[test]
fn places_lead_back_to_their_nodes() {
    let tree = tree(ANNOTATED);
    let variation = tree.node(tree.main_line()[1]).children[1];
    let inner = tree.node(variation).children[1];
    assert_eq!(tree.place(inner), [0, 0, 1, 1]);
    assert_eq!(tree.at_place(&[0, 0, 1, 1]), inner);
    assert_eq!(tree.at_place(&[0, 0, 1, 7, 3]), variation, "as far as it goes");
    assert_eq!(tree.sibling(variation, 1), tree.node(tree.main_line()[1]).children.get(2).copied());
    assert_eq!(tree.sibling(variation, 2), None);
    assert_eq!(tree.turns_to(inner).len(), 4);
}

#[test]
fn glyphs_and_shapes_are_toggled() {
    let mut tree = tree("1. pass $146 *");
    let first = tree.main_line()[0];
    tree.toggle_glyph(first, Glyph::GOOD);
    tree.toggle_glyph(first, Glyph::BLUNDER);
    assert_eq!(tree.node(first).glyphs, [Glyph::BLUNDER, Glyph(146)]);
    tree.toggle_glyph(first, Glyph::BLUNDER);
    assert_eq!(tree.node(first).glyphs, [Glyph(146)]);
    let shape = |brush| Shape { brush, from: Spot::Square(mad_rules::Square::A1), to: None };
    tree.toggle_shape(first, shape(Brush::Green));
    tree.toggle_shape(first, shape(Brush::Red));
    assert_eq!(movetext(&tree), "1. pass $146 {[%csl Ra1]} *");
    tree.toggle_shape(first, shape(Brush::Red));
    assert!(tree.node(first).shapes.is_empty());
}

/// A tree of random turns and edits: whatever is done to it, it can be written and read again.
#[test]
fn random_trees_survive_a_round_trip() {
    let mut rng = SmallRng::seed_from_u64(3);
    for _ in 0..60 {
        let mut tree = Tree::new(Position::default());
        let mut nodes = vec![tree.root()];
        for _ in 0..120 {
            nodes.retain(|&id| tree.get(id).is_some());
            let id = *nodes.choose(&mut rng).unwrap();
            match rng.random_range(0..10) {
                0 => drop(tree.delete(id).filter(|_| tree.len() > 40)),
                1 => drop(tree.promote(id)),
                2 if id != tree.root() => tree.toggle_glyph(id, Glyph(rng.random_range(1..9))),
                3 => tree.set_comment(id, "} two\nlines { and {% [%x"),
                _ => {
                    let turns = tree.node(id).position.legal_turns();
                    if let Some(&turn) = turns.choose(&mut rng) {
                        nodes.push(tree.add(id, turn).unwrap());
                    }
                }
            }
        }
        let record = tree.to_record();
        let text = record.to_string();
        let read: Record = text.parse().unwrap();
        assert_eq!(Tree::from_record(&read).unwrap().to_record().to_string(), text);
        assert_eq!(Tree::from_record(&read).unwrap().len(), tree.len());
    }
}

#[test]
fn variations_nest_as_deep_as_records_do() {
    let start = Position::default().to_string().replace("0/40", "0/-");
    let mut tree = Tree::new(start.parse().unwrap());
    let mut id = tree.root();
    let mut refused = None;
    for _ in 0..2 * Record::MAX_DEPTH {
        let turns = tree.node(id).position.legal_turns();
        // No turn that ends the game.
        let quiet = |turn: &Turn| !tree.node(id).position.after_unchecked(*turn).is_over();
        let [first, second, ..] = turns.iter().copied().filter(quiet).collect::<Vec<_>>()[..]
        else {
            panic!("at least two turns");
        };
        tree.add(id, first).unwrap();
        match tree.add(id, second) {
            Ok(node) => id = node,
            Err(error) => {
                refused = Some(error);
                break;
            }
        }
    }
    assert_eq!(refused, Some(TreeError::TooDeep));
    let main = tree.main_line()[0];
    let text = tree.to_record().to_string();
    assert!(text.parse::<Record>().is_ok());
    // The deepest line becomes the main one; the others stay within the limit.
    assert_eq!(tree.make_main(id), Ok(true));
    assert!(!tree.is_main(main));
    assert!(tree.to_record().to_string().parse::<Record>().is_ok());
}
