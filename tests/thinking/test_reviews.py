"""Reviews in the processes of bots: complete, in slices, behind live decisions."""

import asyncio
import os
import signal
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixthcow.analysis import analyse
from sixthcow.engine import Record
from sixthcow.fair_queue import Rank
from sixthcow.server.wire.reviews import ReviewPart
from sixthcow.thinking import slices
from sixthcow.thinking.analyst import AnalysisFailed
from tests.thinking.test_pool import action, pid_of, pool, run, view_of

RECORD = (Path(__file__).parent.parent / "golden" / "classic.json").read_text()
DECIDERS = {5: "bot", 6: "clock"}


def expected(deciders: Mapping[int, str]) -> list[dict[str, Any]]:
    return [
        msgspec.json.decode(slices.encoded(item))
        for item in analyse(Record.from_json(RECORD), deciders=deciders)
    ]


def test_a_review_finds_what_the_analysis_finds() -> None:
    """Also if its process dies; one that cannot be finished fails, and bots go on."""

    async def test() -> None:
        async with pool() as bots:
            found: list[dict[str, Any]] = []
            sizes: list[int] = []
            async for items in bots.review("classic", RECORD, DECIDERS, "ada"):
                if items and not found:
                    os.kill(pid_of(bots), signal.SIGKILL)
                sizes.append(len(items))
                found += [msgspec.json.decode(item) for item in items]
            assert sizes[0] == 0, "the process is being started"
            assert found == expected(DECIDERS)
            assert {each["kind"] for each in found} == {"decision", "round", "match"}
            assert found[-1]["kind"] == "match"
            msgspec.convert(
                {"done": True, "preparing": False, "decisions": 36, "findings": found}, ReviewPart
            )
            with pytest.raises(AnalysisFailed):
                async for _ in bots.review("classic", '{"format": "?"}', {}, "ada"):
                    pass
            view = view_of("classic")
            assert await action(bots, "cautious", view, 1) in view.actions

    run(test())


def test_every_slice_waits_behind_live_decisions() -> None:
    async def test() -> None:
        async with pool(limit=30) as bots:
            view = view_of("classic")
            await action(bots, "random", view, 0)
            order: list[str] = []

            async def decide(seed: int) -> None:
                await action(bots, "random", view, seed)
                order.append("decision")

            async def reviewed() -> None:
                async for _ in bots.review("classic", RECORD, {}, "ada"):
                    order.append("slice")

            async with bots._turns.turn("table", Rank.PEOPLE):  # both must wait
                waiting = [asyncio.create_task(reviewed())]
                await asyncio.sleep(0)
                waiting += [asyncio.create_task(decide(seed)) for seed in range(5)]
                await asyncio.sleep(0)
            await asyncio.gather(*waiting)
            assert order[:5] == ["decision"] * 5
            assert "slice" in order[5:]

    run(test())
