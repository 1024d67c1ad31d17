"""A worker: takes questions from the queue, and answers those still worth answering."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Protocol

import msgspec
from msgspec import Raw

from sixthcow import __version__
from sixthcow.fair_queue import FairQueue, Line, Rank
from sixthcow.thinking.pool import BotPool
from sixthcow.thinking.remote import (
    ANALYSE,
    GROUP,
    NO_ANSWER,
    PREPARE,
    SUBJECT,
    AnalysisAnswer,
    AnalysisQuestion,
    Answer,
    Question,
    analysis_question_decoder,
    question_decoder,
)

End = Callable[[], Awaitable[None]]


class Queue(Protocol):
    """What a bus must offer to a worker."""

    async def subscribe(self, subject: str, hear: Callable[[bytes], Awaitable[None]]) -> End:
        """Subscribe to a subject; calling the result ends the subscription."""

    async def answer(
        self, subject: str, group: str, answer: Callable[[bytes], Awaitable[bytes]]
    ) -> End:
        """Answer questions; each is delivered to one process of the group."""


class Worker:
    """Answers requests from the bus for some games, in several processes: decisions, and behind
    them hints and slices of reviews."""

    def __init__(self, bus: Queue, games: Collection[str], processes: int) -> None:
        self.name = secrets.token_hex(8)
        self._games = games
        self._bus = bus
        self._pool = BotPool(processes)
        self._turns = FairQueue(processes)
        self._ends: list[End] = []

    async def start(self) -> None:
        """Start taking questions."""
        self._ends = [
            await self._bus.subscribe(PREPARE, self._prepare),
            await self._bus.answer(SUBJECT, GROUP, self._decide),
            await self._bus.answer(ANALYSE, GROUP, self._analyse),
            await self._bus.answer(f"{ANALYSE}.{self.name}", GROUP, self._analyse),
        ]

    async def close(self) -> None:
        """Take no more questions; the sender of an unanswered one asks another worker."""
        while self._ends:
            await self._ends.pop()()
        await self._pool.close()

    async def _prepare(self, game: bytes) -> None:
        if (name := game.decode()) in self._games:
            await self._pool.prepare(name)

    async def _decide(self, data: bytes) -> bytes:
        question = question_decoder.decode(data)
        line = Line(question.table, Rank.BOTS_ALONE if question.bots_alone else Rank.PEOPLE)
        async with self._turn(line, question.within) as has_turn:
            answer = await self._answer(question, line) if has_turn else NO_ANSWER
        return msgspec.json.encode(answer)

    async def _analyse(self, data: bytes) -> bytes:
        question = analysis_question_decoder.decode(data)
        line = Line(question.name, Rank.HINTS if question.hint else Rank.REVIEWS)
        async with self._turn(line, question.within) as has_turn:
            answer = await self._findings(question, line) if has_turn else None
        return msgspec.json.encode(answer or AnalysisAnswer(self.name))

    @asynccontextmanager
    async def _turn(self, line: Line, within: float) -> AsyncIterator[bool]:
        """Wait for a turn; without one after `within` seconds, when nobody waits for the answer any
        more: others' questions do."""
        async with AsyncExitStack() as turn:
            try:
                async with asyncio.timeout(within):
                    await turn.enter_async_context(self._turns.turn(*line))
            except TimeoutError:
                yield False
            else:
                yield True

    async def _answer(self, question: Question, line: Line) -> Answer:
        if question.level not in self._pool.levels or question.view.game not in self._games:
            return NO_ANSWER
        return Answer(
            *await self._pool.decide(
                question.level, question.view, question.seed, question.notes, line
            )
        )

    async def _findings(self, question: AnalysisQuestion, line: Line) -> AnalysisAnswer | None:
        task = question.review or question.hint
        if question.version != __version__ or task is None or task.game not in self._games:
            return None
        found = await self._pool.analyse(task, line)
        if found is None:
            return None
        return AnalysisAnswer(self.name, list(map(Raw, found.items)), found.done, found.preparing)
