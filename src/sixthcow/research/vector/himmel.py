"""Many tables of himmel, stepped together by the parts of its kernel."""

import numpy as np

from sixthcow.fast._jit import I16, I32, I64, U64
from sixthcow.fast.constants import HAND_SIZE
from sixthcow.fast.himmel.turns import (
    ACTOR,
    ASKS,
    DECK,
    DECK_AT,
    DECK_END,
    HAND,
    HANDS,
    HEAP,
    OVER,
    SEATS,
    STOLEN,
    TABLE_SIZE,
)
from sixthcow.fast.tracing import TABLE_AT
from sixthcow.games.himmel import Himmel
from sixthcow.research.action_space import Actions
from sixthcow.research.himmel_encoding import KINDS
from sixthcow.research.planes import Encoding
from sixthcow.research.vector import himmel_knowledge as knowledge
from sixthcow.research.vector.batch import Batch, numbers_of, shuffle_of, starts_of
from sixthcow.research.vector.compiling import F32, I8, Flags, kernel, step
from sixthcow.research.vector.himmel_layout import (
    PLANES,
    POOL,
    SIZE,
    T_SEATS,
    TOTALS,
    TRACE_LINES,
    VERBS,
)
from sixthcow.research.vector.himmel_seen import allow, observe
from sixthcow.research.vector.himmel_turn import begin_game, begin_match, decide, end_game


@step
def score(table: I32, seat: int) -> int:
    """The points of a seat, this game's included."""
    return int(table[TOTALS + seat] + table[HEAP + seat])


@step
def advance_one(
    table: I32, own: I32, stream: U64, trace: I64, terms: I64, planes: I64, starts: I64,
    pool: I32, key: U64, counter: I64, seen: I16, mask: I8, seat: I8,
    reward: F32, over: Flags, action: int,
) -> None:  # fmt: skip
    """A decision at a table; where a match is over, or with action -1, one begins."""
    if trace.shape[0]:
        trace[0, 0] = 0
    stream[0], stream[1] = key[0], counter[0]
    over[0] = ended = False
    for player in range(terms[T_SEATS]):
        reward[player] = score(table, player) if action >= 0 else 0
    if action >= 0:
        decide(table, own, starts, action, stream, trace)
        ended = table[ASKS] == OVER
        over[0] = end_game(table, terms) if ended else False
        for player in range(terms[T_SEATS]):
            reward[player] -= score(table, player)
    if over[0] or action < 0:
        begin_match(table, terms)
        ended = True
    if ended:
        begin_game(table, own, terms, pool, stream, trace)
    counter[0] = stream[1]
    observe(table, own, planes, seen)
    allow(table, starts, mask)
    seat[0] = table[ACTOR]


@kernel
def advance(
    tables: I32, guesses: I32, streams: U64, traces: I64, terms: I64, planes: I64, starts: I64,
    pool: I32, keys: U64, counters: I64, seen: I16, masks: I8, seats: I8,
    rewards: F32, over: Flags, actions: I64,
) -> None:  # fmt: skip
    """A decision at every table."""
    for number in range(tables.shape[0]):
        own = slice(number, number + 1)
        advance_one(
            tables[number], guesses[number], streams[number], traces[number], terms, planes, starts,
            pool, keys[own], counters[own], seen[number], masks[number], seats[own],
            rewards[number], over[own], actions[number],
        )  # fmt: skip


def batch(game: Himmel, encoding: Encoding, actions: Actions, tables: int, *, trace: bool) -> Batch:
    """A batch of tables; nothing is dealt yet. The dealer's moves are recorded only with a
    `trace`."""
    settings = game.settings
    again = settings["tie"] == "again"
    terms = [game.seats, settings["rounds"], game.first_seat(1), again]
    table: I32 = np.zeros((tables, SIZE), np.int32)
    guesses: I32 = np.zeros((tables, game.seats, knowledge.MOST, knowledge.WIDTH), np.int32)
    streams: U64 = np.zeros((tables, 2), np.uint64)
    lines = TRACE_LINES if trace else 0
    traces: I64 = np.zeros((tables, lines, TABLE_AT + TABLE_SIZE), np.int64)

    def dealt(number: int) -> list[str]:
        lines = traces[number]
        return [move_of(line) for line in lines[1 : 1 + lines[0, 0]]] if trace else []

    rules = (
        np.array(terms, np.int64),
        starts_of(PLANES, encoding),
        numbers_of(VERBS, actions),
        POOL,
    )
    return Batch((table, guesses, streams, traces), rules, advance, dealt)


def move_of(line: I64) -> str:
    """A line of a trace as the dealer's move: a theft, or a shuffle."""
    what, _, card, _, *table = line.tolist()
    if what == STOLEN:
        return f"steal {KINDS[card - 1]}"
    cards = table[DECK + table[DECK_AT] : DECK + table[DECK_END]]
    if table[DECK_AT] == 0:  # a new game: the hands were dealt before
        hands = [table[HANDS + HAND * seat :][:HAND_SIZE] for seat in range(table[SEATS])]
        cards = [card for hand in hands for card in hand] + cards
    return shuffle_of([KINDS[card - 1] for card in cards])
