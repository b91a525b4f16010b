//! Import of games from files and pasted text.

use mad_i18n::Texts;
use mad_rules::RecordReader;
use mad_session::{GameSession, KnownGames, Saved};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FileList, HtmlInputElement};

use crate::app::Shell;
use crate::game_file::NAME_TAG;
use crate::{browser, storage};

/// An import in progress.
pub(super) struct Import {
    shell: Shell,
    known: KnownGames,
    /// The number of imported games.
    count: usize,
    /// The number of games that were saved already.
    duplicates: usize,
    /// A line for each file or game that could not be imported.
    pub(super) failures: Vec<String>,
}

impl Import {
    pub(super) fn new(shell: Shell) -> Self {
        let known = storage::known_games();
        Self { shell, known, count: 0, duplicates: 0, failures: Vec::new() }
    }

    /// Imports the games of a file.
    pub(super) fn read(&mut self, file: &str, bytes: &[u8]) {
        let texts = self.shell.texts;
        let mut empty = true;
        for (number, game) in (1_u32..).zip(RecordReader::new(bytes)) {
            empty = false;
            let failure = match game {
                Ok(Ok(record)) => {
                    let name = record.tag(NAME_TAG).unwrap_or_default().to_owned();
                    self.add(name, GameSession::from_record(record))
                }
                Ok(Err(error)) => Some(texts.record(&error)),
                Err(error) => Some(error.to_string()),
            };
            if let Some(reason) = failure {
                self.failures.push(texts.games_import_failed(file.to_owned(), number, reason));
            }
        }
        if empty {
            self.failures.push(texts.games_import_empty(file.to_owned()));
        }
    }

    /// Saves a game, unless it is saved already. Returns why it could not be saved.
    fn add(&mut self, name: String, session: GameSession) -> Option<String> {
        if !self.known.insert(&session) {
            self.duplicates += 1;
            return None;
        }
        self.count += 1;
        let saved = Saved { name, ..Saved::new(session, browser::now()) };
        storage::save_new(saved).1.err().map(|failure| self.shell.storage_text(failure))
    }

    /// Returns whether there was any game, new or known.
    pub(super) const fn has_read_any(&self) -> bool {
        self.count + self.duplicates > 0
    }

    /// How many games were imported, were saved already, and could not be read.
    fn summary(&self, texts: &Texts) -> String {
        let mut parts = vec![texts.games_imported(self.count)];
        if self.duplicates > 0 {
            parts.push(texts.games_known(self.duplicates));
        }
        if !self.failures.is_empty() {
            parts.push(texts.games_refused(self.failures.len()));
        }
        parts.join(" ")
    }

    /// Reports the result.
    pub(super) fn report(self) {
        let summary = self.summary(self.shell.texts);
        if self.failures.is_empty() {
            self.shell.notify(summary);
        } else {
            self.shell.notify_with_detail(summary, self.failures.join("\n"));
        }
    }
}

/// Imports the games of the chosen files, and reports those that failed.
pub(super) async fn import_files(shell: Shell, field: &HtmlInputElement) {
    let mut import = Import::new(shell);
    let files = field.files();
    for index in 0..files.as_ref().map_or(0, FileList::length) {
        let Some(file) = files.as_ref().and_then(|files| files.item(index)) else { continue };
        match read_file(&file).await {
            Ok(bytes) => import.read(&file.name(), &bytes),
            Err(error) => {
                let reason = format!("{}: {error:?}", file.name());
                import.failures.push(shell.texts.web_failed(reason));
            }
        }
    }
    import.report();
}

async fn read_file(file: &File) -> Result<Vec<u8>, wasm_bindgen::JsValue> {
    let buffer = JsFuture::from(file.array_buffer()).await?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}
