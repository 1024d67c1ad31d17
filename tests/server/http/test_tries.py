"""Playing on from a moment of a finished game, over HTTP."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec

from sixthcow.server.http.limits import Rate
from tests.server.http.house import GENEROUS, House, a_house
from tests.waiting import until

CLASSIC = (Path(__file__).parents[2] / "golden" / "classic.json").read_text("utf-8")


def imported(browser: httpx.Client) -> str:
    """The address of an imported record."""
    kept = browser.post("/api/records", json=msgspec.json.decode(CLASSIC))
    identity: str = kept.raise_for_status().json()["id"]
    return identity


def tried(browser: httpx.Client, game: str, **wanted: Any) -> tuple[int, dict[str, Any]]:
    """The status and the answer."""
    body = {"move": 20, "seat": 1, "level": "first"} | wanted
    answer = browser.post(f"/api/games/{game}/try", json=body)
    return answer.status_code, answer.json()


def test_a_table_goes_on_from_a_record(house: House) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    game = imported(ada)
    status, made = tried(bo, game)
    assert status == 201
    table = bo.get(f"/api/tables/{made['id']}").json()
    assert table["table"]["origin"]["game"] == game
    assert table["seat"] == 1
    assert table["table"]["seats"][1]["name"] == "Bo"
    terms = table["table"]["terms"]
    assert (terms["visibility"], terms["rated"]) == ("private", False)


def test_what_cannot_be_tried_is_refused(house: House) -> None:
    ada = house.guest()
    game = imported(ada)
    for wanted, status, reason in (
        ({"level": "nobody"}, 400, "unknown-level"),
        ({"seat": 9}, 400, "no-such-seat"),
        ({"move": 100_000}, 400, "bad-request"),
        ({"move": -1}, 400, "bad-request"),
    ):
        assert tried(ada, game, **wanted)[0] == status
        assert tried(ada, game, **wanted)[1]["reason"] == reason
    assert tried(ada, "nothing00000")[1]["reason"] == "not-found"
    terms = {"game": "toy", "seats": 2}
    running = ada.post("/api/tables", json={"terms": terms, "bots": ["first"], "start": True})
    assert tried(ada, running.json()["id"])[1]["reason"] == "not-over"


def test_tries_are_bounded(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=replace(GENEROUS, import_moves=1)) as house:
        ada = house.guest()
        new = {"terms": {"game": "toy", "seats": 2}, "bots": ["first"] * 2, "sit": False}
        game = ada.post("/api/tables", json=new | {"start": True}).json()["id"]
        until(lambda: ada.get(f"/api/games/{game}/record").status_code == 200)
        status, answer = tried(ada, game, move=1)
        assert (status, answer["reason"]) == (413, "replay-too-large")
    slow = replace(GENEROUS, new_tables=Rate(0.001, 1))
    (tmp_path / "slow").mkdir()
    with a_house(tmp_path / "slow", limits=slow) as house:
        ada = house.guest()
        game = imported(ada)
        assert [tried(ada, game)[0] for _ in "ab"] == [201, 429]
