//! Directory trees in memory.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::thread::{self, ScopedJoinHandle};

use anyhow::{Context as _, Result, ensure};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};

use crate::process::hex;

/// Files by their paths, with `/` between directories.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Folder(BTreeMap<String, Vec<u8>>);

impl Folder {
    /// Reads a directory with all its subdirectories.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let mut folder = Self::default();
        for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
            let entry = entry?;
            let name = entry
                .file_name()
                .into_string()
                .ok()
                .with_context(|| format!("{} is not UTF-8", entry.path().display()))?;
            if entry.file_type()?.is_dir() {
                for (inner, bytes) in Self::read(&entry.path())?.0 {
                    folder.add(format!("{name}/{inner}"), bytes)?;
                }
            } else {
                folder.add(name, fs::read(entry.path())?)?;
            }
        }
        Ok(folder)
    }

    /// Adds a file.
    ///
    /// # Errors
    ///
    /// If there is a file of that name already.
    pub(crate) fn add(&mut self, name: impl Into<String>, bytes: Vec<u8>) -> Result<()> {
        let name = name.into();
        ensure!(!self.0.contains_key(&name), "duplicate file: {name}");
        self.0.insert(name, bytes);
        Ok(())
    }

    /// Removes a file and returns its content.
    pub(crate) fn take(&mut self, name: &str) -> Option<Vec<u8>> {
        self.0.remove(name)
    }

    /// Removes and returns the files whose paths start with `prefix`, in the order of their paths. A
    /// file is only removed when the iterator yields it.
    pub(crate) fn take_all(&mut self, prefix: &str) -> impl Iterator<Item = (String, Vec<u8>)> {
        self.0.extract_if(.., move |name, _| name.starts_with(prefix))
    }

    /// Paths and contents, in the order of the paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// The content of a file.
    pub(crate) fn get(&self, name: &str) -> Option<&[u8]> {
        self.0.get(name).map(Vec::as_slice)
    }

    /// Twelve hex digits of a SHA-256 hash over all paths and contents.
    pub(crate) fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for (name, bytes) in self.files() {
            // The length prefixes separate paths from contents.
            for part in [name.as_bytes(), bytes] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        hex(&hash.finalize()[..6])
    }

    /// Returns the files with a `.gz` and a `.br` beside each, where that is smaller.
    pub(crate) fn with_compressed(&self) -> Result<Self> {
        let compressed = thread::scope(|scope| {
            let threads: Vec<_> = self
                .files()
                .map(|(name, bytes)| scope.spawn(move || compress(name, bytes)))
                .collect();
            let results = threads.into_iter().map(ScopedJoinHandle::join);
            results.map(|result| result.expect("compression does not panic")).collect::<Vec<_>>()
        });
        let mut all = Self(self.0.clone());
        for result in compressed {
            for (name, bytes) in result? {
                all.add(name, bytes)?;
            }
        }
        Ok(all)
    }

    /// Writes the files below a directory, which is created if it is missing.
    pub(crate) fn write(&self, path: &Path) -> Result<()> {
        for (name, bytes) in self.files() {
            let file = path.join(name);
            if let Some(parent) = file.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(&file, bytes).with_context(|| file.display().to_string())?;
        }
        Ok(())
    }
}

impl FromIterator<(String, Vec<u8>)> for Folder {
    fn from_iter<I: IntoIterator<Item = (String, Vec<u8>)>>(files: I) -> Self {
        Self(files.into_iter().collect())
    }
}

/// Compresses a file with gzip and brotli; the suffixes are those that the server looks for.
fn compress(name: &str, bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    let mut brotli = Vec::new();
    let parameters = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut brotli, &parameters)?;
    let copies = [(format!("{name}.gz"), gzip.finish()?), (format!("{name}.br"), brotli)];
    Ok(copies.into_iter().filter(|(_, copy)| copy.len() < bytes.len()).collect())
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn folder(files: &[(&str, &str)]) -> Folder {
        files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn the_hash_covers_paths_and_contents() {
        let one = folder(&[("a", "1"), ("b/c", "23")]);
        assert_eq!(
            one.hash(),
            folder(&[("b/c", "23"), ("a", "1")]).hash(),
            "the order does not matter"
        );
        assert_eq!(one.hash().len(), 12);
        for other in [
            &[("a", "1")][..],
            &[("a", "1"), ("b/c", "24")],
            &[("a", "1"), ("b/d", "23")],
            &[("a", "1b/c23")],
            &[("a", "1"), ("b/c2", "3")],
            &[("a", "12"), ("b/c", "3")],
            &[],
        ] {
            assert_ne!(folder(other).hash(), one.hash(), "{other:?}");
        }
    }

    #[test]
    fn compressed_files_decompress_to_the_original() {
        let text = "MAD ".repeat(1000);
        let all = folder(&[("a.txt", &text), ("b.txt", "b")]).with_compressed().unwrap();
        let names: Vec<_> = all.files().map(|(name, _)| name).collect();
        assert_eq!(names, ["a.txt", "a.txt.br", "a.txt.gz", "b.txt"]);
        let mut found = String::new();
        let gzip = all.get("a.txt.gz").unwrap();
        flate2::read::GzDecoder::new(gzip).read_to_string(&mut found).unwrap();
        assert_eq!(found, text);
        let mut found = Vec::new();
        brotli::BrotliDecompress(&mut all.get("a.txt.br").unwrap(), &mut found).unwrap();
        assert_eq!(found, text.as_bytes());
    }

    #[test]
    fn a_duplicate_file_is_refused() {
        let mut one = folder(&[("a", "1")]);
        assert!(one.add("a", Vec::new()).is_err());
        assert_eq!(one.get("a"), Some(&b"1"[..]));
    }
}
