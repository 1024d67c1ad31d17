"""A hoof position in the form its kernel needs, and play-outs from there, in half heads."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sixthcow.engine import State, View
from sixthcow.fast._jit import I16, I32, I64, u64
from sixthcow.fast.constants import PLACES
from sixthcow.fast.rows import hoof, hoof_play
from sixthcow.fast.rows.flat_table import (
    COUNT,
    END,
    FIRST,
    HAND,
    HANDS,
    LEFT,
    POINTS,
    ROW_HEADS,
    SEATS,
    SIZES,
    TRIES,
)
from sixthcow.fast.rows.known import Cards
from sixthcow.fast.tracing import TABLE_AT
from sixthcow.games import GAMES
from sixthcow.games.hoof import Hoof, HoofTurn, turn_of
from sixthcow.games.rows.cards import heads
from sixthcow.games.rows.state import RowsState

UNIT = 0.5

NO_TRACE: I64 = np.empty((0, TABLE_AT), np.int64)
ASKS = {"place": hoof.PLACE, "row": hoof.ROW, "keep": hoof.KEEP}


@dataclass(frozen=True)
class HoofPosition:
    """The starting point of a search: the cards known in every hand; the others are in the pool."""

    game: Hoof
    asks: str
    seat: int
    first: int
    rows: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    sizes: tuple[int, ...]
    pool: Cards
    piles: tuple[Cards, ...]
    turn: HoofTurn
    card: int

    def table(self, tries: Sequence[int]) -> I32:
        """The flat array of the kernel."""
        seats = self.game.seats
        table = np.zeros(hoof.HOOF_SIZE, np.int32)
        table[SEATS], table[FIRST] = seats, self.first
        table[TRIES : TRIES + seats], table[SIZES : SIZES + seats] = tries, self.sizes
        table[hoof.ASKS], table[hoof.ACTOR] = ASKS[self.asks], self.seat
        table[hoof.LAP], table[hoof.PLACED] = self.turn.lap, self.turn.placed
        table[hoof.CARD], table[hoof.ASIDE_COUNT] = self.card, len(self.turn.aside)
        table[hoof.ASIDE : hoof.ASIDE + len(self.turn.aside)] = sorted(self.turn.aside)
        for row, cards in enumerate(self.rows):
            at = hoof.ROW_CARDS + PLACES * row
            table[at : at + len(cards)] = cards
            table[LEFT + row], table[END + row] = cards[0], cards[-1]
            table[COUNT + row], table[ROW_HEADS + row] = len(cards), heads(cards)
        for seat, hand in enumerate(self.hands):
            at = HANDS + HAND * seat
            table[at : at + len(hand)] = hand
            table[hoof.PILE + seat] = len(self.piles[seat])
            table[POINTS + seat] = 2 * heads(self.piles[seat])
        return table

    def code(self, action: str) -> int:
        """The kernel's number for an action."""
        verb, *words = action.split()
        due = {"place", "stop"} if self.asks == "place" else {self.asks}
        there = {"place": self.hands[self.seat], "keep": self.turn.aside, "row": (1, 2, 3, 4)}
        cards = sorted(there.get(verb, ()))
        if verb not in due or not set(words) <= set(map(str, cards)):
            raise ValueError(f"{action!r} is no candidate where {self.asks!r} is due")
        numbers = [int(word) for word in words]
        if verb == "keep":
            return sum(1 << cards.index(card) for card in numbers)
        return {"stop": hoof.STOP, "row": sum(numbers) - 1}.get(verb, sum(numbers))

    @property
    def points(self) -> tuple[float, ...]:
        """The cards taken so far: the kernel counts them itself."""
        return (0,) * self.game.seats


def run(
    start: HoofPosition,
    codes: Sequence[int],
    samples: int,
    seed: int,
    first: int,
    tries: Sequence[int],
) -> I16:
    """The points of every seat: an array (candidates, samples, seats)."""
    out = np.empty((len(codes), samples, start.game.seats), np.int16)
    pool = np.array(start.pool, np.int32)
    numbers = np.array(codes, np.int64)
    hoof_play.search(
        u64(seed), first, start.table(tries), pool, numbers, NO_TRACE, np.empty_like(pool), out
    )
    return out


def warm() -> None:
    """Compile the kernel, or load it from the cache on disk."""
    run(fresh(Hoof(2)), [-1], 1, 0, 0, [1, 1])


def fresh(game: Hoof) -> HoofPosition:
    """The position before a deal."""
    seats, first = game.seats, game.first_seat(1)
    nothing: tuple[Cards, ...] = ((),) * seats
    sizes, turn = (game.hand_size,) * seats, HoofTurn(1, 0, (), nothing)
    return HoofPosition(
        game, "place", first, first, (), nothing, sizes, game.deck(), nothing, turn, 0
    )


def position(moment: View | State) -> HoofPosition:
    """The position of a view, or of a whole state, in which somebody must decide."""
    if moment.asks not in ASKS:
        raise ValueError(f"nothing to search: the position asks for {moment.asks!r}")
    if isinstance(moment, View):
        return _from_view(moment)
    assert isinstance(moment, RowsState)
    game = moment.game
    assert isinstance(game, Hoof)
    return HoofPosition(
        game, moment.asks, moment.actor, game.first_seat(moment.round),
        moment.rows, moment.hands, tuple(map(len, moment.hands)), (), moment.piles,  # type: ignore[arg-type]
        turn_of(moment), moment.queue[0].cards[0] if moment.queue else 0,
    )  # fmt: skip


def _from_view(view: View) -> HoofPosition:
    game, known = GAMES[view.game](view.seats, view.options), view.knowledge
    assert isinstance(game, Hoof)
    lap, placed, _ = known["hoof"]
    aside = tuple(int(str(card)) for zone in view.all_of("aside") for card in zone.cards)
    queue = known["queue"]
    return HoofPosition(
        game, view.asks, known["actor"], game.first_seat(view.round),
        tuple(zone.cards for zone in view.all_of("row")),  # type: ignore[misc]
        tuple(map(tuple, known["hands"])), tuple(known["hand_sizes"]), tuple(known["unseen"]),
        tuple(map(tuple, known["piles"])), HoofTurn(lap, placed, aside, ()),
        queue[0][0][0] if queue else 0,
    )  # fmt: skip
