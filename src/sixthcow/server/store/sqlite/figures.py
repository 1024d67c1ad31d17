"""What people have played and how well: history, figures, leaderboards."""

from collections import defaultdict
from sqlite3 import Connection
from typing import Any

from sixthcow.server.store.rows import LEADERS, OPPONENTS, PAGE, RATING_POINTS
from sixthcow.server.wire.api import (
    GameStats,
    History,
    Leaderboard,
    Opponent,
    PlayedGame,
    PlayedSeat,
    Ranked,
    Stats,
)


def history(
    connection: Connection, person: str, game: str, won: bool | None, before: int | None
) -> History:
    """A page of finished matches, latest first; `before` is the number of the last one seen."""
    conditions: dict[str, Any] = {
        "results.person = ?": person,
        "matches.game = ?": game or None,
        "results.won = ?": won,
        "match_number < ?": before,
    }
    given = {condition: value for condition, value in conditions.items() if value is not None}
    rows = connection.execute(
        f"""
        SELECT DISTINCT matches.number, tables.id, matches.game, at, rated
        FROM results
        JOIN matches ON matches.number = match_number
        JOIN tables ON tables.number = table_number
        WHERE {" AND ".join(given)}
        ORDER BY match_number DESC
        LIMIT ?
        """,
        (*given.values(), PAGE + 1),
    ).fetchall()
    games = [_played(connection, row) for row in rows[:PAGE]]
    return History(games=games, before=rows[PAGE - 1][0] if len(rows) > PAGE else None)


def _played(connection: Connection, row: tuple[Any, ...]) -> PlayedGame:
    match, table, game, at, rated = row
    rows = connection.execute(
        """
        SELECT seat, name, person, level, total, rank, rounds FROM results
        WHERE match_number = ? ORDER BY seat
        """,
        (match,),
    ).fetchall()
    return PlayedGame(
        table=table,
        game=game,
        at=at,
        rated=bool(rated),
        rounds=max((row[-1] for row in rows), default=0),
        seats=[
            PlayedSeat(seat=seat, name=name, person=person, level=level, total=total, rank=rank)
            for seat, name, person, level, total, rank, _ in rows
        ],
    )


def stats(connection: Connection, person: str) -> Stats | None:
    """A person's figures, the games they play most first."""
    found = connection.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
    if found is None:
        return None
    return Stats(
        person=person,
        name=found[0],
        games=_games(connection, person),
        opponents=_opponents(connection, person),
    )


def _games(connection: Connection, person: str) -> list[GameStats]:
    ratings = dict(
        connection.execute("SELECT game, shown FROM ratings WHERE person = ?", (person,)).fetchall()
    )
    points = defaultdict(list)
    for game, at, shown in connection.execute(
        """
        SELECT game, at, shown FROM rating_history WHERE person = ? ORDER BY game, match_number
        """,
        (person,),
    ):
        points[game].append((at, shown))
    rows = connection.execute(
        """
        SELECT game, count(*), sum(won), avg(total), avg(rank)
        FROM results JOIN matches ON number = match_number
        WHERE person = ?
        GROUP BY game
        ORDER BY count(*) DESC, game
        """,
        (person,),
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


def _opponents(connection: Connection, person: str) -> list[Opponent]:
    rows = connection.execute(
        """
        SELECT other.person, people.name, count(*),
               sum(mine.rank < other.rank), sum(mine.rank > other.rank)
        FROM results AS mine
        JOIN results AS other ON other.match_number = mine.match_number
        JOIN people ON people.id = other.person
        WHERE mine.person = ? AND other.person != mine.person
        GROUP BY other.person
        ORDER BY count(*) DESC, other.person
        LIMIT ?
        """,
        (person, OPPONENTS),
    )
    return [
        Opponent(person=other, name=name, games=games, better=better, worse=worse)
        for other, name, games, better, worse in rows
    ]


def leaderboard(connection: Connection, game: str) -> Leaderboard:
    """The best of a game; equal ratings share a place, and who is banned has none."""
    rows: list[tuple[Any, ...]] = connection.execute(
        """
        SELECT rank() OVER (ORDER BY shown DESC), person, name, shown, games
        FROM ratings JOIN people ON id = person
        WHERE game = ? AND NOT banned
        ORDER BY shown DESC, games DESC, person
        LIMIT ?
        """,
        (game, LEADERS),
    ).fetchall()
    people = [
        Ranked(place=place, person=person, name=name, rating=shown, games=games)
        for place, person, name, shown, games in rows
    ]
    return Leaderboard(game=game, people=people)
