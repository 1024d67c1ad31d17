"""News over NATS, which may be late, away, or sent nonsense."""

import asyncio
import signal

from sixthcow.server.bus.nats import NatsBus
from sixthcow.server.store import StoreDown
from tests.server.services import Nats, a_nats


async def until(condition: object, seconds: float = 10) -> None:
    """Wait for something that a callable says."""
    assert callable(condition)
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


async def test_news_reaches_every_process_once(nats: Nats) -> None:
    one, other = await NatsBus.connect(nats.address), await NatsBus.connect(nats.address)
    heard: list[tuple[str, bytes]] = []

    async def hear_one(news: bytes) -> None:
        heard.append(("one", news))

    async def hear_other(news: bytes) -> None:
        heard.append(("other", news))

    await one.subscribe("table.a", hear_one)
    end = await other.subscribe("table.a", hear_other)
    await other.subscribe("table.b", hear_other)
    await asyncio.sleep(0.1)
    await one.publish("table.a", b"1")
    await until(lambda: len(heard) == 2)
    await asyncio.sleep(0.1)
    assert sorted(heard) == [("one", b"1"), ("other", b"1")]
    await end()
    await one.publish("table.a", b"2")
    await asyncio.sleep(0.1)
    assert heard[2:] == [("one", b"2")]
    await one.close()
    await other.close()


async def test_whoever_cannot_follow_goes_on_listening(nats: Nats) -> None:
    one, other = await NatsBus.connect(nats.address), await NatsBus.connect(nats.address)
    heard: list[bytes] = []

    async def hear(news: bytes) -> None:
        heard.append(news)
        if news == b"down":
            raise StoreDown("for a while")
        int(news)

    await other.subscribe("table.a", hear)
    await asyncio.sleep(0.1)
    for news in (b"down", b"nonsense", b"3"):
        await one.publish("table.a", news)
    await until(lambda: heard == [b"down", b"nonsense", b"3"])
    await one.close()
    await other.close()


async def test_a_question_goes_to_one_of_a_group(nats: Nats) -> None:
    buses = [await NatsBus.connect(nats.address) for _ in range(3)]
    asked: list[bytes] = []

    async def answer(question: bytes) -> bytes:
        asked.append(question)
        if question == b"late":
            await asyncio.sleep(1)
        return question.upper()

    ends = [await bus.answer("ask", "group", answer) for bus in buses[1:]]
    await asyncio.sleep(0.1)
    assert await buses[0].ask("ask", b"moo", 5) == b"MOO"
    assert asked == [b"moo"]
    try:
        await buses[0].ask("ask", b"late", 0.1)
        raise AssertionError("it was not late")
    except TimeoutError:
        pass
    for end in ends:
        await end()
    await asyncio.sleep(0.1)
    assert await buses[0].ask("ask", b"anybody?", 5) is None
    for bus in buses:
        await bus.close()


def test_nats_comes_late_goes_and_comes_back() -> None:
    server = Nats()

    async def live() -> None:
        bus = await NatsBus.connect(server.address)
        assert not bus.alive
        assert await bus.ask("ask", b"", 1) is None
        heard: list[bytes] = []

        async def hear(news: bytes) -> None:
            heard.append(news)

        await bus.subscribe("lobby", hear)
        await bus.publish("lobby", b"to ourselves")
        assert heard == [b"to ourselves"]
        await asyncio.to_thread(server.start)
        await until(lambda: bus.alive)
        other = await NatsBus.connect(server.address)
        await asyncio.sleep(0.1)
        await other.publish("lobby", b"1")
        await until(lambda: heard[-1] == b"1")
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await until(lambda: not bus.alive)
        await other.publish("lobby", b"lost")
        await asyncio.to_thread(server.start)
        await until(lambda: bus.alive and other.alive)
        await other.publish("lobby", b"2")
        await until(lambda: heard[-1] == b"2")
        assert b"lost" not in heard
        await bus.close()
        await other.close()

    try:
        asyncio.run(live())
    finally:
        server.stop()


def test_a_nats_that_hangs_is_noticed() -> None:
    with a_nats() as server:

        async def live() -> None:
            bus = await NatsBus.connect(server.address)
            server.send(signal.SIGSTOP)
            await until(lambda: not bus.alive, 15)
            server.send(signal.SIGCONT)
            await until(lambda: bus.alive, 15)
            await bus.close()

        asyncio.run(live())
