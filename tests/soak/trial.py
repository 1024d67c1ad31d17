"""A real server that is killed again and again while people play on it."""

import asyncio
import random
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.soak.ledger import Ledger
from tests.soak.mortal import Mortal
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
# Seconds of one life of the server without news after which a table counts as stuck: on a busy
# machine a server that is killed every second has no time to wake its bots.
STUCK = 60.0
CUT_SHORT = re.compile(r"multiprocessing/(spawn|forkserver)\.py")

# When the server is killed, equally often: before it is open, while everybody comes back, in play,
# and between a write and what comes after it.
MOMENTS = ("starting", "just open", "playing", "writing")
USUAL_START = 0.3  # seconds, until one has been measured


class Trial:
    """So many tables at a time, so many kills, or as many as the time allows; then everything is
    played to its end."""

    def __init__(
        self, folder: Path, *, tables: int, kills: int, seed: int, seconds: float = 60
    ) -> None:
        self.log = folder / "server.log"
        self.server = Mortal(folder / "soak.db", self.log)
        self.rng = random.Random(seed)
        self.ledger = Ledger()
        self.tables = tables
        self.kills = kills
        self.seconds = seconds
        self.alive = 0.5  # seconds between two kills in play
        self.stopping = False
        self._starting = USUAL_START

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.server.port}"

    async def run(self, progress: Callable[[Ledger], None] = lambda _: None) -> Ledger:
        """Play and kill; all promises are checked in the end."""
        await self.start()
        playing = [asyncio.create_task(self.keep_playing()) for _ in range(self.tables)]
        try:
            until = asyncio.get_running_loop().time() + self.seconds
            await self.live_and_die(playing, "playing")
            while self.ledger.counts["kills"] < self.kills:
                if asyncio.get_running_loop().time() > until:
                    break
                moment = self.rng.choice(MOMENTS)
                await (self.server.begin() if moment == "starting" else self.start())
                await self.live_and_die(playing, moment)
                progress(self.ledger)
            await self.start()
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
        """Start the server, and wait until it is open."""
        began = asyncio.get_running_loop().time()
        await self.server.begin()
        await self.server.opened()
        self._starting = asyncio.get_running_loop().time() - began
        self.ledger.counts["starts"] += 1

    async def live_and_die(self, playing: list["asyncio.Task[None]"], moment: str) -> None:
        """Let the server, which has been started, live until that moment."""
        match moment:
            case "starting":
                await self.watch(playing, self.rng.uniform(0, self._starting))
            case "just open":
                await self.watch(playing, self.rng.expovariate(1 / 0.05))
            case _:
                await self.watch(playing, self.rng.expovariate(1 / self.alive))
        kill = self.server.kill_while_writing if moment == "writing" else self.server.kill
        if not await kill():
            self.ledger.broken("the server has ended by itself")
        self.ledger.counts["kills"] += 1
        self.ledger.counts[f"killed {moment}"] += 1

    async def stop(self) -> None:
        """End it politely: that must work as well."""
        if await self.server.stop() != 0:
            self.ledger.broken("the server did not end well")
        for traceback in tracebacks(self.log.read_text("utf-8", "replace")):
            self.ledger.broken(f"a traceback in {self.log}: {traceback[-300:]}")

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
            before, starts = max(player.version for player in players), self.ledger.counts["starts"]
            await asyncio.wait({playing}, timeout=STUCK)
            after = max(player.version for player in players)
            lived = starts == self.ledger.counts["starts"] and self.server.is_open
            if not playing.done() and after == before and lived:
                playing.cancel()
                with suppress(asyncio.CancelledError):
                    await playing
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
                async with httpx.AsyncClient(
                    base_url=self.address, timeout=5, verify=False
                ) as client:
                    answer = await client.get("/api/me")
                return f"sixthcow={answer.cookies['sixthcow']}"
            except (httpx.TransportError, KeyError):
                await asyncio.sleep(0.1)

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> Any:
        """A request that is made again until the server answers it."""
        headers = {"cookie": cookie, "origin": self.address}
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self.address, timeout=5, verify=False
                ) as client:
                    answer = await client.request(method, path, headers=headers, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code >= 400:
                self.ledger.broken(f"{method} {path}: {answer.text[:200]}")
                raise RuntimeError(f"{method} {path}: {answer.text[:200]}")
            return answer.json()


def tracebacks(log: str) -> list[str]:
    """Where our code has failed. A process for bots, or the one that starts them, whose server was
    killed before it could say what to do says so in Python's words: that is as it must be."""
    found = re.findall(r"^Traceback.*\n(?:[ \t].*\n)*.*", log, re.MULTILINE)
    return [each for each in found if not CUT_SHORT.search(each) or "sixthcow" in each]
