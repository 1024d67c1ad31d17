"""Bots in separate processes: they decide, are reproducible, and never leave a table waiting."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from sixthcow import fast
from sixthcow.bots import LEVELS
from sixthcow.bots.cautious import Cautious
from sixthcow.bots.master import Master
from sixthcow.dealer import deal, draw
from sixthcow.engine import State, View
from sixthcow.games import GAMES
from sixthcow.thinking.pool import BotPool, cautious
from tests.waiting import becomes


def view_of(game: str, seats: int = 3) -> View:
    state: Any = GAMES[game](seats, {}).start()
    while state.chance:
        state, _ = state.apply(-1, draw(state.chance, Random(3)))
    view: View = state.view(next(iter(state.pending)))
    return view


@asynccontextmanager
async def pool(**settings: Any) -> AsyncIterator[BotPool]:
    made = BotPool(**settings)
    try:
        yield made
    finally:
        await made.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


async def action(bots: BotPool, level: str, view: View, seed: int) -> str:
    """What a bot without notes does."""
    return (await bots.decide(level, view, seed)).action


def pid_of(bots: BotPool, worker: int = 0) -> int:
    process = bots._processes[worker]._process
    assert process and process.pid
    return process.pid


def test_every_level_decides_in_every_game() -> None:
    async def test() -> None:
        async with pool() as bots:
            assert bots.levels == LEVELS
            for game in GAMES:
                view = view_of(game)
                for level in LEVELS:
                    assert await action(bots, level, view, 1) in view.actions

    run(test())


def test_the_same_seed_leads_to_the_same_decision() -> None:
    async def test() -> None:
        async with pool(processes=2, limit=30) as bots:
            view = view_of("classic")
            decisions = [await action(bots, "random", view, seed) for seed in range(12)]
            assert len(set(decisions)) > 1
            again = await asyncio.gather(*(action(bots, "random", view, n) for n in range(12)))
            assert again == decisions

    run(test())


def test_kernels_are_warmed_in_the_background_and_used_then() -> None:
    async def test() -> None:
        async with pool() as bots:
            await bots.prepare("classic")
            await ready(bots, "classic")

    run(test())


class Seat:
    """The first seat of a match whose other players are cautious, and who plays on it."""

    def __init__(self, game: str) -> None:
        self._state: State = GAMES[game](3, {"rounds": 1}).start()
        self._rng = Random(6)

    def next_view(self) -> View | None:
        """What is seen where there is something to decide."""
        while self._state.outcome is None:
            if self._state.chance:
                self._state, _ = self._state.apply(*deal(self._state, self._rng))
                continue
            seat = next(iter(self._state.pending))
            view = self._state.view(seat)
            if seat == 0 and len(view.actions) > 1:
                return view
            self._state, _ = self._state.apply(seat, Cautious().decide(view, self._rng))
        return None

    def play(self, action: str) -> None:
        """Go on."""
        self._state, _ = self._state.apply(0, action)


def test_a_master_online_knows_whom_it_sits_with() -> None:
    """It decides as one that lives through the match, whichever process thinks; one that dies
    costs that decision and nothing else."""

    async def test() -> None:
        async with pool(processes=2, limit=30) as bots:
            await ready(bots, "logical")
            seat, living, notes = Seat("logical"), Master(), b""
            forgotten, number = 0, 0
            while view := seat.next_view():
                number += 1
                if number == 12:
                    for worker in (0, 1):
                        os.kill(pid_of(bots, worker), signal.SIGKILL)
                    simple = cautious(view, 1), notes
                    for _ in range(2):
                        assert await bots.decide("master", view, 1, notes) == simple
                    await ready(bots, "logical")
                thought = await bots.decide("master", view, number, notes)
                assert thought.action == living.decide(view, Random(number))
                forgotten += thought.action != Master().decide(view, Random(number))
                notes = thought.notes
                seat.play(thought.action)
            assert number > 15
            assert forgotten

    fast.warm("logical")
    run(test())


async def ready(bots: BotPool, game: str) -> None:
    """Wait until the kernels of all processes are compiled."""
    view = view_of(game, 4)

    async def search() -> bool:
        both = await asyncio.gather(*(action(bots, "master", view, 1) for _ in bots._processes))
        return cautious(view, 1) not in both

    await becomes(search)


def test_a_process_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool(limit=30) as bots:
            view = view_of("classic")
            before = await action(bots, "random", view, 7)
            first = pid_of(bots)
            os.kill(first, signal.SIGKILL)
            assert await action(bots, "random", view, 7) == cautious(view, 7)
            assert await action(bots, "random", view, 7) == before
            assert pid_of(bots) != first

    run(test())
    assert "died" in caplog.text


def test_a_process_that_hangs_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool(limit=30) as bots:
            view = view_of("classic")
            await action(bots, "random", view, 7)
            first = pid_of(bots)
            os.kill(first, signal.SIGSTOP)
            bots._limit = 0.3
            assert await action(bots, "random", view, 7) == cautious(view, 7)
            bots._limit = 30
            assert await action(bots, "random", view, 7) in view.actions
            assert pid_of(bots) != first

    run(test())
    assert "too slow" in caplog.text


def test_whoever_waits_too_long_in_line_gets_a_cautious_decision(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with pool(limit=0.0) as bots:
            view = view_of("classic")
            assert await action(bots, "random", view, 7) == cautious(view, 7)

    run(test())
    assert "cautious decided for random at classic" in caplog.text


def test_an_unknown_level_is_played_cautiously() -> None:
    async def test() -> None:
        async with pool() as bots:
            view = view_of("classic")
            assert await action(bots, "nobody", view, 7) == cautious(view, 7)

    run(test())


def test_closing_answers_everybody_and_leaves_no_process() -> None:
    async def test() -> None:
        bots = BotPool()
        view = view_of("classic")
        await action(bots, "random", view, 1)
        process = pid_of(bots)
        asked = [asyncio.create_task(action(bots, "random", view, seed)) for seed in range(50)]
        await asyncio.sleep(0)
        await bots.close()
        assert all(one in view.actions for one in await asyncio.gather(*asked))
        assert await action(bots, "random", view, 1) == cautious(view, 1)
        await bots.prepare("classic")
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    run(test())


def test_nothing_is_started_before_it_is_needed() -> None:
    async def test() -> None:
        async with pool() as bots:
            assert bots._processes[0]._process is None

    run(test())


def test_the_process_of_the_server_never_sees_the_compiler() -> None:
    program = (
        "import asyncio, sys; from tests.thinking.test_pool import decide_once\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(decide_once())\n"
        "    sys.exit(any(name in sys.modules for name in ('numba', 'llvmlite')))\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


async def decide_once() -> None:
    async with pool() as bots:
        view = view_of("classic")
        assert await action(bots, "careful", view, 1) in view.actions
