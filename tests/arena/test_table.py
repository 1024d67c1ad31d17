"""A table of bots: the same cards for everybody, and nobody's mistake stops the play."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from sixthcow.arena import Plan
from sixthcow.arena.result import Faults, deal_from
from sixthcow.arena.rotations import Stopped, Table
from sixthcow.bots import BOTS
from sixthcow.engine import DEALER, Record, State, View
from sixthcow.games import GAMES


def plan(*bots: str, game: str = "classic", seats: int = 3, seed: int = 1) -> Plan:
    options = {} if game == "tournament" else {"rounds": 1}
    return Plan(bots, game, seats, options, seed, rounds=1, think=1.0)


def never() -> bool:
    return False


def records(made: Plan, number: int = 1) -> list[Record]:
    played = Table(made).play(number, never, keep_records=True)
    return [Record.from_json(line) for line in played.records]


def states(record: Record) -> Iterator[State]:
    return (step.state for step in record.steps(GAMES))


class Wild:
    """A bot that is never content with what is legal."""

    name = "wild"

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def decide(self, view: View, rng: Random) -> str:
        if len(view.choices) > 5:
            raise RuntimeError("too many choices")
        return "play 200" if len(view.choices) > 2 else view.actions[0]


class Greedy:
    """Uses its generator as much as it likes, and remembers nothing from match to match."""

    name = "greedy"

    def __init__(self) -> None:
        self.decisions = 0

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def decide(self, view: View, rng: Random) -> str:
        self.decisions += 1
        assert self.decisions <= 10 + 10  # a round has ten turns, and each may ask for a row
        return [rng.choice(view.actions) for _ in range(self.decisions)][-1]


def invite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of these tests play, too."""
    for bot in (Wild, Greedy):
        monkeypatch.setitem(BOTS, bot.name, bot)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "himmel"])
def test_a_deal_is_the_same_in_every_rotation(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    rotations = records(plan("cautious", "random", "greedy", game=game))
    assert len(rotations) == 3
    dealt = [next(state for state in states(record) if not state.chance) for record in rotations]
    assert [state.snapshot() for state in dealt] == [dealt[0].snapshot()] * 3
    assert {record.seats for record in rotations} == {
        ("cautious", "random", "greedy"),
        ("greedy", "cautious", "random"),
        ("random", "greedy", "cautious"),
    }


def test_the_dealer_has_a_generator_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second round has the same cards too, however much chance the bots use in the first."""
    invite(monkeypatch)
    two_rounds = replace(plan("greedy", "random", "cautious"), options={"rounds": 2})
    first, *others = (
        [move for move in record.moves if move.seat == DEALER] for record in records(two_rounds)
    )
    assert len(first) == 2
    assert others == [first, first]


def test_other_deals_and_other_seeds_have_other_cards() -> None:
    first = {
        (seed, number): records(plan("random", seed=seed), number)[0].moves[0]
        for seed in (1, 2)
        for number in (1, 2)
    }
    assert len(set(first.values())) == 4


def test_a_deal_is_the_same_whenever_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    made = plan("greedy", "cautious", "random")
    table = Table(made)
    before = table.play(7, never, keep_records=True)
    table.play(8, never, keep_records=False)
    assert table.play(7, never, keep_records=True) == before
    assert Table(made).play(7, never, keep_records=True) == before


def test_a_record_says_where_it_comes_from_and_how_it_ended() -> None:
    played = Table(plan("cautious", "random")).play(5, never, keep_records=True)
    for rotation, (line, match) in enumerate(zip(played.records, played.deal.matches, strict=True)):
        record = Record.from_json(line)
        assert record.extra == {"meta": {"arena": {"seed": 1, "deal": 5, "rotation": rotation}}}
        *_, state = states(record)
        assert state.outcome
        assert (state.outcome.totals, state.outcome.ranking) == match[:2]
    assert Table(plan("random")).play(5, never, keep_records=False).records == ()


def test_a_bot_that_fails_loses_its_decision_to_cautious(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    played = Table(plan("wild", "random", "random")).play(1, never, keep_records=True)
    for match in played.deal.matches:
        crashed, illegal = match.faults
        assert crashed == Faults(0, "crash", 5, "RuntimeError('too many choices')")
        assert (illegal.bot, illegal.kind, illegal.first) == (0, "illegal", "play 200")
        assert illegal.times >= 3


def test_a_deal_can_be_stopped_in_the_middle() -> None:
    answers = iter([False] * 8 + [True])
    with pytest.raises(Stopped):
        Table(plan("random")).play(1, lambda: next(answers), keep_records=False)


def test_a_result_is_plain_json(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    deal = Table(plan("wild", "random")).play(1, never, keep_records=False).deal
    assert deal.matches[0].faults
    assert deal_from(json.loads(json.dumps(deal.to_json())), 3, 3) == deal
