"""Many tables of hoof, stepped together by the parts of its kernel."""

import numpy as np

from sixthcow.fast._jit import I16, I32, I64, U64, u64
from sixthcow.fast.constants import HAND_LIMIT, PLACES
from sixthcow.fast.generator import key_of
from sixthcow.fast.rows.dealing import deal_unknown
from sixthcow.fast.rows.flat_table import (
    COUNT,
    END,
    FIRST,
    HAND,
    HANDS,
    HEADS,
    POINTS,
    SEATS,
    SIZES,
)
from sixthcow.fast.rows.hoof import (
    ACTOR,
    ASIDE,
    ASIDE_COUNT,
    ASKS,
    CARD,
    HOOF_SIZE,
    KEEP,
    LAP,
    OVER,
    PILE,
    PLACE,
    PLACED,
    ROW,
    ROW_CARDS,
    next_player,
    place,
    split,
    take_aside,
)
from sixthcow.fast.rows.placing import begin_row
from sixthcow.games.hoof import Hoof
from sixthcow.research.action_space import Actions
from sixthcow.research.planes import HIGHEST, Encoding
from sixthcow.research.vector.batch import Batch, numbers_of, shuffle_of, starts_of
from sixthcow.research.vector.compiling import F32, I8, Flags, kernel, step
from sixthcow.research.vector.plane_copies import copy_plane

# After the table of the kernel: the round; half points of finished rounds; one number per card,
# from 0: whether nobody but its holder knows where it is, and whose hand everybody knows it in
# (from 1); the cards of the last shuffle, the first one drawn comes last.
ROUND = HOOF_SIZE
TOTALS = HOOF_SIZE + 1
HIDDEN = HOOF_SIZE + 11
KNOWN = HOOF_SIZE + 116
DECK = HOOF_SIZE + 221
CARDS = 105
SIZE = DECK + CARDS - 1

PLANES = (
    *("hand", "unseen", "row_1", "row_2", "row_3", "row_4", "waiting", "known", "aside"),
    *("total", "taken", "hand_size", "pile_size", "deciding", "shown_1"),
    *("asks_place", "asks_row", "asks_keep", "round", "starter", "lap", "placed"),
)
(
    P_HAND, P_UNSEEN, P_ROWS, _, _, _, P_WAITING, P_KNOWN, P_ASIDE,
    P_TOTAL, P_TAKEN, P_HAND_SIZE, P_PILE_SIZE, P_DECIDING, P_SHOWN,
    P_ASKS, _, _, P_ROUND, P_STARTER, P_LAP, P_PLACED,
) = range(len(PLANES))  # fmt: skip

# Where the unseen cards begin in a table, and which plane of an observation they are.
UNSEEN = (HIDDEN + 1, P_UNSEEN)

T_SEATS, T_HAND, T_ROUNDS, T_FIRST = range(4)

# The first numbers of the verbs, in this order.
VERBS = ("place", "row", "keep", "stop")
STOP = len(VERBS) - 1


@step
def begin_match(table: I32, terms: I64) -> None:
    """A table before the first round."""
    for at in range(SIZE):
        table[at] = 0
    table[SEATS] = terms[T_SEATS]


@step
def begin_round(table: I32, terms: I64, pool: I32, key: np.uint64) -> None:
    """HOOF-1: fourteen cards each, and the beginner, who moves on by one seat each round
    (HOOF-6)."""
    table[ROUND] += 1
    table[FIRST] = (terms[T_FIRST] + table[ROUND] - 1) % table[SEATS]
    for seat in range(table[SEATS]):
        table[POINTS + seat] = table[PILE + seat] = 0
        table[SIZES + seat] = terms[T_HAND]
        for at in range(HAND):
            table[HANDS + HAND * seat + at] = 0
    for row in range(4):
        begin_row(table, row, 0, 0)
        table[COUNT + row] = 0
    for at in range(pool.shape[0]):
        table[HIDDEN + pool[at]], table[KNOWN + pool[at]] = 1, 0
        table[DECK + at] = pool[at]
    deal_unknown(table, table[DECK : DECK + pool.shape[0]], key)
    for row in range(4):
        table[ROW_CARDS + PLACES * row] = table[END + row]
        table[HIDDEN + table[END + row]] = 0
    table[ASKS], table[ACTOR], table[LAP], table[PLACED] = PLACE, table[FIRST], 1, 0


@step
def decide(table: I32, starts: I64, number: int) -> None:
    """The actor's decision, by its number."""
    if table[ASKS] == KEEP:
        kept = number - starts[KEEP]
        for bit in range(table[ASIDE_COUNT]):
            if kept >> bit & 1:
                table[KNOWN + table[ASIDE + bit]] = table[ACTOR] + 1
        split(table, kept)
    elif table[ASKS] == ROW:
        take_aside(table, number - starts[ROW], table[CARD])
    elif number == starts[STOP]:
        next_player(table)
    else:
        card = number - starts[PLACE] + 1
        table[HIDDEN + card] = table[KNOWN + card] = 0
        place(table, card)


@step
def end_round(table: I32, terms: I64) -> bool:
    """HOOF-6: a card left in hand counts double; whether the match is over."""
    for seat in range(table[SEATS]):
        table[TOTALS + seat] += table[POINTS + seat]
        table[POINTS + seat] = 0
        for at in range(HANDS + HAND * seat, HANDS + HAND * seat + table[SIZES + seat]):
            table[TOTALS + seat] += 4 * HEADS[table[at]]
    return bool(table[ROUND] == terms[T_ROUNDS])


@step
def observe_unseen(table: I32, planes: I64, seen: I16) -> None:
    """Write the cards that nobody has seen but their holders, and zeros everywhere else."""
    seen[:] = 0
    copy_plane(seen, planes[P_UNSEEN], table, HIDDEN + 1, CARDS - 1)


@step
def observe(table: I32, terms: I64, planes: I64, seen: I16) -> None:
    """Add the observation of the actor to the unseen cards, with zeros everywhere else."""
    observe_seats(table, terms, planes, seen)
    for row in range(4):
        observe_row(table, planes, seen, row)
    observe_question(table, terms, planes, seen)


@step
def observe_seats(table: I32, terms: I64, planes: I64, seen: I16) -> None:
    """What every seat has: its hand as far as the actor knows it, points and cards."""
    seat, seats = table[ACTOR], terms[T_SEATS]
    for clockwise in range(seats):
        for at in range(HANDS + HAND * seat, HANDS + HAND * seat + table[SIZES + seat]):
            card = table[at]
            if clockwise == 0:
                seen[planes[P_HAND] + card - 1] = 1
                seen[planes[P_UNSEEN] + card - 1] = 0
            elif table[KNOWN + card]:
                seen[planes[P_KNOWN] + card - 1] = clockwise
        seen[planes[P_TOTAL] + clockwise] = min(table[TOTALS + seat], HIGHEST)
        seen[planes[P_TAKEN] + clockwise] = min(table[POINTS + seat], HIGHEST)
        seen[planes[P_HAND_SIZE] + clockwise] = table[SIZES + seat]
        seen[planes[P_PILE_SIZE] + clockwise] = table[PILE + seat]
        seat = seat + 1 if seat + 1 < seats else 0


@step
def observe_row(table: I32, planes: I64, seen: I16, row: int) -> None:
    """The cards of a row, by their places."""
    for at in range(table[COUNT + row]):
        card = table[ROW_CARDS + PLACES * row + at]
        seen[planes[P_ROWS + row] + card - 1] = at + 1


@step
def observe_question(table: I32, terms: I64, planes: I64, seen: I16) -> None:
    """What is asked, and about which cards."""
    if table[ASKS] == ROW:
        seen[planes[P_WAITING] + table[CARD] - 1] = 1
        seen[planes[P_SHOWN]] = table[CARD]
    elif table[ASKS] == KEEP:
        for at in range(table[ASIDE_COUNT]):
            seen[planes[P_ASIDE] + table[ASIDE + at] - 1] = 1
    seen[planes[P_DECIDING]] = seen[planes[P_ASKS + table[ASKS]]] = 1
    seen[planes[P_ROUND]] = min(table[ROUND], HIGHEST)
    seen[planes[P_STARTER]] = (table[FIRST] - table[ACTOR]) % terms[T_SEATS]
    seen[planes[P_LAP]], seen[planes[P_PLACED]] = table[LAP], table[PLACED]


@step
def allow(table: I32, starts: I64, mask: I8) -> None:
    """Write the mask of the actor's legal actions over zeros."""
    actor = table[ACTOR]
    size = table[SIZES + actor]
    if table[ASKS] == PLACE:
        for at in range(HANDS + HAND * actor, HANDS + HAND * actor + size):
            mask[starts[PLACE] + table[at] - 1] = 1
        mask[starts[STOP]] = 1 if table[PLACED] else 0
    elif table[ASKS] == ROW:
        mask[starts[ROW] : starts[ROW] + 4] = 1
    else:
        for kept in range(1 << table[ASIDE_COUNT]):
            count = 0
            for bit in range(PLACES):
                count += kept >> bit & 1
            mask[starts[KEEP] + kept] = 1 if count <= HAND_LIMIT - size else 0


@step
def score(table: I32, seat: int) -> int:
    """The half points of a seat, this round's included."""
    return int(table[TOTALS + seat] + table[POINTS + seat])


@step
def play_one(
    table: I32, terms: I64, starts: I64, mask: I8, reward: F32, over: Flags, action: int
) -> bool:  # fmt: skip
    """A decision at a table, or with action -1 none; whether a round must begin then."""
    over[0] = False
    mask[:] = 0
    if action < 0:
        reward[:] = 0
        return True
    for player in range(terms[T_SEATS]):
        reward[player] = score(table, player)
    decide(table, starts, action)
    ended = table[ASKS] == OVER
    over[0] = end_round(table, terms) if ended else False
    for player in range(terms[T_SEATS]):
        reward[player] = (reward[player] - score(table, player)) / 2
    return bool(ended)


@step
def pick_one(
    table: I32, terms: I64, starts: I64, mask: I8, reward: F32, over: Flags, action: int
) -> bool:  # fmt: skip
    """Nobody decides at the same time as others: `play_one` plays everything."""
    return False


@step
def deal_one(
    table: I32, terms: I64, pool: I32, key: U64, deals: I64, over: Flags, action: int
) -> None:  # fmt: skip
    """The next round, in a new match where one is over or action is -1."""
    if over[0] or action < 0:
        begin_match(table, terms)
    begin_round(table, terms, pool, key_of(key[0], u64(deals[0])))
    deals[0] += 1


@step
def show_one(
    table: I32, terms: I64, planes: I64, starts: I64, seen: I16, mask: I8, seat: I8
) -> None:  # fmt: skip
    """What a table waits for now; `seen` has the unseen cards already."""
    observe(table, terms, planes, seen)
    allow(table, starts, mask)
    seat[0] = table[ACTOR]


@step
def show_part(
    table: I32, terms: I64, planes: I64, starts: I64, seen: I16, mask: I8, seat: I8, part: int
) -> None:  # fmt: skip
    """A part of what `show_one` shows; no two write the same numbers."""
    if part < 4:
        observe_row(table, planes, seen, part)
    elif part == 4:
        observe_seats(table, terms, planes, seen)
    elif part == 5:
        observe_question(table, terms, planes, seen)
    elif part == 6:
        allow(table, starts, mask)
        seat[0] = table[ACTOR]


@kernel
def advance(
    tables: I32, terms: I64, pool: I32, planes: I64, starts: I64, keys: U64, deals: I64,
    seen: I16, masks: I8, seats: I8, rewards: F32, over: Flags, actions: I64,
) -> None:  # fmt: skip
    """A decision at every table."""
    for number in range(tables.shape[0]):
        own = slice(number, number + 1)
        table, mask, action = tables[number], masks[number], actions[number]
        if play_one(table, terms, starts, mask, rewards[number], over[own], action):
            deal_one(table, terms, pool, keys[own], deals[own], over[own], action)
        observe_unseen(table, planes, seen[number])
        show_one(table, terms, planes, starts, seen[number], mask, seats[own])


def batch(game: Hoof, encoding: Encoding, actions: Actions, tables: int) -> Batch:
    """A batch of tables; nothing is dealt yet."""
    table: I32 = np.zeros((tables, SIZE), np.int32)
    terms = [game.seats, game.hand_size, game.settings["rounds"], game.first_seat(1)]

    def dealt(number: int) -> list[str]:
        return [shuffle_of(table[number, DECK:SIZE][::-1])]  # the first card drawn comes last

    rules = (
        np.array(terms, np.int64),
        np.array(game.deck(), np.int32),
        starts_of(PLANES, encoding),
        numbers_of(VERBS, actions),
    )
    return Batch((table,), rules, advance, dealt, np.arange(SIZE))
