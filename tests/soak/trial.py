"""A real server that is killed again and again while people play on it."""

import asyncio
import os
import random
import re
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.cli.serving import NO_LIMITS
from tests.soak.ledger import Ledger
from tests.soak.people import Player

# Short matches of all kinds: game, seats, options.
MATCHES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("classic", 4, {"rounds": 1}),
    ("classic", 2, {"rounds": 2}),
    ("tactical", 3, {"rounds": 1}),
    ("logical", 3, {"rounds": 1}),
    ("professional", 3, {"rounds": 1}),
    ("open", 3, {"rounds": 1}),
    ("double", 3, {"rounds": 1}),
    ("hoof", 3, {"rounds": 1}),
    ("twins", 4, {"rounds": 1}),
    ("himmel", 3, {"rounds": 1}),
)
LEVELS = ("random", "cautious", "careful")
STUCK = 60.0  # seconds without news after which a table counts as stuck
START = 30.0


class Trial:
    """So many tables at a time, so many kills, or as many as the time allows; then everything is
    played to its end."""

    def __init__(
        self, folder: Path, *, tables: int, kills: int, seed: int, seconds: float = 60
    ) -> None:
        self.database = folder / "soak.db"
        self.log = folder / "server.log"
        self.rng = random.Random(seed)
        self.ledger = Ledger()
        self.tables = tables
        self.kills = kills
        self.seconds = seconds
        self.port = 0
        self.stopping = False
        self._server: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    async def run(self, progress: Callable[[Ledger], None] = lambda _: None) -> Ledger:
        """Play and kill; all promises are checked in the end."""
        await self.start()
        playing = [asyncio.create_task(self.keep_playing()) for _ in range(self.tables)]
        try:
            until = asyncio.get_running_loop().time() + self.seconds
            while self.ledger.counts["kills"] < self.kills:
                if asyncio.get_running_loop().time() > until:
                    break
                await self.watch(playing, self.rng.expovariate(1 / 0.5))
                await self.kill()
                await self.start()
                progress(self.ledger)
            self.stopping = True
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            await self.stop()
            progress(self.ledger)
        return self.ledger

    async def watch(self, playing: list["asyncio.Task[None]"], seconds: float) -> None:
        """Let them play, unless somebody has found something that cannot be."""
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    # --- the server -----------------------------------------------------------------------------

    async def start(self) -> None:
        """Start the server, always on the same port."""
        arguments = ["--database", str(self.database), "--port", str(self.port), "--lang", "en"]
        with self.log.open("ab") as log:
            self._server = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sixthcow.cli", "serve", *arguments,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=os.environ | {"SIXTHCOW_LIMITS": NO_LIMITS},
            )  # fmt: skip
        assert self._server.stdout
        async with asyncio.timeout(START):
            line = (await self._server.stdout.readline()).decode()
        found = re.search(r":(\d+)\s*$", line)
        if not found:
            raise RuntimeError(f"the server did not start: {self.log.read_text('utf-8')[-2000:]}")
        self.port = int(found[1])
        self.ledger.counts["starts"] += 1

    async def kill(self) -> None:
        """As a power cut would, but for the disk."""
        assert self._server
        self._server.kill()
        await self._server.wait()
        self.ledger.counts["kills"] += 1

    async def stop(self) -> None:
        """End it politely: that must work as well."""
        if self._server and self._server.returncode is None:
            self._server.terminate()
            if await self._server.wait() != 0:
                self.ledger.broken("the server did not end well")
        if b"Traceback" in self.log.read_bytes():
            self.ledger.broken(f"a traceback in {self.log}")

    # --- the tables -----------------------------------------------------------------------------

    async def keep_playing(self) -> None:
        """One match after another."""
        while not self.stopping:
            game, seats, options = self.rng.choice(MATCHES)
            people = self.rng.randint(1, seats)
            await self.match(game, seats, options, people)

    async def match(self, game: str, seats: int, options: dict[str, object], people: int) -> None:
        """Open a table, play it to its end, and compare."""
        terms = {"game": game, "seats": seats, "options": options}
        bots = [self.rng.choice(LEVELS) for _ in range(seats - people)]
        cookies = [await self.guest() for _ in range(people)]
        made = await self.ask("POST", "/api/tables", cookies[0], {"terms": terms, "bots": bots})
        table: str = made["id"]
        commands = f"/api/tables/{table}/commands"
        for cookie in cookies[1:]:
            await self.ask("POST", commands, cookie, {"type": "sit", "id": secrets.token_hex(8)})
        start = {"type": "start", "id": secrets.token_hex(8)}
        await self.ask("POST", commands, cookies[0], start)
        players = [self.player(cookie, table) for cookie in cookies]
        playing = asyncio.gather(*(player.play() for player in players))
        while not playing.done():
            before = max(player.version for player in players)
            await asyncio.wait({playing}, timeout=STUCK)
            if not playing.done() and max(player.version for player in players) == before:
                playing.cancel()
                self.ledger.broken(f"{table}: {game} is stuck at version {before}")
                return
        await playing
        record = await self.ask("GET", f"/api/games/{table}/record", cookies[0])
        seated = [player.seat for player in players if player.seat is not None]
        self.ledger.finish(table, record, seated)

    def player(self, cookie: str, table: str) -> Player:
        """Somebody at a table."""
        return Player(self.address, cookie, table, self.ledger, random.Random(self.rng.random()))

    async def guest(self) -> str:
        """A new person's cookie."""
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.address, timeout=5) as client:
                    answer = await client.get("/api/me")
                return f"sixthcow={answer.cookies['sixthcow']}"
            except (httpx.TransportError, KeyError):
                await asyncio.sleep(0.1)

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> Any:
        """A request that is made again until the server answers it."""
        headers = {"cookie": cookie, "origin": self.address}
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.address, timeout=5) as client:
                    answer = await client.request(method, path, headers=headers, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code >= 400:
                self.ledger.broken(f"{method} {path}: {answer.text[:200]}")
                raise RuntimeError(f"{method} {path}: {answer.text[:200]}")
            return answer.json()
