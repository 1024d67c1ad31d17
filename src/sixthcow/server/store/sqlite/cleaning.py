"""Remove what is too old, a few at a time so that moves never wait long."""

from collections.abc import Callable
from sqlite3 import Connection

from sixthcow.server.store import keeping
from sixthcow.server.store.sqlite.privacy import forget
from sixthcow.server.store.sqlite.tables import ENDED, IN_PLAY
from sixthcow.server.tables.log import Closed, Opened, TermsChanged, decode_entry, encode_entry

# So many at most in one job.
PORTION = 50

Clean = Callable[[Connection, int], int]


def close_open_tables(connection: Connection, now: int) -> int:
    """Close open tables where nothing happens; how many were closed."""
    tables = _silent(connection, "open", now - keeping.OPEN_TABLE)[:PORTION]
    for table in tables:
        _close(connection, table, now)
    return len(tables)


def close_playing_tables(connection: Connection, now: int) -> int:
    """Close matches that everybody has left; how many were closed."""
    shortest = min(keeping.PLAYING_TABLE.values())
    closed = 0
    for table in _silent(connection, "playing", now - shortest):
        if closed == PORTION:
            break
        (updated,) = connection.execute(
            "SELECT updated FROM tables WHERE number = ?", (table,)
        ).fetchone()
        if updated < now - _longest_silence(connection, table):
            _close(connection, table, now)
            closed += 1
    return closed


def delete_closed_tables(connection: Connection, now: int) -> int:
    """Delete tables that were closed without a result; how many there were."""
    return connection.execute(
        f"""
        DELETE FROM tables WHERE number IN (
            SELECT number FROM tables
            WHERE {ENDED} AND status = 'closed' AND updated < ?
              AND number NOT IN (SELECT table_number FROM matches)
            LIMIT ?)
        """,
        (now - keeping.CLOSED_TABLE, PORTION),
    ).rowcount


def forget_guests(connection: Connection, now: int) -> int:
    """Forget guests who do not come any more; how many there were."""
    limit = now - keeping.GUEST
    rows = connection.execute(
        """
        SELECT id FROM people AS guest
        WHERE account IS NULL AND owner IS NULL AND NOT banned AND seen < ?
          AND NOT EXISTS (
            SELECT 1 FROM results JOIN matches ON number = match_number
            WHERE results.person = guest.id AND rated)
          AND NOT EXISTS (
            SELECT 1 FROM table_people JOIN tables ON number = table_number
            WHERE table_people.person = guest.id AND seated AND status IN ('open', 'playing'))
          AND NOT EXISTS (SELECT 1 FROM people AS bot WHERE bot.owner = guest.id AND bot.seen >= ?)
        LIMIT ?
        """,
        (limit, limit, PORTION),
    ).fetchall()
    for (guest,) in rows:
        forget(connection, guest)
    return len(rows)


def remove_devices(connection: Connection, now: int) -> int:
    """Log out devices that are not used any more; how many there were."""
    return connection.execute(
        """
        DELETE FROM devices WHERE token_hash IN (
            SELECT token_hash FROM devices WHERE seen < ? LIMIT ?)
        """,
        (now - keeping.DEVICE, PORTION),
    ).rowcount


# In this order: a guest is forgotten only after the table where they sit has been closed.
CLEANING: dict[str, Clean] = {
    "open_tables_closed": close_open_tables,
    "playing_tables_closed": close_playing_tables,
    "closed_tables_deleted": delete_closed_tables,
    "guests_forgotten": forget_guests,
    "devices_removed": remove_devices,
}


def _silent(connection: Connection, status: str, since: int) -> list[int]:
    """The tables of a status where nothing has happened since a time, longest first."""
    rows = connection.execute(
        f"""
        SELECT number FROM tables
        WHERE {IN_PLAY} AND status = ? AND updated < ?
        ORDER BY updated
        """,
        (status, since),
    )
    return [number for (number,) in rows.fetchall()]


def _longest_silence(connection: Connection, table: int) -> int:
    """How long nothing may happen at a table, by its pace."""
    rows = connection.execute(
        """
        SELECT body FROM entries
        WHERE table_number = ? AND json_extract(body, '$.kind') IN ('opened', 'terms')
        ORDER BY version DESC
        LIMIT 1
        """,
        (table,),
    )
    for (body,) in rows.fetchall():
        entry = decode_entry(body)
        assert isinstance(entry, Opened | TermsChanged)
        return keeping.PLAYING_TABLE[entry.terms.pace]
    return max(keeping.PLAYING_TABLE.values())


def _close(connection: Connection, table: int, now: int) -> None:
    (version,) = connection.execute(
        """
        UPDATE tables SET version = version + 1, status = 'closed', updated = ?
        WHERE number = ?
        RETURNING version
        """,
        (now, table),
    ).fetchall()[0]
    entry = Closed(at=now, reason="abandoned")
    connection.execute(
        "INSERT INTO entries (table_number, version, body) VALUES (?, ?, ?)",
        (table, version, encode_entry(entry).decode()),
    )
