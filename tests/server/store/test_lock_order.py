"""Transactions of PostgreSQL that change the same people never wait for each other in a circle."""

import asyncio

from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.store.postgres.database import PostgresDatabase
from sixthcow.server.store.privacy import forget_person
from tests.server.store.making import ADA, BO, somebody
from tests.waiting import becomes


async def waits(database: PostgresDatabase) -> bool:
    """Whether a transaction waits for another's lock."""
    return bool(await database.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"))


async def test_a_visit_is_recorded_while_its_person_is_deleted(database: str) -> None:
    """Both lock the person before the device: in opposite orders they would wait for each other,
    and PostgreSQL would give up one of them."""
    store = await PostgresStore.open(database)
    await store.add_person(somebody(), "device")
    async with store.database.connection() as connection, connection.transaction():
        await connection.fetchval("SELECT id FROM people WHERE id = $1 FOR UPDATE", ADA)
        visit = asyncio.create_task(store._note_seen("device", 5))
        await becomes(lambda: waits(store.database))
        await forget_person(connection, ADA)
    await visit
    assert await store.person_of("device") is None
    await store.close()


async def test_a_visit_is_recorded_while_a_guest_is_absorbed(database: str) -> None:
    store = await PostgresStore.open(database)
    for person in (ADA, BO):
        await store.add_person(somebody(person), f"device of {person}")
    async with store.database.connection() as connection, connection.transaction():
        await connection.fetchval("SELECT id FROM people WHERE id = $1 FOR UPDATE", ADA)
        absorbing = asyncio.create_task(store.absorb(ADA, BO))
        await becomes(lambda: waits(store.database))
        # What a visit does next: it is not held up by the one who waits for it.
        await connection.execute("UPDATE devices SET seen = 5 WHERE person = $1", ADA)
    await absorbing
    found = await store.person_of(f"device of {ADA}")
    assert found and found.id == BO
    await store.close()
