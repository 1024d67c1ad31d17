"""Reviews of finished matches and imported records, deleted with them."""

from contextlib import suppress

from sixthcow.server.store.database import Part

# Reviews of an older edition are computed again: the analysis or its JSON has changed since.
EDITION = 3


class Reviews(Part):
    """Reviews, each stored once."""

    async def review(self, identity: str) -> bytes | None:
        """The findings about a match or an imported record: a JSON list, compressed."""
        findings: bytes | None = await self.database.fetchval(
            "SELECT findings FROM reviews WHERE id = $1 AND edition = $2", identity, EDITION
        )
        return findings

    async def keep_review(self, identity: str, findings: bytes) -> None:
        """Store a review, unless its match or record has been deleted meanwhile."""
        with suppress(self.database.integrity_error):
            await self.database.write(
                """
                INSERT INTO reviews (id, match_number, import_id, edition, at, findings)
                SELECT $1, match_number, import_id, $2, $3, $4
                FROM (
                    SELECT matches.number AS match_number, NULL AS import_id
                    FROM matches JOIN tables ON tables.number = table_number
                    WHERE tables.id = $1
                    UNION ALL
                    SELECT NULL AS match_number, imports.id AS import_id
                    FROM imports WHERE imports.id = $1
                ) AS reviewed
                WHERE TRUE
                ON CONFLICT (id) DO UPDATE
                SET edition = excluded.edition, at = excluded.at, findings = excluded.findings
                """,
                identity,
                EDITION,
                self.now(),
                findings,
            )
