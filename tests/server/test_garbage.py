"""Garbage is looked for without keeping anybody waiting for long."""

import asyncio
import subprocess
import sys

import pytest

from sixthcow.server import garbage
from tests.waiting import becomes


def test_the_longer_a_look_takes_the_more_rarely_it_happens() -> None:
    assert [garbage.pause_after(seconds) for seconds in (0.001, 0.05, 0.5)] == [60, 100, 1_000]


async def test_everything_is_looked_at_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LEAST_PAUSE", 0)
    looks: list[int] = []
    looking = asyncio.create_task(garbage.look_at_everything_rarely(lambda: looks.append(1)))
    await becomes(lambda: len(looks) > 2)
    looking.cancel()


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="it looks in small steps by itself")
def test_only_what_is_new_is_looked_at_by_itself() -> None:
    program = (
        "import gc; from sixthcow.server import garbage\n"
        "looked = []\n"
        "garbage.look_at_what_is_new_only()\n"
        "gc.callbacks.append(lambda phase, about: looked.append(about['generation']))\n"
        "kept = [[] for _ in range(1_000_000)]\n"
        "print(sorted(set(looked)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"[0]"
