"""Join two people, forget one, and hand somebody all that is stored about them."""

from sqlite3 import Connection
from typing import Any

import msgspec

from sixthcow.server.skill import Strength, joined, shown
from sixthcow.server.store.identities import named, nobody
from sixthcow.server.store.sqlite.people import bots_of, person
from sixthcow.server.store.sqlite.rewriting import hide_at_table, rename_at_table
from sixthcow.server.tables.log import SeatTaken, decode_entry

# A record that both have brought keeps both addresses: people may have shared either.
_JOIN_IMPORTS = """
    UPDATE imports SET person = :account, digest = CASE
        WHEN digest IN (SELECT digest FROM imports WHERE person = :account) THEN id
        ELSE digest END
    WHERE person = :guest
"""


def absorb(connection: Connection, guest: str, account: str) -> None:
    """Everything a guest has done becomes the account's; nothing if the guest is gone already."""
    one, other = person(connection, guest), person(connection, account)
    if one is None or guest == account:
        return
    if one.account is not None or other is None:
        raise ValueError("only a guest is absorbed, and only by somebody who is there")
    for table in _tables_of(connection, guest):
        if {guest, account} <= _sitters(connection, table):
            # One person cannot have two seats: there the guest stays somebody else.
            hide_at_table(connection, table, guest, nobody())
        else:
            rename_at_table(connection, table, guest, account)
    _join_ratings(connection, guest, account)
    for statement in (
        "UPDATE devices SET person = :account WHERE person = :guest",
        "UPDATE people SET owner = :account WHERE owner = :guest",
        _JOIN_IMPORTS,
        "UPDATE people SET seen = max(seen, :seen) WHERE id = :account",
        "DELETE FROM people WHERE id = :guest",
    ):
        connection.execute(statement, {"guest": guest, "account": account, "seen": one.seen})


def forget(connection: Connection, identity: str) -> None:
    """Delete a person and their bot accounts; their matches stay, played by nobody."""
    for bot in bots_of(connection, identity):
        forget(connection, bot.id)
    for table in _tables_of(connection, identity):
        hide_at_table(connection, table, identity, nobody())
    for statement in (
        "DELETE FROM rating_history WHERE person = ?",
        "DELETE FROM ratings WHERE person = ?",
        "DELETE FROM people WHERE id = ?",
    ):
        connection.execute(statement, (identity,))


def export(connection: Connection, identity: str) -> dict[str, Any]:
    """Everything stored about a person but hashes of secrets; empty for nobody."""
    found = person(connection, identity)
    if found is None:
        return {}
    return {
        "person": msgspec.to_builtins(found),
        "bots": [msgspec.to_builtins(bot) for bot in bots_of(connection, identity)],
        "devices": _rows(
            connection, "SELECT added, seen FROM devices WHERE person = ? ORDER BY added", identity
        ),
        "tables": _export_tables(connection, identity),
        "results": _rows(
            connection,
            """
            SELECT tables.id AS "table", matches.game, at, rated, seat, name, total, rank, won,
                   rounds
            FROM results
            JOIN matches ON matches.number = match_number
            JOIN tables ON tables.number = table_number
            WHERE person = ?
            ORDER BY match_number
            """,
            identity,
        ),
        "ratings": _rows(
            connection,
            """
            SELECT game, mu, sigma, games, shown FROM ratings WHERE person = ? ORDER BY game
            """,
            identity,
        ),
        "rating_history": _rows(
            connection,
            """
            SELECT game, at, shown FROM rating_history WHERE person = ?
            ORDER BY match_number
            """,
            identity,
        ),
        "imports": [
            {"id": name, "at": at, "record": msgspec.json.decode(record)}
            for name, at, record in connection.execute(
                "SELECT id, at, record FROM imports WHERE person = ? ORDER BY at, id", (identity,)
            )
        ],
    }


def _export_tables(connection: Connection, identity: str) -> list[dict[str, Any]]:
    """The tables where a person was: what they did there or was done to them, and the record."""
    tables = []
    for number in _tables_of(connection, identity):
        table, record = connection.execute(
            """
            SELECT id, record FROM tables LEFT JOIN matches ON table_number = tables.number
            WHERE tables.number = ?
            """,
            (number,),
        ).fetchone()
        entries = [
            msgspec.json.decode(body)
            for body in _log(connection, number)
            if identity in named(decode_entry(body))
        ]
        tables.append(
            {
                "table": table,
                "entries": entries,
                "record": msgspec.json.decode(record) if record else None,
            }
        )
    return tables


def _join_ratings(connection: Connection, guest: str, account: str) -> None:
    for game, mu, sigma, games in connection.execute(
        "SELECT game, mu, sigma, games FROM ratings WHERE person = ?", (guest,)
    ).fetchall():
        strength = Strength(mu, sigma)
        own = connection.execute(
            "SELECT mu, sigma, games FROM ratings WHERE person = ? AND game = ?", (account, game)
        ).fetchone()
        if own is not None:
            strength = joined(strength, Strength(*own[:2]))
        connection.execute(
            """
            INSERT OR REPLACE INTO ratings (person, game, mu, sigma, games, shown)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            (account, game, *strength, games + (own[2] if own else 0), shown(strength)),
        )
    # Where both played the same match the account's own point stays.
    connection.execute(
        "UPDATE OR IGNORE rating_history SET person = ? WHERE person = ?", (account, guest)
    )
    connection.execute("DELETE FROM rating_history WHERE person = ?", (guest,))
    connection.execute("DELETE FROM ratings WHERE person = ?", (guest,))


def _tables_of(connection: Connection, identity: str) -> list[int]:
    """The numbers of the tables whose logs name a person."""
    rows = connection.execute(
        "SELECT table_number FROM table_people WHERE person = ? ORDER BY table_number",
        (identity,),
    )
    return [number for (number,) in rows.fetchall()]


def _sitters(connection: Connection, table: int) -> set[str]:
    """Everybody who ever took a seat at a table."""
    entries = (decode_entry(body) for body in _log(connection, table))
    return {entry.sitter for entry in entries if isinstance(entry, SeatTaken)}


def _log(connection: Connection, table: int) -> list[str]:
    rows = connection.execute(
        "SELECT body FROM entries WHERE table_number = ? ORDER BY version", (table,)
    )
    return [body for (body,) in rows]


def _rows(connection: Connection, query: str, identity: str) -> list[dict[str, Any]]:
    found = connection.execute(query, (identity,))
    columns = [column[0] for column in found.description]
    return [dict(zip(columns, row, strict=True)) for row in found]
