"""News over NATS, which may be late, away, or sent nonsense."""

import asyncio
import signal
import threading
from collections.abc import Awaitable, Callable

import pytest

from sixthcow.server.bus.nats import NatsBus
from sixthcow.server.store import StoreDown
from tests.server.buses import Opened, connected, known
from tests.server.services import Nats, a_nats
from tests.waiting import PATIENCE, becomes


async def with_opened(live: Callable[[Opened], Awaitable[None]]) -> None:
    """Run what opens something."""
    async with Opened() as things:
        await live(things)


async def test_news_reaches_every_process_once(nats: Nats, opened: Opened) -> None:
    one, other = await opened.bus(nats.address), await opened.bus(nats.address)
    heard: list[tuple[str, bytes]] = []

    async def hear_one(news: bytes) -> None:
        heard.append(("one", news))

    async def hear_other(news: bytes) -> None:
        heard.append(("other", news))

    await one.subscribe("table.a", hear_one)
    end = await other.subscribe("table.a", hear_other)
    await other.subscribe("table.b", hear_other)
    await known(other)
    await one.publish("table.a", b"1")
    await one.publish("table.a", b"2")
    await becomes(lambda: ("other", b"2") in heard)
    assert sorted(heard) == [(name, news) for name in ("one", "other") for news in (b"1", b"2")]
    await end()
    await known(other)
    await one.publish("table.a", b"3")
    await one.publish("table.b", b"4")  # it comes after the other, had that come at all
    await becomes(lambda: ("other", b"4") in heard)
    assert heard[4:] == [("one", b"3"), ("other", b"4")]


async def test_whoever_cannot_follow_goes_on_listening(nats: Nats, opened: Opened) -> None:
    one, other = await opened.bus(nats.address), await opened.bus(nats.address)
    heard: list[bytes] = []

    async def hear(news: bytes) -> None:
        heard.append(news)
        if news == b"down":
            raise StoreDown("for a while")
        int(news)

    await other.subscribe("table.a", hear)
    await known(other)
    for news in (b"down", b"nonsense", b"3"):
        await one.publish("table.a", news)
    await becomes(lambda: heard == [b"down", b"nonsense", b"3"])


async def test_a_question_goes_to_one_of_a_group(nats: Nats, opened: Opened) -> None:
    buses = [await opened.bus(nats.address) for _ in range(3)]
    asked: list[bytes] = []
    too_late = asyncio.Event()

    async def answer(question: bytes) -> bytes:
        asked.append(question)
        if question == b"late":
            await too_late.wait()
        return question.upper()

    ends = [await bus.answer("ask", "group", answer) for bus in buses[1:]]
    for bus in buses[1:]:
        await known(bus)
    assert await buses[0].ask("ask", b"moo", PATIENCE) == b"MOO"
    assert asked == [b"moo"]
    with pytest.raises(TimeoutError):
        await buses[0].ask("ask", b"late", 0.1)
    too_late.set()
    for end in ends:
        await end()
    for bus in buses[1:]:
        await known(bus)
    assert await buses[0].ask("ask", b"anybody?", PATIENCE) is None


def test_what_is_opened_waits_for_a_nats_that_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixthcow.server.bus.nats.FIRST_WAIT", 0.01)
    with a_nats() as server:

        async def live(opened: Opened) -> None:
            server.send(signal.SIGSTOP)
            threading.Timer(0.1, server.send, [signal.SIGCONT]).start()
            bus = await opened.bus(server.address)
            assert bus.alive

        asyncio.run(with_opened(live))


def test_nats_comes_late_goes_and_comes_back() -> None:
    server = Nats()

    async def live(opened: Opened) -> None:
        bus = opened.keep(await NatsBus.connect(server.address))
        assert not bus.alive
        assert await bus.ask("ask", b"", 1) is None
        heard: list[bytes] = []

        async def hear(news: bytes) -> None:
            heard.append(news)

        await bus.subscribe("lobby", hear)
        await bus.publish("lobby", b"to ourselves")
        assert heard == [b"to ourselves"]
        await asyncio.to_thread(server.start)
        await connected(bus)
        other = await opened.bus(server.address)
        await known(bus)
        await other.publish("lobby", b"1")
        await becomes(lambda: heard[-1] == b"1")
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await becomes(lambda: not bus.alive and not other.alive)
        await other.publish("lobby", b"lost")
        await asyncio.to_thread(server.start)
        await becomes(lambda: bus.alive and other.alive)
        await known(bus)
        await other.publish("lobby", b"2")
        await becomes(lambda: heard[-1] == b"2")
        assert b"lost" not in heard

    try:
        asyncio.run(with_opened(live))
    finally:
        server.stop()


def test_a_nats_that_hangs_is_noticed() -> None:
    with a_nats() as server:

        async def live(opened: Opened) -> None:
            bus = await opened.bus(server.address)
            server.send(signal.SIGSTOP)
            await becomes(lambda: not bus.alive)
            server.send(signal.SIGCONT)
            await becomes(lambda: bus.alive)

        asyncio.run(with_opened(live))
