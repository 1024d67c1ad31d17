"""Tests that are coroutines run in a loop of their own."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest


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
