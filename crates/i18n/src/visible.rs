//! Escaping of untrusted text in messages.

/// Longer texts are truncated to this number of characters.
const MAX_LENGTH: usize = 60;

/// Escapes untrusted text, such as input and file contents, for a message: control characters and
/// bidirectional formatting characters become `\u{…}`, and a long text is truncated.
///
/// ```
/// assert_eq!(mad_i18n::visible("c2\u{1b}[31m"), "c2\\u{1b}[31m");
/// ```
#[must_use]
pub fn visible(text: &str) -> String {
    match text.char_indices().nth(MAX_LENGTH) {
        Some((end, _)) => escape(&text[..end]) + "…",
        None => escape(text),
    }
}

/// Escapes the path of a file for a message, like [`visible`]. It is never truncated: the file's
/// own name is at its end.
#[must_use]
pub fn visible_path(path: &std::path::Path) -> String {
    escape(&path.to_string_lossy())
}

fn escape(text: &str) -> String {
    let mut shown = String::new();
    for letter in text.chars() {
        let is_bidi_control = matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if letter.is_control() || is_bidi_control {
            shown.extend(letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_truncated() {
        assert_eq!(visible(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(visible(&"é".repeat(61)), "é".repeat(60) + "…");
    }

    #[test]
    fn the_name_at_the_end_of_a_long_path_is_shown() {
        let folder = "folder/".repeat(20);
        let path = format!("{folder}6x4-40-2v1.madtable\u{1b}");
        assert_eq!(visible_path(path.as_ref()), format!("{folder}6x4-40-2v1.madtable\\u{{1b}}"));
    }
}
