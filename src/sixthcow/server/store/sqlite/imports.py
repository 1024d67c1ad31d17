"""Records that people have brought, in SQLite."""

from sqlite3 import Connection

import msgspec

from sixthcow.server.store import Imported
from sixthcow.server.store.rows import json_text
from sixthcow.server.wire.api import ImportedGame


def keep_import(connection: Connection, imported: Imported, most: int) -> str | None:
    """Keep a record; its address, or None if its person has so many already, or is gone."""
    given = {"person": imported.person, "digest": imported.digest, "most": most}
    known = connection.execute(
        "SELECT id FROM imports WHERE person = :person AND digest = :digest", given
    ).fetchone()
    if known is not None:
        return str(known[0])
    values = {
        "id": imported.summary.id,
        "at": imported.summary.at,
        "summary": json_text(imported.summary),
        "record": imported.record,
    }
    kept = connection.execute(
        """
        INSERT INTO imports (id, person, digest, at, summary, record)
        SELECT :id, people.id, :digest, :at, :summary, :record FROM people
        WHERE people.id = :person
          AND (SELECT count(*) FROM imports WHERE person = :person) < :most
        """,
        given | values,
    )
    return imported.summary.id if kept.rowcount == 1 else None


def imported(connection: Connection, identity: str) -> str | None:
    """The record at an address."""
    row = connection.execute("SELECT record FROM imports WHERE id = ?", (identity,)).fetchone()
    return row[0] if row else None


def imports_of(connection: Connection, person: str) -> list[ImportedGame]:
    """What a person has brought, latest first."""
    rows = connection.execute(
        "SELECT summary FROM imports WHERE person = ? ORDER BY at DESC, id", (person,)
    )
    return [msgspec.json.decode(summary, type=ImportedGame) for (summary,) in rows]


def remove_import(connection: Connection, person: str, identity: str) -> bool:
    """Delete a record, if it is this person's."""
    gone = connection.execute("DELETE FROM imports WHERE id = ? AND person = ?", (identity, person))
    return gone.rowcount == 1
