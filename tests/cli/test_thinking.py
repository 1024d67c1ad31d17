"""Bots in processes of their own: they decide, repeat themselves, and never leave a table alone."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from sixthcow.bots import LEVELS
from sixthcow.cli.thinking import BotPool, cautious
from sixthcow.dealer import draw
from sixthcow.engine import View
from sixthcow.games import GAMES


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


def pid_of(bots: BotPool) -> int:
    process = bots._workers[0]._process
    assert process and process.pid
    return process.pid


def test_every_level_decides_in_every_game() -> None:
    async def test() -> None:
        async with pool() as bots:
            assert bots.levels == LEVELS
            for game in GAMES:
                view = view_of(game)
                for level in LEVELS:
                    assert await bots.decide(level, view, 1) in view.actions

    run(test())


def test_the_same_seed_leads_to_the_same_decision() -> None:
    async def test() -> None:
        async with pool(workers=2, limit=30) as bots:
            view = view_of("classic")
            decisions = [await bots.decide("random", view, seed) for seed in range(12)]
            assert len(set(decisions)) > 1
            again = await asyncio.gather(*(bots.decide("random", view, n) for n in range(12)))
            assert again == decisions

    run(test())


def test_kernels_are_warmed_in_the_background_and_used_then() -> None:
    async def test() -> None:
        async with pool() as bots:
            await bots.prepare("classic")
            view = view_of("classic", 4)
            simple = cautious(view, 1)
            until = time.monotonic() + 40
            while await bots.decide("master", view, 1) == simple:
                assert time.monotonic() < until, "the kernels never got ready"
                await asyncio.sleep(0.1)

    run(test())


def test_a_process_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool(limit=30) as bots:
            view = view_of("classic")
            before = await bots.decide("random", view, 7)
            first = pid_of(bots)
            os.kill(first, signal.SIGKILL)
            assert await bots.decide("random", view, 7) == cautious(view, 7)
            assert await bots.decide("random", view, 7) == before
            assert pid_of(bots) != first

    run(test())
    assert "died" in caplog.text


def test_a_process_that_hangs_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with pool(limit=30) as bots:
            view = view_of("classic")
            await bots.decide("random", view, 7)
            first = pid_of(bots)
            os.kill(first, signal.SIGSTOP)
            bots._limit = 0.3
            assert await bots.decide("random", view, 7) == cautious(view, 7)
            bots._limit = 30
            assert await bots.decide("random", view, 7) in view.actions
            assert pid_of(bots) != first

    run(test())
    assert "too slow" in caplog.text


def test_whoever_waits_too_long_in_line_gets_a_cautious_decision() -> None:
    async def test() -> None:
        async with pool(limit=0.0) as bots:
            view = view_of("classic")
            assert await bots.decide("random", view, 7) == cautious(view, 7)

    run(test())


def test_an_unknown_level_is_played_cautiously() -> None:
    async def test() -> None:
        async with pool() as bots:
            view = view_of("classic")
            assert await bots.decide("nobody", view, 7) == cautious(view, 7)

    run(test())


def test_closing_is_prompt_and_leaves_no_process() -> None:
    async def test() -> None:
        bots = BotPool()
        view = view_of("classic")
        await bots.decide("random", view, 1)
        process = pid_of(bots)
        asked = [asyncio.create_task(bots.decide("random", view, seed)) for seed in range(50)]
        await asyncio.sleep(0)
        began = time.monotonic()
        await bots.close()
        assert time.monotonic() - began < 2
        assert all(action in view.actions for action in await asyncio.gather(*asked))
        assert await bots.decide("random", view, 1) == cautious(view, 1)
        await bots.prepare("classic")
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    run(test())


def test_nothing_is_started_before_it_is_needed() -> None:
    async def test() -> None:
        async with pool() as bots:
            assert bots._workers[0]._process is None

    run(test())


def test_the_process_of_the_server_never_sees_the_compiler() -> None:
    program = (
        "import asyncio, sys; from tests.cli.test_thinking import decide_once\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(decide_once())\n"
        "    sys.exit(any(name in sys.modules for name in ('numba', 'llvmlite')))\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


async def decide_once() -> None:
    async with pool() as bots:
        view = view_of("classic")
        assert await bots.decide("careful", view, 1) in view.actions
