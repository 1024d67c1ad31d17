"""Reviews and hints, slice by slice, from whatever computes them: processes here, or workers."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing

from sixthcow.engine import View
from sixthcow.fair_queue import Line, Rank
from sixthcow.thinking.slices import AnalysisTask, Findings, HintTask, ReviewTask

TRIES = 3  # in a row
COMPILING = 0.2  # seconds until an analysis looks again whether the kernels are ready


class AnalysisFailed(Exception):
    """A review or a hint could not be finished."""


class Analyst(ABC):
    """Makes whole reviews and hints of answers to single tasks."""

    @abstractmethod
    async def analyse(self, task: AnalysisTask, line: Line) -> Findings | None:
        """What a slice of an analysis finds; None if nobody could compute it. It waits behind all
        decisions; the names of lines take turns."""

    def must_start(self, _task: AnalysisTask) -> bool:
        """Whether a task has to wait until a process is started."""
        return False

    def review(
        self, game: str, record: str, deciders: Mapping[int, str], name: str
    ) -> AsyncGenerator[tuple[bytes, ...]]:
        """The findings of a review, as they are made; none at a time while its process is being
        prepared. Raises AnalysisFailed if it cannot be finished."""
        task = ReviewTask(secrets.token_hex(8), game, record, deciders, 0)
        return self._findings(task, Line(name, Rank.REVIEWS))

    async def hint(self, view: View, seed: int, name: str) -> bytes | None:
        """A hint for the view's seat, as JSON; None while the kernels are being compiled. Raises
        AnalysisFailed if it cannot be computed."""
        task = HintTask(secrets.token_hex(8), view.game, view, seed)
        findings = self._findings(task, Line(name, Rank.HINTS))
        async with aclosing(findings):
            async for items in findings:
                return items[0] if items else None
        raise AnalysisFailed

    async def _findings(self, task: AnalysisTask, line: Line) -> AsyncGenerator[tuple[bytes, ...]]:
        """What is found, as soon as a slice finds something; nothing at a time while a process is
        being started, or compiles."""
        failures = 0
        if isinstance(task, ReviewTask) and self.must_start(task):
            yield ()
        while failures < TRIES:
            answer = await self.analyse(task, line)
            if answer is None:
                failures += 1
                continue
            if answer.items:
                failures, task = 0, task._replace(after=task.after + len(answer.items))
                yield answer.items
            elif answer.preparing:
                yield ()
                await asyncio.sleep(COMPILING)
            if answer.done:
                return
        raise AnalysisFailed
