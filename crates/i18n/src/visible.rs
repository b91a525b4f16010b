//! Text from elsewhere, made fit to be shown.

/// Longer texts are cut.
const MOST: usize = 60;

/// A text that somebody typed or a file held, as it can safely be repeated in a message: control
/// characters and those that turn the writing direction are spelled out, and a long text is cut.
///
/// ```
/// assert_eq!(mad_i18n::visible("c2\u{1b}[31m"), "c2\\u{1b}[31m");
/// ```
#[must_use]
pub fn visible(text: &str) -> String {
    let mut shown = String::new();
    for (count, letter) in text.chars().enumerate() {
        if count == MOST {
            shown.push('…');
            break;
        }
        let turns_direction = matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if letter.is_control() || turns_direction {
            shown.extend(letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    shown
}
