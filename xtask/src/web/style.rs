//! The style sheet: one file, compiled by Lightning CSS from the palette, the boot screen and the
//! files of `crates/web/static/style`.

use anyhow::{Context as _, Result, anyhow};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::targets::{Browsers, Targets};
use mad_i18n::Language;
use mad_svg::{BoardStyle, ColourScheme, Palette};

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
    style += &build_part(statics, "style/")?;
    Ok(style)
}

/// Takes the style sheets of a folder out of the static files and compiles them into one, in the order of
/// their names: those of a part of the app that is loaded later.
pub(super) fn build_part(statics: &mut Folder, folder: &str) -> Result<String> {
    let mut style = String::new();
    for (name, bytes) in statics.take_all(folder).filter(|(name, _)| name.ends_with(".css")) {
        let source = String::from_utf8(bytes).with_context(|| name.clone())?;
        style += &compile(&name, &source)?;
    }
    style.push('\n');
    Ok(style)
}

/// The colours of the pictures, each with its light and its dark value. `style/1-theme.css` decides
/// which one applies, by `color-scheme`; the attribute `data-board`, of the root or of any element,
/// chooses the board style.
fn palette() -> String {
    let default = declarations(BoardStyle::default());
    let mut style =
        format!(":root,[data-board=\"{}\"]{{{}}}", BoardStyle::default(), default.concat());
    for board in BoardStyle::ALL.into_iter().filter(|&board| board != BoardStyle::default()) {
        let mut changed = declarations(board);
        changed.retain(|declaration| !default.contains(declaration));
        style += &format!("[data-board=\"{board}\"]{{{}}}", changed.concat());
    }
    style
}

/// The declarations of all colours with a board style.
fn declarations(board: BoardStyle) -> Vec<String> {
    let light = Palette::new(ColourScheme::Light, board).variables();
    let dark = Palette::new(ColourScheme::Dark, board).variables();
    let declaration = |((name, light), (_, dark))| format!("{name}:light-dark({light},{dark});");
    light.zip(dark).map(declaration).collect()
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
        assert!(style.starts_with(":root,[data-board=space]{--mad-background:var("), "{style}");
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
        let (default, others) = palette.split_once('}').unwrap();
        let count = Palette::DARK.variables().count();
        assert_eq!(default.matches("light-dark(#").count(), count);
        for board in BoardStyle::ALL.into_iter().filter(|&board| board != BoardStyle::default()) {
            assert!(others.contains(&format!("[data-board=\"{board}\"]{{--mad-")), "{others}");
        }
        // Ships look the same on every board.
        assert!(!others.contains("-hull:"), "{others}");
    }

    /// The light and the dark value of a variable of `1-theme.css`.
    fn theme_colours<'a>(theme: &'a str, name: &str) -> [&'a str; 2] {
        let (_, value) = theme.split_once(&format!("{name}: light-dark(")).unwrap();
        let (values, _) = value.split_once(')').unwrap();
        values.split_once(", ").unwrap().into()
    }

    #[test]
    fn the_marks_of_the_style_sheet_are_legible_on_every_board() {
        let theme = root().join(STATIC).join("style/1-theme.css");
        let theme = std::fs::read_to_string(theme).unwrap();
        for mark in ["--free", "--hit", "--swap", "--pick"] {
            let schemes = [ColourScheme::Light, ColourScheme::Dark];
            for (scheme, colour) in schemes.into_iter().zip(theme_colours(&theme, mark)) {
                for board in BoardStyle::ALL {
                    let palette = Palette::new(scheme, board);
                    for ground in [palette.even_square, palette.odd_square, palette.tray] {
                        let contrast = mad_svg::contrast(colour, ground).unwrap();
                        assert!(contrast >= 3.0, "{mark} on {scheme} {board}: {contrast:.2}");
                    }
                }
            }
        }
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
