"""Playing many tables: what every seat sees, chooses and takes, turn by turn."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import torch
from torch import Tensor

from sixthcow.research.training import company
from sixthcow.research.training.company import Company
from sixthcow.research.training.inputs import Known, Whole, critic_inputs, policy_inputs
from sixthcow.research.training.networks import Answer, Weights, critic, policy
from sixthcow.research.training.tensors import (
    NO_ROW,
    ROWS,
    TURNS,
    Rows,
    Tables,
    deal,
    estimate,
    heads_by_card,
    lowest,
    others,
    per_seat,
    place,
)


class Turn(NamedTuple):
    """A turn: what the seats knew, their scores for every card, what they played and took."""

    number: int
    tables: Tables  # before it
    belief: Tensor
    inputs: Tensor
    scores: Tensor
    planned: Tensor  # the scores of the planners' model; without one, the same
    cards: Tensor  # the number of each seat's own card, then those of the others
    taken: Tensor
    penalty: Tensor
    after: Tables


# The scores that cards are drawn by, from the policy's, its inputs and the tables.
Choices = Callable[[Tensor, Tensor, Tables], Tensor]

# These are compiled: each becomes a few kernels on a GPU.


def look(weights: Weights, known: Known) -> tuple[Tensor, Answer]:
    """The policy's inputs and outputs."""
    inputs = policy_inputs(known)
    return inputs, policy(weights, inputs)


def judge(weights: Weights, whole: Whole) -> tuple[Tensor, Tensor]:
    """The critic's inputs and outputs."""
    inputs = critic_inputs(whole)
    return inputs, critic(weights, inputs, whole.around)


def foresee(weights: Weights, whole: Whole, cards: Tensor, taken: Tensor, worth: Tensor) -> Tensor:
    """The gain of a seat that ends its turn with these cards and then holds this hand."""
    after, penalty = place(whole.rows, cards, taken, worth)
    _, later = judge(weights, whole._replace(rows=after))
    return later - penalty / 10


@cache
def compiled(function: Callable[..., Any], device: str) -> Callable[..., Any]:
    """The function compiled to a few kernels on a GPU; elsewhere unchanged."""
    if device == "cpu":
        return function
    made: Callable[..., Any] = torch.compile(function, dynamic=False)
    return made


class Player:
    """Plays tables on a device, as many as fill its lines; the networks are handed in."""

    def __init__(self, device: str, lines: int) -> None:
        self.device = device
        self.lines = lines
        self.worth = heads_by_card(device)

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function as it was compiled for the device."""
        return compiled(function, self.device)(*arguments)

    def number(self, value: int) -> Tensor:
        """A number as a tensor, so that other values need no recompilation."""
        return torch.tensor([value], device=self.device)

    def play(
        self,
        weights: Weights,
        around: Company,
        *,
        tactical: bool = False,
        planner: Weights | None = None,
        choices: Choices = lambda scores, *_: scores,
    ) -> Iterator[Turn]:
        """Play a round at every table, turn by turn; `choices` may change the scores that the
        cards are drawn by. Planners choose as the weights of `planner` say."""
        seats, kinds = around.seats, around.kinds
        beliefs = company.Beliefs(around)
        plans = (kinds == company.PLANNER)[:, None]
        tables = deal(seats, self.lines, self.device, tactical=tactical)
        for number in range(TURNS):
            belief = beliefs.at(number)
            known = self._known(tables, number, belief)
            inputs, (scores, _, _) = self.run(look, weights, known)
            planned = self.run(policy, planner, inputs).planned if planner else scores
            wanted = torch.where(plans, planned, choices(scores, inputs, tables))
            cost = self.run(estimate, tables.rows, known.seats)
            picks = company.choose(wanted, tables.hand, cost, around)
            own = (picks + 1).to(torch.int32)
            cards = torch.cat([own[:, None], others(own, seats)], 1)
            left = tables.hand.scatter(1, picks[:, None], False)
            later = tables._replace(hand=left, unseen=_still_unseen(tables.unseen, cards))
            then = self._known(later, number + 1, belief)
            taken = self._rows_taken(weights, then, kinds, cards, seats)
            rows, penalty = self.run(place, tables.rows, cards, taken, self.worth)
            later = later._replace(rows=rows)
            yield Turn(
                number, tables, belief, inputs, scores, planned, cards, taken, penalty, later
            )
            tables = later

    def _known(self, tables: Tables, turn: int, belief: Tensor) -> Known:
        seats, hand, unseen, rows = tables
        return Known(hand, unseen, rows, self.number(turn), self.number(seats), belief)

    def _rows_taken(
        self, weights: Weights, later: Known, kinds: Tensor, cards: Tensor, seats: int
    ) -> Tensor:
        """PLACE-4: the row that is taken at each table, if its lowest card must take one. `later`
        is what the seats know when all cards lie open, of the rows before they are placed."""
        own = cards[:, 0]
        must = (own == lowest(cards)) & (own < later.rows.end.amin(1))
        anything = torch.randint(ROWS, own.shape, device=self.device, dtype=torch.int32)
        taken = torch.where(must & (kinds == company.ANYTHING), anything, NO_ROW)
        if bool(later.hand.any()):
            asked = (must & (kinds <= company.LOOSE)).nonzero()[:, 0][: self.lines // ROWS]
            taken[asked] = self._best_rows(weights, later, cards, asked)
        return per_seat(taken.view(-1, seats).amax(1), seats)

    def _best_rows(self, weights: Weights, later: Known, cards: Tensor, asked: Tensor) -> Tensor:
        """Of all four rows, the one whose heads, and the table that it leaves, cost least; the
        lines are filled up to as many as always, for which `look` is compiled."""
        each = torch.zeros(self.lines // ROWS, dtype=torch.long, device=self.device)
        each[: len(asked)] = asked
        four = each.repeat(ROWS)
        rows = Rows(*(values[four] for values in later.rows))
        row = torch.arange(ROWS, device=self.device, dtype=torch.int32)
        after, penalty = self.run(
            place, rows, cards[four], row.repeat_interleave(len(each)), self.worth
        )
        known = later._replace(
            hand=later.hand[four],
            unseen=later.unseen[four],
            rows=after,
            belief=later.belief[four],
        )
        _, answer = self.run(look, weights, known)
        best = (answer.gain - penalty / 10).view(ROWS, -1).argmax(0)
        return best[: len(asked)].to(torch.int32)


def with_rival(player: Player, kinds: Tensor, rival: Weights) -> Choices:
    """The `choices` of tables at which the rivals have weights of their own."""
    theirs = (kinds == company.RIVAL)[:, None]

    def choices(scores: Tensor, inputs: Tensor, _: Tables) -> Tensor:
        return torch.where(theirs, player.run(policy, rival, inputs).scores, scores)

    return choices


def _still_unseen(unseen: Tensor, cards: Tensor) -> Tensor:
    """What is unseen after these cards have been turned up; a 0 is no card."""
    wide = torch.cat([torch.zeros_like(unseen[:, :1]), unseen], 1)
    return wide.scatter(1, cards.long(), False)[:, 1:]
