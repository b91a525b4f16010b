//! The service worker, which makes the app work offline.

use std::fs;

use anyhow::{Context as _, Result, ensure};
use sha2::{Digest as _, Sha256};

use super::client::STATIC;
use super::folder::Folder;
use crate::process::{hex, root};
use crate::worker;

/// Its file name, beside the page. Browsers identify an installed service worker by it.
pub(super) const NAME: &str = "service.js";

/// Fills in the template with the list of files and a version: a hash of the template, the page and the
/// list, whose folder names contain hashes of the other files.
pub(super) fn fill(page: &str, folders: &[(String, &Folder)]) -> Result<String> {
    let path = root().join(STATIC).join(NAME);
    let mut script = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let files = serde_json::to_string_pretty(&files(folders))?;
    let mut hash = Sha256::new();
    for part in [script.as_str(), page, files.as_str()] {
        hash.update(part);
    }
    let version = hex(&hash.finalize()[..6]);
    for (token, value) in [
        ("%VERSION%", version.as_str()),
        ("%FILES%", files.as_str()),
        ("%SIMD_PROBE%", worker::SIMD_PROBE),
        ("%SIMD_MODULE%", worker::SIMD_MODULE),
        ("%PLAIN_MODULE%", worker::PLAIN_MODULE),
    ] {
        ensure!(script.contains(token), "{token} is missing in {NAME}");
        script = script.replace(token, value);
    }
    Ok(script)
}

/// The files to precache: the page and all files that it may request. PNG icons are not among them: the
/// browser fetches them once, when the app is installed on the device.
fn files(folders: &[(String, &Folder)]) -> Vec<String> {
    let mut all = vec!["./".to_owned()];
    for (folder, files) in folders {
        let precached = files.files().filter(|(name, _)| !name.ends_with(".png"));
        all.extend(precached.map(|(name, _)| format!("{folder}/{name}")));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_listed_and_every_change_is_another_version() {
        let folder = Folder::from_iter(
            ["a.js", "b.png", "texts/en.ftl"].map(|name| (name.to_owned(), Vec::new())),
        );
        let one = fill("page", &[("app-1".to_owned(), &folder)]).unwrap();
        assert!(one.contains("[\n  \"./\",\n  \"app-1/a.js\",\n  \"app-1/texts/en.ftl\"\n]"));
        let version = |script: &str| script.split('"').nth(1).unwrap().to_owned();
        assert_eq!(version(&one).len(), 12, "{one}");
        for other in [
            fill("another page", &[("app-1".to_owned(), &folder)]).unwrap(),
            fill("page", &[("app-2".to_owned(), &folder)]).unwrap(),
        ] {
            assert_ne!(version(&other), version(&one));
        }
    }
}
