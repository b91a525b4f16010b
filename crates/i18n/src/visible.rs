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
    let mut shown = String::new();
    for (count, letter) in text.chars().enumerate() {
        if count == MAX_LENGTH {
            shown.push('…');
            break;
        }
        let is_bidi_control = matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if letter.is_control() || is_bidi_control {
            shown.extend(letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    shown
}
