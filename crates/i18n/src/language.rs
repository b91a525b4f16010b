//! The supported languages.

/// A supported language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Dutch.
    Dutch,
    /// German.
    German,
}

/// The Fluent files of a language.
macro_rules! files {
    ($code:literal) => {
        &[
            include_str!(concat!("../locales/", $code, "/rules.ftl")),
            include_str!(concat!("../locales/", $code, "/program.ftl")),
            include_str!(concat!("../locales/", $code, "/help.ftl")),
            include_str!(concat!("../locales/", $code, "/web.ftl")),
            include_str!(concat!("../locales/", $code, "/online.ftl")),
            include_str!(concat!("../locales/", $code, "/lessons.ftl")),
            include_str!(concat!("../locales/", $code, "/manual.ftl")),
            include_str!(concat!("../locales/", $code, "/print.ftl")),
            include_str!(concat!("../locales/", $code, "/tables.ftl")),
            include_str!(concat!("../locales/", $code, "/theory.ftl")),
            include_str!(concat!("../locales/", $code, "/review.ftl")),
        ]
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Dutch, Self::German];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Dutch => "nl",
            Self::German => "de",
        }
    }

    /// Its name in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::Dutch => "Nederlands",
            Self::German => "Deutsch",
        }
    }

    /// The language of a tag such as `en`, `en-GB` or `en_US.UTF-8`, if it is supported.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or("");
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The contents of the Fluent files, in no particular order.
    #[must_use]
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::English => files!("en"),
            Self::French => files!("fr"),
            Self::Dutch => files!("nl"),
            Self::German => files!("de"),
        }
    }
}
