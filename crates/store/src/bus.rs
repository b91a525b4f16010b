//! Notices between servers that share a PostgreSQL database.

use sqlx::postgres::PgListener;

use crate::store::Database;
use crate::{Store, StoreError};

/// The channel of all servers.
const CHANNEL: &str = "mad";

/// The longest notice. PostgreSQL takes less than 8000 bytes.
pub const MOST_NOTICE_BYTES: usize = 7_900;

/// Receives the notices of all servers, one's own included.
#[derive(Debug)]
pub struct Listener(PgListener);

impl Listener {
    /// Waits for the next notice. `None` means that the connection was lost and made again: notices may be
    /// missing.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn next(&mut self) -> Result<Option<String>, StoreError> {
        let notice = self.0.try_recv().await?;
        Ok(notice.map(|notice| notice.payload().to_owned()))
    }
}

impl Store {
    /// Listens to the notices of other servers; `None` if no other server can use this database.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn listen(&self) -> Result<Option<Listener>, StoreError> {
        let Database::Postgres(postgres) = &self.database else { return Ok(None) };
        let mut listener = PgListener::connect_with(&postgres.pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Listener(listener)))
    }

    /// Sends a notice to all servers. It is not part of a transaction: a notice inside of one makes all
    /// commits wait for each other.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn notify(&self, notice: &str) -> Result<(), StoreError> {
        if let Database::Postgres(postgres) = &self.database {
            let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
            query.bind(notice.to_owned()).execute(&postgres.pool).await?;
        }
        Ok(())
    }
}
