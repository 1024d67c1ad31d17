"""A real server on loopback, and people with browsers in it."""

import asyncio
import contextlib
import signal
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from sixthcow.engine import Refused
from sixthcow.server.app import create_app
from sixthcow.server.http.connections import Connections, bounded
from sixthcow.server.http.context import HttpSettings
from sixthcow.server.http.limits import Limits, Rate
from sixthcow.server.services import Services
from sixthcow.server.tables.registry import TableRegistry
from tests.server.backing import BACKING
from tests.server.world import ALL_GAMES, AT_ONCE, Dummy
from tests.waiting import PATIENCE

T = TypeVar("T")

MANY = Rate(100_000, 100_000)
GENEROUS = Limits(
    requests=MANY,
    guests=MANY,
    logins_per_address=MANY,
    logins_per_account=MANY,
    new_tables=MANY,
    replays=MANY,
    imports=MANY,
    new_reviews=MANY,
    reviews_per_address=1_000,
    hints=MANY,
    hints_per_address=1_000,
    imports_per_person=1_000_000,
    messages=MANY,
    bot_requests=MANY,
    exports=MANY,
    work_per_address=1_000,
    work_in_all=1_000,
)


def said(refused: Refused, language: str) -> str:
    """A refusal in the words of these tests."""
    return f"{language}: {refused}"


class House(uvicorn.Server):
    """The server; `address` is where it is."""

    def __init__(self, app: Litestar, limits: Limits) -> None:
        connections = bounded(limits)
        self.open: Connections = connections["http"].args[0]
        super().__init__(
            uvicorn.Config(
                app,
                **connections,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self.app = app
        self._own_loop = asyncio.get_running_loop()
        self.callers = contextlib.ExitStack()  # clients still connected at the end
        # asyncio sends small answers at once only if the socket says that it is TCP.
        self.listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen()
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye first."""
        await self.app.state.context.stop()
        await super().shutdown(sockets)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something that must be done where the server runs, as its store's work."""
        return asyncio.run_coroutine_threadsafe(work, self._own_loop).result(20)

    def browser(self, **headers: str) -> httpx.Client:
        """A browser on our page, without a cookie yet."""
        client = httpx.Client(
            base_url=self.address,
            headers={"origin": self.address} | headers,
            timeout=PATIENCE,
            verify=False,  # nothing is encrypted here, and reading all authorities takes long
        )
        return self.callers.enter_context(client)

    def guest(self, name: str = "Ada", **headers: str) -> httpx.Client:
        """A browser whose person has a name."""
        browser = self.browser(**headers)
        browser.patch("/api/me", json={"name": name}).raise_for_status()
        return browser

    def socket(self, browser: httpx.Client, path: str, **options: Any) -> "Line":
        """A socket of the browser's person."""
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        headers = {"origin": self.address} | ({"cookie": cookies} if cookies else {})
        headers |= options.pop("headers", {})
        headers = {name: value for name, value in headers.items() if value}
        address = self.address.replace("http", "ws") + path
        connecting = connect(address, additional_headers=headers, compression=None, **options)
        return Line(self.callers.enter_context(connecting))


class Line:
    """An open socket that speaks JSON."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._number = 0

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout=20)
        assert isinstance(text, str)
        message = msgspec.json.decode(text)
        assert isinstance(message, dict)
        return message

    def wait_for(self, **wanted: Any) -> dict[str, Any]:
        """The next message that has these values."""
        while True:
            message = self.hear()
            if all(message.get(key) == value for key, value in wanted.items()):
                return message

    def say(self, kind: str, **fields: Any) -> str:
        """Send a command; its id."""
        self._number += 1
        name = f"command{self._number:04d}"
        self.send({"type": kind, "id": name, **fields})
        return name

    def send(self, message: object) -> None:
        """Send anything."""
        self.socket.send(msgspec.json.encode(message).decode())

    def repeat(self, text: str, times: int) -> None:
        """Send the same again and again, unless the server closes before."""
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):
            for _ in range(times):
                self.socket.send(text)

    def ended(self) -> tuple[int, list[dict[str, Any]]]:
        """Everything until the server closes, and its close code."""
        from websockets.exceptions import ConnectionClosed

        heard = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.append(self.hear())
        return self.socket.close_code or 0, heard

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


@contextmanager
def a_house(path: Path, **settings: Any) -> Iterator[House]:
    """A running server with these settings."""
    ready: list[House] = []
    failed: list[BaseException] = []
    up = threading.Event()

    async def serve() -> None:
        store, bus = await BACKING.open(path / "cows.db")
        try:
            services = Services(ALL_GAMES, store, bus, Dummy(), said, bot_tables=AT_ONCE)
            tables = TableRegistry(services)
            await tables.start()
            chosen = HttpSettings(**settings)
            house = House(create_app(tables, chosen), chosen.limits)
            ready.append(house)
            up.set()
            await house.serve([house.listener])
        finally:
            await bus.close()
            await store.close()

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            failed.append(error)
            up.set()

    thread = threading.Thread(target=run)
    thread.start()
    up.wait(30)
    try:
        if failed:
            raise failed[0]
        yield ready[0]
    finally:
        for house in ready:
            house.callers.close()
            house.handle_exit(signal.SIGTERM, None)
        thread.join(30)
        if failed:
            raise failed[0]
