"""The networks' inputs: for the policy only what a seat may know, for the critic every hand."""

from typing import NamedTuple

import torch
from torch import Tensor

from sixthcow.bots.reading import KINDS
from sixthcow.games.rows.cards import HIGHEST
from sixthcow.research.training.tensors import MOST_SEATS, ROWS, TURNS, Rows

# Planes have a number per card; the rest are single numbers.
HAND_PLANES, UNSEEN_PLANES, ROW_PLANES, OTHERS_PLANES = 12, 1, 6, 3
SINGLE = TURNS + 8 * ROWS + 1 + (MOST_SEATS - 1) + 2 * (ROWS + 1)
BELIEF = len(KINDS)
COMPANY = 7
POLICY_INPUTS = (HAND_PLANES + UNSEEN_PLANES + ROW_PLANES) * HIGHEST + SINGLE + BELIEF + 1
CRITIC_INPUTS = (HAND_PLANES + OTHERS_PLANES + ROW_PLANES) * HIGHEST + SINGLE + COMPANY


def precision(device: str) -> torch.dtype:
    """Half precision where that is fast."""
    return torch.float32 if device == "cpu" else torch.bfloat16


class Seen(NamedTuple):
    """The rows in ascending order of their last cards, and for every card where it would go:
    the places left there (-1 if it is lower than all rows) and the heads that lie there."""

    end: Tensor
    length: Tensor
    heads: Tensor
    rank: Tensor  # how many rows end below a card
    places: Tensor
    cost: Tensor


def look_at(rows: Rows) -> Seen:
    """Sort the rows, and see where each card would go."""
    rank = (rows.end[:, :, None] > rows.end[:, None, :]).sum(2)
    wanted = torch.arange(ROWS, device=rank.device)
    at = rank[:, None, :] == wanted[:, None]
    end, length, heads = ((at * values[:, None, :]).sum(2) for values in rows)
    cards = torch.arange(1, HIGHEST + 1, device=rank.device)
    above = (cards[:, None] > end[:, None, :]).sum(2)
    here = above[:, :, None] == wanted + 1
    places = (here * (5 - length[:, None])).sum(2) - (above == 0).long()
    cost = (here * heads[:, None]).sum(2) + (above == 0) * heads.amin(1, keepdim=True)
    return Seen(end, length, heads, above, places, cost)


def between(cards: Tensor, seen: Seen) -> tuple[Tensor, Tensor]:
    """How many of these cards are between a card and the row it would go to, for every card; and
    how many are below the first row, between the rows, and above the last."""
    number = torch.arange(1, HIGHEST + 1, device=cards.device)
    upto = (cards[:, None] & (number <= seen.end[:, :, None])).sum(2)
    at = (seen.rank[:, :, None] == torch.arange(1, ROWS + 1, device=cards.device)) * upto[:, None]
    below = cards.cumsum(1) - cards.long()
    edges = torch.cat([torch.zeros_like(upto[:, :1]), upto, cards.sum(1, keepdim=True)], 1)
    return below - at.sum(2), edges.diff(dim=1)


def danger(lying: Tensor, amount: Tensor, seats: Tensor, seen: Seen) -> Tensor:
    """How likely each card is to take a row if the others play at random: if exactly as many of
    them come before it as the row has places left, or none if it is lower than all rows."""
    rivals, places = seats - 1, seen.places.clamp(min=0)
    share = lying / amount.clamp(min=1)
    ways = torch.ones_like(share)
    for taken in range(4):
        ways = torch.where(places > taken, ways * (rivals - taken) / (taken + 1), ways)
    missing = (rivals - places).clamp(min=0)
    return ways * share**places * (1 - share) ** missing


def _hand(hand: Tensor, lying: Tensor, mine: Tensor, risk: Tensor, seen: Seen) -> list[Tensor]:
    """The planes of the hand; `lying` and `mine` count the cards of others and its own between."""
    heads = seen.cost + 2 * seen.places.clamp(min=0)
    places = [hand & (seen.places == left) for left in range(5)]
    values = [
        seen.cost / 10,
        lying / 8,
        (seen.rank == 0).float(),
        mine / 4,
        risk,
        risk * heads / 10,
    ]
    return [hand.float(), *(plane.float() for plane in places), *(hand * each for each in values)]


def _rows(seen: Seen) -> list[Tensor]:
    cards = torch.arange(1, HIGHEST + 1, device=seen.end.device)
    ends = cards[:, None] == seen.end[:, None, :]
    length = (ends * seen.length[:, None]).sum(2) / 5
    heads = (ends * seen.heads[:, None]).sum(2) / 10
    below = (seen.rank == 0).float()
    return [ends.any(2).float(), length, heads, seen.places / 5, seen.cost / 10, below]


def _single(seen: Seen, turn: Tensor, seats: Tensor, gaps: Tensor, own_gaps: Tensor) -> Tensor:
    """The single numbers that both networks have."""
    lines, device = len(gaps), gaps.device
    at_turn = (torch.arange(TURNS, device=device) == turn).float().expand(lines, TURNS)
    at_seats = (torch.arange(2, MOST_SEATS + 1, device=device) == seats).float()
    length = (seen.length[:, :, None] == torch.arange(1, 6, device=device)).flatten(1).float()
    least = seen.heads.amin(1, keepdim=True)
    parts = [
        at_turn, seen.end / 104, length, seen.heads / 10, least / 10, (seen.heads == least).float(),
        at_seats.expand(lines, MOST_SEATS - 1), gaps / 10, own_gaps / 4,
    ]  # fmt: skip
    return torch.cat(parts, 1)


def _joined(parts: list[Tensor]) -> Tensor:
    """All inputs side by side, in the precision that the device multiplies in."""
    half = precision(parts[0].device.type)
    return torch.cat([part.to(half) for part in parts], 1)


class Known(NamedTuple):
    """What a seat knows; `belief` is how likely the others are to be of each kind (`KINDS`)."""

    hand: Tensor
    unseen: Tensor
    rows: Rows
    turn: Tensor
    seats: Tensor
    belief: Tensor


class Whole(NamedTuple):
    """A seat's hand and everything else: the cards of the `rest`, their hands summed up
    (`around`), and what kinds of players they are (`company`)."""

    hand: Tensor
    rest: Tensor
    rows: Rows
    turn: Tensor
    seats: Tensor
    company: Tensor
    around: Tensor


def policy_inputs(known: Known) -> Tensor:
    """The inputs of a policy, `[lines, POLICY_INPUTS]`."""
    hand, unseen, rows, turn, seats, belief = known
    seen = look_at(rows)
    lying, gaps = between(unseen, seen)
    mine, own_gaps = between(hand, seen)
    amount = unseen.sum(1, keepdim=True)
    held = hand.sum(1, keepdim=True) * (seats - 1) / amount.clamp(min=1)
    risk = danger(lying, amount, seats, seen)
    planes = [*_hand(hand, lying, mine, risk, seen), unseen.float(), *_rows(seen)]
    return _joined([*planes, _single(seen, turn, seats, gaps, own_gaps), belief, held])


def critic_inputs(whole: Whole) -> Tensor:
    """The inputs of a critic besides the hands, `[lines, CRITIC_INPUTS]`."""
    hand, rest, rows, turn, seats, company, _ = whole
    seen = look_at(rows)
    lying, gaps = between(rest, seen)
    mine, own_gaps = between(hand, seen)
    risk = danger(lying, rest.sum(1, keepdim=True), seats, seen)
    theirs = [rest.float(), rest * seen.cost / 10, (rest & (seen.places == 0)).float()]
    planes = [*_hand(hand, 2 * lying, mine, risk, seen), *theirs, *_rows(seen)]
    return _joined([*planes, _single(seen, turn, seats, gaps, own_gaps), company])
