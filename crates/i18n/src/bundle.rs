//! The messages of one language.

use fluent_syntax::ast::{Entry, Message, Pattern};
use fluent_syntax::parser;

use crate::format::format_pattern;
use crate::{Argument, Language};

/// All messages of one language. Parsing takes time, so make one and share it.
pub struct Texts {
    language: Language,
    /// Sorted by name.
    messages: Vec<Message<String>>,
}

/// An invalid language file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceError(String);

impl std::fmt::Display for SourceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "language file: {}", self.0)
    }
}

impl std::error::Error for SourceError {}

impl Texts {
    /// The messages of a language, from the built-in files.
    ///
    /// # Panics
    ///
    /// Never: the tests check the built-in files.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::from_sources(language, language.sources().iter().copied())
            .expect("the built-in files are valid")
    }

    /// The messages of a language from other files, for example from a server.
    ///
    /// # Errors
    ///
    /// If a file is not valid Fluent, or a message occurs twice.
    pub fn from_sources<'a>(
        language: Language,
        sources: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, SourceError> {
        let mut texts = Self { language, messages: Vec::new() };
        for source in sources {
            let resource = parser::parse_runtime(source.to_owned()).map_err(|(_, errors)| {
                SourceError(errors.first().map(ToString::to_string).unwrap_or_default())
            })?;
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                match texts.search(&message.id.name) {
                    Ok(_) => return Err(SourceError(format!("{} occurs twice", message.id.name))),
                    Err(index) => texts.messages.insert(index, message),
                }
            }
        }
        Ok(texts)
    }

    /// Binary search for a message: its index, or the index to insert it at.
    fn search(&self, name: &str) -> Result<usize, usize> {
        self.messages.binary_search_by(|message| (*message.id.name).cmp(name))
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Formats a message. Returns the name itself if there is no such message, which the tests rule
    /// out for all names in [`MESSAGES`](crate::MESSAGES).
    pub(crate) fn format(&self, name: &str, args: &[(&'static str, Argument<'_>)]) -> String {
        let pattern = self.message(name).and_then(|message| message.value.as_ref());
        pattern.map_or_else(|| name.to_owned(), |pattern| self.format_pattern(pattern, args))
    }

    fn message(&self, name: &str) -> Option<&Message<String>> {
        self.search(name).ok().map(|index| &self.messages[index])
    }

    fn format_pattern(
        &self,
        pattern: &Pattern<String>,
        args: &[(&'static str, Argument<'_>)],
    ) -> String {
        format_pattern(self.language, pattern, args)
    }

    /// A message without a method of its own, or one of its attributes.
    #[must_use]
    pub fn part(&self, message: &str, attribute: Option<&str>) -> Option<String> {
        let message = self.message(message)?;
        let pattern = match attribute {
            None => message.value.as_ref()?,
            Some(name) => {
                &message.attributes.iter().find(|attribute| attribute.id.name == name)?.value
            }
        };
        Some(self.format_pattern(pattern, &[]))
    }

    /// A message without a method of its own, with the names and texts of its attributes in the
    /// order of the language file.
    #[must_use]
    pub fn parts(
        &self,
        message: &str,
        args: &[(&'static str, Argument<'_>)],
    ) -> Option<(String, Vec<(String, String)>)> {
        let message = self.message(message)?;
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|attribute| {
            (attribute.id.name.clone(), self.format_pattern(&attribute.value, args))
        });
        Some((self.format_pattern(message.value.as_ref()?, args), attributes.collect()))
    }

    /// The help text of a command of `mad`, the message `help-COMMAND`; with a part, the help text
    /// of an argument, or the `examples`.
    #[must_use]
    pub fn help(&self, command: &str, part: Option<&str>) -> Option<String> {
        self.part(&format!("help-{command}"), part)
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}
