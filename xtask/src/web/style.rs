//! The style sheet: one file, compiled by Lightning CSS from the palette, the boot screen and the
//! files of `crates/web/static/style`.

use anyhow::{Context as _, Result, anyhow};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::targets::{Browsers, Targets};
use mad_i18n::Language;
use mad_svg::Palette;

use super::folder::Folder;

/// The lowest supported browsers (`docs/web.md`). `light-dark()` is newer than these and is compiled
/// to custom properties.
const BROWSERS: Browsers = Browsers {
    chrome: Some(version(111, 0)),
    edge: Some(version(111, 0)),
    firefox: Some(version(114, 0)),
    safari: Some(version(16, 2)),
    ios_saf: Some(version(16, 2)),
    android: None,
    ie: None,
    opera: None,
    samsung: None,
};

const fn version(major: u32, minor: u32) -> u32 {
    (major << 16) | (minor << 8)
}

/// Takes the style sheets out of the static files and compiles them into one, in the order in which
/// they override each other: palette, boot screen, then `style/` by name.
pub(super) fn build(statics: &mut Folder) -> Result<String> {
    let boot = statics.take("boot.css").context("boot.css is missing")?;
    let mut style = compile("the palette", &palette())?;
    style += &compile("boot.css", &String::from_utf8(boot)?)?;
    style += &compile("the boot languages", &boot_languages())?;
    for (name, bytes) in statics.take_all("style/").filter(|(name, _)| name.ends_with(".css")) {
        let source = String::from_utf8(bytes).with_context(|| name.clone())?;
        style += &compile(&name, &source)?;
    }
    style.push('\n');
    Ok(style)
}

/// The colours of the pictures, each with its light and its dark value. `style/1-theme.css` decides
/// which one applies, by `color-scheme`.
fn palette() -> String {
    let (light, dark) = (Palette::LIGHT.declarations(), Palette::DARK.declarations());
    let pairs = light.split_terminator(';').zip(dark.split_terminator(';'));
    let colours = pairs.filter_map(|(light, dark)| {
        let ((name, light), (_, dark)) = (light.split_once(':')?, dark.split_once(':')?);
        Some(format!("{name}:light-dark({light},{dark});"))
    });
    format!(":root{{{}}}", colours.collect::<String>())
}

/// Shows the messages of the boot screen in the language of the page.
fn boot_languages() -> String {
    let selectors = Language::ALL.map(|language| {
        let code = language.code();
        format!(":root[lang=\"{code}\"] #boot [lang=\"{code}\"]")
    });
    format!("{}{{display:inline}}", selectors.join(","))
}

/// Minifies a style sheet and compiles it for [`BROWSERS`].
fn compile(name: &str, source: &str) -> Result<String> {
    let targets = Targets::from(BROWSERS);
    let options = ParserOptions { filename: name.to_owned(), ..ParserOptions::default() };
    // The errors borrow the source.
    let mut sheet =
        StyleSheet::parse(source, options).map_err(|error| anyhow!("bad style sheet: {error}"))?;
    sheet.minify(MinifyOptions { targets, ..MinifyOptions::default() })?;
    let options = PrinterOptions { minify: true, targets, ..PrinterOptions::default() };
    Ok(sheet.to_css(options)?.code)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::process::root;
    use crate::web::client::STATIC;

    fn statics(files: &[(&str, &str)]) -> Folder {
        files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn style_sheets_are_joined_in_the_order_of_their_names() {
        let mut statics = statics(&[
            ("style/b.css", "b { top: 0 }"),
            ("boot.css", "i { top: 0 }"),
            ("style/a.css", "/* a comment */ a { top: 0 }"),
            ("style/notes.txt", ""),
            ("boot.js", ""),
        ]);
        let style = build(&mut statics).unwrap();
        assert!(style.starts_with(":root{--mad-background:var("), "{style}");
        assert!(style.contains("}i{top:0}:root[lang=en] #boot [lang=en],"), "{style}");
        assert!(style.ends_with("{display:inline}a{top:0}b{top:0}\n"), "{style}");
        let left: Vec<_> = statics.files().map(|(name, _)| name).collect();
        assert_eq!(left, ["boot.js"]);
    }

    #[test]
    fn an_error_names_file_and_position() {
        let files = [("boot.css", ""), ("style/a.css", "a {}\n} b {}")];
        let error = build(&mut statics(&files)).unwrap_err().to_string();
        assert!(error.contains("style/a.css:1:"), "{error}");
    }

    #[test]
    fn every_colour_of_the_palette_has_both_values() {
        let palette = palette();
        let expected = format!(
            "--mad-background:light-dark({},{});",
            Palette::LIGHT.background,
            Palette::DARK.background
        );
        assert!(palette.contains(&expected), "{palette}");
        let count = Palette::DARK.declarations().matches(';').count();
        assert_eq!(palette.matches("light-dark(#").count(), count);
    }

    /// Custom properties that are used but never declared are errors that no browser reports.
    #[test]
    fn the_real_style_sheet_needs_no_newer_browser_and_declares_what_it_uses() {
        let mut files = Folder::read(&root().join(Path::new(STATIC))).unwrap();
        let style = build(&mut files).unwrap();
        assert!(!style.contains("light-dark("));
        let names = style.split("var(").skip(1).map(|rest| {
            let end = rest.find([',', ')']).unwrap();
            (&rest[..end], rest.as_bytes()[end] == b',')
        });
        for (name, has_fallback) in names {
            assert!(has_fallback || style.contains(&format!("{name}:")), "{name} is not declared");
        }
    }
}
