"""Sockets: playing over them, coming back, and everything that must not get through."""

import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sixthcow.server.http.limits import Limits, Rate
from tests.server.http.house import GENEROUS, House, Line, a_house
from tests.server.http.test_tables import command, open_table


@pytest.fixture
def table(house: House) -> Iterator[tuple[httpx.Client, str]]:
    """A host, and the id of their open table for two."""
    host = house.guest("Ada")
    yield host, open_table(host, terms={"game": "toy", "seats": 2})


def decide(line: Line, seat: int, state: dict[str, Any]) -> None:
    """Answer whatever is asked of a seat."""
    if seat in state["view"]["waiting"]:
        action = state["view"]["choices"][0]["action"]
        line.say("act", action=action, decision=state["decision"])


def follow(state: dict[str, Any], message: dict[str, Any]) -> None:
    """Fold a message into what a page would know (the toy's views are small: whole keys do)."""
    for key in ("table", "decision", "view"):
        if key in message:
            state[key] = message[key]
    for key, value in message.get("changes", {}).items():
        if key == "zones":
            new = {str(zone["zone"]): zone for zone in value}
            zones = state["view"]["zones"]
            state["view"]["zones"] = [new.get(str(zone["zone"]), zone) for zone in zones]
        elif key != "players":
            state["view"][key] = value


def play(line: Line, seat: int) -> list[dict[str, Any]]:
    """Play a match of the toy to its end over a socket; everything heard."""
    state: dict[str, Any] = {}
    heard = []
    while state.get("table", {}).get("status") != "over":
        message = line.hear()
        heard.append(message)
        asked = state.get("decision")
        follow(state, message)
        if state.get("view") and (state["decision"] != asked or message["type"] == "table"):
            decide(line, seat, state)
    return heard


def test_a_match_against_a_bot_is_played_over_a_socket(house: House) -> None:
    ada = house.guest("Ada")
    new = {"terms": {"game": "toy", "seats": 2}, "bots": ["random"], "start": True}
    line = house.socket(ada, f"/api/tables/{open_table(ada, **new)}/socket")
    heard = play(line, 0)
    assert heard[0]["type"] == "table"
    assert {"command0001", "command0002"} <= {message.get("answer") for message in heard}
    assert heard[-1]["table"]["seed"]


def test_the_lobby_is_told_live(house: House) -> None:
    ada = house.guest("Ada")
    lobby = house.socket(house.browser(), "/api/lobby/socket")
    assert lobby.hear()["type"] == "lobby"
    table = open_table(ada, terms={"game": "toy", "seats": 2, "visibility": "public"})
    while True:
        news = lobby.wait_for(type="lobby-news")
        if table in [line["id"] for line in news["tables"]]:
            break
    lobby.say("sit")
    assert lobby.wait_for(type="refused")["reason"] == "no-table-here"
    lobby.send({"type": "resync"})
    assert lobby.wait_for(type="lobby")["tables"]
    command(ada, table, "close")
    while table not in lobby.wait_for(type="lobby-news")["gone"]:
        pass


def test_whoever_comes_back_gets_the_gap_or_everything(
    house: House, table: tuple[httpx.Client, str]
) -> None:
    ada, name = table
    line = house.socket(ada, f"/api/tables/{name}/socket")
    seen = line.hear()["v"]
    line.close()
    command(ada, name, "say", phrase="moo")
    line = house.socket(ada, f"/api/tables/{name}/socket?seen={seen}")
    gap = line.hear()
    assert (gap["type"], gap["since"]) == ("news", seen)
    assert [said["phrase"] for said in gap["chat"]] == ["moo"]
    line.send({"type": "resync", "seen": 0})
    assert line.wait_for(type="table")["v"] == gap["v"]
    for wrong in ("-1", "x"):
        with pytest.raises(InvalidStatus):
            house.socket(ada, f"/api/tables/{name}/socket?seen={wrong}")
    ahead = house.socket(ada, f"/api/tables/{name}/socket?seen=99999999999999999999")
    assert ahead.hear()["type"] == "table"


def test_two_devices_of_one_person_hear_the_same_and_a_resent_command_acts_once(
    house: House, table: tuple[httpx.Client, str]
) -> None:
    ada, name = table
    one, other = (house.socket(ada, f"/api/tables/{name}/socket") for _ in range(2))
    version = one.hear()["v"]
    other.hear()
    add = {"type": "add-bot", "id": "only-one-bot", "level": "first"}
    one.send(add)
    one.send(add)
    assert other.wait_for(answer="only-one-bot")["v"] == version + 1
    assert one.wait_for(answer="only-one-bot")["v"] == version + 1
    assert one.wait_for(answer="only-one-bot")["v"] == version + 1


def test_a_refused_command_is_answered_in_words(
    house: House, table: tuple[httpx.Client, str]
) -> None:
    ada, name = table
    line = house.socket(ada, f"/api/tables/{name}/socket")
    sent = line.say("start")
    refused = line.wait_for(type="refused")
    assert (refused["answer"], refused["reason"]) == (sent, "seats-empty")
    assert refused["text"] == "en: seats empty"


def test_nobody_acts_for_another_seat(house: House, table: tuple[httpx.Client, str]) -> None:
    ada, name = table
    bo, eve = house.guest("Bo"), house.guest("Eve")
    command(bo, name, "sit")
    command(ada, name, "start")
    seen = ada.get(f"/api/tables/{name}").json()
    action = seen["view"]["choices"][0]["action"]
    watching = house.socket(eve, f"/api/tables/{name}/socket")
    assert watching.hear()["view"]["choices"] == []
    watching.say("act", action=action, decision=seen["decision"])
    assert watching.wait_for(type="refused")["reason"] == "not-seated"
    other = house.socket(bo, f"/api/tables/{name}/socket")
    other.hear()
    other.say("act", action=action, decision=seen["decision"])
    assert other.wait_for(type="refused")["reason"] == "not-in-hand"


def test_the_name_changes_while_the_socket_is_open(
    house: House, table: tuple[httpx.Client, str]
) -> None:
    bo, name = house.guest("Bo"), table[1]
    line = house.socket(bo, f"/api/tables/{name}/socket")
    line.hear()
    bo.patch("/api/me", json={"name": "Bobby", "language": "ru"})
    line.say("sit")
    assert line.wait_for(type="news")["table"]["seats"][1]["name"] == "Bobby"
    line.say("start")
    assert line.wait_for(type="refused")["text"].startswith("ru: ")


def test_heartbeats_are_answered(house: House, table: tuple[httpx.Client, str]) -> None:
    line = house.socket(table[0], f"/api/tables/{table[1]}/socket")
    line.send({"type": "ping"})
    assert line.wait_for(type="pong")["now"] > 0
    line.send({"type": "pong"})
    line.send({"type": "ping"})
    assert line.wait_for(type="pong")


def test_a_slow_reader_holds_nobody_and_starts_afresh(house: House) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    new = {"terms": {"game": "classic", "seats": 10}, "bots": ["first"] * 9, "start": True}
    path = f"/api/tables/{open_table(ada, **new)}/socket"
    small = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(house.listener.getsockname())
    slow, quick = house.socket(ada, path, sock=small), house.socket(bo, path)
    asked = 1500
    for _ in range(asked):  # far more than all buffers hold
        slow.send({"type": "resync"})
    quick.send({"type": "ping"})
    quick.wait_for(type="pong")
    heard = 0
    while slow.hear()["type"] != "pong":
        heard += 1
        slow.send({"type": "ping"})
    assert 0 < heard < asked


UNREADABLE = [
    ("not json", "bad-request"),
    ("{}", "bad-request"),
    ('{"type":"sit","id":"command0001","seat":"1"}', "bad-request"),
    ('{"type":"sit","id":"command0001","extra":1}', "bad-request"),
    ('{"type":"sit","id":"short"}', "bad-request"),
    ('{"type":"nothing","id":"command0001"}', "bad-request"),
    ("[" * 4000, "bad-request"),
    ('{"type":"sit","id":' + "[" * 2000 + "]" * 2000 + "}", "bad-request"),
    ('{"type":"say","id":"command0001","text":"\\ud800"}', "bad-request"),
    ('{"type":"ping","x":"' + "x" * 5000 + '"}', "body-too-large"),
    (b'{"type":"ping"}', "unsupported"),
    ("", "bad-request"),
]


@pytest.mark.parametrize(("frame", "reason"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_nonsense_is_refused_and_the_socket_lives_on(
    house: House, table: tuple[httpx.Client, str], frame: str | bytes, reason: str
) -> None:
    line = house.socket(table[0], f"/api/tables/{table[1]}/socket")
    line.hear()
    line.socket.send(frame)
    refused = line.wait_for(type="refused")
    assert (refused["reason"], refused["answer"]) == (reason, None)
    line.send({"type": "ping"})
    assert line.wait_for(type="pong")


def test_too_much_nonsense_closes_the_socket(house: House, table: tuple[httpx.Client, str]) -> None:
    line = house.socket(table[0], f"/api/tables/{table[1]}/socket")
    line.repeat("nonsense", 10)
    code, heard = line.ended()
    assert code == 1008
    assert heard[-1] == {"type": "bye", "reason": "unreadable"}


def test_a_huge_frame_closes_the_socket(house: House, table: tuple[httpx.Client, str]) -> None:
    line = house.socket(table[0], f"/api/tables/{table[1]}/socket")
    line.socket.send("x" * 100_000)
    assert line.ended()[0] == 1009


def test_a_flood_closes_the_socket(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(0.001, 5))
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest("Ada")
        table = open_table(ada, terms={"game": "toy", "seats": 2})
        line = house.socket(ada, f"/api/tables/{table}/socket")
        line.repeat('{"type": "ping"}', 20)
        code, heard = line.ended()
    assert code == 1008
    assert heard[-1] == {"type": "bye", "reason": "flood"}
    assert [message["type"] for message in heard].count("pong") == 5
    assert {message.get("reason") for message in heard if message["type"] == "refused"} == {
        "too-many-requests"
    }


@pytest.mark.parametrize("limits", [Limits(sockets_per_person=3), Limits(sockets_per_address=3)])
def test_nobody_has_sockets_without_end(tmp_path: Path, limits: Limits) -> None:
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest("Ada")
        table = open_table(ada, terms={"game": "toy", "seats": 2})
        lines = [house.socket(ada, f"/api/tables/{table}/socket") for _ in range(3)]
        assert all(line.hear()["type"] == "table" for line in lines)
        code, heard = house.socket(ada, f"/api/tables/{table}/socket").ended()
        assert code == 4429
        assert heard[0]["reason"] == "too-many-sockets"
        lines[0].close()
        for _ in range(50):
            line = house.socket(ada, f"/api/tables/{table}/socket")
            if line.hear()["type"] == "table":
                break
        else:
            pytest.fail("a closed socket still counts")


@pytest.mark.parametrize("path", ["/api/tables/nosuchtable1/socket", "/api/tables/%00/socket"])
def test_guessing_ids_finds_nothing(house: House, path: str) -> None:
    code, heard = house.socket(house.guest("Eve"), path).ended()
    assert code == 4404
    assert [message["type"] for message in heard] == ["refused", "bye"]
    assert heard[0]["reason"] == "table-not-found"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_another_sites_page_gets_no_socket(
    house: House, table: tuple[httpx.Client, str], origin: str
) -> None:
    for path in (f"/api/tables/{table[1]}/socket", "/api/lobby/socket"):
        with pytest.raises(InvalidStatus) as refused:
            house.socket(table[0], path, headers={"origin": origin})
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):  # a cookie, but no word of where it comes from
        house.socket(table[0], "/api/lobby/socket", headers={"origin": ""})
    assert house.socket(house.browser(), "/api/lobby/socket", headers={"origin": ""}).hear()


def test_a_new_guest_gets_the_cookie_with_the_handshake(
    house: House, table: tuple[httpx.Client, str]
) -> None:
    line = house.socket(house.browser(), f"/api/tables/{table[1]}/socket")
    assert line.hear()["seat"] is None
    response = line.socket.response
    assert response and "HttpOnly" in response.headers["set-cookie"]


def test_whoever_is_sent_away_is_told_and_stays_outside(
    house: House, table: tuple[httpx.Client, str]
) -> None:
    ada, name = table
    bo = house.guest("Bo")
    line = house.socket(bo, f"/api/tables/{name}/socket")
    you = line.hear()["you"]
    command(bo, name, "sit")
    assert command(ada, name, "kick", person=you).status_code == 200
    code, heard = line.ended()
    assert code == 1008
    assert heard[-1] == {"type": "bye", "reason": "kicked"}
    assert house.socket(bo, f"/api/tables/{name}/socket").ended()[0] == 4403


def test_logging_out_closes_the_devices_sockets(
    house: House, table: tuple[httpx.Client, str]
) -> None:
    ada, name = table
    line = house.socket(ada, f"/api/tables/{name}/socket")
    line.hear()
    ada.post("/api/logout")
    code, heard = line.ended()
    assert code == 1008
    assert heard[-1] == {"type": "bye", "reason": "logged-out"}


def test_everybody_is_told_when_the_server_stops(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=GENEROUS) as house:
        ada = house.guest("Ada")
        table = open_table(ada, terms={"game": "toy", "seats": 2})
        lines = [
            house.socket(ada, path) for path in (f"/api/tables/{table}/socket", "/api/lobby/socket")
        ]
        for line in lines:
            line.hear()
        house.handle_exit(signal.SIGTERM, None)
        for line in lines:
            code, heard = line.ended()
            assert code == 1012
            assert heard[-1] == {"type": "bye", "reason": "restart"}
