"""What the composition root decides about HTTP: addresses, limits, where the page lies."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry


@dataclass(frozen=True)
class Rate:
    """So many a second for long, so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """How much one address, person, socket or bot may ask for.

    A message longer than `message` is refused in words; a `frame` above that size is not even
    read, and ends its connection.
    """

    body: int = 64 * 1024
    message: int = 4 * 1024
    frame: int = 64 * 1024
    record_moves: int = 20_000
    import_moves: int = 5_000
    replay_bytes: int = 48 * 1024 * 1024
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    bots_per_person: int = 10
    imports_per_person: int = 100
    streams_per_bot: int = 2
    requests: Rate = Rate(40, 400)
    guests: Rate = Rate(0.2, 60)
    logins_per_address: Rate = Rate(0.2, 10)
    logins_per_account: Rate = Rate(0.2, 30)
    new_tables: Rate = Rate(0.2, 20)
    replays: Rate = Rate(1, 20)
    imports: Rate = Rate(0.05, 30)
    messages: Rate = Rate(20, 60)
    bot_requests: Rate = Rate(20, 60)


@dataclass(frozen=True)
class HttpSettings:
    """`public_url` is the address that people use, if it is known; `origins` are further ones
    whose pages may use this server. `/metrics` shows what `registry` holds."""

    public_url: str = ""
    origins: frozenset[str] = frozenset()
    page_directory: Path | None = None
    metrics: bool = True
    limits: Limits = Limits()
    registry: CollectorRegistry = field(default_factory=CollectorRegistry)

    @property
    def secure(self) -> bool:
        """Whether people come by https only."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def cookie(self) -> str:
        """The name of the cookie; browsers tie the secure one to this very host."""
        return "__Host-sixthcow" if self.secure else "sixthcow"
