//! Errors of the store.

use mad_online::{FoldError, GameId};

/// Why the store cannot do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database reports an error.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be brought to the current version.
    #[error("migration: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A stored text cannot be read.
    #[error("game {game}: a stored event cannot be read: {error}")]
    Event {
        /// The game.
        game: GameId,
        /// The reason.
        #[source]
        error: serde_json::Error,
    },
    /// The stored events of a game are not a game.
    #[error("game {game}: {error}")]
    Fold {
        /// The game.
        game: GameId,
        /// The reason.
        #[source]
        error: FoldError,
    },
    /// A value in the database is not what this program writes.
    #[error("the database has an unexpected value: {0}")]
    Value(String),
    /// Another server uses the database file.
    #[error("another server uses {}", .0.display())]
    InUse(std::path::PathBuf),
    /// A file cannot be opened or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: std::path::PathBuf,
        /// The reason.
        #[source]
        error: std::io::Error,
    },
}

impl StoreError {
    /// Returns whether the same request may succeed later: the database was not available.
    #[must_use]
    pub const fn is_transient(&self) -> bool {
        matches!(self, Self::Database(_))
    }
}
