"""Change who did something, in everything stored about one table."""

from collections.abc import Mapping

from sixthcow.server.store.database import Connection
from sixthcow.server.store.identities import (
    NOBODY,
    named,
    replaced_in_entry,
    replaced_in_json,
    without_names,
)
from sixthcow.server.tables.log import decode_entry, encode_entry


async def rename_at_table(connection: Connection, table: int, old: str, new: str) -> None:
    """Attribute what one person did at a table to another."""
    await _rewrite_log(connection, table, old, new, hide=False)
    await _rewrite_head(connection, table, {old: new})
    await connection.execute(
        """
        UPDATE results SET person = $1
        WHERE person = $2 AND match_number = (SELECT number FROM matches WHERE table_number = $3)
        """,
        new,
        old,
        table,
    )


async def hide_at_table(connection: Connection, table: int, person: str, nobody: str) -> None:
    """Anonymise what a person did at a table: no name, no words.

    `nobody` is an id that stands for them there, so that the log still says which of its entries
    belong together.
    """
    names = await _rewrite_log(connection, table, person, nobody, hide=True)
    await _rewrite_head(connection, table, {person: nobody} | dict.fromkeys(names, NOBODY))
    match = await connection.fetchrow(
        "SELECT number, record FROM matches WHERE table_number = $1 FOR UPDATE", table
    )
    if match is None:
        return
    # The seat of somebody who was removed is a bot's, but still has their name.
    seats = await connection.fetch(
        """
        UPDATE results SET name = $4, person = NULL
        WHERE match_number = $1 AND (person = $2 OR (person IS NULL AND name = ANY ($3)))
        RETURNING seat
        """,
        match[0],
        person,
        list(names),
        NOBODY,
    )
    await connection.execute(
        "UPDATE matches SET record = $2 WHERE number = $1",
        match[0],
        without_names(match[1], {seat for (seat,) in seats}),
    )


async def _rewrite_log(
    connection: Connection, table: int, old: str, new: str, hide: bool
) -> set[str]:
    """Replace a person's id with another; returns the names that the person had there."""
    # Nobody may append in the meantime, or those entries would be missed.
    await connection.execute("SELECT 1 FROM tables WHERE number = $1 FOR UPDATE", table)
    rows = await connection.fetch(
        "SELECT version, body FROM entries WHERE table_number = $1 AND strpos(body, $2) > 0",
        table,
        old,
    )
    names, changed = set(), []
    for version, body in rows:
        entry = decode_entry(body)
        if old in named(entry):
            entry, name = replaced_in_entry(entry, old, new, hide)
            names |= {name} - {""}
            changed.append((encode_entry(entry).decode(), table, version))
    await connection.executemany(
        "UPDATE entries SET body = $1 WHERE table_number = $2 AND version = $3", changed
    )
    await connection.execute(
        """
        INSERT INTO table_people (person, table_number, seated)
        SELECT $3, table_number, seated FROM table_people WHERE table_number = $1 AND person = $2
        ON CONFLICT DO NOTHING
        """,
        table,
        old,
        new,
    )
    await connection.execute(
        "DELETE FROM table_people WHERE table_number = $1 AND person = $2", table, old
    )
    return names


async def _rewrite_head(connection: Connection, table: int, words: Mapping[str, str]) -> None:
    summary, people = await connection.fetchrow(
        "SELECT summary, people FROM tables WHERE number = $1", table
    )
    await connection.execute(
        "UPDATE tables SET summary = $2, people = $3 WHERE number = $1",
        table,
        replaced_in_json(summary, words),
        replaced_in_json(people, words),
    )
