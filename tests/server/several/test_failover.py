"""When a server dies, another one takes over its bots, clocks and reviews within seconds."""

from pathlib import Path

import httpx
import msgspec

from sixthcow.server.store.postgres import PostgresStore
from sixthcow.server.tables.log import AnyEntry, Moved
from tests.server.http.test_reviews import CLASSIC
from tests.server.services import Nats, Postgres
from tests.server.several.cluster import a_cluster
from tests.waiting import becomes


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


async def grows(store: PostgresStore, table: str) -> None:
    """Wait until a table has moved on."""
    version = len(await store.entries(table))
    await becomes(lambda: store.entries(table, version))


async def begin_review(client: httpx.AsyncClient, store: PostgresStore) -> str:
    """A review that the client's server has begun: where it is."""
    answer = await client.post("/api/records", json=msgspec.json.decode(CLASSIC))
    path = f"/api/games/{answer.json()['id']}/review"
    await client.get(path)
    await becomes(lambda: store.database.fetch("SELECT owner FROM review_leases"))
    return path


async def finish_review(address: str, path: str) -> None:
    """Wait until a server shows all of a review."""
    async with httpx.AsyncClient(base_url=address, timeout=10) as client:

        async def is_done() -> bool:
            return bool((await client.get(path)).json()["done"])

        await becomes(is_done)
        findings = (await client.get(path)).json()["findings"]
    assert [each["kind"] for each in findings].count("decision") == 36


async def test_bots_clocks_and_reviews_move_to_another_server(
    tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    async with a_cluster(tmp_path, postgres, nats, servers=2, workers=1) as cluster:
        store = await PostgresStore.open(postgres.address(cluster.database))
        first, second = cluster.servers
        client = await person(first.address)
        bots = await open_table(
            client,
            terms={"game": "classic", "seats": 4, "options": {"rounds": 100}},
            bots=["random"] * 4,
            sit=False,
        )
        clock = await open_table(
            client,
            terms={"game": "classic", "seats": 2, "options": {"rounds": 9}, "pace": "blitz"},
            bots=["random"],
        )
        await grows(store, bots)
        review = await begin_review(client, store)
        await first.kill()
        await client.aclose()
        await grows(store, bots)
        await finish_review(second.address, review)
        await first.start()
        await grows(store, bots)  # the second one still plays, and the first finds no work
        await second.kill()
        await grows(store, bots)

        async def ran_out() -> bool:
            return any(is_by_the_clock(entry) for entry in await store.entries(clock))

        # The person never moves: the clock runs out, whichever server's it is.
        await becomes(ran_out)
        check_turns(await store.entries(bots), 4)
        check_turns(await store.entries(clock), 2)
        await store.close()


def is_by_the_clock(entry: AnyEntry) -> bool:
    """Whether it is a move that was made because somebody's time was up."""
    return isinstance(entry, Moved) and entry.by == "clock"


def check_turns(entries: list[AnyEntry], seats: int) -> None:
    """No seat picks twice in one turn: bots do not change their minds, so two servers would have
    decided for it. Nobody picks again before everybody has picked."""
    picked: set[int] = set()
    for entry in entries:
        if isinstance(entry, Moved) and entry.action.startswith("play "):
            assert entry.seat not in picked, entry
            picked.add(entry.seat)
            if len(picked) == seats:
                picked.clear()
