"""The server on one core, 250 tables of four at full speed, beside a bare echo in the same run.

The load generator is this process. `BENCH_TABLES` (250), `BENCH_SECONDS` (8) and
`BENCH_STARTS` (3) shorten it.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import uvloop

from benchmarks.load import PACE, SEATS, TABLES, Load, PlayedOut, Tally, echo, full_speed_and_paced

# One address and one person do more here than the usual limits allow.
LIMITS = (
    "{sockets_per_address = 100000, connections_per_address = 100000,"
    " requests = [1e6, 1000000], guests = [1e6, 1000000],"
    " new_tables = [1e6, 1000000], messages = [1e6, 1000000]}"
)
STARTS = int(os.environ.get("BENCH_STARTS", "3"))
# The first is the server's, the last is ours, where a system lets us choose.
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def pin(pid: int, cores: Sequence[int]) -> None:
    """Keep a process (0: this one) on these cores."""
    if cores:
        os.sched_setaffinity(pid, cores)


@contextmanager
def running(arguments: Sequence[str], port: int) -> Iterator[tuple[int, float]]:
    """A server process on one core: its id, and the seconds from its start to its first page."""
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.DEVNULL,
        env=os.environ | {"SIXTHCOW_LIMITS": LIMITS},
    ) as process:
        try:
            pin(process.pid, CORES[:1])
            _wait_for_page(process, port)
            yield process.pid, time.perf_counter() - began
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)


def _wait_for_page(process: "subprocess.Popen[bytes]", port: int) -> None:
    while process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                page.read()
                return
        except OSError:
            time.sleep(0.005)
    raise RuntimeError(f"the server ended with status {process.returncode}")


@contextmanager
def our_server() -> Iterator[tuple[int, int, float]]:
    """`sixthcow serve` with an empty database: its port, its process id, its seconds to start."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.db")
        arguments = ["-m", "sixthcow.cli", "serve", "--port", str(port), "--database", database]
        with running([*arguments, "--log-level", "warning"], port) as (pid, seconds):
            yield port, pid, seconds


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("this system does not tell how much memory a process has")


def processor(pid: int) -> float:
    """Seconds that a process has worked, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play() -> tuple[float, Tally, Tally]:
    """Memory of an idle socket, then the two runs."""
    with our_server() as (port, pid, _):
        load = Load(port, lambda: processor(pid))
        load.set_tables()
        before = memory(pid)
        await load.attach()
        idle = (memory(pid) - before) / (TABLES * SEATS)
        fast, paced = await full_speed_and_paced(load)
        load.hang_up()
        return idle, fast, paced


async def play_echo(size: int) -> Tally:
    """The same number of sockets at the bare echo."""
    port = free_port()
    with running(["-m", "benchmarks.echo_server", str(port)], port) as (pid, _):
        return await echo(port, size, lambda: processor(pid))


def start_up() -> float:
    """The best of a few starts."""
    times = []
    for _ in range(STARTS):
        with our_server() as (_, _, seconds):
            times.append(seconds)
    return min(times)


def main() -> None:
    """Measure and print."""
    pin(0, CORES[-1:])
    try:
        print("\n".join(measure()))
    except PlayedOut as error:
        sys.exit(str(error))
    finally:
        pin(0, CORES)


def measure() -> Iterator[str]:
    """All runs, one after another; the lines of the report."""
    started = start_up()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        idle, fast, paced = runner.run(play())
        bare = runner.run(play_echo(fast.message_size))
    return report(started, idle, fast, paced, bare)


def report(started: float, idle: float, fast: Tally, paced: Tally, bare: Tally) -> Iterator[str]:
    """The figures, each beside what it should be."""
    size = fast.message_size
    taken = fast.actions_per_second / bare.actions_per_second
    worked = fast.actions_per_processor_second / bare.actions_per_processor_second
    sent = fast.messages_per_second / bare.messages_per_second
    yield f"{TABLES} tables of {SEATS}, {TABLES * SEATS} sockets, server on one core, durable store"
    yield _line("full speed, brought to all four", f"{fast.actions_per_second:,.0f} actions/s")
    yield _line("bare echo, brought to all four", f"{bare.actions_per_second:,.0f} messages/s")
    yield _line("share of the echo", f"{taken:.2f}", "at least 0.33, better 0.50")
    yield _line("", f"{worked:.2f} by the processor's time")
    yield _line("messages sent", f"{fast.messages_per_second:,.0f}/s of {size} bytes")
    yield _line("", f"{sent:.2f} of the echo's {bare.messages_per_second:,.0f}/s")
    yield _line("full speed, to the last player", _latency(fast))
    yield _line(
        f"at {paced.actions_per_second:,.0f} actions/s",
        _latency(paced),
        f"p99 below 100 ms at {PACE:,}",
    )
    yield _line("an idle socket", f"{idle / 1024:.0f} KB", "below 60 KB")
    yield _line("start to first page", f"{started:.2f} s", "below 1.5 s")


def _latency(tally: Tally) -> str:
    return f"p50 {tally.percentile(50):.1f} ms, p99 {tally.percentile(99):.1f} ms"


def _line(name: str, value: str, target: str = "") -> str:
    return f"{name:32}{value:36}{f'({target})' if target else ''}".rstrip()


if __name__ == "__main__":
    main()
