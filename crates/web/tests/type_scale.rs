//! The style sheets use the type scale of `1-theme.css`, and no other font sizes.

use std::fs;
use std::path::Path;

/// Files with sizes of their own: the board is a drawing, and its labels are in proportion to it; paper has points.
const WITHOUT_SCALE: [&str; 3] = ["4-board.css", "6-print-game.css", "9-accessibility.css"];
/// The size of the root element, which the scale multiplies.
const ROOT: &str = "max(100%, min(0.75vw, 1.35vh))";

/// The values of a property in a style sheet.
fn values<'a>(style: &'a str, property: &'a str) -> impl Iterator<Item = &'a str> {
    let declarations = style.split([';', '{', '}']).map(str::trim);
    declarations.filter_map(move |text| text.strip_prefix(property)).map(str::trim)
}

#[test]
fn every_font_size_is_on_the_scale() {
    let statics = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let mut count = 0;
    let folders = ["style", "learning-style", "online-style", "study-style"]
        .map(|folder| fs::read_dir(statics.join(folder)).unwrap());
    for entry in folders.into_iter().flatten() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if WITHOUT_SCALE.contains(&name) {
            continue;
        }
        let style = fs::read_to_string(&path).unwrap();
        let sizes = values(&style, "font-size:").chain(values(&style, "font:"));
        for size in sizes.filter(|size| !["inherit", ROOT].contains(size)) {
            assert!(size.starts_with("var(--text-"), "{name}: {size}");
            count += 1;
        }
    }
    assert!(count > 20, "only {count} sizes found");
}
