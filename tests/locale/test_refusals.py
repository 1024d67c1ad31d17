"""Refusals as sentences, in five languages and in the form of the record."""

import re
from collections.abc import Callable

import pytest

from sixthcow.engine import BadOption, BadRecord, IllegalAction, Record, Refused
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words
from sixthcow.locale.say import Speaker
from sixthcow.server.refusals import Declined
from tests.locale import matches

NAMES = ("Ada", "Bo", "Cy")


def speaker(language: str = "en") -> Speaker:
    return Speaker(Words(language), NAMES)


def refused(action: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        action()
    return caught.value


def record(**changes: object) -> Callable[[], object]:
    document: dict[str, object] = {"format": "sixthcow/1", "game": "classic"}
    document |= {"seats": ["Ada", "Bo"], "moves": []} | changes
    return lambda: list(Record.from_document(document).steps(GAMES))


def deck(size: int) -> list[object]:
    return [0, " ".join(["shuffle", *map(str, range(1, size + 1))])]


def every_refusal() -> list[Refused]:
    himmel = matches.begun("himmel", 3)
    return [
        refused(lambda: Record.from_json("x" * (17 * 1024 * 1024))),
        refused(lambda: Record.from_json("{")),
        refused(lambda: Record.from_json("[]")),
        refused(record(format=3)),
        refused(record(game=1)),
        refused(record(moves=[[True, "x"]])),
        refused(record(game="chess")),
        refused(record(moves=[[10**30, "x"]])),
        refused(record(seats=["Ada"])),
        refused(record(options={"edition": "x"})),
        refused(record(options={"colour": "x"})),
        refused(record(options={"rounds": 2, "target": 3})),
        refused(lambda: GAMES["custom"](3, {"deal": "draft"})),
        refused(lambda: GAMES["custom"](3, {"first": 2})),
        refused(lambda: GAMES["custom"](8, {"cards": 2})),
        refused(record(moves=[deck(103)])),
        refused(record(moves=[deck(104), [1, "play 33"]])),
        refused(record(moves=[deck(104), [1, "play"]])),
        refused(record(moves=[deck(104), [1, "row 2"]])),
        refused(record(moves=[deck(104), [0, "shuffle 1"]])),
        refused(lambda: himmel.apply(0, "put 71 1")),
        refused(lambda: himmel.apply(1, "pass")),
        refused(lambda: matches.finished().apply(0, "stop")),
        BadRecord("unreadable", file="a.json", detail="No such file or directory"),
        BadRecord("empty", file="a.json"),
        Refused("bot-unknown", bot="nobody", allowed="random, cautious"),
        Refused("bot-program", bot="cmd:./bot", program="./bot"),
        Refused("bot-unfit", bot="cmd:./bot '", detail="No closing quotation"),
        Refused("bot-silent", bot="cmd:./bot", detail="exit(3)"),
        Refused("worker-lost"),
        Refused("dataset-other", folder="data", term="seed", saved="1", given="2"),
        Refused("no-extra", package="pyarrow", command="pip install 'sixthcow[research]'"),
        Refused("train-device", device="cuda", detail="there is none"),
        Refused("train-weights", detail="weights.npz is damaged: its fingerprint differs"),
        Refused("bot-inside", bot="cmd:./bot"),
        Refused("cluster-unreachable", address="ray://cows.example:10001", detail="no answer"),
        Refused("cluster-version", version="0.1.0"),
        Refused("cluster-failed", detail="a disk is full"),
        Refused("unwritable", file="a.jsonl", detail="No space left on device"),
        Refused("save-line", file="a.jsonl", line=3),
        Refused("save-other", file="a.jsonl", term="seed", saved="1", given="2"),
        Refused("no-listening", host="127.0.0.1", port=8006, detail="Address already in use"),
        Refused("config-file", file="sixthcow.toml", detail="Invalid value (at line 1, column 8)"),
        Refused("config-unknown", source="sixthcow.toml", field="prot", allowed="host, port"),
        Refused("config-value", source="--port", field="port", value="x", allowed="0–65535"),
        BadRecord("no-proof"),
        Refused("bad-store", detail="a.db is damaged"),
        Refused("no-database", file="a.db"),
        Refused("no-bus"),
        Refused("no-cluster-extra", command="pip install sixthcow[cluster]"),
        Refused("backup-of-postgres", command="pg_dump"),
        Refused("no-table-there", table="abcdefghijkl"),
        Refused("no-person-there", person="abcdefghijkl"),
        *(Declined(reason, **dict.fromkeys(facts, 3)) for reason, facts in matches.declined()),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    met_reasons = set()
    for error in every_refusal():
        said = speaker(language).refusal(error)
        assert not re.search(r"[{}$]|  |None", said), said
        assert error.clause in said
        met_reasons.add(error.reason)
    assert met_reasons == matches.reasons()


def test_refusals_in_the_form_of_the_record() -> None:
    say = speaker().refusal
    illegal = IllegalAction(
        1, "play 33", ["play 4", "play 31"], "not-in-hand", "TURN-1", cards=["33"], hand=(4, 31)
    )
    assert say(illegal) == 'seat 2 cannot "play 33": not in hand [4, 31] (TURN-1)'
    assert say(refused(record(moves=[deck(104), [2, "play 3"]]))) == (
        'move 2: seat 2 cannot "play 3": not in hand'
        " [11, 12, 13, 14, 15, 16, 17, 18, 19, 20] (TURN-1)"
    )
    assert say(refused(record(moves=[deck(103)]))).startswith(
        'move 1: the dealer cannot "shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 …": '
    )
    assert say(refused(record(moves=[[1, "play 3"]]))) == (
        'move 1: seat 1 cannot "play 3": waiting for the dealer (DEAL-2)'
    )
    assert say(refused(record(moves=[[3, "play 3"]]))) == (
        "move 1: there is no seat 3: this table has 2 seats"
    )
    assert say(BadOption("seats", "DEAL-1", seats=1, low=2, high=10)) == (
        "1 seat: this game is for 2 to 10 players (DEAL-1)"
    )


def test_a_refusal_names_what_is_allowed_but_not_without_end() -> None:
    few = IllegalAction(0, "row 7", ["row 1", "row 2"], "not-allowed", "PLACE-4")
    assert speaker().refusal(few) == 'seat 1 cannot "row 7": allowed now: row 1, row 2 (PLACE-4)'
    many = IllegalAction(0, "x", [f"play {card}" for card in range(91)], "not-allowed", "DOUBLE-1")
    assert speaker().refusal(many).endswith("play 18, play 19, … (71 more) (DOUBLE-1)")


def test_a_refusal_is_safe_to_print() -> None:
    wild = IllegalAction(0, "\x1b[2J\u202e\ud800 play", [], "wrong-kind", "", allowed="play")
    assert speaker().refusal(wild) == 'seat 1 cannot "�[2J�� play": expected now: play'
    assert Speaker(Words("en"), ["A\nb", "می\u200cرا", ""]).names[:2] == ("A�b", "می\u200cرا")
