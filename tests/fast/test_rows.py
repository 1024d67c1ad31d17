"""The scalar kernel of the rows games plays by the rules, decision by decision."""

from random import Random

import numpy as np
import pytest

from sixthcow.fast.playouts import one_by_one
from sixthcow.fast.positions import fresh, from_state
from sixthcow.games import GAMES
from sixthcow.games.rows.game import RowsGame
from tests.fast.following import follow, half_heads, random_position, traced

ONE_ROUND: dict[str, object] = {"rounds": 1}
MIXES: list[tuple[str, dict[str, object]]] = [
    ("classic", ONE_ROUND),
    ("tactical", ONE_ROUND),
    ("professional", ONE_ROUND),
    ("open", ONE_ROUND),
    ("double", ONE_ROUND),
    ("twins", ONE_ROUND),
    ("twins", ONE_ROUND | {"deck": "doubles", "first": 2}),
    ("custom", ONE_ROUND | {"cards": 2, "sides": "both", "reveal": "open"}),
]


@pytest.mark.parametrize(("name", "options"), MIXES)
def test_whole_rounds_follow_the_rules(name: str, options: dict[str, object]) -> None:
    for number in range(320):
        seats = GAMES[name].seat_range[number % len(GAMES[name].seat_range)]
        seats = min(seats, 7) if options.get("cards") == 2 else seats
        game = GAMES[name](seats, options)
        assert isinstance(game, RowsGame)
        tries = [0] * seats if number % 2 else [Random(number).randrange(4)] * seats
        trace, deck, points = traced(fresh(game), 0, tries, number)
        state = game.start().apply(-1, " ".join(["shuffle", *map(str, deck)]))[0]
        state = follow(state, trace)
        assert half_heads(state) == points
        assert [2 * penalty for penalty in state.rounds[0]] == points


@pytest.mark.parametrize(("name", "options"), [*MIXES, ("logical", ONE_ROUND), ("tournament", {})])
def test_play_outs_from_any_position_follow_the_rules(
    name: str, options: dict[str, object]
) -> None:
    rng = Random(name)
    for _ in range(60):
        seats = rng.choice([s for s in GAMES[name].seat_range if s < 7])
        state = random_position(GAMES[name](seats, options), rng, 10 + 20 * seats)
        if state.asks in {"draft", "over"}:
            continue
        seat = rng.choice(list(state.pending))
        action = rng.choice(state.pending[seat])
        position = from_state(state, seat)
        trace, _, points = traced(position, position.code(action), [rng.randrange(3)] * seats, 6)
        end = follow(state, trace)
        taken = zip(half_heads(end), half_heads(state), strict=True)
        assert [after - before for after, before in taken] == points
        assert chosen(trace.tolist(), seat) == action


def chosen(trace: list[list[int]], seat: int) -> str:
    """The first decision of a seat in a trace, in the notation."""
    what, _, one, two = next(line[:4] for line in trace if line[1] == seat)
    cards = " ".join(str(card) for card in sorted((one, two)) if card)
    ends = f"end {one + 1} {'right' if two else 'left'}"
    return [f"play {cards}", f"row {one + 1}", ends, f"first {one}"][what]


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_short_way_of_the_main_rules_gives_the_same(seats: int) -> None:
    game = GAMES["classic"](seats, ONE_ROUND)
    assert isinstance(game, RowsGame)
    for tries in ([0] * seats, [1] * seats, [2] * seats, [16] * seats, [0, 2] + [3] * (seats - 2)):
        played = one_by_one(fresh(game), [0], 100, 5, 0, tries)
        for sample in range(20):
            points = one_by_one(fresh(game), [0], 1, 5, sample, tries)
            assert (points[:, 0] == played[:, sample]).all()
        long_way = one_by_one(fresh(game), [0], 100, 5, 0, tries, plain=False)
        assert np.array_equal(played, long_way)
