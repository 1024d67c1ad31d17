"""A server that is killed has stored all that it has acknowledged, once."""

import subprocess
import sys
from pathlib import Path

from sixthcow.server.store.sqlite import SqliteStore
from tests.server.store.appending import TABLES
from tests.server.store.making import move, opened

ROOT = Path(__file__).parents[3]
KILLS = 3
ACKNOWLEDGED = 1500


def acknowledged_until_killed(path: Path) -> dict[str, int]:
    """Let a program append, kill it, and say which versions it had told us of."""
    command = [sys.executable, "-m", "tests.server.store.appending", str(path)]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert program.stdout
    lines = [program.stdout.readline() for _ in range(ACKNOWLEDGED)]
    program.kill()
    # What it said before it died counts too; its last line may be torn.
    lines += program.stdout.read().splitlines(keepends=True)
    program.stdout.close()
    program.wait()
    latest = {}
    for line in lines:
        if line.endswith("\n"):
            table, version = line.split()
            latest[table] = int(version)
    return latest


async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    path = tmp_path / "cow.db"
    for _ in range(KILLS):
        latest = acknowledged_until_killed(path)
        store = await SqliteStore.open(path)
        for table in TABLES:
            log = await store.entries(table)
            assert len(log) >= latest.get(table, 0)
            expected = [
                move(number, command=f"command{number}") for number in range(2, len(log) + 1)
            ]
            assert log == [opened(), *expected][: len(log)]
            head = await store.head(table)
            assert (head.version if head else 0) == len(log)
        await store.close()
