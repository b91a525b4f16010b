//! `cargo xtask pictures`: the SVG pictures of the README and the docs, drawn with mad-svg.

use std::fs;

use anyhow::{Context as _, Result, ensure};
use mad_i18n::{Language, Texts};
use mad_rules::{Board, Options, Position};
use mad_svg::{Look, Scene};

use crate::process::root;

/// File names with their positions.
fn pictures() -> Result<Vec<(&'static str, Position)>> {
    let start = |board: Board| board.start(Options::default()).context("a registered board");
    Ok(vec![
        ("start.svg", start(Board::SIX_BY_FOUR)?),
        ("start-5x5.svg", start(Board::FIVE_BY_FIVE)?),
        ("start-4x6.svg", start(Board::FOUR_BY_SIX)?),
        ("start-aztec.svg", start(Board::AZTEC)?),
    ])
}

/// Writes the pictures, or checks that they are up to date.
pub(crate) fn run(check: bool) -> Result<()> {
    let folder = root().join("docs/pictures");
    let texts = Texts::new(Language::English);
    fs::create_dir_all(&folder)?;
    for (name, position) in pictures()? {
        let title = texts.show_title(texts.board_name(position.board()), position.number());
        let scene = Scene { label: Some(&title), ..Scene::default() };
        let picture = mad_svg::board(&position, &Look::DARK, &scene);
        let path = folder.join(name);
        if check {
            let found = fs::read_to_string(&path).unwrap_or_default();
            ensure!(found == picture, "docs/pictures/{name} is out of date: cargo xtask pictures");
        } else {
            fs::write(&path, picture)?;
            println!("docs/pictures/{name}");
        }
    }
    Ok(())
}
