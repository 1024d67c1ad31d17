"""The server's clock, which notices when the system's time is set anew."""

import time
from collections.abc import Callable

JUMP = 5_000  # milliseconds; less is the usual fine tuning


class Clock:
    """The system's time, and how often it has jumped: because somebody set it, or because the
    machine slept. Time that passes otherwise is measured by `steady`."""

    def __init__(
        self,
        system: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._system, self._steady = system, steady
        self._ahead = (system() - steady()) // 1_000_000
        self._jumps = 0

    def now(self) -> int:
        """The time now, in milliseconds since 1970."""
        now = self._system()
        ahead = (now - self._steady()) // 1_000_000
        if abs(ahead - self._ahead) > JUMP:
            self._jumps += 1
        self._ahead = ahead
        return now // 1_000_000

    def jumps(self) -> int:
        """How often the time has jumped, either way."""
        self.now()
        return self._jumps


CLOCK = Clock()
milliseconds = CLOCK.now
