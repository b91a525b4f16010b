//! The client's folder: the WebAssembly module and its JavaScript, the style sheet, scripts, icons,
//! manifests and messages.

use std::fs;

use anyhow::{Context as _, Result};
use mad_i18n::Language;

use super::folder::Folder;
use super::{icon, manifest, style};
use crate::process::root;
use crate::wasm::{self, Delivery, Module};

/// The static files. All of them belong to the client's folder, except the page and the service
/// worker, which are templates for files beside it.
pub(super) const STATIC: &str = "crates/web/static";

/// Leptos erases the types of views inside other views, so that fewer types are compiled.
const FLAGS: [&str; 1] = ["--cfg=erase_components"];

const MODULE: Module<'_> = Module {
    package: "mad-web",
    profile: "web",
    flags: &FLAGS,
    delivery: Delivery::Split,
    target_folder: "target",
};

pub(super) fn build() -> Result<Folder> {
    let module = root().join("target/client");
    wasm::build(MODULE, &module)?;
    let mut client = Folder::read(&module)?;
    let mut statics = Folder::read(&root().join(STATIC))?;
    for template in ["index.html", "service.js"] {
        statics.take(template).with_context(|| format!("{template} is missing"))?;
    }
    client.add("style.css", style::build(&mut statics)?.into_bytes())?;
    client.add("learning.css", style::build_part(&mut statics, "learning-style/")?.into_bytes())?;
    client.add("online.css", style::build_part(&mut statics, "online-style/")?.into_bytes())?;
    client.add("study.css", style::build_part(&mut statics, "study-style/")?.into_bytes())?;
    for (name, bytes) in icon::all()?.into_iter().chain(manifest::all()) {
        client.add(name, bytes)?;
    }
    for (name, bytes) in statics.take_all("") {
        client.add(name, bytes)?;
    }
    for (name, text) in messages()? {
        client.add(format!("texts/{name}.ftl"), text.into_bytes())?;
    }
    Ok(client)
}

/// The message files that the client fetches for a language, by the suffix of their name: those that
/// every screen needs, those of lessons and rules, those of online games, and those of studies.
const BUNDLES: [(&str, &[&str]); 4] = [
    ("", &["rules.ftl", "web.ftl"]),
    ("-learning", &["lessons.ftl", "manual.ftl"]),
    ("-online", &["online.ftl"]),
    ("-study", &["study.ftl", "review.ftl"]),
];

/// The messages of each language and bundle, without comments.
fn messages() -> Result<Vec<(String, String)>> {
    let mut messages = Vec::new();
    for language in Language::ALL {
        let folder = root().join("crates/i18n/locales").join(language.code());
        for (suffix, files) in BUNDLES {
            let mut text = String::new();
            for file in files {
                let path = folder.join(file);
                let source =
                    fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                for line in source.lines().filter(|line| !line.starts_with('#')) {
                    text.push_str(line);
                    text.push('\n');
                }
            }
            messages.push((format!("{}{suffix}", language.code()), text));
        }
    }
    Ok(messages)
}

#[cfg(test)]
mod tests {
    use mad_i18n::Texts;

    use super::*;

    #[test]
    fn each_bundle_of_each_language_loads_alone() {
        let messages = messages().unwrap();
        assert_eq!(messages.len(), BUNDLES.len() * Language::ALL.len());
        for (name, text) in messages {
            let language = Language::from_tag(&name).expect("a language");
            let texts = Texts::from_sources(language, [text.as_str()]).unwrap();
            if name.ends_with("learning") {
                assert_ne!(texts.part("manual-goal", None), None);
                assert_ne!(texts.part("task-ships-1", Some("hint")), None);
            } else if name.ends_with("online") {
                assert_ne!(texts.online_title(), "online_title");
            } else if name.ends_with("study") {
                assert_ne!(texts.study_title(), "study_title");
            } else {
                assert_ne!(texts.outcome_exile("red"), "outcome_exile");
            }
        }
    }
}
