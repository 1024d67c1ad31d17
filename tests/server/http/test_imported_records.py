"""Records that people bring: kept, replayed for everybody, listed and deleted by their person."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sixthcow.engine import Record
from sixthcow.games import GAMES
from sixthcow.server.http.display_names import LONGEST_SHOWN, NAMELESS
from sixthcow.server.http.limits import Limits, Rate
from sixthcow.server.http.requests import DEEPEST_RECORD, LARGEST_RECORD
from sixthcow.server.store import Imported, ImportedGame
from sixthcow.server.wire.api import Proof
from tests.server.http.house import House, a_house
from tests.server.http.test_finished_games import replay_of
from tests.server.http.test_sockets import play
from tests.server.http.test_tables import open_table

GOLDEN = Path(__file__).parent.parent.parent / "golden"
TOY: dict[str, Any] = {"format": "sixthcow/1", "game": "toy", "seats": ["A"], "moves": []}


def bring(
    browser: httpx.Client, body: bytes | dict[str, Any], path: str = "/api/records"
) -> httpx.Response:
    """Import a record, or have it replayed only."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return browser.post(path, content=content, headers={"content-type": "application/json"})


def kept(browser: httpx.Client, body: bytes | dict[str, Any]) -> str:
    """The address of an imported record."""
    answer = bring(browser, body)
    assert answer.status_code == 200, answer.text
    address = answer.json()["id"]
    assert isinstance(address, str)
    return address


def imports(browser: httpx.Client) -> list[ImportedGame]:
    """The list of this browser's person."""
    answer = browser.get("/api/records")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=list[ImportedGame])


def reason(answer: httpx.Response) -> tuple[int, str]:
    """How something was refused."""
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_of_every_game_is_kept_and_replayed(house: House, game: str) -> None:
    path = next(path for path in sorted(GOLDEN.glob("*.json")) if game_of(path) == game)
    record = Record.from_json(path.read_bytes())
    address = kept(house.browser(), path.read_bytes())
    stranger = house.browser()
    for eyes in ("open", "spectator", "0"):
        replay = replay_of(stranger.get(f"/api/games/{address}/replay?eyes={eyes}"))
        assert (replay.id, replay.imported) == (address, True)
        assert len(replay.steps) == len(record.moves) + 1
        hidden = {
            zone.zone[0]
            for step in replay.steps
            for zone in step.view.zones
            if zone.owner is not None and None in zone.cards
        }
        assert not hidden or eyes != "open"
    downloaded = stranger.get(f"/api/games/{address}/record")
    assert address in downloaded.headers["content-disposition"]
    assert Record.from_json(downloaded.content) == record


def game_of(path: Path) -> str:
    """Which game a golden record is of."""
    game = json.loads(path.read_bytes())["game"]
    assert isinstance(game, str)
    return game


def test_a_record_is_replayed_without_being_kept(house: House) -> None:
    ada = house.guest("Ada")
    body = (GOLDEN / "classic.json").read_bytes()
    for eyes in ("open", "1"):
        replay = replay_of(bring(ada, body, f"/api/replays?eyes={eyes}"))
        assert (replay.id, replay.imported) == (None, True)
        assert len(replay.steps) == len(Record.from_json(body).moves) + 1
    assert imports(ada) == []


def test_the_same_record_again_has_the_same_address(house: House) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    record = TOY | {"meta": {"where": "at home", "when": 6}}
    address = kept(ada, record)
    written_otherwise = dict(reversed(record.items())) | {"meta": {"when": 6, "where": "at home"}}
    assert kept(ada, json.dumps(written_otherwise, indent=4).encode()) == address
    assert kept(ada, record | {"seats": ["B"]}) != address
    assert kept(bo, record) != address
    assert len(imports(ada)) == 2


def test_a_person_lists_and_deletes_what_they_have_brought(house: House) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    moves = [[0, "shuffle 1 2"], [1, "play 1"], [1, "yes"]]
    long = "Ada " * 30
    first = kept(ada, TOY | {"seats": [long]})
    second = kept(ada, TOY | {"moves": moves})
    newest, oldest = imports(ada)
    assert {newest.id, oldest.id} == {first, second}
    by_id = {each.id: each for each in (newest, oldest)}
    assert (by_id[first].names, by_id[first].over) == ([long[:LONGEST_SHOWN]], False)
    assert by_id[second].game == "toy"
    assert len(by_id[second].totals) == 1
    assert imports(bo) == []
    assert bo.delete(f"/api/records/{first}").status_code == 404
    assert ada.delete(f"/api/records/{first}").status_code == 204
    assert ada.delete(f"/api/records/{first}").status_code == 404
    for what in ("record", "replay", "proof"):
        assert ada.get(f"/api/games/{first}/{what}").status_code == 404
    assert [each.id for each in imports(ada)] == [second]
    assert house.browser().get("/api/records").status_code == 401


def test_imports_are_nobodys_results(house: House) -> None:
    ada = house.guest("Ada")
    me = ada.get("/api/me").json()["id"]
    address = kept(ada, (GOLDEN / "classic.json").read_bytes())
    assert ada.get("/api/me/history").json()["games"] == []
    assert ada.get(f"/api/people/{me}/stats").json()["games"] == []
    assert ada.get(f"/api/tables/{address}").status_code == 404
    assert address not in house.browser().get(f"/api/people/{me}/history").text


def test_imports_are_exported_and_forgotten(house: House) -> None:
    ada = house.guest("Ada")
    record = json.loads((GOLDEN / "himmel.json").read_bytes())
    address = kept(ada, record)
    (exported,) = ada.get("/api/me/export").json()["imports"]
    assert (exported["id"], exported["record"]["moves"]) == (address, record["moves"])
    assert ada.delete("/api/me").status_code == 204
    assert house.browser().get(f"/api/games/{address}/record").status_code == 404


def test_a_damaged_import_does_not_hold_back_the_others(house: House) -> None:
    ada = house.guest("Ada")
    address = kept(ada, TOY)
    store = house.app.state.context.services.store
    damaged = Imported(
        person=ada.get("/api/me").json()["id"],
        digest="damaged",
        summary=ImportedGame(
            id="damagedgame1", game="toy", at=1, over=False, rounds=0, names=["A"], totals=[0]
        ),
        record='{"meta": {"x": Infinity}}',
    )
    house.do(store.keep_import(damaged, 10))
    exported = {one["id"]: one["record"] for one in ada.get("/api/me/export").json()["imports"]}
    assert exported["damagedgame1"] == {"damaged": '{"meta": {"x": Infinity}}'}
    assert exported[address]["game"] == "toy"


def test_a_proof_says_that_an_imported_match_was_not_dealt_here(house: House) -> None:
    ada = house.guest("Ada")
    table = open_table(ada, terms={"game": "toy", "seats": 1}, start=True)
    play(house.socket(ada, f"/api/tables/{table}/socket"), 0)
    record = ada.get(f"/api/games/{table}/record").json()
    address = kept(ada, record)
    proof = msgspec.json.decode(ada.get(f"/api/games/{address}/proof").content, type=Proof)
    assert (proof.dealt_here, proof.seed_fits, proof.wrong) == (False, True, [])
    record["meta"]["fairness"]["seed"] = "0" * 64
    forged = kept(ada, record)
    proof = msgspec.json.decode(ada.get(f"/api/games/{forged}/proof").content, type=Proof)
    assert (proof.dealt_here, proof.seed_fits) == (False, False)
    proofless: list[Any] = [{}, [], {"fairness": 3}, {"fairness": {"seed": 3, "commitment": None}}]
    for meta in proofless:
        without = kept(ada, record | {"meta": meta})
        assert reason(ada.get(f"/api/games/{without}/proof")) == (409, "no-proof")
        assert ada.get(f"/api/games/{without}/replay").status_code == 200


def test_bot_accounts_bring_nothing(house: House) -> None:
    ada = house.guest("Ada")
    token = ada.post("/api/bots", json={"name": "Robot"}).json()["token"]
    bot = httpx.Client(base_url=house.address, headers={"authorization": f"Bearer {token}"})
    with bot:
        assert reason(bring(bot, TOY)) == (403, "not-for-bots")


CLASSIC = TOY | {"game": "classic", "seats": ["A", "B"]}
DEEP = b'{"format": "sixthcow/1", "game": "toy", "seats": ["A"], "moves": [], "meta": %s}'
BAD_RECORDS = [
    (b"", "not-json"),
    (b"[]", "not-an-object"),
    (b"{}", "format"),
    (b"[" * 100_000, "not-json"),
    (DEEP % (b"[" * DEEPEST_RECORD + b"]" * DEEPEST_RECORD), "not-json"),
    (b'{"format": 1e999}', "not-json"),
    (DEEP % b'{"x": 1e400}', "not-json"),
    (b'{"format": "sixthcow/1", "game": "\\ud800", "seats": ["A"], "moves": []}', "not-json"),
    (b'{"format": "\\ud800"}', "not-json"),
    (b"\xff\xfe\x00", "not-json"),
    (TOY | {"game": "chess"}, "unknown-game"),
    (TOY | {"seats": ["A"] * 40}, "seats"),
    (TOY | {"seats": ["A"] * 20_000}, "seats"),
    (TOY | {"moves": [[7, "play 1"]]}, "no-such-seat"),
    (TOY | {"moves": [[1, "play 1"]]}, "not-in-hand"),
    (TOY | {"game": "classic", "options": {"rounds": 10**400}, "moves": [[0, ""]]}, "seats"),
    (TOY | {"game": "classic", "options": {"rounds": [[]]}, "seats": ["A"] * 9}, "option-value"),
    (CLASSIC | {"moves": [[0, "shuffle " + "9" * 200_000]]}, "shuffle"),
    (CLASSIC | {"moves": [[0, "shuffle " + "1 " * 100_000]]}, "shuffle"),
    (CLASSIC | {"moves": [[10**4000, "play 1"]]}, "no-such-seat"),
]


@pytest.mark.parametrize(("body", "why"), BAD_RECORDS, ids=range(len(BAD_RECORDS)))
def test_what_is_no_record_is_refused(house: House, body: Any, why: str) -> None:
    ada = house.guest("Ada")
    assert reason(bring(ada, body)) == (400, why)
    assert reason(bring(ada, body, "/api/replays")) == (400, why)
    assert imports(ada) == []


def test_a_refusal_says_at_which_move(house: House) -> None:
    record = json.loads((GOLDEN / "classic.json").read_bytes())
    record["moves"][6][1] = "play 104 and more"
    problem = bring(house.browser(), record).json()
    assert problem["facts"]["move"] == 7


def test_what_is_too_long_or_too_large_is_refused(tmp_path: Path) -> None:
    with a_house(tmp_path, limits=Limits(import_moves=3)) as house:
        ada = house.guest("Ada")
        long = bring(ada, TOY | {"moves": [[1, "play 1"]] * 4})
        assert reason(long) == (413, "import-too-long")
        assert long.json()["facts"] == {"limit": 3}
        assert (
            long.json() == bring(ada, TOY | {"moves": [[1, "play 1"]] * 4}, "/api/replays").json()
        )
        room = LARGEST_RECORD - len(json.dumps(TOY | {"meta": ""}))
        assert bring(ada, TOY | {"meta": "x" * room}).status_code == 200
        large = bring(ada, TOY | {"meta": "x" * (room + 1)})
        assert reason(large) == (413, "record-too-large")
        assert large.json()["facts"] == {"limit": 256}


def test_so_many_for_each_person_and_so_often_from_an_address(tmp_path: Path) -> None:
    limits = Limits(imports_per_person=2, imports=Rate(0.001, 5))
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest("Ada")
        one, _ = kept(ada, TOY), kept(ada, TOY | {"meta": 1})
        full = bring(ada, TOY | {"meta": 2})
        assert reason(full) == (409, "too-many-imports")
        assert full.json()["facts"] == {"limit": 2}
        assert kept(ada, TOY) == one  # it is there already
        assert ada.delete(f"/api/records/{one}").status_code == 204
        kept(ada, TOY | {"meta": 2})
        hasty = bring(ada, TOY)
        assert reason(hasty) == (429, "too-many-requests")
        assert int(hasty.headers["retry-after"]) > 0


def test_the_longest_records_are_kept_and_shown(house: House) -> None:
    deck = " ".join(["shuffle", *map(str, range(1, 105))])
    # A pick may be changed until the last one is in: so a match can have any number of moves.
    moves = [[0, deck], *([1, f"play {1 + number % 2}"] for number in range(4_999))]
    ada = house.browser(**{"accept-encoding": "gzip"})
    address = kept(ada, CLASSIC | {"seats": list("ABCDEFGHIJ"), "moves": moves})
    replay = replay_of(ada.get(f"/api/games/{address}/replay?eyes=0"))
    assert len(replay.steps) == 5_001
    assert ada.get(f"/api/games/{address}/proof").status_code == 409
    assert reason(bring(ada, CLASSIC | {"moves": [*moves, moves[-1]]})) == (413, "import-too-long")


def test_names_of_a_record_turn_nothing_around(house: House) -> None:
    names = ["Eve\u2069\u202eeve", "\u202e\u200b\x07", "سارا\u200cجان"]
    brought = {**CLASSIC, "seats": names}
    ada = house.guest()
    shown = bring(ada, brought, "/api/replays").json()["names"]
    assert shown == ["Eveeve", NAMELESS, names[2]]
    address = bring(ada, brought).json()["id"]
    (listed,) = ada.get("/api/records").json()
    assert listed["names"] == shown
    assert ada.get(f"/api/games/{address}/record").json()["seats"] == names
