"""`make attack`: start servers, attack them from loopback addresses, and say what they withstood.

Linux only: it uses many loopback addresses, and reads how much memory the server has. The exit
status is 1 if any attack found something else than expected.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import websockets
from rich.console import Console
from rich.table import Table

from scripts.attack import connections, host, names, people, readers, records
from scripts.attack.target import Found, Target, serving

LIMIT = 400.0  # seconds for all of it

Attack = tuple[str, str, Callable[[Target], Awaitable[Found]]]

ATTACKS: list[Attack] = [
    (
        "80 slow replays at once",
        "others wait < 1 s",
        partial(records.worst_records, path="/api/replays", good=200),
    ),
    (
        "80 slow imports at once",
        "others wait < 1 s",
        partial(records.worst_records, path="/api/records", good=200),
    ),
    ("endless tables", "all 400, a short one 201", records.endless_tables),
    ("216 damaged records", "200 or 400, undamaged 200", records.mutated_records),
    ("records that break an export", "all 400, export 200", records.strict_records),
    ("compressed body", "415 compressed, plain 200", records.compressed_bodies),
    ("lookalike accounts", "all 409", names.lookalike_accounts),
    ("48 lookalike logins", "429 after 30 tries", names.lookalike_logins),
    ("hidden names", "all 400, a usual one 200", names.hidden_names),
    ("90 guests of one address", "429 after 60", people.many_guests),
    ("40 sockets of one person", "20 turned away", people.many_sockets),
    ("12 bots, 5 streams of one", "10 bots, 2 streams", people.bot_streams),
    ("a seat kept by used command ids", "a bot plays on", people.prepared_seat),
    ("endless head of a request", "cut off, < 20 MiB", connections.endless_heads),
    ("endless pings", "cut off, < 20 MiB", connections.endless_pings),
    ("300 slow heads", "dropped after 10 s", connections.slow_heads),
    ("300 slow bodies", "dropped after 30 s", connections.slow_bodies),
    ("20 sockets that do not read", "+ 20 MiB at most, let go", readers.unread_sockets),
    ("5 replays that are not read", "< 200 MiB, all dropped", readers.unread_replays),
    ("full disk", "503, then 200, nothing lost", host.full_disk),
    ("deleted database", "200 → 503 → 503", host.deleted_database),
    ("restored backup", "goes on from it", host.restored_backup),
    ("10,000 idle sockets", "others wait < 1 s, < 400 MiB", connections.idle_sockets),
]


async def tried(attack: Attack, target: Target) -> Found:
    """What an attack found; what it could not even do is not withstood."""
    try:
        return await attack[2](target)
    except (httpx.HTTPError, OSError, RuntimeError, websockets.WebSocketException) as error:
        return Found(False, f"{type(error).__name__}: {error}")


async def main(wanted: list[str]) -> int:
    """Attack servers of our own, one attack after the other, and print what they withstood."""
    console = Console(width=None if sys.stdout.isatty() else 160)
    table = Table("attack", "expected", "found", "")
    chosen = [each for each in ATTACKS if not wanted or any(word in each[0] for word in wanted)]
    withstood = True
    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.timeout(LIMIT), serving(Path(folder)) as target:
            for attack in chosen:
                name, expected, _ = attack
                began = time.monotonic()
                found = await tried(attack, target)
                took = time.monotonic() - began
                console.print(f"{name}: {found.told} ({took:.0f} s)", highlight=False)
                table.add_row(name, expected, found.told, "ok" if found.withstood else "FAILED")
                withstood &= found.withstood
    console.print(table)
    return 0 if withstood and chosen else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
