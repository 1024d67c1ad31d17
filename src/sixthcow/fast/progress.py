"""A progress line for runs that take long, drawn only where somebody watches."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

Progress = Callable[[int, int], None]

PATIENCE = 1.0  # seconds before a bar appears
WIDTH = 30


@contextmanager
def bar(progress: Progress | bool | None, wanted: int) -> Iterator[Progress]:
    """What to report to: the caller's own function, a bar on the terminal, or nothing."""
    if callable(progress):
        yield progress
        return
    if progress is False or (progress is None and not sys.stderr.isatty()):
        yield lambda _done, _wanted: None
        return
    began = monotonic()
    drawn = False

    def draw(done: int, wanted: int) -> None:
        nonlocal drawn
        taken = monotonic() - began
        if taken < PATIENCE and progress is None:
            return
        drawn = True
        filled = WIDTH * done // max(1, wanted)
        rate = done / max(taken, 1e-9)
        line = f"[{'#' * filled:{WIDTH}}] {done:,}/{wanted:,}  {rate:,.0f}/s"
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    try:
        yield draw
    finally:
        if drawn:
            print(file=sys.stderr)
