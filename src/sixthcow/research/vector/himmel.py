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
from sixthcow.research.vector.compiling import F32, I8, Flags, kernel
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


@kernel
def advance(
    tables: I32, guesses: I32, traces: I64, terms: I64, planes: I64, starts: I64, pool: I32,
    keys: U64, counters: I64, seen: I16, masks: I8, seats: I8,
    rewards: F32, over: Flags, actions: I64,
) -> None:  # fmt: skip
    """A decision at every table; where a match is over, or without actions, one begins."""
    stream, before = np.empty(2, np.uint64), np.empty(6, np.int64)
    for number in range(tables.shape[0]):
        table, own, trace = tables[number], guesses[number], traces[number]
        if trace.shape[0]:
            trace[0, 0] = 0
        stream[0], stream[1] = keys[number], counters[number]
        over[number] = ended = False
        if actions.shape[0]:
            for seat in range(terms[T_SEATS]):
                before[seat] = table[TOTALS + seat] + table[HEAP + seat]
            decide(table, own, starts, actions[number], stream, trace)
            ended = table[ASKS] == OVER
            over[number] = end_game(table, terms) if ended else False
            for seat in range(terms[T_SEATS]):
                now = table[TOTALS + seat] + table[HEAP + seat]
                rewards[number, seat] = before[seat] - now
        if over[number] or not actions.shape[0]:
            begin_match(table, terms)
            ended = True
        if ended:
            begin_game(table, own, terms, pool, stream, trace)
        counters[number] = stream[1]
        observe(table, own, planes, seen[number])
        allow(table, starts, masks[number])
        seats[number] = table[ACTOR]


def batch(game: Himmel, encoding: Encoding, actions: Actions, tables: int, *, trace: bool) -> Batch:
    """A batch of tables; nothing is dealt yet. The dealer's moves are recorded only with a
    `trace`."""
    settings = game.settings
    again = settings["tie"] == "again"
    terms = [game.seats, settings["rounds"], game.first_seat(1), again]
    table: I32 = np.zeros((tables, SIZE), np.int32)
    guesses: I32 = np.zeros((tables, game.seats, knowledge.MOST, knowledge.WIDTH), np.int32)
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
    return Batch((table, guesses, traces), rules, advance, dealt)


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
