"""Those who ask for much and read nothing."""

import asyncio
import contextlib
import json
import select
import socket
import time

import websockets

from scripts.attack.target import MIB, RECORD, SLOWEST, Found, Target, cookie_of

ANSWER_SECONDS = 30  # the usual limit
SPARE = 20  # seconds that a busy machine may take in addition
ASKED_FOR = 20.0  # seconds
LONG = json.dumps(
    RECORD
    | {
        "seats": list("ABCDEFGHIJ"),
        "moves": [
            [0, " ".join(["shuffle", *map(str, range(1, 105))])],
            *([1, f"play {1 + number % 2}"] for number in range(4_999)),
        ],
    }
).encode()


def deaf_socket(target: Target, host: str) -> socket.socket:
    """A connection whose system takes next to nothing in advance."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    made.bind((host, 0))
    made.connect(("127.0.0.1", target.port))
    return made


async def unread_sockets(target: Target) -> Found:
    """20 sockets of one person that ask for the whole table again and again, and read nothing."""
    before, most, asked = target.memory, 0.0, 0
    host = target.new_host()
    async with target.guest(host) as guest:
        new = {"terms": {"game": "classic", "seats": 10}, "bots": ["random"] * 9, "start": True}
        made = await guest.post("/api/tables", json=new)
        path = f"/api/tables/{made.json()['id']}/socket"
        size = len((await guest.get(f"/api/tables/{made.json()['id']}")).content)
        sockets = [
            await websockets.connect(
                f"ws://127.0.0.1:{target.port}{path}",
                origin=websockets.Origin(target.address),
                additional_headers={"cookie": cookie_of(guest)},
                sock=deaf_socket(target, host),
                max_queue=1,
                compression=None,
            )
            for _ in range(20)
        ]

        async def ask() -> None:
            nonlocal most, asked
            until = time.monotonic() + ASKED_FOR
            while time.monotonic() < until:
                for each in sockets:
                    with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
                        async with asyncio.timeout(0.2):
                            await each.send('{"type":"resync","seen":0}')
                            asked += size
                most = max(most, target.memory)
                await asyncio.sleep(0.05)

        waited = await target.longest_wait(ask())
        let_go = sum([await was_let_go(each) for each in sockets])
    return Found(
        waited < SLOWEST and most - before < 20 and let_go > 0 and asked > 40 * MIB,
        f"asked for {asked / MIB:.0f} MiB: {before:.0f} → {most:.0f} MiB, {let_go} let go; "
        f"others waited {waited * 1000:.0f} ms at most",
    )


async def was_let_go(connection: websockets.ClientConnection) -> bool:
    """Read at last all that waits: whether it ends, because the server has hung up."""
    try:
        while True:
            async with asyncio.timeout(2):
                await connection.recv()
    except TimeoutError:
        return False
    except websockets.ConnectionClosed:
        return True
    finally:
        connection.transport.abort()


async def unread_replays(target: Target) -> Found:
    """Five replays of 28 MiB each for one address, which reads nothing of them."""
    host, before = target.new_host(), target.memory
    async with target.client() as reader:
        plain = {"accept-encoding": "identity"}
        read = await reader.post("/api/replays", content=LONG, headers=plain)
        size = len(read.content)
    head = (
        f"POST /api/replays HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        f"content-length: {len(LONG)}\r\n\r\n"
    ).encode()
    began, most = time.monotonic(), 0.0
    waiting = [asyncio.create_task(unread(target, host, head + LONG)) for _ in range(5)]
    while not all(task.done() for task in waiting):
        most = max(most, target.memory)
        await asyncio.sleep(0.1)
    took = time.monotonic() - began
    answers = [task.result() for task in waiting]
    refused = sum(status == 429 for status, _ in answers)
    dropped = sum(status == 200 and got < size for status, got in answers)
    # How many are refused depends on how fast they are made: the budget has room for two.
    fine = dropped > 0 and refused + dropped == 5 and took < 3 * (ANSWER_SECONDS + SPARE)
    return Found(
        fine and read.status_code == 200 and most - before < 200,
        f"{size / 1024 / 1024:.0f} MiB each: {refused} refused, {dropped} dropped after "
        f"{took:.0f} s; {before:.0f} → {most:.0f} MiB",
    )


def has_ended(connection: socket.socket) -> bool:
    """Whether the server has hung up, without reading anything."""
    poll = select.poll()
    poll.register(connection, select.POLLRDHUP)
    return bool(poll.poll(0))


async def unread(target: Target, host: str, request: bytes) -> tuple[int, int]:
    """The status of an answer, and how much of it came before the server hung up on somebody who
    reads its first line only."""
    made = deaf_socket(target, host)
    reader, writer = await asyncio.open_connection(sock=made, limit=1_024)
    writer.write(request)
    first = await reader.readline()
    status = int(first.split()[1])
    received = len(first)
    if status == 200:
        until = time.monotonic() + ANSWER_SECONDS + SPARE
        while not has_ended(made) and time.monotonic() < until:
            await asyncio.sleep(0.2)
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(65_536):
                received += len(piece)
    writer.close()
    return status, received
