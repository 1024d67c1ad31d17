"""When Python looks for garbage: while it does, nobody is answered.

It looks often at what is new, which is quick, and rarely at everything: with ten thousand sockets
that takes half a second, and tables create hardly any garbage that needs it. What was once new and
is still used is not looked at a second time in between: what tables keep would be most of it.
"""

import asyncio
import gc
import time
from collections.abc import Callable

# Objects that are looked at together: a few milliseconds.
YOUNG = 10_000
NEVER = 1_000_000
LEAST_PAUSE = 60.0  # seconds between two looks at everything
SHARE = 2_000  # the pause is so many times as long as the last look


def look_at_what_is_new_only() -> None:
    """From now on; what is loaded by now stays anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def pause_after(seconds: float) -> float:
    """How long to wait after a look at everything that took so long."""
    return max(LEAST_PAUSE, SHARE * seconds)


async def look_at_everything_rarely(collect: Callable[[], object] = gc.collect) -> None:
    """The longer it takes, the more rarely."""
    pause = LEAST_PAUSE
    while True:
        await asyncio.sleep(pause)
        began = time.thread_time()
        collect()
        pause = pause_after(time.thread_time() - began)
