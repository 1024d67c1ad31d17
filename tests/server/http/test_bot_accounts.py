"""Bot accounts: their tokens, their stream, and what they may not do."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sixthcow.server.http.limits import Limits, Rate
from tests.server.http.house import GENEROUS, House, a_house
from tests.server.http.test_tables import command, open_table


def new_bot(house: House, owner: httpx.Client, name: str = "Robo") -> tuple[httpx.Client, str]:
    """A bot account of somebody: a program with its token, and its id."""
    made = owner.post("/api/bots", json={"name": name})
    assert made.status_code == 201
    program = house.browser(authorization=f"Bearer {made.json()['token']}")
    del program.headers["origin"]
    return program, made.json()["id"]


def lines(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    """The lines of a stream, without the empty ones."""
    for line in answer.iter_lines():
        if line:
            yield msgspec.json.decode(line)


def test_a_bot_plays_a_match_by_its_stream_alone(house: House) -> None:
    ada = house.guest("Ada")
    program, bot = new_bot(house, ada)
    table = open_table(ada, terms={"game": "toy", "seats": 2}, bots=["random"], sit=False)
    kinds = []
    with program.stream("GET", "/api/bot/stream", timeout=20) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        assert command(program, table, "sit").json()["seat"] == 1
        command(ada, table, "start")
        for line in lines(stream):
            kinds.append(line["type"])
            assert line["table"] == table
            if line["type"] == "decide":
                action = line["view"]["choices"][0]["action"]
                number, decision = len(kinds), line["decision"]
                acted = command(
                    program, table, "act", id=f"decide-{number}", action=action, decision=decision
                )
                assert acted.status_code == 200, acted.text
            elif line["message"].get("table", {}).get("status") == "over":
                break
    assert kinds.count("decide") >= 2
    assert house.browser().get(f"/api/people/{bot}").json()["bot"] is True
    assert [game["table"] for game in program.get("/api/me/history").json()["games"]] == [table]


def test_a_token_is_told_once_and_opens_nothing_when_the_bot_is_removed(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    program, bot = new_bot(house, ada)
    token = program.headers["authorization"].split()[1]
    assert ada.get("/api/bots").json()[0]["id"] == bot
    assert token not in ada.get("/api/bots").text + ada.get("/api/me/export").text
    assert eve.get("/api/bots").json() == []
    assert eve.delete(f"/api/bots/{bot}").status_code == 404
    assert program.get("/api/me").json()["id"] == bot
    with program.stream("GET", "/api/bot/stream", timeout=20) as stream:
        assert ada.delete(f"/api/bots/{bot}").status_code == 204
        assert list(lines(stream)) == [{"type": "bye", "reason": "logged-out"}]
    assert program.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "authorization", ["Bearer", "Bearer x", "Basic YTpi", "Bearer cow_" + "x" * 43, ""]
)
def test_a_wrong_token_is_refused_even_with_a_good_cookie(house: House, authorization: str) -> None:
    ada = house.guest("Ada")
    answer = ada.get("/api/me", headers={"authorization": authorization})
    assert answer.status_code == 401
    assert "Bearer" in answer.headers["www-authenticate"]
    for path in ("/api/tables/nosuchtable1/socket", "/api/lobby/socket"):
        line = house.socket(ada, path, headers={"authorization": authorization or " "})
        assert line.ended()[0] == 4401


def test_a_persons_secret_is_no_token_and_a_token_no_cookie(house: House) -> None:
    ada = house.guest("Ada")
    program, bot = new_bot(house, ada)
    secret, token = ada.cookies["sixthcow"], program.headers["authorization"].split()[1]
    stranger = house.browser(authorization=f"Bearer {secret}")
    assert stranger.get("/api/me").status_code == 401
    other = house.browser(cookie=f"sixthcow={token}")
    assert other.get("/api/me").json()["id"] != bot


def test_bots_have_no_accounts_and_no_bots_and_people_no_stream(house: House) -> None:
    ada = house.guest("Ada")
    program, _ = new_bot(house, ada)
    account = {"account": "robot", "password": "long enough"}
    for method, path, body in [
        ("POST", "/api/me/account", account),
        ("POST", "/api/login", account),
        ("POST", "/api/bots", {"name": "Son"}),
        ("POST", "/api/logout", None),
        ("DELETE", "/api/me", None),
    ]:
        answer = program.request(method, path, json=body)
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-for-bots")
    assert ada.get("/api/bot/stream").json()["reason"] == "bots-only"


def test_bots_have_limits_too(tmp_path: Path) -> None:
    limits = Limits(bots_per_person=1, streams_per_bot=1, bot_requests=Rate(0.001, 5))
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest("Ada")
        program, _ = new_bot(house, ada)
        more = ada.post("/api/bots", json={"name": "Second"})
        assert (more.status_code, more.json()["reason"]) == (409, "too-many-bots")
        table = open_table(ada, terms={"game": "toy", "seats": 2})
        command(program, table, "sit")
        with program.stream("GET", "/api/bot/stream", timeout=20) as stream:
            told = lines(stream)
            assert next(told)["table"] == table
            second = program.get("/api/bot/stream")
            assert (second.status_code, second.json()["reason"]) == (429, "too-many-streams")
        statuses = [program.get("/api/me").status_code for _ in range(5)]
        assert statuses[-1] == 429


def test_a_stream_is_told_when_the_server_stops(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=GENEROUS) as house:
        program, _ = new_bot(house, house.guest("Ada"))
        with program.stream("GET", "/api/bot/stream", timeout=20) as stream:
            house.handle_exit(signal.SIGTERM, None)
            assert list(lines(stream)) == [{"type": "bye", "reason": "restart"}]
