"""People, their devices and accounts. Secrets arrive hashed: the store never sees one."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from sixthcow.server.store.database import (
    Connection,
    Database,
    Part,
    json_text,
    snapshot,
    transaction,
)
from sixthcow.server.store.lookalikes import account_key, separate_key
from sixthcow.server.store.values import Person, PersonChange, StoreDown

COLUMNS = "id, name, language, settings, account, owner, created, people.seen, banned"

# How often a visit is recorded, in milliseconds.
SEEN_EVERY = 5 * 60_000

_ADD_DEVICE = """
    INSERT INTO devices (token_hash, person, added, seen) VALUES ($1, $2, $3, $3)
    ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, seen = excluded.seen
"""


class People(Part):
    """People, their devices and accounts."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        super().__init__(database, now)
        self._notes: set[asyncio.Task[None]] = set()

    @transaction
    async def add_person(self, connection: Connection, person: Person, token_hash: str) -> None:
        """A new guest or bot account, with its first device."""
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

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        return await find_person(self.database, person)

    async def person_of(self, token_hash: str) -> Person | None:
        """The person whose device has this secret; records their visit, every few minutes at
        most."""
        row = await self.database.fetchrow(
            f"""
            SELECT {COLUMNS}, devices.seen FROM devices JOIN people ON id = person
            WHERE token_hash = $1
            """,
            token_hash,
        )
        if row is None:
            return None
        now = self.now()
        if now - row[-1] >= SEEN_EVERY:
            note = asyncio.create_task(self._try_to_note_seen(token_hash, now))
            self._notes.add(note)
            note.add_done_callback(self._notes.discard)
        return person_of_row(row[:-1])

    async def _try_to_note_seen(self, token_hash: str, now: int) -> None:
        try:
            await self._note_seen(token_hash, now)
        except StoreDown:
            return  # it will be recorded the next time

    @transaction
    async def _note_seen(self, connection: Connection, token_hash: str, now: int) -> None:
        # The person before the device, as wherever both are changed: in another order, two
        # transactions could wait for each other.
        await connection.execute(
            """
            UPDATE people SET seen = greatest(seen, $2)
            WHERE id = (SELECT person FROM devices WHERE token_hash = $1)
            """,
            token_hash,
            now,
        )
        await connection.execute(
            "UPDATE devices SET seen = $2 WHERE token_hash = $1", token_hash, now
        )

    @transaction
    async def change_person(
        self, connection: Connection, person: str, change: PersonChange
    ) -> Person | None:
        """Apply only these changes to a person: concurrent changes to other fields are kept.
        Returns the person afterwards, if there is one with this id."""
        found = await find_person(connection, person, lock=True)
        if found is None:
            return None
        changes: dict[str, Any] = {"settings": found.settings | change.settings}
        for field in ("name", "language", "banned"):
            if (value := getattr(change, field)) is not None:
                changes[field] = value
        changed = msgspec.structs.replace(found, **changes)
        await connection.execute(
            "UPDATE people SET name = $2, language = $3, settings = $4, banned = $5 WHERE id = $1",
            person,
            changed.name,
            changed.language,
            json_text(changed.settings),
            changed.banned,
        )
        if change.banned is not None:
            # A person and their bots share a ban, whichever of them was banned.
            await connection.execute(
                "UPDATE people SET banned = $2 WHERE id = $1 OR owner = $1",
                found.owner or person,
                change.banned,
            )
        return changed

    async def add_device(self, person: str, token_hash: str) -> None:
        """Add a device to a person, by its secret; a device of somebody else is moved."""
        await self.database.write(_ADD_DEVICE, token_hash, person, self.now())

    async def remove_devices(self, person: str, *, keep: str = "", only: str = "") -> None:
        """Log out: one device, or all but one."""
        which, token_hash = ("=", only) if only else ("!=", keep)
        await self.database.write(
            f"DELETE FROM devices WHERE person = $1 AND token_hash {which} $2", person, token_hash
        )

    async def make_account(self, person: str, account: str, password_hash: str) -> bool:
        """Give a guest an account; False if the person is not a guest, or another account has a
        name that people may confuse with this one."""
        try:
            made = await self.database.write(
                """
                UPDATE people SET account = $2, account_key = $3, password_hash = $4
                WHERE id = $1 AND account IS NULL AND owner IS NULL
                  AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.account_key = $5)
                RETURNING id
                """,
                person,
                account,
                account_key(account),
                password_hash,
                separate_key(account),
            )
        except self.database.integrity_error:
            return False
        return len(made) == 1

    async def account(self, account: str) -> tuple[Person, str] | None:
        """An account's person and password hash; an exact match is preferred to a lookalike."""
        row = await self.database.fetchrow(
            f"""
            SELECT {COLUMNS}, password_hash FROM people WHERE account_key IN ($1, $2)
            ORDER BY account_key = $1 DESC LIMIT 1
            """,
            separate_key(account),
            account_key(account),
        )
        return (person_of_row(row[:-1]), row[-1]) if row else None

    async def change_password(self, person: str, password_hash: str) -> None:
        """Set another password."""
        await self.database.write(
            "UPDATE people SET password_hash = $2 WHERE id = $1 AND account IS NOT NULL",
            person,
            password_hash,
        )

    async def bots_of(self, owner: str) -> list[Person]:
        """Bot accounts of a person, oldest first."""
        return await find_bots(self.database, owner)

    async def find_people(self, text: str = "", limit: int = 100) -> list[Person]:
        """People whose id, name or account holds this text, latest seen first."""
        rows = await self.database.fetch(
            f"""
            SELECT {COLUMNS} FROM people
            WHERE strpos(id, $1) > 0 OR strpos(name, $1) > 0
               OR strpos(coalesce(account, ''), $1) > 0
            ORDER BY seen DESC, id LIMIT $2
            """,
            text,
            limit,
        )
        return [person_of_row(row) for row in rows]

    @snapshot
    async def counts(self, connection: Connection) -> dict[str, int]:
        """How many there are of each kind of person, imported records, and tables by status."""
        guests, accounts, bots, banned = await connection.fetchrow(
            """
            SELECT count(*) FILTER (WHERE account IS NULL AND owner IS NULL),
                   count(account), count(owner), count(*) FILTER (WHERE banned)
            FROM people
            """
        )
        imports = await connection.fetchval("SELECT count(*) FROM imports")
        tables = await connection.fetch(
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


async def find_person(
    database: Database | Connection, identity: str, *, lock: bool = False
) -> Person | None:
    """Somebody by id; if it is to `lock` them, nobody else changes them in this transaction."""
    locking = " FOR UPDATE" if lock else ""
    row = await database.fetchrow(f"SELECT {COLUMNS} FROM people WHERE id = $1{locking}", identity)
    return person_of_row(row) if row else None


async def find_bots(database: Database | Connection, owner: str) -> list[Person]:
    """Bot accounts of a person, oldest first."""
    rows = await database.fetch(
        f"SELECT {COLUMNS} FROM people WHERE owner = $1 ORDER BY created, id", owner
    )
    return [person_of_row(row) for row in rows]


def person_of_row(row: Iterable[Any]) -> Person:
    """Somebody from the columns `COLUMNS`."""
    identity, name, language, settings, account, owner, created, seen, banned = row
    return Person(
        id=identity,
        name=name,
        language=language,
        settings=msgspec.json.decode(settings),
        account=account,
        owner=owner,
        created=created,
        seen=seen,
        banned=bool(banned),
    )
