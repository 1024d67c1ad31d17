"""A table in the terminal without its screen: people and bots, the record, and who is next."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from sixthcow import fast
from sixthcow.bots import BOTS
from sixthcow.bots.search import Searcher
from sixthcow.cli.terminal.settings import Settings
from sixthcow.cli.terminal.table import storage
from sixthcow.dealer import deal
from sixthcow.engine import DEALER, BadRecord, Event, Record, State, View
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES

if TYPE_CHECKING:
    from sixthcow.analysis import Hint


class Happened(NamedTuple):
    """A move, the state before it and after it, and what it caused."""

    seat: int
    before: State
    after: State
    events: tuple[Event, ...]


class Session:
    """One match. `run` makes all moves of the bots and the dealer, one by one."""

    def __init__(self, record: Record, path: Path, seed: int | None) -> None:
        """Start a match, or continue a recorded one."""
        meta = _meta(record)
        self.names = record.seats
        self.people: tuple[int, ...] = tuple(meta["people"])
        self.bots = {seat: BOTS[name]() for seat, name in enumerate(meta["bots"]) if name}
        if any(isinstance(bot, Searcher) for bot in self.bots.values()):
            fast.warm_in_background(record.game)  # in the background, while people choose
        self.path = path
        self.unsaved = ""
        self.hints: dict[str, int] = dict(meta["hints"])  # taken, by the number of the seat
        self._hint: tuple[State, Hint] | None = None  # the last one, and where it was given
        self._recorder = Recorder(record, GAMES)
        # A continued game must not repeat the same random numbers.
        self._rng = Random(None if seed is None else f"{seed}/{len(record.moves)}")

    @classmethod
    def begin(cls, settings: Settings, names: tuple[str, ...]) -> "Session":
        """Seat people and bots, refusing with a BadOption what cannot be played."""
        if settings.game not in GAMES:
            raise BadRecord("unknown-game", game=settings.game[:80], allowed=", ".join(GAMES))
        people = list(range(min(settings.people, settings.seats)))
        seated = [
            "" if seat in people else settings.bots[(seat - len(people)) % len(settings.bots)]
            for seat in range(settings.seats)
        ]
        extra: Mapping[str, object] = {"meta": {"people": people, "bots": seated}}
        record = Record(settings.game, names, options=dict(settings.options), extra=extra)
        path = settings.record or storage.new_file(settings.game)
        return cls(record, path, settings.seed)

    @classmethod
    def resume(cls, path: Path, seed: int | None) -> "Session":
        """Continue a saved game."""
        return cls(storage.load(path), path, seed)

    @classmethod
    def again(cls, played: "Session", settings: Settings) -> "Session":
        """The same people and bots play the same game once more."""
        old = played.record
        seed = None if settings.seed is None else settings.seed + 1
        path = storage.new_file(old.game)
        if settings.record:
            path = storage.free(settings.record)
        extra = {**old.extra, "meta": {**_meta(old), "hints": {}}}
        return cls(replace(old, moves=(), extra=extra), path, seed)

    @property
    def record(self) -> Record:
        """The record so far."""
        return self._recorder.record

    @property
    def state(self) -> State:
        """The state now."""
        return self._recorder.state

    @property
    def next_person(self) -> int | None:
        """The person who has to decide now, if nobody else goes first."""
        return next((seat for seat in self.state.pending if seat in self.people), None)

    @property
    def viewer(self) -> int | None:
        """Whose cards may be shown while things happen: those of a lone person."""
        return self.people[0] if len(self.people) == 1 else None

    def run(self) -> Iterator[Happened]:
        """Let the dealer and the bots move until a person is next."""
        while True:
            move = self._next_move()
            if move is None:
                return
            yield self.play(*move)

    def play(self, seat: int, action: str) -> Happened:
        """Make a move and save it at once."""
        before = self.state
        events = self._recorder.play(seat, action)
        self.save()
        return Happened(seat, before, self.state, events)

    def hint(self, view: View) -> "Hint | None":
        """A hint for a person's decision, the same for the same one; None as long as what it needs
        is being compiled."""
        from sixthcow.analysis import hint

        if not fast.ready(view.game):
            fast.warm_in_background(view.game)
            return None
        if self._hint is None or self._hint[0] is not self.state:
            self._hint = self.state, hint(view)
            seat = str((view.seat or 0) + 1)
            self.hints[seat] = self.hints.get(seat, 0) + 1
            self.save()
        return self._hint[1]

    def save(self) -> None:
        """Save the record; if that fails, remember why and continue playing."""
        record = self._recorder.record
        meta = dict(_meta(record)) | {
            "round": self.state.round,
            "over": self.state.outcome is not None,
            "hints": self.hints,
        }
        try:
            storage.save(replace(record, extra={**record.extra, "meta": meta}), self.path)
            self.unsaved = ""
        except OSError as error:
            self.unsaved = error.strerror or str(error)

    def _next_move(self) -> tuple[int, str] | None:
        state = self.state
        if state.chance:
            return deal(state, self._rng)
        for seat in state.pending:
            if seat != DEALER and seat in self.bots:
                return seat, self.bots[seat].decide(state.view(seat), self._rng)
        return None


def _meta(record: Record) -> Mapping[str, Any]:
    """Who plays here; a record from elsewhere is played by one person against cautious bots."""
    meta = record.extra.get("meta")
    found = dict(meta) if isinstance(meta, dict) else {}
    seats = len(record.seats)
    people, bots = found.get("people"), found.get("bots")
    fits = isinstance(people, list) and isinstance(bots, list) and len(bots) == seats
    if not fits or not all(
        (seat in people) != (name in BOTS)  # type: ignore[operator]
        for seat, name in enumerate(bots)  # type: ignore[arg-type]
    ):
        people, bots = [0], ["", *["cautious"] * (seats - 1)]
    hints = found.get("hints")
    counts = isinstance(hints, dict) and all(isinstance(count, int) for count in hints.values())
    return found | {"people": people, "bots": bots, "hints": hints if counts else {}}
