"""Hints in the processes of bots: as the analysis gives them, behind live decisions."""

import asyncio
import os
import signal
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sixthcow.analysis import hint
from sixthcow.engine import View
from sixthcow.fair_queue import Rank
from sixthcow.server.wire.reviews import Hint
from sixthcow.thinking.analyst import AnalysisFailed
from sixthcow.thinking.pool import BotPool, Task, Thought
from sixthcow.thinking.slices import AnalysisTask, Findings
from tests.thinking.test_pool import action, pid_of, pool, run, view_of


async def hinted(bots: BotPool, view: View, seed: int) -> bytes:
    """A hint, when its kernels are ready."""
    while not (found := await bots.hint(view, seed, "ada")):
        await asyncio.sleep(0.02)
    return found


def test_a_hint_is_what_the_analysis_says() -> None:
    """Also if its process has died; one that cannot be computed fails, and bots go on."""

    async def test() -> None:
        async with pool() as bots:
            view = view_of("classic")
            assert await action(bots, "random", view, 1) in view.actions
            os.kill(pid_of(bots), signal.SIGKILL)
            assert await bots.hint(view, 5, "ada") is None, "a new process has no kernels yet"
            found = msgspec.json.decode(await hinted(bots, view, 5))
            assert found == msgspec.to_builtins(hint(view, seed=5).to_json())
            msgspec.convert(found, Hint)
            with pytest.raises(AnalysisFailed):
                await bots.hint(replace(view, choices=()), 5, "ada")
            assert await action(bots, "cautious", view, 1) in view.actions

    run(test())


def test_a_hint_waits_behind_live_decisions_and_before_reviews(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with pool(limit=30) as bots:
            view = view_of("classic")
            await hinted(bots, view, 0)
            order: list[str] = []
            ask = bots._ask

            def asked(task: Task | AnalysisTask, *more: Any) -> Thought | Findings:
                order.append("decision" if isinstance(task, Task) else "slice of the hint")
                return ask(task, *more)

            async def review() -> None:
                async with bots._turns.turn("bo", Rank.REVIEWS):
                    order.append("review")

            monkeypatch.setattr(bots, "_ask", asked)
            async with bots._turns.turn("table", Rank.PEOPLE):  # all must wait
                reviewing = asyncio.create_task(review())
                await asyncio.sleep(0)
                looking = asyncio.create_task(bots.hint(view, 1, "ada"))
                await asyncio.sleep(0)
                decisions = [asyncio.create_task(action(bots, "random", view, n)) for n in range(3)]
                await asyncio.sleep(0)
            await asyncio.gather(reviewing, looking, *decisions)
            # On a slow machine a hint has more slices; between them a review has its turn.
            assert order[:4] == ["decision", "decision", "decision", "slice of the hint"]
            assert order.index("review") > 3

    run(test())
