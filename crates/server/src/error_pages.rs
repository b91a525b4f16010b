//! HTML pages for errors.

use mad_i18n::{Language, Texts};

/// The error pages of a language.
#[derive(Debug)]
pub(crate) struct ErrorPages {
    /// 404: no file of this name.
    pub(crate) missing: String,
    /// 503: the program has no app.
    pub(crate) unbuilt: String,
}

impl ErrorPages {
    /// The pages in this language.
    pub(crate) fn new(language: Language) -> Self {
        let texts = Texts::new(language);
        let link = format!("<p><a href=\"/\">{}</a></p>", escape(&texts.page_home()));
        let missing = page(language, &texts.page_missing(), &link);
        let unbuilt = page(language, &texts.page_unbuilt(), "");
        Self { missing, unbuilt }
    }
}

fn page(language: Language, sentence: &str, rest: &str) -> String {
    let (code, sentence) = (language.code(), escape(sentence));
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head><meta charset=\"utf-8\" />\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\
         <title>MAD</title></head>\n<body><h1>MAD</h1><p>{sentence}</p>{rest}</body>\n</html>\n"
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
