//! `mad rules`: prints the rules.

use std::io::{self, Write};

use mad_i18n::Texts;
use mad_rules::{SquareSet, Turn};
use mad_tutorial::{Block, Figure, Section, Topic};

use crate::arguments::RulesArgs;
use crate::board_text::BoardText;
use crate::failure::Failure;

/// The width of the text.
const WIDTH: usize = 80;
const HEADING: anstyle::Style = anstyle::Style::new().bold();

pub(crate) fn run(args: &RulesArgs, texts: &Texts) -> Result<(), Failure> {
    let words = args.topic.join(" ");
    let sections = find(&words, texts);
    if sections.is_empty() {
        let topics = Topic::ALL.map(Topic::name).join(", ");
        return Err(Failure::Refused(texts.error_no_rule(words, topics)));
    }
    let mut out = anstream::stdout().lock();
    for (index, section) in sections.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{HEADING}{}{HEADING:#}", section.title)?;
        for block in &section.blocks {
            writeln!(out)?;
            print_block(&mut out, block, texts)?;
        }
    }
    Ok(())
}

fn print_block(out: &mut impl Write, block: &Block, texts: &Texts) -> io::Result<()> {
    match block {
        Block::Text(text) => writeln!(out, "{}", wrap(text, "")),
        Block::Figure(figure, caption) => print_figure(out, *figure, caption, texts),
        Block::Question(question, answer) => {
            writeln!(out, "{HEADING}{}{HEADING:#}", wrap(question, ""))?;
            writeln!(out, "{}", wrap(answer, "  "))
        }
    }
}

/// Prints the position of a figure with the squares of its turn marked, and the caption.
fn print_figure(
    out: &mut impl Write,
    figure: Figure,
    caption: &str,
    texts: &Texts,
) -> io::Result<()> {
    let position = figure.position();
    let moved = figure.turn().and_then(Turn::squares_moved);
    let marked: SquareSet = moved.into_iter().flat_map(|(from, to)| [from, to]).collect();
    write!(out, "{}", BoardText { position: &position, texts, flip: false, marked })?;
    let turn = figure.turn().map(|turn| format!(" ({turn})")).unwrap_or_default();
    writeln!(out, "{}", wrap(&format!("{caption}{turn}"), ""))
}

/// The section of this name, or else all sections that contain these words.
fn find(words: &str, texts: &Texts) -> Vec<Section> {
    if let Some(topic) = Topic::named(&words.to_lowercase().replace(' ', "-")) {
        return vec![Section::new(texts, topic)];
    }
    Section::all(texts).iter().filter_map(|section| section.about(words)).collect()
}

/// Wraps text into lines, each with an indent.
fn wrap(text: &str, indent: &str) -> String {
    let mut lines = vec![String::new()];
    // Only at plain spaces: no-break spaces keep words together.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            *line = format!("{indent}{word}");
        } else if line.chars().count() + 1 + word.chars().count() <= WIDTH {
            *line += &format!(" {word}");
        } else {
            lines.push(format!("{indent}{word}"));
        }
    }
    lines.join("\n")
}
