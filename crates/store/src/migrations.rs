//! The versions of the tables.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use crate::store::Database;
use crate::{Store, StoreError};

/// The statements that lead from each version to the next: description, SQLite, PostgreSQL. A version that
/// was released is never changed.
const VERSIONS: &[(&str, &str, &str)] = &[(
    "games",
    include_str!("../migrations/sqlite/1_games.sql"),
    include_str!("../migrations/postgres/1_games.sql"),
)];

fn migrator(select: fn(&(&'static str, &'static str, &'static str)) -> &'static str) -> Migrator {
    let migrations = VERSIONS.iter().zip(1..).map(|(version, number)| {
        let sql = AssertSqlSafe(select(version)).into_sql_str();
        Migration::new(number, Cow::Borrowed(version.0), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// Brings the tables to the current version.
pub(crate) async fn run(store: &Store) -> Result<(), StoreError> {
    match &store.database {
        Database::Sqlite(sqlite) => migrator(|version| version.1).run(&sqlite.writer).await?,
        Database::Postgres(postgres) => migrator(|version| version.2).run(&postgres.pool).await?,
    }
    Ok(())
}
