"""Whole rounds of the main rules on a GPU, one in each thread: the lanes without their vectors."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import types

from sixthcow.fast._jit import part, u16, u64
from sixthcow.fast.cuda.gpu import blocks_of
from sixthcow.fast.cuda.target import cuda, gpu_kernel
from sixthcow.fast.generator import drawn_four, drawn_rows, key_of
from sixthcow.fast.lanes.lookup import PACKED
from sixthcow.fast.lanes.single import ONE_CARD, SEAT_SHIFT, Word, cheapest, cost_of, placed
from sixthcow.fast.rows.position import Position

THREADS = 128  # in a block
SEAT = u16(0x000F)


@part
def spot(index: Any, thread: Any, threads: Any) -> Any:
    """Where card `index` of a thread's deck lies in the memory of its block.

    Four cards are one word, and the words of the threads alternate: every thread of a warp then
    has its own bank, whatever cards they look at.
    """
    return ((index >> 2) * threads + thread) * 4 + (index & 3)


@part
def swap(deck: Any, one: Any, other: Any, thread: Any, threads: Any) -> None:
    """Two cards change places."""
    here, there = spot(one, thread, threads), spot(other, thread, threads)
    card = deck[here]
    deck[here] = deck[there]
    deck[there] = card


@part
def deal(deck: Any, full: Any, wanted: Any, key: np.uint64, thread: Any, threads: Any) -> None:
    """DEAL-2: draw cards; each goes to the end of the deck, behind those not yet drawn."""
    left = full
    while left > full - wanted:
        one, two, three, four = drawn_four(key, u64(full - left), u64(left))
        swap(deck, np.int32(one), left - 1, thread, threads)
        if left - 1 > full - wanted:
            swap(deck, np.int32(two), left - 2, thread, threads)
        if left - 2 > full - wanted:
            swap(deck, np.int32(three), left - 3, thread, threads)
        if left - 3 > full - wanted:
            swap(deck, np.int32(four), left - 4, thread, threads)
        left -= 4


@part
def choose_card(
    deck: Any, packed: Any, front: Any, turn: Any, left: Any, tries: Any,
    r0: Word, r1: Word, r2: Word, r3: Word, others: Word, thread: Any, threads: Any,
) -> None:  # fmt: skip
    """Bring the cheapest of `tries` cards to the front of the `left` others of a hand."""
    cost = cost_of(packed[deck[spot(front, thread, threads)]], r0, r1, r2, r3, others)
    for step in range(min(tries - 1, left)):
        rival = front - 1 - np.int32((3 * turn + step) % left)
        other = cost_of(packed[deck[spot(rival, thread, threads)]], r0, r1, r2, r3, others)
        if other < cost:
            cost = other
            swap(deck, front, rival, thread, threads)


@cache
def kernel_for(seats: int) -> Any:
    """The kernel for a number of seats; with this fixed, the cards of a turn stay in registers."""

    def play_rounds(
        seed: np.uint64, first: np.uint64, size: int, full: int, begin: Any, packed: Any,
        tries: Any, out: Any,
    ) -> None:  # fmt: skip
        """Deal and play rounds `first`, `first + 1`, … of a seed, one for each line of `out`.

        `begin` is a deck of `full` cards, four in a word; `packed` are the cards as in lanes.
        """
        number = cuda.grid(1)
        if number >= out.shape[0]:
            return
        thread, threads = np.int32(cuda.threadIdx.x), np.int32(cuda.blockDim.x)
        words = cuda.shared.array(0, types.uint32)  # the same memory, in words and in bytes
        deck = cuda.shared.array(0, types.uint8)
        for index in range(begin.shape[0]):
            words[index * threads + thread] = begin[index]
        key = key_of(seed, first + u64(number))
        deal(deck, np.int32(full), np.int32(seats * size + 4), key, thread, threads)
        last = np.int32(full - 1)
        begun = last - np.int32(seats * size)
        r0 = u16(packed[deck[spot(begun, thread, threads)]] + ONE_CARD)  # DEAL-3
        r1 = u16(packed[deck[spot(begun - 1, thread, threads)]] + ONE_CARD)
        r2 = u16(packed[deck[spot(begun - 2, thread, threads)]] + ONE_CARD)
        r3 = u16(packed[deck[spot(begun - 3, thread, threads)]] + ONE_CARD)
        cards = cuda.local.array(seats, types.uint16)
        # A deck has 171 heads: a byte is enough for each seat's points.
        points, more_points = u64(0), u64(0)
        for turn in range(size):
            left = np.int32(size - 1 - turn)
            for seat in range(seats):
                front = last - np.int32(seat * size + turn)
                if tries[seat] > 1 and left > 0:
                    choose_card(deck, packed, front, turn, left, tries[seat], r0, r1, r2, r3,
                                u16(seats - 1), thread, threads)  # fmt: skip
                card = packed[deck[spot(front, thread, threads)]]
                cards[seat] = u16(card + u16(u64(seat) << SEAT_SHIFT))
            for ordered in range(seats - 1):  # TURN-3
                for at in range(seats - 1 - ordered):
                    a, b = cards[at], cards[at + 1]
                    cards[at] = min(a, b)
                    cards[at + 1] = max(a, b)
            random_rows = u16(0)
            for step in range(seats):
                if step & 7 == 0:
                    random_rows = u16(drawn_rows(key, u64(turn), u64(step)))
                owner = np.int32(u16(u16(cards[step] >> u16(SEAT_SHIFT)) & SEAT))
                row = u16(u16(random_rows >> u16(2 * (step & 7))) & u16(3))
                if tries[owner]:
                    row = cheapest(r0, r1, r2, r3)
                r0, r1, r2, r3, penalty = placed(cards[step], r0, r1, r2, r3, row)
                taken = u64(penalty) << u64(8 * (owner & 7))
                points += taken if seats <= 8 or owner < 8 else u64(0)
                more_points += taken if seats > 8 and owner >= 8 else u64(0)
        for seat in range(seats):
            word = points if seat < 8 else more_points
            out[number, seat] = np.int16((word >> u64(8 * (seat & 7))) & u64(0xFF))

    return gpu_kernel(play_rounds)


def play(start: Position, tries: Sequence[int], seed: int, first: int, out: Any) -> None:
    """Play rounds of a game from number `first` on, one for each line of `out`, and wait."""
    cards = np.zeros(-(-len(start.pool) // 4) * 4, np.uint8)
    cards[: len(start.pool)] = start.pool
    blocks, memory = blocks_of(THREADS, len(out)), THREADS * len(cards)
    kernel_for(start.game.seats)[blocks, THREADS, 0, memory](
        u64(seed), u64(first), start.size, len(start.pool), cuda.to_device(cards.view(np.uint32)),
        cuda.to_device(PACKED), cuda.to_device(np.array(tries, np.int32)), out,
    )  # fmt: skip
    cuda.synchronize()
