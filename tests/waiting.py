"""Waiting for the thing itself: every test waits with these two, and none for a length of time."""

import asyncio
import inspect
import time
from collections.abc import Callable, Iterator

PATIENCE = 60.0  # seconds: enough for a busy machine, too few for a thing that never happens
STEP = 0.005


def until(condition: Callable[[], object]) -> None:
    """Wait until the condition holds."""
    for _ in _looks(condition):
        if condition():
            return
        time.sleep(STEP)


async def becomes(condition: Callable[[], object]) -> None:
    """Let everything else run until the condition, which may be a coroutine, holds."""
    for _ in _looks(condition):
        found = condition()
        if await found if inspect.isawaitable(found) else found:
            return
        await asyncio.sleep(STEP)


def _looks(condition: Callable[[], object]) -> Iterator[None]:
    """As often as there is patience for, and once more; then it is a failure."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
    yield
    raise AssertionError(f"waited {PATIENCE:.0f} seconds for: {inspect.getsource(condition)}")
