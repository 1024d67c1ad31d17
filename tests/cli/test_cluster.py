"""The commands that know of several servers: what they need, and what they leave to others."""

import sys
from pathlib import Path

import pytest

from sixthcow.cli import main

HOW = "this needs more packages: pip install 'sixthcow[cluster]'\n"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without the packages for several servers."""
    for name in ("asyncpg", "nats"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in list(sys.modules):
        if name.startswith(("sixthcow.server.store.postgres", "sixthcow.server.bus.nats", "nats.")):
            monkeypatch.delitem(sys.modules, name)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "command",
    [
        ["serve", "--port", "0", "--bus", "nats://127.0.0.1:1"],
        ["serve", "--port", "0", "--store", "postgresql://127.0.0.1:1/cow"],
        ["admin", "stats", "--store", "postgresql://127.0.0.1:1/cow"],
        ["worker", "--bus", "nats://127.0.0.1:1"],
    ],
    ids=["bus", "store", "admin", "worker"],
)
def test_what_is_missing_is_told_with_how_to_get_it(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--lang", "en"]) == 2
    assert capsys.readouterr().err == HOW


def test_a_postgres_is_backed_up_by_its_own_tools(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = ["--store", "postgresql://127.0.0.1:1/cow", "--lang", "en"]
    for command in ("backup", "restore"):
        assert main([command, str(tmp_path / "copy.db"), *store]) == 2
        assert "pg_dump" in capsys.readouterr().err
