"""Flat Monte Carlo on many tables at once: how `flat100` and other players who plan choose."""

import torch
from torch import Tensor

from sixthcow.research.training.self_play import Player
from sixthcow.research.training.tensors import MOST_SEATS, NO_ROW, Rows, Tables, place

SAMPLES = 100  # play-outs of every card
AT_ONCE = {"cuda": 1 << 19, "cpu": 1 << 14}  # play-outs


def cheapest_cards(player: Player, tables: Tables, samples: int = SAMPLES) -> Tensor:
    """The card (a column) of every line that costs least on average, if all cards but it come at
    random, in deals that fit what the seat has seen, and the cheapest rows are taken."""
    size = int(tables.hand[0].sum())
    columns = tables.hand.nonzero()[:, 1].view(-1, size)
    if size == 1:
        return columns[:, 0]
    at_once = max(1, AT_ONCE[columns.device.type] // (size * samples))
    return torch.cat(
        [
            _cheapest(player, tables, columns, lines, samples)
            for lines in torch.arange(len(columns), device=columns.device).split(at_once)
        ]
    )


def _cheapest(
    player: Player, tables: Tables, columns: Tensor, lines: Tensor, samples: int
) -> Tensor:
    size, plays = columns.shape[1], AT_ONCE[columns.device.type]
    each = torch.zeros(plays, dtype=torch.long, device=lines.device)  # always as many: see `run`
    used = len(lines) * size * samples
    each[:used] = lines.repeat_interleave(size * samples)
    first = torch.arange(plays, device=lines.device) // samples % size
    own = _shuffled(columns[each], first) + 1
    theirs = _dealt(tables.unseen[each], (tables.seats - 1) * size).view(plays, size, -1) + 1
    missing = theirs.new_zeros(plays, MOST_SEATS - tables.seats)
    rows = Rows(*(values[each] for values in tables.rows))
    cheapest = torch.full((plays,), NO_ROW, dtype=torch.int32, device=lines.device)
    total = torch.zeros(plays, device=lines.device)
    for turn in range(size):
        cards = torch.cat([own[:, turn : turn + 1], theirs[:, turn], missing], 1).to(torch.int32)
        rows, penalty = player.run(place, rows, cards, cheapest, player.worth)
        total += penalty
    best = total[:used].view(len(lines), size, samples).sum(2).argmin(1, keepdim=True)
    return columns[lines].gather(1, best)[:, 0]


def _shuffled(cards: Tensor, first: Tensor) -> Tensor:
    """The cards of every line in any order, but for the first one."""
    order = torch.rand(cards.shape, device=cards.device)
    order.scatter_(1, first[:, None], 2.0)
    return cards.gather(1, order.argsort(1, descending=True))


def _dealt(pool: Tensor, amount: int) -> Tensor:
    """So many columns of the pool of every line, in any order."""
    order = torch.rand(pool.shape, device=pool.device).masked_fill_(~pool, -1)
    return order.topk(amount, 1).indices
