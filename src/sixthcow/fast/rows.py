"""Rounds of any rows variant but hoof, card by card: from a deal, or from any position."""

import numpy as np

from sixthcow.fast._jit import I16, I32, I64, U64, kernel, part, u64
from sixthcow.fast.generator import HALF, below, key_of, word_at
from sixthcow.fast.kinds import PICK, PLACING
from sixthcow.fast.layout import (
    COUNT,
    END,
    FIRST,
    FORCED,
    HAND,
    HANDS,
    KEYS,
    LEFT,
    POINTS,
    QUEUE,
    ROW_HEADS,
    SEATS,
    SECOND,
    SIZE,
    TABLE_SIZE,
    TRIES,
    TWIN,
    TWO,
    WAITING,
)
from sixthcow.fast.placing import (
    FIRST_CHOSEN,
    OVER,
    PLAYED,
    cost_now,
    cost_of,
    note,
    place,
)
from sixthcow.fast.plain import play_plainly
from sixthcow.fast.tables import HEADS


@part
def choose(table: I32, seat: int, begin: int) -> None:
    """Bring the cheapest of a policy's tries to position `begin` of a hand in random order."""
    tries, left = table[TRIES + seat], table[SIZE] - 1 - begin
    if tries < 2 or left == 0:
        return
    front = HANDS + HAND * seat + begin
    cost = cost_of(table, table[front])
    for step in range(min(tries - 1, left)):
        rival = front + 1 + (3 * begin + step) % left
        other = cost_of(table, table[rival])
        if other < cost:
            cost = other
            table[front], table[rival] = table[rival], table[front]


@part
def pick_cards(table: I32, begin: int, trace: I64) -> None:
    """TURN-1, DOUBLE-1: every seat picks; KEYS then has the cards in the order of TURN-3."""
    for seat in range(table[SEATS]):
        at = HANDS + HAND * seat + begin
        if begin > 0 or table[FORCED + seat] == 0:
            choose(table, seat, begin)
            if table[TWO]:
                choose(table, seat, begin + 1)
        card, second = table[at], table[at + 1] if table[TWO] else 0
        if trace.shape[0]:
            note(trace, PLAYED, seat, card, second, table)
        card = min(card, second) if second else card
        key = card * 16 + seat
        at = KEYS + seat
        while at > KEYS and table[at - 1] > key:
            table[at] = table[at - 1]
            at -= 1
        table[at] = key


@part
def line_up(table: I32, begin: int) -> None:
    """TURN-3, DOUBLE-2: the queue of cards to place, lowest (first) card first."""
    entry, seats, first = QUEUE - 4, table[SEATS], table[FIRST]
    for at in range(KEYS, KEYS + seats):
        card, seat = table[at] >> 4, table[at] & 15
        if entry >= QUEUE and table[entry] == card:  # TWIN-2: twins are placed together
            other = table[entry + 1]
            earlier = (seat - first) % seats < (other - first) % seats  # TWIN-5
            table[entry + 1] = seat if earlier else other
            table[entry + TWIN] = other if earlier else seat
            continue
        entry += 4
        table[entry], table[entry + 1] = card, seat
        table[entry + TWIN], table[entry + SECOND] = -1, 0
        if table[TWO]:
            hand = HANDS + HAND * seat + begin
            table[entry + SECOND] = table[hand] + table[hand + 1] - card
    table[WAITING] = (entry - QUEUE) // 4 + 1


@part
def choose_first(table: I32, card: int, second: int, seat: int, stream: U64) -> int:
    """DOUBLE-3: either card at random, or the one that costs less now."""
    if table[TRIES + seat] == 0:
        return second if below(stream, 2) else card
    return second if cost_now(table, second) < cost_now(table, card) else card


@part
def place_queue(table: I32, wanted: int, stream: U64, trace: I64) -> None:
    """Place the cards that wait; `wanted` is the first decision, if it is not negative."""
    for entry in range(QUEUE, QUEUE + 4 * table[WAITING], 4):
        card, seat = table[entry], table[entry + 1]
        second, chosen = table[entry + SECOND], wanted
        if second:
            first = wanted if wanted >= 0 else choose_first(table, card, second, seat, stream)
            if trace.shape[0]:
                note(trace, FIRST_CHOSEN, seat, first, 0, table)
            place(table, first, seat, -1, -1, stream, trace)
            card, chosen = card + second - first, -1
        place(table, card, seat, table[entry + TWIN], chosen, stream, trace)
        wanted = -1
    table[WAITING] = 0


@part
def play_on(table: I32, stream: U64, trace: I64) -> None:
    """Play the hands to the end; FORCED seats begin with their first cards."""
    for begin in range(0, table[SIZE], 1 + table[TWO]):
        pick_cards(table, begin, trace)
        line_up(table, begin)
        place_queue(table, -1, stream, trace)
    if trace.shape[0]:
        note(trace, OVER, 0, 0, 0, table)


@part
def draw(deck: I32, size: int, key: np.uint64, counter: np.uint64) -> int:
    """Draw a card at random; it goes to the end of the deck, which is one shorter now."""
    drawn = ((word_at(key, counter) >> HALF) * u64(size)) >> HALF
    last = u64(size) - u64(1)
    card = deck[drawn]
    deck[drawn] = deck[last]
    deck[last] = card
    return int(card)


@part
def begin_rows(table: I32, deck: I32, size: int, stream: U64) -> None:
    """DEAL-3: the next four cards; TWIN-6: a twin lies on the other, one more fills its row.

    KEYS has the cards that are turned up, QUEUE the rows they are for; both are free before play.
    """
    turned_up = 0
    while turned_up < 4:
        table[QUEUE + turned_up] = turned_up
        table[KEYS + turned_up] = draw(deck, size - turned_up, stream[0], stream[1])
        stream[1] += u64(1)
        turned_up += 1
    at = 0
    while at < turned_up:
        card, row = table[KEYS + at], table[QUEUE + at]
        at += 1
        twin = 0
        while twin < 4 and table[END + twin] != card:
            twin += 1
        if twin < 4:
            table[ROW_HEADS + twin] += HEADS[card]
            table[QUEUE + turned_up] = row
            table[KEYS + turned_up] = draw(deck, size - turned_up, stream[0], stream[1])
            stream[1] += u64(1)
            turned_up += 1
        else:
            table[LEFT + row] = table[END + row] = card
            table[COUNT + row], table[ROW_HEADS + row] = 1, HEADS[card]


@part
def deal_unknown(table: I32, deck: I32, stream: U64) -> None:
    """Cards that are not known (0) are drawn; hands that are known come into random order."""
    left, size = deck.shape[0], table[SIZE]
    key, counter = stream[0], stream[1]
    for seat in range(table[SEATS]):
        hand = HANDS + HAND * seat
        low = hand + table[FORCED + seat] * (1 + table[TWO])
        shuffled = table[low] != 0
        for at in range(hand, hand + size):
            if table[at] == 0:
                table[at] = draw(deck, left, key, counter)
                counter += u64(1)
                left -= 1
        stream[1] = counter
        if shuffled:
            for last in range(hand + size - 1, low, -1):
                other = low + below(stream, last - low + 1)
                table[last], table[other] = table[other], table[last]
            counter = stream[1]
    if table[COUNT] == 0:
        begin_rows(table, deck, left, stream)


@part
def copy(target: I32, source: I32) -> None:
    """All numbers of an array."""
    for index in range(u64(target.shape[0])):
        target[index] = source[index]


@part
def lead_with(table: I32, seat: int, position: int, card: int) -> None:
    """A card of a candidate comes to a position of the hand, in exchange for what lay there."""
    front = HANDS + HAND * seat + position
    at = front
    while table[at] != card:
        at += 1
    table[at], table[front] = table[front], card


@kernel
def search(
    seed: np.uint64,
    first: int,
    start: I32,
    pool: I32,
    plain: bool,
    kind: int,
    actor: int,
    candidates: I64,
    trace: I64,
    deck: I32,
    out: I16,
) -> None:
    """Samples `first`, `first + 1`, … of a seed: `out` is (candidates, samples, seats).

    Every sample deals what `start` leaves open from the pool, and each candidate is played out in
    it. `deck` is room for the pool; after the last sample it has the cards dealt at its end.
    """
    stream, keys = np.empty(2, np.uint64), np.empty(16, np.uint64)
    dealt = np.empty(TABLE_SIZE, np.int32)
    table = np.empty(TABLE_SIZE, np.int32)
    for sample in range(out.shape[1]):
        stream[0], stream[1] = key_of(seed, u64(first + sample)), u64(0)
        copy(deck, pool)
        copy(dealt, start)
        deal_unknown(dealt, deck, stream)
        counter = stream[1]
        for number in range(candidates.shape[0]):
            stream[1] = counter
            copy(table, dealt)
            wanted = candidates[number]
            place_queue(table, wanted if kind == PLACING else -1, stream, trace)
            if kind == PICK:
                lead_with(table, actor, 0, wanted & 127)
                if table[TWO]:
                    lead_with(table, actor, 1, wanted >> 7)
            if plain:
                play_plainly(table, keys, stream)
            else:
                play_on(table, stream, trace)
            for seat in range(out.shape[2]):
                out[number, sample, seat] = table[POINTS + seat]
