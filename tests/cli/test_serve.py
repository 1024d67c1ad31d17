"""`sixthcow serve`: opens quickly, prints where, notifies everybody on stopping, stores
everything."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from sixthcow.cli import main
from sixthcow.cli.bootstrap import greeting, local_address, network_address, speak
from sixthcow.engine import BadOption, Refused
from sixthcow.locale import LANGUAGES, Words
from sixthcow.server.config import Config
from sixthcow.server.refusals import Declined
from tests.cli.serving import serving


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "cows.db"


def open_table(client: httpx.Client) -> str:
    made = client.post("/api/tables", json={"terms": {"game": "classic"}})
    assert made.status_code == 201, made.text
    table: str = made.json()["id"]
    return table


def test_it_serves_and_stops_without_ado(database: Path) -> None:
    with serving(database) as server:
        with httpx.Client(base_url=server.address) as client:
            page = client.get("/")
            assert page.status_code == 200
            assert "Sixth Cow" in page.text
            assert len(page.headers["x-request-id"]) == 12
            assert client.get("/api/catalogue").json()["levels"][0] == "random"
            assert client.get("/readyz").json() == {"ready": True}
        status, out, err = server.stop()
        assert (status, err) == (0, "")
        assert "Ctrl-C stops it." in server.greeting
        assert out == "Stopped; everything is saved.\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_and_the_table_is_there_again(database: Path, number: int) -> None:
    with serving(database) as server, httpx.Client(base_url=server.address) as client:
        table = open_table(client)
        cookie = f"sixthcow={client.cookies['sixthcow']}"
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
        origin = Origin(server.address)
        with connect(address, additional_headers={"Cookie": cookie}, origin=origin) as sock:
            assert json.loads(sock.recv())["type"] == "table"
            status, _, err = server.stop(number)
            assert (status, err) == (0, "")
            said = []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    said.append(json.loads(sock.recv()))
            assert said[-1] == {"type": "bye", "reason": "restart"}
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
    with serving(database) as server, httpx.Client(base_url=server.address) as client:
        client.headers["cookie"] = cookie
        assert client.get(f"/api/tables/{table}").json()["table"]["id"] == table


def test_a_taken_port_is_refused_if_it_was_asked_for(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = ["serve", "--port", port, "--database", str(database), "--lang", "en"]
        assert main(command) == 2
        assert f"port {port}" in capsys.readouterr().err


def test_without_a_wish_the_next_free_port_is_taken(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", "--port", "0"), serving(tmp_path / "b.db", "--port", "0"):
        pass
    program = (
        "from sixthcow.cli.bootstrap import listen; from sixthcow.server.config import Config\n"
        "first = listen(Config(port=0), exactly=True); port = first.getsockname()[1]\n"
        "second = listen(Config(port=port), exactly=False)\n"
        "assert port < second.getsockname()[1] < port + 20\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def refused(*arguments: str, **environment: str) -> str:
    """What a server says that does not even start."""
    done = subprocess.run(
        [sys.executable, "-m", "sixthcow.cli", "serve", "--lang", "en", "--port", "0", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_database_is_served_once(database: Path) -> None:
    with serving(database):
        assert "in use by a running server" in refused("--database", str(database))


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    # However long the path is: what is told of a message is short.
    assert "there is no folder" in refused("--database", str(tmp_path / ("none" * 30) / "a.db"))
    (tmp_path / "text.db").write_text("This is no database, only a text. " * 100, "utf-8")
    assert "text.db" in refused("--database", str(tmp_path / "text.db"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_settings_are_refused_in_words(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my.toml").write_text("colour = 'red'\n", "utf-8")
    assert main(["serve", "--lang", language, "--config", str(tmp_path / "my.toml")]) == 2
    told = capsys.readouterr().err
    assert "colour" in told
    assert "trusted_proxies" in told
    assert main(["serve", "--lang", language, "--port", "many"]) == 2
    assert "--port" in capsys.readouterr().err


def test_an_unknown_limit_is_refused(database: Path) -> None:
    told = refused("--database", str(database), SIXTHCOW_LIMITS="{ jokes = 3 }")
    assert told.startswith('limits: there is no setting "jokes"; allowed: b')
    told = refused("--database", str(database), SIXTHCOW_LIMITS="{ requests = 3 }")
    assert told == 'limits: setting "requests" cannot be "3"; allowed: [80, 800]\n'


def test_the_settings_are_printed_as_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--print-config", "--port", "99"]) == 0
    assert "\nport = 99\n" in capsys.readouterr().out


def test_logs_are_json_lines_without_secrets(database: Path) -> None:
    """Whatever is done, right or wrong, at the level that says most."""
    flags = ("--log-format", "json", "--access-log", "true", "--log-level", "debug")
    with serving(database, *flags) as server:
        origin = {"origin": server.address}
        with httpx.Client(base_url=server.address, headers=origin) as client:
            table = open_table(client)
            client.get(f"/api/tables/{table}?seen=3")
            secrets = [table, client.cookies["sixthcow"], "right horse", "wrong horse", "Psst!"]
            commands = f"/api/tables/{table}/commands"
            for said in ({"type": "say", "id": "saysaysay", "text": "Psst!"}, {"text": "Psst!"}):
                client.post(commands, json=said)
            right = {"account": "ada", "password": "right horse"}
            assert client.post("/api/me/account", json=right).status_code == 201
            secrets.append(client.cookies["sixthcow"])
            for given in ({**right, "password": "wrong horse"}, right, {"password": "right horse"}):
                client.post("/api/login", json=given)
            secrets.append(client.cookies["sixthcow"])
            token = client.post("/api/bots", json={"name": "Robot"}).json()["token"]
            secrets += [token, f"{token[:-1]}!"]
            for bearer in secrets[-2:]:
                client.get("/api/me", headers={"authorization": f"Bearer {bearer}"})
            address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket?seen=7"
            cookie = {"cookie": f"sixthcow={client.cookies['sixthcow']}"}
            with connect(
                address, additional_headers=cookie, origin=Origin(server.address)
            ) as socket:
                socket.send("Psst!")
                assert json.loads(socket.recv())["type"] == "table"
            client.post("/api/replays", content=b"Psst!", headers={"content-encoding": "gzip"})
        _, _, err = server.stop()
    lines = [json.loads(line) for line in err.splitlines()]
    assert {"at", "level", "logger", "message", "request"} <= set(lines[0])
    assert any("/api/tables/{table} 200" in line["message"] for line in lines), lines
    assert len(set(secrets)) == len(secrets) > 8
    for secret in secrets:
        assert secret not in err


def test_the_host_is_told_where_it_is_open() -> None:
    words = Words("en")
    lines = list(greeting(Config(host="0.0.0.0", port=8006), 8007, words))
    assert lines[0] == "Sixth Cow is running at http://localhost:8007"
    assert any("Port 8006 is taken" in line for line in lines)
    if address := network_address():
        assert f"http://{address}:8007" in lines[1]
    assert local_address(Config(host="::1"), 1) == "http://[::1]:1"
    assert local_address(Config(public_url="https://cows.example"), 1) == "https://cows.example"


def test_refusals_are_spoken_in_the_language_of_the_person() -> None:
    assert speak(Declined("seat-taken"), "de") == "dieser Platz ist besetzt"
    assert speak(Declined("seat-taken"), "xx") == "this seat is taken"
    assert speak(BadOption("seats", "DEAL-1", seats=1, low=2, high=10), "en").endswith("(DEAL-1)")
    assert speak(Refused("no-words-for-this", fact=3), "en") == "no words for this: fact=3"


@pytest.mark.parametrize("command", ["schema", "replay", "verify", "backup"])
def test_commands_that_do_not_serve_do_not_load_the_server(command: str, tmp_path: Path) -> None:
    arguments = [command] if command == "schema" else [command, str(tmp_path / "none")]
    program = (
        "import sys; from sixthcow.cli import main; main(sys.argv[1:])\n"
        "heavy = {'litestar', 'uvicorn', 'uvloop', 'numba', 'numpy', 'textual'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    subprocess.run(
        [sys.executable, "-c", program, *arguments],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
