//! Checking a database, and copying it while it is used.

use std::path::Path;

use mad_online::protocol::GameSummary;
use mad_online::{GameId, OnlineGame};
use sqlx::AssertSqlSafe;

use crate::games::parse_id;
use crate::store::{Database, read};
use crate::{Store, StoreError};

/// How many games are read at a time.
const PAGE: u16 = 500;

/// What a check has found.
#[derive(Debug, Default)]
pub struct Check {
    /// The number of games.
    pub games: u64,
    /// The number of events.
    pub events: u64,
    /// What is wrong.
    pub damages: Vec<Damage>,
}

/// Something that is wrong in a database.
#[derive(Debug, PartialEq, Eq)]
pub enum Damage {
    /// The database itself reports damage.
    Database(String),
    /// The events of a game are not a game.
    Game(GameId, String),
    /// What is derived from the events of a game is outdated.
    Summary(GameId),
    /// There are events of a game that is not listed.
    Orphan(GameId),
}

impl Store {
    /// Replays every game, and compares what is derived from it. Calls `progress` with the number of games
    /// checked.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn check(&self, mut progress: impl FnMut(u64)) -> Result<Check, StoreError> {
        let mut check = Check::default();
        if let Database::Sqlite(sqlite) = &self.database {
            let rows: Vec<(String,)> =
                sqlx::query_as("PRAGMA integrity_check").fetch_all(&sqlite.readers).await?;
            let faults = rows.into_iter().map(|(line,)| line).filter(|line| line != "ok");
            check.damages.extend(faults.map(Damage::Database));
        }
        let orphans = "SELECT DISTINCT game FROM events WHERE game NOT IN (SELECT id FROM games)";
        let rows: Vec<(String,)> =
            read!(self, pool => sqlx::query_as(orphans).fetch_all(pool).await?);
        for (id,) in rows {
            check.damages.push(Damage::Orphan(parse_id(id)?));
        }
        let mut after = None;
        loop {
            let page = self.all_games(after, PAGE).await?;
            let Some(&last) = page.last() else { return Ok(check) };
            for game in page {
                self.check_game(game, &mut check).await?;
                check.games += 1;
                progress(check.games);
            }
            after = Some(last);
        }
    }

    async fn check_game(&self, game: GameId, check: &mut Check) -> Result<(), StoreError> {
        // A server that is running may append in between: the summary is read first.
        let sql = "SELECT summary FROM games WHERE id = $1";
        let (summary,): (String,) = read!(self, pool => {
            sqlx::query_as(sql).bind(game.to_string()).fetch_one(pool).await?
        });
        let events = match self.events(game, 0).await {
            Err(StoreError::Event { error, .. }) => {
                check.damages.push(Damage::Game(game, error.to_string()));
                return Ok(());
            }
            events => events?,
        };
        check.events += events.len() as u64;
        let summary = serde_json::from_str::<GameSummary>(&summary).ok();
        let mut known = false;
        let mut fold = None::<OnlineGame>;
        for event in &events {
            let next = match &mut fold {
                None => OnlineGame::new(event).map(|game| fold = Some(game)),
                Some(game) => game.apply(event),
            };
            if let Err(error) = next {
                check.damages.push(Damage::Game(game, error.to_string()));
                return Ok(());
            }
            let now = fold.as_ref().map(|fold| GameSummary::new(game, fold));
            known |= now == summary;
        }
        if !known {
            check.damages.push(Damage::Summary(game));
        }
        Ok(())
    }

    /// Copies an SQLite database into a new file, also while a server uses it. The copy is consistent.
    /// PostgreSQL has `pg_dump` for that: returns `false`.
    ///
    /// # Errors
    ///
    /// If the file exists or cannot be written.
    pub async fn backup(&self, file: &Path) -> Result<bool, StoreError> {
        let Database::Sqlite(sqlite) = &self.database else { return Ok(false) };
        if file.exists() {
            let error = std::io::ErrorKind::AlreadyExists.into();
            return Err(StoreError::File { path: file.to_owned(), error });
        }
        let Some(name) = file.to_str() else {
            let error = std::io::ErrorKind::InvalidFilename.into();
            return Err(StoreError::File { path: file.to_owned(), error });
        };
        let name = name.replace('\'', "''");
        let sql = AssertSqlSafe(format!("VACUUM INTO '{name}'"));
        sqlx::query(sql).execute(&sqlite.readers).await?;
        Ok(true)
    }

    /// The path of the database file, if it is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match &self.database {
            Database::Sqlite(sqlite) => Some(&sqlite.path),
            Database::Postgres(_) => None,
        }
    }
}
