"""Many tables of a rows game (all but hoof), stepped together."""

import numpy as np

from sixthcow.fast._jit import I16, I32, I64, U64, u64
from sixthcow.fast.generator import key_of
from sixthcow.fast.rows.flat_table import HAND, HANDS, SEATS, SIZES, TABLE_SIZE, TWO
from sixthcow.games.double import TwoCards
from sixthcow.games.logical import Draft
from sixthcow.games.open_game import OpenPicks
from sixthcow.games.professional import BothEnds
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.tournament import MovedOn, Tournament
from sixthcow.research.action_space import Actions
from sixthcow.research.planes import Encoding, halves
from sixthcow.research.vector.batch import Batch, numbers_of, shuffle_of, starts_of
from sixthcow.research.vector.compiling import F32, I8, Flags, kernel, step
from sixthcow.research.vector.rows_layout import (
    ACTOR,
    ASKS,
    DECK,
    DECK_SIZE,
    DRAFT,
    END_OF_ROW,
    FIRST_CARD,
    HIDDEN,
    KEPT_ROWS,
    OVER,
    P_UNSEEN,
    PLANES,
    PLAY,
    ROW,
    SIZE,
    STOCK,
    T_OPEN,
    T_SEATS,
    VERBS,
)
from sixthcow.research.vector.rows_round import (
    begin_match,
    begin_round,
    draft,
    end_round,
    is_dealt,
    score,
)
from sixthcow.research.vector.rows_seen import (
    HIGHEST_CARD,
    allow,
    observe,
    observe_hand,
    observe_question,
    observe_queue,
    observe_row,
    observe_seats,
    observe_unseen,
)
from sixthcow.research.vector.rows_turn import (
    begin_turn,
    keep_pick,
    lay_card,
    order,
    pick,
    place_cards,
    show_openly,
    take_row,
)

# Where the unseen cards begin in a table, and which plane of an observation they are.
UNSEEN = (HIDDEN + 1, P_UNSEEN)


@step
def picked(table: I32, code: int) -> tuple[int, int]:
    """The card of a pick, or both cards: the first pairs are those with card 1 (DOUBLE-1)."""
    if not table[TWO]:
        return code + 1, 0
    low = 1
    while code >= HIGHEST_CARD - low:
        code -= HIGHEST_CARD - low
        low += 1
    return low, low + 1 + code


@step
def decide(table: I32, terms: I64, code: int) -> bool:
    """The actor's decision, numbered within its verb; returns whether the turn is over."""
    asks = table[ASKS]
    if asks == PLAY:
        card, second = picked(table, code)
        shown = show_openly(table, card, second) if terms[T_OPEN] else pick(table, card, second)
        return place_cards(table) if shown else False
    if asks == DRAFT:
        draft(table, terms, code + 1)
        return False
    if asks == ROW:
        take_row(table, code)
    elif asks == END_OF_ROW:
        lay_card(table, code)
    elif asks == FIRST_CARD:
        order(table, code + 1)
    return place_cards(table)


@step
def play(table: I32, terms: I64, starts: I64, action: int) -> bool:
    """The actor's action, and what follows from it; whether another round or match must begin."""
    if not decide(table, terms, action - starts[table[ASKS]]):
        return False
    if table[SIZES]:
        begin_turn(table, terms)
        return False
    end_round(table, terms)  # TURN-4
    return True


@step
def play_one(
    table: I32, terms: I64, starts: I64, mask: I8, reward: F32, over: Flags, action: int
) -> bool:  # fmt: skip
    """A decision at a table, or with action -1 none; whether a round must begin then."""
    over[0] = False
    if action < 0:
        mask[:] = 0
        reward[:] = 0
        return True
    # Most of a mask may be zeros that never change: only what was allowed is taken back.
    allow(table, starts, mask, 0)
    for player in range(terms[T_SEATS]):
        reward[player] = score(table, terms, player)
    ended = play(table, terms, starts, action)
    for player in range(terms[T_SEATS]):
        reward[player] = (reward[player] - score(table, terms, player)) / 2
    over[0] = table[ASKS] == OVER
    return ended


@step
def pick_one(
    table: I32, terms: I64, starts: I64, mask: I8, reward: F32, over: Flags, action: int
) -> bool:  # fmt: skip
    """A pick at a table where others must pick too, which is all that happens then; or nothing, and
    `play_one` is needed."""
    together = action >= 0 and table[ASKS] == PLAY and not terms[T_OPEN]
    if not together or table[ACTOR] + 1 == table[SEATS]:
        return False
    allow(table, starts, mask, 0)
    card, second = picked(table, action - starts[PLAY])
    keep_pick(table, card, second)
    over[0] = False
    reward[:] = 0
    return True


@step
def deal_one(
    table: I32, terms: I64, pool: I32, key: U64, deals: I64, over: Flags, action: int
) -> None:  # fmt: skip
    """The next round, in a new match where one is over or action is -1."""
    if over[0] or action < 0:
        begin_match(table, terms)
    number = deals[0]
    if is_dealt(table, terms):
        deals[0] += 1
    begin_round(table, terms, pool, key_of(key[0], u64(number)))


@step
def show_one(
    table: I32, terms: I64, planes: I64, starts: I64, seen: I16, mask: I8, seat: I8
) -> None:  # fmt: skip
    """What a table waits for now; `seen` has the unseen cards already."""
    observe(table, terms, planes, seen)
    allow(table, starts, mask, 1)
    seat[0] = table[ACTOR]


@step
def show_part(
    table: I32, terms: I64, planes: I64, starts: I64, seen: I16, mask: I8, seat: I8, part: int
) -> None:  # fmt: skip
    """A part of what `show_one` shows; no two write the same numbers."""
    if part < 4:
        observe_row(table, planes, seen, part)
    elif part == 4:
        observe_hand(table, planes, seen)
    elif part == 5:
        observe_seats(table, terms, planes, seen)
    elif part == 6:
        observe_queue(table, planes, seen)
        observe_question(table, terms, planes, seen)
    else:
        allow(table, starts, mask, 1)
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


def terms_of(game: RowsGame) -> I64:
    """The rules of a game as the kernels read them."""
    settings = game.settings
    tournament = isinstance(game, Tournament)
    rounds = game.seats if tournament else int(settings.get("rounds") or 0)
    return np.array(
        [
            game.seats,
            game.hand_size,
            isinstance(game, TwoCards),
            isinstance(game, BothEnds),
            isinstance(game, OpenPicks),
            isinstance(game, Draft),
            tournament,
            isinstance(game, MovedOn),
            halves(int(settings.get("target") or 0)),
            settings.get("ends") == "reaches",
            rounds,
            game.first_seat(1),
        ],
        np.int64,
    )


def batch(game: RowsGame, encoding: Encoding, actions: Actions, tables: int) -> Batch:
    """A batch of tables of a game; nothing is dealt yet."""
    table: I32 = np.zeros((tables, SIZE), np.int32)

    def dealt(number: int) -> list[str]:
        cards = table[number, DECK : DECK + table[number, DECK_SIZE]]
        return [shuffle_of(cards[::-1])]  # the first card drawn comes last

    rules = (
        terms_of(game),
        np.array(game.deck(), np.int32),
        starts_of(PLANES, encoding),
        numbers_of(VERBS, actions),
    )
    return Batch((table,), rules, advance, dealt, used_by(game))


def used_by(game: RowsGame) -> I64:
    """The numbers of a table that are not always zero in a game."""
    unused = set(range(HANDS + HAND * game.seats, TABLE_SIZE))
    unused.update(range(DECK + len(game.deck()), DECK_SIZE))
    if not isinstance(game, Draft):
        unused.update(range(STOCK, KEPT_ROWS))
    if not isinstance(game, Tournament):
        unused.update(range(KEPT_ROWS, DECK))
    return np.array([number for number in range(SIZE) if number not in unused], np.int64)
