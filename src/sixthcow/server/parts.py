"""What a server is put together from: handed in by the composition root, or by a test."""

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sixthcow.engine import Game
from sixthcow.server.ports import Bus, Speak, Thinker
from sixthcow.server.store.people import Store


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Parts:
    """The games by name, the store, the bus, the bots, the words, the clock; and a name for this
    process, which no other of the same installation has."""

    games: Mapping[str, type[Game[Any]]]
    store: Store
    bus: Bus
    thinker: Thinker
    speak: Speak
    now: Callable[[], int] = milliseconds
    process: str = field(default_factory=lambda: secrets.token_hex(8))
