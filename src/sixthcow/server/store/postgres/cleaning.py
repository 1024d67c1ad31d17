"""Remove what is too old, a few at a time; however many servers do it, each thing goes once."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sixthcow.server.store import keeping
from sixthcow.server.store.postgres.privacy import forget
from sixthcow.server.tables.log import Closed, Opened, TermsChanged, decode_entry, encode_entry

if TYPE_CHECKING:
    from sixthcow.server.store.postgres.connection import Connection

# So many at most in one transaction.
PORTION = 50

Clean = Callable[["Connection", int], Awaitable[int]]


async def close_open_tables(connection: "Connection", now: int) -> int:
    """Close open tables where nothing happens; how many were closed."""
    tables = await _silent(connection, "open", now - keeping.OPEN_TABLE, PORTION)
    for table, _ in tables:
        await _close(connection, table, now)
    return len(tables)


async def close_playing_tables(connection: "Connection", now: int) -> int:
    """Close matches that everybody has left; how many were closed."""
    shortest = min(keeping.PLAYING_TABLE.values())
    closed = 0
    for table, updated in await _silent(connection, "playing", now - shortest, None):
        if closed == PORTION:
            break
        if updated < now - await _longest_silence(connection, table):
            await _close(connection, table, now)
            closed += 1
    return closed


async def delete_closed_tables(connection: "Connection", now: int) -> int:
    """Delete tables that were closed without a result; how many there were."""
    rows = await connection.fetch(
        """
        DELETE FROM tables WHERE number IN (
            SELECT number FROM tables
            WHERE status = 'closed' AND updated < $1
              AND NOT EXISTS (SELECT FROM matches WHERE table_number = tables.number)
            LIMIT $2
            FOR UPDATE SKIP LOCKED)
        RETURNING number
        """,
        now - keeping.CLOSED_TABLE,
        PORTION,
    )
    return len(rows)


async def forget_guests(connection: "Connection", now: int) -> int:
    """Forget guests who do not come any more; how many there were."""
    rows = await connection.fetch(
        """
        SELECT id FROM people AS guest
        WHERE account IS NULL AND owner IS NULL AND NOT banned AND seen < $1
          AND NOT EXISTS (
            SELECT FROM results JOIN matches ON number = match_number
            WHERE results.person = guest.id AND rated)
          AND NOT EXISTS (
            SELECT FROM table_people JOIN tables ON number = table_number
            WHERE table_people.person = guest.id AND seated AND status IN ('open', 'playing'))
          AND NOT EXISTS (
            SELECT FROM people AS bot WHERE bot.owner = guest.id AND bot.seen >= $1)
        LIMIT $2
        FOR UPDATE SKIP LOCKED
        """,
        now - keeping.GUEST,
        PORTION,
    )
    for (guest,) in rows:
        await forget(connection, guest)
    return len(rows)


async def remove_devices(connection: "Connection", now: int) -> int:
    """Log out devices that are not used any more; how many there were."""
    rows = await connection.fetch(
        """
        DELETE FROM devices WHERE token_hash IN (
            SELECT token_hash FROM devices WHERE seen < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING person
        """,
        now - keeping.DEVICE,
        PORTION,
    )
    return len(rows)


# In this order: a guest is forgotten only after the table where they sit has been closed.
CLEANING: dict[str, Clean] = {
    "open_tables_closed": close_open_tables,
    "playing_tables_closed": close_playing_tables,
    "closed_tables_deleted": delete_closed_tables,
    "guests_forgotten": forget_guests,
    "devices_removed": remove_devices,
}


async def _silent(
    connection: "Connection", status: str, since: int, most: int | None
) -> list[tuple[int, int]]:
    """The tables of a status where nothing has happened since a time, longest first, and since
    when; nobody else changes them until this transaction ends."""
    rows = await connection.fetch(
        """
        SELECT number, updated FROM tables
        WHERE status IN ('open', 'playing') AND status = $1 AND updated < $2
        ORDER BY updated
        LIMIT $3
        FOR UPDATE SKIP LOCKED
        """,
        status,
        since,
        most,
    )
    return [(number, updated) for number, updated in rows]


async def _longest_silence(connection: "Connection", table: int) -> int:
    """How long nothing may happen at a table, by its pace."""
    body = await connection.fetchval(
        """
        SELECT body FROM entries
        WHERE table_number = $1 AND body::json ->> 'kind' IN ('opened', 'terms')
        ORDER BY version DESC
        LIMIT 1
        """,
        table,
    )
    if body is None:
        return max(keeping.PLAYING_TABLE.values())
    entry = decode_entry(body)
    assert isinstance(entry, Opened | TermsChanged)
    return keeping.PLAYING_TABLE[entry.terms.pace]


async def _close(connection: "Connection", table: int, now: int) -> None:
    entry = Closed(at=now, reason="abandoned")
    await connection.execute(
        """
        WITH closed AS (
            UPDATE tables SET version = version + 1, status = 'closed', updated = $2
            WHERE number = $1
            RETURNING version)
        INSERT INTO entries (table_number, version, body) SELECT $1, version, $3 FROM closed
        """,
        table,
        now,
        encode_entry(entry).decode(),
    )
