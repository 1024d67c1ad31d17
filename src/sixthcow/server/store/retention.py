"""How long things are kept, and how expired ones are removed."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from sixthcow.server.store.database import Connection, Part
from sixthcow.server.store.privacy import forget_person
from sixthcow.server.store.tables import ENDED, IN_PLAY
from sixthcow.server.tables.log import Closed, Opened, TermsChanged, decode_entry, encode_entry
from sixthcow.server.wire.messages import Pace

HOUR = 3_600_000
DAY = 24 * HOUR

# A guest who has been away this long is deleted if they have no account, no rated match, and no
# seat at an open or running table. Banned people are kept, or the ban would end.
GUEST = 180 * DAY

# A device that has been unused this long is logged out.
DEVICE = 400 * DAY

# An open table where nothing happens is closed.
OPEN_TABLE = 24 * HOUR

# A match where nothing happens is closed without a result, depending on its pace: with a clock of
# seconds it has stopped long before; with days per decision, several people may miss their turn.
PLAYING_TABLE: dict[Pace, int] = {
    "blitz": 7 * DAY,
    "normal": 7 * DAY,
    "relaxed": 7 * DAY,
    "none": 30 * DAY,
    "day": 30 * DAY,
    "three-days": 30 * DAY,
    "week": 70 * DAY,
}

# A table that was closed without a result is deleted with its log. Finished matches are kept.
CLOSED_TABLE = 7 * DAY

# A review this old is deleted; whoever opens it has it computed again.
REVIEW = 180 * DAY

# The most per transaction, so that moves never wait long.
PORTION = 50

Remove = Callable[[Connection, int], Coroutine[Any, Any, int]]


class Retention(Part):
    """Removes what has expired. However many servers do it, each thing is removed once."""

    async def clean_up(self, now: int) -> dict[str, int]:
        """Remove what has expired by the documented rules; returns how many of each kind."""
        removed = dict.fromkeys(STEPS, 0)
        for kind, remove in STEPS.items():
            portion = PORTION
            while portion == PORTION:
                portion = await self._remove(remove, now)
                removed[kind] += portion
        return removed

    async def _remove(self, remove: Remove, now: int) -> int:
        return await self.database.transaction(
            lambda connection: remove(connection, now), alters_tables=True
        )


async def close_open_tables(connection: Connection, now: int) -> int:
    """Close open tables where nothing happens; how many were closed."""
    tables = await _silent(connection, "open", now - OPEN_TABLE, f"LIMIT {PORTION}")
    for table, _ in tables:
        await _close(connection, table, now)
    return len(tables)


async def close_playing_tables(connection: Connection, now: int) -> int:
    """Close abandoned matches; how many were closed."""
    closed = 0
    for table, updated in await _silent(connection, "playing", now - min(PLAYING_TABLE.values())):
        if closed == PORTION:
            break
        if updated < now - await _longest_silence(connection, table):
            await _close(connection, table, now)
            closed += 1
    return closed


async def delete_closed_tables(connection: Connection, now: int) -> int:
    """Delete tables that were closed without a result; how many there were."""
    deleted = await connection.fetch(
        f"""
        DELETE FROM tables WHERE number IN (
            SELECT number FROM tables
            WHERE {ENDED} AND status = 'closed' AND updated < $1
              AND NOT EXISTS (SELECT 1 FROM matches WHERE table_number = tables.number)
            LIMIT $2
            FOR UPDATE SKIP LOCKED)
        RETURNING number
        """,
        now - CLOSED_TABLE,
        PORTION,
    )
    return len(deleted)


async def forget_guests(connection: Connection, now: int) -> int:
    """Delete guests who have not come back; how many there were."""
    guests = await connection.fetch(
        f"""
        SELECT id FROM people AS guest
        WHERE account IS NULL AND owner IS NULL AND NOT banned AND seen < $1
          AND NOT EXISTS (
            SELECT 1 FROM results JOIN matches ON number = match_number
            WHERE results.person = guest.id AND rated)
          AND NOT EXISTS (
            SELECT 1 FROM table_people JOIN tables ON number = table_number
            WHERE table_people.person = guest.id AND seated AND {IN_PLAY})
          AND NOT EXISTS (
            SELECT 1 FROM people AS bot WHERE bot.owner = guest.id AND bot.seen >= $1)
        LIMIT $2
        FOR UPDATE SKIP LOCKED
        """,
        now - GUEST,
        PORTION,
    )
    for (guest,) in guests:
        await forget_person(connection, guest)
    return len(guests)


async def remove_devices(connection: Connection, now: int) -> int:
    """Log out unused devices; how many there were."""
    removed = await connection.fetch(
        """
        DELETE FROM devices WHERE token_hash IN (
            SELECT token_hash FROM devices WHERE seen < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING person
        """,
        now - DEVICE,
        PORTION,
    )
    return len(removed)


async def delete_reviews(connection: Connection, now: int) -> int:
    """Delete old reviews; how many there were."""
    deleted = await connection.fetch(
        """
        DELETE FROM reviews WHERE id IN (
            SELECT id FROM reviews WHERE at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING id
        """,
        now - REVIEW,
        PORTION,
    )
    return len(deleted)


# In this order: a guest is deleted only after the table where they sit has been closed.
STEPS: dict[str, Remove] = {
    "open_tables_closed": close_open_tables,
    "playing_tables_closed": close_playing_tables,
    "closed_tables_deleted": delete_closed_tables,
    "guests_forgotten": forget_guests,
    "devices_removed": remove_devices,
    "reviews_deleted": delete_reviews,
}


async def _silent(
    connection: Connection, status: str, since: int, limit: str = ""
) -> Sequence[tuple[int, int]]:
    """The tables with a status where nothing has happened since a time, longest first, each with
    its last update; locked until this transaction ends."""
    return await connection.fetch(
        f"""
        SELECT number, updated FROM tables
        WHERE {IN_PLAY} AND status = $1 AND updated < $2
        ORDER BY updated {limit}
        FOR UPDATE SKIP LOCKED
        """,
        status,
        since,
    )


async def _longest_silence(connection: Connection, table: int) -> int:
    """How long a table may be idle, by the pace in its latest terms."""
    rows = await connection.fetch(
        """
        SELECT body FROM entries WHERE table_number = $1 AND strpos(body, '"terms"') > 0
        ORDER BY version DESC
        """,
        table,
    )
    for (body,) in rows:
        entry = decode_entry(body)
        if isinstance(entry, Opened | TermsChanged):
            return PLAYING_TABLE[entry.terms.pace]
    return max(PLAYING_TABLE.values())


async def _close(connection: Connection, table: int, now: int) -> None:
    version = await connection.fetchval(
        """
        UPDATE tables SET version = version + 1, status = 'closed', updated = $2
        WHERE number = $1
        RETURNING version
        """,
        table,
        now,
    )
    await connection.execute(
        "INSERT INTO entries (table_number, version, body) VALUES ($1, $2, $3)",
        table,
        version,
        encode_entry(Closed(at=now, reason="abandoned")).decode(),
    )
