//! The language files against the code: no message is missing or unused, and every variable is an
//! argument.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use mad_i18n::{Language, MESSAGES};

type Arguments = BTreeSet<String>;

fn variables(pattern: &Pattern<&str>, found: &mut Arguments) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut Arguments) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                variables(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut Arguments) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("not used in our files: {other:?}"),
    }
}

/// All messages of a language with their variables.
fn messages(language: Language) -> BTreeMap<String, Arguments> {
    let mut messages = BTreeMap::new();
    for source in language.sources() {
        let resource = fluent_syntax::parser::parse(*source).expect("Fluent text");
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut found = Arguments::new();
            if let Some(value) = &message.value {
                variables(value, &mut found);
            }
            for attribute in &message.attributes {
                variables(&attribute.value, &mut found);
            }
            let twice = messages.insert(message.id.name.to_owned(), found);
            assert!(twice.is_none(), "{} occurs twice", message.id.name);
        }
    }
    messages
}

/// Whether a message has no method and is looked up by its name, with `Texts::part`.
fn is_looked_up_by_name(name: &str) -> bool {
    ["help-", "lesson-", "task-", "aim-", "manual-", "ship-parts"]
        .iter()
        .any(|start| name.starts_with(start))
}

#[test]
fn every_language_has_every_message_with_its_placeholders() {
    let expected: BTreeMap<String, Arguments> = MESSAGES
        .iter()
        .copied()
        .flatten()
        .map(|(name, args)| (name.to_string(), args.iter().map(ToString::to_string).collect()))
        .collect();
    let count: usize = MESSAGES.iter().map(|list| list.len()).sum();
    assert_eq!(expected.len(), count, "no name twice");
    for language in Language::ALL {
        let mut found = messages(language);
        found.retain(|name, _| !is_looked_up_by_name(name));
        for (name, arguments) in &expected {
            assert_eq!(found.remove(name).as_ref(), Some(arguments), "{language:?}: {name}");
        }
        assert!(found.is_empty(), "{language:?}: not in the list of messages: {found:?}");
    }
}

#[test]
fn what_is_looked_up_by_name_is_the_same_set_in_every_language() {
    let english = parts(Language::English);
    let named = |parts: &Parts| -> Vec<(String, Arguments)> {
        let named = parts.iter().filter(|(name, _)| is_looked_up_by_name(name));
        named.map(|(name, text)| (name.clone(), text.placeholders.clone())).collect()
    };
    for language in Language::ALL {
        assert_eq!(named(&parts(language)), named(&english), "{language:?}");
    }
    let help = english.iter().filter(|(name, _)| name.starts_with("help-"));
    assert!(help.into_iter().all(|(_, text)| text.placeholders.is_empty()));
}

/// The text of a message or an attribute.
#[derive(Debug, PartialEq, Eq)]
struct Text {
    placeholders: Arguments,
    /// The literal text of all variants.
    prose: String,
}

type Parts = BTreeMap<String, Text>;

fn prose(pattern: &Pattern<&str>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    words.push(' ');
                    prose(&variant.value, words);
                }
            }
            PatternElement::Placeable { .. } => words.push(' '),
        }
    }
}

/// All messages and attributes of a language.
fn parts(language: Language) -> Parts {
    let mut parts = Parts::new();
    for source in language.sources() {
        let resource = fluent_syntax::parser::parse(*source).expect("Fluent text");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let own = message.value.iter().map(|value| (message.id.name.to_owned(), value));
            let attributes = message.attributes.iter().map(|attribute| {
                (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value)
            });
            for (name, pattern) in own.chain(attributes) {
                let mut text = Text { placeholders: Arguments::new(), prose: String::new() };
                variables(pattern, &mut text.placeholders);
                prose(pattern, &mut text.prose);
                parts.insert(name, text);
            }
        }
    }
    parts
}

/// Messages that are correctly the same in two languages.
const SAME: [&str; 0] = [];

#[test]
fn nothing_was_left_untranslated() {
    let all = Language::ALL.map(|language| (language, parts(language)));
    for (index, (first, texts)) in all.iter().enumerate() {
        for (second, others) in &all[index + 1..] {
            for (name, text) in texts {
                let words = text.prose.split(|letter: char| !letter.is_alphabetic());
                let words = words.filter(|word| word.chars().count() > 1).count();
                let same = others.get(name).is_some_and(|other| other.prose == text.prose);
                assert!(
                    !same || words <= 3 || SAME.contains(&name.as_str()) || is_code(name),
                    "{name} is the same in {first:?} and {second:?}: {}",
                    text.prose
                );
            }
        }
    }
}

/// Whether a message has examples of commands, which are the same in every language.
fn is_code(name: &str) -> bool {
    name.starts_with("help-") && name.ends_with(".examples")
}

/// The set of numbers and squares in a text.
fn numbers(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_square = |word: &str| {
        let mut letters = word.chars();
        word.len() == 2
            && letters.next().is_some_and(|letter| ('a'..='g').contains(&letter))
            && letters.next().is_some_and(|digit| digit.is_ascii_digit())
    };
    let is_number = |word: &str| word.starts_with(|digit: char| digit.is_ascii_digit());
    words.filter(|word| is_square(word) || is_number(word)).map(str::to_owned).collect()
}

#[test]
fn every_language_names_the_same_numbers_and_squares() {
    let english = parts(Language::English);
    for language in Language::ALL {
        for (name, text) in parts(language) {
            // A plural of the digit 2 in one language may be a singular in another.
            let tidy = |text: &str| numbers(&text.replace("2s", "2"));
            let expected = english.get(&name).map(|text| tidy(&text.prose));
            assert_eq!(Some(tidy(&text.prose)), expected, "{language:?}: {name}");
        }
    }
}

#[test]
fn apostrophes_are_typographic() {
    for language in Language::ALL {
        for (name, text) in parts(language) {
            if is_code(&name) {
                continue;
            }
            let straight = text.prose.char_indices().any(|(at, letter)| {
                let before = text.prose[..at].chars().next_back();
                letter == '\'' && before.is_some_and(char::is_alphabetic)
            });
            assert!(!straight, "{language:?}: {name}: {}", text.prose);
        }
    }
}

/// Appends all Rust source below a folder, except the lists of messages.
fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder of the workspace") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|end| end == "rs")
            && !path.parent().is_some_and(|folder| folder.ends_with("messages"))
        {
            *text += &std::fs::read_to_string(path).expect("readable");
        }
    }
}

/// Whether the method of a message is called or passed as a function.
fn is_used(text: &str, name: &str) -> bool {
    text.contains(&format!(".{name}(")) || text.contains(&format!("Texts::{name})"))
}

#[test]
fn every_message_is_used() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let mut text = String::new();
    for entry in std::fs::read_dir(crates).expect("the crates") {
        sources(&entry.expect("readable").path().join("src"), &mut text);
    }
    sources(&crates.join("../xtask/src"), &mut text);
    let unused: Vec<_> =
        MESSAGES.iter().copied().flatten().filter(|(name, _)| !is_used(&text, name)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
