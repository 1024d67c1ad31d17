"""When a server dies, another one goes on with its bots and clocks within seconds."""

import asyncio
import itertools
import time
from pathlib import Path

import httpx

from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.tables.leases import LASTS, RENEWED
from sixthcow.server.tables.log import AnyEntry, Moved
from tests.server.services import Nats, Postgres
from tests.server.several.cluster import a_cluster

# A lease has to run out, its end to be seen, the table to be read; the rest is for a busy machine.
SECONDS = LASTS / 1000 + RENEWED + 10


async def person(address: str) -> httpx.AsyncClient:
    """Somebody new who talks to one server."""
    client = httpx.AsyncClient(base_url=address, timeout=10, headers={"origin": address})
    await client.get("/api/me")
    return client


async def open_table(client: httpx.AsyncClient, **new: object) -> str:
    """A table that begins at once."""
    answer = await client.post("/api/tables", json={"start": True, **new})
    assert answer.status_code < 300, answer.text
    table: str = answer.json()["id"]
    return table


async def grows(store: PostgresStore, table: str, version: int) -> float:
    """Wait until a table has moved on; the seconds that took."""
    began = time.monotonic()
    while len(await store.entries(table, version)) == 0:
        assert time.monotonic() < began + SECONDS, "the table stands still"
        await asyncio.sleep(0.1)
    return time.monotonic() - began


async def test_bots_and_clocks_move_to_another_server(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with a_cluster(tmp_path, postgres, nats, servers=2, workers=1) as cluster:
        store = await PostgresStore.open(postgres.address(cluster.database))
        first, second = cluster.servers
        client = await person(first.address)
        bots = await open_table(
            client,
            terms={"game": "classic", "seats": 4, "options": {"rounds": 1000}},
            bots=["random"] * 4,
            sit=False,
        )
        clock = await open_table(
            client,
            terms={"game": "classic", "seats": 2, "options": {"rounds": 9}, "pace": "blitz"},
            bots=["random"],
        )
        await client.aclose()
        await grows(store, bots, 3)
        await first.kill()
        assert await grows(store, bots, len(await store.entries(bots))) < SECONDS
        await first.start()
        await asyncio.sleep(2)  # the first one looks for work, and finds none
        await second.kill()
        assert await grows(store, bots, len(await store.entries(bots))) < SECONDS
        # The person never moves: the clock runs out, whichever server's it is.
        until = time.monotonic() + 2 * SECONDS
        while not clocks(await store.entries(clock)):
            assert time.monotonic() < until, "the clock stands still"
            await asyncio.sleep(0.5)
        for table in (bots, clock):
            check_turns(await store.entries(table))
        await store.close()


def clocks(entries: list[AnyEntry]) -> list[Moved]:
    """The moves that were made because somebody's time was up."""
    return [entry for entry in entries if isinstance(entry, Moved) and entry.by == "clock"]


def check_turns(entries: list[AnyEntry]) -> None:
    """No seat picks twice in one turn: bots do not change their minds, so somebody would have
    decided twice."""
    moves = [entry for entry in entries if isinstance(entry, Moved) and "play" in entry.action]
    for one, other in itertools.pairwise(moves):
        assert (one.seat, one.action) != (other.seat, other.action)
