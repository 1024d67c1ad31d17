"""The kernel of himmel plays by the rules, action by action, chance included."""

from random import Random

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.engine import DEALER
from sixthcow.fast import tie_breaks
from sixthcow.fast._jit import I64
from sixthcow.fast.himmel import turns as himmel
from sixthcow.fast.himmel.position import (
    SPECIALS,
    VERBS,
    HimmelPosition,
    fresh,
    number,
    position,
    run,
)
from sixthcow.fast.policies import USUAL_TRIES
from sixthcow.fast.tracing import TABLE_AT
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import SPECIALS as CARDS_THAT_ARE_SPECIAL
from sixthcow.games.himmel.state import HimmelState
from tests.fast.following import himmel_decision

UNDECIDED = -1
NAMES = {code: name for name, code in SPECIALS.items()}


def traced(
    start: HimmelPosition, code: int, tries: list[int], seed: int
) -> tuple[list[list[int]], list[list[int]]]:
    """A play-out of one candidate: its trace, and the points and special cards of every seat."""
    trace: I64 = np.zeros((2000, TABLE_AT + himmel.TABLE_SIZE), np.int64)
    out = run(start, [code], 1, seed, 0, tries, trace, tie_breaks=True)
    assert run(start, [code], 1, seed, 0, tries).tolist() == out[:, :, 0].tolist()
    return trace[1 : trace[0, 0] + 1].tolist(), out[0, 0].tolist()


def name(card: int) -> str:
    """A card in the notation."""
    return NAMES.get(card, str(card))


def in_words(code: int) -> str:
    """An action of the kernel in the notation."""
    verb = next(verb for verb, known in VERBS.items() if known == code >> 10)
    card, place = code >> 1 & 511, code & 1
    words = {"put": [card, place + 1], "raise": [card, place + 1], "target": [card]}
    words["rob"] = [card + 1]
    return " ".join([verb, *map(str, words.get(verb, []))])


def hand_of(table: list[int], seat: int) -> list[int]:
    """The cards of a hand on the kernel's table."""
    at = himmel.HANDS + himmel.HAND * seat
    return table[at : at + table[himmel.SIZES + seat]]


def deck_of(table: list[int]) -> list[int]:
    """The kernel's deck, top card first."""
    return table[himmel.DECK + table[himmel.DECK_AT] : himmel.DECK + table[himmel.DECK_END]]


def follow(state: HimmelState, trace: list[list[int]]) -> tuple[HimmelState, list[str]]:
    """Do in the engine what a trace says; everything must be legal and look the same."""
    actions = []
    for what, seat, code, _, *table in trace:
        if what == himmel.SHUFFLED:
            cards = deck_of(table)
            if state.between_games:
                hands = [hand_of(table, owner) for owner in range(state.game.seats)]
                cards = [card for hand in hands for card in hand] + cards
            state = state.apply(DEALER, " ".join(["shuffle", *map(name, cards)]))[0]
        elif what == himmel.STOLEN:
            state = state.apply(DEALER, f"steal {name(code)}")[0]
        else:
            compare(state, table, over=what == himmel.OVER)
            if what == himmel.OVER:
                break
            actions.append(in_words(code))
            state = state.apply(seat, actions[-1])[0]
    return state, actions


def compare(state: HimmelState, table: list[int], over: bool) -> None:
    """Every zone of the kernel's table against the engine's."""
    for place in range(2):
        target, stack = state.targets[place], state.stacks[place]
        assert table[himmel.TARGETS + place] == len(target)
        assert table[himmel.STACK + place] == len(stack)
        if target:
            assert table[himmel.TARGET + place] == target[-1]
            assert table[himmel.TOP + place] == (stack[-1] if stack else 0)
    for seat, hand in enumerate(state.hands):
        assert sorted(hand_of(table, seat)) == sorted(map(number, hand))
        assert table[himmel.HEAP + seat] == len(state.heaps[seat])
    assert table[himmel.MARKER] == state.marker
    assert table[himmel.DIRECTION] == state.direction
    assert deck_of(table) == list(map(number, state.deck))
    if not over:
        assert list(state.pending) == [table[himmel.ACTOR]]
        assert table[himmel.ASKS] == (himmel.TURN if state.asks == "turn" else himmel.AIM)


@pytest.mark.parametrize("seats", Himmel.seat_range)
@pytest.mark.parametrize("tries", [0, 2, 16, USUAL_TRIES])
def test_whole_games_follow_the_rules(seats: int, tries: int) -> None:
    game = Himmel(seats, {"first": seats})
    for seed in range(150):
        trace, counts = traced(fresh(game), UNDECIDED, [tries] * seats, seed)
        state, _ = follow(game.start(), trace)
        assert [list(state.rounds[0]), list(state.specials)] == counts


def test_what_breaks_ties_is_counted_in_the_same_games() -> None:
    game = Himmel(4)
    counts = tie_breaks.simulate(game, 50, "keen")
    assert counts.shape == (50, 2, 4)
    assert np.array_equal(counts[:, 0], fast.simulate("himmel", 4, 50, "keen", jobs=1))
    state = himmel_decision(Random(4))
    view = state.view(next(iter(state.pending)))
    played = tie_breaks.play_outs(view, view.actions, 50, seed=2, policy="keen")
    points = fast.play_outs(view, view.actions, 50, seed=2, policy="keen")
    assert np.array_equal(played[:, :, 0], points)
    assert 0 < played[:, :, 1].max() <= len(CARDS_THAT_ARE_SPECIAL)


def test_every_action_is_listed() -> None:
    rng = Random(3)
    for _ in range(400):
        state = himmel_decision(rng)
        start = position(state)
        table = start.table(state.hands, [0] * state.game.seats)
        count = himmel.list_actions(table)
        codes = table[himmel.CODES : himmel.CODES + count].tolist()
        (actions,) = state.pending.values()
        assert sorted(map(in_words, codes)) == sorted(actions)
        assert [start.code(action) for action in map(in_words, codes)] == codes


def test_play_outs_from_any_position_follow_the_rules() -> None:
    rng = Random(8)
    verbs = set()
    for seed in range(250):
        state = himmel_decision(rng)
        (seat,) = state.pending
        action = rng.choice(state.pending[seat])
        start = position(state)
        tries = [rng.choice([0, 16, USUAL_TRIES])] * state.game.seats
        trace, (points, specials) = traced(start, start.code(action), tries, seed)
        table = trace[0][TABLE_AT:]
        cards = [NAMES.get(card, card) for card in deck_of(table)]
        end, actions = follow(state._replace(deck=tuple(cards)), trace)
        assert sorted(map(number, state.deck)) == sorted(deck_of(table))
        assert actions[0] == action
        assert list(end.rounds[0]) == points
        assert list(np.subtract(end.specials, state.specials)) == specials
        verbs.add(action.split()[0])
    assert verbs == set(VERBS)
