-- People who play online. A token is known to its owner's browser only; the hash of it is stored.
CREATE TABLE people (
    id BIGINT NOT NULL PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

-- Games. Everything but the identifier is derived from the events, for lists and for the sweeper.
-- state: 0 open, 1 running, 2 over.
-- due: when something happens by itself, such as the end of somebody's time.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    state SMALLINT NOT NULL,
    live BOOLEAN NOT NULL,
    listed BOOLEAN NOT NULL,
    due BIGINT,
    updated BIGINT NOT NULL,
    summary TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX games_listed ON games (state, updated) WHERE listed;

-- The events of all games: the only truth. The primary key is the order and the lock.
CREATE TABLE events (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    nonce BIGINT,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

-- A request is carried out once, however often it is sent.
CREATE UNIQUE INDEX events_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;

-- Who may act for which side. side: 0 red, 1 blue, 2 the creator of an invitation, before sides are decided.
CREATE TABLE seats (
    game TEXT NOT NULL,
    person BIGINT NOT NULL,
    side SMALLINT NOT NULL,
    PRIMARY KEY (game, person, side)
) WITHOUT ROWID;

CREATE INDEX seats_person ON seats (person);

-- Servers that use this database, and when each was alive.
CREATE TABLE nodes (
    id BIGINT NOT NULL PRIMARY KEY,
    seen BIGINT NOT NULL
);

-- Single values, such as the key from which the secrets of seats are derived.
CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
