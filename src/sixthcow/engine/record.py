"""The game record: a match as one JSON document, read strictly and replayed without chance."""

import json
import math
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, NoReturn

from sixthcow.engine.errors import BadRecord, IllegalAction
from sixthcow.engine.events import Event
from sixthcow.engine.game import DEALER, Action, Game, State

FORMAT = "sixthcow/1"

# A match of ten players over a hundred rounds is below half a megabyte.
MAX_BYTES = 16 * 1024 * 1024

Games = Mapping[str, type[Game[Any]]]


class Move(NamedTuple):
    """An action and who took it: a seat from 0, or DEALER."""

    seat: int
    action: Action


class Step(NamedTuple):
    """A state of the match, with the move that led to it (None at the start) and its events."""

    number: int
    move: Move | None
    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Record:
    """A finished or unfinished match. `extra` are further top-level keys, kept and ignored."""

    game: str
    seats: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    extra: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """Read a record; raises BadRecord if it is not valid."""
        if len(text) > MAX_BYTES:
            raise BadRecord("too-large", limit=MAX_BYTES // (1024 * 1024))
        try:
            document = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
            _check_letters(text, document)
        except (ValueError, RecursionError) as error:
            raise BadRecord("not-json", detail=str(error)[:120]) from None
        return cls.from_document(document)

    @classmethod
    def from_document(cls, document: object) -> "Record":
        """Read a record from JSON values."""
        if not isinstance(document, dict):
            raise BadRecord("not-an-object")
        if document.get("format") != FORMAT:
            raise BadRecord("format", found=_brief(document.get("format")), allowed=FORMAT)
        keys = {"format", "game", "options", "seats", "moves"}
        game = _field(document, "game", str)
        options = _field(document, "options", dict, default={})
        seats = _field(document, "seats", list)
        if not all(isinstance(name, str) for name in seats):
            raise BadRecord("field", field="seats", found=_brief(seats), allowed='["Ada", "Bo"]')
        moves = _field(document, "moves", list)
        return cls(
            game=game,
            options=options,
            seats=tuple(seats),
            moves=tuple(_move(number, move) for number, move in enumerate(moves, start=1)),
            extra={key: value for key, value in document.items() if key not in keys},
        )

    def decisions(self, seats: Collection[int] | None = None) -> int:
        """How many of the moves are decisions of these seats (everybody, if None)."""
        return sum(
            move.seat != DEALER and (seats is None or move.seat in seats) for move in self.moves
        )

    def to_document(self) -> dict[str, object]:
        """The record as JSON values, its own keys first."""
        own: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "seats": list(self.seats),
            "moves": [[move.seat + 1, move.action] for move in self.moves],
        }
        return own | dict(self.extra)

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.to_document(), ensure_ascii=False, allow_nan=False)

    def start(self, games: Games) -> State:
        """The state before the first move."""
        if self.game not in games:
            raise BadRecord("unknown-game", game=self.game[:80], allowed=", ".join(games))
        started: State = games[self.game](len(self.seats), self.options).start()
        return started

    def steps(self, games: Games) -> Iterator[Step]:
        """The start, and the state and events after every move.

        Raises BadOption if the match cannot be set up and BadRecord at a move that is not legal.
        """
        state = self.start(games)
        yield Step(0, None, state, ())
        for number, move in enumerate(self.moves, start=1):
            if not -1 <= move.seat < len(self.seats):
                raise BadRecord(
                    "no-such-seat", move=number, seat=move.seat + 1, seats=len(self.seats)
                )
            try:
                state, events = state.apply(move.seat, move.action)
            except IllegalAction as error:
                raise IllegalMove(number, error) from None
            yield Step(number, move, state, events)


class IllegalMove(BadRecord):
    """A move of a record that its state does not allow."""

    def __init__(self, number: int, error: IllegalAction) -> None:
        super().__init__(error.reason, error.clause, move=number, **error.facts)
        self.error = error


# The state and events that an action leads to.
After = tuple[State, tuple[Event, ...]]


class Recorder:
    """Records a match as it is played: simultaneous picks in seat order, final picks only."""

    def __init__(self, record: Record, games: Games) -> None:
        """Start recording, or continue an existing record."""
        self._head = record
        self._settled: list[Move] = []
        self._open: dict[int, Action] = {}
        self.state = record.start(games)
        for move in record.moves:
            self.play(move.seat, move.action)

    def __copy__(self) -> "Recorder":
        """A recorder that goes on by itself."""
        other = object.__new__(Recorder)
        other._head, other.state = self._head, self.state
        other._settled, other._open = [*self._settled], {**self._open}
        return other

    def play(self, seat: int, action: Action, after: After | None = None) -> tuple[Event, ...]:
        """Apply and record an action; `after` is its result, if already known."""
        self.state, events = after or self.state.apply(seat, action)
        self._open[seat] = action
        if not self.state.game.may_change(self.state):
            self._settled += self._in_seat_order()
            self._open.clear()
        return events

    @property
    def is_settled(self) -> bool:
        """Whether no pick can still be changed."""
        return not self._open

    @property
    def record(self) -> Record:
        """The record so far."""
        return replace(self._head, moves=(*self._settled, *self._in_seat_order()))

    def _in_seat_order(self) -> list[Move]:
        return [Move(seat, self._open[seat]) for seat in sorted(self._open)]


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _finite(number: str) -> float:
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(f"{number[:20]} is too large a number")
    return value


# A lone surrogate: JSON can express it, but it cannot be encoded again.
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def _check_letters(text: str | bytes, document: object) -> None:
    written = text if isinstance(text, str) else text.decode(json.detect_encoding(text))
    if _SURROGATE.search(written):
        json.dumps(document, ensure_ascii=False).encode()


def _brief(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:59] + "…"


def _field(document: dict[str, Any], name: str, kind: type, default: object = None) -> Any:
    value = document.get(name, default)
    if not isinstance(value, kind):
        wanted = {"str": '"…"', "list": "[…]", "dict": "{…}"}[kind.__name__]
        raise BadRecord("field", field=name, found=_brief(value), allowed=wanted)
    return value


def _move(number: int, move: object) -> Move:
    match move:
        case [int(who), str(action)] if not isinstance(who, bool):
            return Move(who - 1, action)
    raise BadRecord(
        "field", move=number, field="moves", found=_brief(move), allowed='[1, "play 17"]'
    )
