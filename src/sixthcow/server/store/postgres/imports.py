"""Records that people have brought, in PostgreSQL."""

import msgspec

from sixthcow.server.store import Imported
from sixthcow.server.store.postgres.connection import Database
from sixthcow.server.store.rows import json_text
from sixthcow.server.wire.api import ImportedGame


async def keep_import(database: Database, imported: Imported, most: int) -> str | None:
    """Keep a record; its address, or None if its person has so many already, or is gone."""
    async with database.transaction() as connection:
        # One at a time of each person, or two at once could be one too many.
        await connection.execute("SELECT FROM people WHERE id = $1 FOR UPDATE", imported.person)
        known: str | None = await connection.fetchval(
            "SELECT id FROM imports WHERE person = $1 AND digest = $2",
            imported.person,
            imported.digest,
        )
        if known is not None:
            return known
        kept: str | None = await connection.fetchval(
            """
            INSERT INTO imports (id, person, digest, at, summary, record)
            SELECT $2, people.id, $3, $4, $5, $6 FROM people
            WHERE people.id = $1 AND (SELECT count(*) FROM imports WHERE person = $1) < $7
            RETURNING imports.id
            """,
            imported.person,
            imported.summary.id,
            imported.digest,
            imported.summary.at,
            json_text(imported.summary),
            imported.record,
            most,
        )
        return kept


async def imported(database: Database, identity: str) -> str | None:
    """The record at an address."""
    record: str | None = await database.value("SELECT record FROM imports WHERE id = $1", identity)
    return record


async def imports_of(database: Database, person: str) -> list[ImportedGame]:
    """What a person has brought, latest first."""
    rows = await database.fetch(
        'SELECT summary FROM imports WHERE person = $1 ORDER BY at DESC, id COLLATE "C"', person
    )
    return [msgspec.json.decode(summary, type=ImportedGame) for (summary,) in rows]


async def remove_import(database: Database, person: str, identity: str) -> bool:
    """Delete a record, if it is this person's."""
    gone = await database.execute(
        "DELETE FROM imports WHERE id = $1 AND person = $2", identity, person
    )
    return gone == "DELETE 1"
