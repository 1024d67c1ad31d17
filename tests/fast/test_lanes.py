"""The lanes deal and play exactly what the scalar kernel does, which follows the rules."""

from random import Random

import numpy as np
import pytest

from sixthcow.fast.kernels import KERNELS
from sixthcow.fast.lanes import play as lanes
from sixthcow.fast.lanes import rounds
from sixthcow.fast.lanes.estimate import estimates
from sixthcow.fast.rows import play as scalar
from sixthcow.fast.rows.position import position
from sixthcow.games import GAMES
from sixthcow.games.classic import Classic
from tests.fast import plain_policies
from tests.fast.following import random_position

SEED = 66
SAMPLES = 100  # more than one block of lanes, and no whole number of them

LANE_GAMES: list[tuple[str, dict[str, object]]] = [
    *((kind.name, {}) for kind in KERNELS[0].games),
    ("tournament", {}),
    ("tournament", {"cards": "logical"}),
    ("tournament", {"duplicate": True}),
    ("custom", {}),
    ("custom", {"deck": "tactical", "deal": "draft", "reveal": "open"}),
]


def policies(seats: int) -> list[list[int]]:
    """The tries of all seats: all alike, and mixed."""
    mixed = ([0, 1, 2, 16, 5] * 2)[:seats]
    return [*([tries] * seats for tries in (0, 1, 2, 16)), mixed]


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_same_seed_and_sample_are_the_same_round(seats: int) -> None:
    game = Classic(seats)
    for tries in policies(seats):
        one_by_one = scalar.run(scalar.fresh(game), [0], SAMPLES, SEED, 7, tries)
        for side_by_side in (lanes, rounds):
            points = side_by_side.run(lanes.fresh(game), [0], SAMPLES, SEED, 7, tries)
            assert np.array_equal(points * 2, one_by_one)


@pytest.mark.parametrize(("name", "options"), LANE_GAMES, ids=str)
def test_play_outs_from_any_position_are_the_same(name: str, options: dict[str, object]) -> None:
    rng = Random(name)
    for number in range(40):
        seats = rng.choice([s for s in GAMES[name].seat_range if s < 8])
        game = GAMES[name](seats, options)
        state = random_position(game, rng, 10 + 20 * seats)
        if state.asks == "over":
            continue
        seat = rng.choice(list(state.pending))
        for moment in (position(state, seat), position(state.view(seat))):
            codes = [moment.code(action) for action in list(state.pending[seat])[:3]]
            tries = rng.choice(policies(seats))
            side_by_side = lanes.run(moment, codes, SAMPLES, number, 0, tries)
            assert np.array_equal(
                side_by_side * 2, scalar.run(moment, codes, SAMPLES, number, 0, tries)
            )


def test_parts_of_a_run_are_the_same_as_the_whole() -> None:
    start, tries = lanes.fresh(Classic(4)), [0, 1, 2, 16]
    whole = lanes.run(start, [0], 200, SEED, 0, tries)
    parts = [lanes.run(start, [0], 50, SEED, first, tries) for first in range(0, 200, 50)]
    assert np.array_equal(whole, np.concatenate(parts, axis=1))


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_the_estimate_is_what_the_rules_say(seats: int) -> None:
    rng = Random(seats)
    for _ in range(60):
        game = Classic(seats)
        state = random_position(game, rng, 20 * seats)
        if state.asks == "over":
            continue
        costs = estimates(state.view(0))
        lying = {card for row in state.rows for card in row}
        for card in {*game.deck()} - lying:
            assert costs[card] == plain_policies.estimate(state, card)
