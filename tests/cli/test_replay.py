"""`sixthcow replay` follows record.md to the letter."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from sixthcow.cli import main
from sixthcow.games import GAMES
from tests.cli.records import STRAIGHT, document, played, write

Lines = list[dict[str, Any]]


def json_lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> Lines:
    assert main(["replay", "--json", "--lang", "en", *arguments]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_first_line_is_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, last = json_lines(capsys, write(tmp_path, document()))
    assert first == {
        "move": 0,
        "by": None,
        "action": None,
        "round": 1,
        "rows": [],
        "hands": [[], []],
        "piles": [[], []],
        "totals": [0, 0],
        "pending": {"0": []},
    }
    assert last == {"over": False, "totals": [0, 0], "winners": [], "rounds": []}


def test_every_move_has_a_line_with_the_state_after_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = ((0, STRAIGHT), (1, "play 1"), (2, "play 20"), (1, "row 2"))
    _, dealt, picked, revealed, taken, _ = json_lines(capsys, write(tmp_path, document(*moves)))
    assert dealt["rows"] == [[21], [22], [23], [24]]
    assert dealt["pending"]["2"] == [f"play {card}" for card in range(11, 21)]
    assert (picked["move"], picked["by"], picked["action"]) == (2, 1, "play 1")
    assert picked["hands"][0] == list(range(1, 11))  # in hand until the reveal
    assert list(picked["pending"]) == ["2"]  # who has picked is not listed
    assert revealed["hands"][0] == list(range(2, 11))  # revealed, not placed: in no list
    assert revealed["rows"] == [[21], [22], [23], [24]]
    assert revealed["pending"] == {"1": ["row 1", "row 2", "row 3", "row 4"]}
    assert taken["rows"] == [[21], [1, 20], [23], [24]]
    assert taken["piles"] == [[22], []]
    assert taken["totals"] == [5, 0]


def test_himmel_has_its_own_zones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start, *_, last = json_lines(
        capsys, write(tmp_path, document(game="himmel", seats=list("abc")))
    )
    assert start == {
        "move": 0,
        "by": None,
        "action": None,
        "round": 1,
        "targets": [[], []],
        "stacks": [[], []],
        "marker": 1,
        "direction": 1,
        "deck": 0,
        "hands": [[], [], []],
        "heaps": [[], [], []],
        "totals": [0, 0, 0],
        "pending": {"0": []},
    }
    assert last["over"] is False


@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_of_every_game_end_with_their_result(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(game, 3, **({} if game == "tournament" else {"rounds": 2}))
    lines = json_lines(capsys, write(tmp_path, record.to_document()))
    assert len(lines) == len(record.moves) + 2
    result = lines[-1]
    assert result["over"] is True
    assert lines[-2]["pending"] == {}
    assert result["totals"] == lines[-2]["totals"]
    assert result["winners"]
    if game != "tournament":
        assert result["totals"] == [sum(points) for points in zip(*result["rounds"], strict=True)]


def test_in_words_it_tells_what_happened_and_draws_the_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = ((0, STRAIGHT), (1, "play 1"), (2, "play 20"), (1, "row 2"))
    assert main(["replay", "--lang", "en", write(tmp_path, document(*moves))]) == 0
    told = capsys.readouterr().out
    assert "Classic · Ada, Bo" in told
    assert "20 goes to row 2: its last card, 1, is the closest below" in told
    assert "Row 2    1  20   ·   ·   ·  4 penalty points" in told
    assert "Bo must decide: play 11, play 12" in told


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru", "fa"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_told_in_every_language(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(game, 3, **({} if game == "tournament" else {"rounds": 1}))
    assert main(["replay", "--lang", language, write(tmp_path, record.to_document())]) == 0
    told = capsys.readouterr().out
    assert "Ada" in told
    assert not set("{}$") & set(told)
    assert bool(set("0123456789") & set(told)) is (language != "fa")


def test_several_files_come_one_after_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, document())
    lines = json_lines(capsys, file, file)
    assert [line.get("move") for line in lines] == [0, None, 0, None]


def test_a_stream_has_one_record_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"{json.dumps(document())}\n\n{json.dumps(document((0, STRAIGHT)))}"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    lines = json_lines(capsys, "-")
    assert [line.get("move") for line in lines] == [0, None, 0, 1, None]


def test_a_bad_line_of_a_stream_is_named_and_the_others_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"{json.dumps(document((0, 'shuffle 1')))}\n{json.dumps(document())}\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["replay", "--json", "--lang", "en", "-"]) == 2
    shown = capsys.readouterr()
    assert [json.loads(line).get("move") for line in shown.out.splitlines()] == [0, 0, None]
    assert shown.err.startswith("-:1: move 1: the dealer cannot ")


def test_keys_that_are_not_ours_are_ignored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert json_lines(capsys, write(tmp_path, document(meta={"place": "kitchen"})))
