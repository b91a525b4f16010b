//! The web app manifests, one for each language.

use mad_i18n::{Language, Texts};
use mad_svg::Palette;
use serde_json::{Value, json};

/// All manifests, with their file names. They are in the client's folder, so addresses of the app begin
/// with `../`.
pub(super) fn all() -> impl Iterator<Item = (String, Vec<u8>)> {
    Language::ALL.into_iter().map(|language| {
        let name = format!("{}.webmanifest", language.code());
        (name, manifest(&Texts::new(language)).to_string().into_bytes())
    })
}

fn manifest(texts: &Texts) -> Value {
    let icon = |source: &str, kind: &str, sizes: &str, purpose: &str| json!({ "src": source, "type": kind, "sizes": sizes, "purpose": purpose });
    let shortcut =
        |name: String, route: &str| json!({ "name": name, "url": format!("../{route}") });
    json!({
        "id": "../",
        "start_url": "../",
        "scope": "../",
        "name": "MAD · Motion, Attack, Defense",
        "short_name": "MAD",
        "description": texts.page_description(),
        "lang": texts.language().code(),
        "dir": "ltr",
        "display": "standalone",
        "orientation": "any",
        "background_color": Palette::DARK.background,
        "theme_color": Palette::DARK.background,
        "categories": ["games", "board"],
        "icons": [
            icon("icon.svg", "image/svg+xml", "any", "any"),
            icon("icon-192.png", "image/png", "192x192", "any"),
            icon("icon-512.png", "image/png", "512x512", "any"),
            icon("icon-512-full.png", "image/png", "512x512", "maskable"),
        ],
        "shortcuts": [
            shortcut(texts.home_play(), "#/new/computer"),
            shortcut(texts.home_two(), "#/new/two"),
            shortcut(texts.home_learn(), "#/learn"),
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::icon;

    #[test]
    fn every_language_has_a_manifest_whose_icons_exist() {
        let icons: Vec<String> = icon::all().unwrap().into_iter().map(|(name, _)| name).collect();
        let all: Vec<_> = all().collect();
        assert_eq!(all.len(), Language::ALL.len());
        for (name, bytes) in all {
            let manifest: Value = serde_json::from_slice(&bytes).unwrap();
            assert_eq!(name, format!("{}.webmanifest", manifest["lang"].as_str().unwrap()));
            for icon in manifest["icons"].as_array().unwrap() {
                assert!(icons.iter().any(|name| icon["src"] == **name), "{icon}");
            }
        }
    }
}
