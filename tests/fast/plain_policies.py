"""The policies of the play-outs written once more, slowly, on the rules of the plain engine."""

from collections.abc import Sequence

from sixthcow.games.himmel.state import HimmelState, numbers
from sixthcow.games.rows.cards import cards_of, heads, value
from sixthcow.games.rows.moves import Spot
from sixthcow.games.rows.state import RowsState

# Costs are heads in units of 1/128; the cards that join a row bring about three heads.
CERTAIN = 128
JOINING = 3


def row_heads(state: RowsState, row: int) -> int:
    """The heads of a row."""
    return heads(cards_of(state.rows[row]))


def cheapest_row(state: RowsState) -> int:
    """The row with the fewest heads, the first of equals."""
    return min(range(len(state.rows)), key=lambda row: row_heads(state, row))


def spots_of(state: RowsState, card: int) -> list[Spot]:
    """Where the rules let a card go, right ends before left ones."""
    return sorted(state.game.spots(state.rows, card), key=lambda spot: spot.side != "right")


def heads_taken(state: RowsState, card: int, spot: Spot) -> int:
    """The heads that a card takes if it goes to a spot."""
    overfills = state.game.overfills(state.rows[spot.row], card)
    return row_heads(state, spot.row) if overfills else 0


def cost_now(state: RowsState, card: int) -> int:
    """The heads that a card takes if it is placed at once, where its player chooses best."""
    spots = spots_of(state, card)
    if not spots:
        return row_heads(state, cheapest_row(state))
    return min(heads_taken(state, card, spot) for spot in spots)


def estimate(state: RowsState, card: int) -> int:
    """What a card may cost when everybody plays: certain heads, or a sixth card's by likelihood."""
    spots = spots_of(state, card)
    if not spots:
        return CERTAIN * row_heads(state, cheapest_row(state))
    (row, side), *_ = spots
    cards = state.rows[row]
    neighbour = value(cards[-1] if side == "right" else cards[0])
    free = state.game.row_places - len(cards)
    if neighbour == card or free == 4:  # laid on its twin, or four cards would have to come first
        return 0
    if free == 0:
        return CERTAIN * row_heads(state, row)
    between = abs(card - neighbour) - 1
    once = min(between * (state.game.seats - 1), CERTAIN)
    risk = once
    for _ in range(free - 1):
        risk = risk * once // 256
    return risk * (row_heads(state, row) + JOINING)


def picked(state: RowsState, hand: Sequence[int], turn: int, tries: int) -> int:
    """The cheapest of as many cards as the policy looks at, in a hand in random order.

    The cards before number `turn` have been played.
    """
    left = len(hand) - 1 - turn
    rivals = (turn + 1 + (3 * turn + step) % left for step in range(min(tries - 1, left)))
    seen = [turn, *rivals]
    return min((hand[at] for at in seen), key=lambda card: estimate(state, card))


def chosen_end(state: RowsState, card: int) -> Spot:
    """Of two ends the one that takes fewer heads, or the one of the shorter row, or the right."""
    return min(
        spots_of(state, card),
        key=lambda spot: (heads_taken(state, card, spot), len(state.rows[spot.row])),
    )


def chosen_first(state: RowsState, cards: Sequence[int]) -> int:
    """Of two cards the one that costs less now, or the lower."""
    return min(sorted(cards), key=lambda card: cost_now(state, card))


def decided(state: RowsState) -> str:
    """What a policy that looks at choices does where a card waits to be placed."""
    cards = state.queue[0].cards
    if state.asks == "first":
        return f"first {chosen_first(state, cards)}"
    if state.asks == "end":
        row, side = chosen_end(state, cards[0])
        return f"end {row + 1} {side}"
    return f"row {cheapest_row(state) + 1}"


def placed_in_hoof(state: RowsState, cards: Sequence[int], placed: int) -> int | None:
    """HOOF-2: the card that takes least, of those the one with most heads; a second one only if it
    takes nothing. None is to stop."""
    free = [card for card in cards if not placed or cost_now(state, card) == 0]
    return min(free, key=lambda card: (cost_now(state, card), -heads((card,))), default=None)


def kept_in_hoof(state: RowsState, aside: Sequence[int], room: int) -> list[int]:
    """HOOF-3: the lowest cards that could be placed again now without taking a row."""
    fit = [card for card in sorted(aside) if spots_of(state, card) and not cost_now(state, card)]
    return fit[:room]


def cost_in_himmel(state: HimmelState, action: str) -> int:
    """What an action costs as it looks now, in hundredths of a point: a number card wastes those
    between it and the stack's top, and feeds the stack that will be taken."""
    verb, *words = action.split()
    if verb == "put":
        card, place = int(words[0]), int(words[1]) - 1
        top = numbers(state.stacks[place][-1:])
        return card - sum(top) + (25 if place == state.marker else 0)
    if verb == "pass":
        return 100 * (len(state.targets[state.marker]) + len(state.stacks[state.marker]))
    return -int(words[0]) if verb == "target" else 150
