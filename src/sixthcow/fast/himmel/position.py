"""A himmel position in the form its kernel needs, and play-outs from there."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sixthcow.engine import Card, State, View
from sixthcow.fast._jit import I16, I32, I64, u64
from sixthcow.fast.constants import HAND_SIZE
from sixthcow.fast.himmel import play
from sixthcow.fast.himmel import turns as himmel
from sixthcow.fast.tracing import TABLE_AT
from sixthcow.games import GAMES
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import DECK, HimmelState

Cards = tuple[Card, ...]

UNIT = 1.0

NO_TRACE: I64 = np.empty((0, TABLE_AT), np.int64)
ASKS = {"turn": himmel.TURN, "target": himmel.AIM}
VERBS = {
    "put": himmel.PUT,
    "reverse": himmel.TURN_ROUND,
    "rob": himmel.ROB,
    "raise": himmel.LIFT,
    "pass": himmel.PASS,
    "target": himmel.LAY,
}
SPECIAL_OF = {"reverse": "R", "rob": "T", "raise": "U"}
SPECIALS = {"R": himmel.REVERSE, "T": himmel.THEFT, "U": himmel.RAISE}


def number(card: Card) -> int:
    """The kernel's number for a card."""
    return SPECIALS[card] if isinstance(card, str) else card


@dataclass(frozen=True)
class HimmelPosition:
    """The starting point of a search. A guess is a weight, the cards known in every hand and the
    pool of the others; `bottom` are cards known to be in the deck."""

    game: Himmel
    asks: str
    seat: int
    sizes: tuple[int, ...]
    guesses: tuple[tuple[int, tuple[Cards, ...], Cards], ...]
    bottom: Cards
    targets: tuple[Cards, ...]
    stacks: tuple[Cards, ...]
    marker: int
    direction: int
    heaps: tuple[int, ...]

    def table(self, hands: Sequence[Cards], tries: Sequence[int]) -> I32:
        """The flat array of the kernel, with what a guess knows of the hands."""
        table = np.zeros(himmel.TABLE_SIZE, np.int32)
        table[himmel.SEATS], table[himmel.ACTOR] = self.game.seats, self.seat
        table[himmel.ASKS] = ASKS[self.asks]
        table[himmel.MARKER], table[himmel.DIRECTION] = self.marker, self.direction
        for place in range(2):
            target, stack = self.targets[place], self.stacks[place]
            table[himmel.TARGET + place] = number(target[-1]) if target else 0
            table[himmel.TOP + place] = number(stack[-1]) if stack else 0
            table[himmel.TARGETS + place] = len(target)
            table[himmel.STACK + place] = len(stack)
        for seat, hand in enumerate(hands):
            at = himmel.HANDS + himmel.HAND * seat
            table[at : at + len(hand)] = [number(card) for card in hand]
            table[himmel.SIZES + seat], table[himmel.TRIES + seat] = self.sizes[seat], tries[seat]
            table[himmel.HEAP + seat] = self.heaps[seat]
        return table

    def code(self, action: str) -> int:
        """The kernel's number for an action."""
        verb, *words = action.split()
        needed = {str(words[0])} if verb in {"put", "raise", "target"} else set()
        needed |= {SPECIAL_OF[verb]} if verb in SPECIAL_OF else set()
        hand = {str(card) for card in self.guesses[0][1][self.seat]}
        due = (verb == "target") == (self.asks == "target")
        if verb not in VERBS or not due or not needed <= hand:
            raise ValueError(f"{action!r} is no candidate where {self.asks!r} is due")
        numbers = [int(word) for word in words]
        if verb == "rob":
            numbers = [numbers[0] - 1]
        place = numbers[1] - 1 if len(numbers) == 2 else 0
        return VERBS[verb] << 10 | (numbers[0] if numbers else 0) << 1 | place

    @property
    def points(self) -> tuple[float, ...]:
        """The cards taken so far: the kernel counts them itself."""
        return (0,) * self.game.seats


def run(
    start: HimmelPosition,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
    trace: I64 = NO_TRACE,
    tie_breaks: bool = False,
) -> I16:
    """The points of every seat: an array (candidates, samples, seats).

    HIM-END-3: with `tie_breaks` also the special cards that it plays from now on, in an array
    (candidates, samples, 2, seats).
    """
    out = np.empty((len(codes), samples, 1 + tie_breaks, start.game.seats), np.int16)
    starts = np.stack([start.table(hands, tries) for _, hands, _ in start.guesses])
    weights = np.cumsum([weight for weight, _, _ in start.guesses], dtype=np.float64)
    shares = np.ceil(weights / weights[-1] * 2**32).astype(np.uint64)
    sizes = np.array([len(pool) for _, _, pool in start.guesses], np.int64)
    pools = np.zeros((len(sizes), max(1, sizes.max())), np.int32)
    for line, (_, _, pool) in enumerate(start.guesses):
        pools[line, : len(pool)] = [number(card) for card in pool]
    bottom = np.array([number(card) for card in start.bottom], np.int32)
    play.search(
        u64(seed), first, starts, shares, pools, sizes, bottom, np.array(codes, np.int64),
        trace, out,
    )  # fmt: skip
    return out if tie_breaks else out[:, :, 0]


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    run(fresh(Himmel(3)), [-1], 1, 0, 0, [1, 1, 1])


def fresh(game: Himmel) -> HimmelPosition:
    """The position before a deal."""
    seats = game.seats
    guess = (1, ((),) * seats, DECK)
    return HimmelPosition(
        game, "turn", game.first_seat(1), (HAND_SIZE,) * seats, (guess,), (), ((), ()),
        ((), ()), 0, 1, (0,) * seats,
    )  # fmt: skip


def position(moment: View | State) -> HimmelPosition:
    """The position of a view, or of a whole state (whose deck is shuffled anyway)."""
    if moment.asks not in ASKS:
        raise ValueError(f"nothing to search: the position asks for {moment.asks!r}")
    if isinstance(moment, View):
        return _from_view(moment)
    assert isinstance(moment, HimmelState)
    return HimmelPosition(
        moment.game, moment.asks, moment.actor, tuple(map(len, moment.hands)),
        ((1, moment.hands, ()),), moment.deck, moment.targets, moment.stacks, moment.marker,
        moment.direction, tuple(map(len, moment.heaps)),
    )  # fmt: skip


def _from_view(view: View) -> HimmelPosition:
    game, known = GAMES[view.game](view.seats, view.options), view.knowledge
    assert isinstance(game, Himmel)
    sizes = tuple(view.zone("hand", seat).size for seat in range(view.seats))
    own: list[Cards] = [()] * view.seats
    if view.seat is not None:
        own[view.seat] = view.zone("hand", view.seat).cards  # type: ignore[assignment]
    guesses = []
    for weight, places in known["guesses"] or [[1, []]]:
        hands, pool = list(own), list(known["unseen"])
        for card, holder in places:
            hands[holder] += (card,)
            pool.remove(card)
        for card in known["returned"]:
            pool.remove(card)
        guesses.append((weight, tuple(hands), tuple(pool)))
    targets, stacks = view.all_of("target"), view.all_of("stack")
    return HimmelPosition(
        game, view.asks, known["actor"], sizes, tuple(guesses), tuple(known["returned"]),
        tuple(zone.cards for zone in targets), tuple(zone.cards for zone in stacks),  # type: ignore[misc]
        int(view.flags["marker"]), int(view.flags["direction"]), tuple(map(len, known["heaps"])),
    )  # fmt: skip
