"""Games and turns of himmel, decision by decision, and what everybody learns from them."""

from sixthcow.fast._jit import I32, I64, U64
from sixthcow.fast.constants import HAND_SIZE, HIGHEST
from sixthcow.fast.himmel.turns import (
    ACTOR,
    ASKS,
    DECK,
    DECK_AT,
    DECK_END,
    DIRECTION,
    HAND,
    HANDS,
    HEAP,
    LAY,
    LIFT,
    MARKER,
    PASS,
    PUT,
    RAISE,
    REVERSE,
    ROB,
    SEATS,
    SHUFFLED,
    SIZES,
    TARGET,
    THEFT,
    TURN,
    TURN_ROUND,
    act,
    deal_hands,
    numbers_in,
    shuffle_back,
    turn_up,
)
from sixthcow.fast.tracing import note
from sixthcow.games.himmel.match import MOST_EXTRA_GAMES
from sixthcow.research.vector import himmel_knowledge as knowledge
from sixthcow.research.vector.compiling import allocating, step
from sixthcow.research.vector.himmel_layout import (
    GUESSES,
    HIDDEN,
    LYING,
    RETURNED,
    ROUND,
    SIZE,
    SPECIAL_HANDS,
    T_AGAIN,
    T_FIRST,
    T_GAMES,
    T_SEATS,
    TOTALS,
)


@step
def code_of(table: I32, starts: I64, number: int) -> int:
    """The kernel's code of a numbered action: a verb, a card or seat, and a place."""
    if starts[PUT] <= number < starts[PUT] + 2 * HIGHEST:
        return int(PUT << 10 | (number - starts[PUT]) + 2)
    if starts[LIFT] <= number < starts[LIFT] + 2 * HIGHEST:
        return int(LIFT << 10 | (number - starts[LIFT]) + 2)
    if starts[LAY] <= number < starts[LAY] + HIGHEST:
        return int(LAY << 10 | (number - starts[LAY] + 1) << 1)
    if number == starts[TURN_ROUND]:
        return TURN_ROUND << 10
    if number == starts[PASS]:
        return PASS << 10
    clockwise = number - starts[ROB] + 1
    return int(ROB << 10 | ((table[ACTOR] + clockwise) % table[SEATS]) << 1)


@step
def begin_match(table: I32, terms: I64) -> None:
    """A table before the first game."""
    for at in range(SIZE):
        table[at] = 0
    table[SEATS] = terms[T_SEATS]


@allocating
def begin_game(table: I32, guesses: I32, terms: I64, pool: I32, stream: U64, trace: I64) -> None:
    """HIM-DEAL-1: five cards each and two targets; HIM-DEAL-2: the first one has the marker."""
    table[ROUND] += 1
    for card in range(HIDDEN, SIZE):
        table[card] = 0
    for card in pool:
        table[HIDDEN + card] += 1
    for seat in range(table[SEATS]):
        table[HEAP + seat] = table[SPECIAL_HANDS + seat] = 0
        table[SIZES + seat] = HAND_SIZE
        for at in range(HAND):
            table[HANDS + HAND * seat + at] = 0
        table[GUESSES + seat] = guesses[seat, 0, knowledge.WEIGHT] = 1
        guesses[seat, 0, knowledge.COUNT] = 0
    deck = pool.copy()
    left = deal_hands(table, deck, stream)
    for at in range(left):
        table[DECK + at] = deck[left - 1 - at]
    table[DECK_AT], table[DECK_END] = 0, left
    table[MARKER], table[DIRECTION], table[ASKS] = 0, 1, TURN
    table[ACTOR] = (terms[T_FIRST] + table[ROUND] - 1) % table[SEATS]
    note(trace, SHUFFLED, 0, 0, 0, table)
    turn_up(table, 0)
    set_aside(table)
    if turn_up(table, 1):  # what came before the first target still lies on top
        shuffle_back(table, stream, trace)
    for place in range(2):
        lie(table, table[TARGET + place], 1 + place)


@step
def set_aside(table: I32) -> None:
    """HIM-DEAL-1: the special cards on top of the deck will be known to lie in it."""
    found_reverse, found_theft, found_raise = 0, 0, 0
    at = DECK + table[DECK_AT]
    while table[at] > HIGHEST:
        found_reverse += table[at] == REVERSE
        found_theft += table[at] == THEFT
        found_raise += table[at] == RAISE
        at += 1
    table[RETURNED + REVERSE] = max(table[RETURNED + REVERSE], found_reverse)
    table[RETURNED + THEFT] = max(table[RETURNED + THEFT], found_theft)
    table[RETURNED + RAISE] = max(table[RETURNED + RAISE], found_raise)


@step
def lie(table: I32, card: int, place: int) -> None:
    """A card is now open on the table."""
    table[HIDDEN + card] -= 1
    table[LYING + card] = place


@step
def show(table: I32, guesses: I32, holder: int, card: int, gone: int) -> None:
    """A card leaves a hand for all to see, as one of `gone` in this turn."""
    if card > HIGHEST:
        table[HIDDEN + card] -= 1
        table[SPECIAL_HANDS + holder] = max(0, table[SPECIAL_HANDS + holder] - 1)
    for seat in range(table[SEATS]):
        count = table[GUESSES + seat]
        if seat != holder:
            count = knowledge.shown(guesses[seat], count, holder, card)
        table[GUESSES + seat] = knowledge.fitting(guesses[seat], count, table, holder, gone)


@step
def know_theft(table: I32, guesses: I32, thief: int, victim: int, card: int, size: int) -> None:
    """HIM-SPEC-3: thief and victim know the card; the victim had `size` cards before."""
    if table[SPECIAL_HANDS + victim] == size:
        table[SPECIAL_HANDS + thief] += 1
    table[SPECIAL_HANDS + victim] = max(0, table[SPECIAL_HANDS + victim] - 1)
    for seat in range(table[SEATS]):
        own, count = guesses[seat], table[GUESSES + seat]
        if seat == victim:
            count = knowledge.robbed(own, count, card, thief)
        elif seat == thief:
            count = knowledge.stole(own, count, card, victim, size)
        else:
            count = knowledge.watched(own, count, thief, victim, size)
        table[GUESSES + seat] = count


@step
def before_pass(table: I32, guesses: I32) -> bool:
    """HIM-PASS-1: the marked cards leave the table; whether a target is turned up (HIM-PASS-2)."""
    actor, place = table[ACTOR], table[MARKER]
    for card in range(1, HIGHEST + 1):
        if table[LYING + card] == 1 + place or table[LYING + card] == 3 + place:
            table[LYING + card] = 0
    hand = HANDS + HAND * actor
    if (
        table[DECK_AT] == table[DECK_END]
        or numbers_in(table, hand, hand + table[SIZES + actor])
        or not numbers_in(table, DECK + table[DECK_AT], DECK + table[DECK_END])
    ):
        return False
    for seat in range(table[SEATS]):
        count = table[GUESSES + seat]
        table[GUESSES + seat] = knowledge.special_only(guesses[seat], count, actor)
    table[SPECIAL_HANDS + actor] = table[SIZES + actor]
    set_aside(table)
    return True


@step
def decide(table: I32, guesses: I32, starts: I64, number: int, stream: U64, trace: I64) -> None:
    """The actor's decision, by its number, and what everybody learns from it."""
    code = code_of(table, starts, number)
    verb, card, place, actor = code >> 10, code >> 1 & 511, code & 1, table[ACTOR]
    own_size, deck_at, marked = table[SIZES + actor], table[DECK_AT], table[MARKER]
    victim_size = table[SIZES + card] if verb == ROB else 0
    turned_up = False
    if verb == PASS:
        turned_up = before_pass(table, guesses)
    elif verb in (TURN_ROUND, ROB, LIFT):
        special = REVERSE if verb == TURN_ROUND else (THEFT if verb == ROB else RAISE)
        show(table, guesses, actor, special, 1)
    if verb in (PUT, LIFT, LAY):
        show(table, guesses, actor, card, 2 if verb == LIFT else 1)
        free = 1 - marked if verb == LAY else place
        lie(table, card, 3 + place if verb == PUT else 1 + free)
    act(table, code, stream, trace)
    if verb == ROB:  # the stolen card came right after those that the thief had left
        stolen = table[HANDS + HAND * actor + own_size - 1]
        know_theft(table, guesses, actor, card, stolen, victim_size)
    if turned_up:
        lie(table, table[TARGET + marked], 1 + marked)
    if table[DECK_AT] - deck_at > turned_up:  # a card known to be there may have been drawn
        table[RETURNED + REVERSE] = table[RETURNED + THEFT] = table[RETURNED + RAISE] = 0


@step
def end_game(table: I32, terms: I64) -> bool:
    """HIM-END-2: the heaps count; HIM-MATCH-1, HIM-END-3: whether the match is over."""
    lowest, tied = 1 << 30, False
    for seat in range(table[SEATS]):
        table[TOTALS + seat] += table[HEAP + seat]
        table[HEAP + seat] = 0
        tied = table[TOTALS + seat] == lowest or (tied and table[TOTALS + seat] > lowest)
        lowest = min(lowest, table[TOTALS + seat])
    played_off = tied and terms[T_AGAIN] and table[ROUND] < terms[T_GAMES] + MOST_EXTRA_GAMES
    return bool(table[ROUND] >= terms[T_GAMES] and not played_off)
