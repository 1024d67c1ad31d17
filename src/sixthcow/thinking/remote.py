"""Bots that think on workers, asked over NATS, or in the local pool when no worker answers."""

import logging
from collections.abc import AsyncGenerator, Mapping
from dataclasses import replace
from time import monotonic
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from sixthcow.bots import LEVELS
from sixthcow.engine import View
from sixthcow.fair_queue import NO_LINE, Line, Rank
from sixthcow.thinking.pool import BotPool, Thought

SUBJECT, GROUP = "think", "workers"
PREPARE = "prepare"

# A worker that has not answered by then has died or is too busy; one other worker is asked. The
# fastest clock gives a person 10 seconds. A bot waits up to three for its kernels.
PATIENCE = 3.5  # seconds
TRIES = 2
# After this many timeouts no worker is asked for a while, so that tables need not wait again.
REST = 5.0  # seconds

logger = logging.getLogger("sixthcow.bots")


class Question(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A decision requested from a worker, with its time limit in seconds, the seat's notes, and
    the table that asks."""

    level: str
    seed: int
    view: View
    within: float
    notes: bytes = b""
    table: str = ""
    bots_alone: bool = False


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The worker's action, empty if it has none, and the seat's notes for the next decision."""

    action: str
    notes: bytes = b""


NO_ANSWER = Answer("")


class Questions(Protocol):
    """What a bus must offer to ask workers."""

    async def ask(self, subject: str, question: bytes, patience: float) -> bytes | None:
        """One worker's answer; None if there is no worker, TimeoutError if it is late."""

    async def publish(self, subject: str, news: bytes) -> None:
        """Publish to all workers."""


question_decoder = msgspec.json.Decoder(Question)
_answer_decoder = msgspec.json.Decoder(Answer)


def encode_question(question: Question) -> bytes:
    """A question as JSON; read-only mappings are written like ordinary ones."""
    view = question.view
    plain: dict[str, Any] = {
        name: dict(getattr(view, name))
        for name in ("options", "settings", "asks_facts", "flags", "knowledge")
    }
    return msgspec.json.encode(
        msgspec.structs.replace(question, view=replace(view, **plain)), enc_hook=dict
    )


class RemoteThinker:
    """The `Thinker` of a server that has workers."""

    levels = LEVELS

    def __init__(self, bus: Questions, local: BotPool) -> None:
        self._bus = bus
        self._local = local
        self._rests_until = 0.0

    async def decide(
        self, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
    ) -> Thought:
        """An action for the view's seat, the same wherever it is computed."""
        if monotonic() >= self._rests_until:
            alone = line.rank is Rank.BOTS_ALONE
            question = Question(level, seed, view, PATIENCE, notes, line.name, alone)
            answer = await self._ask(question)
            if answer.action in view.actions:
                return Thought(answer.action, answer.notes)
        return await self._local.decide(level, view, seed, notes, line)

    async def _ask(self, question: Question) -> Answer:
        """A worker's decision; None if there is no worker, or none answers."""
        data = encode_question(question)
        for _ in range(TRIES):
            try:
                answer = await self._bus.ask(SUBJECT, data, PATIENCE)
            except TimeoutError:
                logger.warning("a worker did not decide for %s in time", question.level)
                continue
            return NO_ANSWER if answer is None else _decoded(answer)
        self._rests_until = monotonic() + REST
        return NO_ANSWER

    def review(
        self, game: str, record: str, deciders: Mapping[int, str], name: str
    ) -> AsyncGenerator[tuple[bytes, ...]]:
        """The findings of a review: in the local pool, which is idle while workers decide."""
        return self._local.review(game, record, deciders, name)

    async def hint(self, view: View, seed: int, name: str) -> bytes | None:
        """A hint: in the local pool, like reviews."""
        return await self._local.hint(view, seed, name)

    async def prepare(self, game: str) -> None:
        """Ask all workers to warm up."""
        await self._bus.publish(PREPARE, game.encode())

    async def close(self) -> None:
        """Stop the pool; the workers are not ours."""
        await self._local.close()


def _decoded(answer: bytes) -> Answer:
    try:
        return _answer_decoder.decode(answer)
    except msgspec.DecodeError:
        return NO_ANSWER
