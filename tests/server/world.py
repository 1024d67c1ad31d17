"""A whole server without its network: a real store, the tables, and people who read and act."""

import asyncio
import random
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from sixthcow.engine import Game, Refused, View
from sixthcow.fair_queue import NO_LINE, Line
from sixthcow.games import GAMES
from sixthcow.server.services import BotTables, Services
from sixthcow.server.store import Person, Store
from sixthcow.server.tables.maintenance import Maintenance
from sixthcow.server.tables.registry import TableRegistry, new_id
from sixthcow.server.tables.subscribers import Outbox
from sixthcow.server.wire import messages as m
from sixthcow.server.wire.api import NewTable
from sixthcow.thinking.pool import Thought
from tests.server.backing import BACKING
from tests.server.toy import Toy

ALL_GAMES: Mapping[str, type[Game[Any]]] = {**GAMES, "toy": Toy}
AT_ONCE = BotTables(per_person=1_000, per_address=1_000, turn=0)
LEVELS = ("random", "first", "careful")


class Clock:
    """Time that moves when a test says so."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000
        self._jumps = 0

    def now(self) -> int:
        """Milliseconds."""
        return self.time

    def jumps(self) -> int:
        """How often the time was set anew."""
        return self._jumps

    def jump(self, milliseconds: int) -> None:
        """Somebody sets the time, without any time passing."""
        self.time += milliseconds
        self._jumps += 1


class Dummy:
    """A thinker that needs no kernels: random decisions, or always the first one."""

    levels = LEVELS

    def __init__(self) -> None:
        self.thought = 0
        self.lines: list[Line] = []
        self.hinted: list[View] = []
        self.deciders: Mapping[int, str] = {}

    async def decide(
        self, level: str, view: View, seed: int, notes: bytes = b"", line: Line = NO_LINE
    ) -> Thought:
        """Decide at once."""
        self.thought += 1
        self.lines.append(line)
        await asyncio.sleep(0)
        chosen = view.actions[0] if level == "first" else random.Random(seed).choice(view.actions)
        return Thought(chosen)

    async def review(
        self, game: str, record: str, deciders: Mapping[int, str], name: str
    ) -> AsyncGenerator[tuple[bytes, ...]]:
        """Nothing but an empty summary."""
        self.deciders = deciders
        yield (b'{"kind":"match","seats":[]}',)

    async def hint(self, view: View, seed: int, name: str) -> bytes | None:
        """The first action is the best."""
        self.hinted.append(view)
        await asyncio.sleep(0)
        return m.encode(
            {
                "look": {"kind": "only", "values": {}},
                "reason": None,
                "best": view.actions[0],
                "choices": {action: float(cost) for cost, action in enumerate(view.actions)},
                "win": dict.fromkeys(view.actions, 0.5),
                "equal": [view.actions[0]],
                "exact": False,
                "facts": [],
            }
        )

    async def prepare(self, game: str) -> None:
        """Always ready."""

    async def close(self) -> None:
        """Nothing to stop."""


class Client:
    """Somebody at a table: applies what the outbox delivers, exactly as a page would."""

    def __init__(self, world: "World", person: Person, table: str) -> None:
        self.world, self.person, self.table_id = world, person, table
        self.outbox: Outbox | None = None
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.version = self.decision = 0
        self.seat: int | None = None
        self.scores: dict[str, Any] = {}
        self.answered: set[str] = set()
        self.chat: list[dict[str, Any]] = []
        self._device, self._number = new_id(), 0

    async def come(self, seen: int = 0) -> None:
        """Open a socket."""
        live = await self.world.tables.live(self.table_id)
        self.outbox = await live.attach(self.person, seen)
        await self.listen()

    async def go(self) -> None:
        """Close it."""
        assert self.outbox
        await (await self.world.tables.live(self.table_id)).detach(self.outbox)
        self.outbox = None

    async def listen(self) -> None:
        """Read everything that is there."""
        assert self.outbox
        while self.outbox._messages:
            message = msgspec.json.decode(await self.outbox.next())
            msgspec.convert(message, m.FromServer)  # every message keeps to its schema
            self.heard.append(message)
            self._fold(message)

    def _fold(self, message: dict[str, Any]) -> None:
        if message["type"] not in {"table", "news"}:
            return
        if message["type"] == "news":
            assert message["since"] == self.version, "a gap"
        self.version = message["v"]
        for key in ("table", "seat", "decision", "scores", "view"):
            if key in message:
                setattr(self, key, message[key])
        self.chat += message.get("chat", [])
        if "answer" in message:
            self.answered.add(message["answer"])
        for key, value in message.get("changes", {}).items():
            assert self.view
            if key in {"zones", "players"}:
                name = {"zones": "zone", "players": "seat"}[key]
                new = {str(item[name]): item for item in value}
                self.view[key] = [new.get(str(item[name]), item) for item in self.view[key]]
            else:
                self.view[key] = value

    async def do(self, command: type[m.Command], **fields: Any) -> str:
        """Send a command; its id."""
        self._number += 1
        name = f"{self._device}-{self._number:04d}"
        sent = {"type": command.__struct_config__.tag, "id": name, **fields}
        live = await self.world.tables.live(self.table_id)
        await live.command(self.person, msgspec.convert(sent, m.AnyCommand))
        if self.outbox:
            await self.listen()
        return name

    async def act(self, action: str) -> str:
        """Decide."""
        return await self.do(m.Act, action=action, decision=self.decision)

    def check_view(self) -> None:
        """The view put together from updates is the game's own view (no bot in between)."""
        live = self.world.tables._live[self.table_id]
        if live.table.version == self.version and live.table.state:
            view = live.table.state.view(self.seat, knowledge=False)
            wanted = msgspec.json.decode(m.encode(view.to_json()))
            assert self.view
            different = {key for key in wanted if self.view[key] != wanted[key]}
            assert not different, (different, self.heard[-1])

    @property
    def actions(self) -> list[str]:
        """What this person may do now, if it is their turn."""
        if not self.view or self.seat not in self.view["waiting"]:
            return []
        return [choice["action"] for choice in self.view["choices"]]


class World:
    """The tables and everybody in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.thinker = Dummy()
        self.bot_tables = AT_ONCE
        self.store: Store
        self.tables: TableRegistry

    async def begin(self) -> None:
        """Start the server (again)."""
        self.store, self.bus = await BACKING.open(self.path, self.clock.now)
        self.tables = TableRegistry(
            Services(
                games=ALL_GAMES,
                store=self.store,
                bus=self.bus,
                thinker=self.thinker,
                speak=lambda refused, _: str(refused),
                now=self.clock.now,
                clock_jumps=self.clock.jumps,
                bot_tables=self.bot_tables,
            )
        )
        await self.tables.start()

    async def end(self) -> None:
        """Stop it, in good order."""
        await self.tables.close()
        await self.bus.close()
        await self.store.close()

    async def person(self, name: str, **facts: Any) -> Person:
        """A new guest."""
        person = Person(id=new_id(), name=name, created=1, seen=1, **facts)
        await self.store.add_person(person, new_id())
        return person

    async def act(self, table: str, person: Person, command: m.AnyCommand) -> None:
        """What a person's socket would do with a command."""
        await (await self.tables.live(table)).command(person, command)

    async def open(self, host: Person, *bots: str, start: bool = False, **terms: Any) -> str:
        """A new table."""
        return await self.tables.open(
            host, NewTable(terms=m.Terms(**terms), bots=bots, start=start)
        )

    async def full_table(self, *names: str, **terms: Any) -> list[Client]:
        """A table of these people, started; everybody is there."""
        people = [await self.person(name) for name in names]
        table = await self.open(people[0], seats=len(names), **terms)
        clients = [Client(self, person, table) for person in people]
        for client in clients:
            await client.come()
        for client in clients[1:]:
            await client.do(m.Sit)
        await clients[0].do(m.Start)
        for client in clients:
            await client.listen()
        return clients

    async def pass_time(self, milliseconds: int) -> None:
        """It is later, and every table notices: first that it was earlier."""
        await self.settle()
        self.clock.time += milliseconds
        for live in self.tables.live_tables:
            live.driver.wake()
        await self.settle()

    async def jump(self, milliseconds: int) -> None:
        """Somebody sets the time, and every table notices."""
        await self.settle()
        self.clock.jump(milliseconds)
        await self.pass_time(0)

    async def settle(self) -> None:
        """Let bots and clocks do what is due, until nothing has happened for a while."""
        if self.store.shared:  # the clock of these tests moves on without its leases
            await Maintenance(self.tables).renew_leases()
        quiet = 0
        for _ in range(2000):
            await asyncio.sleep(0.002)
            busy = any(live.lock.locked() or live.driver.busy for live in self.tables.live_tables)
            quiet = 0 if busy else quiet + 1
            if quiet == 20:
                return
        raise AssertionError("the tables do not come to rest")


@asynccontextmanager
async def a_world(path: Path) -> AsyncIterator[World]:
    """A server that is stopped in the end, whatever happens."""
    world = World(path / "cows.db")
    await world.begin()
    try:
        yield world
    finally:
        await world.end()


async def play_on(clients: list[Client], rng: random.Random, most: int = 5000) -> None:
    """Everybody who must decide does so, until the match is over."""
    for _ in range(most):
        version = clients[0].version
        for client in clients:
            await client.listen()
            client.check_view()
            if client.actions:
                await client.act(rng.choice(client.actions))
        if all(client.table["status"] == "over" for client in clients):
            return
        if clients[0].version == version:
            await asyncio.sleep(0.001)  # bots are thinking
    raise AssertionError("the match does not end")


async def refused(awaitable: Any) -> str:
    """The reason for which something is refused."""
    try:
        await awaitable
    except Refused as error:
        return error.reason
    return ""
