//! The text of the rules, by topic.

use mad_i18n::Texts;

use crate::{Figure, facts};

/// The topic of a section of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// The aim of the game.
    Goal,
    /// The ships and their numbers.
    Ships,
    /// What a turn is.
    Turn,
    /// Moves.
    Move,
    /// Expulsions.
    Expulsion,
    /// Permutations.
    Permutation,
    /// Rotations.
    Rotation,
    /// Exile and the way back.
    Exile,
    /// The bonus.
    Bonus,
    /// The positioning turn.
    Positioning,
    /// How a game is won.
    End,
    /// The tie-break and the semi-victory.
    TieBreak,
    /// Optional rules, and differences between the booklets.
    Options,
    /// Tactics.
    Tactics,
}

impl Topic {
    /// All topics, in reading order.
    pub const ALL: [Self; 14] = [
        Self::Goal,
        Self::Ships,
        Self::Turn,
        Self::Move,
        Self::Expulsion,
        Self::Permutation,
        Self::Rotation,
        Self::Exile,
        Self::Bonus,
        Self::Positioning,
        Self::End,
        Self::TieBreak,
        Self::Options,
        Self::Tactics,
    ];

    /// The name in URLs and language files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Ships => "ships",
            Self::Turn => "turn",
            Self::Move => "move",
            Self::Expulsion => "expulsion",
            Self::Permutation => "permutation",
            Self::Rotation => "rotation",
            Self::Exile => "exile",
            Self::Bonus => "bonus",
            Self::Positioning => "positioning",
            Self::End => "end",
            Self::TieBreak => "tie-break",
            Self::Options => "options",
            Self::Tactics => "tactics",
        }
    }

    /// The topic of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }
}

/// A section of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The topic.
    pub topic: Topic,
    /// Its title.
    pub title: String,
    /// Its content, in order.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A figure and its caption.
    Figure(Figure, String),
    /// A question and its answer.
    Question(String, String),
}

/// The parts of sections that are true only for the program, or about boards that only it has.
const ABOUT_THE_PROGRAM: [(Topic, &str); 7] = [
    (Topic::End, "text-2"),
    (Topic::TieBreak, "question-6"),
    (Topic::TieBreak, "answer-6"),
    (Topic::Options, "text-1"),
    (Topic::Options, "figure-notched"),
    (Topic::Options, "figure-stepped"),
    (Topic::Options, "text-3"),
];

impl Section {
    /// The section about a topic in the language of the texts.
    #[must_use]
    pub fn new(texts: &Texts, topic: Topic) -> Self {
        Self::of_parts(texts, topic, |_| true)
    }

    /// The section about a topic for the printed rules: without what is about the program, such as
    /// its options.
    #[must_use]
    pub fn on_paper(texts: &Texts, topic: Topic) -> Self {
        Self::of_parts(texts, topic, |name| !ABOUT_THE_PROGRAM.contains(&(topic, name)))
    }

    /// The section with the parts whose names are selected.
    fn of_parts(texts: &Texts, topic: Topic, selected: impl Fn(&str) -> bool) -> Self {
        let name = format!("manual-{}", topic.name());
        let (title, parts) = texts.parts(&name, &facts()).unwrap_or_default();
        let mut blocks = Vec::new();
        for (name, text) in parts.into_iter().filter(|(name, _)| selected(name)) {
            let (kind, which) = name.split_once('-').unwrap_or_default();
            match (kind, blocks.last_mut()) {
                ("figure", _) => {
                    blocks.extend(Figure::named(which).map(|figure| Block::Figure(figure, text)));
                }
                ("question", _) => blocks.push(Block::Question(text, String::new())),
                ("answer", Some(Block::Question(_, answer))) => *answer = text,
                _ => blocks.push(Block::Text(text)),
            }
        }
        Self { topic, title, blocks }
    }

    /// All sections.
    #[must_use]
    pub fn all(texts: &Texts) -> Vec<Self> {
        Topic::ALL.into_iter().map(|topic| Self::new(texts, topic)).collect()
    }

    /// Searches for words, ignoring case and accents. Returns the section with the blocks that
    /// contain all of them, the whole section if its title does, or `None`.
    #[must_use]
    pub fn about(&self, words: &str) -> Option<Self> {
        let words = fold(words);
        let matches = |text: &str| {
            let text = fold(text);
            words.split_whitespace().all(|word| text.contains(word))
        };
        if matches(&self.title) {
            return Some(self.clone());
        }
        let blocks: Vec<Block> =
            self.blocks.iter().filter(|block| matches(&block.text())).cloned().collect();
        (!blocks.is_empty()).then(|| Self { blocks, ..self.clone() })
    }
}

impl Block {
    /// Its text, to search in.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Text(text) | Self::Figure(_, text) => text.clone(),
            Self::Question(question, answer) => format!("{question} {answer}"),
        }
    }
}

/// Splits a text where it contains one of the words of a search. Returns its parts, and whether each is
/// such a word.
#[must_use]
pub fn highlights<'a>(text: &'a str, words: &str) -> Vec<(&'a str, bool)> {
    // Folding maps each character to one character, so positions in both texts agree.
    let (words, folded) = (fold(words), fold(text).chars().collect::<Vec<_>>());
    let words: Vec<Vec<char>> =
        words.split_whitespace().map(|word| word.chars().collect()).collect();
    let mut is_found = vec![false; folded.len()];
    for word in &words {
        for (start, window) in folded.windows(word.len()).enumerate() {
            if window == word {
                is_found[start..start + word.len()].fill(true);
            }
        }
    }
    let mut parts: Vec<(&str, bool)> = Vec::new();
    let mut start = 0;
    for ((index, letter), (at, found)) in text.char_indices().zip(is_found.iter().enumerate()) {
        let end = index + letter.len_utf8();
        if is_found.get(at + 1) != Some(found) {
            parts.push((&text[start..end], *found));
            start = end;
        }
    }
    parts
}

/// Lower case of the letters of our languages. `char::to_lowercase` covers all scripts with tables
/// of 14 kB in the WebAssembly module.
fn lowercase(letter: char) -> char {
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' => char::from(letter as u8 + 32),
        'Œ' => 'œ',
        _ => letter.to_ascii_lowercase(),
    }
}

/// Folds a text for searching: lower case without accents.
#[must_use]
pub fn fold(text: &str) -> String {
    text.chars()
        .map(|letter| match lowercase(letter) {
            'à' | 'á' | 'â' | 'ä' => 'a',
            'ç' => 'c',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ò' | 'ó' | 'ô' | 'ö' => 'o',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            '’' => '\'',
            '\u{a0}' | '\u{202f}' => ' ',
            other => other,
        })
        .collect()
}
