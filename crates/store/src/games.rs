//! Reading games.

use mad_online::protocol::GameSummary;
use mad_online::{Event, GameId, Nonce, PersonId, Time};

use crate::store::{read, write};
use crate::{Seat, Store, StoreError};

impl Store {
    /// The events of a game from a number on, in order. Empty if there is no such game.
    ///
    /// # Errors
    ///
    /// If the database is not available, or a stored event cannot be read.
    pub async fn events(&self, game: GameId, from: u32) -> Result<Vec<Event>, StoreError> {
        let sql = "SELECT event FROM events WHERE game = $1 AND seq >= $2 ORDER BY seq";
        let from = i32::try_from(from).unwrap_or(i32::MAX);
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(game.to_string()).bind(from).fetch_all(pool).await?
        });
        let read = |(text,): (String,)| serde_json::from_str(&text);
        let events: Result<Vec<Event>, _> = rows.into_iter().map(read).collect();
        events.map_err(|error| StoreError::Event { game, error })
    }

    /// The games in which a person has a seat, the last changed ones first.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn games_of(
        &self,
        person: PersonId,
        limit: u16,
    ) -> Result<Vec<GameSummary>, StoreError> {
        // Open and running games first: they are never cut off by the limit.
        let sql = "SELECT summary, (SELECT min(side) FROM seats \
                   WHERE game = games.id AND person = $1 AND side IN (0, 1)) \
                   FROM games WHERE id IN (SELECT game FROM seats WHERE person = $1) \
                   ORDER BY CASE WHEN state < 2 THEN 0 ELSE 1 END, updated DESC, id LIMIT $2";
        let number = i64::try_from(person.number()).unwrap_or(i64::MAX);
        let rows: Vec<(String, Option<i16>)> = read!(self, pool => {
            sqlx::query_as(sql).bind(number).bind(i32::from(limit)).fetch_all(pool).await?
        });
        let own = |(text, side): (String, Option<i16>)| {
            let mut summary = summary(&text)?;
            summary.own_side = side.and_then(Seat::side_from);
            Ok(summary)
        };
        rows.into_iter().map(own).collect()
    }

    /// The game of a person in which an event has this nonce: the one that an earlier request led to. One that
    /// is not over comes first.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn game_of_request(
        &self,
        person: PersonId,
        nonce: Nonce,
    ) -> Result<Option<GameId>, StoreError> {
        let sql = "SELECT events.game FROM seats JOIN events ON events.game = seats.game \
                   JOIN games ON games.id = seats.game \
                   WHERE seats.person = $1 AND events.nonce = $2 ORDER BY games.state LIMIT 1";
        let number = |number| i64::try_from(number).unwrap_or(i64::MAX);
        let row: Option<(String,)> = read!(self, pool => {
            let query = sqlx::query_as(sql).bind(number(person.number()));
            query.bind(number(nonce.number())).fetch_optional(pool).await?
        });
        row.map(|(id,)| parse_id(id)).transpose()
    }

    /// The number of games of a person that are not over.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn open_games_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM games WHERE state < 2 \
                   AND id IN (SELECT game FROM seats WHERE person = $1)";
        let number = i64::try_from(person.number()).unwrap_or(i64::MAX);
        let (count,): (i64,) = read!(self, pool => {
            sqlx::query_as(sql).bind(number).fetch_one(pool).await?
        });
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// The listed invitations that nobody has accepted, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn lobby(&self, limit: u16) -> Result<Vec<GameSummary>, StoreError> {
        let sql =
            "SELECT summary FROM games WHERE listed AND state = 0 ORDER BY updated, id LIMIT $1";
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(i32::from(limit)).fetch_all(pool).await?
        });
        summaries(rows)
    }

    /// The listed games that are being played, the last changed ones first.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn listed_games(&self, limit: u16) -> Result<Vec<GameSummary>, StoreError> {
        let sql = "SELECT summary FROM games WHERE listed AND state = 1 ORDER BY updated DESC, id LIMIT $1";
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(i32::from(limit)).fetch_all(pool).await?
        });
        summaries(rows)
    }

    /// Games in which something should have happened by itself at this time, the longest overdue first.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn due_games(&self, now: Time, limit: u16) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2";
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(now.0).bind(i32::from(limit)).fetch_all(pool).await?
        });
        rows.into_iter().map(|(id,)| parse_id(id)).collect()
    }

    /// The live games that are being played, in order after an identifier. For work on all of them in
    /// pieces.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn live_games(
        &self,
        after: Option<GameId>,
        limit: u16,
    ) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE state = 1 AND live AND id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or_else(String::new, |id| id.to_string());
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(after).bind(i32::from(limit)).fetch_all(pool).await?
        });
        rows.into_iter().map(|(id,)| parse_id(id)).collect()
    }

    /// Removes invitations that nobody has accepted and that were withdrawn, or expired, before a time.
    /// Returns how many there were.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn forget_invitations(&self, before: Time) -> Result<usize, StoreError> {
        // Sides 0 and 1 are given when an invitation is accepted.
        let sql = "SELECT id FROM games WHERE state = 2 AND updated < $1 AND NOT EXISTS \
                   (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.side < 2)";
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(before.0).fetch_all(pool).await?
        });
        for (id,) in &rows {
            write!(self, pool => {
                let mut transaction = pool.begin().await?;
                for sql in [
                    "DELETE FROM events WHERE game = $1",
                    "DELETE FROM seats WHERE game = $1",
                    "DELETE FROM games WHERE id = $1",
                ] {
                    sqlx::query(sql).bind(id.clone()).execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
            });
        }
        Ok(rows.len())
    }

    /// The identifiers of all games after one, in order.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn all_games(
        &self,
        after: Option<GameId>,
        limit: u16,
    ) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or_else(String::new, |id| id.to_string());
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(after).bind(i32::from(limit)).fetch_all(pool).await?
        });
        rows.into_iter().map(|(id,)| parse_id(id)).collect()
    }
}

pub(crate) fn parse_id(text: String) -> Result<GameId, StoreError> {
    text.parse().map_err(|_| StoreError::Value(text))
}

fn summaries(rows: Vec<(String,)>) -> Result<Vec<GameSummary>, StoreError> {
    rows.into_iter().map(|(text,)| summary(&text)).collect()
}

fn summary(text: &str) -> Result<GameSummary, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Value(format!("{error}: {text}")))
}
