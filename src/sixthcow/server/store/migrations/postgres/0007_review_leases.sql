-- Which server computes a review: until its lease expires, by the clock of the database.

CREATE TABLE review_leases (
    id      TEXT NOT NULL,      -- of the table or of the imported record
    edition INTEGER NOT NULL,   -- of the analysis
    owner   TEXT NOT NULL,
    until   BIGINT NOT NULL,
    PRIMARY KEY (id, edition)
);
