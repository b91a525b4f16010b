//! A message with its arguments filled in.
//!
//! Of Fluent our files use placeholders and choices, and nothing else; a test sees to that. So this
//! is all there is to it, at a fraction of the code that the whole of Fluent takes.

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::Language;

/// What a message can be given: a whole number or a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A number; choices can go by it, or by its plural.
    Number(i64),
    /// A text; choices can go by it.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl From<$type> for Argument<'_> {
            fn from(number: $type) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i32);

type Arguments<'a> = [(&'static str, Argument<'a>)];

/// What a pattern says.
pub(crate) fn say(language: Language, pattern: &Pattern<String>, args: &Arguments<'_>) -> String {
    let mut said = String::new();
    Saying { language, args, said: &mut said }.pattern(pattern);
    said
}

struct Saying<'a> {
    language: Language,
    args: &'a Arguments<'a>,
    said: &'a mut String,
}

impl<'a> Saying<'a> {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.said.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let fits = |key: &VariantKey<String>| match self.argument(selector) {
                    Some(argument) => fits(self.language, key, argument),
                    None => false,
                };
                let fitting = variants.iter().find(|variant| fits(&variant.key));
                let chosen = fitting.or_else(|| variants.iter().find(|variant| variant.default));
                if let Some(variant) = chosen {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match (inline, self.argument(inline)) {
            (_, Some(Argument::Number(number))) => self.said.push_str(&number.to_string()),
            (_, Some(Argument::Text(text))) => self.said.push_str(text),
            (InlineExpression::StringLiteral { value }, None) => {
                self.said.push_str(&unescape_unicode_to_string(value));
            }
            (InlineExpression::Placeable { expression }, None) => self.expression(expression),
            // Not in our files, or an argument that was forgotten: something to be found by.
            _ => self.said.push_str("{???}"),
        }
    }

    fn argument(&self, inline: &InlineExpression<String>) -> Option<&'a Argument<'a>> {
        let InlineExpression::VariableReference { id } = inline else { return None };
        self.args.iter().find(|(name, _)| *name == id.name).map(|(_, argument)| argument)
    }
}

/// Whether a choice goes with an argument.
fn fits(language: Language, key: &VariantKey<String>, argument: &Argument<'_>) -> bool {
    match (key, argument) {
        (VariantKey::Identifier { name }, Argument::Text(text)) => name == text,
        (VariantKey::Identifier { name }, Argument::Number(number)) => {
            name == if is_one(language, *number) { "one" } else { "other" }
        }
        (VariantKey::NumberLiteral { value }, Argument::Number(number)) => {
            *value == number.to_string()
        }
        (VariantKey::NumberLiteral { .. }, Argument::Text(_)) => false,
    }
}

/// Whether the singular goes with a number.
const fn is_one(language: Language, number: i64) -> bool {
    match language {
        Language::French => matches!(number, -1..=1),
        Language::English | Language::Dutch | Language::German => matches!(number, -1 | 1),
    }
}
