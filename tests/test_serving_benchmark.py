"""The load generator: it reads frames however they arrive, and its report has all the figures."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.load import Load, PlayedOut, PlayedTable, Player, Tally
from benchmarks.serving import report
from benchmarks.sockets import ClientSocket

ROOT = Path(__file__).parent.parent
HANDSHAKE = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n"


def frames(*texts: bytes) -> bytes:
    """Text frames as a server sends them."""
    made = b""
    for text in texts:
        size = len(text)
        head = bytes((min(size, 125),))
        if size > 0xFFFF:
            head = b"\x7f" + size.to_bytes(8, "big")
        elif size > 125:
            head = b"\x7e" + size.to_bytes(2, "big")
        made += b"\x81" + head + text
    return made


def test_frames_are_read_however_they_arrive() -> None:
    texts = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, b""]
    stream = HANDSHAKE + frames(*texts) + b"\x88\x02\x03\xe8"

    async def read(step: int) -> list[bytes]:
        heard: list[bytes] = []
        client = ClientSocket(b"", heard.append)
        for at in range(0, len(stream), step):
            client.data_received(stream[at : at + step])
        await client.opened
        return heard

    for step in (1_000, 4_096, len(stream)):
        assert asyncio.run(read(step)) == texts


def test_the_report_says_how_far_we_are() -> None:
    fast = Tally(actions=1000, messages=4000, bytes=400_000, seconds=1, latencies=[0.01] * 100)
    fast.processor, bare = 0.8, Tally(actions=2000, messages=8000, seconds=1, processor=1.0)
    paced = Tally(actions=500, messages=2000, bytes=1, seconds=0.5, latencies=[0.002] * 100)
    lines = "\n".join(report(1.25, 40_960, fast, paced, bare))
    figures = (
        "1,000 actions/s",
        "2,000 messages/s",
        "0.50",
        "0.62 by",
        "4,000/s of 100 bytes",
        "0.50 of the echo's 8,000/s",
        "p99 10.0 ms",
        "p99 2.0 ms",
        "40 KB",
        "1.25 s",
    )
    for figure in figures:
        assert figure in lines


async def test_a_match_that_ends_too_soon_is_no_measurement() -> None:
    load = Load(0, lambda: 0.0)
    table = PlayedTable(load, "one")
    load.tables.append(table)
    table.players.append(Player(table, 0, ""))
    table.players[0].hear(b'{"type":"news","v":3,"table":{"status":"playing"}}')
    await load.measure(0.01)
    table.players[0].hear(b'{"type":"news","v":4,"table":{"status":"over"}}')
    with pytest.raises(PlayedOut, match="BENCH_TABLES"):
        await load.measure(0.01)


def test_a_short_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.serving"],
        cwd=ROOT,
        env=os.environ | {"BENCH_TABLES": "8", "BENCH_SECONDS": "0.3", "BENCH_STARTS": "1"},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert done.stderr == ""
    assert "share of the echo" in done.stdout
