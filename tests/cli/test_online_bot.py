"""The example of a bot account plays a whole match at a real server."""

import os
import subprocess
import sys
from pathlib import Path

import httpx

from sixthcow.engine import Record
from sixthcow.games import GAMES
from tests.cli.serving import serving
from tests.waiting import until

EXAMPLE = Path(__file__).parents[2] / "examples" / "online_bot.py"


def begin(client: httpx.Client, table: str) -> None:
    """Start as soon as the bot has sat down."""
    start = {"type": "start", "id": "startstart"}
    until(lambda: client.post(f"/api/tables/{table}/commands", json=start).status_code == 200)


def test_the_example_plays_to_the_end(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "cows.db") as server,
        httpx.Client(base_url=server.address, headers={"origin": server.address}) as client,
    ):
        token = client.post("/api/bots", json={"name": "Bella 2000"}).json()["token"]
        terms = {"game": "classic", "seats": 3, "options": {"rounds": 1}}
        new = {"terms": terms, "bots": ["random", "cautious"], "sit": False}
        table = client.post("/api/tables", json=new).json()["id"]
        with subprocess.Popen(
            [sys.executable, str(EXAMPLE), server.address, table],
            env=os.environ | {"SIXTHCOW_TOKEN": token},
            stderr=subprocess.PIPE,
            text=True,
        ) as bot:
            try:
                begin(client, table)
                _, told = bot.communicate(timeout=60)
            finally:
                bot.kill()
            assert (bot.returncode, told) == (0, "")
        record = client.get(f"/api/games/{table}/record").json()
        assert record["seats"][2] == "Bella 2000"
        *_, last = Record.from_document(record).steps(GAMES)
        assert last.state.outcome


def test_a_wrong_token_is_told(tmp_path: Path) -> None:
    with serving(tmp_path / "cows.db") as server:
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), server.address, "abcdefghijkl"],
            env=os.environ | {"SIXTHCOW_TOKEN": "cow_wrong"},
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    assert done.returncode == 1
    assert "send your token" in done.stderr
