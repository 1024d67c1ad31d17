"""The longest that an event loop was kept busy by one step of its work."""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class LoopWatch:
    """The processor time that the longest step took, and what it was.

    It is the time of the loop's own thread: however busy the machine or the other threads are, it
    is the same.
    """

    def __init__(self, thread: int) -> None:
        self.thread = thread
        self.longest, self.step = 0.0, ""

    def note(self, handle: asyncio.Handle, seconds: float) -> None:
        """A step is done."""
        if threading.get_ident() == self.thread and seconds > self.longest:
            self.longest, self.step = seconds, repr(handle)


@contextmanager
def watched(thread: int) -> Iterator[LoopWatch]:
    """Watch the event loop that runs in a thread, for a while."""
    watch, run = LoopWatch(thread), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        watch.note(handle, time.thread_time() - began)

    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
    gc.disable()  # it would look through everything that all tests have left, in any thread
    try:
        yield watch
    finally:
        gc.enable()
        asyncio.Handle._run = run  # type: ignore[method-assign]
