"""What is written when a match ends: its record, its results, and the ratings they change."""

from sqlite3 import Connection

import msgspec

from sixthcow.server.skill import Strength, rate, shown
from sixthcow.server.store import Finished


def store_finished(connection: Connection, table_number: int, finished: Finished) -> None:
    """Keep a finished match."""
    match = connection.execute(
        """
        INSERT INTO matches (table_number, game, options, at, rated, record)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        (
            table_number,
            finished.game,
            msgspec.json.encode(finished.options).decode(),
            finished.at,
            finished.rated,
            finished.record,
        ),
    ).lastrowid
    assert match is not None
    connection.executemany(
        """
        INSERT INTO results (match_number, seat, name, person, level, total, rank, won, rounds)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [(match, *msgspec.structs.astuple(result)) for result in finished.results],
    )
    if finished.rated:
        _store_ratings(connection, match, finished)


def _store_ratings(connection: Connection, match: int, finished: Finished) -> None:
    ranks = {result.person: result.rank for result in finished.results if result.person}
    before = {
        person: Strength(mu, sigma)
        for person in ranks
        for mu, sigma in connection.execute(
            "SELECT mu, sigma FROM ratings WHERE person = ? AND game = ?", (person, finished.game)
        ).fetchall()
    }
    for person, strength in rate(before, ranks).items():
        rating = shown(strength)
        connection.execute(
            """
            INSERT INTO ratings (person, game, mu, sigma, games, shown)
            VALUES (?, ?, ?, ?, 1, ?)
            ON CONFLICT (person, game) DO UPDATE
            SET mu = excluded.mu, sigma = excluded.sigma, games = games + 1,
                shown = excluded.shown
            """,
            (person, finished.game, *strength, rating),
        )
        connection.execute(
            """
            INSERT INTO rating_history (person, game, match_number, at, shown)
            VALUES (?, ?, ?, ?, ?)
            """,
            (person, finished.game, match, finished.at, rating),
        )
