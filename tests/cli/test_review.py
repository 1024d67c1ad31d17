"""`sixthcow review`: its JSON is a contract, its text fits a terminal, bad input is refused."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from sixthcow.analysis import Decision, MatchSummary, analyse
from sixthcow.cli import main
from sixthcow.cli.review import decisions_and_match, text_lines
from sixthcow.engine import DEALER, Record
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words
from tests.cli.records import document, played, write

FEW = ["--play-outs", "200"]


@pytest.fixture(scope="module")
def record() -> Record:
    return played("classic", 3, rounds=1)


def test_json_has_a_line_for_every_decision_and_one_for_the_match(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, record.to_document())
    assert main(["review", file, "--json", *FEW]) == 0
    *lines, match = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    steps = list(record.steps(GAMES))
    moves = [step for step in steps[1:] if step.move and step.move.seat != DEALER]
    for line, step in zip(lines, moves, strict=True):
        assert step.move is not None
        assert list(line) == [
            "move", "seat", "action", "best", "error", "se", "class", "exact", "choices", "win"
        ]  # fmt: skip
        seat, action = step.move
        assert (line["move"], line["seat"], line["action"]) == (step.number, seat + 1, action)
        assert list(line["choices"]) == list(steps[step.number - 1].state.pending[seat])
        assert list(line["win"]) == list(line["choices"])
        assert all(0 <= chance <= 1 for chance in line["win"].values())
        assert line["choices"][line["best"]] == min(line["choices"].values())
        cost = line["choices"][action] - line["choices"][line["best"]]
        assert line["error"] == pytest.approx(cost, abs=0.002)
        assert line["class"] in {"best", "equal", "inaccuracy", "mistake", "blunder"}
    assert list(match) == ["seats"]
    assert [seat["seat"] for seat in match["seats"]] == [1, 2, 3]
    assert [seat["result"] for seat in match["seats"]] == list(steps[-1].state.totals)
    for seat in match["seats"]:
        total = seat["expected"] + seat["error"] + seat["luck"]
        assert total == pytest.approx(seat["result"], abs=0.01)


def test_the_text_is_that_of_one_seat_in_the_digits_of_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, played("classic", 4, rounds=1).to_document())
    for language in LANGUAGES:
        assert main(["review", file, "--seat", "2", "--lang", language, *FEW]) == 0
        text = capsys.readouterr().out
        assert "Bo:" in text
        assert "Ada:" not in text
        assert (re.search("[0-9]", text) is None) is (language == "fa")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_reviewed_in_words_that_fit_80_columns(game: str) -> None:
    """People read no actions in the notation of records, in any language."""
    options = {} if game in {"tournament", "hoof", "himmel"} else {"rounds": 1}
    record = played(game, 3, **options)
    items = list(decisions_and_match(analyse(record, play_outs=20)))
    verbs = {item.action.split()[0] for item in items if isinstance(item, Decision)}
    raw = re.compile(rf": ({'|'.join(verbs)})\b")  # after the name, or after "better"
    for language in LANGUAGES:
        lines = list(text_lines(record, iter(items), Words(language)))
        assert max(map(cell_len, lines)) <= 80
        assert [line for line in lines if raw.search(line)] == []


def test_several_records_end_with_the_totals_of_their_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = []
    for seed, game in enumerate(("classic", "classic", "himmel")):
        (folder := tmp_path / str(seed)).mkdir()
        options = {"rounds": 1} if game == "classic" else {}
        files.append(write(folder, played(game, 3, seed, **options).to_document()))
    assert main(["review", *files, *FEW]) == 0
    *reviews, totals = capsys.readouterr().out.split("All 3 matches\n")
    assert len(reviews) == 1
    classic, himmel = totals.split("Himmel, A... und Zwirn!\n")
    assert "chances to rob" in himmel
    assert "choosing a row" in classic
    results = re.findall(r"^Ada +[\d.]+ +[\d.]+ +-?[\d.]+ +([\d.]+)", reviews[0], re.MULTILINE)
    total = re.search(r"^Ada +[\d.]+ +[\d.]+ +-?[\d.]+ +([\d.]+)", classic, re.MULTILINE)
    assert total is not None
    assert float(total[1]) == float(results[0]) + float(results[1])


def test_errors_are_written_as_soon_as_they_are_known(record: Record) -> None:
    items = list(decisions_and_match(analyse(record, play_outs=200)))
    seen = 0

    def known() -> Iterator[Decision | MatchSummary]:
        nonlocal seen
        for item in items:
            seen += 1
            yield item

    words = Words("en")
    assert words.text("review-round", number=1) in text_lines(record, known(), words)
    decisions = [item for item in items if isinstance(item, Decision)]
    errors = [n for n, item in enumerate(decisions, 1) if item.verdict not in {"best", "equal"}]
    assert seen == errors[0] < len(decisions)


def test_bad_input_is_refused_with_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = {
        "cannot read": str(tmp_path / "missing.json"),
        "move 1": write(tmp_path, document((1, "play 1"))),
    }
    for said, file in bad.items():
        assert main(["review", file, "--lang", "en", *FEW]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err


def test_a_seat_that_does_not_exist_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, document())
    assert main(["review", file, "--seat", "3", "--lang", "en"]) == 2
    assert "no seat 3" in capsys.readouterr().err


def test_play_outs_must_be_at_least_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["review", "-", "--play-outs", "0"])
    assert stopped.value.code == 2
    assert "play-outs" in capsys.readouterr().err
