"""Bots that think on workers: the same decisions, and none is missing when workers are."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest

from sixthcow.engine import View
from sixthcow.fair_queue import NO_LINE, Line
from sixthcow.games import GAMES
from sixthcow.server.bus.nats import NatsBus
from sixthcow.thinking.pool import BotPool, Thought, cautious
from sixthcow.thinking.queue_worker import Worker
from sixthcow.thinking.remote import (
    SUBJECT,
    Answer,
    Question,
    RemoteThinker,
    encode_question,
    question_decoder,
)
from tests.locale.matches import met
from tests.server.services import Nats, a_nats
from tests.thinking.test_pool import ready
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    """NATS for these tests."""
    with a_nats() as server:
        yield server


def asked() -> View:
    """Somebody must decide."""
    return next(view for view in met().views if len(view.choices) > 2)


class Forbidden(BotPool):
    """A pool that must not be asked."""

    async def decide(
        self, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
    ) -> Thought:
        """Somebody else should have decided."""
        raise AssertionError("a worker was there")


def test_views_arrive_as_they_were_sent() -> None:
    for view in met().views:
        sent = Question("master", 2**64 - 1, view, 1.5, bytes(range(256)))
        assert question_decoder.decode(encode_question(sent)) == sent


def test_nonsense_is_no_question() -> None:
    good = encode_question(Question("random", 1, asked(), 1.0))
    for bad in (b"", b"[]", good[:-1], good.replace(b'"seed":1', b'"seed":"x"')):
        with pytest.raises(msgspec.DecodeError):
            question_decoder.decode(bad)


async def test_a_worker_decides_what_the_server_would(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixthcow.thinking.remote.PATIENCE", PATIENCE)
    bus, there = await NatsBus.connect(nats.address), await NatsBus.connect(nats.address)
    worker, local = Worker(there, GAMES, 1), BotPool(1)
    await worker.start()
    await there._client.flush()  # NATS knows of the worker
    thinker = RemoteThinker(bus, Forbidden(1))
    await thinker.prepare("classic")
    for seed in range(3):
        wanted = await local.decide("cautious", asked(), seed)
        assert await thinker.decide("cautious", asked(), seed) == wanted
    await ready(worker._pool, "classic")
    noted = await thinker.decide("master", asked(), 1, b"notes of another version")
    assert noted.action in asked().actions
    assert (await thinker.decide("master", asked(), 1, noted.notes)).notes == noted.notes != b""
    odd = encode_question(Question("genius", 1, asked(), 1.0))
    answer = await bus.ask(SUBJECT, odd, 5)
    assert answer
    assert msgspec.json.decode(answer) == {"action": ""}
    for each in (worker, local, thinker, bus, there):
        await each.close()


async def test_without_workers_the_server_thinks_itself(nats: Nats) -> None:
    bus = await NatsBus.connect(nats.address)
    thinker = RemoteThinker(bus, BotPool(1))
    assert await thinker.decide("cautious", asked(), 5) == (cautious(asked(), 5), b"")
    await thinker.close()
    await bus.close()


@pytest.mark.parametrize("said", [b"nonsense", msgspec.json.encode(Answer("cheat"))])
async def test_a_wrong_answer_is_not_taken(nats: Nats, said: bytes) -> None:
    bus, there = await NatsBus.connect(nats.address), await NatsBus.connect(nats.address)

    async def answer(_: bytes) -> bytes:
        return said

    await there.answer(SUBJECT, "workers", answer)
    await there._client.flush()
    thinker = RemoteThinker(bus, BotPool(1))
    assert await thinker.decide("cautious", asked(), 5) == (cautious(asked(), 5), b"")
    for each in (thinker, bus, there):
        await each.close()


async def test_silent_workers_are_left_alone_for_a_while(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixthcow.thinking.remote.PATIENCE", 0.1)
    bus, there = await NatsBus.connect(nats.address), await NatsBus.connect(nats.address)
    questions = 0
    too_late = asyncio.Event()

    async def answer(_: bytes) -> bytes:
        nonlocal questions
        questions += 1
        await too_late.wait()
        return b""

    await there.answer(SUBJECT, "workers", answer)
    await there._client.flush()
    thinker = RemoteThinker(bus, BotPool(1))
    for _ in range(3):
        assert await thinker.decide("cautious", asked(), 5) == (cautious(asked(), 5), b"")
    assert questions == 2
    too_late.set()
    for each in (thinker, bus, there):
        await each.close()


def test_a_worker_is_a_command(nats: Nats) -> None:
    command = [sys.executable, "-m", "sixthcow.cli", "worker", "--lang", "en"]
    alone = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (alone.returncode, alone.stderr) == (2, "a worker needs a bus: --bus nats://…\n")
    with subprocess.Popen(
        [*command, "--bus", nats.address], stdout=subprocess.PIPE, text=True
    ) as worker:
        assert worker.stdout
        assert worker.stdout.readline() == "Ready to think for bots.\n"
        worker.send_signal(signal.SIGTERM)
        assert worker.communicate(timeout=20)[0] == "Stopped.\n"
    assert worker.returncode == 0
