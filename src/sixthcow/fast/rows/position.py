"""A rows position in the form the kernels need: what is known, and what must be drawn."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from sixthcow.engine import State, View
from sixthcow.fast._jit import I16, I32
from sixthcow.fast.rows.flat_table import (
    BOTH,
    COUNT,
    END,
    FIRST,
    FORCED,
    HAND,
    HANDS,
    LEFT,
    QUEUE,
    ROW_HEADS,
    SEATS,
    SIZES,
    TABLE_SIZE,
    TRIES,
    TWO,
    WAITING,
)
from sixthcow.fast.rows.known import Cards, known_hands
from sixthcow.fast.rows.turns import NOTHING, PICK, PLACING
from sixthcow.games import GAMES
from sixthcow.games.double import TwoCards
from sixthcow.games.professional import BothEnds
from sixthcow.games.rows.cards import Row, cards_of, heads, value
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.state import RowsState
from sixthcow.games.twins import Twins


@dataclass(frozen=True)
class Position:
    """The starting point of a search. `hands` are the known cards of each hand, beginning with the
    picks already shown (`shown` says how many), and `size` is the number of cards in a hand
    including these. Missing cards come from `pool`, as do the rows before they are started.
    `points` have been taken in this round."""

    game: RowsGame
    asks: str
    seat: int
    first: int
    rows: tuple[Row, ...]
    hands: tuple[Cards, ...]
    shown: tuple[int, ...]
    size: int
    pool: Cards
    queue: tuple[tuple[Cards, Cards], ...]
    points: tuple[float, ...]

    @property
    def two(self) -> bool:
        """DOUBLE: two cards per turn."""
        return isinstance(self.game, TwoCards)

    @property
    def both(self) -> bool:
        """PRO: rows grow at both ends."""
        return isinstance(self.game, BothEnds)

    @property
    def kind(self) -> int:
        """What a candidate decides."""
        return {"play": PICK, "draft": NOTHING, "deal": NOTHING}.get(self.asks, PLACING)

    def drafting(self, card: int) -> "Position":
        """LOGIC-2: the position after the seat has taken a card; the rest is dealt."""
        hands = list(self.hands)
        hands[self.seat] += (card,)
        left = tuple(other for other in self.pool if other != card)
        return replace(self, hands=tuple(hands), pool=left)

    def table(self, tries: Sequence[int]) -> I32:
        """The flat array of the scalar kernels; points begin at 0."""
        seats = self.game.seats
        table = np.zeros(TABLE_SIZE, np.int32)
        table[SEATS], table[FIRST] = seats, self.first
        table[TRIES : TRIES + seats], table[SIZES : SIZES + seats] = tries, self.size
        table[TWO], table[BOTH] = self.two, self.both
        for row, places in enumerate(self.rows):
            table[LEFT + row], table[END + row] = value(places[0]), value(places[-1])
            table[COUNT + row], table[ROW_HEADS + row] = len(places), heads(cards_of(places))
        for seat, hand in enumerate(self.hands):
            table[FORCED + seat] = self.forced(seat)
            table[HANDS + HAND * seat : HANDS + HAND * seat + len(hand)] = hand
        table[WAITING] = len(self.queue)
        for number, (cards, owners) in enumerate(self.queue):
            twin = owners[1] if len(owners) == 2 else -1
            second = cards[1] if len(cards) == 2 and twin < 0 else 0
            table[QUEUE + 4 * number : QUEUE + 4 * number + 4] = cards[0], owners[0], twin, second
        return table

    def forced(self, seat: int) -> bool:
        """Whether a seat's pick is settled: already shown, or the candidate's."""
        return self.shown[seat] > 0 or (self.kind == PICK and seat == self.seat)

    def code(self, action: str) -> int:
        """The kernels' number for an action."""
        verb, *words = action.split()
        if verb != self.asks or not self.allows(words):
            raise ValueError(f"{action!r} is no candidate where {self.asks!r} is due")
        if verb == "row":
            return int(words[0]) - 1
        if verb == "end":
            return 2 * (int(words[0]) - 1) + (words[1] == "right")
        low, high = int(words[0]), int(words[-1])
        return low + (high << 7 if len(words) == 2 else 0)

    def allows(self, words: Sequence[str]) -> bool:
        """Whether the cards or the row that an action names exist: kernels do not check."""
        if self.asks in {"row", "end"}:
            return words[:1] in [[str(row + 1)] for row in range(len(self.rows))]
        there = {"draft": self.pool, "play": self.hands[self.seat]}
        cards = there[self.asks] if self.asks in there else self.queue[0][0]
        count = 1 + (self.two and self.asks == "play")
        return len(words) == count and set(words) <= set(map(str, cards))


def _position(
    game: RowsGame,
    asks: str,
    seat: int,
    round_number: int,
    rows: Iterable[Row],
    hands: Iterable[Cards],
    pool: Cards,
    queue: Iterable[tuple[Cards, Cards]],
    piles: Iterable[Cards],
    shares: Iterable[float],
    picks: Iterable[Cards],
) -> Position:
    if asks not in {"play", "row", "end", "first", "draft"}:
        raise ValueError(f"nothing to search: the position asks for {asks!r}")
    queue, hands, picks = tuple(queue), list(hands), list(picks)
    if asks == "play":  # OPEN-3: cards that lie open wait in the queue until all do
        for cards, owners in queue:
            picks[owners[0]] = cards
        queue = ()
    for owner, pick in enumerate(picks):
        rest = list(hands[owner])
        for card in pick:
            if card in rest:
                rest.remove(card)
        hands[owner] = (*pick, *rest)
    points = tuple(heads(pile) + share for pile, share in zip(piles, shares, strict=True))
    first = game.first_seat(round_number)
    shown = tuple(map(len, picks))
    return Position(
        game, asks, seat, first, tuple(rows), tuple(hands), shown, 0, pool, queue, points
    )


def fresh(game: RowsGame) -> Position:
    """The position before a deal: every card is to be drawn."""
    nobody = (0,) * game.seats
    hands: tuple[Cards, ...] = ((),) * game.seats
    cards = game.deck()
    return Position(
        game, "deal", 0, game.first_seat(1), (), hands, nobody, game.hand_size, cards, (), nobody
    )


def position(moment: View | State, seat: int | None = None) -> Position:
    """The position of a view, or of a full state, where only the order of play is left to chance.

    `seat` is the seat whose candidates are played out; by default the one that decides next.
    """
    if isinstance(moment, View):
        return _from_view(moment)
    assert isinstance(moment, RowsState)
    state, game = moment, moment.game
    rows = state.rows
    if state.asks == "draft":  # TOUR-3: the row cards of round 1 may wait for its end
        rows = tuple((card,) for card in game.variant_cards(state))
    who = game.deciders(state)[0] if seat is None else seat
    picks = [() if owner == who else pick for owner, pick in enumerate(state.picks)]
    shares = state.variant if isinstance(game, Twins) else (0,) * game.seats
    position = _position(
        game, state.asks, who, state.round, rows, state.hands,
        state.stock if state.asks == "draft" else (), state.queue, state.piles, shares,
        picks,
    )  # fmt: skip
    return replace(position, size=_size(position, list(map(len, position.hands))))


def _from_view(view: View) -> Position:
    """The position of a view: what its seat does not know is in the pool."""
    game = GAMES[view.game](view.seats, view.options)
    assert isinstance(game, RowsGame)
    assert view.seat is not None, "spectators decide nothing"
    known = view.knowledge
    rows: Iterable[Row] = [zone.cards for zone in view.all_of("row")]  # type: ignore[misc]
    hands, pool = known_hands(view)
    if view.asks == "draft":
        pool = tuple(map(int, view.zone("draft").cards))  # type: ignore[arg-type]
        kept = known.get("kept")
        rows = [(card,) for card in kept[0]] if kept else []
    queue = [(tuple(cards), tuple(seats)) for cards, seats in known["queue"]]
    position = _position(
        game, view.asks, view.seat, view.round, rows, hands, pool, queue,
        known["piles"], known.get("shares", (0,) * view.seats), [()] * view.seats,
    )  # fmt: skip
    shown = position.shown
    sizes = [size + shown[seat] for seat, size in enumerate(known["hand_sizes"])]
    return replace(position, size=_size(position, sizes))


def _size(position: Position, sizes: Sequence[int]) -> int:
    return position.game.hand_size if position.asks == "draft" else max(sizes)


# Play-outs of candidates by their codes: an array (candidates, samples, seats).
Run = Callable[["Position", Sequence[int]], I16]


def each_draft(position: Position, codes: Sequence[int], run: Run) -> I16:
    """LOGIC-2: each drafted card gives another position; otherwise all candidates share one."""
    if position.asks != "draft" or not codes:
        return run(position, codes)
    return np.concatenate([run(position.drafting(card), [0]) for card in codes])
