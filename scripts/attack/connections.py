"""Connections that are slow, endless, or simply many; nothing stands between them and the
server."""

import asyncio
import contextlib
import resource
import socket
import time
from collections import Counter

from scripts.attack.target import SLOWEST, Found, Target

LONGEST_HEAD, LONGEST_BODY = 10, 30  # seconds: the usual limits
SPARE = 10  # seconds that a busy machine may take in addition
IDLE = 10_000
PER_ADDRESS = 200
LEAST_FILES = IDLE + 500
UPGRADE = (
    "GET /api/lobby/socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\norigin: http://127.0.0.1:{port}\r\n"
    "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = bytes([0x89, 0x80, 0, 0, 0, 0])


async def slow_heads(target: Target) -> Found:
    """300 connections that never finish their headers."""
    return await dripping(target, b"GET / HTTP/1.1\r\nx: ", LONGEST_HEAD)


async def slow_bodies(target: Target) -> Found:
    """300 connections that never finish their bodies."""
    head = b"POST /api/login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 60000"
    return await dripping(target, head + b"\r\n\r\n", LONGEST_BODY)


async def dripping(target: Target, begun: bytes, seconds: float) -> Found:
    """300 connections that send a byte now and then: they must all be dropped in time."""
    host, ends = target.new_host(), list[tuple[bytes, float]]()

    async def drip() -> None:
        async with asyncio.TaskGroup() as tasks:
            for _ in range(300):
                tasks.create_task(one())

    async def one() -> None:
        ends.append(await dripped(target, host, begun))

    waited = await target.longest_wait(drip())
    answers = Counter(answer for answer, _ in ends)
    last = max(took for _, took in ends)
    told = ", ".join(f"{status.decode()} × {count}" for status, count in sorted(answers.items()))
    # Some are refused for a limit before their body is waited for, and dropped all the same.
    fine = waited < SLOWEST and set(answers) <= {b"408", b"429"} and answers[b"408"] >= 10
    return Found(
        fine and last < seconds + SPARE,
        f"{told}; all dropped after {last:.0f} s; others waited {waited * 1000:.0f} ms at most",
    )


async def dripped(target: Target, host: str, begun: bytes) -> tuple[bytes, float]:
    """The status with which a slow connection was dropped, and after how many seconds."""
    began = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(host, 0))
    writer.write(begun)
    answer = b""
    with contextlib.suppress(ConnectionError):
        while time.monotonic() - began < LONGEST_BODY + 2 * SPARE:
            writer.write(b"x")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    piece = await reader.read(1000)
                    answer += piece
                    if not piece:
                        break
    writer.close()
    return answer[9:12], time.monotonic() - began


async def endless_heads(target: Target) -> Found:
    """A head of 200 MiB, as fast as it goes."""
    return await flooded(target, b"GET / HTTP/1.1\r\nx: ", b"x" * 65_536)


async def endless_pings(target: Target) -> Found:
    """Pings without end, whose answers nobody reads."""
    return await flooded(target, UPGRADE.format(port=target.port).encode(), PING * 10_000)


async def flooded(target: Target, begun: bytes, more: bytes) -> Found:
    """A connection that sends without end must be cut off, and cost next to no memory."""
    before, sent = target.memory, 0
    _, writer = await asyncio.open_connection(
        "127.0.0.1", target.port, local_addr=(target.new_host(), 0)
    )
    cut_off = False
    try:
        writer.write(begun)
        for _ in range(3_200):
            writer.write(more)
            sent += len(more)
            await writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:
        cut_off = True
    writer.close()
    grown = target.memory - before
    fine = cut_off and grown < 20
    return Found(fine, f"cut off: {cut_off}, {sent / 1024:,.0f} KiB sent; {grown:+.0f} MiB")


async def idle_sockets(target: Target) -> Found:
    """10,000 sockets of 50 addresses that only listen."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < LEAST_FILES:
        return Found(False, f"only {most:,} open files are allowed here (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (LEAST_FILES, most))
    before, opened = target.memory, list[socket.socket]()
    answers: Counter[bytes] = Counter()
    hosts = [target.new_host() for _ in range(IDLE // PER_ADDRESS)]

    def connect(host: str) -> None:
        made = socket.create_connection(("127.0.0.1", target.port), 60, source_address=(host, 0))
        opened.append(made)
        made.sendall(UPGRADE.format(port=target.port).encode())
        answers[made.recv(12)[9:]] += 1

    def open_all() -> None:
        for host in hosts:
            for _ in range(PER_ADDRESS):
                connect(host)

    try:
        waited = await target.longest_wait(asyncio.to_thread(open_all))
        grown = target.memory - before
    finally:
        for made in opened:
            made.close()
    return Found(
        waited < SLOWEST and grown < 400 and answers == {b"101": IDLE},
        f"{answers[b'101']:,} opened; {grown:+.0f} MiB, {grown * 1024 / IDLE:.0f} KiB each; "
        f"others waited {waited * 1000:.0f} ms at most",
    )
