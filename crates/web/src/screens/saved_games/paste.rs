//! Pasted text: a game, a link, or a position.

use leptos::html;
use leptos::prelude::*;
use mad_rules::Position;

use super::List;
use super::import::Import;
use crate::route::Route;
use crate::widgets::{choice_button, explained};

/// What a pasted text is.
#[derive(Debug, PartialEq, Eq)]
enum Pasted {
    /// A link to a game: its query.
    Game(String),
    /// A position, in the format of addresses.
    Position(String),
    /// Records, or something unknown.
    Records,
}

/// Recognises a link or a position.
fn classify(text: &str) -> Pasted {
    let text = text.trim();
    let first_word = |text: &str| text.split_whitespace().next().unwrap_or_default().to_owned();
    // Tags and comments of records may contain links.
    if !text.starts_with(['[', '{']) {
        if let Some((_, query)) = text.split_once("#/game?") {
            return Pasted::Game(first_word(query));
        }
        if let Some((_, mfen)) = text.split_once("#/setup/") {
            return Pasted::Position(first_word(mfen));
        }
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.join(" ").parse::<Position>() {
        Ok(_) => Pasted::Position(words.join("_")),
        Err(_) => Pasted::Records,
    }
}

/// Decodes percent-encoding, which some programs apply to links.
fn decoded(text: &str) -> String {
    js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from)
}

impl List {
    pub(super) fn paste_dialog(self) -> AnyView {
        let texts = self.shell.texts;
        let field = NodeRef::<html::Textarea>::new();
        let failure = RwSignal::new(None::<String>);
        let read = move || {
            let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
            match classify(&text) {
                Pasted::Game(query) => Route::Shared(decoded(&query)).go(),
                Pasted::Position(mfen) => Route::Setup(Some(decoded(&mfen))).go(),
                Pasted::Records => self.read_records(&text, failure),
            }
        };
        Effect::new(move |_| {
            if let Some(field) = field.get() {
                let _ = field.focus();
            }
        });
        let reason = move || {
            failure.get().map(|reason| explained(texts, texts.games_paste_nothing(), reason))
        };
        view! {
            <label class="field">
                <span>{texts.games_paste_label()}</span>
                <textarea node_ref=field rows="8" spellcheck="false" data-field="paste"></textarea>
            </label>
            <div role="alert">{reason}</div>
            <div class="choices">
                {choice_button(true, "yes-paste", None, texts.games_paste_go(), read)}
                {self.cancel_button()}
            </div>
        }
        .into_any()
    }

    /// Imports records. If there are none, the dialog stays open and shows why.
    fn read_records(self, text: &str, failure: RwSignal<Option<String>>) {
        let texts = self.shell.texts;
        let mut import = Import::new(self.shell);
        import.read(&texts.games_pasted(), text.as_bytes());
        if import.has_read_any() {
            self.dialog.set(None);
            self.reload();
            return import.report();
        }
        // A text with slashes and without brackets is more like a position than a record.
        let text = text.trim();
        let position = text.contains('/') && !text.contains('[');
        let error = text.parse::<Position>().err().filter(|_| position);
        let reason = error.map(|error| texts.mfen(&error));
        failure.set(Some(reason.unwrap_or_else(|| import.failures.join("\n"))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_positions_and_games_are_told_apart() {
        let mfen = Position::default().to_string();
        let record = "[Site \"https://x.org/#/game?start=6x4\"]\n\n1. pass *\n";
        for (text, expected) in [
            (
                " https://x.org/mad/#/game?start=6x4&turns=pass \n",
                Pasted::Game("start=6x4&turns=pass".to_owned()),
            ),
            ("look: https://x.org/#/game?start=6x4 !", Pasted::Game("start=6x4".to_owned())),
            ("https://x.org/#/setup/4/b1113_r", Pasted::Position("4/b1113_r".to_owned())),
            (record, Pasted::Records),
            ("1. pass pass *", Pasted::Records),
            ("{see #/game?start=6x4} 1. pass *", Pasted::Records),
            ("hello", Pasted::Records),
            ("", Pasted::Records),
        ] {
            assert_eq!(classify(text), expected, "{text}");
        }
        let expected = Pasted::Position(mfen.replace(' ', "_"));
        assert_eq!(classify(&format!("\n {}", mfen.replace(' ', "\n  "))), expected);
    }
}
