"""Nested search: in every deal the others' next cards come from small searches of their own hands.

A player who looks ahead does not play just any card, and most of what a card costs depends on the
others' cards of the same turn.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from sixthcow.fast._jit import F64, I16, I32, I64, kernel, part, u64
from sixthcow.fast.generator import key_of, word_at
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import (
    FORCED,
    HAND,
    HANDS,
    SEATS,
    SIZES,
    TABLE_SIZE,
    TRIES,
    TWO,
)
from sixthcow.fast.rows.position import Position
from sixthcow.fast.rows.turns import PICK, lead_with, search
from sixthcow.fast.tracing import TABLE_AT, copy
from sixthcow.games.double import Double

# Counters of a deal's key that are seeds of further searches: one per seat, then the last one.
SEARCHES = u64(2048)


class Effort(NamedTuple):
    """How much a nested search does: `deals`, and `repeats` of every candidate in each. Each of the
    others tries all cards `few` times and the `kept` cheapest `more` times."""

    deals: int
    few: int
    more: int
    kept: int
    repeats: int


def effort_for(seats: int, cards: int, *, pairs: bool) -> Effort:
    """What takes about as long for any number of seats, and for any number of cards in hand: with
    more of them play-outs are longer, and there is more to search. Few deals in which the others
    search well predict more than many; among many others they cannot."""
    if seats > 5:
        deals = max(12, 24 * 30 // (seats * (seats - 1)))
        return Effort(round(deals * pace(cards)), 4, 8, 3, 32)
    deals = min(128, 48 * 12 // (seats * (seats - 1)))
    share = min(1.5, (8 / cards) ** 2.5) if pairs else pace(cards) / 2
    return Effort(round(deals * share), 16, 32, 4, 32)


def pace(cards: int) -> float:
    """How many deals a search can have with so many cards in hand, where it has one with eight."""
    return min(2.0, 8 / cards)


@part
def hidden_from(start: I32, dealt: I32, pool: I32, actor: int, seat: int, hidden: I32) -> int:
    """The cards that a seat has not seen, if the deal is this: `hidden` begins with them, and their
    number is returned. The actor's hand is among them."""
    count = pool.shape[0]
    for at in range(count):
        hidden[at] = pool[at]
    for at in range(HANDS + HAND * seat, HANDS + HAND * seat + start[SIZES + seat]):
        found = 0
        while found < count and hidden[found] != dealt[at]:
            found += 1
        if found < count:  # otherwise everybody knows where it is
            count -= 1
            hidden[found] = hidden[count]
    for at in range(HANDS + HAND * actor, HANDS + HAND * actor + start[SIZES + actor]):
        hidden[count] = start[at]
        count += 1
    return int(count)


@part
def seen_by(start: I32, dealt: I32, actor: int, seat: int, theirs: I32) -> None:
    """The table as a seat sees it: its own hand of the deal, and not the actor's."""
    copy(theirs, start)
    for at in range(start[SIZES + seat]):
        theirs[HANDS + HAND * seat + at] = dealt[HANDS + HAND * seat + at]
        theirs[HANDS + HAND * actor + at] = 0
    theirs[FORCED + seat], theirs[FORCED + actor] = 1, 0
    theirs[TRIES + seat], theirs[TRIES + actor] = start[TRIES + actor], start[TRIES + seat]


@part
def pairs_of_round(table: I32, seat: int, turn: int, codes: I64) -> None:
    """DOUBLE-1: all cards of a hand in pairs, others in every turn (the circle method)."""
    hand, size = HANDS + HAND * seat, table[SIZES + seat]
    for low in range(size // 2):
        one = 0 if low == 0 else 1 + (low - 1 + turn) % (size - 1)
        other = 1 + (size - 2 - low + turn) % (size - 1)
        codes[low] = table[hand + one] + (table[hand + other] << 7)


@part
def first_costs(
    seed: np.uint64, theirs: I32, hidden: I32, seat: int, samples: int, deck: I32,
    no_weights: F64, trace: I64, codes: I64, room: I16, costs: I64
) -> None:  # fmt: skip
    """What each card of a seat's hand costs it in a few samples, by position; cards that are played
    in pairs share their cost."""
    hand, size = HANDS + HAND * seat, theirs[SIZES + seat]
    costs[:] = 0
    if theirs[TWO]:
        for sample in range(samples):
            pairs_of_round(theirs, seat, sample, codes)
            played = room[: size // 2, :1]
            search(
                seed,
                sample,
                theirs,
                hidden,
                PICK,
                seat,
                codes[: size // 2],
                no_weights,
                trace,
                deck,
                played,
            )
            for at in range(size):
                for number in range(size // 2):
                    card = theirs[hand + at]
                    if (codes[number] & 127) == card or codes[number] >> 7 == card:
                        costs[at] += played[number, 0, seat]
        return
    for at in range(size):
        codes[at] = theirs[hand + at]
    played = room[:size, :samples]
    search(seed, 0, theirs, hidden, PICK, seat, codes[:size], no_weights, trace, deck, played)
    for at in range(size):
        for sample in range(samples):
            costs[at] += played[at, sample, seat]


@part
def cheapest_places(costs: I64, size: int, wanted: int, places: I64) -> int:
    """The places of the cheapest cards of a hand, the first of equals first; how many they are."""
    count = min(size, wanted)
    for number in range(count):
        best = -1
        for at in range(size):
            used = False
            for earlier in range(number):
                used = used or places[earlier] == at
            if not used and (best < 0 or costs[at] < costs[best]):
                best = at
        places[number] = best
    return count


@part
def shortlist(
    theirs: I32, seat: int, costs: I64, places: I64, count: int, codes: I64, known: I64
) -> int:
    """The candidates of the second stage, with what the first says of them; how many they are."""
    hand = HANDS + HAND * seat
    if theirs[TWO] == 0:
        for number in range(count):
            codes[number], known[number] = theirs[hand + places[number]], costs[places[number]]
        return count
    found = 0
    for one in range(count):
        for other in range(one + 1, count):
            low, high = places[one], places[other]
            codes[found] = theirs[hand + low] + (theirs[hand + high] << 7)
            known[found] = (costs[low] + costs[high]) // 2
            found += 1
    return found


@kernel
def nested(
    seed: np.uint64,
    start: I32,
    pool: I32,
    actor: int,
    candidates: I64,
    few: int,
    more: int,
    kept: int,
    repeats: int,
    picked: I64,
    out: I16,
) -> None:
    """Deals 0, 1, … of a seed, and every candidate `repeats` times in each: `out` is (candidates,
    deals * repeats, seats).

    In every deal each of the others who has yet to pick tries all cards `few` times, the `kept`
    cheapest `more` times, and plays the best: `picked` is (deals, seats), the codes of these picks.
    """
    seats, deals = start[SEATS], out.shape[1] // repeats
    dealt, theirs = np.empty(TABLE_SIZE, np.int32), np.empty(TABLE_SIZE, np.int32)
    deck, nothing = np.empty_like(pool), pool[:0]
    hidden, unused = (
        np.empty(pool.shape[0] + HAND, np.int32),
        np.empty(pool.shape[0] + HAND, np.int32),
    )
    costs, places = np.empty(HAND, np.int64), np.empty(HAND, np.int64)
    codes, known = np.empty(HAND * HAND, np.int64), np.empty(HAND * HAND, np.int64)
    room = np.empty((HAND, max(few, 1), seats), np.int16)
    second = np.empty((max(kept, kept * (kept - 1) // 2), max(more, 1), seats), np.int16)
    trace, no_weights = np.empty((0, TABLE_AT), np.int64), np.empty(0, np.float64)
    for deal in range(deals):
        key = key_of(seed, u64(deal))
        copy(deck, pool)
        copy(dealt, start)
        deal_unknown(dealt, deck, key)
        for seat in range(seats):
            size = start[SIZES + seat]
            if seat == actor or start[FORCED + seat] or size <= 1 + start[TWO]:
                continue
            count = hidden_from(start, dealt, pool, actor, seat, hidden)
            seen_by(start, dealt, actor, seat, theirs)
            own = word_at(key, SEARCHES + u64(seat))
            view, rest = hidden[:count], unused[:count]
            first_costs(own, theirs, view, seat, few, rest, no_weights, trace, codes, room, costs)
            count = cheapest_places(costs, size, kept, places)
            count = shortlist(theirs, seat, costs, places, count, codes, known)
            search(
                own,
                few,
                theirs,
                view,
                PICK,
                seat,
                codes[:count],
                no_weights,
                trace,
                rest,
                second[:count, :more],
            )
            best = 0
            for number in range(count):
                for sample in range(more):
                    known[number] += second[number, sample, seat]
                if known[number] < known[best]:
                    best = number
            picked[deal, seat] = codes[best]
        for seat in range(seats):
            if picked[deal, seat]:
                lead_with(dealt, seat, 0, picked[deal, seat] & 127)
                if start[TWO]:
                    lead_with(dealt, seat, 1, picked[deal, seat] >> 7)
                dealt[FORCED + seat] = 1
        each = out[:, deal * repeats : (deal + 1) * repeats]
        search(
            word_at(key, SEARCHES + u64(seats)),
            0,
            dealt,
            nothing,
            PICK,
            actor,
            candidates,
            no_weights,
            trace,
            nothing,
            each,
        )


def play(
    start: Position, codes: Sequence[int], effort: Effort, seed: int, tries: Sequence[int]
) -> tuple[I16, I64]:
    """The half heads of every seat, an array (candidates, deals * repeats, seats), and what the
    others played in every deal: (deals, seats), 0 where a seat had no choice."""
    seats = start.game.seats
    out = np.empty((len(codes), effort.deals * effort.repeats, seats), np.int16)
    picked = np.zeros((effort.deals, seats), np.int64)
    nested(
        u64(seed), start.table(tries), np.array(start.pool, np.int32), start.seat,
        np.array(codes, np.int64), effort.few, effort.more, effort.kept, effort.repeats,
        picked, out,
    )  # fmt: skip
    return out, picked


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    nobody = (0, 0)
    rows, hands = ((1,), (2,), (3,), (4,)), ((5, 6), (7, 8))
    start = Position(Double(2), "play", 0, 0, rows, hands, nobody, 2, (), (), nobody)
    play(start, [5 + (6 << 7)], Effort(1, 1, 1, 2, 1), 0, [1, 1])
