"""Slices of reviews and hints: short in every game, and live decisions are made in between."""

import asyncio
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import msgspec
import numpy as np
import pytest

from sixthcow.analysis import averages, future_rounds
from sixthcow.analysis.sparring import match_of
from sixthcow.engine import DEALER, Record
from sixthcow.fast.kernels import KERNELS, all_modules, kernel_of
from sixthcow.games import GAMES
from sixthcow.thinking import slices
from sixthcow.thinking.pool import BotProcess, Task, Thought, think
from sixthcow.thinking.slices import AnalysisTask, Findings, HintTask, ReviewTask, Slices
from tests.thinking.test_pool import action, pool, run
from tests.thinking.test_reviews import RECORD, expected

# What a core plays out in about 20 milliseconds, each play-out counted once for every seat.
MOST = {"lanes": 524_288, "rows": 20_480, "long": 14_336}

SETTINGS = [
    (game, seats)
    for game, kind in GAMES.items()
    for seats in sorted({min(4, kind.seat_range[-1]), kind.seat_range[-1]})
]


@pytest.fixture(autouse=True)
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice ends after its first step."""
    monkeypatch.setattr(slices, "SLICE", 0.0)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How much each call of a kernel plays out. The results are drawn at random, so that nothing is
    ever clear and all play-outs are made that may be."""
    chance, counts = np.random.default_rng(6), list[int]()

    def results(
        _: object, codes: Any, samples: int, __: int, ___: int, tries: Any, *____: Any, **more: Any
    ) -> Any:
        counts.append(len(codes) * samples * len(tries))
        shape = (2, len(tries)) if more.get("tie_breaks") else (len(tries),)
        return chance.integers(0, 100, (len(codes), samples, *shape), np.int16)

    def picks(position: Any, samples: int, *_: Any) -> Any:
        return chance.integers(1, 105, (samples, position.game.seats), np.uint16)

    def given(position: Any, deals: Any, codes: Any, seed: int, tries: Any, *first: int) -> Any:
        return results(position, codes, len(deals), seed, *first, tries)

    monkeypatch.setattr("sixthcow.fast.lanes.play.draw", results)
    monkeypatch.setattr("sixthcow.fast.lanes.play.drawn", picks)
    monkeypatch.setattr("sixthcow.fast.lanes.given_deals.play", given)
    monkeypatch.setattr("sixthcow.fast.ready", lambda _: True)
    for module in all_modules():
        if hasattr(import_module(module), "fresh"):
            monkeypatch.setattr(import_module(module), "run", results)
    forget_averages()
    yield counts
    forget_averages()


def forget_averages() -> None:
    for known in (
        averages._first_round, averages._expected, future_rounds._rounds,
        future_rounds.results_of_hand,
    ):  # fmt: skip
        known.cache_clear()


def beginning(game: str, seats: int, decisions: int) -> Record:
    """A match up to its first decisions."""
    record = match_of(game, ["random"] * seats, {}, 1)
    numbers = (number for number, move in enumerate(record.moves, 1) if move.seat != DEALER)
    last = [next(numbers) for _ in range(decisions)][-1]
    return Record(game, record.seats, record.moves[:last], record.options)


def most_of(game: str, seats: int) -> int:
    """The most that a step may play out."""
    kernel = kernel_of(GAMES[game](seats, {}))
    assert kernel in KERNELS
    return MOST["lanes" if kernel.lanes else "long" if kernel.long else "rows"]


def efforts(task: AnalysisTask, counts: list[int]) -> Iterator[int]:
    """What each slice of an analysis plays out."""
    begun = Slices()
    while True:
        counts.clear()
        findings = begun.go_on(task)
        yield sum(counts)
        if findings.done:
            return
        task = task._replace(after=task.after + len(findings.items))


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_a_slice_of_a_review_plays_out_little(game: str, seats: int, played: list[int]) -> None:
    record = beginning(game, seats, 2)
    found = list(efforts(ReviewTask("a", game, record.to_json(), {}, 0), played))
    assert max(found) <= most_of(game, seats)
    assert sum(found) > 2 * 4 * max(found), "each decision takes several"


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_a_slice_of_a_hint_plays_out_little(game: str, seats: int, played: list[int]) -> None:
    *_, last = beginning(game, seats, 1).steps(GAMES)
    view = last.state.view(next(iter(last.state.pending)))
    found = list(efforts(HintTask("a", game, view, 1), played))
    assert 0 < max(found) <= most_of(game, seats)


def test_slices_find_what_the_analysis_finds() -> None:
    begun, task, found = Slices(), ReviewTask("a", "classic", RECORD, {}, 0), list[bytes]()
    while True:
        findings = begun.go_on(task._replace(after=len(found)))
        assert len(findings.items) <= 1
        found += findings.items
        if findings.done:
            break
    assert [msgspec.json.decode(item) for item in found] == expected({})


def answers() -> Callable[[BotProcess, Task | AnalysisTask, float], Thought | Findings]:
    """What a process answers, computed here."""
    begun = Slices()

    def ask(_: BotProcess, task: Task | AnalysisTask, __: float) -> Thought | Findings:
        if isinstance(task, AnalysisTask):
            return begun.go_on(task)
        assert task.view is not None
        return think(task.level, task.view, task.seed, task.notes)

    return ask


@pytest.mark.usefixtures("played")
def test_live_decisions_are_made_between_two_slices_of_a_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BotProcess, "ask", answers())
    record = beginning("professional", 4, 1)
    *_, last = record.steps(GAMES)
    view = last.state.view(next(iter(last.state.pending)))
    order: list[str] = []

    async def test() -> None:
        async with pool() as bots:
            analyse, waiting = bots.analyse, list[asyncio.Task[None]]()

            async def decide() -> None:
                await action(bots, "random", view, 1)
                order.append("decision")

            async def slice_of(*task: Any) -> Findings | None:
                findings = await analyse(*task)
                order.append("finding" if findings and findings.items else "slice")
                waiting.append(asyncio.create_task(decide()))
                return findings

            monkeypatch.setattr(bots, "analyse", slice_of)
            async for _ in bots.review("professional", record.to_json(), {}, "ada"):
                pass
            await asyncio.gather(*waiting)

    run(test())
    first = order[: order.index("finding")]
    assert first.count("slice") > 20
    assert first.count("decision") >= first.count("slice") - 2, "each has waited for one slice"
