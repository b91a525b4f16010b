//! Appending events: group commit.

use std::collections::{BTreeMap, HashSet};

use mad_online::protocol::{GameSummary, SummaryState};
use mad_online::{Event, GameId, Time};
use sqlx::{PgPool, SqlitePool};

use crate::store::Database;
use crate::{Seat, Store, StoreError};

/// An event to be stored, with what is derived from the game after it.
#[derive(Debug, Clone)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The event.
    pub event: Event,
    /// The game after the event, for lists.
    pub summary: GameSummary,
    /// When something happens by itself, after the event.
    pub due: Option<Time>,
    /// People who may act in the game from now on.
    pub seats: Vec<Seat>,
}

/// Events that are stored together or not at all. The first one decides: it is stored if its number in its
/// game is free and its nonce is new there. The others belong to games that the first one creates.
#[derive(Debug, Clone)]
pub struct Intent {
    /// The first event.
    pub first: Append,
    /// Events that depend on it.
    pub rest: Vec<Append>,
}

/// What became of an intent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stored {
    /// Its events are stored.
    Yes,
    /// Another event has its number, or a stored event has its nonce. Nothing was changed.
    Conflict,
}

/// The derived columns of a game.
struct Row<'a> {
    append: &'a Append,
    state: i16,
    summary: String,
}

impl<'a> Row<'a> {
    fn new(append: &'a Append) -> Result<Self, StoreError> {
        let state = match append.summary.state {
            SummaryState::Open => 0,
            SummaryState::Running => 1,
            SummaryState::Over(_) | SummaryState::Aborted => 2,
        };
        Ok(Self { append, state, summary: to_json(append.game, &append.summary)? })
    }

    fn live(&self) -> bool {
        self.append.summary.terms.pace.is_live()
    }

    fn listed(&self) -> bool {
        self.append.summary.terms.listed
    }

    fn due(&self) -> Option<i64> {
        self.append.due.map(|due| due.0)
    }
}

fn to_json<T: serde::Serialize>(game: GameId, value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Event { game, error })
}

fn nonce(event: &Event) -> Option<i64> {
    event.nonce.and_then(|nonce| i64::try_from(nonce.number()).ok())
}

fn seq(event: &Event) -> i32 {
    i32::try_from(event.seq).unwrap_or(i32::MAX)
}

impl Store {
    /// Stores the events of all intents in one transaction, which is durable when this returns. There is at
    /// most one intent for each game.
    ///
    /// # Errors
    ///
    /// If the database is not available. Whether the events are stored is unknown then: the nonce tells.
    pub async fn commit(&self, intents: &[Intent]) -> Result<Vec<Stored>, StoreError> {
        if intents.is_empty() {
            return Ok(Vec::new());
        }
        match &self.database {
            Database::Sqlite(sqlite) => commit_sqlite(&sqlite.writer, intents).await,
            Database::Postgres(postgres) => commit_postgres(&postgres.writer, intents).await,
        }
    }
}

const INSERT_EVENT: &str = "INSERT INTO events (game, seq, nonce, event) VALUES ($1, $2, $3, $4) \
                            ON CONFLICT DO NOTHING";

const UPSERT_GAME: &str = "INSERT INTO games (id, state, live, listed, due, updated, summary) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET \
                           state = excluded.state, due = excluded.due, updated = excluded.updated, \
                           summary = excluded.summary";

const INSERT_SEAT: &str =
    "INSERT INTO seats (game, person, side) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

async fn commit_sqlite(pool: &SqlitePool, intents: &[Intent]) -> Result<Vec<Stored>, StoreError> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(intents.len());
    for intent in intents {
        let mut stored = Stored::Yes;
        for append in std::iter::once(&intent.first).chain(&intent.rest) {
            let event = to_json(append.game, &append.event)?;
            let game = append.game.to_string();
            let inserted = sqlx::query(INSERT_EVENT)
                .bind(game.clone())
                .bind(seq(&append.event))
                .bind(nonce(&append.event))
                .bind(event)
                .execute(&mut *transaction)
                .await?;
            if inserted.rows_affected() == 0 {
                stored = Stored::Conflict;
                break;
            }
            let row = Row::new(append)?;
            sqlx::query(UPSERT_GAME)
                .bind(game.clone())
                .bind(row.state)
                .bind(row.live())
                .bind(row.listed())
                .bind(row.due())
                .bind(append.event.at.0)
                .bind(row.summary)
                .execute(&mut *transaction)
                .await?;
            for seat in &append.seats {
                sqlx::query(INSERT_SEAT)
                    .bind(game.clone())
                    .bind(seat.person_number())
                    .bind(seat.side_number())
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        results.push(stored);
    }
    transaction.commit().await?;
    Ok(results)
}

const INSERT_EVENTS: &str = "INSERT INTO events (game, seq, nonce, event) \
                             SELECT * FROM unnest($1::text[], $2::int4[], $3::int8[], $4::text[]) \
                             ON CONFLICT DO NOTHING RETURNING game";

const UPSERT_GAMES: &str = "INSERT INTO games (id, state, live, listed, due, updated, summary) \
                            SELECT * FROM unnest($1::text[], $2::int2[], $3::bool[], $4::bool[], \
                            $5::int8[], $6::int8[], $7::text[]) ON CONFLICT (id) DO UPDATE SET \
                            state = excluded.state, due = excluded.due, \
                            updated = excluded.updated, summary = excluded.summary";

/// Arrays of whole batches: PostgreSQL takes a batch in a few round trips.
async fn commit_postgres(pool: &PgPool, intents: &[Intent]) -> Result<Vec<Stored>, StoreError> {
    let mut transaction = pool.begin().await?;
    // In the same order everywhere, so that two servers cannot wait for each other.
    let mut firsts: Vec<&Append> = intents.iter().map(|intent| &intent.first).collect();
    firsts.sort_by_key(|append| append.game);
    let columns = EventColumns::new(&firsts)?;
    let stored = insert_events(&mut transaction, columns).await?;
    let is_stored = |intent: &&Intent| stored.contains(&intent.first.game.to_string());
    let accepted: Vec<&Intent> = intents.iter().filter(is_stored).collect();
    let rest: Vec<&Append> = accepted.iter().flat_map(|intent| &intent.rest).collect();
    let appends: Vec<&Append> = accepted
        .iter()
        .flat_map(|intent| [&intent.first].into_iter().chain(&intent.rest))
        .collect();
    let games = GameColumns::new(&appends)?;
    let seats = seat_rows(&appends);
    if !rest.is_empty() {
        let columns = EventColumns::new(&rest)?;
        insert_events(&mut transaction, columns).await?;
    }
    upsert_games(&mut transaction, games).await?;
    for (game, person, side) in seats {
        let insert = sqlx::query(INSERT_SEAT).bind(game).bind(person).bind(side);
        insert.execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    let result = |intent: &Intent| if is_stored(&intent) { Stored::Yes } else { Stored::Conflict };
    Ok(intents.iter().map(result).collect())
}

fn seat_rows(appends: &[&Append]) -> Vec<(String, i64, i16)> {
    let rows = appends.iter().flat_map(|append| {
        let game = append.game.to_string();
        append
            .seats
            .iter()
            .map(move |seat| (game.clone(), seat.person_number(), seat.side_number()))
    });
    rows.collect()
}

/// The columns of events to be inserted.
struct EventColumns {
    games: Vec<String>,
    numbers: Vec<i32>,
    nonces: Vec<Option<i64>>,
    events: Vec<String>,
}

impl EventColumns {
    fn new(appends: &[&Append]) -> Result<Self, StoreError> {
        let events = appends.iter().map(|append| to_json(append.game, &append.event));
        Ok(Self {
            events: events.collect::<Result<_, _>>()?,
            games: appends.iter().map(|append| append.game.to_string()).collect(),
            numbers: appends.iter().map(|append| seq(&append.event)).collect(),
            nonces: appends.iter().map(|append| nonce(&append.event)).collect(),
        })
    }
}

/// Inserts events, and returns the games of those that were stored.
async fn insert_events(
    transaction: &mut sqlx::PgTransaction<'_>,
    columns: EventColumns,
) -> Result<HashSet<String>, StoreError> {
    let rows: Vec<(String,)> = sqlx::query_as(INSERT_EVENTS)
        .bind(columns.games)
        .bind(columns.numbers)
        .bind(columns.nonces)
        .bind(columns.events)
        .fetch_all(&mut **transaction)
        .await?;
    Ok(rows.into_iter().map(|(game,)| game).collect())
}

/// The derived columns of games, after the last event of each.
struct GameColumns {
    games: Vec<String>,
    states: Vec<i16>,
    live: Vec<bool>,
    listed: Vec<bool>,
    due: Vec<Option<i64>>,
    updated: Vec<i64>,
    summaries: Vec<String>,
}

impl GameColumns {
    fn new(appends: &[&Append]) -> Result<Self, StoreError> {
        let last: BTreeMap<GameId, &Append> =
            appends.iter().map(|append| (append.game, *append)).collect();
        let rows = last.into_values().map(Row::new).collect::<Result<Vec<_>, _>>()?;
        Ok(Self {
            games: rows.iter().map(|row| row.append.game.to_string()).collect(),
            states: rows.iter().map(|row| row.state).collect(),
            live: rows.iter().map(Row::live).collect(),
            listed: rows.iter().map(Row::listed).collect(),
            due: rows.iter().map(Row::due).collect(),
            updated: rows.iter().map(|row| row.append.event.at.0).collect(),
            summaries: rows.into_iter().map(|row| row.summary).collect(),
        })
    }
}

async fn upsert_games(
    transaction: &mut sqlx::PgTransaction<'_>,
    columns: GameColumns,
) -> Result<(), StoreError> {
    sqlx::query(UPSERT_GAMES)
        .bind(columns.games)
        .bind(columns.states)
        .bind(columns.live)
        .bind(columns.listed)
        .bind(columns.due)
        .bind(columns.updated)
        .bind(columns.summaries)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}
