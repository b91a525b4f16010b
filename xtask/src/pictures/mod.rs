//! `cargo xtask pictures`: the SVG pictures of the README and the docs, drawn with mad-svg.

mod classes;

use std::fs;

use anyhow::{Context as _, Result, ensure};
use mad_i18n::{Language, Texts};
use mad_rules::{Board, Options};
use mad_svg::{Look, Scene, ShipStyle};

use crate::process::root;

/// File names with their pictures.
fn pictures() -> Result<Vec<(String, String)>> {
    let mut pictures = vec![
        ("start.svg".to_owned(), start(Board::SIX_BY_FOUR)?),
        ("start-5x5.svg".to_owned(), start(Board::FIVE_BY_FIVE)?),
        ("start-4x6.svg".to_owned(), start(Board::FOUR_BY_SIX)?),
        ("start-aztec.svg".to_owned(), start(Board::AZTEC)?),
    ];
    pictures.extend(
        ShipStyle::ALL.map(|style| (format!("classes-{style}.svg"), classes::sheet(style))),
    );
    Ok(pictures)
}

/// The start position of a board.
fn start(board: Board) -> Result<String> {
    let position = board.start(Options::default()).context("a registered board")?;
    let texts = Texts::new(Language::English);
    let title = texts.show_title(texts.board_name(board), position.number());
    let scene = Scene { label: Some(&title), ..Scene::default() };
    Ok(mad_svg::board(&position, &Look::DARK, &scene))
}

/// Writes the pictures, or checks that they are up to date.
pub(crate) fn run(check: bool) -> Result<()> {
    let folder = root().join("docs/pictures");
    fs::create_dir_all(&folder)?;
    for (name, picture) in pictures()? {
        let path = folder.join(&name);
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
