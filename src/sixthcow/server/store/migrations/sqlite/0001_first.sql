-- Everything an installation keeps. Times are milliseconds since 1970.

CREATE TABLE people (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    language      TEXT NOT NULL,
    settings      TEXT NOT NULL,                -- JSON
    account       TEXT,                         -- as its owner writes it; null for guests
    account_key   TEXT UNIQUE,                  -- the same for all spellings that look alike
    password_hash TEXT,
    owner         TEXT REFERENCES people (id),  -- of a bot account
    created       INTEGER NOT NULL,
    seen          INTEGER NOT NULL,
    banned        INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX guests_by_seen ON people (seen) WHERE account IS NULL AND owner IS NULL;

CREATE TABLE devices (
    token_hash TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    added      INTEGER NOT NULL,
    seen       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_by_person ON devices (person);
CREATE INDEX devices_by_seen ON devices (seen);

CREATE TABLE tables (
    number     INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again for another table
    id         TEXT NOT NULL UNIQUE,
    game       TEXT NOT NULL,
    status     TEXT NOT NULL,
    visibility TEXT NOT NULL,
    version    INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    summary    TEXT NOT NULL,        -- JSON
    people     TEXT NOT NULL,        -- JSON
    seed       TEXT NOT NULL
) STRICT;

-- Tables in play change `updated` with every move; so that costs no index, they are sorted when
-- they are asked for.
CREATE INDEX tables_in_play ON tables (visibility) WHERE status IN ('open', 'playing');
CREATE INDEX tables_by_update ON tables (status, updated) WHERE status IN ('over', 'closed');

CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    version      INTEGER NOT NULL,
    person       TEXT,  -- with a command only
    command      TEXT,
    body         TEXT NOT NULL  -- JSON
) STRICT;

CREATE UNIQUE INDEX entries_by_version ON entries (table_number, version);
CREATE UNIQUE INDEX entries_by_command ON entries (table_number, person, command)
    WHERE command IS NOT NULL;

-- Everybody whom a table's log names; `seated` are those in the table's head.
CREATE TABLE table_people (
    person       TEXT NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seated       INTEGER NOT NULL,
    PRIMARY KEY (person, table_number)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_people_by_table ON table_people (table_number);

CREATE TABLE matches (
    number       INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order they ended
    table_number INTEGER NOT NULL UNIQUE REFERENCES tables (number),
    game         TEXT NOT NULL,
    options      TEXT NOT NULL,        -- JSON
    at           INTEGER NOT NULL,
    rated        INTEGER NOT NULL,
    record       TEXT NOT NULL         -- JSON
) STRICT;

CREATE TABLE results (
    match_number INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    name         TEXT NOT NULL,
    person       TEXT,
    level        TEXT,
    total        REAL NOT NULL,
    rank         INTEGER NOT NULL,
    won          INTEGER NOT NULL,
    rounds       INTEGER NOT NULL,
    PRIMARY KEY (match_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person ON results (person, match_number) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    shown  REAL NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_game ON ratings (game, shown);

CREATE TABLE rating_history (
    person       TEXT NOT NULL,
    game         TEXT NOT NULL,
    match_number INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    at           INTEGER NOT NULL,
    shown        REAL NOT NULL,
    PRIMARY KEY (person, game, match_number)
) STRICT, WITHOUT ROWID;

-- One row, written to find out whether anything can be.
CREATE TABLE health (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    checked INTEGER NOT NULL
) STRICT;

INSERT INTO health (id, checked) VALUES (1, 0);
