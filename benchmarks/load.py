"""Players for the load: tables of four that play the first choice as fast as they are asked."""

import asyncio
import gc
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import quantiles

import msgspec
from msgspec import UNSET, Struct, UnsetType

from benchmarks.harness import setting
from benchmarks.sockets import Api, ClientSocket, command_id, connect

# Both shorten a run.
TABLES = max(1, int(setting("BENCH_TABLES", 250)))
SECONDS = setting("BENCH_SECONDS", 8)

SEATS = 4
WARM_UP = min(2.0, SECONDS)
JIFFY = 1 / os.sysconf("SC_CLK_TCK")  # what the system counts processor time in
PACE = 1_000  # actions per second in the paced run
TICK = 0.005

Clock = Callable[[], float]


class Choice(Struct):
    """The part of a choice that a simple player needs."""

    action: str


class Changes(Struct):
    """The part of a view that a simple player needs."""

    choices: list[Choice] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET


class TableState(Struct):
    """Whether a table is still played at."""

    status: str


class Told(Struct):
    """The part of the server's messages that a simple player needs."""

    type: str
    table: TableState | UnsetType = UNSET
    v: int = 0
    answer: str | UnsetType = UNSET
    decision: int | UnsetType = UNSET
    changes: Changes | UnsetType = UNSET
    view: Changes | UnsetType | None = UNSET


decoder = msgspec.json.Decoder(Told)


class PlayedOut(Exception):
    """Matches were over before the time was: what was counted is too little."""


@dataclass
class Tally:
    """What a run has counted."""

    actions: int = 0
    messages: int = 0
    bytes: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    latencies: list[float] = field(default_factory=list)

    @property
    def actions_per_second(self) -> float:
        """Actions that have reached everybody."""
        return self.actions / self.seconds

    @property
    def messages_per_second(self) -> float:
        """Messages that have reached a player."""
        return self.messages / self.seconds

    @property
    def actions_per_processor_second(self) -> float:
        """Actions per second of the server's processor time: on a busy machine that says more."""
        return self.actions / max(self.processor, JIFFY)

    @property
    def message_size(self) -> int:
        """Bytes of a message, on average."""
        return self.bytes // max(1, self.messages)

    def percentile(self, percent: int) -> float:
        """Milliseconds from an action to the last player's update."""
        return quantiles(self.latencies, n=100)[percent - 1] * 1000


class Player:
    """Plays the first choice as soon as it is asked."""

    def __init__(self, table: "PlayedTable", seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.socket: ClientSocket | None = None
        self.choices: list[Choice] = []
        self.decision = self.acted = -1
        self.seen = 0
        self.waiting: list[int] = []

    def hear(self, data: bytes) -> None:
        """Keep what matters, and act if it is this player's turn."""
        told = decoder.decode(data)
        if told.type == "ping":
            assert self.socket
            self.socket.send(b'{"type":"pong"}')
        if told.type not in {"news", "table"}:
            return
        self.seen = told.v
        if told.table is not UNSET and told.table.status == "over":
            self.table.over = True
        if told.answer is not UNSET:
            self.table.answered(told.answer, told.v)
        self.table.settle()
        news = told.view or told.changes
        if news:
            if news.choices is not UNSET:
                self.choices = news.choices
            if news.waiting is not UNSET:
                self.waiting = news.waiting
        if told.decision is not UNSET:
            self.decision = told.decision
        if self.seat in self.waiting and self.choices and self.acted != self.decision:
            self.acted = self.decision
            self.table.load.ready(self)

    def act(self) -> None:
        """Send the first choice."""
        name = command_id()
        self.table.sent[name] = time.perf_counter()
        assert self.socket
        self.socket.send(
            b'{"type":"act","id":"%b","decision":%d,"action":"%b"}'
            % (name.encode(), self.decision, self.choices[0].action.encode())
        )


class PlayedTable:
    """A table, and when its actions have reached all four."""

    def __init__(self, load: "Load", name: str) -> None:
        self.load = load
        self.name = name
        self.sent: dict[str, float] = {}
        self.began: list[tuple[int, float]] = []  # versions of the table, and since when
        self.players: list[Player] = []
        self.over = False

    def answered(self, name: str, version: int) -> None:
        """A player's own action has come back as a version of the table."""
        if (at := self.sent.pop(name, None)) is not None:
            self.began.append((version, at))

    def settle(self) -> None:
        """Find the actions that have reached all four; one message may contain several."""
        known = min(player.seen for player in self.players)
        for version, at in self.began:
            if version <= known:
                self.load.settled(time.perf_counter() - at)
        self.began = [(version, at) for version, at in self.began if version > known]


class Load:
    """All tables of a run."""

    def __init__(self, port: int, processor: Clock) -> None:
        self.port = port
        self.processor = processor
        self.api = Api(port)
        self.tables: list[PlayedTable] = []
        self.queue: list[Player] = []
        self.paced = False
        self.tally = Tally()

    def set_tables(self) -> None:
        """Open the tables and seat everybody."""
        for _ in range(TABLES):
            cookies = [self.api.guest()[1] for _ in range(SEATS)]
            terms = {"game": "classic", "seats": SEATS, "options": {"rounds": 100}}
            made = self.api.ask("POST", "/api/tables", cookies[0], {"terms": terms})
            table = PlayedTable(self, made["id"])
            for seat, cookie in enumerate(cookies):
                table.players.append(Player(table, seat, cookie))
                if seat:
                    self.command(table.players[-1], {"type": "sit", "seat": seat})
            self.tables.append(table)

    def command(self, player: Player, command: dict[str, object]) -> None:
        """A command over HTTP."""
        path = f"/api/tables/{player.table.name}/commands"
        self.api.ask("POST", path, player.cookie, {"id": command_id(), **command})

    async def attach(self) -> None:
        """Everybody opens a socket."""
        for table in self.tables:
            path = f"/api/tables/{table.name}/socket"
            for player in table.players:
                player.socket = await connect(self.port, path, player.cookie, player.hear)
        await asyncio.sleep(1)

    def hang_up(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            for player in table.players:
                if player.socket:
                    player.socket.close()

    async def start(self) -> None:
        """Start all games; the answers come over the sockets."""
        for table in self.tables:
            await asyncio.to_thread(self.command, table.players[0], {"type": "start"})

    def ready(self, player: Player) -> None:
        """A player wants to act: now, or when the pace allows it."""
        if self.paced:
            self.queue.append(player)
        else:
            player.act()

    def settled(self, latency: float) -> None:
        """An action has reached everybody."""
        self.tally.actions += 1
        self.tally.latencies.append(latency)

    async def measure(self, seconds: float) -> Tally:
        """Count for a while; raises PlayedOut if a match ends before."""
        self.tally = tally = Tally()
        messages, size = self._received()
        began, worked = time.perf_counter(), self.processor()
        await asyncio.sleep(seconds)
        tally.seconds = time.perf_counter() - began
        tally.processor = self.processor() - worked
        after, size_after = self._received()
        tally.messages, tally.bytes = after - messages, size_after - size
        self.tally = Tally()  # what arrives now belongs to no measurement
        if over := sum(table.over for table in self.tables):
            raise PlayedOut(
                f"{over} of {TABLES} matches ended before the time was over:"
                " play at more tables (BENCH_TABLES) or for less time (BENCH_SECONDS)"
            )
        return tally

    def _received(self) -> tuple[int, int]:
        sockets = [player.socket for table in self.tables for player in table.players]
        return (
            sum(each.messages for each in sockets if each),
            sum(each.bytes for each in sockets if each),
        )

    async def pace(self, actions_per_second: float) -> None:
        """Let a fixed number act per second, for ever, those who have waited longest first."""
        began, sent = time.perf_counter(), 0
        while True:
            await asyncio.sleep(TICK)
            due = int((time.perf_counter() - began) * actions_per_second) - sent
            now, self.queue = self.queue[:due], self.queue[due:]
            sent += due  # missed actions are not made up for later
            for player in now:
                player.act()


async def full_speed_and_paced(load: Load) -> tuple[Tally, Tally]:
    """Everybody as fast as they can; then a thousand actions per second in total."""
    gc.disable()  # a pause of this process must not look like one of the server's
    await load.start()
    await asyncio.sleep(WARM_UP)
    fast = await load.measure(SECONDS)
    load.paced = True
    pacing = asyncio.create_task(load.pace(PACE))
    await asyncio.sleep(WARM_UP)
    paced = await load.measure(SECONDS)
    pacing.cancel()
    gc.enable()
    return fast, paced


async def echo(port: int, size: int, processor: Clock) -> Tally:
    """Rooms of four in which everybody speaks again as soon as they hear themselves."""
    sockets: list[ClientSocket] = []
    tally = Tally()

    def speaker(own: bytes) -> Callable[[bytes], None]:
        place = len(sockets)

        def hear(data: bytes) -> None:
            if data.startswith(own):
                tally.actions += 1
                sockets[place].send(data)

        return hear

    for room in range(TABLES):
        for seat in range(SEATS):
            own = b"%06d:" % (room * SEATS + seat)
            sockets.append(await connect(port, f"/rooms/{room}", "", speaker(own)))
    for number, client in enumerate(sockets):
        client.send((b"%06d:" % number).ljust(size, b"x"))
    await asyncio.sleep(WARM_UP)
    tally.actions = 0
    messages = sum(client.messages for client in sockets)
    began, worked = time.perf_counter(), processor()
    await asyncio.sleep(SECONDS)
    tally.seconds = time.perf_counter() - began
    tally.processor = processor() - worked
    tally.messages = sum(client.messages for client in sockets) - messages
    for client in sockets:
        client.close()
    return tally
