//! Studies as they are stored on a device: a tree and what the list of studies shows, as JSON.

use mad_rules::Record;
use mad_rules::record::ParseRecordError;
use serde::{Deserialize, Serialize};

use crate::{NodeId, Tree, TreeError};

/// The latest version of the JSON format. Later versions are refused.
const VERSION: u32 = 1;

/// A study with the metadata that a list of studies shows.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedStudy {
    /// The number of times it was saved. A stored study with a higher revision than the one in
    /// memory was changed elsewhere, for example in another tab.
    pub revision: u32,
    /// The name that the user gave to it; may be empty.
    pub name: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: u64,
    /// When it was last saved, in milliseconds since 1970.
    pub updated: u64,
    /// The id of the saved game that it was made from.
    pub source: Option<String>,
    /// The game and its variations.
    pub tree: Tree,
    /// The node that was looked at last.
    pub cursor: NodeId,
}

/// Why a text cannot be read as a saved study.
#[derive(Debug, thiserror::Error)]
pub enum SavedStudyError {
    /// The text is not JSON, or a field is missing or of the wrong type.
    #[error("not a saved study: {0}")]
    Json(#[from] serde_json::Error),
    /// The text was written by a later version of the program.
    #[error("saved by a later version of the program (format {0}, the latest known is {VERSION})")]
    Version(u32),
    /// The record is malformed or illegal.
    #[error("the saved study is damaged: {0}")]
    Record(#[from] ParseRecordError),
    /// The record has too many turns.
    #[error("the saved study is damaged: {0}")]
    Tree(#[from] TreeError),
}

#[derive(Serialize, Deserialize)]
struct Stored {
    version: u32,
    revision: u32,
    #[serde(default)]
    name: String,
    created: u64,
    updated: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    record: String,
    /// The place of the cursor: the number of the child to follow at each step.
    #[serde(default)]
    place: Vec<usize>,
}

/// The fields that a list of studies needs. The others are not parsed.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct StudyHeader {
    version: u32,
    /// The number of times it was saved.
    pub revision: u32,
    /// Its name; may be empty.
    #[serde(default)]
    pub name: String,
    /// When it was last saved.
    #[serde(default)]
    pub updated: u64,
    /// The id of the saved game that it was made from.
    #[serde(default)]
    pub source: Option<String>,
}

impl StudyHeader {
    /// Reads the header of a saved study.
    ///
    /// # Errors
    ///
    /// If the text is not JSON, has no version or revision, or is of a later version.
    pub fn from_text(text: &str) -> Result<Self, SavedStudyError> {
        let header: Self = serde_json::from_str(text)?;
        if header.version > VERSION {
            return Err(SavedStudyError::Version(header.version));
        }
        Ok(header)
    }
}

impl SavedStudy {
    /// A study that has not been saved yet.
    #[must_use]
    pub fn new(tree: Tree, now: u64) -> Self {
        let cursor = tree.root();
        let (name, source) = (String::new(), None);
        Self { revision: 0, name, created: now, updated: now, source, tree, cursor }
    }

    /// Writes the study as JSON.
    ///
    /// # Panics
    ///
    /// Never: every field has a JSON form.
    #[must_use]
    pub fn to_text(&self) -> String {
        let stored = Stored {
            version: VERSION,
            revision: self.revision,
            name: self.name.clone(),
            created: self.created,
            updated: self.updated,
            source: self.source.clone(),
            record: self.tree.to_record().to_string(),
            place: self
                .tree
                .get(self.cursor)
                .map_or_else(Vec::new, |_| self.tree.place(self.cursor)),
        };
        serde_json::to_string(&stored).expect("every field has a JSON form")
    }

    /// Reads a study from JSON.
    ///
    /// # Errors
    ///
    /// If the text is not a saved study, is of a later version, or the record in it is illegal.
    pub fn from_text(text: &str) -> Result<Self, SavedStudyError> {
        // Later versions may have other fields, so the version is read on its own.
        StudyHeader::from_text(text)?;
        let stored: Stored = serde_json::from_str(text)?;
        let record: Record = stored.record.parse()?;
        let tree = Tree::from_record(&record)?;
        let cursor = tree.at_place(&stored.place);
        let Stored { revision, name, created, updated, source, .. } = stored;
        Ok(Self { revision, name, created, updated, source, tree, cursor })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study() -> SavedStudy {
        let record: Record = "1. pass pass (1... 111-222 {why not}) 2. a2a3 *".parse().unwrap();
        let tree = Tree::from_record(&record).unwrap();
        let cursor = tree.at_place(&[0, 1]);
        let source = Some("18c0ffee".to_owned());
        SavedStudy { name: "Sunday".to_owned(), source, cursor, ..SavedStudy::new(tree, 7) }
    }

    #[test]
    fn a_study_is_read_back() {
        let study = study();
        let read = SavedStudy::from_text(&study.to_text()).unwrap();
        assert_eq!(read.to_text(), study.to_text());
        assert_eq!(read.tree.place(read.cursor), [0, 1]);
        let header = StudyHeader::from_text(&study.to_text()).unwrap();
        assert_eq!((header.name.as_str(), header.updated), ("Sunday", 7));
    }

    /// What the first version wrote is read by all later ones.
    #[test]
    fn the_first_version_is_still_read() {
        let text = r#"{"version":1,"revision":3,"name":"Sunday","created":7,"updated":8,
            "record":"1. pass pass *","place":[0]}"#;
        let study = SavedStudy::from_text(text).unwrap();
        assert_eq!((study.revision, study.source, study.tree.len()), (3, None, 2));
        assert_eq!(study.tree.place(study.cursor), [0]);
    }

    #[test]
    fn bad_texts_are_refused() {
        let text = study().to_text();
        let later = text.replace(r#""version":1"#, r#""version":2"#);
        assert!(matches!(SavedStudy::from_text(&later), Err(SavedStudyError::Version(2))));
        let illegal = text.replace("a2a3", "a2a6");
        assert!(matches!(SavedStudy::from_text(&illegal), Err(SavedStudyError::Record(_))));
        assert!(matches!(SavedStudy::from_text("{}"), Err(SavedStudyError::Json(_))));
    }
}
