-- Where people who want a quick match of a game meet: one table at a time, so that nobody waits alone
-- beside somebody else who waits.

CREATE TABLE quick_matches (
    game     TEXT PRIMARY KEY,
    table_id TEXT NOT NULL
) STRICT;
