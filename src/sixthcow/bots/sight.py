"""The inputs of the trained network, from a view and from hands that others may hold."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from sixthcow.bots.network import HIGHEST, TURNS, Bools, Ints, Sight, estimate
from sixthcow.bots.reading import rows_of
from sixthcow.engine import View
from sixthcow.fast.rows.known import Cards, known_hands
from sixthcow.games import GAMES
from sixthcow.games.rows.cards import heads as bull_heads
from sixthcow.games.rows.game import RowsGame


class Table(NamedTuple):
    """What a view says about its table: the seat's hand, all other cards that nobody has shown,
    and the rows."""

    hand: Bools
    unseen: Bools
    end: Ints
    length: Ints
    heads: Ints


def table_of(view: View) -> Table:
    """The table as the view's seat sees it; cards that it knows in others' hands are unseen."""
    assert view.seat is not None
    hands, unseen = known_hands(view)
    rest = [card for seat, cards in enumerate(hands) if seat != view.seat for card in cards]
    return Table(mask(hands[view.seat]), mask([*unseen, *rest]), *measured(rows_of(view)))


def measured(rows: Sequence[Cards]) -> tuple[Ints, Ints, Ints]:
    """The last card, the length and the heads of every row."""
    end, length, heads = np.array([(row[-1], len(row), bull_heads(row)) for row in rows]).T
    return end, length, heads


def estimates(view: View) -> Mapping[int, int]:
    """`fast.estimates` without a compiler: what each card may cost if it is played now."""
    return dict(enumerate(estimate(*measured(rows_of(view)), view.seats).tolist(), 1))


def mask(cards: Sequence[int]) -> Bools:
    """These cards as one column per card."""
    found = np.zeros(HIGHEST, np.bool_)
    found[np.array(cards, np.int64) - 1] = True
    return found


def sight_of(tables: Sequence[Table], seats: int, belief: Sequence[float]) -> Sight:
    """The network's inputs for tables that one seat may encounter."""
    lines = len(tables)
    hand, unseen, end, length, heads = (np.stack(values) for values in zip(*tables, strict=True))
    turn, around = np.full(lines, TURNS - tables[0].hand.sum()), np.full(lines, seats)
    repeated = np.tile(np.array(belief, np.float32), (lines, 1))
    return Sight(hand, unseen, end, length, heads, turn, around, repeated)


def sight_of_hands(table: Table, hands: Bools, seats: int, belief: Sequence[float]) -> Sight:
    """The network's inputs for players with these hands (one per line) at a seat's table, who
    believe the same of the others as that seat does."""
    lines = len(hands)
    hidden = (table.hand | table.unseen) & ~hands
    end, length, heads = (np.tile(values, (lines, 1)) for values in table[2:])
    turn, around = TURNS - hands.sum(1), np.full(lines, seats)
    repeated = np.tile(np.array(belief, np.float32), (lines, 1))
    return Sight(hands, hidden, end, length, heads, turn, around, repeated)


def after_taking(view: View, table: Table, row: int) -> Table:
    """PLACE-4: the table after the lowest card has taken a row and the others are placed."""
    game = GAMES[view.game](view.seats, view.options)
    assert isinstance(game, RowsGame)
    rows = [*rows_of(view)]
    first, *others = (card for cards, _ in view.knowledge["queue"] for card in cards)
    rows[row] = (first,)
    for card in others:
        (spot,) = game.spots(rows, card)
        lying = rows[spot.row]
        rows[spot.row] = (card,) if game.overfills(lying, card) else (*lying, card)
    return Table(table.hand, table.unseen, *measured(rows))
