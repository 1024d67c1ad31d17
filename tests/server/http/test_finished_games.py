"""Finished games: records, replays, proofs, histories."""

import httpx
import msgspec
import pytest

from sixthcow.engine import Record
from sixthcow.server.wire.api import Proof, Replay
from tests.server.http.house import House
from tests.server.http.test_sockets import play
from tests.server.http.test_tables import command, open_table


@pytest.fixture(scope="module")
def finished(house: House) -> str:
    """The table of a finished match of the toy."""
    ada = house.guest("Ada")
    new = {"terms": {"game": "toy", "seats": 3}, "bots": ["random", "first"], "start": True}
    table = open_table(ada, **new)
    line = house.socket(ada, f"/api/tables/{table}/socket")
    play(line, 0)
    line.close()
    return table


def replay_of(answer: httpx.Response) -> Replay:
    """The replay in an answer."""
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def test_a_finished_game_has_a_record_that_replays(house: House, finished: str) -> None:
    answer = house.browser().get(f"/api/games/{finished}/record")
    assert finished in answer.headers["content-disposition"]
    record = Record.from_json(answer.content)
    assert record.game == "toy"
    assert record.seats[0] == "Ada"
    assert len(record.moves) > 6


def test_nothing_of_a_running_game_is_told_early(house: House) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = open_table(ada, terms={"game": "classic", "seats": 2})
    command(bo, table, "sit")
    command(ada, table, "start")
    for browser in (ada, bo, house.browser()):
        for what in ("record", "replay", "replay?eyes=0", "proof"):
            answer = browser.get(f"/api/games/{table}/{what}")
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
    for what in ("record", "replay", "proof"):
        assert ada.get(f"/api/games/nosuchtable1/{what}").status_code == 404


def test_a_replay_shows_what_its_eyes_may_see(house: House, finished: str) -> None:
    browser = house.browser()
    replays = {
        eyes: replay_of(browser.get(f"/api/games/{finished}/replay?eyes={eyes}"))
        for eyes in ("open", "spectator", "0", "2")
    }
    dealt = {eyes: replay.steps[1] for eyes, replay in replays.items()}
    hands = {
        eyes: [None not in zone.cards for zone in step.view.zones] for eyes, step in dealt.items()
    }
    assert hands == {
        "open": [True, True, True],
        "spectator": [False, False, False],
        "0": [True, False, False],
        "2": [False, False, True],
    }
    assert dealt["open"].action and dealt["open"].action.startswith("shuffle")
    assert dealt["0"].action is None
    assert replays["open"].outcome and replays["open"].seed
    assert replays["0"].eyes == 0
    assert (replays["0"].id, replays["0"].imported) == (finished, False)
    assert len(replays["open"].deck) == 6
    for wrong in ("3", "all", "-1", ""):
        assert browser.get(f"/api/games/{finished}/replay?eyes={wrong}").status_code == 400


def test_a_replay_is_packed_only_for_those_who_can_unpack_it(house: House, finished: str) -> None:
    path = f"/api/games/{finished}/replay"
    plain = house.browser(**{"accept-encoding": "identity"}).get(path)
    packed = house.browser().get(path)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.content == packed.content


def test_the_proof_of_a_finished_game_is_honest(house: House, finished: str) -> None:
    answer = house.browser().get(f"/api/games/{finished}/proof")
    proof = msgspec.json.decode(answer.content, type=Proof)
    assert proof.dealt_here
    assert proof.seed_fits
    assert proof.draws == 2
    assert proof.wrong == []


def test_the_history_knows_the_game(house: House) -> None:
    ada = house.guest("Ada")
    table = open_table(ada, terms={"game": "toy", "seats": 1}, start=True)
    play(house.socket(ada, f"/api/tables/{table}/socket"), 0)
    games = ada.get("/api/me/history?game=toy").json()["games"]
    assert [game["table"] for game in games] == [table]
    assert ada.get("/api/me/history?game=classic").json()["games"] == []


def test_others_see_only_the_games_of_public_tables(house: House) -> None:
    ada = house.guest("Ada")
    me = ada.get("/api/me").json()["id"]
    tables = {}
    for visibility in ("public", "private"):
        terms = {"game": "toy", "seats": 1, "visibility": visibility}
        tables[visibility] = open_table(ada, terms=terms, start=True)
        play(house.socket(ada, f"/api/tables/{tables[visibility]}/socket"), 0)
    seen = house.browser().get(f"/api/people/{me}/history").json()["games"]
    assert [game["table"] for game in seen] == [tables["public"]]
    assert len(ada.get("/api/me/history").json()["games"]) == 2
