"""The learner's opponents: itself, a looser self, rivals with weights of their own, and simple
players as in the play-outs."""

import torch
from torch import Tensor

from sixthcow.fast.policies import TRIES
from sixthcow.research.training.tensors import TURNS, others

# The kind of a seat: these three, or the number of tries of a simple player.
RIVAL, LEARNER, LOOSE = -3, -2, -1
ANYTHING = TRIES["random"]  # these choose their rows at random too
SIMPLE = tuple(TRIES.values())
LOOSENESS = 0.5  # how much less a loose player minds what it knows

# The shares of mixed tables on which each kind is the most frequent.
SHARES = {LOOSE: 0.12, **dict(zip(SIMPLE, (0.25, 0.35, 0.08, 0.08, 0.12), strict=True))}


def seat(seats: int, lines: int, device: str, mixed: float) -> Tensor:
    """The kind of every seat: in a share `mixed` of the tables most of the others are of one
    kind, and any of them may be of another. The first seat is always the learner's."""
    tables = lines // seats
    kinds = torch.tensor([*SHARES], device=device)
    weights = torch.tensor([*SHARES.values()], device=device)
    usual = kinds[weights.multinomial(tables, replacement=True)][:, None]
    strays = torch.cat([kinds, kinds.new_tensor([LEARNER])])
    stray = strays[torch.randint(len(strays), (tables, seats), device=device)]
    alike = torch.rand(tables, 1, device=device) < 0.5
    same = alike | (torch.rand(tables, seats, device=device) < 0.6)
    other = torch.rand(tables, 1, device=device) < mixed
    found = torch.where(other, torch.where(same, usual, stray), LEARNER)
    found[:, 0] = LEARNER
    return found.flatten()


def seat_alone(seats: int, lines: int, device: str) -> Tensor:
    """The learner on the first seat of every table, and rivals on all others."""
    found = torch.full((lines,), RIVAL, device=device)
    found[::seats] = LEARNER
    return found


def shares(kinds: Tensor, seats: int) -> Tensor:
    """For every seat, which share of the others is a network's or of each simple kind."""
    known = [kinds <= LOOSE, *(kinds == kind for kind in SIMPLE)]
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


def choose(scores: Tensor, hand: Tensor, cost: Tensor, kinds: Tensor) -> Tensor:
    """The card (a column) that every seat plays."""
    loose = torch.where(kinds == LOOSE, LOOSENESS, 1.0)[:, None]
    learned = sample((scores * loose).masked_fill(~hand, -torch.inf))
    return torch.where(kinds <= LOOSE, learned, simple_cards(hand, cost, kinds))
