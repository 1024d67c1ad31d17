"""Bots that think in separate processes, so that the server never waits for one.

A process is started when it is first needed. One that dies or takes too long is replaced, and the
cautious bot, which takes next to no time, decides instead.
"""

import asyncio
import logging
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from random import Random
from threading import Condition
from time import monotonic
from types import MappingProxyType
from typing import Any, NamedTuple
from zlib import crc32

from sixthcow.bots import LEVELS
from sixthcow.bots.cautious import Cautious
from sixthcow.engine import View
from sixthcow.fair_queue import NO_LINE, FairQueue, Line, Rank
from sixthcow.thinking.analyst import Analyst
from sixthcow.thinking.slices import AnalysisTask, Findings, Slices

# A decision of the strongest bot takes about a tenth of a second; the rest allows for queueing.
LIMIT = 5.0

# A slice of an analysis takes a fraction of a second.
ANALYSIS_LIMIT = 60.0

logger = logging.getLogger("sixthcow.bots")


def _copied(options: MappingProxyType[str, Any]) -> tuple[type, tuple[dict[str, Any]]]:
    return dict, (dict(options),)


# The options in a view are a read-only mapping, which Python cannot pickle by itself.
ForkingPickler.register(MappingProxyType, _copied)


class Thought(NamedTuple):
    """A bot's action, and its notes for the next decision of the same seat."""

    action: str
    notes: bytes = b""


# The answer of a process that has no action.
NOTHING = Thought("")


class Task(NamedTuple):
    """A decision requested from a process; without a view, only a request to warm up a game."""

    level: str
    game: str
    view: View | None = None
    seed: int = 0
    notes: bytes = b""


class BotPool(Analyst):
    """The server's `Thinker`: the five levels, in a fixed number of processes."""

    levels = LEVELS

    def __init__(self, processes: int = 1, limit: float = LIMIT) -> None:
        self._limit = limit
        self._processes = [BotProcess() for _ in range(processes)]
        self._idle = Idle(self._processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bots")
        self._turns = FairQueue(processes)
        self._prepared: set[str] = set()
        self._closed = False

    async def decide(
        self, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
    ) -> Thought:
        """An action for the view's seat; the same for the same seed and notes, once the kernels
        are ready."""
        until = monotonic() + self._limit
        task = Task(level, view.game, view, seed, notes)
        async with self._turns.turn(*line):
            if self._closed:
                return Thought(cautious(view, seed), notes)
            if line.rank is Rank.BOTS_ALONE:  # nobody is kept waiting by them
                until = monotonic() + self._limit
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._decide, task, until
            )

    async def analyse(self, task: AnalysisTask, line: Line) -> Findings | None:
        """See `Analyst`: the slices of an analysis go to the same process."""
        process = self._process_of(task)
        async with self._turns.turn(*line):
            if self._closed:
                return None
            until = monotonic() + ANALYSIS_LIMIT
            answer = await asyncio.get_running_loop().run_in_executor(
                self._threads, self._ask, task, until, process
            )
        return answer if isinstance(answer, Findings) else None

    def must_start(self, task: AnalysisTask) -> bool:
        """See `Analyst`."""
        return not self._process_of(task).started

    def _process_of(self, task: AnalysisTask) -> "BotProcess":
        """The process that the slices of an analysis go to."""
        return self._processes[crc32(task.name.encode()) % len(self._processes)]

    async def prepare(self, game: str) -> None:
        """Start the processes and warm their kernels in the background."""
        if self._closed or game in self._prepared:
            return
        self._prepared.add(game)
        for _ in self._processes:
            self._threads.submit(self._ask, Task("", game), monotonic() + self._limit)

    async def close(self) -> None:
        """Stop the processes; the cautious bot decides open requests."""
        self._closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for process in self._processes:
            process.stop()
        self._threads.shutdown()
        for process in self._processes:
            process.end()

    def _decide(self, task: Task, until: float) -> Thought:
        """Ask a process and check its answer; runs in a thread."""
        assert task.view is not None
        thought = self._ask(task, until)
        if isinstance(thought, Thought) and thought.action in task.view.actions:
            return thought
        if not self._closed:
            logger.warning("cautious decided for %s at %s", task.level, task.game)
        return Thought(cautious(task.view, task.seed), task.notes)

    def _ask(
        self, task: Task | AnalysisTask, until: float, wanted: "BotProcess | None" = None
    ) -> Thought | Findings:
        """The answer of a process (of a certain one, if it matters), or an empty one after the
        time limit; runs in a thread."""
        process = self._idle.take(wanted)
        try:
            if self._closed or monotonic() >= until:
                return NOTHING  # the queue is too long
            return process.ask(task, until)
        finally:
            self._idle.put(process)


class Idle:
    """The processes that nobody is asking at the moment."""

    def __init__(self, processes: "list[BotProcess]") -> None:
        self._processes = list(processes)
        self._changed = Condition()

    def take(self, wanted: "BotProcess | None" = None) -> "BotProcess":
        """Wait for a process, or for this one."""
        with self._changed:
            self._changed.wait_for(
                lambda: wanted in self._processes if wanted else bool(self._processes)
            )
            process = wanted or self._processes[0]
            self._processes.remove(process)
            return process

    def put(self, process: "BotProcess") -> None:
        """Return a process."""
        with self._changed:
            self._processes.append(process)
            self._changed.notify_all()


class BotProcess:
    """A process that thinks; started on the first question, and again after it has died."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._stopped = False

    @property
    def started(self) -> bool:
        """Whether there is a process that can be asked."""
        return self._connection is not None

    def ask(self, task: Task | AnalysisTask, until: float) -> Thought | Findings:
        """The process's answer; an empty one if it died, failed or took too long."""
        try:
            if self._connection is None:
                self._connection = self._start()
            self._connection.send(task)
            if self._connection.poll(max(0.0, until - monotonic())):
                answer = self._connection.recv()
                assert isinstance(answer, Thought | Findings)
                return answer
            who = f"bot {task.level}" if isinstance(task, Task) else "an analysis"
            logger.warning("%s was too slow at %s", who, task.game)
        except (EOFError, OSError):
            if not self._stopped:
                logger.warning("a process of the bots has died")
        self.end()
        return NOTHING

    def stop(self) -> None:
        """Kill the process for good; a pending question gets an empty answer."""
        self._stopped = True
        self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()  # it has no state to save

    def end(self) -> None:
        """Kill the process and forget it; call only while no one else can be asking it."""
        self._kill()
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if process is not None:
            process.join()
        if connection is not None:
            connection.close()

    def _start(self) -> Connection:
        context = get_context("spawn")  # a fork would copy whatever the threads here are doing
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there,), name="bots", daemon=True)
        with suppress(AttributeError):  # not on Windows
            # The new process inherits this: Ctrl-C is for the server alone.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        process.start()
        self._process = process
        there.close()
        return here


def cautious(view: View, seed: int) -> str:
    """The cautious bot's action."""
    return Cautious().decide(view, Random(seed))


def work(connection: Connection) -> None:
    """The main loop of a process: answer tasks until the other end is closed."""
    from sixthcow import fast

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    slices = Slices()
    with suppress(EOFError, ConnectionError):
        while True:
            task: Task | AnalysisTask = connection.recv()
            answer: Thought | Findings = NOTHING
            try:
                if isinstance(task, AnalysisTask):
                    answer = slices.go_on(task)
                elif task.view is None:
                    fast.warm_in_background(task.game)
                else:
                    answer = think(task.level, task.view, task.seed, task.notes)
            except Exception:  # whatever goes wrong in a bot, the game continues
                logger.exception("a task failed at %s", task.game)
            connection.send(answer)


def think(level: str, view: View, seed: int, notes: bytes) -> Thought:
    """The action of a bot of this level, given its notes from the seat's last decision."""
    from sixthcow.bots import BOTS, Learner

    bot = BOTS[level]()
    if not isinstance(bot, Learner):
        return Thought(bot.decide(view, Random(seed)))
    bot.recall(notes)
    return Thought(bot.decide(view, Random(seed)), bot.notes())
