-- Reviews of matches and imported records: what every decision cost, and what was luck. They follow
-- from the records and can be computed again.

CREATE TABLE reviews (
    id           TEXT PRIMARY KEY,   -- of the table or of the imported record
    match_number INTEGER UNIQUE REFERENCES matches (number) ON DELETE CASCADE,
    import_id    TEXT UNIQUE REFERENCES imports (id) ON DELETE CASCADE,
    edition      INTEGER NOT NULL,   -- of the analysis: an older review is computed again
    at           INTEGER NOT NULL,
    findings     BLOB NOT NULL,      -- a JSON list, compressed
    CHECK ((match_number IS NULL) <> (import_id IS NULL))
) STRICT;

CREATE INDEX reviews_by_time ON reviews (at);
