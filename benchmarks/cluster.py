"""Several servers on PostgreSQL and NATS beside one on SQLite: the same load, in one run.

`spread`: the four players of every table are at different servers, as with random routing;
`together`: at the same one, as with a proxy that routes by table. Everything shares this machine's
cores, so the processor's time per action says more than the actions per second. `BENCH_TABLES` and
`BENCH_SECONDS` shorten it.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg
import uvloop

from benchmarks.load import SEATS, TABLES, Load, PlayedOut, Tally, full_speed_and_paced
from benchmarks.serving import CORES, free_port, our_server, pin, processor, running
from benchmarks.sockets import Api, connect
from benchmarks.storing import append, head, move
from sixthcow.server.store.postgres import PostgresStore
from tests.server.services import Nats, Postgres, a_nats, a_postgres
from tests.server.several.cluster import a_cluster
from tests.server.several.wire import Wire

NAME = "abcdefghijkm"
MOVES = 2_000
WAITING = 250  # tables that use the database at the same moment
FAIL_OVERS = 3


class Figures(NamedTuple):
    """A way of serving, and its results; `beside` is the work of PostgreSQL and NATS."""

    name: str
    fast: Tally
    paced: Tally
    beside: float


class SpreadLoad(Load):
    """Players who sit at several servers."""

    def __init__(self, ports: list[int], pids: list[int], *, spread: bool) -> None:
        super().__init__(ports[0], lambda: sum(map(processor, pids)))
        self._ports = ports
        self._spread = spread

    async def attach(self) -> None:
        """Everybody opens a socket, at one of the servers."""
        for number, table in enumerate(self.tables):
            path = f"/api/tables/{table.name}/socket"
            for player in table.players:
                place = player.seat if self._spread else number
                port = self._ports[place % len(self._ports)]
                player.socket = await connect(port, path, player.cookie, player.hear)
        await asyncio.sleep(1)
        self.api = Api(self.port)  # on a busy machine the kept connection has been closed


@contextmanager
def our_servers(count: int, store: str, bus: str) -> Iterator[tuple[list[int], list[int]]]:
    """Several servers on one database: their ports and process ids."""
    ports = [free_port() for _ in range(count)]
    with ExitStack() as stack:
        pids = []
        for port in ports:
            arguments = ["-m", "sixthcow.cli", "serve", "--port", str(port), "--store", store]
            arguments += ["--bus", bus, "--log-level", "error"]
            pid, _ = stack.enter_context(running(arguments, port))
            pin(pid, CORES)
            pids.append(pid)
        yield ports, pids


def of_session(session: int) -> float:
    """Seconds that a server and all its processes have worked."""
    total = 0.0
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if os.getsid(int(folder.name)) == session:
                    total += processor(int(folder.name))
            except OSError:
                continue  # it has just ended
    return total


async def on_sqlite() -> Figures:
    """One server and its file."""
    with our_server() as (port, pid, _):
        pin(pid, CORES)
        load = Load(port, lambda: processor(pid))
        load.set_tables()
        await load.attach()
        fast, paced = await full_speed_and_paced(load)
        load.hang_up()
        return Figures("SQLite, 1 server", fast, paced, 0.0)


async def on_services(postgres: Postgres, nats: Nats, count: int, *, spread: bool) -> Figures:
    """Several servers on PostgreSQL and NATS."""
    store = await asyncio.to_thread(postgres.new_database)
    with our_servers(count, store, nats.address) as (ports, pids):
        load = SpreadLoad(ports, pids, spread=spread)
        load.set_tables()
        await load.attach()
        before = of_session(postgres.pid) + of_session(nats.pid)
        fast, paced = await full_speed_and_paced(load)
        beside = of_session(postgres.pid) + of_session(nats.pid) - before
        share = beside / (fast.actions + paced.actions)
        load.hang_up()
    name = f"PostgreSQL, {count} server" + ("s" if count > 1 else "")
    how = ", spread" if spread else ", together"
    return Figures(name + (how if count > 1 else ""), fast, paced, share)


class Cost(NamedTuple):
    """What a move costs in PostgreSQL, on average."""

    transactions: float
    sent: float
    received: float
    log: float
    kept: float


async def cost_of_a_move(postgres: Postgres) -> Cost:
    """Append moves to a table, one after the other, over a wire that counts."""
    address = await asyncio.to_thread(postgres.new_database)
    wire = Wire(postgres.port)
    await wire.open()
    store = await PostgresStore.open(address.replace(f":{postgres.port}/", f":{wire.port}/"))
    await store.create(head(NAME, 0), [], "seed")
    for version in range(10):  # one-time preparation is not a cost of a move
        await store.append(head(NAME, version + 1), version, [move(version)])
    observer = await asyncpg.connect(address)
    before, sent, received = await _counters(observer), wire.sent, wire.received
    for version in range(10, MOVES + 10):
        await store.append(head(NAME, version + 1), version, [move(version)])
    sent, received = wire.sent - sent, wire.received - received
    await store.close()
    await wire.close()
    await asyncio.sleep(1.5)  # a connection reports its statistics once a second
    after = await _counters(observer)
    await observer.close()
    commits, log, kept = (two - one for one, two in zip(before, after, strict=True))
    return Cost(commits / MOVES, sent / MOVES, received / MOVES, log / MOVES, kept / MOVES)


async def _counters(observer: "asyncpg.Connection[asyncpg.Record]") -> list[int]:
    row = await observer.fetchrow(
        """
        SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn,
               pg_total_relation_size('entries') + pg_total_relation_size('tables')
        FROM pg_stat_database WHERE datname = current_database()
        """
    )
    assert row
    return [int(value) for value in row]


async def moves_a_second(postgres: Postgres, tables: int, each: int) -> float:
    """Append moves to several tables side by side, each waiting for its last one."""
    store = await PostgresStore.open(await asyncio.to_thread(postgres.new_database))
    began = time.perf_counter()
    await asyncio.gather(*(append(store, f"table{number:07}", each) for number in range(tables)))
    took = time.perf_counter() - began
    await store.close()
    return tables * each / took


async def fail_over(postgres: Postgres, nats: Nats) -> list[float]:
    """Kill the server that drives a table of bots; the seconds until another one takes over."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        async with a_cluster(Path(folder), postgres, nats, servers=2, workers=1) as cluster:
            store = await PostgresStore.open(postgres.address(cluster.database))
            terms = {"game": "classic", "seats": 4, "options": {"rounds": 100}}
            new = {"terms": terms, "bots": ["random"] * 4, "sit": False, "start": True}

            def open_table() -> str:
                api = Api(cluster.servers[0].port)
                table: str = api.ask("POST", "/api/tables", api.guest()[1], new)["id"]
                return table

            table = await asyncio.to_thread(open_table)  # the wires are in this loop
            for number in range(FAIL_OVERS):
                await asyncio.sleep(4)
                server = cluster.servers[number % 2]
                await server.kill()
                began, version = time.perf_counter(), (await store.versions([table]))[table]
                while (await store.versions([table]))[table] == version:
                    await asyncio.sleep(0.02)
                times.append(time.perf_counter() - began)
                await server.start()
            await store.close()
    return times


def report(
    figures: list[Figures], cost: Cost, alone: float, together: float, times: list[float]
) -> Iterator[str]:
    """A line for each way of serving, then the cost of a move, and how long a dead server is
    missed."""
    yield f"{TABLES} tables of {SEATS}, everything on {len(CORES)} cores"
    yield (
        f"{'':32}{'actions/s':>10}{'ratio':>7}{'p50':>8}{'p99 ms':>8}"
        f"{'paced p99':>11}{'ms/action':>11}{'beside':>8}"
    )
    first = figures[0].fast.actions_per_second
    for name, fast, paced, beside in figures:
        yield (
            f"{name:32}{fast.actions_per_second:>10,.0f}{fast.actions_per_second / first:>7.2f}"
            f"{fast.percentile(50):>8.0f}{fast.percentile(99):>8.0f}"
            f"{paced.percentile(99):>8.0f} at {paced.actions_per_second:,.0f}/s"
            f"{fast.processor / fast.actions * 1000:>8.2f}{beside * 1000:>8.2f}"
        )
    yield (
        f"a move in PostgreSQL: {cost.transactions:.2f} round trips, {cost.sent:.0f} bytes sent,"
        f" {cost.received:.0f} received, {cost.log:.0f} in its log, {cost.kept:.0f} kept"
    )
    yield (
        f"moves a second: {alone:,.0f} at one table, {together:,.0f} at {WAITING} at once"
        f" ({together / alone:.1f} times as many)"
    )
    yield (
        f"a server dies, its bots go on after {statistics.median(times):.1f} s"
        f" ({', '.join(f'{each:.1f}' for each in times)})"
    )


def main() -> None:
    """Measure and print."""
    try:
        print("\n".join(measure()))
    except PlayedOut as error:
        sys.exit(str(error))


def measure() -> Iterator[str]:
    """All runs, one after another; the lines of the report."""
    with (
        a_postgres(durable=True) as postgres,
        a_nats() as nats,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        figures = [runner.run(on_sqlite())]
        for count, spread in ((1, False), (2, False), (3, False), (2, True), (3, True)):
            figures.append(runner.run(on_services(postgres, nats, count, spread=spread)))
        cost = runner.run(cost_of_a_move(postgres))
        alone = runner.run(moves_a_second(postgres, 1, 500))
        together = runner.run(moves_a_second(postgres, WAITING, 40))
        times = runner.run(fail_over(postgres, nats))
    return report(figures, cost, alone, together, times)


if __name__ == "__main__":
    main()
