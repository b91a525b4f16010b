//! `mad store`: checking, copying and exporting the database of online games.

use std::io::{self, IsTerminal as _, Write};

use indicatif::{ProgressBar, ProgressDrawTarget};
use mad_i18n::Texts;
use mad_store::{Damage, Store, StoreError};

use crate::arguments::{BackupArgs, StoreArgs, StoreCommand, StoreExportArgs};
use crate::failure::{Failure, print_error};
use crate::files;
use crate::serve::settings::location;

/// How many games are read at a time.
const PAGE: u16 = 200;

pub(crate) fn run(command: &StoreCommand, texts: &Texts) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Refused(error.to_string()))?;
    runtime.block_on(async {
        match command {
            StoreCommand::Check(args) => check(args, texts).await,
            StoreCommand::Backup(args) => backup(args, texts).await,
            StoreCommand::Export(args) => export(args, texts).await,
        }
    })
}

async fn open(args: &StoreArgs, texts: &Texts) -> Result<Store, Failure> {
    let location = location(args.database.clone(), args.data.clone(), texts)?;
    if let mad_store::Location::File(path) = &location
        && !path.exists()
    {
        return Err(Failure::Refused(texts.error_no_database(files::name(path, texts))));
    }
    Store::open_beside(&location).await.map_err(|error| failed(&error, texts))
}

fn failed(error: &StoreError, texts: &Texts) -> Failure {
    Failure::Refused(texts.error_database(error.to_string()))
}

async fn check(args: &StoreArgs, texts: &Texts) -> Result<(), Failure> {
    let store = open(args, texts).await?;
    let bar = spinner();
    let check = store.check(|games| bar.set_position(games)).await;
    bar.finish_and_clear();
    let check = check.map_err(|error| failed(&error, texts))?;
    for damage in &check.damages {
        print_error(&match damage {
            Damage::Database(reason) => texts.store_damage_database(reason.clone()),
            Damage::Game(game, reason) => texts.store_damage_game(game.to_string(), reason.clone()),
            Damage::Summary(game) => texts.store_damage_summary(game.to_string()),
            Damage::Orphan(game) => texts.store_damage_orphan(game.to_string()),
        });
    }
    if !check.damages.is_empty() {
        return Err(Failure::Refused(texts.store_damaged(check.damages.len())));
    }
    writeln!(io::stdout(), "{}", texts.store_sound(check.games, check.events))?;
    Ok(())
}

async fn backup(args: &BackupArgs, texts: &Texts) -> Result<(), Failure> {
    let store = open(&args.store, texts).await?;
    match store.backup(&args.file).await {
        Ok(true) => {
            writeln!(io::stdout(), "{}", texts.store_copied(files::name(&args.file, texts)))?;
            Ok(())
        }
        Ok(false) => Err(Failure::Refused(texts.store_use_pg_dump())),
        Err(StoreError::File { path, error }) => Err(files::unwritable(&path, &error, texts)),
        Err(error) => Err(failed(&error, texts)),
    }
}

/// Writes all games as records, one after the other.
async fn export(args: &StoreExportArgs, texts: &Texts) -> Result<(), Failure> {
    let store = open(&args.store, texts).await?;
    let bar = spinner();
    let mut output: Box<dyn Write> = match &args.file {
        Some(path) => {
            let file = std::fs::File::create_new(path);
            Box::new(io::BufWriter::new(
                file.map_err(|error| files::unwritable(path, &error, texts))?,
            ))
        }
        None => Box::new(io::stdout().lock()),
    };
    let (mut after, mut count) = (None, 0_u64);
    loop {
        let page = store.all_games(after, PAGE).await.map_err(|error| failed(&error, texts))?;
        let Some(&last) = page.last() else { break };
        for game in page {
            let events = store.events(game, 0).await.map_err(|error| failed(&error, texts))?;
            match mad_online::OnlineGame::fold(&events) {
                // An invitation that nobody has accepted is not a game.
                Ok(fold) if fold.players().red.is_none() => {}
                Ok(fold) => {
                    let mut record = fold.record();
                    // Cannot fail: name and value are valid.
                    let _ = record.set_tag("Game", &game.to_string());
                    writeln!(output, "{record}")?;
                    count += 1;
                }
                Err(error) => {
                    print_error(&texts.store_damage_game(game.to_string(), error.to_string()));
                }
            }
        }
        bar.set_position(count);
        after = Some(last);
    }
    output.flush()?;
    bar.finish_and_clear();
    if let Some(path) = &args.file {
        writeln!(io::stdout(), "{}", texts.store_exported(count, files::name(path, texts)))?;
    }
    Ok(())
}

/// The number of games so far, on standard error if that is a terminal.
fn spinner() -> ProgressBar {
    let shown = io::stderr().is_terminal();
    let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    ProgressBar::with_draw_target(None, target)
}
