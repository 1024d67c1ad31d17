"""What every answer carries, whose pages may act, and how errors look."""

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from websockets.exceptions import InvalidStatus

from sixthcow.server.app import ROUTES
from sixthcow.server.http.limits import Limits, Rate
from sixthcow.server.store import PersonChange, StoreDown
from sixthcow.server.wire.api import Problem
from tests.server.http.house import House, a_house
from tests.server.http.routes import asked_of
from tests.server.http.test_bot_accounts import new_bot
from tests.server.http.test_tables import open_table

PATHS = ["/", "/api/me", "/api/nothing", "/api/tables/nosuchtable1", "/healthz", "/table/x"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(house: House, path: str) -> None:
    headers = house.browser().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


ORIGINS = [
    ({"origin": "SELF"}, True),
    ({"origin": "SELF", "sec-fetch-site": "same-origin"}, True),
    ({"sec-fetch-site": "same-origin"}, True),
    ({"origin": "https://evil.example"}, False),
    ({"origin": "null"}, False),
    ({"origin": ""}, False),
    ({"origin": "https://evil.example", "sec-fetch-site": "same-origin"}, False),
    ({"sec-fetch-site": "cross-site"}, False),
    ({"sec-fetch-site": "same-site"}, False),
    ({"sec-fetch-site": "none"}, False),
    ({}, False),
]


@pytest.mark.parametrize(("headers", "welcome"), ORIGINS)
def test_only_our_own_page_acts_for_a_browsers_person(
    house: House, headers: dict[str, str], welcome: bool
) -> None:
    ada = house.guest("Ada")
    del ada.headers["origin"]
    chosen = {name: house.address if value == "SELF" else value for name, value in headers.items()}
    answers = [
        ada.patch("/api/me", json={"name": "Changed"}, headers=chosen),
        ada.post("/api/tables", json={}, headers=chosen),
        ada.delete("/api/me", headers=chosen),
    ]
    assert [answer.status_code < 400 for answer in answers] == [welcome] * 3
    if not welcome:
        assert {answer.json()["reason"] for answer in answers} == {"wrong-origin"}
        assert ada.get("/api/me").json()["name"] == "Ada"


def test_a_program_without_a_cookie_needs_no_origin(house: House) -> None:
    with httpx.Client(base_url=house.address) as program:
        assert program.post("/api/tables", json={}).status_code == 201


def test_further_origins_are_those_that_were_configured(tmp_path: Path) -> None:
    origins = frozenset({"https://friends.example"})
    with a_house(tmp_path, public_url="https://cows.example", origins=origins) as house:
        ada = house.browser()
        ada.headers["host"] = "cows.example"
        statuses = {
            origin: ada.post("/api/tables", json={}, headers={"origin": origin}).status_code
            for origin in (
                "https://cows.example",
                "http://cows.example",
                "https://friends.example",
                "https://cows.ex",
            )
        }
    assert list(statuses.values()) == [201, 403, 201, 403]


BODIES: list[tuple[dict[str, Any], int, str]] = [
    ({"content": b"{}"}, 415, "unsupported"),
    ({"data": {"a": "b"}}, 415, "unsupported"),
    ({"files": {"file": b"x"}}, 415, "unsupported"),
    ({"content": b"{}", "headers": {"content-type": "text/json"}}, 415, "unsupported"),
    ({"json": "x" * 70_000}, 413, "body-too-large"),
    ({"json": [[[]]]}, 400, "bad-request"),
    ({"json": {"terms": {"game": 1}}}, 400, "bad-request"),
    ({"json": {"terms": {"seats": 10**30}}}, 400, "bad-request"),
    ({"json": {"terms": {"options": {"x": [1]}}}}, 400, "bad-request"),
]


@pytest.mark.parametrize(("body", "status", "reason"), BODIES, ids=range(len(BODIES)))
def test_bodies_are_strict(house: House, body: dict[str, Any], status: int, reason: str) -> None:
    answer = house.guest("Ada").post("/api/tables", **body)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.status, problem.reason) == (status, status, reason)
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 60_000, b'{"terms":' * 7000, b"\xff", b"nul"])
def test_broken_json_is_refused(house: House, body: bytes) -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    answer = house.guest("Ada").post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")


def test_a_body_in_pieces_is_limited_too(house: House) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    headers = {"content-type": "application/json"}
    answer = house.guest("Ada").post("/api/tables", content=pieces(), headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (413, "body-too-large")


def test_unknown_paths_and_methods_are_problems(house: House) -> None:
    ada = house.guest("Ada")
    assert ada.get("/api/unknown/path").json()["reason"] == "not-found"
    wrong = ada.put("/api/me", json={})
    assert (wrong.status_code, wrong.json()["reason"]) == (405, "method-not-allowed")
    assert set(wrong.headers["allow"].split(", ")) >= {"GET", "PATCH", "DELETE"}
    assert ada.get("/api/tables/nosuchtable1/socket").status_code == 405
    assert ada.post("/").status_code == 405
    assert ada.options("/api/me").headers["allow"] == "DELETE, GET, OPTIONS, PATCH"


def test_an_address_that_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=Limits(requests=Rate(0.001, 3))) as house:
        browser = house.browser()
        answers = [browser.get("/api/catalogue") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
        assert browser.get("/healthz").status_code == 200


@contextmanager
def replaced(app: Litestar, name: str, error: Exception) -> Iterator[None]:
    """A store that fails."""
    store = app.state.context.services.store

    async def fail(*_: object, **__: object) -> None:
        await asyncio.sleep(0)
        raise error

    setattr(store, name, fail)
    try:
        yield
    finally:
        delattr(store, name)


def test_a_store_that_is_down_is_said_to_be(house: House) -> None:
    ada = house.guest("Ada")
    with replaced(house.app, "check", StoreDown("disk full")):
        answer = ada.get("/readyz")
        assert (answer.status_code, answer.json()["reason"]) == (503, "store-down")
        assert int(answer.headers["retry-after"]) > 0
        assert ada.get("/healthz").status_code == 200
    assert ada.get("/readyz").json() == {"ready": True}
    with replaced(house.app, "person_of", StoreDown("locked")):
        assert ada.get("/api/me").status_code == 503
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_an_error_of_ours_tells_nothing_and_is_logged_without_secrets(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada = house.guest("Ada")
    body = {"terms": {"game": "toy", "seats": 2}}
    with (
        caplog.at_level(logging.DEBUG, "sixthcow"),
        replaced(house.app, "create", RuntimeError("inside")),
    ):
        answer = ada.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (500, "server-error")
    assert "inside" not in answer.text
    assert "Traceback" not in answer.text
    logged = [record for record in caplog.records if record.name == "sixthcow.http"]
    assert [record.getMessage() for record in logged] == ["POST /api/tables failed"]
    assert ada.cookies["sixthcow"] not in caplog.text
    assert "seats" not in logged[0].getMessage()


def test_a_store_that_is_down_closes_no_socket(house: House) -> None:
    ada = house.guest("Ada")
    table = open_table(ada, terms={"game": "toy", "seats": 2})
    line = house.socket(ada, f"/api/tables/{table}/socket")
    line.hear()
    with replaced(house.app, "append", StoreDown("disk full")):
        line.say("add-bot", level="first")
        assert line.wait_for(type="refused")["reason"] == "store-down"
    line.say("add-bot", level="first")
    assert line.wait_for(answer="command0002")
    with replaced(house.app, "append", RuntimeError("inside")):
        line.say("start")
        refused = line.wait_for(type="refused")
        assert refused["reason"] == "server-error"
        assert "inside" not in refused["text"]


def test_what_was_refused_for_safetys_sake_is_logged_without_ids(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada = house.guest("Ada")
    table = open_table(ada, terms={"game": "toy", "seats": 2})
    with caplog.at_level(logging.INFO, "sixthcow"):
        evil = {"origin": "https://evil.example"}
        ada.post(f"/api/tables/{table}/commands", json={}, headers=evil)
        with pytest.raises(InvalidStatus):
            house.socket(ada, f"/api/tables/{table}/socket", headers=evil)
    assert [record.getMessage() for record in caplog.records if "sixthcow" in record.name] == [
        "POST /api/tables/{table}/commands refused: wrong-origin",
        "socket /api/tables/{table}/socket refused: wrong-origin",
    ]


# What a banned person keeps, on purpose; the last two end it all.
KEPT = {
    ("GET", "/api/me/export"): 200,
    ("GET", "/api/me/history"): 200,
    ("GET", "/api/records"): 200,
    ("DELETE", "/api/records/{record:str}"): 404,
    ("DELETE", "/api/bots/{bot:str}"): 404,
    ("POST", "/api/me/password"): 415,
    ("POST", "/api/login"): 415,
    ("POST", "/api/logout"): 204,
    ("DELETE", "/api/me"): 401,  # logged out by now
}
# What everybody sees without saying who they are.
PUBLIC = {"/api/catalogue", "/api/lobby", "/api/replays", "/healthz", "/readyz", "/metrics"}
PUBLIC_PARTS = ("/api/people", "/api/leaderboard", "/api/games", "/api/training")


def test_banned_people_stay_outside_but_keep_their_rights(house: House) -> None:
    ada = house.guest("Ada")
    store = house.app.state.context.services.store
    house.do(store.change_person(ada.get("/api/me").json()["id"], PersonChange(banned=True)))
    for path in ("/api/tables/nosuchtable1/socket", "/api/lobby/socket"):
        assert house.socket(ada, path).ended()[0] == 4403
    for method, path in asked_of(ROUTES) - KEPT.keys():
        if path not in PUBLIC and not path.startswith(PUBLIC_PARTS):
            answer = ada.request(method, re.sub("{.*?}", "nothing00000", path))
            assert (answer.status_code, answer.json()["reason"]) == (403, "banned"), (method, path)
    for (method, path), status in KEPT.items():
        answer = ada.request(method, re.sub("{.*?}", "nothing00000", path))
        assert answer.status_code == status, (method, path)


def test_a_banned_person_can_delete_everything(house: House) -> None:
    ada = house.guest("Ada")
    store = house.app.state.context.services.store
    house.do(store.change_person(ada.get("/api/me").json()["id"], PersonChange(banned=True)))
    assert ada.delete("/api/me").status_code == 204


def test_a_person_and_their_bots_share_a_ban(house: House) -> None:
    ada = house.guest("Ada")
    owner = ada.get("/api/me").json()["id"]
    bot, robot = new_bot(house, ada, "Robot")
    store = house.app.state.context.services.store
    for banned in (owner, robot):
        house.do(store.change_person(banned, PersonChange(banned=True)))
        for caller in (ada, bot):
            assert caller.post("/api/tables", json={}).json()["reason"] == "banned"
        house.do(store.change_person(banned, PersonChange(banned=False)))
        assert bot.get("/api/me").status_code == 200


def test_metrics_count_and_can_be_closed(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        ada = house.guest("Ada")
        ada.request("BREW", "/api/me")
        ada.get("/api/tables/nosuchtable1")
        text = ada.get("/metrics").text
    assert 'sixthcow_http_requests_total{method="PATCH",route="/api/me",status="200"} 1.0' in text
    assert 'sixthcow_refusals_total{reason="table-not-found"} 1.0' in text
    assert "BREW" not in text
    with a_house(tmp_path, metrics=False) as house:
        assert house.browser().get("/metrics").status_code == 404
