"""How himmel is usually played: what is weighed, by the plain rules, and how often it is chosen."""

from random import Random

import numpy as np
import pytest

from sixthcow.fast._jit import F32, I32
from sixthcow.fast.himmel import habits
from sixthcow.fast.himmel import turns as himmel
from sixthcow.fast.himmel.position import position
from sixthcow.games.himmel.state import HimmelState, numbers
from tests.fast.following import himmel_decision
from tests.fast.weighing import by_weight, draws, same_shares


def table_of(state: HimmelState) -> I32:
    table = position(state).table(state.hands, [0] * state.game.seats)
    table[himmel.DECK_END] = len(state.deck)
    return table


def described(state: HimmelState) -> dict[int, F32]:
    """What the kernel weighs, by the code of the action."""
    table = table_of(state)
    inputs = np.zeros((himmel.DECK - himmel.CODES, habits.INPUTS), np.float32)
    count = habits.described(table, inputs)
    codes = table[himmel.CODES : himmel.CODES + count].tolist()
    return dict(zip(codes, inputs, strict=False))


def inputs_of(state: HimmelState, action: str) -> dict[int, float]:
    """What an action would do, by the number of the input; the others are 0."""
    verb, *words = action.split()
    hand, seat = numbers(state.hands[state.actor]), state.actor
    cards = [
        len(target) + len(stack) for target, stack in zip(state.targets, state.stacks, strict=True)
    ]
    marked, deck = cards[state.marker] / 5, len(state.deck)
    tops = [numbers(stack)[-1] if stack else 0 for stack in state.stacks]
    ends = [numbers(target)[-1] if target else 0 for target in state.targets]
    spaces = list(zip(tops, ends, strict=True))
    putting = sum(low < card < high for low, high in spaces for card in hand) / 4
    if verb == "pass":
        heaps = [len(heap) for heap in state.heaps]
        return {
            9: 1, 10: marked, 11: cards[1 - state.marker] / 5, 12: deck == 0,
            13: (heaps[seat] - sum(heaps) / len(heaps)) / 10, 27: deck / 85, 29: putting,
        }  # fmt: skip
    if verb == "reverse":
        return {14: 1, 15: marked, 30: putting}
    if verb == "rob":
        victim = state.hands[int(words[0]) - 1]
        return {16: 1, 17: len(victim) / 5, 18: marked, 30: putting}
    card = int(words[0])
    if verb == "target":
        lower = sum(other < card for other in hand)
        away = abs(card - ends[state.marker])
        return {23: card / 70, 24: (card / 70) ** 2, 25: away / 70, 26: lower / 4}
    place = int(words[1]) - 1
    here = place == state.marker
    if verb == "raise":
        step = min((card - ends[place]) / 20, 3)
        return {19: 1, 20: here, 21: step, 22: marked, 30: putting}
    low, high = spaces[place]
    closed = high - card == 1
    spaces[place] = card, high
    rest = [other for other in hand if other != card]
    fitting = sum(any(low < other < high for low, high in spaces) for other in rest)
    return {
        0: 1, 1: min((card - low) / 20, 3), 2: min((high - card - 1) / 20, 3), 3: here,
        4: here * marked, 5: low == 0, 6: card / 70, 7: closed, 8: closed and here, 28: fitting / 4,
    }  # fmt: skip


def test_what_an_action_would_do_is_weighed() -> None:
    rng, verbs = Random(2), set()
    for _ in range(150):
        state = himmel_decision(rng)
        start, found = position(state), described(state)
        (actions,) = state.pending.values()
        assert {start.code(action) for action in actions} == found.keys()
        for action in actions:
            expected = inputs_of(state, action)
            known = [float(expected.get(at, 0)) for at in range(habits.INPUTS)]
            assert found[start.code(action)] == pytest.approx(known, abs=1e-5), action
            verbs.add(action.split()[0])
    assert verbs == {"put", "pass", "reverse", "rob", "raise", "target"}


def test_actions_come_as_often_as_they_weigh() -> None:
    rng = Random(4)
    for _ in range(12):
        state = himmel_decision(rng)
        found = described(state)
        shares = by_weight(np.array(list(found.values())) @ habits.WEIGHTS)
        counts = draws(table_of(state), habits.INPUTS, habits.usual_action)
        same_shares(counts, dict(zip(found, shares, strict=True)))
