"""Change who did something, in everything that is stored of one table."""

from collections.abc import Mapping
from sqlite3 import Connection

from sixthcow.server.store.identities import (
    named,
    replaced_in_entry,
    replaced_in_json,
    without_names,
)
from sixthcow.server.store.names import NOBODY
from sixthcow.server.tables.log import decode_entry, encode_entry


def rename_at_table(connection: Connection, table: int, old: str, new: str) -> None:
    """What one person did at a table was done by another."""
    _rewrite_log(connection, table, old, new, hide=False)
    _rewrite_head(connection, table, {old: new})
    connection.execute(
        """
        UPDATE results SET person = ?
        WHERE person = ? AND match_number = (SELECT number FROM matches WHERE table_number = ?)
        """,
        (new, old, table),
    )


def hide_at_table(connection: Connection, table: int, person: str, nobody: str) -> None:
    """What a person did at a table was done by nobody in particular: no name, no words.

    `nobody` is an id that stands for them there, so that the log still says which of its entries
    belong together.
    """
    names = _rewrite_log(connection, table, person, nobody, hide=True)
    _rewrite_head(connection, table, {person: nobody} | dict.fromkeys(names, NOBODY))
    match = connection.execute(
        "SELECT number FROM matches WHERE table_number = ?", (table,)
    ).fetchone()
    if match is not None:
        _hide_in_match(connection, match[0], person, names)


def _rewrite_log(connection: Connection, table: int, old: str, new: str, hide: bool) -> set[str]:
    """Put another id in place of a person's; the names that the person had there."""
    names = set()
    rows = connection.execute(
        "SELECT version, body FROM entries WHERE table_number = ? AND instr(body, ?)",
        (table, old),
    ).fetchall()
    for version, body in rows:
        entry = decode_entry(body)
        if old not in named(entry):
            continue
        changed, name = replaced_in_entry(entry, old, new, hide)
        names |= {name} - {""}
        connection.execute(
            "UPDATE entries SET body = ? WHERE table_number = ? AND version = ?",
            (encode_entry(changed).decode(), table, version),
        )
    connection.execute(
        "UPDATE OR IGNORE table_people SET person = ? WHERE table_number = ? AND person = ?",
        (new, table, old),
    )
    connection.execute(
        "DELETE FROM table_people WHERE table_number = ? AND person = ?", (table, old)
    )
    return names


def _rewrite_head(connection: Connection, table: int, words: Mapping[str, str]) -> None:
    summary, people = connection.execute(
        "SELECT summary, people FROM tables WHERE number = ?", (table,)
    ).fetchone()
    connection.execute(
        "UPDATE tables SET summary = ?, people = ? WHERE number = ?",
        (replaced_in_json(summary, words), replaced_in_json(people, words), table),
    )


def _hide_in_match(connection: Connection, match: int, person: str, names: set[str]) -> None:
    """Hide a person's seat in the results and the record.

    The seat of somebody who was sent away is a bot's, but still has their name.
    """
    (record,) = connection.execute(
        "SELECT record FROM matches WHERE number = ?", (match,)
    ).fetchone()
    seats = set()
    rows = connection.execute(
        "SELECT seat, name, person FROM results WHERE match_number = ?", (match,)
    ).fetchall()
    for seat, name, sitter in rows:
        if sitter == person or (sitter is None and name in names):
            connection.execute(
                "UPDATE results SET name = ?, person = NULL WHERE match_number = ? AND seat = ?",
                (NOBODY, match, seat),
            )
            seats.add(seat)
    connection.execute(
        "UPDATE matches SET record = ? WHERE number = ?",
        (without_names(record, seats), match),
    )
