"""Bots that think on workers: the same decisions, and none is missing when workers are."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest

from sixthcow import __version__, fast
from sixthcow.analysis import hint
from sixthcow.engine import View
from sixthcow.fair_queue import NO_LINE, Line
from sixthcow.games import GAMES
from sixthcow.server.bus.nats import NatsBus
from sixthcow.thinking.pool import BotPool, Thought, cautious
from sixthcow.thinking.queue_worker import End, Queue, Worker
from sixthcow.thinking.remote import (
    ANALYSE,
    SUBJECT,
    AnalysisAnswer,
    AnalysisQuestion,
    Answer,
    Question,
    RemoteThinker,
    encode_analysis,
    encode_question,
    question_decoder,
)
from sixthcow.thinking.slices import AnalysisTask, Findings, HintTask, ReviewTask
from tests.locale.matches import met
from tests.server.buses import Opened, known
from tests.server.services import Nats, a_nats
from tests.thinking.test_pool import ready
from tests.thinking.test_reviews import RECORD, expected
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

    async def analyse(self, task: AnalysisTask, line: Line) -> Findings | None:
        """Somebody else should have analysed."""
        raise AssertionError("a worker was there")

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
    nats: Nats, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixthcow.thinking.remote.PATIENCE", PATIENCE)
    bus, there = await opened.bus(nats.address), await opened.bus(nats.address)
    worker, local = opened.keep(Worker(there, GAMES, 1)), opened.keep(BotPool(1))
    await worker.start()
    await known(there)
    thinker = opened.keep(RemoteThinker(bus, Forbidden(1)))
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


class Here(BotPool):
    """A pool that always finds the same."""

    async def analyse(self, task: AnalysisTask, line: Line) -> Findings | None:
        """One finding, and no more."""
        return Findings((b"{}",), done=True)


class NoBus:
    """A bus over which nobody asks anything."""

    async def subscribe(self, subject: str, hear: Callable[[bytes], Awaitable[None]]) -> End:
        """Nothing comes."""
        raise NotImplementedError

    async def answer(
        self, subject: str, group: str, answer: Callable[[bytes], Awaitable[bytes]]
    ) -> End:
        """Nobody asks."""
        raise NotImplementedError


class Noting(Worker):
    """A worker that notes its name whenever it analyses."""

    def __init__(self, bus: Queue, noted: list[str]) -> None:
        super().__init__(bus, GAMES, 1)
        self._noted = noted

    async def _findings(self, question: AnalysisQuestion, line: Line) -> AnalysisAnswer | None:
        self._noted.append(self.name)
        return await super()._findings(question, line)


async def test_workers_review_matches_and_give_hints(
    nats: Nats, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All slices of a review go to one worker; if that is gone, to another."""
    monkeypatch.setattr("sixthcow.thinking.remote.ANALYSIS_PATIENCE", PATIENCE)
    fast.warm("classic")  # for the cache on disk
    bus, noted = await opened.bus(nats.address), list[str]()
    workers: dict[str, tuple[Worker, NatsBus]] = {}
    for _ in range(2):
        there = await opened.bus(nats.address)
        worker: Worker = opened.keep(Noting(there, noted))
        workers[worker.name] = worker, there
        await worker.start()
        await known(there)
    thinker = opened.keep(RemoteThinker(bus, Forbidden(1)))
    found: list[Any] = []
    async for items in thinker.review("classic", RECORD, {5: "bot"}, "ada"):
        if items and not found:
            worker, there = workers[noted[0]]
            await worker.close()
            await known(there)
        found += map(msgspec.json.decode, items)
    assert found == expected({5: "bot"})
    first, second = dict.fromkeys(noted)
    assert noted == [first] * noted.count(first) + [second] * noted.count(second)
    while not (hinted := await thinker.hint(asked(), 5, "ada")):
        pass
    assert msgspec.json.decode(hinted) == msgspec.to_builtins(hint(asked(), seed=5).to_json())
    assert noted[-1] == second


async def test_a_worker_reviews_behind_hints_and_hints_behind_decisions() -> None:
    worker, order = Worker(NoBus(), GAMES, 1), list[str]()

    class Slow(Here):
        """Notes what it does."""

        async def decide(
            self, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
        ) -> Thought:
            """Any action."""
            order.append("decision")
            return Thought(view.actions[0])

        async def analyse(self, task: AnalysisTask, line: Line) -> Findings | None:
            """Nothing."""
            order.append(line.rank.name)
            return await super().analyse(task, line)

    worker._pool = Slow(1)
    review = ReviewTask("a", "classic", RECORD, {}, 0)
    async with worker._turns.turn("table"):  # all must wait
        waiting = [
            asyncio.create_task(worker._analyse(encode_analysis(review, "ada"))),
            asyncio.create_task(
                worker._analyse(encode_analysis(HintTask("b", asked().game, asked(), 1), "ada"))
            ),
            asyncio.create_task(
                worker._decide(encode_question(Question("random", 1, asked(), PATIENCE)))
            ),
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert order == ["decision", "HINTS", "REVIEWS"]
    await worker.close()


async def test_a_worker_of_another_version_leaves_reviews_to_the_server() -> None:
    worker = Worker(NoBus(), GAMES, 1)
    task = ReviewTask("a", "classic", RECORD, {}, 0)
    for question in (
        AnalysisQuestion("0.0.1", "ada", 1.0, review=task),
        AnalysisQuestion(__version__, "ada", 1.0, review=task._replace(game="chess")),
        AnalysisQuestion(__version__, "ada", 1.0),
    ):
        answer = await worker._analyse(msgspec.json.encode(question))
        assert msgspec.json.decode(answer) == {"worker": worker.name}
    await worker.close()


async def test_without_workers_the_server_thinks_itself(nats: Nats, opened: Opened) -> None:
    thinker = opened.keep(RemoteThinker(await opened.bus(nats.address), BotPool(1)))
    assert await thinker.decide("cautious", asked(), 5) == (cautious(asked(), 5), b"")


@pytest.mark.parametrize("said", [b"nonsense", b'{"worker":"a"}', None])
async def test_what_no_worker_analyses_is_analysed_here(
    nats: Nats, opened: Opened, said: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it is silent (None)."""
    monkeypatch.setattr("sixthcow.thinking.remote.ANALYSIS_PATIENCE", 0.1 if said is None else 9.0)
    bus, there = await opened.bus(nats.address), await opened.bus(nats.address)
    too_late = asyncio.Event()

    async def answer(_: bytes) -> bytes:
        if said is None:
            await too_late.wait()
        return said or b""

    await there.answer(ANALYSE, "workers", answer)
    await known(there)
    thinker = opened.keep(RemoteThinker(bus, Here(1)))
    assert [items async for items in thinker.review("classic", RECORD, {}, "ada")] == [(b"{}",)]
    assert await thinker.hint(asked(), 5, "ada") == b"{}"
    too_late.set()


@pytest.mark.parametrize("said", [b"nonsense", msgspec.json.encode(Answer("cheat"))])
async def test_a_wrong_answer_is_not_taken(nats: Nats, opened: Opened, said: bytes) -> None:
    bus, there = await opened.bus(nats.address), await opened.bus(nats.address)

    async def answer(_: bytes) -> bytes:
        return said

    await there.answer(SUBJECT, "workers", answer)
    await known(there)
    thinker = opened.keep(RemoteThinker(bus, BotPool(1)))
    assert await thinker.decide("cautious", asked(), 5) == (cautious(asked(), 5), b"")


async def test_silent_workers_are_left_alone_for_a_while(
    nats: Nats, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixthcow.thinking.remote.PATIENCE", 0.1)
    bus, there = await opened.bus(nats.address), await opened.bus(nats.address)
    questions = 0
    too_late = asyncio.Event()

    async def answer(_: bytes) -> bytes:
        nonlocal questions
        questions += 1
        await too_late.wait()
        return b""

    await there.answer(SUBJECT, "workers", answer)
    await known(there)
    thinker = opened.keep(RemoteThinker(bus, BotPool(1)))
    for _ in range(3):
        assert await thinker.decide("cautious", asked(), 5) == (cautious(asked(), 5), b"")
    assert questions == 2
    too_late.set()


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
