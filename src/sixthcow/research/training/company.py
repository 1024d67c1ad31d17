"""The learner's opponents: itself, a looser self, rivals and planners with their own weights, and
simple players as in the play-outs; and what a seat believes about them."""

from typing import NamedTuple

import torch
from torch import Tensor

from sixthcow.bots.reading import KINDS
from sixthcow.fast.policies import TRIES
from sixthcow.research.training.tensors import TURNS, others, per_seat

# The kind of a seat: these four, or the number of tries of a simple player.
PLANNER, RIVAL, LEARNER, LOOSE = -4, -3, -2, -1
ANYTHING = TRIES["random"]  # these choose their rows at random too
SIMPLE = tuple(TRIES.values())
LOOSENESS = 0.5  # how much less a loose player minds what it knows
SHARPNESS = (1.0, 1.5)  # how much more than its model a planner minds it, table by table

# The shares of mixed tables on which each kind is the most frequent.
SHARES = {LOOSE: 0.08, **dict(zip(SIMPLE, (0.16, 0.14, 0.07, 0.06, 0.09), strict=True))}
PLANNERS = 0.4  # of mixed tables, if there are any

# What is believed about the others: the number of a kind among `KINDS`, by the kind of a seat.
LIKE_THRIFTY = {"random": "thrifty"}
BELIEVED = {LEARNER: 0, LOOSE: 0, RIVAL: 0, PLANNER: 1} | {
    tries: KINDS.index(LIKE_THRIFTY.get(name, name)) for name, tries in TRIES.items()
}

# How much a seat has learnt about the others, in nats: at some tables before the round begins, and
# in every turn.
KNOWN_BEFORE, MOST_BEFORE, MOST_PER_TURN = 0.3, 10.0, 2.5


class Company(NamedTuple):
    """Who sits at the tables: how many, the kind of every seat, the kind (of `KINDS`) that most
    others at its table are of, how likely each of these is, and how sharply planners choose."""

    seats: int
    kinds: Tensor
    usual: Tensor
    prior: Tensor
    sharpness: Tensor


def seat(seats: int, lines: int, device: str, mixed: float, *, planners: bool = False) -> Company:
    """In a share `mixed` of the tables most of the others are of one kind, and any of them may be
    of another. The first seat is always the learner's."""
    tables = lines // seats
    shares = {kind: share * (1 - PLANNERS) for kind, share in SHARES.items()} | {PLANNER: PLANNERS}
    shares = shares if planners else SHARES
    kinds = torch.tensor([*shares], device=device)
    weights = torch.tensor([*shares.values()], device=device)
    drawn = weights.multinomial(tables, replacement=True)
    strays = torch.cat([kinds, kinds.new_tensor([LEARNER])])
    stray = strays[torch.randint(len(strays), (tables, seats), device=device)]
    alike = torch.rand(tables, 1, device=device) < 0.5
    same = alike | (torch.rand(tables, seats, device=device) < 0.6)
    other = torch.rand(tables, 1, device=device) < mixed
    found = torch.where(other, torch.where(same, kinds[drawn][:, None], stray), LEARNER)
    found[:, 0] = LEARNER
    believed = torch.tensor([BELIEVED[kind] for kind in shares], device=device)
    usual = torch.where(other[:, 0], believed[drawn], BELIEVED[LEARNER])
    prior = torch.zeros(len(KINDS), device=device)
    prior.index_add_(0, believed, mixed * weights / weights.sum())
    prior[BELIEVED[LEARNER]] += 1 - mixed
    sharp = torch.tensor(SHARPNESS, device=device)
    sharpness = sharp[torch.randint(len(sharp), (tables,), device=device)]
    return Company(
        seats, found.flatten(), per_seat(usual, seats), prior, per_seat(sharpness, seats)
    )


def seat_alone(seats: int, lines: int, device: str, kind: int) -> Company:
    """The learner on the first seat of every table, and others of one kind on all others; it knows
    which."""
    kinds = torch.full((lines,), kind, device=device)
    kinds[::seats] = LEARNER
    usual = torch.full((lines,), BELIEVED[kind], device=device)
    prior = torch.nn.functional.one_hot(usual[0], len(KINDS)).float()
    return Company(seats, kinds, usual, prior, torch.ones(lines, device=device))


class Beliefs:
    """What every seat believes about its company, turn by turn.

    Nobody has to be watched for that: a belief is drawn so that it is right as often as it says, as
    if each seat had seen a signal about the kind of its company, in noise.
    """

    def __init__(self, company: Company) -> None:
        device, lines = company.kinds.device, len(company.kinds)
        self._company = company
        known = torch.rand(lines, 1, device=device) < KNOWN_BEFORE
        self._before = known * torch.rand(lines, 1, device=device) * MOST_BEFORE
        self._per_turn = torch.rand(lines, 1, device=device) * MOST_PER_TURN
        self._noise = torch.randn(lines, len(KINDS), device=device)
        self._true = torch.nn.functional.one_hot(company.usual, len(KINDS)).float()

    def at(self, turn: int) -> Tensor:
        """How likely the company is to be of each kind, for every seat."""
        learnt = self._before + turn * self._per_turn
        signal = learnt * self._true + learnt.sqrt() * self._noise
        return (self._company.prior.log() + signal).softmax(1)


def shares(kinds: Tensor, seats: int) -> Tensor:
    """For every seat, which share of the others is a network's, plans, or is of each simple
    kind."""
    planners = kinds == PLANNER
    known = [(kinds <= LOOSE) & ~planners, planners, *(kinds == kind for kind in SIMPLE)]
    around = others(torch.stack(known, 1).float(), seats)
    return around.sum(1) / (seats - 1)


def sample(scores: Tensor) -> Tensor:
    """A column for each line, drawn with the probabilities given by the scores."""
    noise = torch.rand_like(scores).clamp_(1e-10, 1 - 1e-7)
    return (scores - (-noise.log()).log()).argmax(1)


def simple_cards(hand: Tensor, cost: Tensor, kinds: Tensor) -> Tensor:
    """The card (a column) that a simple player plays: the cheapest of its tries."""
    order = torch.rand(hand.shape, device=hand.device).masked_fill(~hand, -1)
    best = order.topk(TURNS, 1).values
    last = (kinds.clamp(1, TURNS) - 1)[:, None]
    tried = hand & (order >= best.gather(1, last))
    return (cost + order / 2).masked_fill(~tried, torch.inf).argmin(1)


def choose(scores: Tensor, hand: Tensor, cost: Tensor, company: Company) -> Tensor:
    """The card (a column) that every seat plays."""
    kinds = company.kinds
    factor = torch.where(kinds == PLANNER, company.sharpness, 1.0)
    factor = torch.where(kinds == LOOSE, LOOSENESS, factor)[:, None]
    learned = sample((scores * factor).masked_fill(~hand, -torch.inf))
    return torch.where(kinds <= LOOSE, learned, simple_cards(hand, cost, kinds))
