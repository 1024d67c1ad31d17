"""The last turns of two players who know each other's cards, solved exactly.

Both pick at the same time, so the best play is often a mixed strategy: every turn is a matrix game
whose entries are the values of the turns after it. The points of the one are counted against the
points of the other.
"""

from collections.abc import Sequence

from sixthcow import fast
from sixthcow.engine import Random, State, View

# With more cards in hand the tree of all turns takes longer than a moment.
MOST_CARDS = 3

# Regret matching comes within a hundredth of a point of the value of games this small.
STEPS = 1000

DECISIONS = {"play", "row", "end", "first"}

Matrix = Sequence[Sequence[float]]


def is_solvable(view: View) -> bool:
    """Whether two players with few cards left know each other's hand."""
    known = view.knowledge
    if view.seats != 2 or view.asks not in DECISIONS or view.players[0].chosen:
        return False
    hidden = sum(known["hand_sizes"]) - sum(map(len, known["hands"]))
    few = all(size <= MOST_CARDS for size in known["hand_sizes"])
    return few and len(known["unseen"]) == hidden


def solve(view: View, rng: Random) -> str:
    """An action drawn from the best mixed strategy."""
    assert view.seat is not None
    state = fast.sample(view, rng)  # nothing is hidden, so there is only one
    seat, begun = view.seat, len(state.rounds)
    actions = state.pending[seat]
    if len(state.pending) == 1:
        return min(actions, key=lambda action: value(after(state, seat, action), seat, begun))
    strategy = best_strategy(matrix(state, seat))
    (action,) = rng.choices(actions, strategy)
    return action


def after(state: State, seat: int, action: str) -> State:
    """The state after an action."""
    return state.apply(seat, action)[0]


def value(state: State, seat: int, begun: int) -> float:
    """What a round, the one after `begun` others, costs a seat more than the other, if both play
    the rest of it best."""
    if len(state.rounds) > begun:
        return state.rounds[begun][seat] - state.rounds[begun][1 - seat]
    if len(state.pending) == 2:
        costs = matrix(state, seat)
        own = best_strategy(costs)
        return max(
            sum(share * row[column] for share, row in zip(own, costs, strict=True))
            for column in range(len(costs[0]))
        )
    ((decider, actions),) = state.pending.items()
    values = [value(after(state, decider, action), seat, begun) for action in actions]
    return min(values) if decider == seat else max(values)


def matrix(state: State, seat: int) -> Matrix:
    """The cost of every pair of picks: a row for each of the seat's own."""
    begun, pending = len(state.rounds), state.pending
    return [
        [
            value(after(after(state, seat, mine), 1 - seat, theirs), seat, begun)
            for theirs in pending[1 - seat]
        ]
        for mine in pending[seat]
    ]


def best_strategy(costs: Matrix) -> list[float]:
    """How often to play each row so that the worst column costs least: by regret matching."""
    rows, columns = range(len(costs)), range(len(costs[0]))
    regrets = ([0.0] * len(costs), [0.0] * len(costs[0]))
    average = [0.0] * len(costs)
    for step in range(1, STEPS + 1):
        own, other = map(in_proportion, regrets)
        by_row = [sum(other[c] * costs[r][c] for c in columns) for r in rows]
        by_column = [sum(own[r] * costs[r][c] for r in rows) for c in columns]
        now = sum(own[r] * by_row[r] for r in rows)
        for r in rows:
            regrets[0][r] = max(0.0, regrets[0][r] + now - by_row[r])
            average[r] += step * own[r]  # later steps are better
        for c in columns:
            regrets[1][c] = max(0.0, regrets[1][c] + by_column[c] - now)
    return in_proportion(average)


def in_proportion(weights: Sequence[float]) -> list[float]:
    """Shares that add up to 1; equal ones if there is nothing to go by."""
    total = sum(weights)
    return [weight / total if total else 1 / len(weights) for weight in weights]
