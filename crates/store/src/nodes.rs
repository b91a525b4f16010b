//! Servers that share a database: heartbeats, outages, and settings.

use mad_online::Time;

use crate::store::{read, write};
use crate::{Store, StoreError};

/// The identifier of a running server: random, new with each start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// A random identifier.
    #[must_use]
    pub fn random() -> Self {
        Self(rand::random())
    }
}

impl Store {
    /// Notes that a server is alive.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn heartbeat(&self, node: NodeId, now: Time) -> Result<(), StoreError> {
        let sql = "INSERT INTO nodes (id, seen) VALUES ($1, $2) \
                   ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
        write!(self, pool => {
            sqlx::query(sql).bind(i64::from(node.0)).bind(now.0).execute(pool).await?.rows_affected()
        });
        Ok(())
    }

    /// When any server was alive last; `None` if there was none.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn last_heartbeat(&self) -> Result<Option<Time>, StoreError> {
        let sql = "SELECT max(seen) FROM nodes";
        let (seen,): (Option<i64>,) =
            read!(self, pool => sqlx::query_as(sql).fetch_one(pool).await?);
        Ok(seen.map(Time))
    }

    /// Removes the servers that were last alive before a time.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn forget_nodes(&self, before: Time) -> Result<(), StoreError> {
        let sql = "DELETE FROM nodes WHERE seen < $1";
        write!(self, pool => sqlx::query(sql).bind(before.0).execute(pool).await?.rows_affected());
        Ok(())
    }

    /// The value of a setting. If there is none, it is set to `first`, whichever server comes first.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn setting(&self, name: &str, first: &str) -> Result<String, StoreError> {
        let insert =
            "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        let select = "SELECT value FROM settings WHERE name = $1";
        let (value,): (String,) = write!(self, pool => {
            sqlx::query(insert).bind(name.to_owned()).bind(first.to_owned()).execute(pool).await?;
            sqlx::query_as(select).bind(name.to_owned()).fetch_one(pool).await?
        });
        Ok(value)
    }
}
