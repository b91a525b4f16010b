//! `index.html`.

use std::fs;

use anyhow::{Context as _, Result, ensure};
use mad_i18n::{Language, Texts};
use mad_svg::{Look, Palette, escape};

use super::client::STATIC;
use crate::process::root;

/// Fills in the template of the page with the names of the folders.
pub(super) fn fill(app: &str, engine: &str) -> Result<String> {
    let path = root().join(STATIC).join("index.html");
    let mut page = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let texts = Language::ALL.map(Texts::new);
    let english = Texts::new(Language::English);
    let look = Look { digits: false, ..Look::VARIABLES };
    for (token, value) in [
        ("%APP%", app.to_owned()),
        ("%ENGINE%", engine.to_owned()),
        ("%LANGUAGES%", Language::ALL.map(Language::code).join(" ")),
        ("%LANGUAGE%", english.language().code().to_owned()),
        ("%DARK%", Palette::DARK.background.to_owned()),
        ("%LIGHT%", Palette::LIGHT.background.to_owned()),
        ("%SHIP%", mad_svg::ship("r111".parse()?, &look)),
        ("%DESCRIPTION%", escape(&english.page_description())),
        ("%LOADING%", in_all(&texts, Texts::page_loading)),
        ("%NEEDS%", in_all(&texts, Texts::page_needs)),
        ("%SCRIPT%", in_all(&texts, Texts::page_needs_script)),
        ("%FAILED%", in_all(&texts, Texts::page_failed)),
        ("%AGAIN%", in_all(&texts, Texts::page_again)),
    ] {
        ensure!(page.contains(token), "{token} is missing in index.html");
        page = page.replace(token, &value);
    }
    ensure!(!page.contains('%'), "index.html has an unknown token, or another %");
    Ok(page)
}

/// A message in every language. The style sheet shows the one in the language of the page.
fn in_all(texts: &[Texts], message: fn(&Texts) -> String) -> String {
    let spans = texts.iter().map(|texts| {
        format!("<span lang=\"{}\">{}</span>", texts.language().code(), escape(&message(texts)))
    });
    spans.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_loads_only_files_of_its_folder_and_no_inline_code() {
        let page = fill("app-1", "engine-2").unwrap();
        assert!(page.contains("<meta name=\"mad-app\" content=\"app-1/\" />"));
        assert!(page.contains("<meta name=\"mad-engine\" content=\"engine-2/\" />"));
        let addresses = [" href=\"", " src=\""].map(|mark| page.split(mark).skip(1));
        for address in addresses.into_iter().flatten() {
            assert!(address.starts_with("app-1/"), "{address}");
        }
        // The Content-Security-Policy forbids inline scripts and styles.
        for forbidden in ["<style", " style=", "<script>", " onload=", " onclick="] {
            assert!(!page.contains(forbidden), "{forbidden}");
        }
    }
}
