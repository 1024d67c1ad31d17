"""The lanes play by the rules, turn by turn, and search in them agrees with the scalar kernel."""

import numpy as np
import pytest

from sixthcow.fast._jit import U16, U64, u64
from sixthcow.fast.generator import key_of
from sixthcow.fast.lane_games import ROWS, begin_rows, choose, play_rounds
from sixthcow.fast.lanes import draw_cards, draw_rows, place_turn, show
from sixthcow.fast.tables import LANE_COUNT, PACKED, network
from sixthcow.games import GAMES
from sixthcow.games.rows.cards import cards_of, heads
from sixthcow.games.rows.state import RowsState

SEED = 66


def numbers(vectors: U16) -> list[list[int]]:
    """Lane by lane the cards of packed vectors."""
    lanes: list[list[int]] = (vectors.reshape(-1, LANE_COUNT).T >> 8).tolist()
    return lanes


def dealt(seats: int, keys: U64) -> tuple[U16, U16, list[RowsState]]:
    """Hands and rows of 64 deals in lanes, and the same deals in the engine."""
    hands, rows = np.zeros(6720, np.uint16), np.zeros(256, np.uint16)
    size = 10 * seats
    deck = np.repeat(PACKED[1:], LANE_COUNT)
    draw_cards(deck, u64(104), u64(size + 4), keys, u64(0), np.empty(256, np.uint16), hands)
    begin_rows(rows, hands, u64(size * LANE_COUNT))
    game, states = GAMES["classic"](seats, {"rounds": 1}), []
    for cards in numbers(hands[: (size + 4) * LANE_COUNT]):
        rest = sorted(set(range(1, 105)) - set(cards))
        assert len(rest) == 100 - size  # every card once
        shuffled = " ".join(["shuffle", *map(str, cards + rest)])
        states.append(game.start().apply(-1, shuffled)[0])
    return hands, rows, states


def fewest(state: RowsState) -> int:
    """The first row with the fewest heads."""
    return min(range(4), key=lambda row: heads(cards_of(state.rows[row])))


def placed(state: RowsState, picks: list[int], chosen: list[int] | None) -> RowsState:
    """A turn in the engine; rows are the cheapest, or those chosen for each card in order."""
    for seat, card in enumerate(picks):
        state = state.apply(seat, f"play {card}")[0]
    while state.asks == "row":
        card = state.queue[0].cards[0]
        row = chosen[sorted(picks).index(card)] if chosen else fewest(state)
        state = state.apply(state.actor, f"row {row + 1}")[0]
    return state


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("tries", [0, 2, 16])
def test_every_turn_follows_the_rules(seats: int, tries: int) -> None:
    keys = np.array([key_of(u64(SEED), u64(lane)) for lane in range(LANE_COUNT)], np.uint64)
    hands, rows, states = dealt(seats, keys)
    points, cards = np.zeros(640, np.uint16), np.zeros(640, np.uint16)
    one, other, chosen = (np.zeros(LANE_COUNT, np.uint16) for _ in range(3))
    second = np.zeros(LANE_COUNT, np.uint16)
    for turn in range(10):
        for seat in range(seats):
            base, at = u64(10 * seat), u64((10 * seat + turn) * LANE_COUNT)
            choose(
                rows,
                hands,
                base,
                u64(turn),
                u64(10),
                u64(tries),
                np.uint16(seats - 1),
                one,
                other,
            )
            show(cards, u64(seat * LANE_COUNT), hands, at, u64(seat))
        picks = numbers(cards[: seats * LANE_COUNT])
        counter = ROWS + u64(2 * turn)
        draw_rows(keys, counter, one)
        draw_rows(keys, counter + u64(1), second)
        place_turn(
            rows, cards, points, u64(seats), network(seats), tries > 0, keys, counter, chosen
        )
        for lane, state in enumerate(states):
            drawn = [int(one[lane]) >> 2 * card & 3 for card in range(8)]
            drawn += [int(second[lane]) >> 2 * card & 3 for card in range(2)]
            states[lane] = placed(state, picks[lane], None if tries else drawn)
            look(states[lane], rows[lane::LANE_COUNT].tolist(), points[lane::LANE_COUNT].tolist())
    out = np.empty((LANE_COUNT, seats), np.int16)
    deck = np.repeat(PACKED[1:], LANE_COUNT)
    play_rounds(
        u64(SEED), u64(0), u64(seats), u64(10), deck, np.full(seats, tries, np.uint64),
        tries > 0, network(seats), out,
    )  # fmt: skip
    assert out.tolist() == [list(state.rounds[0]) for state in states]


def look(state: RowsState, rows: list[int], points: list[int]) -> None:
    """A lane's packed rows and its points against the engine's."""
    for packed, row in zip(rows, state.rows, strict=True):
        cards = cards_of(row)
        assert (packed >> 8, packed >> 5 & 7, packed & 31) == (cards[-1], len(row), heads(cards))
    assert points[: len(state.piles)] == [heads(pile) for pile in state.piles]
