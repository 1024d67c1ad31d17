"""Bots that think on workers, asked over NATS, or in the local pool when no worker answers; so do
reviews and hints."""

import logging
from collections import OrderedDict
from dataclasses import replace
from time import monotonic
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct

from sixthcow import __version__
from sixthcow.bots import LEVELS
from sixthcow.engine import View
from sixthcow.fair_queue import NO_LINE, Line, Rank
from sixthcow.thinking.analyst import Analyst
from sixthcow.thinking.pool import BotPool, Thought
from sixthcow.thinking.slices import AnalysisTask, Findings, HintTask, ReviewTask

SUBJECT, GROUP = "think", "workers"
ANALYSE = "analyse"  # `analyse.<worker>` asks a certain one
PREPARE = "prepare"

# A worker that has not answered by then has died or is too busy; one other worker is asked. The
# fastest clock gives a person 10 seconds. A bot waits up to three for its kernels.
PATIENCE = 3.5  # seconds
TRIES = 2
# After this many timeouts no worker is asked for a while, so that tables need not wait again.
REST = 5.0  # seconds

# Reviews and hints wait behind decisions, also on a busy worker; then they are computed here.
ANALYSIS_PATIENCE = 10.0  # seconds
MOST_ANALYSES = 64  # whose workers are remembered

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


class AnalysisQuestion(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A slice of a review or of a hint requested from a worker of the same version, with its time
    limit in seconds, and the name that asks for it."""

    version: str
    name: str
    within: float
    review: ReviewTask | None = None
    hint: HintTask | None = None


class AnalysisAnswer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the worker of this name has found, as `Findings`; nothing at all if it cannot compute
    it."""

    worker: str
    found: list[Raw] | None = None
    done: bool = False
    preparing: bool = False


class Questions(Protocol):
    """What a bus must offer to ask workers."""

    async def ask(self, subject: str, question: bytes, patience: float) -> bytes | None:
        """One worker's answer; None if there is no worker, TimeoutError if it is late."""

    async def publish(self, subject: str, news: bytes) -> None:
        """Publish to all workers."""


question_decoder = msgspec.json.Decoder(Question)
_answer_decoder = msgspec.json.Decoder(Answer)
analysis_question_decoder = msgspec.json.Decoder(AnalysisQuestion)
_analysis_answer_decoder = msgspec.json.Decoder(AnalysisAnswer)


def encode_question(question: Question) -> bytes:
    """A question as JSON."""
    return _encoded(msgspec.structs.replace(question, view=_plain(question.view)))


def encode_analysis(task: AnalysisTask, name: str) -> bytes:
    """A question for a slice of an analysis, as JSON."""
    if isinstance(task, ReviewTask):
        asked = AnalysisQuestion(__version__, name, ANALYSIS_PATIENCE, review=task)
    else:
        plain = task._replace(view=_plain(task.view))
        asked = AnalysisQuestion(__version__, name, ANALYSIS_PATIENCE, hint=plain)
    return _encoded(asked)


def _plain(view: View) -> View:
    """A view whose read-only mappings are ordinary ones."""
    plain: dict[str, Any] = {
        name: dict(getattr(view, name))
        for name in ("options", "settings", "asks_facts", "flags", "knowledge")
    }
    return replace(view, **plain)


def _encoded(question: Question | AnalysisQuestion) -> bytes:
    return msgspec.json.encode(question, enc_hook=dict)


class RemoteThinker(Analyst):
    """The `Thinker` of a server that has workers."""

    levels = LEVELS

    def __init__(self, bus: Questions, local: BotPool) -> None:
        self._bus = bus
        self._local = local
        self._rests_until = 0.0
        self._analyses_rest_until = 0.0
        # Who computes which analysis: another worker would have to begin again.
        self._workers: OrderedDict[str, str] = OrderedDict()

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

    async def analyse(self, task: AnalysisTask, line: Line) -> Findings | None:
        """See `Analyst`: on the worker that has begun with it, on another, or here."""
        found = await self._ask_analysis(task, line.name)
        return found or await self._local.analyse(task, line)

    async def _ask_analysis(self, task: AnalysisTask, name: str) -> Findings | None:
        """A worker's findings; None if there is no worker, or none answers."""
        if monotonic() < self._analyses_rest_until:
            return None
        data = encode_analysis(task, name)
        worker = self._workers.pop(task.name, "")
        subjects = [f"{ANALYSE}.{worker}", ANALYSE] if worker else [ANALYSE]
        for subject in subjects:
            try:
                answer = await self._bus.ask(subject, data, ANALYSIS_PATIENCE)
            except TimeoutError:
                logger.warning("a worker did not analyse %s in time", task.game)
                self._analyses_rest_until = monotonic() + REST
                return None
            said = None if answer is None else _analysis_decoded(answer)
            if said is not None and said.found is not None:
                if not said.done:
                    self._remember(task.name, said.worker)
                return Findings(tuple(map(bytes, said.found)), said.done, said.preparing)
        return None

    def _remember(self, name: str, worker: str) -> None:
        self._workers[name] = worker
        if len(self._workers) > MOST_ANALYSES:
            self._workers.popitem(last=False)

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


def _analysis_decoded(answer: bytes) -> AnalysisAnswer | None:
    try:
        return _analysis_answer_decoder.decode(answer)
    except msgspec.DecodeError:
        return None
