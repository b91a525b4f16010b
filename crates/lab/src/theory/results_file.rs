//! Files of results: JSON lines that are appended as parts of a study are done.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why results cannot be stored.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Its first line does not describe a study, or a later line is not a part of one.
    #[error("line {0} is not a result")]
    Format(usize),
    /// It has results of other settings or of another version of the engine.
    #[error("it has results of other settings: {0}")]
    Settings(String),
    /// Another process is writing it.
    #[error("another process is writing it")]
    Locked,
}

#[derive(Serialize, Deserialize)]
struct Entry<P> {
    number: u64,
    part: P,
}

/// A file of results that is being extended, or none at all.
pub(super) struct ResultsFile {
    file: Option<File>,
}

impl ResultsFile {
    /// Opens a file, which is created if it does not exist, and reads the parts that it has. A
    /// last line without an end, from a crash while it was written, is removed.
    pub(super) fn open<P: DeserializeOwned>(
        path: Option<&Path>,
        settings: &Value,
    ) -> Result<(Self, BTreeMap<u64, P>), ResultsError> {
        let Some(path) = path else { return Ok((Self { file: None }, BTreeMap::new())) };
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(ResultsError::Locked),
            // Some file systems have no locks; then there is no protection, but it works.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        if whole == 0 && !could_begin(&bytes, settings) {
            return Err(ResultsError::Format(1));
        }
        let text = std::str::from_utf8(&bytes[..whole]).map_err(|_| ResultsError::Format(1))?;
        let parts = parse(text, settings)?;
        if whole < bytes.len() {
            file.set_len(whole as u64)?;
        }
        file.seek(SeekFrom::End(0))?;
        if whole == 0 {
            writeln!(file, "{settings}")?;
        }
        Ok((Self { file: Some(file) }, parts))
    }

    /// Appends a part.
    pub(super) fn append<P: Serialize>(&mut self, number: u64, part: &P) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let mut line = serde_json::to_vec(&Entry { number, part })?;
        line.push(b'\n');
        // One write, so that an interruption leaves at most one incomplete line.
        file.write_all(&line)
    }
}

/// Returns whether a file without a whole line may be overwritten: it is empty, or writing the
/// settings was interrupted.
fn could_begin(bytes: &[u8], settings: &Value) -> bool {
    settings.to_string().as_bytes().starts_with(bytes)
}

fn parse<P: DeserializeOwned>(
    text: &str,
    settings: &Value,
) -> Result<BTreeMap<u64, P>, ResultsError> {
    let mut lines = text.lines().zip(1..);
    if let Some((first, number)) = lines.next() {
        let found: Value = serde_json::from_str(first).map_err(|_| ResultsError::Format(number))?;
        if found.get("study").is_none() {
            return Err(ResultsError::Format(number));
        }
        if found != *settings {
            return Err(ResultsError::Settings(differences(&found, settings)));
        }
    }
    let parts = lines.map(|(line, number)| {
        let entry: Entry<P> =
            serde_json::from_str(line).map_err(|_| ResultsError::Format(number))?;
        Ok((entry.number, entry.part))
    });
    parts.collect()
}

/// The settings of a file that differ from those expected, by name: `nodes 100, seed 2`.
fn differences(found: &Value, expected: &Value) -> String {
    let Some(found) = found.as_object() else { return found.to_string() };
    let differing = found.iter().filter(|(name, value)| expected.get(name.as_str()) != Some(value));
    let named = |(name, value): (&String, &Value)| match value.as_str() {
        Some(text) => format!("{name} {text}"),
        None => format!("{name} {value}"),
    };
    let mut named: Vec<String> = differing.map(named).collect();
    // A feature of serde_json, which any crate of the build may enable, decides about the order.
    named.sort();
    named.join(", ")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;

    use super::*;

    fn open(path: &Path, settings: &Value) -> Result<BTreeMap<u64, u32>, ResultsError> {
        ResultsFile::open(Some(path), settings).map(|(_, parts)| parts)
    }

    #[test]
    fn results_are_read_back_and_a_cut_off_line_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results");
        let settings = json!({ "study": "test", "seed": 1 });
        let (mut file, parts) = ResultsFile::open::<u32>(Some(&path), &settings).unwrap();
        assert!(parts.is_empty());
        for (number, part) in [(1, 11_u32), (0, 10)] {
            file.append(number, &part).unwrap();
        }
        assert!(matches!(open(&path, &settings), Err(ResultsError::Locked)));
        drop(file);
        let whole = fs::read(&path).unwrap();
        fs::write(&path, [&whole[..], b"{\"number\":2,\"pa"].concat()).unwrap();
        let expected = BTreeMap::from([(0, 10), (1, 11)]);
        assert_eq!(open(&path, &settings).unwrap(), expected);
        assert_eq!(fs::read(&path).unwrap(), whole);
    }

    #[test]
    fn files_of_others_are_refused_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results");
        let settings = json!({ "study": "test", "seed": 1, "board": "6x4" });
        let other = json!({ "study": "test", "seed": 2, "board": "5x5" }).to_string() + "\n";
        for (content, expected) in [
            ("readme", "line 1 is not"),
            ("readme\n", "line 1 is not"),
            ("{}\n", "line 1 is not"),
            (&format!("{settings}\nreadme\n"), "line 2 is not"),
            (&other, "board 5x5, seed 2"),
        ] {
            fs::write(&path, content).unwrap();
            let error = open(&path, &settings).unwrap_err().to_string();
            assert!(error.contains(expected), "{content}: {error}");
            assert_eq!(fs::read_to_string(&path).unwrap(), content);
        }
    }
}
