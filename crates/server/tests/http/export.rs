//! Export as static files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use mad_server::{Bytes, ExportError, Site, Summary};

use super::{APP, ENGINE, TABLE, site};

/// A path for a folder of this test; the folder does not exist yet.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// All files in a folder and its subfolders.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if entry.file_type().unwrap().is_dir() {
            all.extend(files(&entry.path()).into_iter().map(|(n, t)| (format!("{name}/{n}"), t)));
        } else {
            all.insert(name, fs::read_to_string(entry.path()).unwrap());
        }
    }
    all
}

/// A later version with the same engine and another client.
fn later() -> Site {
    let page = super::PAGE.replace(APP, "app-ffffffffffff");
    let files = [
        ("index.html".to_owned(), page),
        ("app-ffffffffffff/boot.js".to_owned(), "later".to_owned()),
        (format!("{ENGINE}/worker.js"), "worker".to_owned()),
    ];
    Site::new(files.map(|(name, text)| (name, Bytes::from(text))))
}

#[test]
fn static_files_with_the_policy_in_the_page() {
    let folder = folder("export-new").join("in/a/folder");
    let summary = site().export(&folder).unwrap();
    let found = files(&folder);
    let bytes: usize = found.values().map(String::len).sum();
    let expected = Summary { files: found.len(), bytes: bytes as u64, removed: 0 };
    assert_eq!(summary, expected);
    assert_eq!(found.len(), 12);
    assert_eq!(found["print/mad-set-en-a4.pdf"], "set");
    assert_eq!(found[TABLE], "0123456789");
    assert_eq!(found[&format!("{APP}/boot.js")], "boot");
    assert_eq!(found[&format!("{APP}/texts/en.ftl")], "texts");
    let page = &found["index.html"];
    let (head, rest) = page.split_once("<head>").unwrap();
    assert!(head.starts_with("<!doctype html>"));
    let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ";
    assert!(rest.trim_start().starts_with(policy), "before anything that it applies to: {page}");
    assert!(page.contains("form-action 'none'\" />") && !page.contains("frame-ancestors"));
}

#[test]
fn a_later_export_replaces_an_earlier_one_and_nothing_else() {
    let folder = folder("export-again");
    site().export(&folder).unwrap();
    for (name, text) in [("CNAME", "example.org"), ("app-notes/note.txt", "mine")] {
        fs::create_dir_all(folder.join(name).parent().unwrap()).unwrap();
        fs::write(folder.join(name), text).unwrap();
    }
    assert_eq!(site().export(&folder).unwrap().removed, 0, "the same again");
    assert_eq!(later().export(&folder).unwrap().removed, 1);
    let found: Vec<String> = files(&folder).into_keys().collect();
    let network = format!("{ENGINE}/6x4-0123456789ab.net");
    let engine = format!("{ENGINE}/worker.js");
    assert_eq!(
        found,
        [
            "CNAME",
            "app-ffffffffffff/boot.js",
            "app-notes/note.txt",
            network.as_str(),
            engine.as_str(),
            "index.html",
            // Its name lasts, so links to it stay valid.
            "print/mad-set-en-a4.pdf",
            TABLE,
            "tables/empty.madtable",
        ]
    );
}

#[test]
fn an_interrupted_export_can_be_repeated() {
    let folder = folder("export-interrupted");
    site().export(&folder).unwrap();
    // What only links lead to is written after the page.
    fs::remove_file(folder.join("index.html")).unwrap();
    for name in ["print", "tables"] {
        fs::remove_dir_all(folder.join(name)).unwrap();
    }
    later().export(&folder).unwrap();
    assert!(!folder.join(APP).exists() && folder.join("index.html").exists());
}

#[test]
fn folders_with_other_content_are_refused() {
    for (name, file) in [("export-file", "notes.txt"), ("export-page", "index.html")] {
        let folder = folder(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(file), "<html>not ours</html>").unwrap();
        let before = files(&folder);
        let refused = site().export(&folder).unwrap_err();
        assert!(matches!(refused, ExportError::NotEmpty(path) if path == folder));
        assert_eq!(files(&folder), before);
    }
}

#[test]
fn errors_name_the_path() {
    let folder = folder("export-into-a-file");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("file");
    fs::write(&file, "").unwrap();
    let refused = site().export(&file).unwrap_err();
    assert!(matches!(&refused, ExportError::Io { path, .. } if path == &file), "{refused}");
    assert!(refused.to_string().contains("export-into-a-file"));
}

#[test]
fn without_an_app_nothing_is_written() {
    let folder = folder("export-nothing");
    assert!(matches!(Site::default().export(&folder), Err(ExportError::NoApp)));
    assert!(!folder.exists());
}
