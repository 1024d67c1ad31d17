"""What is written when a match ends: its record, its results, and the ratings they change."""

from collections.abc import Mapping

import msgspec

from sixthcow.server.skill import NEWCOMER, Strength, rate, shown
from sixthcow.server.store.database import Connection, json_text
from sixthcow.server.store.values import Finished


async def store_finished(connection: Connection, table_number: int, finished: Finished) -> None:
    """Store a finished match."""
    ranks = {result.person: result.rank for result in finished.results if result.person}
    rated = finished.rated and len(ranks) > 1
    # First of all, so that of two matches of one person the earlier number counts earlier.
    before = await _locked_ratings(connection, finished.game, sorted(ranks)) if rated else {}
    match = await connection.fetchval(
        """
        INSERT INTO matches (table_number, game, options, at, rated, record)
        VALUES ($1, $2, $3, $4, $5, $6)
        RETURNING number
        """,
        table_number,
        finished.game,
        json_text(finished.options),
        finished.at,
        finished.rated,
        finished.record,
    )
    await connection.executemany(
        """
        INSERT INTO results (match_number, seat, name, person, level, total, rank, won, rounds)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        """,
        [(match, *msgspec.structs.astuple(result)) for result in finished.results],
    )
    if rated:
        await _store_ratings(connection, match, finished, rate(before, ranks))


async def _locked_ratings(
    connection: Connection, game: str, people: list[str]
) -> dict[str, Strength]:
    """The strengths of some people, in order, so that no two matches wait for each other.

    A match that ends at the same moment waits here, and continues from what we write.
    """
    await connection.executemany(
        """
        INSERT INTO ratings (person, game, mu, sigma, games, shown) VALUES ($1, $2, $3, $4, 0, $5)
        ON CONFLICT DO NOTHING
        """,
        [(person, game, *NEWCOMER, shown(NEWCOMER)) for person in people],
    )
    rows = await connection.fetch(
        """
        SELECT person, mu, sigma FROM ratings WHERE game = $1 AND person = ANY ($2)
        ORDER BY person
        FOR UPDATE
        """,
        game,
        people,
    )
    return {person: Strength(mu, sigma) for person, mu, sigma in rows}


async def _store_ratings(
    connection: Connection, match: int, finished: Finished, after: Mapping[str, Strength]
) -> None:
    await connection.executemany(
        """
        UPDATE ratings SET mu = $3, sigma = $4, games = games + 1, shown = $5
        WHERE person = $1 AND game = $2
        """,
        [(person, finished.game, *strength, shown(strength)) for person, strength in after.items()],
    )
    await connection.executemany(
        """
        INSERT INTO rating_history (person, game, match_number, at, shown)
        VALUES ($1, $2, $3, $4, $5)
        """,
        [
            (person, finished.game, match, finished.at, shown(strength))
            for person, strength in after.items()
        ],
    )
