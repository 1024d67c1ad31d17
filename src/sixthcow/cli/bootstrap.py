"""The composition root of the server: games, store, bus, bots and texts are put together here."""

import asyncio
import dataclasses
import errno
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

import sixthcow.server
from sixthcow.analysis import positions
from sixthcow.cli.installation import cluster_extra, open_store
from sixthcow.engine import Refused
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words
from sixthcow.locale.say import Speaker
from sixthcow.server import garbage, logging
from sixthcow.server.app import create_app
from sixthcow.server.bus import Bus, LocalBus
from sixthcow.server.config import Config
from sixthcow.server.http.connections import bounded, most_connections
from sixthcow.server.http.context import HttpContext, HttpSettings
from sixthcow.server.http.limits import Limits, Rate
from sixthcow.server.services import BotTables, Services, Thinker
from sixthcow.server.tables.maintenance import Maintenance
from sixthcow.server.tables.registry import TableRegistry
from sixthcow.server.unread import Unread
from sixthcow.thinking.pool import BotPool
from sixthcow.thinking.remote import RemoteThinker

PAGE = Path(sixthcow.server.__file__).parent / "page"
BUILD_THE_PAGE = "make play"
PORTS_TRIED = 20
GRACE = 5  # seconds for pending answers when the server stops
SYSTEM_KEEPS = 256 * 1024  # bytes of each connection
ANYWHERE = {"0.0.0.0", "::", ""}


def listen(config: Config, *, exactly: bool) -> socket.socket:
    """A socket on the host and port; if the port is taken and was not asked for, on one of the
    next."""
    tries = 1 if exactly or not config.port else PORTS_TRIED
    for port in range(config.port, config.port + tries):
        try:
            return _bound(config.host, port)
        except OSError as error:
            last = error.errno != errno.EADDRINUSE or port == config.port + tries - 1
            if last:
                detail = error.strerror or str(error)
                raise Refused(
                    "no-listening", host=config.host, port=str(port), detail=detail
                ) from None
    raise AssertionError("the last try either succeeds or is refused")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it means something else
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What the system keeps for somebody who does not read: by itself it would be megabytes.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_KEEPS)
        listener.bind((host, port))
        # Listen before the server is up: early connections wait instead of failing.
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def serve(config: Config, listener: socket.socket, words: Words, *, open_page: bool) -> int:
    """Serve until stopped; everything is stored by then."""
    logging.set_up(config.log_level, config.log_format)
    # How long a thread with slow work may keep the event loop waiting, each time it wants to run.
    sys.setswitchinterval(0.001)
    with asyncio.Runner(loop_factory=_event_loop()) as runner:
        runner.run(_serve(config, listener, words, open_page=open_page))
    return 0


def _event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve(config: Config, listener: socket.socket, words: Words, *, open_page: bool) -> None:
    async with AsyncExitStack() as closing:
        bus, thinker = await _bus_and_bots(config)
        closing.push_async_callback(bus.close)
        closing.push_async_callback(thinker.close)
        store = await open_store(config, serves=True)
        closing.push_async_callback(store.close)
        limits = limits_of(config)
        tables = TableRegistry(
            Services(
                games=GAMES,
                store=store,
                bus=bus,
                thinker=thinker,
                speak=speak,
                training=positions,
                bot_tables=bot_tables_of(limits),
                unread=Unread(limits.unread_per_person, limits.unread_in_all),
            )
        )
        await tables.start()
        maintenance = Maintenance(tables)
        maintenance.start()
        closing.push_async_callback(maintenance.close)
        port = listener.getsockname()[1]

        def opened() -> None:
            for line in greeting(config, port, words):
                print(line, flush=True)
            if open_page:
                address = local_address(config, port)
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        garbage.look_at_what_is_new_only()
        looking = asyncio.create_task(garbage.look_at_everything_rarely())
        closing.callback(looking.cancel)
        await Server(config, tables, maintenance, opened).serve([listener])
    print(words.text("serving-stopped"), flush=True)


async def _bus_and_bots(config: Config) -> tuple[Bus, Thinker]:
    """A bus in memory for a single process; several processes, and workers, are connected by
    NATS."""
    pool = BotPool(config.bot_processes)
    if not config.bus:
        return LocalBus(), pool
    with cluster_extra():
        from sixthcow.server.bus.nats import NatsBus
    bus = await NatsBus.connect(config.bus)
    return bus, RemoteThinker(bus, pool)


class Server(uvicorn.Server):
    """uvicorn, which announces when it is open, and notifies everybody at the tables before it
    closes."""

    def __init__(
        self,
        config: Config,
        tables: TableRegistry,
        maintenance: Maintenance,
        opened: Callable[[], None],
    ) -> None:
        settings = HttpSettings(
            public_url=config.public_url,
            origins=frozenset(config.origins),
            page_directory=PAGE if has_page() else None,
            metrics=config.metrics,
            limits=limits_of(config),
        )
        app = create_app(tables, settings)
        super().__init__(
            uvicorn.Config(
                logging.with_request_ids(app, log_requests=config.access_log),
                **bounded(settings.limits, config.trusted_proxies),
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(config.trusted_proxies),
                forwarded_allow_ips=list(config.trusted_proxies),
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._context: HttpContext = app.state.context
        self._maintenance = maintenance
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and announce it."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections while everybody is notified."""
        for server in self.servers:
            server.close()
        await self._maintenance.close()
        await self._context.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a termination signal; that is a normal end, so it is not raised again
        afterwards."""
        before = {number: signal.signal(number, self._stop) for number in _POLITE}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self.should_exit = True


_POLITE = (signal.SIGINT, signal.SIGTERM)


def greeting(config: Config, port: int, words: Words) -> Iterator[str]:
    """Print the address for players, and how to stop."""
    yield words.text("serving-address", address=local_address(config, port))
    if config.host in ANYWHERE and (here := network_address()):
        yield words.text("serving-network", address=f"http://{here}:{port}")
    if config.port and port != config.port:
        yield words.text("serving-port-taken", port=str(config.port))
    if not has_page():
        yield words.text("serving-no-page", command=BUILD_THE_PAGE)
    yield words.text("serving-stop", keys="Ctrl-C")


def limits_of(config: Config) -> Limits:
    """The default limits, with those that the configuration sets and the system allows."""
    usual = {field.name: field.default for field in dataclasses.fields(Limits)}
    changes: dict[str, Any] = {}
    for name, value in config.limits.items():
        if name not in usual:
            allowed = ", ".join(usual)
            raise Refused("config-unknown", source="limits", field=name, allowed=allowed)
        if isinstance(usual[name], Rate) != isinstance(value, tuple):
            allowed = "[80, 800]" if isinstance(usual[name], Rate) else "500"
            raise Refused(
                "config-value", source="limits", field=name, value=str(value), allowed=allowed
            )
        changes[name] = Rate(*value) if isinstance(value, tuple) else value
    chosen = dataclasses.replace(Limits(), **changes)
    most = most_connections(chosen.connections_in_all)
    return dataclasses.replace(chosen, connections_in_all=most)


def bot_tables_of(limits: Limits) -> BotTables:
    """The limits of tables where only bots play."""
    return BotTables(
        per_person=limits.bot_tables_per_person,
        per_address=limits.bot_tables_per_address,
        turn=limits.bot_turn_milliseconds,
        unwatched=limits.bot_tables_unwatched_seconds * 1000,
    )


def has_page() -> bool:
    """Whether the page has been built."""
    return (PAGE / "index.html").exists()


def local_address(config: Config, port: int) -> str:
    """The address for a browser on this machine, or the public one."""
    host = "localhost" if config.host in ANYWHERE else config.host
    return config.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"


def network_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: it is never reached
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith(("0.", "127.")) else address


def speak(refused: Refused, language: str) -> str:
    """A refusal in a language, or the exception's own message if there is no text for it."""
    try:
        return _speaker(language if language in LANGUAGES else "en").refusal(refused)
    except (KeyError, ValueError):
        return str(refused)


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(Words(language), ())
