"""Which server drives which table, one statement for any number of tables, and which computes a
review.

Servers' clocks may differ, so a lease is a duration, measured by the database's clock.
A server renews all its leases in one row, however many tables it drives.
"""

from collections.abc import Sequence

from sixthcow.server.store import reviews
from sixthcow.server.store.database import Part

# The most tables handed out per request, so that several servers share them.
PORTION = 200
FORGOTTEN = 86_400_000  # milliseconds after which a server is forgotten

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class Leases(Part):
    """Which server drives which table, and computes which review."""

    shared = True

    async def claim(self, owner: str, tables: Sequence[str], until: int) -> set[str]:
        """Lease tables until then: those that are free, the owner's own, or a dead server's."""
        rows = await self.database.write(
            f"""
            WITH wanted AS (
                SELECT number, id FROM tables WHERE id = ANY ($2) AND status = 'playing'
            ), alive AS (
                INSERT INTO servers (name, until) VALUES ($1, {_NOW} + $3)
                ON CONFLICT (name) DO UPDATE SET until = excluded.until
            ), kept AS (
                -- What the owner held while it was alive, nobody else has taken.
                SELECT table_number FROM leases
                WHERE owner = $1 AND table_number IN (SELECT number FROM wanted)
                  AND EXISTS (SELECT FROM servers WHERE name = $1 AND until > {_NOW})
            ), taken AS (
                INSERT INTO leases (table_number, owner)
                SELECT number, $1 FROM wanted
                WHERE number NOT IN (SELECT table_number FROM kept)
                ORDER BY number
                ON CONFLICT (table_number) DO UPDATE SET owner = excluded.owner
                -- Who has taken a table since we looked may be a server that we did not see yet.
                WHERE leases.owner = excluded.owner OR EXISTS (
                    SELECT FROM leases AS seen
                    WHERE seen.table_number = leases.table_number AND seen.owner = leases.owner
                ) AND NOT EXISTS (
                    SELECT FROM servers WHERE name = leases.owner AND until > {_NOW})
                RETURNING table_number
            )
            SELECT id FROM wanted
            WHERE number IN (SELECT table_number FROM kept UNION ALL SELECT table_number FROM taken)
            """,
            owner,
            list(tables),
            until - self.now(),
        )
        return {table for (table,) in rows}

    async def release(self, owner: str, tables: Sequence[str]) -> None:
        """Return leases; forget servers that died long ago."""
        await self.database.write(
            f"""
            WITH forgotten AS (DELETE FROM servers WHERE until < {_NOW} - {FORGOTTEN})
            DELETE FROM leases USING tables
            WHERE number = table_number AND owner = $1 AND id = ANY ($2)
            """,
            owner,
            list(tables),
        )

    async def unclaimed(self, now: int) -> list[str]:
        """Some of the tables in play that nobody drives: other servers may be asking at the same
        moment. `now` is ignored in favour of the database's clock."""
        rows = await self.database.fetch(
            f"""
            SELECT id FROM tables
            LEFT JOIN leases ON table_number = number
            LEFT JOIN servers ON name = owner AND until > {_NOW}
            WHERE status IN ('open', 'playing') AND status = 'playing' AND name IS NULL
            ORDER BY random()
            LIMIT $1
            """,
            PORTION,
        )
        return [table for (table,) in rows]

    async def claim_review(self, owner: str, identity: str, until: int) -> bool:
        """Lease a review until then, if nobody else has it."""
        rows = await self.database.write(
            f"""
            INSERT INTO review_leases AS held (id, edition, owner, until)
            VALUES ($1, $2, $3, {_NOW} + $4)
            ON CONFLICT (id, edition) DO UPDATE
            SET owner = excluded.owner, until = excluded.until
            WHERE held.owner = excluded.owner OR held.until <= {_NOW}
            RETURNING id
            """,
            identity,
            reviews.EDITION,
            owner,
            until - self.now(),
        )
        return bool(rows)

    async def release_review(self, owner: str, identity: str) -> None:
        """Return the lease of a review; forget those that nobody has renewed for long."""
        await self.database.write(
            f"""
            DELETE FROM review_leases
            WHERE id = $1 AND edition = $2 AND owner = $3 OR until < {_NOW} - {FORGOTTEN}
            """,
            identity,
            reviews.EDITION,
            owner,
        )
