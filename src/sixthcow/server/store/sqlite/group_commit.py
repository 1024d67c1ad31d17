"""The one thread that writes: everything pending goes into one transaction."""

import asyncio
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from typing import Any, TypeVar

from sixthcow.server.store.sqlite.appending import Append, TableWriter
from sixthcow.server.store.sqlite.connection import connect, store_down
from sixthcow.server.store.sqlite.file_watch import FileWatch
from sixthcow.server.store.values import StoreDown

T = TypeVar("T")

# The most jobs that share a transaction, to limit how long the first one waits.
MOST_JOBS = 1000

# After this many jobs in one transaction it pays to wait for more to gather (seconds): a
# transaction is expensive, a job in it cheap.
BUSY = 8
GATHERED_FOR = 0.01


@dataclass(slots=True, eq=False)
class Job:
    """Work to do, who waits for it, and its result.

    If the work is an `append`, it can be done together with others.
    """

    work: Callable[[Connection], Any]
    waiting: asyncio.Future[Any]
    append: Append | None = None
    result: Any = None
    error: BaseException | None = None


class Writer:
    """Does jobs in its thread, each all or nothing, and answers when they are on disk.

    A job that raises is undone alone. If the file or the disk fails, all jobs of the transaction
    are undone and refused with StoreDown, and the next transaction begins on a new connection: so
    the store works again as soon as the cause is gone.
    """

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self.tables = TableWriter()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._files = FileWatch(path)
        self._closed = False
        self._closing = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do the work; the answer comes when it is durable."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(Job(work, waiting))
        return await waiting

    async def append(self, append: Append) -> None:
        """Write entries of a table; the answer comes when they are durable."""
        waiting = asyncio.get_running_loop().create_future()
        work = partial(self.tables.append, append=append)
        self._put(Job(work, waiting, append))
        await waiting

    def close(self) -> None:
        """Finish pending jobs, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _put(self, job: Job) -> None:
        with self._closing:
            if self._closed:
                raise StoreDown("the store is closed")
            self._jobs.put(job)

    def _run(self) -> None:
        more = True
        while more:
            jobs, more = self._waiting_jobs()
            try:
                self._transact(jobs)
            except Exception as error:
                self._undo(jobs, error)
            _answer(jobs)
            if len(jobs) >= BUSY and more:
                time.sleep(GATHERED_FOR)
        self._disconnect()

    def _waiting_jobs(self) -> tuple[list[Job], bool]:
        """Wait for a job and take all other pending ones too; False when there will be no more."""
        jobs: list[Job] = []
        job = self._jobs.get()
        with suppress(Empty):
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_JOBS:
                    return jobs, True
                job = self._jobs.get_nowait()
            return jobs, False
        return jobs, True

    def _transact(self, jobs: list[Job]) -> None:
        if self._connection is None:
            self._connection = connect(self._path, patience=self._patience)
        self._connection.execute("BEGIN IMMEDIATE")
        for job in self._left_after_appends(self._connection, jobs):
            _try(self._connection, job)
        self._connection.execute("COMMIT")
        if not self._files.are_there():
            raise StoreDown("the database file was removed or replaced")

    def _left_after_appends(self, connection: Connection, jobs: list[Job]) -> list[Job]:
        """Do the simple appends together; returns the remaining jobs.

        The order of these jobs is not specified, so any will do.
        """
        simple = [job for job in jobs if job.append and self.tables.follows(job.append)]
        appends = [job.append for job in simple if job.append]
        if not simple or not self.tables.append_together(connection, appends):
            return jobs
        done = {id(job) for job in simple}
        return [job for job in jobs if id(job) not in done]

    def _undo(self, jobs: list[Job], error: Exception) -> None:
        self._disconnect()
        self.tables.forget_all()
        if isinstance(error, sqlite3.Error):
            error = store_down(error) or error
        for job in jobs:
            job.error = StoreDown(*error.args) if isinstance(error, StoreDown) else error

    def _disconnect(self) -> None:
        """Close the connection, which rolls back what has not been committed."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
            self._files.forget()


def _try(connection: Connection, job: Job) -> None:
    """Do one job; if it raises, undo it alone, unless the whole store is down."""
    connection.execute("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and store_down(error):
            raise
        job.error = error
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


def _answer(jobs: list[Job]) -> None:
    """Notify the waiting callers, waking each event loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = defaultdict(list)
    for job in jobs:
        by_loop[job.waiting.get_loop()].append(job)
    for loop, its_jobs in by_loop.items():
        # A closed loop has nobody left to notify.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, its_jobs)


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if job.waiting.done():
            continue
        if job.error is not None:
            job.waiting.set_exception(job.error)
        else:
            job.waiting.set_result(job.result)
