"""A server on which people play for long: does it need more and more memory?"""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.soak.mortal import Mortal
from tests.soak.trial import Trial

EVERY = 0.5  # seconds


class Sample(NamedTuple):
    """The server's memory at a moment."""

    seconds: float
    matches: int
    memory: float


class Flatness(Trial):
    """A trial without any kill, and with housekeeping so many times as often."""

    def __init__(self, folder: Path, *, tables: int, seed: int, compressed: float) -> None:
        super().__init__(folder, tables=tables, kills=0, seed=seed)
        self.server = Mortal(folder / "soak.db", self.log, compressed=compressed)
        self.samples: list[Sample] = []

    async def measure(
        self, seconds: float, progress: Callable[[Sample], None] = lambda _: None
    ) -> list[Sample]:
        """Let people play for so long, and note the memory all the time."""
        await self.start()
        playing = [asyncio.create_task(self.keep_playing()) for _ in range(self.tables)]
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            while loop.time() - began < seconds:
                await self.watch(playing, EVERY)
                finished = self.ledger.counts["tables finished"]
                self.samples.append(Sample(loop.time() - began, finished, self.server.memory))
                progress(self.samples[-1])
            self.stopping = True
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            await self.stop()
        return self.samples


def slope(samples: Sequence[Sample]) -> float:
    """The MiB that each match adds, by least squares."""
    matches = sum(each.matches for each in samples) / len(samples)
    memory = sum(each.memory for each in samples) / len(samples)
    both = sum((each.matches - matches) * (each.memory - memory) for each in samples)
    spread = sum((each.matches - matches) ** 2 for each in samples)
    return both / spread if spread else 0.0
