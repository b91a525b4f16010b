//! `cargo xtask web` and `cargo xtask serve`: the web app.
//!
//! The app consists of `index.html`, the service worker, and two folders, the client and the engine.
//! The name of a folder contains a hash of its content, so browsers may cache it for ever (immutable),
//! while the files in it have plain names. Beside them are a folder of PDFs to print and one of tables
//! of endings.

mod client;
mod folder;
mod icon;
mod manifest;
mod page;
mod print;
mod service;
mod strip;
mod style;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::process::{cargo, remove, replace, root, stage, step};
use crate::requirements::{self, Requirement};
use crate::{tables, worker};
use folder::Folder;

/// The environment variable by which `mad-server` finds the app when it is compiled.
pub(crate) const SITE_VARIABLE: &str = "MAD_SITE";

/// Builds the app and prints the size of each file.
pub(crate) fn run() -> Result<()> {
    requirements::install(&[Requirement::WasmTarget])?;
    let site = build()?;
    println!();
    print_sizes(&Folder::read(&site)?);
    Ok(())
}

/// The folder of the built app.
pub(crate) fn site_folder() -> PathBuf {
    root().join("target/site")
}

/// Builds the app into `target/site` and returns that path.
pub(crate) fn build() -> Result<PathBuf> {
    let engine = strip::scripts(Folder::read(&worker::build()?)?)?;
    let client = strip::scripts(client::build()?)?;
    let site = site_folder();
    let mut beside = stage("set to print", print::build)?;
    for (name, bytes) in stage("tables of endings", tables::build)? {
        beside.add(format!("tables/{name}"), bytes)?;
    }
    stage("web app", || assemble(&site, &client, &engine, &beside))?;
    Ok(site)
}

/// Writes the new site beside the old one, then replaces it. An unchanged site is not touched, so that
/// the server, which embeds it, is not compiled again. Files beside the client and the engine keep their
/// names and are not compressed: PDFs are compressed inside, and parts of tables are requested by their
/// place in the file.
fn assemble(site: &Path, client: &Folder, engine: &Folder, beside: &Folder) -> Result<()> {
    let parts = [("app", client), ("engine", engine)]
        .map(|(kind, folder)| (format!("{kind}-{}", folder.hash()), folder));
    let page = page::fill(&parts[0].0, &parts[1].0)?;
    let service = service::fill(&page, &parts)?;
    let files = [("index.html", page), (service::NAME, service)]
        .map(|(name, text)| (name.to_owned(), text.into_bytes()));
    let top = Folder::from_iter(files);
    let old = |name: &str| site.join(name);
    let is_there = |name: &str, bytes| fs::read(old(name)).is_ok_and(|found| found == bytes);
    let mut others = top.files().chain(beside.files());
    let unchanged = others.all(|(name, bytes)| is_there(name, bytes));
    if unchanged && parts.iter().all(|(name, _)| old(name).is_dir()) {
        println!("unchanged");
        return Ok(());
    }
    let new = site.with_extension("new");
    remove(&new)?;
    for (name, folder) in &parts {
        // An existing folder with this hash already holds the compressed files, which are slow to make.
        let folder = if old(name).is_dir() {
            Folder::read(&old(name))?
        } else {
            folder.with_compressed()?
        };
        folder.write(&new.join(name))?;
    }
    beside.write(&new)?;
    top.with_compressed()?.write(&new)?;
    replace(site, &new)
}

/// Prints the size of each file, plain and compressed.
fn print_sizes(site: &Folder) {
    let row = |name: &str, [plain, gzip, brotli]: [usize; 3]| {
        println!("{name:<42}{plain:>10}{gzip:>10}{brotli:>10}");
    };
    println!("{:<42}{:>10}{:>10}{:>10}", "target/site/", "bytes", "gzip", "brotli");
    let mut totals = [0; 3];
    for (name, plain) in site.files() {
        if name.ends_with(".gz") || name.ends_with(".br") {
            continue;
        }
        // A file without a compressed version is sent as it is.
        let compressed =
            |end: &str| site.get(&format!("{name}{end}")).map_or(plain.len(), <[u8]>::len);
        let sizes = [plain.len(), compressed(".gz"), compressed(".br")];
        row(name, sizes);
        for (total, size) in totals.iter_mut().zip(sizes) {
            *total += size;
        }
    }
    row("total", totals);
}

/// Builds the app and `mad`, and runs `mad serve`.
pub(crate) fn serve(listen: Option<&str>, open: bool) -> Result<()> {
    requirements::install(&[Requirement::WasmTarget])?;
    let site = build()?;
    step("build mad", cargo(["build", "--release", "--package", "mad"]).env(SITE_VARIABLE, &site))?;
    println!();
    let mut mad = cargo(["run", "--quiet", "--release", "--package", "mad", "--", "serve"]);
    mad.env(SITE_VARIABLE, &site);
    mad.args(listen.iter().flat_map(|address| ["--listen", address]));
    mad.args(open.then_some("--open"));
    exec(&mut mad)
}

/// Replaces this process by the command, so that signals reach the server directly.
#[cfg(unix)]
fn exec(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt as _;
    let error = command.exec();
    Err(error).with_context(|| format!("cannot run {command:?}"))
}

/// Runs the command to its end.
#[cfg(not(unix))]
fn exec(command: &mut Command) -> Result<()> {
    step("serve", command)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn temporary(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("mad-web-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn folder(files: &[(&str, &str)]) -> Folder {
        files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn a_site_is_rewritten_only_where_it_changed() {
        let home = temporary("site");
        let site = home.join("site");
        let engine = folder(&[("worker.js", &"engine ".repeat(100))]);
        let client = folder(&[("boot.js", &"boot ".repeat(100)), ("tiny.js", "x")]);
        let tables = ("tables/1v1.madtable", &*"block ".repeat(100));
        let print = folder(&[("print/set.pdf", &"page ".repeat(100)), tables]);
        assemble(&site, &client, &engine, &print).unwrap();
        let first = Folder::read(&site).unwrap();
        let names: Vec<_> = first.files().map(|(name, _)| name).collect();
        let app = format!("app-{}", client.hash());
        assert!(names.contains(&&*format!("{app}/boot.js.br")), "{names:?}");
        assert!(names.contains(&"index.html.gz"));
        assert!(
            !names.contains(&&*format!("{app}/tiny.js.gz")),
            "a file that does not shrink is not compressed"
        );
        let page = String::from_utf8(first.get("index.html").unwrap().to_vec()).unwrap();
        assert!(page.contains(&format!("src=\"{app}/boot.js\"")));
        assert!(names.contains(&"print/set.pdf") && !names.contains(&"print/set.pdf.gz"));
        let found: Vec<_> = names.iter().filter(|name| name.contains("madtable")).collect();
        assert_eq!(found, [&tables.0], "not compressed");
        let service = String::from_utf8(first.get(service::NAME).unwrap().to_vec()).unwrap();
        assert!(service.contains("/boot.js"), "{service}");
        assert!(!service.contains("print/") && !service.contains("madtable"), "{service}");

        let mark = site.join("mark");
        fs::write(&mark, "").unwrap();
        assemble(&site, &client, &engine, &print).unwrap();
        assert!(mark.exists(), "an unchanged site is not touched");

        let print = folder(&[("print/set.pdf", "another page")]);
        assemble(&site, &client, &engine, &print).unwrap();
        assert!(!mark.exists() && site.join("print/set.pdf").exists());

        let other = folder(&[("boot.js", "another boot")]);
        assemble(&site, &other, &engine, &print).unwrap();
        let second = Folder::read(&site).unwrap();
        assert!(!site.join(&app).exists());
        let engine = format!("engine-{}/worker.js.br", engine.hash());
        assert_eq!(second.get(&engine), first.get(&engine));
        assert_eq!(fs::read_dir(&home).unwrap().count(), 1, "no temporary folder is left");
        fs::remove_dir_all(home).unwrap();
    }
}
