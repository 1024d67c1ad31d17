"""A bot account on a server: `SIXTHCOW_TOKEN=cow_… python3 online_bot.py ADDRESS TABLE…`.

It takes a free seat at every table named, and plays the cheapest choice whenever it is asked,
until those matches are over. Only the standard library is needed.
"""

import json
import os
import sys
import time
import uuid
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

PATIENCE = 60  # seconds: the stream says something at least every 15


def request(address, path, body=None):
    """Ask the server; the answer can be read like a file."""
    headers = {"Authorization": f"Bearer {os.environ['SIXTHCOW_TOKEN']}"}
    if body is not None:
        headers["Content-Type"] = "application/json"
        body = json.dumps(body).encode()
    return urlopen(Request(address + path, body, headers), timeout=PATIENCE)


def command(address, table, **command):
    """Do something at a table; a lost answer is no reason to worry: the same id acts once."""
    command["id"] = uuid.uuid4().hex
    for _ in range(5):
        try:
            request(address, f"/api/tables/{table}/commands", command).close()
            return
        except HTTPError as refused:
            print(json.load(refused)["text"], file=sys.stderr)
            return
        except OSError:
            time.sleep(1)


def cost(choice):
    """The points of the rows that a choice would take now; choosing a row costs some."""
    return sum(effect["worth"] if effect["target"] else 4 for effect in choice["effects"])


def follow(address, tables):
    """Read the stream and answer, until all tables are over or the stream ends."""
    with request(address, "/api/bot/stream") as stream:
        for line in stream:
            if not line.strip():
                continue  # a sign of life
            message = json.loads(line)
            if message["type"] == "decide":
                best = min(message["view"]["choices"], key=cost)
                command(
                    address, message["table"],
                    type="act", action=best["action"], decision=message["decision"],
                )  # fmt: skip
            elif message["type"] == "message":
                state = message["message"].get("table")
                if state and state["status"] in ("over", "closed"):
                    tables.discard(message["table"])
            if not tables:
                return


def main():
    address, tables = sys.argv[1].rstrip("/"), set(sys.argv[2:])
    for table in tables:
        command(address, table, type="sit")
    while tables:
        try:
            follow(address, tables)
        except HTTPError as refused:
            sys.exit(json.load(refused)["text"])
        except (URLError, OSError):
            pass
        time.sleep(1 if tables else 0)  # the server is being restarted: come back


if __name__ == "__main__":
    main()
