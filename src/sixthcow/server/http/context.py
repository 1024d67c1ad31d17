"""What every route uses: the tables, the services, the settings, and the limits' counters."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from litestar.di import NamedDependency
from prometheus_client import CollectorRegistry

from sixthcow.server.heavy_work import HeavyWork
from sixthcow.server.hint_desk import HintDesk
from sixthcow.server.http.auth.passwords import Passwords
from sixthcow.server.http.bot_streams import OpenStreams
from sixthcow.server.http.limits import Buckets, Limits
from sixthcow.server.http.metrics import Metrics
from sixthcow.server.http.socket_registry import SocketRegistry
from sixthcow.server.review_queue import Reviews
from sixthcow.server.tables.registry import TableRegistry
from sixthcow.server.unread import Unread


@dataclass(frozen=True)
class HttpSettings:
    """`public_url` is the address that people use, if it is known; `origins` are further ones
    whose pages may use this server. `/metrics` shows what `registry` holds."""

    public_url: str = ""
    origins: frozenset[str] = frozenset()
    page_directory: Path | None = None
    metrics: bool = True
    limits: Limits = field(default_factory=Limits)
    registry: CollectorRegistry = field(default_factory=CollectorRegistry)

    @property
    def secure(self) -> bool:
        """Whether people connect by https only."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def cookie(self) -> str:
        """The name of the cookie; browsers tie the secure one to this very host."""
        return "__Host-sixthcow" if self.secure else "sixthcow"


@dataclass
class HttpContext:
    """Created once for each app."""

    tables: TableRegistry
    settings: HttpSettings
    passwords: Passwords = field(default_factory=Passwords)

    def __post_init__(self) -> None:
        self.services = self.tables.services
        limits = self.settings.limits
        self.metrics = Metrics(self.settings.registry)
        self.sockets = SocketRegistry(limits, self.metrics)
        self.streams = OpenStreams(limits.streams_per_bot)
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.logins_by_address = Buckets(limits.logins_per_address)
        self.logins_by_account = Buckets(limits.logins_per_account)
        self.new_tables = Buckets(limits.new_tables)
        self.replays = Buckets(limits.replays)
        self.imports = Buckets(limits.imports)
        self.new_reviews = Buckets(limits.new_reviews)
        self.hints = Buckets(limits.hints)
        self.bot_requests = Buckets(limits.bot_requests)
        self.exports = Buckets(limits.exports)
        self.unread = Unread(limits.answers_per_address, limits.answers_in_all)
        self.work = HeavyWork(per_name=limits.work_per_address, in_all=limits.work_in_all)
        self.reviews = Reviews(self.services, limits.reviews_per_address)
        self.hint_desk = HintDesk(self.services, limits.hints_per_address)

    async def stop(self) -> None:
        """Notify all clients that the server stops, while their connections are still open."""
        self.streams.end("restart")
        await self.reviews.close()
        await self.tables.close()
        await self.sockets.emptied()


Context = NamedDependency[HttpContext]
