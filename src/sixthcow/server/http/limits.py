"""Token buckets: how often something may happen, for each of many keys."""

import time
from collections import OrderedDict

from sixthcow.server.http.settings import Rate
from sixthcow.server.refusals import Declined

MOST_KEYS = 50_000


class Bucket:
    """Holds as many tokens as may be used at once, and is filled again steadily."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use a token, if there is one."""
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
        """Use a token of a key, or decline."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooMany(bucket.wait)


class TooMany(Declined):
    """Too many requests; `seconds` until the next one is welcome."""

    def __init__(self, wait: float) -> None:
        self.seconds = max(1, round(wait + 0.5))
        super().__init__("too-many-requests", 429, seconds=self.seconds)
