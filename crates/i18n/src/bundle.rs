//! The texts of one language.

use fluent_syntax::ast::{Entry, Message, Pattern};
use fluent_syntax::parser;

use crate::say::say;
use crate::{Argument, Language};

/// All texts in one language. Make one and keep it; it can be shared between threads.
pub struct Texts {
    language: Language,
    /// By name, in order.
    messages: Vec<Message<String>>,
}

/// A language file that is not in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceError(String);

impl std::fmt::Display for SourceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "language file: {}", self.0)
    }
}

impl std::error::Error for SourceError {}

impl Texts {
    /// The texts of a language, from the files that are part of the program.
    ///
    /// # Panics
    ///
    /// Never: the files are checked by the tests.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::from_sources(language, language.sources().iter().copied())
            .expect("the built-in files are in order")
    }

    /// The texts of a language from files that come from elsewhere, such as over a network.
    ///
    /// # Errors
    ///
    /// If a file is not Fluent text or a message stands twice.
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
                match texts.place(&message.id.name) {
                    Ok(_) => return Err(SourceError(format!("{} stands twice", message.id.name))),
                    Err(place) => texts.messages.insert(place, message),
                }
            }
        }
        Ok(texts)
    }

    /// Where a message is, or where it would be.
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.messages.binary_search_by(|message| (*message.id.name).cmp(name))
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message by its name, with arguments. The name itself if there is no such message, which
    /// the tests rule out for all names in [`MESSAGES`](crate::MESSAGES).
    pub(crate) fn format(&self, name: &str, args: &[(&'static str, Argument<'_>)]) -> String {
        let pattern = self.message(name).and_then(|message| message.value.as_ref());
        pattern.map_or_else(|| name.to_owned(), |pattern| self.say(pattern, args))
    }

    fn message(&self, name: &str) -> Option<&Message<String>> {
        self.place(name).ok().map(|place| &self.messages[place])
    }

    fn say(&self, pattern: &Pattern<String>, args: &[(&'static str, Argument<'_>)]) -> String {
        say(self.language, pattern, args)
    }

    /// A message that is not called by a method, or one of its attributes.
    #[must_use]
    pub fn part(&self, message: &str, attribute: Option<&str>) -> Option<String> {
        let message = self.message(message)?;
        let pattern = match attribute {
            None => message.value.as_ref()?,
            Some(name) => &message.attributes.iter().find(|it| it.id.name == name)?.value,
        };
        Some(self.say(pattern, &[]))
    }

    /// A message that is not called by a method, with all its attributes by name, in the order in
    /// which they stand in the language file.
    #[must_use]
    pub fn parts(
        &self,
        message: &str,
        args: &[(&'static str, Argument<'_>)],
    ) -> Option<(String, Vec<(String, String)>)> {
        let message = self.message(message)?;
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|it| (it.id.name.clone(), self.say(&it.value, args)));
        Some((self.say(message.value.as_ref()?, args), attributes.collect()))
    }

    /// What the program's help says of a command: its message is `help-` and the command's name.
    /// With a part, what it says of an argument, or its `examples`.
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
