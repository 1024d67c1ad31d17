"""People with bad habits: they vanish, resend, answer late and in the wrong order."""

import asyncio
import json
import random
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from tests.soak.ledger import Ledger

PATIENCE = 1.5  # seconds until an action that nobody answers is sent again
EXTRA_SOCKETS = 9
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


@dataclass
class Wish:
    """An action that was sent and not yet answered."""

    id: str
    decision: int
    action: str

    def to_json(self) -> str:
        """The command."""
        return json.dumps({"type": "act", **vars(self)})


class Player:
    """One person at one table, over sockets that break all the time."""

    def __init__(
        self, address: str, cookie: str, table: str, ledger: Ledger, rng: random.Random
    ) -> None:
        self.address = address
        self.cookie = cookie
        self.table = table
        self.ledger = ledger
        self.rng = rng
        self.seat: int | None = None
        self.version = 0
        self.view: dict[str, Any] = {}
        self.decision = -1
        self.over = False
        self.wishes: dict[str, Wish] = {}
        self.done: list[Wish] = []
        self.picked: set[int] = set()

    # --- the connection -------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """The match is over, and everything that was sent has been answered."""
        return self.over and not self.wishes

    async def play(self) -> None:
        """Play until the match is over, coming back as often as need be."""
        while not self.finished:
            with suppress(*GONE):
                async with self.socket(self.version) as socket:
                    self.ledger.counts["connections"] += 1
                    await self.converse(socket)
            await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    def socket(self, seen: int) -> connect:
        """A new socket that has seen so much."""
        return connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket?seen={seen}",
            origin=Origin(self.address),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_queue=512,
            ping_interval=None,
            open_timeout=3,
            close_timeout=0.2,
        )

    async def converse(self, socket: ClientConnection) -> None:
        """Hear and act until the socket breaks, or this person vanishes."""
        for wish in self.wishes.values():
            self.ledger.counts["resent"] += 1
            await socket.send(wish.to_json())
        until = asyncio.get_running_loop().time() + self.rng.expovariate(1 / 2)
        extras = asyncio.create_task(self.read_along()) if self.rng.random() < 0.03 else None
        try:
            while not self.finished and asyncio.get_running_loop().time() < until:
                try:
                    async with asyncio.timeout(PATIENCE):
                        text = await socket.recv()
                except TimeoutError:
                    for wish in self.wishes.values():
                        await socket.send(wish.to_json())
                    continue
                self.hear(json.loads(text))
                await self.act(socket)
        finally:
            if extras:
                extras.cancel()
        if not self.finished:
            self.ledger.counts["vanished"] += 1
            socket.transport.abort()

    async def read_along(self) -> None:
        """Many more sockets of the same person, which only read."""
        self.ledger.counts["ten sockets"] += 1
        with suppress(*GONE):
            others = [await self.socket(0) for _ in range(EXTRA_SOCKETS)]
            try:
                await asyncio.gather(*(self.drain(other) for other in others))
            finally:
                for other in others:
                    other.transport.abort()

    async def drain(self, socket: ClientConnection) -> None:
        """Read until it is over."""
        async for _ in socket:
            pass

    # --- what is heard --------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        """Take in one message of the server."""
        match message["type"]:
            case "table":
                self.check_whole(message)
                self.version, self.seat = message["v"], message["seat"]
                self.view = message["view"] or {}
                self.take(message)
            case "news":
                self.take_news(message)
            case "refused":
                self.refused(message)

    def check_whole(self, message: dict[str, Any]) -> None:
        """What was put together from news must be what the server sees."""
        if message["v"] == self.version and self.view and self.view != message["view"]:
            wrong = [key for key in self.view if self.view[key] != message["view"].get(key)]
            self.ledger.broken(f"{self.table}: at {self.version} {wrong} differ from the server's")

    def take_news(self, news: dict[str, Any]) -> None:
        """Step from one version to the next."""
        if news["since"] > self.version:
            self.ledger.broken(f"{self.table}: news {news['since']} after {self.version}")
        if wish := self.wishes.pop(news.get("answer", ""), None):
            self.done.append(wish)
            assert self.seat is not None
            self.ledger.acknowledged(self.table, self.seat, wish.decision, wish.action)
        if news["v"] <= self.version:
            return
        self.version = news["v"]
        if "view" in news:
            self.view = news["view"] or {}
        if "changes" in news:
            patch(self.view, news["changes"])
        self.take(news)

    def take(self, message: dict[str, Any]) -> None:
        """The parts that snapshots and news have in common."""
        self.decision = message.get("decision", self.decision)
        self.seat = message.get("seat", self.seat)
        if "table" in message:
            self.over = message["table"]["status"] in {"over", "closed"}

    def refused(self, message: dict[str, Any]) -> None:
        """An action does not count; if the decision is still asked, it is made again."""
        self.ledger.counts[f"refused: {message['reason']}"] += 1
        if wish := self.wishes.pop(message["answer"] or "", None):
            self.picked.discard(wish.decision)

    # --- what is done ---------------------------------------------------------------------------

    async def act(self, socket: ClientConnection) -> None:
        """Decide if asked, with one bad habit or another."""
        habit = self.rng.random()
        if habit < 0.02 and self.version:
            await socket.send(json.dumps({"type": "resync", "seen": 0}))
        if habit > 0.98 and self.done:
            # An old command once more: it must not act again.
            self.ledger.counts["old ones again"] += 1
            await socket.send(self.rng.choice(self.done).to_json())
        choices = self.view.get("choices") or []
        if self.over or self.wishes or not choices:
            return
        if self.decision in self.picked:
            if not self.view["picked"] or habit > 0.1:
                return
            self.ledger.counts["other picks"] += 1
        self.picked.add(self.decision)
        wish = self.wish(choices)
        await socket.send(wish.to_json())
        if habit < 0.3:
            self.ledger.counts["sent twice"] += 1
            await socket.send(wish.to_json())
        if habit > 0.95:
            # Too early or too late: for a decision that is not asked now.
            self.ledger.counts["wrong decision"] += 1
            odd = Wish(secrets.token_hex(8), self.decision + 7, wish.action)
            await socket.send(odd.to_json())

    def wish(self, choices: list[dict[str, Any]]) -> Wish:
        """Any of the choices, remembered until it is answered."""
        self.ledger.counts["actions"] += 1
        action = self.rng.choice(choices)["action"]
        wish = Wish(secrets.token_hex(8), self.decision, action)
        self.wishes[wish.id] = wish
        return wish


def patch(view: dict[str, Any], changes: dict[str, Any]) -> None:
    """Change a view by what the news says has changed."""
    for key, value in changes.items():
        if key not in {"zones", "players"}:
            view[key] = value
            continue
        name = "zone" if key == "zones" else "seat"
        for new in value:
            places = view[key]
            (at,) = [n for n, old in enumerate(places) if old[name] == new[name]]
            places[at] = new
