//! Writes a contact sheet of all ships and boards: `cargo run --example sheet -- page.html`.

use std::error::Error;
use std::{env, fs};

use mad_rules::{Board, Options, Position, Ship, Square};
use mad_svg::{
    BoardStyle, ColourScheme, Look, Palette, Scene, ShipLabels, ShipStyle, WORDMARK_SIZE, board,
    labelled_ship, ship, wordmark,
};

/// Positions with ships in exile, and a last turn to mark.
const GAMES: [(&str, &str, &str); 3] = [
    ("1b1221b111b212/b2114/1r2212b221/r1221r2111r212/1r1111r1211 b - r 7/40 18", "b2", "b3"),
    ("1b1112/b1213/r2211b2221/4/1r1212/2r111r222 r - b 3/40 41", "c5", "c4"),
    ("xxb1111xx/1b2223r112/6/2b2123/r2212r1222/xxr1111xx r - b 21/40 61", "d4", "c3"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("where to? give a path")?;
    let mut page = String::from(concat!(
        "<!doctype html><meta charset='utf-8'><title>MAD art</title><style>",
        "body{margin:0}section{padding:16px}",
        ".fleet{display:grid;gap:6px;margin:0 0 12px;grid-template-columns:repeat(8,max-content)}",
        ".fleet>svg{border-radius:12%}.boards{display:flex;flex-wrap:wrap;gap:16px}",
        ".boards>svg{height:640px;width:auto}.small>svg{height:300px}.tiny>svg{height:136px}</style>"
    ));
    for look in looks() {
        page += &ships(&look);
        page += &names(&look)?;
    }
    for look in looks() {
        page += &boards(look.palette.background, &look)?;
    }
    page += &boards("#000", &Look { digits: false, flip: true, ..Look::LIGHT })?;
    page += &variables();
    fs::write(path, page)?;
    Ok(())
}

/// Every ship style with every palette.
fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for ships in ShipStyle::ALL {
        for scheme in ColourScheme::ALL {
            let palettes = BoardStyle::ALL.map(|board| Palette::new(scheme, board));
            looks.extend(palettes.map(|palette| Look { palette, ships, ..Look::DARK }));
        }
    }
    looks
}

/// The word mark and two labelled ships.
fn names(look: &Look) -> Result<String, Box<dyn Error>> {
    let ((width, height), letters) = (WORDMARK_SIZE, wordmark(look));
    let labels = ShipLabels {
        title: "A ship",
        sails: "Zeilen",
        cannons: "Kanonnen",
        shields: "Boucliers",
        gem: "Edelsteen",
        digits: "Ziffern",
    };
    let ships = ["r121", "b222"]
        .map(|name| Ok::<_, Box<dyn Error>>(labelled_ship(name.parse()?, look, &labels)));
    let [red, blue] = ships;
    Ok(format!(
        "<section style='background:{}'><svg height='60' viewBox='0 0 {width} {height}'>{letters}\
         </svg>{}{}</section>",
        look.palette.background, red?, blue?
    ))
}

/// All ships of a look, big and at 44 pixels, with digits and without.
fn ships(look: &Look) -> String {
    let mut html = format!("<section style='background:{}'>", look.palette.background);
    for digits in [true, false] {
        for size in [130, 44] {
            html += &fleet(&Look { digits, ..*look }, size);
        }
    }
    html + "</section>"
}

fn fleet(look: &Look, size: u32) -> String {
    let square = look.palette.even_square;
    let ships: String = Ship::all()
        .map(|which| {
            let ship = ship(which, look);
            format!(
                "<svg width='{size}' height='{size}' viewBox='-5.6 -5.6 111.2 111.2' \
                 style='background:{square}'>{ship}</svg>"
            )
        })
        .collect();
    format!("<div class='fleet'>{ships}</div>")
}

/// The start positions and some games on a page of this colour, then small.
fn boards(paper: &str, look: &Look) -> Result<String, Box<dyn Error>> {
    let mut svgs = String::new();
    for start in Board::REGISTERED.iter().filter_map(|board| board.start(Options::default())) {
        svgs += &board(&start, look, &Scene { label: Some("A start"), ..Scene::default() });
    }
    for (position, from, to) in GAMES {
        let position: Position = position.parse()?;
        let (from, to): (Square, Square) = (from.parse()?, to.parse()?);
        svgs += &board(&position, look, &Scene { label: None, from: from.into(), to: to.into() });
    }
    let start = Position::default();
    let thumbnail = board(&start, &Look { small: true, ..*look }, &Scene::default());
    Ok(format!(
        "<section style='background:{paper}'><div class='boards'>{svgs}</div>\
         <div class='boards small'>{svgs}</div><div class='boards tiny'>{thumbnail}</div></section>"
    ))
}

/// Ships that take their colours from the page.
fn variables() -> String {
    let colours = Palette::LIGHT.declarations();
    format!("<section style='{colours}'>{}</section>", fleet(&Look::VARIABLES, 88))
}
