//! The languages there are.

use unic_langid::LanguageIdentifier;

/// A language in which all texts exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::English];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The language of a tag such as `en`, `en-GB` or `en_US.UTF-8`, if texts exist in it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or("");
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes are well formed")
    }

    /// The files of this language, in no particular order.
    #[must_use]
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../locales/en/rules.ftl"),
                include_str!("../locales/en/program.ftl"),
                include_str!("../locales/en/help.ftl"),
                include_str!("../locales/en/web.ftl"),
            ],
        }
    }
}
