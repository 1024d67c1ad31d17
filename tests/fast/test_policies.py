"""Every policy of the play-outs chooses what the plain rules say it should."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sixthcow.fast import placing, rows
from sixthcow.fast._jit import U64, u64
from sixthcow.fast.generator import key_of
from sixthcow.fast.layout import HAND, HANDS
from sixthcow.fast.positions import from_state
from sixthcow.games import GAMES
from sixthcow.games.rows.cards import cards_of
from sixthcow.games.rows.state import RowsState
from tests.fast import plain_policies
from tests.fast.following import random_position

GAMES_OF_ROWS: list[tuple[str, dict[str, object]]] = [
    ("classic", {}),
    ("professional", {}),
    ("double", {}),
    ("twins", {}),
    ("custom", {"cards": 2, "sides": "both"}),
]
POSITIONS = 120


def stream_of(seed: int) -> U64:
    """A stream of random numbers."""
    return np.array([key_of(u64(seed), u64(0)), 0], np.uint64)


def positions(name: str, options: dict[str, object]) -> Iterator[RowsState]:
    """Random moments of a first round."""
    rng = Random(name)
    for _ in range(POSITIONS):
        seats = rng.choice(GAMES[name].seat_range)
        seats = min(seats, 7) if options.get("cards") == 2 else seats
        state = random_position(GAMES[name](seats, options), rng, 10 + 20 * seats)
        if state.asks != "over":
            yield state


def playable(state: RowsState) -> list[int]:
    """Cards that could be placed: those in a row are there for good, but for twins."""
    lying = Counter(card for row in state.rows for card in cards_of(row))
    return sorted(Counter(state.game.deck()) - lying)


@pytest.mark.parametrize(("name", "options"), GAMES_OF_ROWS, ids=str)
def test_costs_are_what_the_rules_say(name: str, options: dict[str, object]) -> None:
    for state in positions(name, options):
        table = from_state(state).table([1] * state.game.seats)
        for card in playable(state):
            assert placing.cost_now(table, card) == plain_policies.cost_now(state, card)
            assert placing.cost_of(table, card) == plain_policies.estimate(state, card)
        assert placing.cheapest(table) == plain_policies.cheapest_row(state)


@pytest.mark.parametrize(("name", "options"), GAMES_OF_ROWS, ids=str)
@pytest.mark.parametrize("tries", [1, 2, 5, 16])
def test_the_cheapest_of_some_cards_is_picked(
    name: str, options: dict[str, object], tries: int
) -> None:
    rng = Random(tries)
    for state in positions(name, options):
        if state.asks != "play":
            continue
        table = from_state(state).table([tries] * state.game.seats)
        hand = list(state.hands[1])
        if not hand:
            continue
        rng.shuffle(hand)
        turn = rng.randrange(len(hand))
        at = HANDS + HAND
        table[at : at + len(hand)] = hand
        rows.choose(table, 1, turn)
        assert table[at + turn] == plain_policies.picked(state, hand, turn, tries)
        assert sorted(table[at : at + len(hand)].tolist()) == sorted(hand)


@pytest.mark.parametrize("name", ["professional", "custom"])
def test_of_two_ends_the_cheaper_is_chosen(name: str) -> None:
    options: dict[str, object] = {"cards": 2, "sides": "both"} if name == "custom" else {}
    stream = stream_of(1)
    chosen = 0
    for state in positions(name, options):
        table = from_state(state).table([1] * state.game.seats)
        for card in playable(state):
            spot, tie = placing.spots(table, card)
            if tie == placing.NOWHERE:
                continue
            end = placing.choose_end(table, card, spot, tie, 0, stream)
            row, side = plain_policies.chosen_end(state, card)
            assert (end >> 1, "right" if end & 1 else "left") == (row, side)
            chosen += 1
    assert chosen > 50


@pytest.mark.parametrize("options", [{"cards": 2}, {"cards": 2, "sides": "both"}], ids=str)
def test_of_two_cards_the_cheaper_comes_first(options: dict[str, object]) -> None:
    rng, stream = Random(5), stream_of(2)
    seconds = 0
    for state in positions("custom", options):
        table = from_state(state).table([1] * state.game.seats)
        for _ in range(20):
            low, high = sorted(rng.sample(playable(state), 2))
            first = rows.choose_first(table, low, high, 0, stream)
            assert first == plain_policies.chosen_first(state, (low, high))
            seconds += first == high
    assert seconds > 100
