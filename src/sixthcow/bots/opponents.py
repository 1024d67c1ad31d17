"""What the others may hold and play next: deals that fit a view, and the picks in each of them.

For the games that the network was trained for (`trained.is_covered`), in turns where a card is
played. Nothing here sees more than the view.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from sixthcow.bots.network import HIGHEST, Doubles, Ints, estimate, log_likely
from sixthcow.bots.reading import KINDS, TRAINED
from sixthcow.bots.sight import Table, sight_of_hands, table_of
from sixthcow.bots.trained import SHIPPED, network_of
from sixthcow.engine import View
from sixthcow.fast.policies import TRIES

if TYPE_CHECKING:
    from numpy.random import Generator

    from sixthcow.fast.rows.position import Position

# What is believed about players who choose as the network does (`reading.KINDS`).
LIKE_NETWORK = tuple(float(name == TRAINED) for name in KINDS)

# OPEN-3: who sees cards of this turn plays one that takes so many heads e times more rarely, and
# otherwise what the network likes, but less surely than it does: the network sees none of them.
HEADS_IN_TURN = 1.0
APART_FROM_COST = 0.5
LEAST_LIKELY = 1e-4


def position_of(view: View) -> "Position":
    """What a view knows, in the form of the play-outs; this imports the compiler."""
    from sixthcow.fast.rows.position import position

    return position(view)


def deals(view: View, count: int, chance: "Generator", held: Doubles | None = None) -> Ints:
    """Hands that fit the view: an array (count, seats, size) of card numbers.

    A hand has its known cards first, and begins with the card that its seat has already shown, if
    it has shown one. All deals are equally likely, unless `held` says how much likelier each card
    is to be in a hand than to be left over, as a logarithm by the card's number.
    """
    position = position_of(view)
    pool = np.array(position.pool, np.int64)
    missing = [position.size - len(hand) for hand in position.hands]
    keys = chance.gumbel(size=(count, len(pool)))
    if held is not None:
        keys = keys + held[pool]
    dealt = chance.permuted(keys.argsort(1)[:, len(pool) - sum(missing) :], axis=1)
    hands = np.empty((count, view.seats, position.size), np.int64)
    used = 0
    for seat, (known, wanted) in enumerate(zip(position.hands, missing, strict=True)):
        hands[:, seat, : len(known)] = known
        hands[:, seat, len(known) :] = pool[dealt[:, used : used + wanted]]
        used += wanted
    return hands


def picks(view: View, hands: Ints, belief: Sequence[float] = LIKE_NETWORK) -> Doubles:
    """How likely every card of such hands is to be its seat's pick: an array like `hands`.

    `belief` is how likely the seats are to be of each of the `KINDS`.
    """
    found: Doubles = np.tensordot(np.array(belief), picks_by_kind(view, hands, belief), 1)
    return found


def picks_by_kind(view: View, hands: Ints, belief: Sequence[float]) -> Doubles:
    """The same for seats of each of the `KINDS`: an array (kinds, …) with one like `hands` for each
    of them. A card that was shown is certain."""
    found = picks_at(table_of(view), view.seats, hands, belief)
    shown = np.array(position_of(view).shown, np.bool_)
    found[:, :, shown] = np.arange(hands.shape[2]) == 0
    return found


def picks_at(table: Table, seats: int, hands: Ints, belief: Sequence[float]) -> Doubles:
    """The same at a table where nobody has shown a card of this turn."""
    lines, back = np.unique(
        np.sort(hands, 2).reshape(-1, hands.shape[2]), axis=0, return_inverse=True
    )
    held = np.zeros((len(lines), HIGHEST), np.bool_)
    held[np.arange(len(lines))[:, None], lines - 1] = True
    answer = network_of(SHIPPED).ask(sight_of_hands(table, held, seats, belief))
    each = back.reshape(hands.shape[:2])
    found = np.empty((len(KINDS), *hands.shape))
    for kind, scores in enumerate((answer.scores, answer.planned)):
        likely = np.exp(log_likely(scores, held), dtype=np.float64)
        found[kind] = np.take_along_axis(likely[each], hands - 1, 2)
    cost = estimate(table.end, table.length, table.heads, seats)[hands - 1].astype(np.float64)
    for kind, name in enumerate(KINDS[2:], 2):
        found[kind] = shares_by_looking(cost, TRIES[name])
    return found


def shares_by_looking(costs: Doubles, tries: int) -> Doubles:
    """How likely each card of a hand, the last axis, is to be chosen by a player who looks at so
    many cards and plays the cheapest of these; 0 and 1 play any card."""
    looked = min(max(tries, 1), costs.shape[-1])
    dearer = (costs[..., None, :] > costs[..., :, None]).sum(-1)
    equal = (costs[..., None, :] == costs[..., :, None]).sum(-1)
    # All of the cards looked at are at least as dear, but not all of them dearer.
    likely: Doubles = (ways(dearer + equal, looked) - ways(dearer, looked)) / equal
    likely /= likely.sum(-1, keepdims=True)
    return likely


def ways(cards: Ints, some: int) -> Doubles:
    """In how many ways some of so many cards can be chosen."""
    found = np.ones(cards.shape)
    for step in range(some):
        found *= np.maximum(cards - step, 0) / (step + 1)
    return found


def led(hands: Ints, likely: Doubles, chance: "Generator") -> Ints:
    """The same hands, each led by a card that is drawn by how likely it is."""
    return led_by(hands, places_drawn(likely, chance.random(hands.shape[:2])))


def places_drawn(likely: Doubles, drawn: Doubles) -> Ints:
    """The place of a card in every hand, (deals, seats), that numbers below 1 draw by how likely
    each is."""
    upto = likely.cumsum(2)
    found: Ints = (upto > drawn[:, :, None] * upto[:, :, -1:]).argmax(2)
    return found


def led_by(hands: Ints, places: Ints) -> Ints:
    """The same hands, each led by the card at one of its places."""
    order = np.tile(np.arange(hands.shape[2]), (*hands.shape[:2], 1))
    np.put_along_axis(order, places[:, :, None], 0, 2)
    order[:, :, 0] = places
    return np.take_along_axis(hands, order, 2)


def led_in_turn(
    view: View, actions: Sequence[str], hands: Ints, likely: Doubles, drawn: Doubles
) -> Iterator[Ints]:
    """For each of these actions of a seat, the same hands led by the cards that the seats after it
    show once they see those before theirs (OPEN-3). Numbers below 1, (deals, seats), draw them."""
    from sixthcow.fast.lanes.answers import answers

    assert view.seat is not None
    position = position_of(view)
    shown = [
        hand[0] if shown else 0 for hand, shown in zip(position.hands, position.shown, strict=True)
    ]
    around = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    followers = [seat for seat in around if not shown[seat]]
    own = [position.code(action) for action in actions]
    weights = (likely + LEAST_LIKELY) ** APART_FROM_COST
    found = answers(
        position.rows, hands, weights, drawn, shown, followers, view.seat, own, HEADS_IN_TURN
    )
    for places in found:
        yield led_by(hands, places)
