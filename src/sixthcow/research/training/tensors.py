"""Many tables of the rows game as tensors: one line per seat, with what it holds and has seen."""

from typing import NamedTuple

import torch
from torch import Tensor

from sixthcow.games.rows.cards import FULL_DECK, HIGHEST, bull_heads

ROWS = 4
MOST_SEATS = 10
TURNS = 10
NO_ROW = -1  # as the row to take: the one with the fewest heads
FAR = 999


class Rows(NamedTuple):
    """The four rows of every line: their last cards, how long they are, and their heads."""

    end: Tensor
    length: Tensor
    heads: Tensor


class Tables(NamedTuple):
    """What every seat holds, what it has not seen yet, and the rows, which lines of a table share.

    The lines of a table follow each other in the order of its seats. Cards are columns, the lowest
    first.
    """

    seats: int
    hand: Tensor
    unseen: Tensor
    rows: Rows


def heads_by_card(device: str) -> Tensor:
    """CARD-2, by the number of the card; 0 is no card."""
    return torch.tensor([0, *map(bull_heads, FULL_DECK)], dtype=torch.int32, device=device)


def deal(seats: int, lines: int, device: str, *, tactical: bool) -> Tables:
    """Shuffle and deal as many tables as fill the lines (DEAL-2, DEAL-3; TACT-1 if tactical)."""
    tables = lines // seats
    deck = TURNS * seats + ROWS if tactical else HIGHEST
    order = torch.rand(tables, deck, device=device).argsort(1)
    held = order[:, : TURNS * seats].reshape(tables * seats, TURNS)
    hand = torch.zeros(tables * seats, HIGHEST, dtype=torch.bool, device=device)
    hand.scatter_(1, held, True)
    first = order[:, TURNS * seats : TURNS * seats + ROWS]
    hidden = torch.zeros(tables, HIGHEST, dtype=torch.bool, device=device)
    hidden[:, :deck] = True
    hidden.scatter_(1, first, False)
    end = (first + 1).to(torch.int32)
    rows = Rows(end, torch.ones_like(end), heads_by_card(device)[end.long()])
    unseen = per_seat(hidden, seats) & ~hand
    return Tables(seats, hand, unseen, Rows(*(per_seat(each, seats) for each in rows)))


def per_seat(values: Tensor, seats: int) -> Tensor:
    """Repeat a line per table for each of its seats."""
    return values.repeat_interleave(seats, 0)


def others(values: Tensor, seats: int) -> Tensor:
    """For every seat what the seats after it have, filled up with zeros to nine of them."""
    around = values.view(-1, seats, *values.shape[1:])
    after = torch.stack([around.roll(-step, 1) for step in range(1, seats)], 2)
    after = after.flatten(0, 1)
    missing = MOST_SEATS - seats
    filling = after.new_zeros(after.shape[0], missing, *after.shape[2:])
    return torch.cat([after, filling], 1)


def lowest(cards: Tensor) -> Tensor:
    """The lowest card of each line; a 0 is no card."""
    return torch.where(cards > 0, cards, FAR).amin(1)


def place(rows: Rows, cards: Tensor, taken: Tensor, worth: Tensor) -> tuple[Rows, Tensor]:
    """Place the cards of a turn, lowest first (TURN-3, PLACE); what the first column's card cost.

    A 0 is no card. Only the lowest card can be lower than all rows, for those after it have its
    row; its player takes the row `taken`, or with NO_ROW the first of those with the fewest heads.
    """
    end, length, heads = rows
    own = cards[:, :1]
    ordered = cards.sort(1).values
    numbers = torch.arange(ROWS, device=cards.device, dtype=torch.int32)[None]
    penalty = torch.zeros_like(own)
    for turn in range(cards.shape[1]):
        card = ordered[:, turn : turn + 1]
        gap = torch.where(card > end, card - end, FAR)
        nearest = gap.amin(1, keepdim=True)
        lowest = nearest == FAR
        cheapest = (heads * ROWS + numbers).amin(1, keepdim=True) % ROWS
        row = torch.where(taken[:, None] == NO_ROW, cheapest, taken[:, None])
        here = torch.where(lowest, numbers == row, gap == nearest) & (card > 0)
        cost = (heads * here).sum(1, keepdim=True).to(torch.int32)
        full = (length * here).sum(1, keepdim=True) == 5
        takes = lowest | full
        penalty = torch.where((card == own) & takes, cost, penalty)
        end = torch.where(here, card, end)
        length = torch.where(here, torch.where(takes, 1, length + 1), length)
        gained = worth[card.long()]
        heads = torch.where(here, torch.where(takes, 0, heads) + gained, heads)
    return Rows(end, length, heads), penalty[:, 0]


def estimate(rows: Rows, seats: Tensor) -> Tensor:
    """The play-outs' quick estimate of what each card costs, `[lines, cards]`."""
    end, length, heads = rows
    number = torch.arange(1, HIGHEST + 1, device=end.device, dtype=torch.int32)[None, :, None]
    gap = torch.where(number > end[:, None], number - end[:, None], FAR)
    nearest = gap.amin(2, keepdim=True)
    here = (gap == nearest) & (gap < FAR)
    there = (length[:, None] * here).sum(2)
    cost = (heads[:, None] * here).sum(2)
    once = ((nearest[:, :, 0] - 1) * (seats - 1)).clamp(max=128)
    twice = (once * once) >> 8
    thrice = (twice * once) >> 8
    risk = torch.where(there == 4, once, torch.where(there == 3, twice, thrice * (there == 2)))
    likely = torch.where(there == 5, cost * 128, risk * (cost + 3))
    return torch.where(here.any(2), likely, heads.amin(1, keepdim=True) * 128)
