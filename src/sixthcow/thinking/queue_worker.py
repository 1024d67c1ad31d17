"""A worker: takes questions from the queue, and answers those still worth answering."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack
from typing import Protocol

import msgspec

from sixthcow.fair_queue import FairQueue, Line, Rank
from sixthcow.thinking.pool import BotPool
from sixthcow.thinking.remote import (
    GROUP,
    NO_ANSWER,
    PREPARE,
    SUBJECT,
    Answer,
    Question,
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
    """Answers decision requests from the bus for some games, in several processes."""

    def __init__(self, bus: Queue, games: Collection[str], processes: int) -> None:
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
        ]

    async def close(self) -> None:
        """Take no more questions; the sender of an unanswered one asks another worker."""
        for end in self._ends:
            await end()
        await self._pool.close()

    async def _prepare(self, game: bytes) -> None:
        if (name := game.decode()) in self._games:
            await self._pool.prepare(name)

    async def _decide(self, data: bytes) -> bytes:
        question = question_decoder.decode(data)
        line = Line(question.table, Rank.BOTS_ALONE if question.bots_alone else Rank.PEOPLE)
        async with AsyncExitStack() as turn:
            # After `within` seconds nobody waits for the answer any more: others' questions do.
            try:
                async with asyncio.timeout(question.within):
                    await turn.enter_async_context(self._turns.turn(*line))
            except TimeoutError:
                return msgspec.json.encode(NO_ANSWER)
            return msgspec.json.encode(await self._answer(question, line))

    async def _answer(self, question: Question, line: Line) -> Answer:
        if question.level not in self._pool.levels or question.view.game not in self._games:
            return NO_ANSWER
        return Answer(
            *await self._pool.decide(
                question.level, question.view, question.seed, question.notes, line
            )
        )
