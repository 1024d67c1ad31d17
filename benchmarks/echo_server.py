"""`python -m benchmarks.echo_server PORT`: the least a table server could do, for comparison.

The same framework and server as ours; whatever a socket says is sent to all four of its room.
"""

import argparse
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket

rooms: defaultdict[str, list[WebSocket[Any, Any, Any]]] = defaultdict(list)


@get("/")
async def front_page() -> str:
    """Shows that the server is up."""
    return "echo"


@websocket("/rooms/{room:str}")
async def join(socket: WebSocket[Any, Any, Any], room: str) -> None:
    """Send everybody in the room what somebody says."""
    await socket.accept()
    members = rooms[room]
    members.append(socket)
    while (event := await socket.receive())["type"] == "websocket.receive":
        text = event["text"] or ""
        for member in members:
            await member.send_data(text, mode="text", encoding="utf-8")
    members.remove(socket)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.echo_server", description=__doc__)
    parser.add_argument("port", type=int)
    uvicorn.run(
        Litestar([front_page, join], openapi_config=None, logging_config=None),
        port=parser.parse_args().port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_level="error",
    )
