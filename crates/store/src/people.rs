//! People and their seats.

use mad_online::{GameId, PersonId, Time};
use mad_rules::Side;

use crate::store::{read, write};
use crate::{Store, StoreError};

/// The hash of a token. The token itself is never stored.
pub type TokenHash = [u8; 32];

/// A person who may act in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    /// Who.
    pub person: PersonId,
    /// For which side; `None` for the creator of an invitation, before sides are decided.
    pub side: Option<Side>,
}

impl Seat {
    pub(crate) fn person_number(self) -> i64 {
        number(self.person)
    }

    pub(crate) const fn side_number(self) -> i16 {
        match self.side {
            Some(Side::Red) => 0,
            Some(Side::Blue) => 1,
            None => 2,
        }
    }

    pub(crate) const fn side_from(number: i16) -> Option<Side> {
        match number {
            0 => Some(Side::Red),
            1 => Some(Side::Blue),
            _ => None,
        }
    }
}

fn number(person: PersonId) -> i64 {
    i64::try_from(person.number()).unwrap_or(i64::MAX)
}

fn person(number: i64) -> PersonId {
    PersonId::new(u64::try_from(number).unwrap_or(0))
}

impl Store {
    /// Adds a person with a token. Returns `false` if the identifier or the token is taken.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn add_person(
        &self,
        id: PersonId,
        token: &TokenHash,
        now: Time,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO people (id, token, created, seen) VALUES ($1, $2, $3, $3) \
                   ON CONFLICT DO NOTHING";
        Ok(write!(self, pool => {
            let query = sqlx::query(sql).bind(number(id)).bind(token.to_vec()).bind(now.0);
            query.execute(pool).await?.rows_affected() == 1
        }))
    }

    /// The person with a token, and when this person was here according to
    /// [`touch_person`](Self::touch_person).
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn person(&self, token: &TokenHash) -> Result<Option<(PersonId, Time)>, StoreError> {
        let sql = "SELECT id, seen FROM people WHERE token = $1";
        let row: Option<(i64, i64)> = read!(self, pool => {
            sqlx::query_as(sql).bind(token.to_vec()).fetch_optional(pool).await?
        });
        Ok(row.map(|(id, seen)| (person(id), Time(seen))))
    }

    /// Forgets people who were last here before a time, and those without a seat in any game who were last
    /// here before another one. Their games stay. Returns how many there were.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn forget_people(&self, before: Time, seatless: Time) -> Result<u64, StoreError> {
        let sql = "DELETE FROM people WHERE seen < $1 OR (seen < $2 \
                   AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id))";
        Ok(write!(self, pool => {
            let query = sqlx::query(sql).bind(before.0).bind(seatless.0);
            query.execute(pool).await?.rows_affected()
        }))
    }

    /// Notes that a person was here.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn touch_person(&self, id: PersonId, now: Time) -> Result<(), StoreError> {
        let sql = "UPDATE people SET seen = $2 WHERE id = $1 AND seen < $2";
        write!(self, pool => sqlx::query(sql).bind(number(id)).bind(now.0).execute(pool).await?.rows_affected());
        Ok(())
    }

    /// Gives a person a seat in a game.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn add_seat(&self, game: GameId, seat: Seat) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO seats (game, person, side) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        write!(self, pool => {
            let query = sqlx::query(sql).bind(game.to_string()).bind(seat.person_number());
            query.bind(seat.side_number()).execute(pool).await?.rows_affected()
        });
        Ok(())
    }

    /// Everybody who may act in a game.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn seats(&self, game: GameId) -> Result<Vec<Seat>, StoreError> {
        let sql = "SELECT person, side FROM seats WHERE game = $1 ORDER BY side, person";
        let rows: Vec<(i64, i16)> = read!(self, pool => {
            sqlx::query_as(sql).bind(game.to_string()).fetch_all(pool).await?
        });
        let seat = |(id, side)| Seat { person: person(id), side: Seat::side_from(side) };
        Ok(rows.into_iter().map(seat).collect())
    }
}
