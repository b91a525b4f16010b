//! `mad play`: a game in the terminal, one line of input at a time.

mod command;
mod computer;
mod display;
mod interrupt;
#[cfg(feature = "online")]
mod online;
mod terminal_game;

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use mad_i18n::Texts;
use mad_rules::{Game, Record};

use crate::arguments::{Opponent, PlayArgs};
use crate::failure::Failure;
use crate::{files, record};
use terminal_game::{Next, TerminalGame};

pub(crate) fn run(args: &PlayArgs, texts: &Texts) -> Result<(), Failure> {
    #[cfg(feature = "online")]
    if let Some(address) = &args.online {
        return online::run(address, args, texts);
    }
    let record = match &args.file {
        Some(path) => record::load(path, args.game, texts)?,
        None => Record::new(&Game::new(args.start.position(args.tie_break, texts)?)),
    };
    let needs_engine = args.level.is_some() || args.think.is_some() || args.resigns;
    if args.against == Some(Opponent::Random) && needs_engine {
        return Err(Failure::Malformed(texts.error_random_mover()));
    }
    if let Some(path) = &args.save
        && path.exists()
        && (args.file.as_ref() != Some(path) || args.game.is_some())
    {
        return Err(Failure::Malformed(texts.error_exists(files::name(path, texts))));
    }
    let mut game = TerminalGame::new(record, args, texts);
    game.unsaved().print_on_interrupt(texts);
    let interactive = io::stdin().is_terminal();
    let mut input = io::stdin().lock();
    game.begin()?;
    let mut line = Vec::new();
    loop {
        if interactive {
            let mut out = anstream::stdout().lock();
            write!(out, "{} ", game.prompt())?;
            out.flush()?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            if interactive {
                println!();
            }
            return game.end_of_input();
        }
        match game.line(String::from_utf8_lossy(&line).trim())? {
            Next::ReadLine => {}
            Next::Quit => return Ok(()),
        }
    }
}
