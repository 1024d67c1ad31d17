"""Merge two people, delete one, and export everything stored about somebody."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sixthcow.server.skill import Strength, joined, shown
from sixthcow.server.store.database import Connection, Part, snapshot
from sixthcow.server.store.identities import named, nobody
from sixthcow.server.store.people import find_bots, find_person
from sixthcow.server.store.rewriting import hide_at_table, rename_at_table
from sixthcow.server.tables.log import SeatTaken, decode_entry

# A record that both have imported keeps both addresses: people may have shared either.
_JOIN_IMPORTS = """
    UPDATE imports SET person = $2, digest = CASE
        WHEN digest IN (SELECT digest FROM imports WHERE person = $2) THEN id
        ELSE digest END
    WHERE person = $1
"""

_EXPORTED = {
    "devices": "SELECT added, seen FROM devices WHERE person = $1 ORDER BY added",
    "results": """
        SELECT tables.id AS "table", matches.game, at, rated, seat, name, total, rank, won, rounds
        FROM results
        JOIN matches ON matches.number = match_number
        JOIN tables ON tables.number = table_number
        WHERE person = $1
        ORDER BY match_number
        """,
    "ratings": "SELECT game, mu, sigma, games, shown FROM ratings WHERE person = $1 ORDER BY game",
    "rating_history": """
        SELECT game, at, shown FROM rating_history WHERE person = $1 ORDER BY match_number
        """,
    "imports": """
        SELECT id, at, record FROM imports WHERE person = $1 ORDER BY at, id COLLATE "C"
        """,
}


def _decoded(text: bytes | str) -> Any:
    """JSON as its value; damaged JSON unchanged: one bad record must not block the others."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError):
        return {"damaged": text if isinstance(text, str) else text.decode(errors="replace")}


# How some columns are exported: SQLite stores booleans as numbers, and both store JSON as text.
_SPELLED: dict[str, Callable[[Any], Any]] = {
    "rated": bool,
    "won": bool,
    "record": _decoded,
}


class Privacy(Part):
    """What people may do with everything stored about them.

    Merging or deleting somebody changes the logs of their tables, but not the versions: tables in
    memory must be reloaded.
    """

    async def absorb(self, guest: str, account: str) -> None:
        """Everything a guest has done becomes the account's; the guest is gone."""
        await self.database.transaction(
            lambda connection: _absorb(connection, guest, account), alters_tables=True
        )

    async def forget(self, person: str) -> None:
        """Delete a person: their devices, account, settings, chat and names; the matches stay,
        played by an anonymous person."""
        await self.database.transaction(
            lambda connection: forget_person(connection, person), alters_tables=True
        )

    @snapshot
    async def export(self, connection: Connection, person: str) -> dict[str, Any]:
        """Everything stored about a person except hashes of secrets, as JSON values; empty if there
        is no such person."""
        found = await find_person(connection, person)
        if found is None:
            return {}
        bots = await find_bots(connection, person)
        rows = {part: await connection.fetch(query, person) for part, query in _EXPORTED.items()}
        return {
            "person": msgspec.to_builtins(found),
            "bots": msgspec.to_builtins(bots),
            "tables": await _export_tables(connection, person),
            **{part: [_exported(row) for row in found] for part, found in rows.items()},
        }


async def _absorb(connection: Connection, guest: str, account: str) -> None:
    """Merge a guest into an account; does nothing if the guest is gone already."""
    one, other = await find_person(connection, guest), await find_person(connection, account)
    if one is None or guest == account:
        return
    if one.account is not None or other is None:
        raise ValueError("only a guest is absorbed, and only by somebody who is there")
    for table in await _tables_of(connection, guest):
        if {guest, account} <= await _sitters(connection, table):
            # One person cannot have two seats: there the guest becomes anonymous.
            await hide_at_table(connection, table, guest, nobody())
        else:
            await rename_at_table(connection, table, guest, account)
    await _join_ratings(connection, guest, account)
    await find_person(connection, guest, lock=True)  # before their devices, see `_note_seen`
    for statement in (
        "UPDATE devices SET person = $2 WHERE person = $1",
        "UPDATE people SET owner = $2 WHERE owner = $1",
        _JOIN_IMPORTS,
        """
        UPDATE people SET seen = greatest(people.seen, guest.seen)
        FROM people AS guest
        WHERE guest.id = $1 AND people.id = $2
        """,
    ):
        await connection.execute(statement, guest, account)
    await connection.execute("DELETE FROM people WHERE id = $1", guest)


async def forget_person(connection: Connection, identity: str) -> None:
    """Delete a person and their bot accounts; their matches stay, anonymised."""
    for bot in await find_bots(connection, identity):
        await forget_person(connection, bot.id)
    for table in await _tables_of(connection, identity):
        await hide_at_table(connection, table, identity, nobody())
    for statement in (
        "DELETE FROM rating_history WHERE person = $1",
        "DELETE FROM ratings WHERE person = $1",
        "DELETE FROM people WHERE id = $1",
    ):
        await connection.execute(statement, identity)


def _exported(row: Any) -> dict[str, Any]:
    return {
        column: _SPELLED[column](value) if column in _SPELLED else value
        for column, value in dict(row).items()
    }


async def _export_tables(connection: Connection, identity: str) -> list[dict[str, Any]]:
    """The tables where a person was: what they did there or was done to them, and the record."""
    tables = []
    for number in await _tables_of(connection, identity):
        table, record = await connection.fetchrow(
            """
            SELECT id, record FROM tables LEFT JOIN matches ON table_number = tables.number
            WHERE tables.number = $1
            """,
            number,
        )
        entries = [
            msgspec.json.decode(body)
            for (body,) in await _log(connection, number)
            if identity in named(decode_entry(body))
        ]
        decoded = _decoded(record) if record else None
        tables.append({"table": table, "entries": entries, "record": decoded})
    return tables


async def _join_ratings(connection: Connection, guest: str, account: str) -> None:
    rows = await connection.fetch(
        """
        SELECT person, game, mu, sigma, games FROM ratings WHERE person = ANY ($1)
        ORDER BY person FOR UPDATE
        """,
        [guest, account],
    )
    rated = {(who, game): (Strength(mu, sigma), games) for who, game, mu, sigma, games in rows}
    for (who, game), (strength, games) in rated.items():
        if who == account:
            continue
        if own := rated.get((account, game)):
            strength, games = joined(strength, own[0]), games + own[1]  # noqa: PLW2901
        await connection.execute(
            """
            INSERT INTO ratings (person, game, mu, sigma, games, shown)
            VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (person, game) DO UPDATE
            SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,
                shown = excluded.shown
            """,
            account,
            game,
            *strength,
            games,
            shown(strength),
        )
    # If both played the same match, the account's own rating point stays.
    await connection.execute(
        """
        INSERT INTO rating_history (person, game, match_number, at, shown)
        SELECT $2, game, match_number, at, shown FROM rating_history WHERE person = $1
        ON CONFLICT DO NOTHING
        """,
        guest,
        account,
    )
    await connection.execute("DELETE FROM rating_history WHERE person = $1", guest)
    await connection.execute("DELETE FROM ratings WHERE person = $1", guest)


async def _tables_of(connection: Connection, identity: str) -> list[int]:
    """The numbers of the tables whose logs name a person, in the order in which moves lock them."""
    rows = await connection.fetch(
        """
        SELECT number FROM table_people JOIN tables ON number = table_number
        WHERE person = $1
        ORDER BY id COLLATE "C"
        """,
        identity,
    )
    return [number for (number,) in rows]


async def _sitters(connection: Connection, table: int) -> set[str]:
    """Everybody who ever took a seat at a table."""
    entries = [decode_entry(body) for (body,) in await _log(connection, table)]
    return {entry.sitter for entry in entries if isinstance(entry, SeatTaken)}


async def _log(connection: Connection, table: int) -> Sequence[Any]:
    return await connection.fetch(
        "SELECT body FROM entries WHERE table_number = $1 ORDER BY version", table
    )
