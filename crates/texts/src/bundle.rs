//! The texts of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use crate::Language;

/// What a message can be given: a number or a text.
pub type Argument<'a> = FluentValue<'a>;

/// All texts in one language. Make one and keep it; it can be shared between threads.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
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
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks around arguments are for mixed writing directions; terminals show them.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned())
                .map_err(|(_, errors)| SourceError(format!("{errors:?}")))?;
            bundle.add_resource(resource).map_err(|errors| SourceError(format!("{errors:?}")))?;
        }
        Ok(Self { language, bundle })
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message by its name, with arguments. The name itself if there is no such message, which
    /// the tests rule out for all names in [`MESSAGES`](crate::MESSAGES).
    pub(crate) fn format(&self, name: &str, args: &[(&'static str, Argument<'_>)]) -> String {
        let pattern = self.bundle.get_message(name).and_then(|message| message.value());
        pattern.map_or_else(|| name.to_owned(), |pattern| self.say(pattern, args))
    }

    fn say(&self, pattern: &Pattern<&str>, args: &[(&'static str, Argument<'_>)]) -> String {
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A message that is not called by a method, or one of its attributes.
    #[must_use]
    pub fn part(&self, message: &str, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
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
        let message = self.bundle.get_message(message)?;
        let attributes = message.attributes();
        let attributes = attributes.map(|it| (it.id().to_owned(), self.say(it.value(), args)));
        Some((self.say(message.value()?, args), attributes.collect()))
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
