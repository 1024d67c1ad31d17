"""Tables over HTTP: opening, looking, commanding; the lobby; a match so far."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sixthcow.games import GAMES
from sixthcow.server.http.limits import Rate
from sixthcow.server.wire.api import Catalogue
from sixthcow.server.wire.messages import News, Snapshot
from sixthcow.server.wire.reviews import Hint
from tests.server.http.house import GENEROUS, House, a_house


def open_table(browser: httpx.Client, **new: Any) -> str:
    """A new table; its id."""
    made = browser.post("/api/tables", json=new)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert isinstance(table, str)
    return table


def command(browser: httpx.Client, table: str, kind: str, **fields: Any) -> httpx.Response:
    """A command over HTTP."""
    body = {"type": kind, "id": fields.pop("id", f"{kind}-command"), **fields}
    return browser.post(f"/api/tables/{table}/commands", json=body)


def test_the_catalogue_has_every_game_with_its_options(house: House) -> None:
    browser = house.browser()
    catalogue = msgspec.json.decode(browser.get("/api/catalogue").content, type=Catalogue)
    assert {*GAMES, "toy"} == {game.name for game in catalogue.games}
    classic = next(game for game in catalogue.games if game.name == "classic")
    kinds = {option.name: option.kind for option in classic.options}
    assert kinds["target"] == "whole-number"
    assert kinds["edition"] == "one-of"
    most = {option.name: option.most for option in classic.options if option.most}
    assert most == {"rounds": 100, "target": 1000}
    assert catalogue.paces["none"] is None


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_every_game_is_opened_and_seen_over_http(house: House, game: str) -> None:
    seats = 3 if game == "toy" else max(3, GAMES[game].seat_range[0])
    ada = house.guest("Ada")
    bo = house.guest("Bo")
    bots = ["random"] * (seats - 1)
    table = open_table(ada, terms={"game": game, "seats": seats}, bots=bots, start=True)
    own = msgspec.json.decode(ada.get(f"/api/tables/{table}").content, type=Snapshot)
    others = msgspec.json.decode(bo.get(f"/api/tables/{table}").content, type=Snapshot)
    assert own.seat == 0
    assert others.seat is None
    assert others.view and not others.view.choices
    assert own.table.seed is others.table.seed is None


def test_a_command_is_answered_by_its_news_and_acts_once(house: House) -> None:
    ada = house.guest("Ada")
    bo = house.guest("Bo")
    table = open_table(ada, terms={"game": "toy", "seats": 2})
    for _ in range(2):
        answer = command(bo, table, "sit", id="sit-down-please")
        assert answer.status_code == 200
        news = msgspec.json.decode(answer.content, type=News)
        assert (news.answer, news.seat) == ("sit-down-please", 1)
    assert command(bo, table, "start").json()["reason"] == "not-host"
    assert command(ada, table, "start").status_code == 200
    view = ada.get(f"/api/tables/{table}").json()
    action = view["view"]["choices"][0]["action"]
    acted = command(ada, table, "act", action=action, decision=view["decision"])
    assert acted.json()["view"]["picked"] == [int(action.split()[1])]
    theirs = command(bo, table, "act", action=action, decision=view["decision"])
    assert theirs.status_code == 409


def test_refusals_have_a_status_a_reason_and_words(house: House) -> None:
    ada = house.guest("Ada")
    ada.patch("/api/me", json={"language": "de"})
    table = open_table(ada, terms={"game": "toy", "seats": 2})
    problem = command(ada, table, "start")
    assert problem.status_code == 409
    assert problem.json() == {
        "status": 409, "reason": "seats-empty", "facts": {}, "clause": "",
        "text": "de: seats empty",
    }  # fmt: skip
    assert command(ada, "nosuchtable1", "sit").status_code == 404
    assert ada.get("/api/tables/nosuchtable1").status_code == 404
    wrong = {"terms": {"game": "classic", "options": {"target": "many"}}}
    assert ada.post("/api/tables", json=wrong).json()["reason"] == "option-value"
    assert ada.post("/api/tables", json={"terms": {"seats": "4"}}).status_code == 400
    assert ada.post("/api/tables", json={"unknown": 1}).status_code == 400


def test_public_tables_hang_in_the_lobby_and_private_ones_do_not(house: House) -> None:
    ada = house.guest("Ada")
    public = open_table(ada, terms={"game": "toy", "seats": 2, "visibility": "public"})
    private = open_table(ada, terms={"game": "toy", "seats": 2})
    listed = [table["id"] for table in ada.get("/api/lobby").json()["tables"]]
    assert public in listed
    assert private not in listed
    assert {public, private} <= set(ada.get("/api/me").json()["tables"])


def test_a_player_may_read_what_they_have_seen_so_far_and_nobody_else(house: House) -> None:
    ada = house.guest("Ada")
    bo = house.guest("Bo")
    eve = house.guest("Eve")
    table = open_table(ada, terms={"game": "toy", "seats": 2})
    assert ada.get(f"/api/tables/{table}/so-far").json()["reason"] == "not-started"
    command(bo, table, "sit")
    command(ada, table, "start")
    dealt = {}
    for seat, browser in enumerate((ada, bo)):
        seen = browser.get(f"/api/tables/{table}/so-far").json()
        assert seen["seat"] == seat
        dealt[seat] = [event["cards"] for event in seen["events"]]
    hidden = [None, None]
    assert dealt[0][1] == dealt[1][0] == hidden
    assert sorted(dealt[0][0] + dealt[1][1]) == [1, 2, 3, 4]
    assert eve.get(f"/api/tables/{table}/so-far").status_code == 403
    nobody = house.browser()
    assert nobody.get(f"/api/tables/{table}/so-far").status_code == 401


def test_another_name_is_told_at_the_table(house: House) -> None:
    ada = house.guest("Ada")
    table = open_table(ada, terms={"game": "toy", "seats": 2})
    ada.patch("/api/me", json={"name": "Countess"})
    seats = ada.get(f"/api/tables/{table}").json()["table"]["seats"]
    assert seats[0]["name"] == "Countess"


def test_whoever_is_forgotten_has_left_their_tables(house: House) -> None:
    ada = house.guest("Ada")
    bo = house.guest("Bo")
    table = open_table(ada, terms={"game": "toy", "seats": 2})
    command(bo, table, "sit")
    assert bo.delete("/api/me").status_code == 204
    seats = ada.get(f"/api/tables/{table}").json()["table"]["seats"]
    assert seats[1]["person"] is None


def test_two_people_meet_in_a_quick_match(house: House) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    tables = [browser.post("/api/quick", json={"game": "toy"}) for browser in (ada, bo)]
    assert [answer.status_code for answer in tables] == [200, 200]
    assert len({answer.json()["id"] for answer in tables}) == 1
    lobby = ada.get("/api/lobby").json()["tables"]
    shown = next(table for table in lobby if table["id"] == tables[0].json()["id"])
    assert shown["names"] == ["Ada", "Bo"]
    assert shown["starts"] > shown["created"]
    assert ada.post("/api/quick", json={"game": "chess"}).status_code == 400


def test_a_hint_is_for_the_own_decision_alone_with_bots(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    terms = {"game": "toy", "seats": 2}
    table = open_table(ada, terms=terms, bots=["first"], start=True)
    asked = {"decision": ada.get(f"/api/tables/{table}").json()["decision"]}
    found = ada.post(f"/api/tables/{table}/hint", json=asked)
    assert msgspec.json.decode(found.content, type=Hint).best
    assert ada.get(f"/api/tables/{table}").json()["table"]["seats"][0]["hints"] == 1
    assert eve.post(f"/api/tables/{table}/hint", json=asked).json()["reason"] == "not-seated"
    nobody = house.browser().post(f"/api/tables/{table}/hint", json=asked)
    assert (nobody.status_code, nobody.json()["reason"]) == (401, "not-logged-in")
    public = open_table(ada, terms={**terms, "visibility": "public"}, bots=["first"], start=True)
    refused = ada.post(f"/api/tables/{public}/hint", json=asked)
    assert (refused.status_code, refused.json()["reason"]) == (403, "hint-public")


def test_hints_are_limited(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(GENEROUS, hints=Rate(0.001, 1))) as house:
        ada = house.guest()
        answers = [ada.post("/api/tables/nothing00000/hint", json={"decision": 1}) for _ in "ab"]
        assert [answer.status_code for answer in answers] == [404, 429]
