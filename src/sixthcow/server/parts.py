"""What a server is put together from: handed in by the composition root, or by a test."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sixthcow.engine import Game
from sixthcow.server.ports import Bus, Speak, Thinker
from sixthcow.server.store.people import Store


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Parts:
    """The games by name, the store, the bus, the bots, the words, the clock."""

    games: Mapping[str, type[Game[Any]]]
    store: Store
    bus: Bus
    thinker: Thinker
    speak: Speak
    now: Callable[[], int] = milliseconds
