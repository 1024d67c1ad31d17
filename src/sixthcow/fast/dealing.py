"""What the kernels of hoof and himmel share: dealing unknown cards, and writing traces."""

from sixthcow.fast._jit import I32, I64, U64, part, u64
from sixthcow.fast.generator import below


@part
def copy(target: I32, source: I32) -> None:
    """All numbers of an array."""
    for index in range(u64(target.shape[0])):
        target[index] = source[index]


@part
def note(trace: I64, what: int, seat: int, code: int, table: I32) -> None:
    """Write a decision and the table before it down; the first line of a trace counts them."""
    if trace.shape[0] == 0:
        return
    trace[0, 0] += 1
    line = trace[0, 0]
    trace[line, 0], trace[line, 1], trace[line, 2] = what, seat, code
    for index in range(table.shape[0]):
        trace[line, 3 + index] = table[index]


@part
def shuffle(cards: I32, low: int, high: int, stream: U64) -> None:
    """Bring the cards from position `low` up to `high` into random order."""
    for last in range(high - 1, low, -1):
        other = low + below(stream, last - low + 1)
        cards[last], cards[other] = cards[other], cards[last]


@part
def deal_hands(
    table: I32, seats: int, sizes: int, hands: int, width: int, deck: I32, stream: U64
) -> int:
    """Shuffle the deck and fill the hands where cards are not known (0), from its end.

    `seats`, `sizes` and `hands` are where a table has these; returns how many cards are left.
    """
    left = deck.shape[0]
    shuffle(deck, 0, left, stream)
    for seat in range(table[seats]):
        hand = hands + width * seat
        for at in range(hand, hand + table[sizes + seat]):
            if table[at] == 0:
                left -= 1
                table[at] = deck[left]
    return int(left)
