"""How much anybody may ask for, and the token buckets that count it."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from sixthcow.server.refusals import Declined

MOST_KEYS = 50_000


@dataclass(frozen=True)
class Rate:
    """A sustained rate per second, and a burst."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """How much one address, person, socket or bot may ask for.

    A connection has so many seconds for the head of a request, for its body, and for reading some
    of an answer. A message longer than `message` is refused in words; a `frame` above that size is
    not even read, and ends its connection.
    """

    body: int = 64 * 1024
    message: int = 4 * 1024
    frame: int = 64 * 1024
    head: int = 32 * 1024
    head_seconds: float = 10
    body_seconds: float = 30
    answer_seconds: float = 30
    connections_per_address: int = 400
    connections_in_all: int = 12_000
    record_moves: int = 20_000
    import_moves: int = 5_000
    review_moves: int = 3_000
    reviews_per_address: int = 4
    hints_per_address: int = 8
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
    new_reviews: Rate = Rate(0.05, 20)
    hints: Rate = Rate(1, 30)
    messages: Rate = Rate(20, 60)
    bot_requests: Rate = Rate(20, 60)
    exports: Rate = Rate(1 / 60, 5)
    work_per_address: int = 8
    work_in_all: int = 200
    unread_per_person: int = 4 * 1024 * 1024
    unread_in_all: int = 128 * 1024 * 1024
    answers_per_address: int = 64 * 1024 * 1024
    answers_in_all: int = 256 * 1024 * 1024
    bot_tables_per_person: int = 3
    bot_tables_per_address: int = 10
    bot_turn_milliseconds: int = 1_000
    bot_tables_unwatched_seconds: int = 300


class Bucket:
    """Holds as many tokens as may be used at once, and refills steadily."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        gained = (now - self._at) * self._rate.per_second
        self._tokens, self._at = min(self._rate.burst, self._tokens + gained), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self._tokens) / self._rate.per_second)


class Buckets:
    """A bucket for every key. The longest unused are forgotten first, so memory is bounded."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token of a key, or decline."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooMany(bucket.wait)


class TooMany(Declined):
    """Too many requests; `seconds` until the next one is allowed."""

    def __init__(self, wait: float) -> None:
        self.seconds = max(1, round(wait + 0.5))
        super().__init__("too-many-requests", 429, seconds=self.seconds)
