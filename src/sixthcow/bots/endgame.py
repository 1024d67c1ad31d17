"""The last turns of two players who know each other's cards, solved exactly.

Both pick at the same time, so the best play is often a mixed strategy: every turn is a matrix game
whose entries are the values of the following turns. A value is one player's points minus the
other's.
"""

from collections.abc import Sequence

from sixthcow import fast
from sixthcow.engine import Random, State, View

# With more cards in hand the tree of all turns is too large.
MOST_CARDS = 3

# This many moves take well under a tenth of a second; if several rows must be chosen in the last
# turns there can be ten times as many.
MOST_MOVES = 2_000

# Regret matching comes within a hundredth of a point of the value of games this small.
STEPS = 1000

DECISIONS = {"play", "row", "end", "first"}

Matrix = Sequence[Sequence[float]]


class TooLarge(Exception):
    """There are too many ways to play on for an exact solution."""


def is_solvable(view: View) -> bool:
    """Whether two players with few cards left know each other's hands."""
    known = view.knowledge
    if view.seats != 2 or view.asks not in DECISIONS or view.players[0].chosen:
        return False
    if "hand_sizes" not in known or not fast.has_rules(view):
        return False
    hidden = sum(known["hand_sizes"]) - sum(map(len, known["hands"]))
    few = all(size <= MOST_CARDS for size in known["hand_sizes"])
    return few and len(known["unseen"]) == hidden


def solve(view: View, rng: Random) -> str:
    """An action drawn from the best mixed strategy; raises TooLarge if that takes too long."""
    assert view.seat is not None
    state = fast.sample(view, rng)  # nothing is hidden, so there is only one state
    tree = Tree(view.seat, len(state.rounds))
    actions = state.pending[view.seat]
    if len(state.pending) == 1:
        return min(actions, key=lambda action: tree.value(tree.after(state, view.seat, action)))
    (action,) = rng.choices(actions, best_strategy(tree.matrix(state)))
    return action


class Tree:
    """All ways to play a round to its end, the round after `begun` others, as a seat sees them."""

    def __init__(self, seat: int, begun: int = 0) -> None:
        self._seat = seat
        self._begun = begun
        self._moves = 0

    def after(self, state: State, seat: int | None, action: str) -> State:
        """The state after an action."""
        assert seat is not None
        self._moves += 1
        if self._moves > MOST_MOVES:
            raise TooLarge
        return state.apply(seat, action)[0]

    def value(self, state: State) -> float:
        """The seat's cost of the round minus the other's, if both play the rest optimally."""
        seat, other = self._seat, 1 - self._seat
        if len(state.rounds) > self._begun:
            points = state.rounds[self._begun]
            return points[seat] - points[other]
        if state.chance:  # different orders can lead to the same cards
            raise TooLarge
        if len(state.pending) == 2:
            costs = self.matrix(state)
            own = best_strategy(costs)
            return max(
                sum(share * row[column] for share, row in zip(own, costs, strict=True))
                for column in range(len(costs[0]))
            )
        ((decider, actions),) = state.pending.items()
        values = [self.value(self.after(state, decider, action)) for action in actions]
        return min(values) if decider == seat else max(values)

    def matrix(self, state: State) -> Matrix:
        """The cost of every pair of picks: a matrix row for each of the seat's own."""
        seat, other = self._seat, 1 - self._seat
        picked = [self.after(state, seat, mine) for mine in state.pending[seat]]
        return [
            [self.value(self.after(own, other, theirs)) for theirs in state.pending[other]]
            for own in picked
        ]


def best_strategy(costs: Matrix) -> list[float]:
    """How often to play each row to minimise the cost of the worst column."""
    worst = [max(row) for row in costs]
    best = [min(column) for column in zip(*costs, strict=True)]
    if min(worst) == max(best):  # one row is best, whatever the other does
        return [float(row == worst.index(min(worst))) for row in range(len(costs))]
    if len(costs) == len(costs[0]) == 2:  # both columns cost the same
        (a, b), (c, d) = costs
        share = (d - c) / (a - b - c + d)
        return [share, 1 - share]
    return matched_regrets(costs)


def matched_regrets(costs: Matrix) -> list[float]:
    """The same for a game of any size, by regret matching."""
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
    """Shares that add up to 1; equal ones if all are 0."""
    total = sum(weights)
    return [weight / total if total else 1 / len(weights) for weight in weights]
