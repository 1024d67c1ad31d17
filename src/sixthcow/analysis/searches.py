"""Small searches of the hands that players may hold: which cards they are likely to play now.

For the games in which the strongest bot searches the others' hands. It does so in every deal, for
one decision; here the searches of some hands, once per turn, tell the drawn cards of all deals.
"""

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from sixthcow import fast
from sixthcow.analysis import model
from sixthcow.analysis.public_turn import Likely, PublicTurn, condensed
from sixthcow.analysis.steps import STEP_OF_SLOW_KERNELS, Steps, at_once
from sixthcow.bots.master import are_hands_hidden, searches_hands
from sixthcow.bots.reading import rows_of, shows_in_turn
from sixthcow.engine import View
from sixthcow.fast.rows.known import known_hands

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Doubles = npt.NDArray[np.float64]
    Ints = npt.NDArray[np.int64]

# How many hands are searched if they have ten cards and four play, and how often each card is
# played out: some 30 milliseconds of a core.
HANDS = 64
PLAYED = 24


def is_searched(view: View) -> bool:
    """Whether such searches say what the others play: one card each, at the same time, from hands
    that are hidden."""
    if not fast.has_rules(view) or not searches_hands(view) or shows_in_turn(view):
        return False
    one_card = all(len(action.split()) == 2 for action in view.actions)
    return one_card and are_hands_hidden(view)


def searched_picks(view: View) -> Likely:
    """How likely the cards that are nowhere on the table are to be played now.

    No seat's own cards count, so this is the same for all seats of a turn.
    """
    return at_once(searched_in_steps(view))


def searched_in_steps(view: View) -> Steps[Likely]:
    """The same, in steps."""
    assert view.seat is not None
    hands, unseen = known_hands(view)
    own = hands[view.seat]
    hidden = tuple(sorted((*own, *unseen)))
    points = [player.running for player in view.players]
    public = view.game, view.options, view.round, rows_of(view), points, hidden, len(own)
    search = _search(PublicTurn(repr(public), view), hidden, len(own))
    while search.found is None:
        search.go_on()
        yield
    return search.found


class Search:
    """The searches of some hands of a turn, a few at a time."""

    def __init__(self, view: View, hidden: tuple[int, ...], size: int) -> None:
        import numpy as np

        from sixthcow.fast.playouts import position_of

        seats = view.seats
        self.found: Likely | None = None
        self._policies = model.playing_on(fast.kernel_for(view), seats, 0)
        self._start = replace(position_of(view), seat=0, shown=(0,) * seats)
        wanted = round(HANDS * 10 / size * 4 / max(4, seats))
        self._hands, self._rests = dealt(hidden, size, wanted)
        self._likely = np.empty((wanted, 1, size))
        self._each = max(1, STEP_OF_SLOW_KERNELS // (PLAYED * size * seats))
        self._next = 0

    def go_on(self) -> None:
        """Search the next hands; after the last, what all of them say is found."""
        first, self._next = self._next, min(self._next + self._each, len(self._hands))
        for number in range(first, self._next):
            self._likely[number] = self._searched(number)
        if self._next == len(self._hands):
            self.found = condensed(self._hands[:, None], self._likely)

    def _searched(self, number: int) -> "Doubles":
        """How likely each card of a hand is to be played."""
        from sixthcow.bots import open_hands
        from sixthcow.fast.playouts import play_outs

        hand, rest = tuple(self._hands[number].tolist()), tuple(self._rests[number].tolist())
        nobody = ((),) * (len(self._start.hands) - 1)
        known = replace(self._start, hands=(hand, *nobody), pool=rest)
        actions = [f"play {card}" for card in hand]
        points = play_outs(known, actions, PLAYED, seed=number, policy=self._policies)
        return open_hands.shares(points[:, :, 0].mean(1))


@lru_cache(maxsize=16)
def _search(turn: PublicTurn, hidden: tuple[int, ...], size: int) -> Search:
    return Search(turn.view, hidden, size)


def dealt(hidden: tuple[int, ...], size: int, wanted: int) -> "tuple[Ints, Ints]":
    """So many hands, and for each of them the other cards: arrays (hands, cards). All cards come
    about equally often."""
    import numpy as np

    chance, each = np.random.default_rng(0), len(hidden) // size
    cards = np.concatenate(
        [
            np.roll(order, -size * number)
            for order in (chance.permutation(hidden) for _ in range(-(-wanted // each)))
            for number in range(each)
        ]
    ).reshape(-1, len(hidden))[:wanted]
    return cards[:, :size], cards[:, size:]
