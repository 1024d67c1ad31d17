"""Reading opponents: what the cards they have played say about how they choose."""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from math import exp, log
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from sixthcow import fast
from sixthcow.engine import View
from sixthcow.fast.policies import TRIES
from sixthcow.fast.rows.known import Cards, known_hands
from sixthcow.games.rows.cards import heads

Costs = Mapping[int, float]

# Policies that players may be taken for in play-outs, with the initial doubt about each as a
# logarithm: mistaking a player who looks ahead for one who does not costs much more than the
# reverse. PLANS are players who know what each card in their hand is worth.
DOUBTS: Mapping[str, float] = {"pair": 0.0, "thrifty": 1.0, "keen": 2.0, "cautious": 2.0}
PLANS = "plans"

# What the others may be, as far as the trained network tells them apart: like itself, players who
# plan by play-outs, and the simple players of play-outs. Those who choose at random play the same
# cards as `thrifty` ones, but take other rows.
TRAINED, PLANNER, THRIFTY, RANDOM = "trained", "planner", "thrifty", "random"
KINDS = (TRAINED, PLANNER, THRIFTY, "pair", "keen", "cautious")

# The doubts of a reader who asks the network.
DOUBTS_WITH_NETWORK: Mapping[str, float] = {
    TRAINED: 0.0, PLANNER: 1.0, "pair": 3.0, THRIFTY: 0.5, RANDOM: 1.0, "keen": 4.0, "cautious": 4.0
}  # fmt: skip

# How much likelier than at random a row is taken (PLACE-4) that has no more heads than any other,
# one more, two more, or yet more: by bots that plan, and by simple ones, which take the cheapest.
BY_ROW = (2.9, 0.4, 0.15, 0.06)
BY_ROW_IF_SIMPLE = (3.0, 0.03, 0.03, 0.03)

# How much likelier than at random players of these kinds play a card, by how many of the cards that
# the seat has not seen look cheaper, in eighths: measured at tables of them.
BY_LOOKS: Mapping[str, tuple[float, ...]] = {
    TRAINED: (2.2, 1.6, 1.2, 1.05, 0.85, 0.6, 0.45, 0.4),
    PLANNER: (1.7, 1.3, 1.05, 1.0, 0.95, 0.85, 0.7, 0.55),
}

# With so few others it takes so many times as much to be taken for one who does not plan: few cards
# come to judge by.
CARE: Mapping[int, float] = {1: 6.0, 2: 2.0}

# If hands are hidden, it is also unknown which of their players has played which card.
UNKNOWN = -1

# How often a player departs from their policy and plays any card.
SLIPS = 0.1

# Somebody is first taken for one of these or for none of them, by what is likelier.
PLANNERS = {TRAINED, PLANNER}


class Turn(NamedTuple):
    """A past turn: how many cards the seat had, the rows, which cards the others chose from, what
    each of these seemed to cost, and by kind of player how much likelier than at random it was
    played."""

    seat: int | None
    round: int
    own: int
    rows: tuple[Cards, ...]
    hands: dict[int, Cards]
    quick: dict[int, float]
    planned: dict[int, float]
    liked: dict[str, dict[int, float]]


class Notes(NamedTuple):
    """Everything that a reader remembers, in a form that can be stored."""

    turn: Turn | None
    evidence: tuple[tuple[int, str, float], ...]


_notes = msgspec.json.Decoder(Notes)


class Reader:
    """Follows a match from one seat, and weighs how the others seem to choose."""

    def __init__(
        self,
        doubts: Mapping[str, float] = DOUBTS,
        estimates: Callable[[View], Mapping[int, int]] = fast.estimates,
    ) -> None:
        self._doubts = doubts
        self._estimates = estimates
        self._turn: Turn | None = None
        self._evidence: dict[tuple[int, str], float] = defaultdict(float)

    def notes(self) -> bytes:
        """Everything that another reader needs to continue from here."""
        evidence = tuple((*key, weight) for key, weight in self._evidence.items())
        return msgspec.json.encode(Notes(self._turn, evidence))

    def recall(self, notes: bytes) -> None:
        """Continue from another reader's notes; unreadable notes are ignored."""
        with suppress(msgspec.DecodeError):
            self._turn, evidence = _notes.decode(notes)
            self._evidence.update({(who, name): weight for who, name, weight in evidence})

    def remember(
        self, view: View, planned: Costs, liked: Mapping[str, Costs] = MappingProxyType({})
    ) -> None:
        """Remember a turn; `planned` are the costs of known cards for players who plan, `liked` how
        much likelier than at random each kind of player would play each of the unknown ones."""
        hands, estimates = choices(view), self._estimates(view)
        quick = {card: float(estimates[card]) for cards in hands.values() for card in cards}
        self._turn = Turn(
            view.seat, view.round, _own(view), rows_of(view), hands, quick, dict(planned),
            {name: dict(cards) for name, cards in liked.items()},
        )  # fmt: skip

    def look(self, view: View) -> None:
        """Learn from what was played in the remembered turn, if that was the last one."""
        turn, self._turn = self._turn, None
        if turn is None or (view.seat, view.round) != (turn.seat, turn.round):
            return
        if turn.own - _own(view) > 1:
            return  # somebody else has decided for this seat in the meantime
        gone = {card for cards in turn.hands.values() for card in cards}
        gone -= {card for cards in choices(view).values() for card in cards}
        if view.asks == "play":  # OPEN-1: what lies open now belongs to the next turn
            gone -= {card for cards, _ in view.knowledge["queue"] for card in cards}
        taken = row_taken(turn.rows, rows_of(view), gone)
        for who, cards in turn.hands.items():
            for card in gone & {*cards}:
                self._weigh(who, card, cards, turn)
                if taken is not None and card == min(gone):
                    self._weigh_row(who, taken)

    def policies(self, view: View) -> dict[int, str]:
        """What each of the others seems to be; players with hidden hands are weighed as one
        group."""
        known = hands_of_others(view)
        return {
            seat: self._policy(seat if seat in known else UNKNOWN, view.seats - 1)
            for seat in range(view.seats)
            if seat != view.seat
        }

    def belief(self, view: View) -> list[float]:
        """How likely the others whose hands are hidden are to be of each of the `KINDS`."""
        likely = self._likely(UNKNOWN, view.seats - 1)
        likely[THRIFTY] += likely.pop(RANDOM, 0.0)
        return [likely[name] for name in KINDS]

    def _policy(self, who: int, others: int) -> str:
        likely = self._likely(who, others)
        planners = PLANNERS & likely.keys()
        if planners:
            plans = sum(likely[name] for name in planners) >= 0.5
            likely = {name: share for name, share in likely.items() if (name in planners) == plans}
        return max(likely, key=likely.__getitem__)

    def _likely(self, who: int, others: int) -> dict[str, float]:
        """How likely somebody is to be of each kind."""
        weighed = self._weighed(who, others)
        best = max(weighed.values())
        likely = {name: exp(weight - best) for name, weight in weighed.items()}
        total = sum(likely.values())
        return {name: share / total for name, share in likely.items()}

    def _weighed(self, who: int, others: int) -> dict[str, float]:
        """How likely somebody is to be of each kind, as logarithms."""
        doubts = {PLANS: 0.0, **DOUBTS}
        if RANDOM in self._doubts:
            doubts[RANDOM] = self._doubts[RANDOM]
        if who == UNKNOWN:
            care = CARE.get(others, 1.0) if TRAINED in self._doubts else 1.0
            doubts = {
                name: doubt if name in PLANNERS else care * doubt
                for name, doubt in self._doubts.items()
            }
        return {name: self._evidence[who, name] - doubt for name, doubt in doubts.items()}

    def _weigh(self, who: int, card: int, cards: Cards, turn: Turn) -> None:
        for name in DOUBTS:
            likely = likelihood(card, cards, turn.quick, min(TRIES[name], turn.own))
            self._evidence[who, name] += log(likely)
        for name in BY_LOOKS.keys() & self._doubts.keys():
            liked = turn.liked.get(name)
            if liked is None:
                self._evidence[who, name] += log(by_looks(name, card, cards, turn.quick))
            elif card in liked:
                likely = SLIPS + (1 - SLIPS) * liked[card]
                self._evidence[who, name] += log(likely)
        if turn.planned.keys() >= {*cards}:
            likely = likelihood(card, cards, turn.planned, min(TRIES["keen"], turn.own))
            self._evidence[who, PLANS] += log(likely)

    def _weigh_row(self, who: int, more: int) -> None:
        """Somebody took a row with so many more heads than the cheapest one."""
        if RANDOM not in self._doubts:
            return
        for name in {PLANS, *self._doubts, *DOUBTS} - {RANDOM}:
            likely = BY_ROW_IF_SIMPLE if name in DOUBTS else BY_ROW
            self._evidence[who, name] += log(likely[min(more, len(likely) - 1)])


def rows_of(view: View) -> tuple[Cards, ...]:
    """The cards of every row."""
    return tuple(row.cards for row in view.all_of("row"))  # type: ignore[misc]


def row_taken(before: Sequence[Cards], after: Sequence[Cards], gone: Collection[int]) -> int | None:
    """How many more heads than in the cheapest row were in the one that another seat took with the
    lowest of the cards that are gone; None if it did not have to take any (PLACE-4)."""
    lowest = min(gone, default=0)
    if not 0 < lowest < min(row[-1] for row in before):
        return None
    worth = [heads(row) for row in before]
    began = (worth[at] for at, row in enumerate(after) if row[0] == lowest)
    return next((taken - min(worth) for taken in began), None)


def _own(view: View) -> int:
    """How many cards the view's own seat holds."""
    size: int = view.knowledge["hand_sizes"][view.seat]
    return size


def choices(view: View) -> dict[int, Cards]:
    """The cards of others whose hand is known; the others hold some of the UNKNOWN."""
    return hands_of_others(view) | {UNKNOWN: known_hands(view)[1]}


def hands_of_others(view: View) -> dict[int, Cards]:
    """The cards of all others whose whole hand is known and who have yet to play one of them."""
    hands, _ = known_hands(view)
    shown = {seat for _, seats in view.knowledge["queue"] for seat in seats}
    return {
        player.seat: hands[player.seat]
        for player in view.players
        if player.seat not in {view.seat, *shown} and len(hands[player.seat]) == player.hand
    }


def shows_in_turn(view: View) -> bool:
    """OPEN-3: whether cards are shown one after another."""
    return "starter" in view.flags


def likelihood(card: int, cards: Cards, costs: Costs, tries: int) -> float:
    """How much likelier a card is to be the cheapest of several than to be played at random."""
    own = costs[card]
    dearer = sum(costs[other] > own for other in cards) / len(cards)
    equal = sum(costs[other] == own for other in cards) / len(cards)
    chosen = ((dearer + equal) ** tries - dearer**tries) / equal
    return SLIPS + (1 - SLIPS) * chosen


def by_looks(name: str, card: int, cards: Cards, costs: Costs) -> float:
    """How much likelier than at random a kind of player plays a card, by what it seems to cost."""
    own = costs[card]
    cheaper = sum((costs[other] < own) + (costs[other] == own) / 2 for other in cards) / len(cards)
    shares = BY_LOOKS[name]
    return shares[min(int(cheaper * len(shares)), len(shares) - 1)]
