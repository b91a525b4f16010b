//! Opening a database.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use mad_online::Time;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlitePool};

use crate::{StoreError, migrations};

/// The number of connections of a server to PostgreSQL, besides the writer's and the listener's.
const CONNECTIONS: u32 = 6;
/// How long a request waits for a connection, or for the lock of the database file.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Where the database is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// An SQLite file, which is made if it does not exist.
    File(PathBuf),
    /// A `postgres://` address.
    Postgres(String),
}

impl Location {
    /// Reads an address: `postgres://…`, or the path of a file.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Self::Postgres(text.to_owned())
        } else {
            Self::File(text.into())
        }
    }
}

/// An open database.
#[derive(Debug, Clone)]
pub struct Store {
    pub(crate) database: Database,
}

/// The connections to a database.
#[derive(Debug, Clone)]
pub(crate) enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// One connection that writes, and some that read at the same time (write-ahead log).
#[derive(Debug, Clone)]
pub(crate) struct Sqlite {
    pub(crate) writer: SqlitePool,
    pub(crate) readers: SqlitePool,
    pub(crate) path: PathBuf,
    clock: MonotonicClock,
    /// Held as long as the store is open: one server for each file.
    lock: Option<Arc<File>>,
}

/// A pool of connections, one of which is used by the writer only.
#[derive(Debug, Clone)]
pub(crate) struct Postgres {
    pub(crate) pool: PgPool,
    pub(crate) writer: PgPool,
}

/// The time of the machine when the store was opened, and the monotonic time since then. It never goes back,
/// even if somebody sets the clock of the machine.
#[derive(Debug, Clone, Copy)]
struct MonotonicClock {
    start: Time,
    started: Instant,
}

impl MonotonicClock {
    fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let start = Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX));
        Self { start, started: Instant::now() }
    }

    fn now(self) -> Time {
        self.start + u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// Runs the same code with the readers of either database: `$pool` is a pool.
macro_rules! read {
    ($store:expr, $pool:ident => $code:expr) => {
        match &$store.database {
            $crate::store::Database::Sqlite(sqlite) => {
                let $pool = &sqlite.readers;
                $code
            }
            $crate::store::Database::Postgres(postgres) => {
                let $pool = &postgres.pool;
                $code
            }
        }
    };
}
pub(crate) use read;

/// Runs the same code with a connection of either database that may write.
macro_rules! write {
    ($store:expr, $pool:ident => $code:expr) => {
        match &$store.database {
            $crate::store::Database::Sqlite(sqlite) => {
                let $pool = &sqlite.writer;
                $code
            }
            $crate::store::Database::Postgres(postgres) => {
                let $pool = &postgres.pool;
                $code
            }
        }
    };
}
pub(crate) use write;

impl Store {
    /// Opens a database for a server, and brings its tables to the current version. A file is locked against
    /// a second server.
    ///
    /// # Errors
    ///
    /// If the database cannot be opened or migrated, or if another server has the file open.
    pub async fn open(location: &Location) -> Result<Self, StoreError> {
        Self::connect(location, true).await
    }

    /// Opens a database beside a server that may be running, for maintenance.
    ///
    /// # Errors
    ///
    /// If the database cannot be opened or migrated.
    pub async fn open_beside(location: &Location) -> Result<Self, StoreError> {
        Self::connect(location, false).await
    }

    async fn connect(location: &Location, lock: bool) -> Result<Self, StoreError> {
        let database = match location {
            Location::File(path) => Database::Sqlite(Sqlite::open(path, lock).await?),
            Location::Postgres(address) => Database::Postgres(Postgres::open(address).await?),
        };
        let store = Self { database };
        migrations::run(&store).await?;
        Ok(store)
    }

    /// Returns whether several servers can use this database at the same time.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// The time of the database.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn now(&self) -> Result<Time, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => Ok(sqlite.clock.now()),
            Database::Postgres(postgres) => {
                let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8";
                let (now,): (i64,) = sqlx::query_as(sql).fetch_one(&postgres.pool).await?;
                Ok(Time(now))
            }
        }
    }

    /// Closes all connections, also those of clones. Another server may open the file then.
    pub async fn close(&self) {
        match &self.database {
            Database::Sqlite(sqlite) => {
                sqlite.readers.close().await;
                sqlite.writer.close().await;
                // If that fails, the lock ends with the last clone.
                let _ = sqlite.lock.as_ref().map(|lock| lock.unlock());
            }
            Database::Postgres(postgres) => {
                postgres.writer.close().await;
                postgres.pool.close().await;
            }
        }
    }
}

impl Sqlite {
    async fn open(path: &Path, lock: bool) -> Result<Self, StoreError> {
        let lock = if lock { Some(Arc::new(lock_file(path)?)) } else { None };
        let options = SqliteConnectOptions::from_str("sqlite:")?
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged turn survives a power failure.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(TIMEOUT)
            .statement_cache_capacity(200);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(TIMEOUT)
            .connect_with(options.clone())
            .await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(TIMEOUT)
            .connect_lazy_with(options.read_only(true).create_if_missing(false));
        let clock = MonotonicClock::new();
        Ok(Self { writer, readers, path: path.to_owned(), clock, lock })
    }
}

/// Locks a file beside the database. The lock is released when the process ends, however it ends.
fn lock_file(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let path = PathBuf::from(name);
    let failed = |error| StoreError::File { path: path.clone(), error };
    let file = File::options().create(true).append(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(StoreError::InUse(path)),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}

impl Postgres {
    async fn open(address: &str) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(address)?.application_name("mad");
        let pool = |connections| {
            PgPoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(TIMEOUT)
                .connect_lazy_with(options.clone())
        };
        let (pool, writer) = (pool(CONNECTIONS), pool(1));
        // Reports a wrong address at once.
        pool.acquire().await?;
        Ok(Self { pool, writer })
    }
}
