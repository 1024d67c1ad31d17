"""Configuration: file, environment and flags, later ones winning; mistakes named where they are."""

import tomllib
from pathlib import Path

import pytest

from sixthcow.cli.serve import FLAGS
from sixthcow.engine import Refused
from sixthcow.server.config import FIELDS, Config, data_folder, load, to_toml


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def refused(
    file: str | None = None,
    environment: dict[str, str] | None = None,
    flags: dict[str, str | None] | None = None,
) -> Refused:
    path = None
    if file is not None:
        path = Path("my.toml")
        path.write_text(file, "utf-8")
    with pytest.raises(Refused) as caught:
        load(path, environment or {}, flags or {})
    return caught.value


def test_without_anything_there_are_defaults() -> None:
    config, given = load(None, {}, {})
    assert config == Config()
    assert not given
    assert (config.host, config.port) == ("127.0.0.1", 8006)


def test_later_ones_win() -> None:
    Path("sixthcow.toml").write_text("port = 1\nhost = '::1'\nlog_level = 'debug'\n", "utf-8")
    environment = {"SIXTHCOW_PORT": "2", "SIXTHCOW_LOG_LEVEL": "error", "PORT": "9"}
    config, given = load(None, environment, {"port": "3", "host": None})
    assert (config.port, config.host, config.log_level) == (3, "::1", "error")
    assert given == {"port", "host", "log_level"}


def test_a_named_file_is_read_instead_of_the_usual_one() -> None:
    Path("sixthcow.toml").write_text("port = 1\n", "utf-8")
    Path("other.toml").write_text("metrics = false\n", "utf-8")
    config, _ = load(Path("other.toml"), {}, {})
    assert (config.port, config.metrics) == (8006, False)


def test_the_environment_writes_lists_with_commas_and_limits_as_in_the_file() -> None:
    environment = {
        "SIXTHCOW_ORIGINS": "https://a.example, http://b.example:8080",
        "SIXTHCOW_METRICS": "false",
        "SIXTHCOW_LIMITS": "{ sockets_per_address = 5, requests = [0.5, 3] }",
    }
    config, _ = load(None, environment, {})
    assert config.origins == ("https://a.example", "http://b.example:8080")
    assert config.metrics is False
    assert config.limits == {"sockets_per_address": 5, "requests": (0.5, 3)}


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("port", "eighty", "0–65535"),
        ("port", "65536", "0–65535"),
        ("port", "-1", "0–65535"),
        ("host", "", '"127.0.0.1", "0.0.0.0"'),
        ("public_url", "cows.example", '"https://cows.example"'),
        ("public_url", "https://cows.example/path", '"https://cows.example"'),
        ("origins", "https://a.example,b", '["https://cows.example", …]'),
        ("store", "mysql://db", '"postgresql://cow:secret@db.example/sixthcow"'),
        ("bus", "redis://bus", '"nats://bus.example:4222"'),
        ("bot_processes", "0", "1–64"),
        ("metrics", "perhaps", "true, false"),
        ("log_level", "loud", "debug, error, info, warning"),
        ("log_format", "xml", "json, text"),
        ("limits", "7", '{ "sockets_per_address" = 500, "requests" = [80, 800] }'),
        ("limits", "{", '{ "sockets_per_address" = 500, "requests" = [80, 800] }'),
    ],
)
def test_a_wrong_value_is_named_with_its_source(name: str, value: str, allowed: str) -> None:
    for error, source in (
        (refused(environment={f"SIXTHCOW_{name.upper()}": value}), f"SIXTHCOW_{name.upper()}"),
        (refused(flags={name: value}), f"--{name.replace('_', '-')}"),
    ):
        assert error.reason == "config-value"
        assert error.facts == {
            "source": source,
            "field": name,
            "value": value,
            "allowed": allowed,
        }


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("port = '8006'", "config-value", "0–65535"),
        ("metrics = 1", "config-value", "true, false"),
        ("origins = 'https://a.example'", "config-value", "["),
        ("prot = 1", "config-unknown", "host, port"),
        ("[server]\nport = 1", "config-unknown", "host, port"),
        ("port = x\n", "config-file", "line 1"),
    ],
)
def test_a_wrong_file_is_refused(text: str, reason: str, detail: str) -> None:
    error = refused(file=text)
    assert error.reason == reason
    assert "my.toml" in str(error.facts)
    assert detail in str(error.facts)


def test_a_file_that_is_not_there_or_no_text_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        load(Path("none.toml"), {}, {})
    assert caught.value.reason == "unreadable"
    Path("binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused) as caught:
        load(Path("binary.toml"), {}, {})
    assert caught.value.reason == "config-file"


def test_what_is_printed_can_be_read_again() -> None:
    environment = {
        "SIXTHCOW_ORIGINS": "https://a.example",
        "SIXTHCOW_LIMITS": "{ guests = [1.5, 3], sockets_per_person = 4 }",
        "SIXTHCOW_DATABASE": 'odd "name".db',
    }
    config, _ = load(None, environment, {})
    Path("sixthcow.toml").write_text(to_toml(config), "utf-8")
    assert load(None, {}, {}).config == config
    assert list(tomllib.loads(to_toml(Config()))) == list(FIELDS)


def test_the_database_is_in_the_data_folder_unless_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Config().path == Path("/data/sixthcow/sixthcow.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/bo")
    assert data_folder() == Path("/home/bo/.local/share/sixthcow")
    assert Config(database="~/a.db").path == Path("/home/bo/a.db")


def test_every_setting_but_three_is_a_flag() -> None:
    assert {*FLAGS, "database", "store", "limits"} == set(FIELDS)
