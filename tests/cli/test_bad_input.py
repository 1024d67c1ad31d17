"""Bad input is answered with a sentence and status 2: never a traceback, nothing half-done."""

import json
from pathlib import Path

import pytest

from sixthcow.cli import main
from sixthcow.engine.record import MAX_BYTES
from tests.cli.records import STRAIGHT, document, played, write

DEALT = (0, STRAIGHT)
DEEP = "[" * 100_000


def refusal(capsys: pytest.CaptureFixture[str], file: str) -> str:
    assert main(["replay", "--json", "--lang", "en", file]) == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert told.count("\n") == 1
    return told.strip()


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (
            [DEALT, (1, "play 33")],
            'move 2: seat 1 cannot "play 33": not in hand [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] (TURN-1)',
        ),
        ([(1, "play 1")], 'move 1: seat 1 cannot "play 1": '),
        ([DEALT, (0, STRAIGHT)], "move 2: the dealer cannot "),
        ([DEALT, (3, "play 1")], "move 2: "),
        ([DEALT, (-1, "play 1")], "move 2: "),
        ([DEALT, (1, "row 1")], 'move 2: seat 1 cannot "row 1": '),
        ([DEALT, (1, "play")], 'move 2: seat 1 cannot "play": '),
        ([DEALT, (1, "play 1 2")], 'move 2: seat 1 cannot "play 1 2": '),
        ([DEALT, (1, "play 01")], 'move 2: seat 1 cannot "play 01": '),
        ([DEALT, (1, "play ²")], 'move 2: seat 1 cannot "play ²": '),
        ([DEALT, (1, "play " + "9" * 5000)], "move 2: seat 1 cannot "),
        ([DEALT, (1, "")], 'move 2: seat 1 cannot "": '),
        ([DEALT, (1, "dance 1")], 'move 2: seat 1 cannot "dance 1": '),
        ([(0, "shuffle 1 2 3")], "move 1: the dealer cannot "),
        ([(0, STRAIGHT.replace(" 104", " 105"))], "move 1: the dealer cannot "),
        ([(0, STRAIGHT.replace(" 104", " 103"))], "move 1: the dealer cannot "),
        ([(0, "steal 5")], "move 1: the dealer cannot "),
        ([DEALT, (1, "play 1"), (2, "play 20"), (2, "row 1")], "move 4: seat 2 cannot "),
        ([DEALT, (1, "play 1"), (2, "play 20"), (1, "row 5")], "move 4: seat 1 cannot "),
    ],
)
def test_a_move_that_is_not_legal(
    moves: list[tuple[int, str]],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert refusal(capsys, write(tmp_path, document(*moves))).startswith(told)


def test_a_move_after_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = played("classic", 2, rounds=1).to_document()
    moves = whole["moves"]
    assert isinstance(moves, list)
    moves.append([1, "play 1"])
    told = refusal(capsys, write(tmp_path, whole))
    assert told.startswith(f'move {len(moves)}: seat 1 cannot "play 1": ')


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"format": "sixthcow/2"}, ["sixthcow/1"]),
        ({"format": None}, ["sixthcow/1"]),
        ({"game": "poker"}, ["poker", "classic", "himmel"]),
        ({"game": 3}, ["game"]),
        ({"game": None}, ["game"]),
        ({"seats": ["Ada"]}, ["2", "10", "DEAL-1"]),
        ({"seats": ["x"] * 11}, ["2", "10", "DEAL-1"]),
        ({"seats": "Ada"}, ["seats"]),
        ({"seats": [1, 2]}, ["seats"]),
        ({"moves": None}, ["moves"]),
        ({"moves": [[1]]}, ["move 1"]),
        ({"moves": [["1", "play 1"]]}, ["move 1"]),
        ({"moves": [[True, "play 1"]]}, ["move 1"]),
        ({"moves": ["play 1"]}, ["move 1"]),
        ({"options": []}, ["options"]),
        ({"options": {"colour": "red"}}, ["colour", "edition", "target"]),
        ({"options": {"edition": "first"}}, ["edition", "korova-006"]),
        ({"options": {"target": 0}}, ["target"]),
        ({"options": {"target": 66.0}}, ["target"]),
        ({"options": {"target": True}}, ["target"]),
        ({"options": {"rounds": "3"}}, ["rounds"]),
        ({"options": {"rounds": 3, "target": 30}}, ["rounds", "target", "END-4"]),
        ({"options": {"rounds": 3, "ends": "reaches"}}, ["rounds", "ends", "END-4"]),
        ({"options": {"first": 1}}, ["first"]),
        ({"game": "logical", "options": {"first": 3}}, ["first"]),
        ({"game": "tournament", "options": {"target": 9}}, ["target", "duplicate"]),
        ({"game": "tournament", "options": {"duplicate": 1}}, ["duplicate", "true", "false"]),
        ({"game": "hoof", "options": {"target": 9}}, ["target", "rounds"]),
        ({"game": "hoof", "seats": ["x"] * 8}, ["2", "7", "HOOF-1"]),
        ({"game": "open", "seats": ["x"] * 10}, ["2", "9", "OPEN-1"]),
        ({"game": "double", "seats": ["x"] * 8}, ["2", "7", "DOUBLE-1"]),
        ({"game": "himmel"}, ["3", "6", "HIM-DEAL-1"]),
        ({"game": "himmel", "seats": ["x"] * 3, "options": {"edition": "persian"}}, ["edition"]),
        ({"game": "custom", "options": {"deal": "draft"}}, ["MIX-2"]),
        ({"game": "custom", "options": {"cards": 3}}, ["cards", "1, 2"]),
        ({"game": "custom", "options": {"cards": "2"}}, ["cards", "1, 2"]),
        ({"game": "custom", "options": {"first": 1}}, ["MIX-1"]),
        ({"game": "custom", "options": {"cards": 2}, "seats": ["x"] * 8}, ["116", "104", "MIX-1"]),
        (
            {"game": "custom", "options": {"cards": 2, "deck": "tactical"}, "seats": ["x"] * 8},
            ["116", "104", "MIX-1"],
        ),
        ({"game": "custom", "options": {"reveal": "open"}, "seats": ["x"] * 10}, ["103", "MIX-1"]),
    ],
)
def test_a_record_that_cannot_be_set_up(
    changes: dict[str, object],
    named: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = refusal(capsys, write(tmp_path, document(**changes)))
    for word in named:
        assert word in told


@pytest.mark.parametrize(
    "content",
    ["", "  \n", "{", "[]", "3", "null", "{'a': 1}", DEEP, '{"format": NaN}', b"\xff\xfe\x00"],
    ids=["empty", "blank", "broken", "list", "number", "null", "quotes", "deep", "nan", "binary"],
)
def test_a_file_that_is_no_record(
    content: str | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(capsys, write(tmp_path, content))


def test_a_huge_file_is_not_even_read_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as sparse:
        sparse.truncate(MAX_BYTES * 50)
    assert "16" in refusal(capsys, str(file))


def test_a_number_with_a_million_digits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps(document()).replace("[]", "[[" + "1" * 1_000_000 + ', "play 1"]]')
    assert refusal(capsys, write(tmp_path, text))


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "none.json" in refusal(capsys, str(tmp_path / "none.json"))


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert str(tmp_path) in refusal(capsys, str(tmp_path))


def test_what_was_legal_is_shown_before_the_refusal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, document(DEALT, (1, "play 33")))
    assert main(["replay", "--json", "--lang", "en", file]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["move"] for line in lines] == [0, 1]


HOSTILE = "A\x1b]0;pwned\x07\x9b2J\u202eda\u2066"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_nothing_of_a_record_steers_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    file = tmp_path / f"\x1b[2J{HOSTILE[0]}.json"
    fairness = {"seed": "x", "commitment": HOSTILE}
    record = document(DEALT, seats=[HOSTILE, "Bo"], meta={"fairness": fairness})
    file.write_text(json.dumps(record), "utf-8")
    main([command, "--lang", "en", str(file), str(file)])
    said = capsys.readouterr()
    steering = {"\x1b", "\x07", "\x9b", "\u202e", "\u2066"}
    assert not steering & set(said.out + said.err)
    assert said.out


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_half_a_letter_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    file = tmp_path / "half.json"
    file.write_text(json.dumps(document(DEALT, seats=["\ud800", "Bo"])), "utf-8")
    assert main([command, "--lang", "en", str(file)]) == 2
    assert "not JSON" in capsys.readouterr().err
