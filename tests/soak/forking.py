"""Servers that start at once: their code is loaded here once, and every one of them is a fork.

Reads the arguments of `sixthcow` as JSON, a line for each start, one after the other. Before a
server's own lines stands `pid 123`, after them `gone 0` with its exit status, -9 if it was killed.

Where time is compressed, people play so many times as fast as they would, and housekeeping comes as
much more often.
"""

import gc
import json
import os
import sys
from importlib import import_module
from multiprocessing import forkserver, get_context

# What `sixthcow serve` would load before it is open.
CODE = (
    "sixthcow.cli.bootstrap",
    "sixthcow.server.store.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


# What a process that thinks for bots would load.
BOTS = ["sixthcow.bots", "sixthcow.games", "sixthcow.thinking.pool"]


def fork_bots() -> None:
    """The processes of the bots are forks, too, of a process that has nothing else to do."""
    from sixthcow.thinking import pool

    forks = get_context("forkserver")
    forks.set_forkserver_preload(BOTS)
    forkserver.ensure_running()
    # It is nobody's child any more after a fork, so a server must not ask whether it still runs.
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]
    pool.get_context = lambda _: forks  # type: ignore[assignment,attr-defined]


def compress_time(times: float) -> None:
    """Let what happens now and then happen so many times as often."""
    from sixthcow.server import garbage
    from sixthcow.server.tables import maintenance

    maintenance.HOUSEKEEPING /= times
    garbage.LEAST_PAUSE /= times


def main() -> None:
    """Fork until nobody wants any more."""
    from sixthcow.cli import main as run
    from sixthcow.locale import Words

    fork_bots()
    compress_time(float(os.environ.get("COMPRESSED", "1")))

    for name in CODE:
        import_module(name)
    Words("en").text("serving-stopped")
    gc.freeze()
    while line := sys.stdin.readline():
        child = os.fork()
        if not child:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            sys.exit(run(json.loads(line)))
        print("pid", child, flush=True)
        _, status = os.waitpid(child, 0)
        # It may have been killed in the middle of a line.
        print(f"\ngone {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    main()
