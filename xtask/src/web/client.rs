//! The client's folder: the module, and all that is not compiled.

use std::fs;

use anyhow::{Context as _, Result};
use mad_i18n::Language;
use mad_svg::Palette;

use super::folder::Folder;
use super::{icon, manifest};
use crate::process::root;
use crate::wasm;

/// The page and the service are filled in elsewhere; everything else in the folder of static files is the client's.
pub(super) const STATIC: &str = "crates/web/static";

pub(super) fn build() -> Result<Folder> {
    let module = root().join("target/client");
    wasm::build("mad-web", "web", &module)?;
    let mut client = Folder::read(&module)?;
    let mut statics = Folder::read(&root().join(STATIC))?;
    for elsewhere in ["index.html", "service.js"] {
        statics.take(elsewhere).with_context(|| format!("{elsewhere} is missing"))?;
    }
    client.add("style.css", style(&mut statics)?.into_bytes())?;
    for (name, bytes) in icon::all()?.into_iter().chain(manifest::all()) {
        client.add(name, bytes)?;
    }
    for (name, bytes) in statics.take_all("") {
        client.add(name, bytes)?;
    }
    for (name, text) in texts()? {
        client.add(format!("texts/{name}.ftl"), text.into_bytes())?;
    }
    Ok(client)
}

/// The palette of the pictures, the look of the page while it loads, and that of the client.
fn style(statics: &mut Folder) -> Result<String> {
    let boot = statics.take("boot.css").context("boot.css is missing")?;
    let mut style = palettes();
    style += std::str::from_utf8(&boot)?;
    for (name, bytes) in statics.take_all("style/").filter(|(name, _)| name.ends_with(".css")) {
        style += &String::from_utf8(bytes).context(name)?;
    }
    Ok(style)
}

/// Dark colours, and light ones for those who have chosen them, or to go by their system, and on
/// paper.
fn palettes() -> String {
    let dark = format!("color-scheme:dark;{}", Palette::DARK.declarations());
    let light = format!("color-scheme:light;{}", Palette::LIGHT.declarations());
    format!(
        ":root{{{dark}}}\n:root[data-theme=\"light\"]{{{light}}}\n\
         @media (prefers-color-scheme: light){{:root[data-theme=\"system\"]{{{light}}}}}\n\
         @media print{{:root:root{{{light}}}}}\n"
    )
}

/// What the client fetches of the texts: those of the game, and those that only learners need.
const SHELVES: [(&str, [&str; 2]); 2] =
    [("", ["rules.ftl", "web.ftl"]), ("-learning", ["lessons.ftl", "manual.ftl"])];

/// For each language the sentences that a client needs, without the comments between them.
fn texts() -> Result<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for language in Language::ALL {
        let folder = root().join("crates/i18n/locales").join(language.code());
        for (shelf, files) in SHELVES {
            let mut text = String::new();
            for file in files {
                let path = folder.join(file);
                let lines =
                    fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                for line in lines.lines().filter(|line| !line.starts_with('#')) {
                    text.push_str(line);
                    text.push('\n');
                }
            }
            texts.push((format!("{}{shelf}", language.code()), text));
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use mad_i18n::Texts;

    use super::*;

    #[test]
    fn the_texts_of_every_language_can_be_read_alone() {
        let texts = texts().unwrap();
        assert_eq!(texts.len(), SHELVES.len() * Language::ALL.len());
        for (name, text) in texts {
            let language = Language::from_tag(&name).expect("a language");
            let texts = Texts::from_sources(language, [text.as_str()]).unwrap();
            if name.ends_with("learning") {
                assert_ne!(texts.part("manual-goal", None), None);
                assert_ne!(texts.part("task-ships-1", Some("hint")), None);
            } else {
                assert_ne!(texts.outcome_exile("red"), "outcome_exile");
            }
        }
    }

    #[test]
    fn styles_follow_each_other_by_name() {
        let files = ["style/b.css", "boot.css", "style/a.css", "style/notes.txt", "boot.js"];
        let named = files.map(|name| (name.to_owned(), format!("/*{name}*/").into_bytes()));
        let mut statics = Folder::from_iter(named);
        let style = style(&mut statics).unwrap();
        assert!(style.starts_with(":root{color-scheme:dark;--mad-background:#"));
        assert!(style.ends_with("}\n/*boot.css*//*style/a.css*//*style/b.css*/"), "{style}");
        let left: Vec<_> = statics.files().map(|(name, _)| name).collect();
        assert_eq!(left, ["boot.js"]);
    }
}
