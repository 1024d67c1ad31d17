"""What happens to the host: the disk is full, the database is deleted, a backup is restored."""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import websockets

from scripts.attack.target import Found, Target, cookie_of, serving

SIZE = 4  # MiB of the small disk
TRIES = 400  # messages until a full disk must have shown


class Talker:
    """Somebody at a table who counts what was acknowledged."""

    def __init__(self, client: httpx.AsyncClient, table: str) -> None:
        self.client, self.table = client, table
        self.acknowledged = 0
        self._number = 0

    @classmethod
    async def sit_down(cls, client: httpx.AsyncClient) -> "Talker":
        """At a table of their own."""
        made = await client.post("/api/tables", json={"terms": {"game": "classic", "seats": 2}})
        made.raise_for_status()
        return cls(client, made.json()["id"])

    async def say(self) -> httpx.Response:
        """Say something long."""
        self._number += 1
        said = {"type": "say", "id": f"say-{self._number:06}", "text": "moo " * 50}
        answer = await self.client.post(f"/api/tables/{self.table}/commands", json=said)
        self.acknowledged += answer.status_code == 200
        await asyncio.sleep(0.03)  # as often as is allowed
        return answer

    async def version(self) -> int:
        """How long the table's log is."""
        answer = await self.client.get(f"/api/tables/{self.table}")
        answer.raise_for_status()
        version: int = answer.json()["v"]
        return version


@contextmanager
def small_disk() -> Iterator[Path]:
    """A folder with room for a few MiB: a file system of its own, if we may make one."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["-t", "tmpfs", "-o", f"size={SIZE}m", "tmpfs", folder]
        mounted = subprocess.run(["mount", *options], capture_output=True, check=False)
        if mounted.returncode:
            raise PermissionError("only root can mount a small disk")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


async def full_disk(_target: Target) -> Found:
    """A disk that is full for a while: a clear refusal, nothing lost, and it works again."""
    with small_disk() as folder:
        async with serving(folder) as target, target.guest() as client:
            talker = await Talker.sit_down(client)
            before = await talker.version()
            fill(folder / "filler")
            refused = await until_refused(talker)
            (folder / "filler").unlink()
            after = await talker.say()
            kept = await talker.version() - before
            cookie = cookie_of(client)
        async with serving(folder) as target, target.client() as client:
            client.headers["cookie"] = cookie
            again = await Talker(client, talker.table).version() - before
    fine = (refused, after.status_code) == ("503 store-down", 200)
    return Found(
        fine and kept == again == talker.acknowledged,
        f"{refused}, then {after.status_code}; {talker.acknowledged} acknowledged, {kept} there, "
        f"{again} after a restart",
    )


def fill(path: Path) -> None:
    """Write until nothing goes any more."""
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4_096)
        except OSError:
            return


async def until_refused(talker: Talker) -> str:
    """How a table first refuses something."""
    for _ in range(TRIES):
        answer = await talker.say()
        if answer.status_code != 200:
            return f"{answer.status_code} {answer.json()['reason']}"
    return "never refused"


async def deleted_database(_target: Target) -> Found:
    """The database is deleted while people play: nothing is acknowledged that would be lost."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder) as target, target.guest() as client:
            talker = await Talker.sit_down(client)
            before = (await talker.say()).status_code
            for file in folder.glob("attack.db*"):
                file.unlink()
            lost = await talker.say()
            ready = await client.get("/readyz")
    found = [before, lost.status_code, ready.status_code]
    return Found(found == [200, 503, 503], " → ".join(map(str, found)))


async def restored_backup(_target: Target) -> Found:
    """A backup is restored while people have seen more than it has: they go on from there."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder) as target, target.guest() as client:
            talker = await Talker.sit_down(client)
            await talker.say()
            await command("backup", folder)
            saved = await talker.version()
            for _ in range(5):
                await talker.say()
            seen, cookie = await talker.version(), cookie_of(client)
        await command("restore", folder)
        async with serving(folder) as target, target.client() as client:
            client.headers["cookie"] = cookie
            first = await first_message(target, talker.table, cookie, seen)
            # The same ids again: those after the backup were never used, as far as it knows.
            talker.client = client
            later = await talker.say()
            now = await talker.version()
    told = f"seen {seen}, restored {first['v']} ({first['type']}), then {now}"
    fine = (first["type"], first["v"], now) == ("table", saved, saved + 1) and seen > saved
    return Found(fine and later.status_code == 200, told)


async def command(name: str, folder: Path) -> None:
    """`sixthcow backup` or `sixthcow restore`."""
    program = Path(sys.executable).with_name("sixthcow")
    process = await asyncio.create_subprocess_exec(
        program, name, str(folder / "copy.db"), "--database", str(folder / "attack.db"),
        stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    if await process.wait():
        raise RuntimeError(f"sixthcow {name} failed")


async def first_message(target: Target, table: str, cookie: str, seen: int) -> dict[str, object]:
    """What a client hears first that has seen a certain version."""
    async with websockets.connect(
        f"ws://127.0.0.1:{target.port}/api/tables/{table}/socket?seen={seen}",
        origin=websockets.Origin(target.address),
        additional_headers={"cookie": cookie},
    ) as socket:
        message: dict[str, object] = json.loads(await socket.recv())
        return message
