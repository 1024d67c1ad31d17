"""Himmel as a kernel: number cards under targets, special cards, and taking the marked stack."""

from sixthcow.fast._jit import I32, I64, U64, part
from sixthcow.fast.constants import HAND_SIZE, HIGHEST
from sixthcow.fast.generator import below
from sixthcow.fast.tracing import note

# Cards are their numbers; the special cards come after the highest.
REVERSE, THEFT, RAISE = HIGHEST + 1, HIGHEST + 2, HIGHEST + 3

# The table. Two numbers each, one per place: the topmost target and the number of targets there,
# the top card of the stack (0: none) and its number of cards.
TARGET = 0
TARGETS = 2
TOP = 4
STACK = 6
MARKER = 8
DIRECTION = 9
ASKS = 10
ACTOR = 11
SEATS = 12
DECK_AT = 13  # the deck's next card, and where it ends
DECK_END = 14

# Six numbers each, one per seat: cards in the dung heap, special cards played, tries of the policy,
# cards in hand.
HEAP = 16
SPECIALS = 22
TRIES = 28
SIZES = 34
HANDS = 40
HAND = 6
CODES = 76  # room for the legal actions
DECK = 116
TABLE_SIZE = DECK + 86

TURN, AIM, OVER, STOLEN, SHUFFLED = 0, 1, 2, 3, 4  # AIM: a new target is due

# Actions are `verb << 10 | number << 1 | place`.
PUT, TURN_ROUND, ROB, LIFT, PASS, LAY = 0, 1, 2, 3, 4, 5
SPECIAL_COST = 150  # in hundredths of a point, as is what the marked stack adds to a card
MARKED_COST = 25


@part
def shuffle(cards: I32, low: int, high: int, stream: U64) -> None:
    """Shuffle the cards from position `low` up to `high`."""
    for last in range(high - 1, low, -1):
        other = low + below(stream, last - low + 1)
        cards[last], cards[other] = cards[other], cards[last]


@part
def deal_hands(table: I32, deck: I32, stream: U64) -> int:
    """Shuffle the deck and fill the hands where cards are not known (0), from its end.

    Returns how many cards are left.
    """
    left = deck.shape[0]
    shuffle(deck, 0, left, stream)
    for seat in range(table[SEATS]):
        hand = HANDS + HAND * seat
        for at in range(hand, hand + table[SIZES + seat]):
            if table[at] == 0:
                left -= 1
                table[at] = deck[left]
    return int(left)


@part
def holds(table: I32, seat: int, card: int) -> bool:
    """Whether a hand holds a card."""
    hand = HANDS + HAND * seat
    for at in range(hand, hand + table[SIZES + seat]):  # noqa: SIM110 (no generators here)
        if table[at] == card:
            return True
    return False


@part
def list_cards(table: I32, verb: int, count: int) -> int:
    """Add the uses of each number card in hand to CODES: on a stack, on a target, as a target."""
    hand = HANDS + HAND * table[ACTOR]
    for at in range(hand, hand + table[SIZES + table[ACTOR]]):
        card = table[at]
        for place in range(1 if verb == LAY else 2):
            fits = verb == LAY
            if verb == PUT:  # HIM-NUM-1
                fits = table[TOP + place] < card < table[TARGET + place]
            elif verb == LIFT:  # HIM-SPEC-4
                fits = card > table[TARGET + place]
            if fits and card <= HIGHEST:
                table[CODES + count] = verb << 10 | card << 1 | place
                count += 1
    return count


@part
def list_actions(table: I32) -> int:
    """HIM-TURN-1, HIM-PASS-2: write the legal actions to CODES and return how many there are."""
    actor = table[ACTOR]
    if table[ASKS] == AIM:
        return list_cards(table, LAY, 0)
    count = list_cards(table, PUT, 0)
    if holds(table, actor, REVERSE):
        table[CODES + count] = TURN_ROUND << 10
        count += 1
    if holds(table, actor, THEFT):  # HIM-SPEC-3: not from a player without cards
        for other in range(table[SEATS]):
            if other != actor and table[SIZES + other] > 0:
                table[CODES + count] = ROB << 10 | other << 1
                count += 1
    if holds(table, actor, RAISE):
        count = list_cards(table, LIFT, count)
    table[CODES + count] = PASS << 10
    return count + 1


@part
def cost_of(table: I32, code: int) -> int:
    """What an action seems to cost now, in hundredths of a point."""
    verb, card, place = code >> 10, code >> 1 & 511, code & 1
    if verb == PUT:
        return int(card - table[TOP + place]) + (MARKED_COST if place == table[MARKER] else 0)
    if verb == PASS:
        return int(100 * (table[TARGETS + table[MARKER]] + table[STACK + table[MARKER]]))
    return -card if verb == LAY else SPECIAL_COST


@part
def choose(table: I32, stream: U64) -> int:
    """Any legal action, or the cheapest of as many as the policy tries."""
    count = list_actions(table)
    start, best = below(stream, count), 0
    for step in range(min(max(1, table[TRIES + table[ACTOR]]), count)):
        code = table[CODES + (start + step) % count]
        if step == 0 or cost_of(table, code) < cost_of(table, best):
            best = code
    return best


@part
def leave_hand(table: I32, seat: int, card: int) -> None:
    """A card leaves a hand."""
    at, last = HANDS + HAND * seat, HANDS + HAND * seat + table[SIZES + seat] - 1
    while table[at] != card:
        at += 1
    table[at] = table[last]
    table[SIZES + seat] -= 1


@part
def draw(table: I32, seat: int) -> None:
    """A player draws a card, if there is one."""
    if table[DECK_AT] < table[DECK_END]:
        table[HANDS + HAND * seat + table[SIZES + seat]] = table[DECK + table[DECK_AT]]
        table[SIZES + seat] += 1
        table[DECK_AT] += 1


@part
def end_turn(table: I32) -> None:
    """HIM-TURN-2: the player draws up to five; then it is the next one's turn."""
    actor = table[ACTOR]
    for _ in range(HAND_SIZE - table[SIZES + actor]):
        draw(table, actor)
    table[ACTOR] = (actor + table[DIRECTION]) % table[SEATS]
    table[ASKS] = TURN


@part
def lay_target(table: I32, place: int, card: int) -> None:
    """A new target in a free place."""
    table[TARGET + place], table[TARGETS + place] = card, 1
    table[TOP + place] = table[STACK + place] = 0


@part
def turn_up(table: I32, place: int) -> bool:
    """HIM-DEAL-1, HIM-PASS-2: the next number card is the target; whether special cards came first.

    These stay in the deck, and it must be shuffled.
    """
    at = table[DECK_AT]
    while table[DECK + at] > HIGHEST:
        at += 1
    card, found = table[DECK + at], at > table[DECK_AT]
    table[DECK + at] = table[DECK + table[DECK_AT]]
    table[DECK_AT] += 1
    lay_target(table, place, card)
    return bool(found)


@part
def shuffle_back(table: I32, stream: U64, trace: I64) -> None:
    """HIM-DEAL-1: the deck is shuffled with the special cards that were set aside."""
    shuffle(table, DECK + table[DECK_AT], DECK + table[DECK_END], stream)
    note(trace, SHUFFLED, table[ACTOR], 0, 0, table)


@part
def numbers_in(table: I32, low: int, high: int) -> bool:
    """Whether there is a number card in a part of the table."""
    for at in range(low, high):  # noqa: SIM110 (no generators here)
        if table[at] <= HIGHEST:
            return True
    return False


@part
def play_nothing(table: I32, stream: U64, trace: I64) -> None:
    """HIM-PASS-1: the marked stack goes to the heap; HIM-PASS-2: a new target, or the end."""
    actor, place = table[ACTOR], table[MARKER]
    table[HEAP + actor] += table[TARGETS + place] + table[STACK + place]
    table[TARGETS + place] = table[STACK + place] = 0
    table[MARKER] = 1 - place
    hand = HANDS + HAND * actor
    if table[DECK_AT] == table[DECK_END]:  # HIM-END-1
        table[ASKS] = OVER
    elif numbers_in(table, hand, hand + table[SIZES + actor]):
        table[ASKS] = AIM
    elif not numbers_in(table, DECK + table[DECK_AT], DECK + table[DECK_END]):
        table[ASKS] = OVER
    else:
        if turn_up(table, place):
            shuffle_back(table, stream, trace)
        end_turn(table)


@part
def rob(table: I32, victim: int, stream: U64, trace: I64) -> None:
    """HIM-SPEC-3: a random card changes hands; the victim draws one."""
    thief = table[ACTOR]
    card = table[HANDS + HAND * victim + below(stream, table[SIZES + victim])]
    note(trace, STOLEN, thief, card, 0, table)
    leave_hand(table, victim, card)
    table[HANDS + HAND * thief + table[SIZES + thief]] = card
    table[SIZES + thief] += 1
    draw(table, victim)


@part
def act(table: I32, code: int, stream: U64, trace: I64) -> None:
    """Carry out an action."""
    verb, card, place, actor = code >> 10, code >> 1 & 511, code & 1, table[ACTOR]
    if verb == PASS:
        play_nothing(table, stream, trace)
        return
    if verb in (TURN_ROUND, ROB, LIFT):  # HIM-SPEC-1
        special = REVERSE if verb == TURN_ROUND else (THEFT if verb == ROB else RAISE)
        leave_hand(table, actor, special)
        table[HEAP + actor] += 1
        table[SPECIALS + actor] += 1
    if verb in (PUT, LIFT, LAY):
        leave_hand(table, actor, card)
    if verb == PUT:
        table[TOP + place] = card
        table[STACK + place] += 1
    elif verb == LIFT:  # HIM-SPEC-4
        table[TARGET + place] = card
        table[TARGETS + place] += 1
    elif verb == LAY:
        lay_target(table, 1 - table[MARKER], card)
    elif verb == ROB:
        rob(table, card, stream, trace)
    else:  # HIM-SPEC-2
        table[DIRECTION] = -table[DIRECTION]
    end_turn(table)
