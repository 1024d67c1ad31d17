"""Every policy of the play-outs chooses what the plain rules say it should."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sixthcow.fast import generator
from sixthcow.fast._jit import I32, U64, u64
from sixthcow.fast.constants import HAND_LIMIT
from sixthcow.fast.himmel import position as himmel_position
from sixthcow.fast.himmel import turns as himmel
from sixthcow.fast.rows import choosing, hoof, hoof_position, placing
from sixthcow.fast.rows.flat_table import HAND, HANDS, TURN
from sixthcow.fast.rows.position import fresh, position
from sixthcow.games import GAMES
from sixthcow.games.hoof import Hoof
from sixthcow.games.rows.cards import cards_of
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.state import RowsState
from tests.fast import plain_policies
from tests.fast.following import himmel_decision, random_position
from tests.fast.parts import alone

GAMES_OF_ROWS: list[tuple[str, dict[str, object]]] = [
    ("classic", {}),
    ("professional", {}),
    ("double", {}),
    ("twins", {}),
    ("custom", {"cards": 2, "sides": "both"}),
]
POSITIONS = 120
TRIES_AT_CHOICES = (1, 2, 5, 16)

below, key_of = alone(generator.below), alone(generator.key_of)
cost_now, estimate = alone(choosing.cost_now), alone(choosing.estimate)
cheapest_row, choose_row = alone(choosing.cheapest_row), alone(choosing.choose_row)
choose_card, choose_end = alone(choosing.choose_card), alone(choosing.choose_end)
choose_first, spots = alone(choosing.choose_first), alone(placing.spots)
choose_card_in_hoof, choose_split = alone(hoof.choose_card), alone(hoof.choose_split)
list_actions, choose_in_himmel = alone(himmel.list_actions), alone(himmel.choose)


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
        table = position(state).table([1] * state.game.seats)
        for card in playable(state):
            assert cost_now(table, card) == plain_policies.cost_now(state, card)
            assert estimate(table, card) == plain_policies.estimate(state, card)
        assert cheapest_row(table) == plain_policies.cheapest_row(state)


@pytest.mark.parametrize(("name", "options"), GAMES_OF_ROWS, ids=str)
@pytest.mark.parametrize("tries", TRIES_AT_CHOICES)
def test_the_cheapest_of_some_cards_is_picked(
    name: str, options: dict[str, object], tries: int
) -> None:
    rng = Random(tries)
    for state in positions(name, options):
        if state.asks != "play":
            continue
        table = position(state).table([tries] * state.game.seats)
        hand = list(state.hands[1])
        if not hand:
            continue
        rng.shuffle(hand)
        turn = rng.randrange(len(hand))
        at = HANDS + HAND
        table[at : at + len(hand)] = hand
        choose_card(table, 1, turn)
        assert table[at + turn] == plain_policies.picked(state, hand, turn, tries)
        assert sorted(table[at : at + len(hand)].tolist()) == sorted(hand)


@pytest.mark.parametrize("name", ["professional", "custom"])
def test_of_two_ends_the_cheaper_is_chosen(name: str) -> None:
    options: dict[str, object] = {"cards": 2, "sides": "both"} if name == "custom" else {}
    stream = stream_of(1)
    chosen = 0
    for state in positions(name, options):
        table = position(state).table([1] * state.game.seats)
        for card in playable(state):
            spot, tie = spots(table, card)
            if tie == placing.NOWHERE:
                continue
            end = choose_end(table, card, spot, tie, 0, stream)
            row, side = plain_policies.chosen_end(state, card)
            assert (end >> 1, "right" if end & 1 else "left") == (row, side)
            chosen += 1
    assert chosen > 50


@pytest.mark.parametrize("options", [{"cards": 2}, {"cards": 2, "sides": "both"}], ids=str)
def test_of_two_cards_the_cheaper_comes_first(options: dict[str, object]) -> None:
    rng, stream = Random(5), stream_of(2)
    seconds = 0
    for state in positions("custom", options):
        table = position(state).table([1] * state.game.seats)
        for _ in range(20):
            low, high = sorted(rng.sample(playable(state), 2))
            first = choose_first(table, low, high, 0, stream)
            assert first == plain_policies.chosen_first(state, (low, high))
            seconds += first == high
    assert seconds > 100


def empty_table() -> I32:
    """A table before a deal, for players who choose at random."""
    game = GAMES["classic"](10)
    assert isinstance(game, RowsGame)
    return fresh(game).table([0] * 10)


def test_random_rows_are_all_equally_likely() -> None:
    table = empty_table()
    counts: Counter[int] = Counter()
    for number in range(400):
        key = u64(key_of(u64(3), u64(number)))
        table[TURN] = number % 10
        counts.update(choose_row(table, 0, step, key) for step in range(10))
    assert set(counts) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("tries", TRIES_AT_CHOICES)
def test_in_hoof_the_cheapest_card_is_placed(tries: int) -> None:
    rng, seen = Random(tries), Counter[str]()
    for number in range(150):
        state = random_position(Hoof(rng.choice(Hoof.seat_range)), rng, 60)
        if state.asks != "place":
            continue
        table = hoof_position.position(state).table([tries] * state.game.seats)
        hand = state.hands[state.actor]
        start = below(stream_of(number), len(hand))
        looked = [hand[(start + step) % len(hand)] for step in range(min(tries, len(hand)))]
        placed = int(table[hoof.PLACED])
        card = choose_card_in_hoof(table, stream_of(number)) or None
        assert card == plain_policies.placed_in_hoof(state, looked, placed)
        seen["stop" if card is None else "second" if placed else "first"] += 1
    assert seen["first"] > 20
    assert seen["second"]
    assert seen["stop"] or tries > 5  # of so many cards one takes nothing


def test_in_hoof_what_could_be_placed_again_is_kept() -> None:
    rng, kept = Random(9), 0
    for _ in range(400):
        state = random_position(Hoof(rng.choice(Hoof.seat_range)), rng, 60)
        if state.asks != "keep":
            continue
        start = hoof_position.position(state)
        table = start.table([1] * state.game.seats)
        room = HAND_LIMIT - len(state.hands[state.actor])
        cards = plain_policies.kept_in_hoof(state, start.turn.aside, room)
        mask = choose_split(table, stream_of(1))
        assert mask == start.code(" ".join(["keep", *map(str, cards)]))
        kept += len(cards)
    assert kept > 20


@pytest.mark.parametrize("tries", TRIES_AT_CHOICES)
def test_in_himmel_the_cheapest_action_is_chosen(tries: int) -> None:
    rng = Random(tries)
    for number in range(200):
        state = himmel_decision(rng)
        (actions,) = state.pending.values()
        start = himmel_position.position(state)
        table = start.table(state.hands, [tries] * state.game.seats)
        count = list_actions(table)
        codes = table[himmel.CODES : himmel.CODES + count].tolist()
        at = below(stream_of(number), count)
        looked = [codes[(at + step) % count] for step in range(min(tries, count))]
        words = {start.code(action): action for action in actions}
        best = min(looked, key=lambda code: plain_policies.cost_in_himmel(state, words[code]))
        assert choose_in_himmel(table, stream_of(number)) == best
