"""A review is computed by one of several servers; the others show what it finds."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from sixthcow.server import review_leases, running_review
from sixthcow.server.refusals import Declined
from sixthcow.server.review_queue import Reviewed, Reviews
from sixthcow.server.running_review import Running
from tests.server.backing import BACKING, Services
from tests.server.services import Nats, Postgres
from tests.server.store.making import ADA, add_people
from tests.server.store.test_imports import MANY, brought
from tests.server.world import Dummy, World, a_world
from tests.waiting import becomes

RECORD = "import000001"
REVIEWED = Reviewed("classic", "{}", {}, 4)
FOUND = [b'{"finding":%d}' % number for number in range(4)]
LONG = 60_000  # milliseconds


class Gate(Dummy):
    """A thinker whose reviews go on when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.allowed = asyncio.Semaphore(0)

    async def review(
        self, game: str, record: str, deciders: Mapping[int, str], name: str
    ) -> AsyncGenerator[tuple[bytes, ...]]:
        """Each finding when it is allowed."""
        self.asked += 1
        for finding in FOUND:
            await self.allowed.acquire()
            yield (finding,)

    def allow(self, findings: int) -> None:
        """Let so many more be found."""
        for _ in range(findings):
            self.allowed.release()


class Server:
    """What a server has to do with the review."""

    def __init__(self, world: World) -> None:
        self.gate, self.store = Gate(), world.store
        self.reviews = Reviews(replace(world.tables.services, thinker=self.gate), 10)
        self.told: list[bytes] = []

    def ask(self) -> None:
        """Somebody opens the review here, and follows it."""
        self.running = self.reviews.start(RECORD, REVIEWED, "127.0.0.1")
        self.following = asyncio.create_task(self._follow(self.running))

    async def _follow(self, running: Running) -> None:
        with suppress(Declined):
            async with aclosing(running.follow(0)) as changes:
                async for since in changes:
                    self.told += running.items[since:]


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers with the same store, which has a record; the first computes its review."""
    async with a_world(folder) as world, a_world(folder) as another:
        one, other = Server(world), Server(another)
        await add_people(one.store, ADA)
        await one.store.keep_import(brought(RECORD), MANY)
        one.ask()
        await becomes(lambda: one.gate.asked)
        other.ask()
        yield one, other
        for server in (one, other):
            await server.reviews.close()


@pytest.fixture(autouse=True)
def on_services(postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BACKING, "services", Services(nats.address, postgres.new_database))
    monkeypatch.setattr(review_leases, "LOOK", 0.01)
    monkeypatch.setattr(review_leases, "RENEWED", 0.02)
    monkeypatch.setattr(review_leases, "LASTS", LONG)


async def test_two_servers_compute_a_review_once(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, other):
        one.gate.allow(2)
        await becomes(lambda: other.told == FOUND[:2])
        assert not other.running.done
        one.gate.allow(2)
        for server in (one, other):
            await server.following
            assert server.told == FOUND
            assert server.running.done
        assert (one.gate.asked, other.gate.asked) == (1, 0)
        assert await other.store.review(RECORD) is not None


async def test_more_than_one_message_holds_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_leases, "MOST_TOLD", 1)
    async with two_servers(tmp_path) as (one, other):
        one.gate.allow(3)
        await becomes(lambda: other.told == FOUND[:3])


async def test_a_review_of_a_server_that_died_is_computed_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_leases, "LASTS", 300)
    async with two_servers(tmp_path) as (one, other):
        one.gate.allow(2)
        await becomes(lambda: other.told == FOUND[:2])

        async def lost(*_: object) -> None:
            """The dead say nothing."""

        monkeypatch.setattr(one.store, "release_review", lost)
        await one.reviews.close()
        other.gate.allow(4)
        await other.following
        assert other.told == FOUND, "nothing twice"
        assert other.gate.asked == 1


async def test_a_server_that_stops_hands_its_reviews_over_at_once(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, other):
        await one.reviews.close()
        other.gate.allow(4)
        await other.following
        assert other.told == FOUND


async def test_a_review_that_is_wanted_elsewhere_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(tmp_path) as (one, other):
        one.following.cancel()
        await becomes(lambda: not one.running.followers)
        one.running.asked = 0.0
        await becomes(lambda: one.running.asked)
        # Nobody wants it there any more either: that server stops asking.
        other.following.cancel()
        await becomes(lambda: not other.running.followers)
        monkeypatch.setattr(running_review, "UNWANTED", -1.0)
        await becomes(lambda: other.running.failure)
        assert other.reviews.running(RECORD) is None
