"""People, their devices and accounts in SQLite."""

import sqlite3
from sqlite3 import Connection

from sixthcow.server.store import Person, PersonChange
from sixthcow.server.store.names import account_key
from sixthcow.server.store.rows import PERSON, json_text, person_of_row


def add_person(connection: Connection, person: Person, token_hash: str) -> None:
    """A new guest or bot account, with its first device."""
    connection.execute(
        """
        INSERT INTO people (id, name, language, settings, owner, created, seen, banned)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            person.id,
            person.name,
            person.language,
            json_text(person.settings),
            person.owner,
            person.created,
            person.seen,
            person.banned,
        ),
    )
    add_device(connection, person.id, token_hash, person.created)


def person(connection: Connection, identity: str) -> Person | None:
    """Somebody by id."""
    row = connection.execute(f"SELECT {PERSON} FROM people WHERE id = ?", (identity,)).fetchone()
    return person_of_row(row) if row else None


def person_of(connection: Connection, token_hash: str) -> tuple[Person, int] | None:
    """Whose device has this secret, and when it was last noted that it was here."""
    row = connection.execute(
        f"""
        SELECT {PERSON}, devices.seen FROM devices JOIN people ON id = person
        WHERE token_hash = ?
        """,
        (token_hash,),
    ).fetchone()
    return (person_of_row(row[:-1]), row[-1]) if row else None


def note_seen(connection: Connection, token_hash: str, now: int) -> None:
    """Somebody's device was here."""
    connection.execute("UPDATE devices SET seen = ? WHERE token_hash = ?", (now, token_hash))
    connection.execute(
        """
        UPDATE people SET seen = max(seen, ?)
        WHERE id = (SELECT person FROM devices WHERE token_hash = ?)
        """,
        (now, token_hash),
    )


def change_person(connection: Connection, identity: str, change: PersonChange) -> Person | None:
    """Change what is named, and nothing else; the person afterwards."""
    connection.execute(
        """
        UPDATE people
        SET name = coalesce(?, name), language = coalesce(?, language),
            settings = json_patch(settings, ?), banned = coalesce(?, banned)
        WHERE id = ?
        """,
        (change.name, change.language, json_text(change.settings), change.banned, identity),
    )
    return person(connection, identity)


def add_device(connection: Connection, person: str, token_hash: str, now: int) -> None:
    """One more device of somebody; a device that was somebody else's changes hands."""
    connection.execute(
        """
        INSERT INTO devices (token_hash, person, added, seen) VALUES (?, ?, ?, ?)
        ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, seen = excluded.seen
        """,
        (token_hash, person, now, now),
    )


def remove_devices(connection: Connection, person: str, keep: str, only: str) -> None:
    """Log out one device, or all but one."""
    if only:
        connection.execute(
            "DELETE FROM devices WHERE person = ? AND token_hash = ?", (person, only)
        )
    else:
        connection.execute(
            "DELETE FROM devices WHERE person = ? AND token_hash != ?", (person, keep)
        )


def make_account(connection: Connection, person: str, account: str, password_hash: str) -> bool:
    """Give a guest an account; False if the name is taken, or they are no guest."""
    try:
        made = connection.execute(
            """
            UPDATE people SET account = ?, account_key = ?, password_hash = ?
            WHERE id = ? AND account IS NULL AND owner IS NULL
            """,
            (account, account_key(account), password_hash, person),
        )
    except sqlite3.IntegrityError:
        return False
    return made.rowcount == 1


def account(connection: Connection, name: str) -> tuple[Person, str] | None:
    """An account's person and password hash."""
    row = connection.execute(
        f"SELECT {PERSON}, password_hash FROM people WHERE account_key = ?",
        (account_key(name),),
    ).fetchone()
    return (person_of_row(row[:-1]), row[-1]) if row else None


def change_password(connection: Connection, person: str, password_hash: str) -> None:
    """Another password."""
    connection.execute(
        "UPDATE people SET password_hash = ? WHERE id = ? AND account IS NOT NULL",
        (password_hash, person),
    )


def bots_of(connection: Connection, owner: str) -> list[Person]:
    """Bot accounts of a person, oldest first."""
    rows = connection.execute(
        f"SELECT {PERSON} FROM people WHERE owner = ? ORDER BY created, id", (owner,)
    )
    return [person_of_row(row) for row in rows]


def find_people(connection: Connection, text: str, limit: int) -> list[Person]:
    """People whose id, name or account holds this text, latest seen first."""
    rows = connection.execute(
        f"""
        SELECT {PERSON} FROM people
        WHERE instr(id, ?1) OR instr(name, ?1) OR instr(coalesce(account, ''), ?1)
        ORDER BY seen DESC, id LIMIT ?2
        """,
        (text, limit),
    )
    return [person_of_row(row) for row in rows]


def counts(connection: Connection) -> dict[str, int]:
    """How many there are of each kind of person, imported records, and tables by their status."""
    guests, accounts, bots, banned = connection.execute(
        """
        SELECT count(*) FILTER (WHERE account IS NULL AND owner IS NULL),
               count(account), count(owner), count(*) FILTER (WHERE banned)
        FROM people
        """
    ).fetchone()
    (imports,) = connection.execute("SELECT count(*) FROM imports").fetchone()
    tables = connection.execute("SELECT status, count(*) FROM tables GROUP BY status ORDER BY 1")
    return {
        "guests": guests,
        "accounts": accounts,
        "bot_accounts": bots,
        "banned": banned,
        "imports": imports,
        **{f"tables_{status}": count for status, count in tables},
    }
