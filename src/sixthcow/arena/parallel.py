"""Deals played side by side in several processes, or one after another in this one."""

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import cast

from sixthcow.arena.plan import Plan
from sixthcow.arena.rotations import Played, Stopped, Table
from sixthcow.engine import Refused

# A worker stops at its next decision; one that takes longer than this is killed.
PATIENCE = 5.0


def cores() -> int:
    """How many processors we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_deals(
    plan: Plan, numbers: Iterable[int], jobs: int, *, keep_records: bool
) -> Generator[Played, None, None]:
    """Play these deals, in any order. Closing the iterator ends every process it has started."""
    if jobs == 1:
        return _play_here(plan, numbers, keep_records=keep_records)
    return _play_side_by_side(plan, iter(numbers), jobs, keep_records=keep_records)


def _play_here(
    plan: Plan, numbers: Iterable[int], *, keep_records: bool
) -> Generator[Played, None, None]:
    table = Table(plan)
    try:
        for number in numbers:
            yield table.play(number, lambda: False, keep_records=keep_records)
    finally:
        with _undisturbed():
            table.close()


def _play_side_by_side(
    plan: Plan, numbers: Iterator[int], jobs: int, *, keep_records: bool
) -> Generator[Played, None, None]:
    workers: dict[Connection, BaseProcess] = {}
    try:
        busy: set[Connection] = set()
        for number in islice(numbers, jobs):
            connection, process = _start(plan, keep_records)
            workers[connection] = process
            _hand(connection, number)
            busy.add(connection)
        while busy:
            for connection in cast(list[Connection], wait(list(busy))):
                played = _received(connection)
                if (following := next(numbers, None)) is None:
                    busy.remove(connection)
                else:
                    _hand(connection, following)
                yield played
    finally:
        with _undisturbed():
            _end(workers)


def _start(plan: Plan, keep_records: bool) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")  # a fork would copy whatever the threads here are doing
    here, there = context.Pipe()
    process = context.Process(target=work, args=(plan, keep_records, there), daemon=True)
    with _undisturbed():  # and so the new process is: Ctrl-C is ours
        process.start()
    there.close()
    return here, process


def _hand(connection: Connection, number: int) -> None:
    with suppress(ConnectionError):  # the reader of the result notices
        connection.send(number)


def _received(connection: Connection) -> Played:
    try:
        played = connection.recv()
    except (EOFError, ConnectionError):
        raise Refused("worker-lost") from None
    assert isinstance(played, Played)
    return played


def _end(workers: dict[Connection, BaseProcess]) -> None:
    for connection in workers:
        with suppress(OSError):
            connection.send(None)
    for connection, process in workers.items():
        process.join(PATIENCE)
        if process.is_alive():
            process.terminate()
            process.join()
        process.close()
        connection.close()


def work(plan: Plan, keep_records: bool, connection: Connection) -> None:
    """What a worker does: play the deals it is sent, until it gets None or its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # cleans up on the way
    with closing(Table(plan)) as table, suppress(Stopped, EOFError, ConnectionError):
        while (number := connection.recv()) is not None:
            # The only message that arrives during a deal is the one to stop.
            connection.send(table.play(number, connection.poll, keep_records=keep_records))


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Defer Ctrl-C for a moment; it only ever reaches the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
