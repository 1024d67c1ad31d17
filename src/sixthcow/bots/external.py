"""A bot that is a separate program, in any language: one JSON message per line (docs/bots.md)."""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sixthcow.bots.process import Ended, Flooded, LineProcess
from sixthcow.engine import Event, Outcome, Random, View

PROTOCOL = 1
START_LIMIT = 10.0  # seconds that a program has to answer the hello
MOST_RESTARTS = 3  # a game
MOST_LATE = 3  # decisions in a row, until the program counts as stuck
MOST_LINES = 20  # that may come before the answer to a question
LONGEST_DETAIL = 200

Message = dict[str, Any]


class BotFault(Exception):
    """A bot has not decided: `kind` is crash, late, garbled or flood, `detail` says more."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail[:LONGEST_DETAIL]


class ExternalBot:
    """Asks a program, which has `think` seconds for each decision.

    The program plays one game after another; one that crashed, got stuck or flooded us is
    restarted, a few times per game. `close` ends it.
    """

    def __init__(self, command: Sequence[str], think: float = 1.0) -> None:
        """Nothing is started before the first game begins."""
        self.name = " ".join(command)
        self._command = tuple(command)
        self.think = think
        self._process: LineProcess | None = None
        self._hello: Mapping[str, object] | None = None
        self._ready = False
        self._starts = 0
        self._why = ""  # it was restarted
        self._late = 0
        self._asked = 0

    def prepare(self, game: str) -> None:
        """A program prepares itself on the hello."""

    def begin(self, view: View, rng: Random) -> None:
        """A game begins; `view` is what the bot's seat sees of it."""
        self._hello = {
            "protocol": PROTOCOL,
            "game": view.game,
            "options": dict(view.options),
            "seats": view.seats,
            "seat": view.seat,
            "think": self.think,
            "seed": rng.choice(range(2**31)),
        }
        self._starts = 0
        if self._process:
            self._greet()
        else:
            with suppress(OSError):  # the first decision tries again, and reports it
                self._start()

    def see(self, events: Iterable[Event]) -> None:
        """Send the program what happened, as its seat may see it."""
        self._send({"events": [event.to_json() for event in events]})

    def decide(self, view: View, rng: Random) -> str:
        """The program's answer; raises BotFault if there is none."""
        if self._hello is None:
            self.begin(view, rng)
        with self._faults_told():
            process = self._answering()
            self._asked += 1
            self._send({"view": view.to_json(), "id": self._asked})
            answer = self._expect(process, self.think, self._is_answer)
        self._late = 0
        return str(answer["action"])

    def lost(self, kind: str, action: str) -> None:
        """Notify the program that its last decision was lost, and what was played instead."""
        self._send({"lost": kind, "id": self._asked, "played": action})

    def end(self, outcome: Outcome) -> None:
        """Notify the program that the game is over, and how it ended."""
        totals, ranking, winners, _ = outcome
        self._send({"over": {"totals": totals, "ranking": ranking, "winners": winners}})
        self._hello = None

    def try_out(self, view: View, rng: Random) -> None:
        """Start the program and wait for its hello; raises BotFault if it does not come."""
        self.begin(view, rng)
        with self._faults_told():
            self._answering()

    def close(self) -> None:
        """End the program."""
        if self._process:
            self._process.close(_line({"bye": True}))
            self._process = None

    def _start(self) -> None:
        self._starts += 1
        self._process = LineProcess(self._command)
        self._late = 0
        self._greet()

    def _greet(self) -> None:
        self._ready = False
        self._asked += 1  # answers to earlier questions are recognised by their numbers
        self._send({"hello": self._hello})

    def _answering(self) -> LineProcess:
        """The program, restarted if necessary, once it has answered the hello."""
        if self._process is None:
            if self._starts > MOST_RESTARTS:
                raise BotFault("crash", self._why)
            self._start()
        assert self._process
        if self._process.flooded:
            raise Flooded
        if not self._ready:
            self._expect(self._process, START_LIMIT, lambda said: said.get("ready") == PROTOCOL)
            self._ready = True
        return self._process

    def _is_answer(self, message: Message) -> bool:
        return message.get("id") == self._asked and isinstance(message.get("action"), str)

    def _expect(
        self, process: LineProcess, seconds: float, fits: Callable[[Message], bool]
    ) -> Message:
        """The expected message; late answers to earlier questions are skipped."""
        deadline = time.monotonic() + seconds
        for _ in range(MOST_LINES):
            line = process.receive(deadline - time.monotonic())
            message = _parsed(line)
            if fits(message):
                return message
            number = message.get("id")
            if type(number) is not int or number >= self._asked:
                raise _garbled(line)
        raise Flooded

    @contextmanager
    def _faults_told(self) -> Iterator[None]:
        """Turn the errors of a process into faults, and end a process that is of no more use."""
        try:
            yield
        except TimeoutError:
            self._late += 1
            if not self._ready or self._late == MOST_LATE:
                self._give_up("")
            raise BotFault("late") from None
        except Flooded:
            self._give_up("")
            raise BotFault("flood") from None
        except (Ended, OSError) as error:
            self._give_up(getattr(error, "strerror", None) or str(error))
            raise BotFault("crash", self._why) from None

    def _give_up(self, why: str) -> None:
        self._why = why
        self.close()

    def _send(self, message: Mapping[str, object]) -> None:
        if self._process:
            self._process.send(_line(message))


def _line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()


def _parsed(line: bytes) -> Message:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise _garbled(line) from None
    if not isinstance(message, dict):
        raise _garbled(line)
    return message


def _garbled(line: bytes) -> BotFault:
    return BotFault("garbled", line.decode("utf-8", "replace").strip())
