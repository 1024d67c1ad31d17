"""The threads that read, so that the event loop never waits for the disk."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from typing import TypeVar

from sixthcow.server.store.sqlite.connection import connect, store_down
from sixthcow.server.store.values import StoreDown

T = TypeVar("T")

THREADS = 2


class ReadPool:
    """Runs queries, each on one consistent snapshot of the store."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._idle: SimpleQueue[Connection] = SimpleQueue()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store-reader")
        self._closed = threading.Event()

    async def ask(self, query: Callable[[Connection], T]) -> T:
        """The answer to a query."""
        if self._closed.is_set():
            raise StoreDown("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, query)

    def close(self) -> None:
        """Answer pending queries, then stop."""
        self._closed.set()
        self._threads.shutdown()
        while True:
            try:
                self._idle.get_nowait().close()
            except Empty:
                return

    def _ask(self, query: Callable[[Connection], T]) -> T:
        try:
            connection = self._take()
            try:
                connection.execute("BEGIN")
                answer = query(connection)
                connection.execute("COMMIT")
            except BaseException:
                # The next query gets a new connection: this one may be broken.
                connection.close()
                raise
        except sqlite3.Error as error:
            raise store_down(error) or error from error
        self._idle.put(connection)
        return answer

    def _take(self) -> Connection:
        try:
            return self._idle.get_nowait()
        except Empty:
            return connect(self._path, patience=self._patience, writes=False)
