"""Regular work of a server: renew leases, look for lost news, clean up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sixthcow.server.store import StoreDown
from sixthcow.server.tables.leases import RENEWED
from sixthcow.server.tables.registry import TableRegistry

LOOK_FOR_NEWS = 5.0  # seconds, while the bus works: news may be lost, and admins need no bus
LOOK_HARD_FOR_NEWS = 1.0  # while it does not
PRESENCE = 10.0
LOBBY = 30.0
HOUSEKEEPING = 300.0
DOUBT = 3_600.0  # after the time was set anew: a wrong time would remove what is in use
TOGETHER = 1000  # tables asked about in one query

logger = logging.getLogger("sixthcow.maintenance")


class Maintenance:
    """Maintains the tables until it is closed."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._clock_jumps = tables.services.clock_jumps()
        self._doubts_until = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        jobs: tuple[tuple[Callable[[], Awaitable[None]], Callable[[], float]], ...] = (
            (self.look_for_news, self._news_pause),
            (self.keep_presence, lambda: PRESENCE),
            (self._tables.fill_lobby, lambda: LOBBY),
            (self.keep_house, lambda: HOUSEKEEPING),
        )
        if self._tables.services.store.shared:
            jobs = (*jobs, (self.renew_leases, lambda: RENEWED))
        self._tasks = [asyncio.create_task(self._again(job, pause)) for job, pause in jobs]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, job: Callable[[], Awaitable[None]], pause: Callable[[], float]) -> None:
        while True:
            await asyncio.sleep(pause())
            try:
                await job()
            except StoreDown as error:
                logger.warning("the store is down: %s", error)
            except Exception:
                # One failed round must not end maintenance for good.
                logger.exception("%s failed", getattr(job, "__name__", job))

    def _news_pause(self) -> float:
        return LOOK_FOR_NEWS if self._tables.services.bus.alive else LOOK_HARD_FOR_NEWS

    async def renew_leases(self) -> None:
        """Keep driving this process's tables; take those that nobody drives."""
        tables, now = self._tables, self._tables.services.now()
        for table in await tables.services.store.unclaimed(now):
            await tables.resume(table)
        playing = [live for live in tables.live_tables if live.table.status == "playing"]
        new = await tables.leases.take(live.table.id for live in playing)
        for live in playing:
            if live.table.id in new:
                await live.catch_up()
                live.driver.wake()

    async def look_for_news(self) -> None:
        """Ask the store whether a table has changed without our noticing."""
        here = {live.table.id: live for live in self._tables.live_tables}
        ids = list(here)
        for start in range(0, len(ids), TOGETHER):
            found = await self._tables.services.store.versions(ids[start : start + TOGETHER])
            for table, version in found.items():
                if version > here[table].table.version:
                    await here[table].catch_up()

    async def keep_presence(self) -> None:
        """Announce to other processes who is here, and drop their outdated announcements."""
        for live in self._tables.live_tables:
            await live.keep_presence()

    async def keep_house(self) -> None:
        """Unload idle tables, and remove what has expired, if the time can be believed."""
        for live in self._tables.live_tables:
            if live.is_idle:
                await self._tables.put_away(live.table.id)
        if self._doubts_the_time():
            return
        removed = await self._tables.services.store.clean_up(self._tables.services.now())
        if any(removed.values()):
            logger.info("cleared away: %s", removed)

    def _doubts_the_time(self) -> bool:
        loop, jumps = asyncio.get_running_loop(), self._tables.services.clock_jumps()
        if jumps != self._clock_jumps:
            logger.warning("the system's time has jumped: nothing is cleared away for an hour")
            self._clock_jumps, self._doubts_until = jumps, loop.time() + DOUBT
        return loop.time() < self._doubts_until
