"""What people have played and how well: history, statistics, leaderboards."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sixthcow.server.store.database import Conditions, Connection, Part, snapshot
from sixthcow.server.store.values import (
    GameStats,
    History,
    Leaderboard,
    Opponent,
    PlayedGame,
    PlayedSeat,
    Ranked,
    Stats,
)

# How much is shown: matches on a page of a history, people on a leaderboard, opponents and points
# of a rating's curve in somebody's statistics.
PAGE = 50
LEADERS = 100
OPPONENTS = 100
RATING_POINTS = 500


class Figures(Part):
    """What people have played and how well."""

    @snapshot
    async def history(
        self,
        connection: Connection,
        person: str,
        *,
        game: str = "",
        won: bool | None = None,
        before: int | None = None,
    ) -> History:
        """A page of finished matches, latest first; `before` is the number of the last one seen."""
        where = Conditions()
        where.add("results.person = ?", person)
        where.add("matches.game = ?", game)
        where.add("results.won = ?", won)
        where.add("match_number < ?", before)
        rows = await connection.fetch(
            f"""
            SELECT DISTINCT matches.number, tables.id, matches.game, at, rated
            FROM results
            JOIN matches ON matches.number = match_number
            JOIN tables ON tables.number = table_number
            WHERE {where}
            ORDER BY matches.number DESC
            LIMIT {PAGE + 1}
            """,
            *where.values,
        )
        games = await _played(connection, rows[:PAGE])
        return History(games=games, before=rows[PAGE - 1][0] if len(rows) > PAGE else None)

    @snapshot
    async def stats(self, connection: Connection, person: str) -> Stats | None:
        """A person's statistics, with the games they play most first."""
        name = await connection.fetchval("SELECT name FROM people WHERE id = $1", person)
        if name is None:
            return None
        return Stats(
            person=person,
            name=name,
            games=await _games(connection, person),
            opponents=await _opponents(connection, person),
        )

    async def leaderboard(self, game: str) -> Leaderboard:
        """The best players of a game; equal ratings share a place, banned people are left out."""
        rows = await self.database.fetch(
            """
            SELECT rank() OVER (ORDER BY shown DESC), person, name, shown, games
            FROM ratings JOIN people ON id = person
            WHERE game = $1 AND NOT banned
            ORDER BY shown DESC, games DESC, person
            LIMIT $2
            """,
            game,
            LEADERS,
        )
        people = [
            Ranked(place=place, person=person, name=name, rating=shown, games=games)
            for place, person, name, shown, games in rows
        ]
        return Leaderboard(game=game, people=people)


async def _played(connection: Connection, matches: Sequence[Any]) -> list[PlayedGame]:
    rows = await connection.fetch(
        """
        SELECT match_number, seat, name, person, level, total, rank, rounds FROM results
        WHERE match_number = ANY ($1) ORDER BY match_number, seat
        """,
        [row[0] for row in matches],
    )
    seats: dict[int, list[PlayedSeat]] = defaultdict(list)
    rounds: dict[int, int] = defaultdict(int)
    for match, seat, name, person, level, total, rank, played in rows:
        seats[match].append(
            PlayedSeat(seat=seat, name=name, person=person, level=level, total=total, rank=rank)
        )
        rounds[match] = max(rounds[match], played)
    return [
        PlayedGame(
            table=table,
            game=game,
            at=at,
            rated=bool(rated),
            rounds=rounds[match],
            seats=seats[match],
        )
        for match, table, game, at, rated in matches
    ]


async def _games(connection: Connection, person: str) -> list[GameStats]:
    rated = await connection.fetch("SELECT game, shown FROM ratings WHERE person = $1", person)
    ratings: dict[str, float] = dict(tuple(row) for row in rated)
    points: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for game, at, shown in await connection.fetch(
        "SELECT game, at, shown FROM rating_history WHERE person = $1 ORDER BY game, match_number",
        person,
    ):
        points[game].append((at, shown))
    rows = await connection.fetch(
        """
        SELECT game, count(*), count(*) FILTER (WHERE won), avg(total),
               CAST(avg(rank) AS DOUBLE PRECISION)
        FROM results JOIN matches ON number = match_number
        WHERE person = $1
        GROUP BY game
        ORDER BY count(*) DESC, game
        """,
        person,
    )
    return [
        GameStats(
            game=game,
            games=games,
            wins=wins,
            mean_penalty=penalty,
            mean_rank=rank,
            rating=ratings.get(game),
            rating_history=points[game][-RATING_POINTS:],
        )
        for game, games, wins, penalty, rank in rows
    ]


async def _opponents(connection: Connection, person: str) -> list[Opponent]:
    rows = await connection.fetch(
        """
        SELECT other.person, people.name, count(*),
               count(*) FILTER (WHERE mine.rank < other.rank),
               count(*) FILTER (WHERE mine.rank > other.rank)
        FROM results AS mine
        JOIN results AS other ON other.match_number = mine.match_number
        JOIN people ON people.id = other.person
        WHERE mine.person = $1 AND other.person != mine.person
        GROUP BY other.person, people.name
        ORDER BY count(*) DESC, other.person
        LIMIT $2
        """,
        person,
        OPPONENTS,
    )
    return [
        Opponent(person=other, name=name, games=games, better=better, worse=worse)
        for other, name, games, better, worse in rows
    ]
