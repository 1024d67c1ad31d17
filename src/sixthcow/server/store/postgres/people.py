"""People, their devices and accounts in PostgreSQL."""

from typing import TYPE_CHECKING

import asyncpg

from sixthcow.server.store import Person, PersonChange
from sixthcow.server.store.names import account_key
from sixthcow.server.store.postgres.connection import Database
from sixthcow.server.store.rows import PERSON, json_text, person_of_row

if TYPE_CHECKING:
    from sixthcow.server.store.postgres.connection import Connection

_ADD_DEVICE = """
    INSERT INTO devices (token_hash, person, added, seen) VALUES ($1, $2, $3, $3)
    ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, seen = excluded.seen
"""


async def add_person(database: Database, person: Person, token_hash: str) -> None:
    """A new guest or bot account, with its first device."""
    async with database.transaction() as connection:
        await connection.execute(
            """
            INSERT INTO people (id, name, language, settings, owner, created, seen, banned)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            """,
            person.id,
            person.name,
            person.language,
            json_text(person.settings),
            person.owner,
            person.created,
            person.seen,
            person.banned,
        )
        await connection.execute(_ADD_DEVICE, token_hash, person.id, person.created)


async def person(database: "Database | Connection", identity: str) -> Person | None:
    """Somebody by id."""
    rows = await database.fetch(f"SELECT {PERSON} FROM people WHERE id = $1", identity)
    return person_of_row(rows[0]) if rows else None


async def person_of(database: Database, token_hash: str) -> tuple[Person, int] | None:
    """Whose device has this secret, and when it was last noted that it was here."""
    row = await database.row(
        f"""
        SELECT {PERSON}, devices.seen FROM devices JOIN people ON id = person
        WHERE token_hash = $1
        """,
        token_hash,
    )
    return (person_of_row(row[:-1]), row[-1]) if row else None


async def note_seen(database: Database, token_hash: str, now: int) -> None:
    """Somebody's device was here."""
    await database.execute(
        """
        WITH here AS (UPDATE devices SET seen = $2 WHERE token_hash = $1 RETURNING person)
        UPDATE people SET seen = greatest(seen, $2) FROM here WHERE id = here.person
        """,
        token_hash,
        now,
    )


async def change_person(database: Database, identity: str, change: PersonChange) -> Person | None:
    """Change what is named, and nothing else; the person afterwards."""
    row = await database.row(
        f"""
        UPDATE people
        SET name = coalesce($2, name), language = coalesce($3, language),
            settings = (settings::jsonb || $4::jsonb)::text, banned = coalesce($5, banned)
        WHERE id = $1
        RETURNING {PERSON}
        """,
        identity,
        change.name,
        change.language,
        json_text(change.settings),
        change.banned,
    )
    return person_of_row(row) if row else None


async def add_device(database: Database, person: str, token_hash: str, now: int) -> None:
    """One more device of somebody; a device that was somebody else's changes hands."""
    await database.execute(_ADD_DEVICE, token_hash, person, now)


async def remove_devices(database: Database, person: str, keep: str, only: str) -> None:
    """Log out one device, or all but one."""
    comparison = "=" if only else "!="
    await database.execute(
        f"DELETE FROM devices WHERE person = $1 AND token_hash {comparison} $2",
        person,
        only or keep,
    )


async def make_account(database: Database, person: str, account: str, password_hash: str) -> bool:
    """Give a guest an account; False if the name is taken, or they are no guest."""
    try:
        made = await database.execute(
            """
            UPDATE people SET account = $2, account_key = $3, password_hash = $4
            WHERE id = $1 AND account IS NULL AND owner IS NULL
            """,
            person,
            account,
            account_key(account),
            password_hash,
        )
    except asyncpg.UniqueViolationError:
        return False
    return made == "UPDATE 1"


async def account(database: Database, name: str) -> tuple[Person, str] | None:
    """An account's person and password hash."""
    row = await database.row(
        f"SELECT {PERSON}, password_hash FROM people WHERE account_key = $1", account_key(name)
    )
    return (person_of_row(row[:-1]), row[-1]) if row else None


async def change_password(database: Database, person: str, password_hash: str) -> None:
    """Another password."""
    await database.execute(
        "UPDATE people SET password_hash = $2 WHERE id = $1 AND account IS NOT NULL",
        person,
        password_hash,
    )


async def bots_of(database: "Database | Connection", owner: str) -> list[Person]:
    """Bot accounts of a person, oldest first."""
    rows = await database.fetch(
        f"SELECT {PERSON} FROM people WHERE owner = $1 ORDER BY created, id", owner
    )
    return [person_of_row(row) for row in rows]


async def find_people(database: Database, text: str, limit: int) -> list[Person]:
    """People whose id, name or account holds this text, latest seen first."""
    rows = await database.fetch(
        f"""
        SELECT {PERSON} FROM people
        WHERE strpos(id, $1) > 0 OR strpos(name, $1) > 0 OR strpos(coalesce(account, ''), $1) > 0
        ORDER BY seen DESC, id LIMIT $2
        """,
        text,
        limit,
    )
    return [person_of_row(row) for row in rows]


async def counts(database: Database) -> dict[str, int]:
    """How many there are of each kind of person, imported records, and tables by their status."""
    guests, accounts, bots, banned = await database.row(
        """
        SELECT count(*) FILTER (WHERE account IS NULL AND owner IS NULL),
               count(account), count(owner), count(*) FILTER (WHERE banned)
        FROM people
        """
    )
    imports: int = await database.value("SELECT count(*) FROM imports")
    tables = await database.fetch(
        "SELECT status, count(*) FROM tables GROUP BY status ORDER BY status"
    )
    return {
        "guests": guests,
        "accounts": accounts,
        "bot_accounts": bots,
        "banned": banned,
        "imports": imports,
        **{f"tables_{status}": count for status, count in tables},
    }
