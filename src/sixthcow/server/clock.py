"""The server's clock."""

import time


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
