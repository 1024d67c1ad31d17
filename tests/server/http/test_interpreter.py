"""Slow work runs in threads, which share one interpreter with the event loop: no single step of it
may hold the interpreter for long. Python lets others run between its own instructions, but not
inside a function that is written in C."""

import gc
import json
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from sixthcow.games import GAMES
from sixthcow.server.http.limits import Limits
from sixthcow.server.http.replay_view import Bounds, Source, replay, with_steps
from sixthcow.server.http.requests import LARGEST_RECORD, MOST_PARTS, readable
from sixthcow.server.http.routes.finished_games import so_far
from sixthcow.server.http.routes.imported_records import digest, summary
from sixthcow.server.http.routes.me import encoded_in_pieces
from sixthcow.server.store import Person
from tests.server.http.test_bounded_work import EMPTY, FILLED, LONG, filled, long_log
from tests.server.world import ALL_GAMES

LONGEST = 0.05  # seconds of processor time
ADA = Person(id="ada", name="Ada", created=0, seen=0)
# Python functions that do nothing but call C code that a profile does not see.
LIKE_C = {("json.decoder", "raw_decode"), ("json.encoder", "iterencode")}
PYTHON = ""


class Held:
    """The longest that C code held the interpreter without calling Python, and which it was."""

    def __init__(self) -> None:
        self.longest, self.step = 0.0, ""
        self._running = [PYTHON]  # the innermost last: the name of a function in C, or PYTHON
        self._since = 0.0

    def watch(self, work: Callable[[], Any]) -> Any:
        """Do some work."""
        gc.disable()  # it would look through everything that all tests have left
        sys.setprofile(self._note)
        try:
            return work()
        finally:
            sys.setprofile(None)
            gc.enable()
            self._running = [PYTHON]

    def _note(self, frame: FrameType, event: str, about: Any) -> None:
        if self._running[-1] not in {PYTHON, "sleep"}:
            seconds = time.thread_time() - self._since
            if seconds > self.longest:
                self.longest, self.step = seconds, self._running[-1]
        if event == "c_call":
            self._running.append(getattr(about, "__qualname__", repr(about)))
        elif event == "call":
            code = frame.f_code.co_name
            like_c = (frame.f_globals.get("__name__"), code) in LIKE_C
            self._running.append(code if like_c else PYTHON)
        elif len(self._running) > 1:
            self._running.pop()
        if self._running[-1]:
            self._since = time.thread_time()


def record_of(meta: str) -> bytes:
    """A record as large as may be, of one thing again and again."""
    head = json.dumps(EMPTY)[:-1] + ', "meta": {"x": ['
    room = LARGEST_RECORD - len(head) - len("0]}}")
    most = MOST_PARTS - 10 if "{" in meta else LARGEST_RECORD
    return f"{head}{meta * min(most, room // len(meta))}0]}}}}".encode()


WORST = {
    "lists": FILLED,
    "objects": record_of("{},"),
    "numbers": record_of("1,"),
    "fractions": record_of("1.7976931348623157e308,"),
    "texts": record_of('"",'),
    "escapes": record_of('"\\u00e9\\n",'),
    "moves": LONG,
}


def imported(text: bytes) -> None:
    """All that an import does."""
    record = readable(text, Limits().import_moves)
    digest(record)
    summary(record, GAMES, "new", 1)
    record.to_json()


@pytest.mark.parametrize("worst", WORST)
def test_no_import_holds_the_interpreter(worst: str) -> None:
    held = Held()
    held.watch(lambda: imported(WORST[worst]))
    assert held.longest < LONGEST, held.step


def test_no_replay_holds_the_interpreter() -> None:
    held, limits = Held(), Limits()
    bounds = Bounds(limits.record_moves, limits.replay_bytes)
    record = readable(LONG, limits.import_moves)
    body = held.watch(
        lambda: replay(record, GAMES, "open", bounds, Source(None, imported=True)),
    )
    step = body[: limits.replay_bytes // 10_000]
    held.watch(lambda: with_steps(b'{"id":null}', [step] * 10_000))
    assert held.longest < LONGEST, held.step


def test_no_export_holds_the_interpreter() -> None:
    limits, record = Limits(), filled().decode()
    stored = {
        "person": {"id": "ada"},
        "imports": [{"id": str(n), "record": record} for n in range(limits.imports_per_person)],
    }
    held = Held()
    body = held.watch(lambda: encoded_in_pieces(stored))
    assert held.longest < LONGEST, held.step
    assert json.loads(body) == stored


def test_no_match_so_far_holds_the_interpreter() -> None:
    held, entries = Held(), long_log(ADA)[:1_000]
    held.watch(lambda: so_far(ALL_GAMES, "table", ADA, entries))
    assert held.longest < LONGEST, held.step


def test_what_holds_the_interpreter_is_seen() -> None:
    """The measure itself."""
    held = Held()
    held.watch(lambda: json.dumps([1.5] * 1_000_000))
    assert held.longest > LONGEST
    assert held.step == "iterencode"
