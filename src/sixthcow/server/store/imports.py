"""Records that people have imported. They count in no statistics, and are deleted with the
person."""

import msgspec

from sixthcow.server.store.database import Connection, Part, json_text, transaction
from sixthcow.server.store.values import Imported, ImportedGame


class Imports(Part):
    """Records that people have imported."""

    @transaction
    async def keep_import(
        self, connection: Connection, imported: Imported, most: int
    ) -> str | None:
        """Store a record; returns its address, the same one if this person has imported it before.
        None if they have `most` already, or are gone."""
        # One at a time per person, or two at once could exceed the limit.
        await connection.execute("SELECT 1 FROM people WHERE id = $1 FOR UPDATE", imported.person)
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
            RETURNING id
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

    async def imported(self, identity: str) -> str | None:
        """The record at an address, as JSON."""
        record: str | None = await self.database.fetchval(
            "SELECT record FROM imports WHERE id = $1", identity
        )
        return record

    async def imports_of(self, person: str) -> list[ImportedGame]:
        """What a person has imported, latest first."""
        rows = await self.database.fetch(
            'SELECT summary FROM imports WHERE person = $1 ORDER BY at DESC, id COLLATE "C"', person
        )
        return [msgspec.json.decode(summary, type=ImportedGame) for (summary,) in rows]

    async def remove_import(self, person: str, identity: str) -> bool:
        """Delete a record of this person; False if it does not exist."""
        gone = await self.database.write(
            "DELETE FROM imports WHERE id = $1 AND person = $2 RETURNING id", identity, person
        )
        return len(gone) == 1
