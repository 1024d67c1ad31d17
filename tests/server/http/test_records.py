"""Finished games: records, replays, proofs, and records that people bring."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sixthcow.engine import Record
from sixthcow.games import GAMES
from sixthcow.server.bodies import Proof, Replay
from sixthcow.server.http import Limits
from tests.server.http.house import House, a_house
from tests.server.http.test_sockets import play
from tests.server.http.test_tables import command, open_table

GOLDEN = Path(__file__).parent.parent.parent / "golden"


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


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_of_every_game_is_replayed_for_whoever_brings_it(house: House, game: str) -> None:
    path = next(path for path in sorted(GOLDEN.glob("*.json")) if game_of(path) == game)
    body = path.read_bytes()
    for eyes in ("open", "spectator", "0"):
        replay = replay_of(bring(house.browser(), body, eyes))
        assert replay.table is None
        assert len(replay.steps) == len(Record.from_json(body).moves) + 1
        hidden = {
            zone.zone[0]
            for step in replay.steps
            for zone in step.view.zones
            if zone.owner is not None and None in zone.cards
        }
        assert not hidden or eyes != "open"


def game_of(path: Path) -> str:
    """Which game a golden record is of."""
    game = json.loads(path.read_bytes())["game"]
    assert isinstance(game, str)
    return game


def bring(browser: httpx.Client, body: bytes, eyes: str = "open") -> httpx.Response:
    """Import a record."""
    headers = {"content-type": "application/json"}
    return browser.post(f"/api/records?eyes={eyes}", content=body, headers=headers)


TOY: dict[str, Any] = {"format": "sixthcow/1", "game": "toy", "seats": ["A"], "moves": []}
BAD_RECORDS = [
    (b"", "not-json"),
    (b"[]", "not-an-object"),
    (b"{}", "format"),
    (b"[" * 100_000, "not-json"),
    (b'{"format": 1e999}', "format"),
    (b'{"format": "sixthcow/1", "game": "\\ud800", "seats": ["A"], "moves": []}', "not-json"),
    (b'{"format": "\\ud800"}', "format"),
    (b"\xff\xfe\x00", "not-json"),
    (json.dumps(TOY | {"game": "chess"}).encode(), "unknown-game"),
    (json.dumps(TOY | {"seats": ["A"] * 40}).encode(), "seats"),
    (json.dumps(TOY | {"moves": [[7, "play 1"]]}).encode(), "no-such-seat"),
    (json.dumps(TOY | {"moves": [[1, "play 1"]]}).encode(), "not-in-hand"),
]


@pytest.mark.parametrize(("body", "reason"), BAD_RECORDS, ids=range(len(BAD_RECORDS)))
def test_what_is_no_record_is_refused(house: House, body: bytes, reason: str) -> None:
    answer = bring(house.browser(), body)
    assert answer.status_code == 400
    assert answer.json()["reason"] == reason


def test_a_record_may_be_large_but_not_without_end(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=Limits(import_moves=3, replay_bytes=1000)) as house:
        browser = house.browser()
        long = TOY | {"moves": [[1, "play 1"]] * 4}
        answer = bring(browser, json.dumps(long).encode())
        assert (answer.status_code, answer.json()["reason"]) == (413, "replay-too-large")
        moves = [[0, "shuffle 1 2"], [1, "play 1"], [1, "yes"]]
        answer = bring(browser, json.dumps(TOY | {"moves": moves}).encode())
        assert (answer.status_code, answer.json()["reason"]) == (413, "replay-too-large")
        padded = json.dumps(TOY | {"meta": "x" * 900_000}).encode()
        assert bring(browser, padded).status_code == 200
        too_long = json.dumps(TOY | {"meta": "x" * 1_100_000}).encode()
        assert bring(browser, too_long).status_code == 413
