"""`sixthcow admin`, `backup` and `restore`: beside a running server, which takes notice."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixthcow.cli import main
from sixthcow.locale import LANGUAGES
from tests.cli.serving import NO_LIMITS, Serving, serving


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a server keeps what several tests bring it."""
    return tmp_path_factory.mktemp("admin") / "cows.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Serving]:
    with serving(database, SIXTHCOW_LIMITS=NO_LIMITS) as running:
        yield running


@pytest.fixture
def client(server: Serving) -> Iterator[httpx.Client]:
    with arrived(server) as guest:
        yield guest


@contextmanager
def arrived(server: Serving) -> Iterator[httpx.Client]:
    """Somebody new, who is called Ada."""
    with httpx.Client(base_url=server.address, headers={"origin": server.address}) as guest:
        guest.patch("/api/me", json={"name": "Ada"})
        yield guest


def told(
    capsys: pytest.CaptureFixture[str], database: Path, *arguments: str, status: int = 0
) -> str:
    capsys.readouterr()
    assert main([*arguments, "--database", str(database), "--lang", "en"]) == status
    said = capsys.readouterr()
    return said.err if status else said.out


def me(client: httpx.Client) -> str:
    found: str = client.get("/api/me").json()["id"]
    return found


def open_table(client: httpx.Client, **new: Any) -> str:
    made: str = client.post("/api/tables", json={"terms": {"game": "classic"}, **new}).json()["id"]
    return made


def test_tables_are_listed_and_shown(
    client: httpx.Client, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = open_table(client)
    second = open_table(client, bots=["random"] * 3, start=True)
    listed = told(capsys, database, "admin", "tables", "list")
    assert first in listed
    assert re.search(rf"{second} .*classic .*playing .*Ada, ", listed)
    assert second not in told(capsys, database, "admin", "tables", "list", "--status", "open")
    assert "None." in told(capsys, database, "admin", "tables", "list", "--game", "himmel")
    head = json.loads(told(capsys, database, "admin", "tables", "show", second))
    assert (head["id"], head["status"]) == (second, "playing")


def test_a_running_table_is_closed_and_the_server_knows(
    client: httpx.Client, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = open_table(client)
    assert (
        told(capsys, database, "admin", "tables", "close", table) == f"Table {table} is closed.\n"
    )
    added = client.post(
        f"/api/tables/{table}/commands",
        json={"type": "add-bot", "level": "random", "id": "abcdefgh12"},
    )
    assert added.status_code == 409
    assert added.json()["reason"] == "table-closed"
    assert client.get(f"/api/tables/{table}").json()["table"]["status"] == "closed"
    assert "is closed" in told(capsys, database, "admin", "tables", "close", table)


def test_people_are_listed_shown_banned_and_forgotten(
    client: httpx.Client, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = me(client)
    assert re.search(rf"{ada} +Ada ", told(capsys, database, "admin", "people", "list"))
    assert "None." in told(capsys, database, "admin", "people", "list", "Zoe")
    assert ada in told(capsys, database, "admin", "people", "list", "Ad")
    assert json.loads(told(capsys, database, "admin", "people", "show", ada))["name"] == "Ada"

    assert "Ada can't play here" in told(capsys, database, "admin", "people", "ban", ada)
    refused = client.post("/api/tables", json={})
    assert (refused.status_code, refused.json()["reason"]) == (403, "banned")
    assert "Ada can play here again" in told(capsys, database, "admin", "people", "unban", ada)
    assert client.post("/api/tables", json={}).status_code == 201

    assert "Ada" in told(capsys, database, "admin", "people", "forget", ada)
    assert "no person" in told(capsys, database, "admin", "people", "show", ada, status=2)
    assert me(client) != ada


def test_counts_and_cleaning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "cows.db"
    with serving(database) as server, arrived(server) as client:
        open_table(client)
        counts = json.loads(told(capsys, database, "admin", "stats"))
        assert counts["guests"] == 1
        assert counts["tables_open"] == 1
        assert counts["banned"] == 0
        removed = json.loads(told(capsys, database, "admin", "clean-up"))
        assert set(removed.values()) == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_said(
    language: str, server: Serving, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    end = ["--database", str(database), "--lang", language]
    for command, name in ((["tables", "close"], "abcdefghijkl"), (["people", "ban"], "zzz")):
        assert main(["admin", *command, name, *end]) == 2
        assert name in capsys.readouterr().err
    missing = ["--database", str(database.with_name("none.db")), "--lang", language]
    assert main(["admin", "stats", *missing]) == 2
    assert "none.db" in capsys.readouterr().err


def test_a_backup_of_a_running_server_can_be_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "cows.db", tmp_path / "copy.db"
    with serving(database) as server, arrived(server) as client:
        table = open_table(client)
        assert "The backup is in" in told(capsys, database, "backup", str(copy))
        assert "is there already" in told(capsys, database, "backup", str(copy), status=2)
        later = open_table(client)
        assert "in use" in told(capsys, database, "restore", str(copy), status=2)
        assert server.stop()[0] == 0
    said = told(capsys, database, "restore", str(copy))
    assert "was kept as" in said
    with closing(sqlite3.connect(database)) as connection:
        assert [(table,)] == connection.execute("SELECT id FROM tables").fetchall()
    aside = re.search(r"was kept as (\S+)\.\n$", said)
    assert aside
    with closing(sqlite3.connect(aside[1])) as connection:
        assert (later,) in connection.execute("SELECT id FROM tables").fetchall()


def test_a_backup_that_is_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "cows.db"
    (tmp_path / "text.db").write_text("no database", "utf-8")
    assert "text.db" in told(capsys, database, "restore", str(tmp_path / "text.db"), status=2)
    assert "none.db" in told(capsys, database, "restore", str(tmp_path / "none.db"), status=2)
    assert "no file" in told(capsys, database, "backup", str(tmp_path / "copy.db"), status=2)
