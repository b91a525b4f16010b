//! The language files and the code say the same: no message is missing, none is left over, and
//! every placeholder is an argument.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use mad_texts::{Language, MESSAGES};

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

/// Every message of a language with its placeholders.
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
            assert!(twice.is_none(), "{} stands twice", message.id.name);
        }
    }
    messages
}

#[test]
fn every_language_has_every_message_with_its_placeholders() {
    let expected: BTreeMap<String, Arguments> = MESSAGES
        .iter()
        .map(|(name, args)| (name.to_string(), args.iter().map(ToString::to_string).collect()))
        .collect();
    assert_eq!(expected.len(), MESSAGES.len(), "no name twice");
    for language in Language::ALL {
        let mut found = messages(language);
        found.retain(|name, _| !name.starts_with("help-"));
        for (name, arguments) in &expected {
            assert_eq!(found.remove(name).as_ref(), Some(arguments), "{language:?}: {name}");
        }
        assert!(found.is_empty(), "{language:?}: not in the list of messages: {found:?}");
    }
}

#[test]
fn help_needs_no_arguments_and_is_the_same_set_in_every_language() {
    let help = |language| {
        let mut help = messages(language);
        help.retain(|name, _| name.starts_with("help-"));
        help
    };
    let english = help(Language::English);
    assert!(english.values().all(BTreeSet::is_empty));
    for language in Language::ALL {
        assert_eq!(help(language), english);
    }
}

/// All source text that may use a message.
fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder of the workspace") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("messages.rs")
        {
            *text += &std::fs::read_to_string(path).expect("readable");
        }
    }
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
        MESSAGES.iter().filter(|(name, _)| !text.contains(&format!(".{name}("))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
