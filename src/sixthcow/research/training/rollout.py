"""Playing tables to learn from: what every card in every hand would have been worth."""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from sixthcow.research.training import company
from sixthcow.research.training.inputs import Whole
from sixthcow.research.training.networks import Weights, crowd
from sixthcow.research.training.rollout_buffer import NOTHING, Memory
from sixthcow.research.training.self_play import Player, Turn, foresee, judge, with_rival
from sixthcow.research.training.tensors import NO_ROW, TURNS, Tables, lowest, others, place

FADING = 0.95  # how much of what is learnt comes from the end of the round


class Round(NamedTuple):
    """What is played: the number of seats, the deck, at which share of the tables others than the
    learner sit, and the weights of rivals, if there are any: then the learner is alone. Planners
    sit there if there are weights for them."""

    seats: int
    tactical: bool
    mixed: float
    rival: Weights | None = None
    planner: Weights | None = None


class Critic:
    """Judges seats of one kind of table with full information."""

    def __init__(self, player: Player, weights: Weights, kinds: Tensor, seats: int) -> None:
        self._player, self._weights = player, weights
        self._seats = player.number(seats)
        self._company = company.shares(kinds, seats)

    def judge(self, tables: Tables, turn: int) -> tuple[Tensor, Tensor]:
        """The critic's inputs, and the gain it expects."""
        whole = self.whole(tables.hand, others(tables.hand, tables.seats), tables, turn)
        inputs, expected = self._player.run(judge, self._weights, whole)
        return inputs, expected

    def foresee(self, whole: Whole, cards: Tensor, taken: Tensor) -> Tensor:
        """The gain of seats that end a turn with these cards and then hold these hands."""
        worth = self._player.worth
        gain: Tensor = self._player.run(foresee, self._weights, whole, cards, taken, worth)
        return gain

    def whole(self, hand: Tensor, hands: Tensor, tables: Tables, turn: int) -> Whole:
        """The full information for seats with these hands, among others with theirs."""
        around = crowd(self._weights, hands)
        number = self._player.number(turn)
        return Whole(hand, hands.any(1), tables.rows, number, self._seats, self._company, around)


def roll_out(
    player: Player, policy: Weights, critic: Weights, memory: Memory, what: Round
) -> float:
    """Play one round at every table into the memory; the learner's mean penalty."""
    named: dict[str, Any] = {"tactical": what.tactical, "planner": what.planner}
    size = what.seats, player.lines, player.device
    if what.rival is None:
        around = company.seat(*size, what.mixed, planners=what.planner is not None)
    else:
        around = company.seat_alone(*size, company.RIVAL)
        named["choices"] = with_rival(player, around.kinds, what.rival)
    kinds = around.kinds
    judges = Critic(player, critic, kinds, what.seats)
    lines, gains = len(kinds), []
    for turn in player.play(policy, around, **named):
        at = slice(turn.number * lines, (turn.number + 1) * lines)
        part = Memory(*(values[at] for values in memory))
        known, expected = judges.judge(turn.tables, turn.number)
        part.inputs[:], part.known[:] = turn.inputs, known
        part.hands[:] = others(turn.tables.hand, what.seats)
        part.expected[:], part.learns[:] = expected, kinds == company.LEARNER
        _weigh_all(player, judges, part, turn)
        gains.append(-turn.penalty / 10)
    _look_back(memory, torch.stack(gains), lines)
    penalty = -10 * torch.stack(gains).sum(0)
    return float(penalty[kinds == company.LEARNER].mean())


def _weigh_all(player: Player, judges: Critic, memory: Memory, turn: Turn) -> None:
    """What each own card would have gained, the others' cards as they are."""
    left = TURNS - turn.number
    hand = turn.tables.hand
    columns = hand.nonzero()[:, 1].view(len(hand), left)
    memory.cards[:, :left] = columns.to(torch.int16)
    memory.before[:] = NOTHING
    memory.before[:, :left] = turn.scores.gather(1, columns).log_softmax(1)
    memory.planned[:] = NOTHING
    memory.planned[:, :left] = turn.planned.gather(1, columns).log_softmax(1)
    memory.gains[:] = 0
    if left == 1:
        return
    least = lowest(turn.cards)
    theirs = others(turn.after.hand, turn.tables.seats)
    whole = judges.whole(hand, theirs, turn.tables, turn.number + 1)
    for number in range(left):
        column = columns[:, number : number + 1]
        cards = torch.cat([(column + 1).to(torch.int32), turn.cards[:, 1:]], 1)
        # With another lowest card another player may have to take a row: which one, nobody knows.
        taken = torch.where(lowest(cards) == least, turn.taken, NO_ROW)
        mine = hand.scatter(1, column, False)
        if left == 2:
            gain = _last_two(player, turn, cards, taken, mine)
        else:
            gain = judges.foresee(whole._replace(hand=mine), cards, taken)
        memory.gains[:, number] = gain


def _last_two(player: Player, turn: Turn, cards: Tensor, taken: Tensor, mine: Tensor) -> Tensor:
    """With two cards left the rest is known: everybody plays the other one."""
    rows, penalty = player.run(place, turn.tables.rows, cards, taken, player.worth)
    theirs = turn.after.hand.long().argmax(1) + 1
    own = mine.long().argmax(1)[:, None] + 1
    final = torch.cat([own, others(theirs, turn.tables.seats)], 1).to(torch.int32)
    cheapest = torch.full_like(taken, NO_ROW)
    _, last = player.run(place, rows, final, cheapest, player.worth)
    return -(penalty + last) / 10


def _look_back(memory: Memory, gains: Tensor, lines: int) -> None:
    """What each seat gained from every turn on, partly as the critic expected it."""
    later, expected = torch.zeros_like(gains[0]), torch.zeros_like(gains[0])
    for number in reversed(range(TURNS)):
        at = slice(number * lines, (number + 1) * lines)
        later = gains[number] + (1 - FADING) * expected + FADING * later
        expected = memory.expected[at]
        memory.returned[at] = later
