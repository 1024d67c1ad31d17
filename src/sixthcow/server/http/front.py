"""What every route works with: the parts, the hall, the settings, and the limits' counters."""

import asyncio
from dataclasses import dataclass, field

from litestar.di import NamedDependency

from sixthcow.server.hall import Hall
from sixthcow.server.http.limits import Buckets
from sixthcow.server.http.meter import Meter
from sixthcow.server.http.passwords import Passwords
from sixthcow.server.http.settings import HttpSettings
from sixthcow.server.http.sockets import Sockets
from sixthcow.server.http.streams import Streams
from sixthcow.server.parts import Parts


@dataclass
class Front:
    """Made once for each app."""

    parts: Parts
    hall: Hall
    settings: HttpSettings
    passwords: Passwords = field(default_factory=Passwords)

    def __post_init__(self) -> None:
        limits = self.settings.limits
        self.meter = Meter(self.settings.registry)
        self.sockets = Sockets(limits, self.meter)
        self.streams = Streams(limits.streams_per_bot)
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.logins_by_address = Buckets(limits.logins_per_address)
        self.logins_by_account = Buckets(limits.logins_per_account)
        self.new_tables = Buckets(limits.new_tables)
        self.replays = Buckets(limits.replays)
        self.imports = Buckets(limits.imports)
        self.bot_requests = Buckets(limits.bot_requests)
        # Replaying is work for the processor: one at a time leaves the other core to the tables.
        self.replaying = asyncio.Semaphore(1)

    async def stop(self) -> None:
        """Tell everybody that the server stops, while their connections are still open."""
        self.streams.end("restart")
        await self.hall.close()
        await self.sockets.emptied()


TheFront = NamedDependency[Front]
