-- Records that people have brought, each under an address of its own.

CREATE TABLE imports (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    digest  TEXT NOT NULL,        -- of the record: one brought again is the same one
    at      BIGINT NOT NULL,
    summary TEXT NOT NULL,        -- JSON: what a list shows
    record  TEXT NOT NULL         -- JSON
);

CREATE UNIQUE INDEX imports_by_person ON imports (person, digest);
