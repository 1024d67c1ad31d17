"""Coroutines run in a loop of their own; tests of real processes may be tried again."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

# Browsers, servers and terminals, each a process of its own: on a busy machine one may be late
# once. The report says so (R), and what fails three times has failed.
REAL_PROCESSES = ("cli", "e2e", "server", "terminal")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests of real processes be tried again."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).as_posix().startswith(REAL_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The loop of a test, for fixtures that are of use in that loop alone."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine with the fixtures it asks for."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    coroutine = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted})
    runner = pyfuncitem.funcargs.get("runner")
    (runner.run if isinstance(runner, asyncio.Runner) else asyncio.run)(coroutine)
    return True
