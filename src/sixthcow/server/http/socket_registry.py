"""All open sockets: the number per person and address, and which to ping or close."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Protocol

from sixthcow.server.http.limits import Limits
from sixthcow.server.http.metrics import Metrics
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person

LOOK_EVERY = 5.0  # seconds
PING_AFTER = 20.0
GONE_AFTER = 45.0
KNOWN_FOR = 60.0
LAST_WORDS = 3.0
PORTION = 50  # sockets that are looked at together
BREATH = 0.01  # for everybody else, between two portions


class Socket(Protocol):
    """What the registry needs of an open socket. Times are those of `time.monotonic`."""

    kind: str
    address: str
    person: Person | None
    key: str
    heard: float
    pinged: float
    checked: float

    def ping(self) -> None:
        """Ask whether the client is still there."""

    def end(self, reason: str) -> None:
        """Say goodbye and close, soon."""


class SocketRegistry:
    """Every open socket of this process, checked every few seconds."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits = limits
        self._metrics = metrics
        self._sockets: set[Socket] = set()
        self._by_address: Counter[str] = Counter()
        self._by_person: Counter[str] = Counter()

    def add(self, socket: Socket) -> None:
        """Add a socket; declined if its person or address has too many."""
        if self._by_address[socket.address] >= self._limits.sockets_per_address:
            raise Declined("too-many-sockets", 429, limit=self._limits.sockets_per_address)
        if socket.person and self._by_person[socket.person.id] >= self._limits.sockets_per_person:
            raise Declined("too-many-sockets", 429, limit=self._limits.sockets_per_person)
        self._sockets.add(socket)
        self._by_address[socket.address] += 1
        if socket.person:
            self._by_person[socket.person.id] += 1
        self._metrics.sockets.labels(socket.kind).inc()

    def remove(self, socket: Socket) -> None:
        """Remove a socket."""
        if socket not in self._sockets:
            return
        self._sockets.remove(socket)
        _subtract(self._by_address, socket.address)
        if socket.person:
            _subtract(self._by_person, socket.person.id)
        self._metrics.sockets.labels(socket.kind).dec()

    def end(self, person: str, reason: str, *, key: str = "", keep: str = "") -> None:
        """Close a person's sockets: all, one device's, or all but one device's."""
        for socket in self._of(person):
            if socket.key != keep and key in {"", socket.key}:
                socket.end(reason)

    def changed(self, person: Person) -> None:
        """A person has another name or language."""
        for socket in self._of(person.id):
            socket.person = person

    def _of(self, person: str) -> list[Socket]:
        return [socket for socket in self._sockets if socket.person and socket.person.id == person]

    async def emptied(self) -> None:
        """Wait until every goodbye is sent, but not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while self._sockets:
                    await asyncio.sleep(0.01)

    async def watch(self, person_of: Callable[[str], Awaitable[Person | None]]) -> None:
        """Watch all sockets for ever: ping silent ones, close dead ones and those of banned
        people."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            sockets = list(self._sockets)
            for start in range(0, len(sockets), PORTION):
                now = time.monotonic()
                for socket in sockets[start : start + PORTION]:
                    look(socket, now)
                    if now - socket.checked > KNOWN_FOR:
                        await self._check(socket, now, person_of)
                await asyncio.sleep(BREATH)

    async def _check(
        self, socket: Socket, now: float, person_of: Callable[[str], Awaitable[Person | None]]
    ) -> None:
        socket.checked = now
        if socket.person is None:
            return
        try:
            person = await person_of(socket.key)
        except Exception:  # the store is down: that is no reason to close sockets
            return
        if person is None or person.id != socket.person.id:
            socket.end("logged-out")
        elif person.banned:
            socket.end("banned")
        else:
            socket.person = person


def look(socket: Socket, now: float) -> None:
    """Ping a silent socket, end a dead one."""
    if now - socket.heard > GONE_AFTER:
        socket.end("silent")
    elif now - max(socket.heard, socket.pinged) > PING_AFTER:
        socket.pinged = now
        socket.ping()


def _subtract(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
