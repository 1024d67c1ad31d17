"""A progress bar on standard error, for commands that take a while."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int, what: str, first: str = "") -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal; call the result to advance it. Until
    then it may say something else `first`. What is written to a terminal meanwhile appears above
    the bar."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    console, to_terminal = Console(stderr=True), sys.stdout.isatty()
    with Bar(*columns, console=console, transient=True, redirect_stdout=to_terminal) as bar:
        task = bar.add_task(first or what, total=total)
        yield lambda done: bar.update(task, advance=done, description=what)
