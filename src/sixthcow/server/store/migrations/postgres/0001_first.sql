-- Everything an installation keeps, as in SQLite's twin of this file, and who drives which table.
-- Times are milliseconds since 1970.

CREATE TABLE people (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    language      TEXT NOT NULL,
    settings      TEXT NOT NULL,                -- JSON
    account       TEXT,                         -- as its owner writes it; null for guests
    account_key   TEXT UNIQUE,                  -- the same for all spellings that look alike
    password_hash TEXT,
    owner         TEXT REFERENCES people (id),  -- of a bot account
    created       BIGINT NOT NULL,
    seen          BIGINT NOT NULL,
    banned        BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX guests_by_seen ON people (seen) WHERE account IS NULL AND owner IS NULL;

CREATE TABLE devices (
    token_hash TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    added      BIGINT NOT NULL,
    seen       BIGINT NOT NULL
);

CREATE INDEX devices_by_person ON devices (person);
CREATE INDEX devices_by_seen ON devices (seen);

-- Every move changes `version` and `updated`. No index holds them while a table is in play, and
-- half of every page is left free: so the new row lies beside the old one and no index changes.
CREATE TABLE tables (
    number     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    game       TEXT NOT NULL,
    status     TEXT NOT NULL,
    visibility TEXT NOT NULL,
    version    INTEGER NOT NULL,
    created    BIGINT NOT NULL,
    updated    BIGINT NOT NULL,
    summary    TEXT NOT NULL,        -- JSON
    people     TEXT NOT NULL,        -- JSON
    seed       TEXT NOT NULL
) WITH (fillfactor = 50);

CREATE INDEX tables_in_play ON tables (status, visibility) WHERE status IN ('open', 'playing');
CREATE INDEX tables_by_update ON tables (status, updated) WHERE status IN ('over', 'closed');

CREATE TABLE entries (
    table_number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    version      INTEGER NOT NULL,
    person       TEXT,  -- with a command only
    command      TEXT,
    body         TEXT NOT NULL,  -- JSON
    PRIMARY KEY (table_number, version)
);

CREATE UNIQUE INDEX entries_by_command ON entries (table_number, person, command)
    WHERE command IS NOT NULL;

-- Everybody whom a table's log names; `seated` are those in the table's head.
CREATE TABLE table_people (
    person       TEXT NOT NULL,
    table_number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seated       BOOLEAN NOT NULL,
    PRIMARY KEY (person, table_number)
);

CREATE INDEX table_people_by_table ON table_people (table_number);

-- The servers, and until when each of them counts as alive, by the clock of the database.
CREATE TABLE servers (
    name  TEXT PRIMARY KEY,
    until BIGINT NOT NULL
) WITH (fillfactor = 50);

-- Which server drives a table that is being played: for as long as that server is alive.
CREATE TABLE leases (
    table_number BIGINT PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    owner        TEXT NOT NULL
);

CREATE TABLE matches (
    number       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,  -- in the order they ended
    table_number BIGINT NOT NULL UNIQUE REFERENCES tables (number),
    game         TEXT NOT NULL,
    options      TEXT NOT NULL,        -- JSON
    at           BIGINT NOT NULL,
    rated        BOOLEAN NOT NULL,
    record       TEXT NOT NULL         -- JSON
);

CREATE TABLE results (
    match_number BIGINT NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    name         TEXT NOT NULL,
    person       TEXT,
    level        TEXT,
    total        DOUBLE PRECISION NOT NULL,
    rank         INTEGER NOT NULL,
    won          BOOLEAN NOT NULL,
    rounds       INTEGER NOT NULL,
    PRIMARY KEY (match_number, seat)
);

CREATE INDEX results_by_person ON results (person, match_number) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    mu     DOUBLE PRECISION NOT NULL,
    sigma  DOUBLE PRECISION NOT NULL,
    games  INTEGER NOT NULL,
    shown  DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE INDEX ratings_by_game ON ratings (game, shown);

CREATE TABLE rating_history (
    person       TEXT NOT NULL,
    game         TEXT NOT NULL,
    match_number BIGINT NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    at           BIGINT NOT NULL,
    shown        DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, match_number)
);

CREATE INDEX rating_history_by_match ON rating_history (match_number);

-- One row, written to find out whether anything can be.
CREATE TABLE health (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    checked BIGINT NOT NULL
);

INSERT INTO health (id, checked) VALUES (1, 0);
