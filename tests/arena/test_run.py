"""A whole arena: the same result with any number of processes, in one go or in several."""

import json
import multiprocessing
import re
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from sixthcow.arena import Deal, Plan, report, run
from sixthcow.engine import BadOption, Record, Refused


def plan(rounds: int = 12, seed: int = 1) -> Plan:
    return Plan(("cautious", "random"), "classic", 4, {"rounds": 1}, seed, rounds, think=1.0)


def played(
    made: Plan, jobs: int = 1, save: Path | None = None, records: Path | None = None
) -> list[Deal]:
    return sorted(run(made, jobs, save, records))


@pytest.fixture(scope="module")
def expected() -> list[Deal]:
    return played(plan())


def test_one_process_and_two_give_the_same(expected: list[Deal], tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert played(plan(), jobs=2, records=two) == expected
    assert played(plan(), jobs=1, records=one) == expected
    assert sorted(one.read_text().splitlines()) == sorted(two.read_text().splitlines())
    assert multiprocessing.active_children() == []


def test_every_deal_is_played_once(expected: list[Deal]) -> None:
    assert [deal.number for deal in expected] == [1, 2, 3, 4, 5, 6]
    assert {len(deal.matches) for deal in expected} == {2}


def test_a_record_of_every_match_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    played(plan(4), records=file)
    kept = [Record.from_json(line) for line in file.read_text().splitlines()]
    assert len(kept) == 4
    assert {record.seats[0] for record in kept} == {"cautious", "random"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopping_leaves_no_process(jobs: int, tmp_path: Path) -> None:
    with closing(run(plan(100_000), jobs, save=tmp_path / "save.jsonl")) as deals:
        assert len(list(islice(deals, 3))) == 3
    assert multiprocessing.active_children() == []
    assert len((tmp_path / "save.jsonl").read_text().splitlines()) >= 4


@pytest.mark.parametrize("stopped_after", [0, 1, 4])
def test_what_was_stopped_goes_on_to_the_same_result(
    stopped_after: int, expected: list[Deal], tmp_path: Path
) -> None:
    file = tmp_path / "save.jsonl"
    with closing(run(plan(), 1, save=file)) as deals:
        list(islice(deals, stopped_after))
    assert played(plan(), save=file) == expected
    assert report(plan(), run(plan(), 1, save=file)) == report(plan(), expected)
    numbers = [json.loads(line)["deal"] for line in file.read_text().splitlines()[1:]]
    assert numbers == [1, 2, 3, 4, 5, 6]


def test_a_line_that_was_cut_off_is_played_again(expected: list[Deal], tmp_path: Path) -> None:
    file = tmp_path / "save.jsonl"
    played(plan(), save=file)
    whole = file.read_bytes()
    for length in (len(whole) - 1, len(whole) - 40, len(whole.splitlines()[0]), 0):
        file.write_bytes(whole[:length])
        assert played(plan(), save=file) == expected
        assert file.read_bytes() == whole


def test_more_rounds_go_on_and_fewer_are_a_part(expected: list[Deal], tmp_path: Path) -> None:
    file = tmp_path / "save.jsonl"
    assert played(plan(4), save=file) == expected[:2]
    assert played(plan(12), save=file) == expected
    assert played(plan(6), save=file) == expected[:3]


def test_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "save.jsonl"
    played(plan(2), save=file)
    before = file.read_bytes()
    with pytest.raises(Refused) as caught:
        played(plan(2, seed=2), save=file)
    assert caught.value.reason == "save-other"
    assert caught.value.facts == {"file": str(file), "term": "seed", "saved": "1", "given": "2"}
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("my notes", 1),
        ("my\nnotes", 1),
        ("[]\n", 1),
        ('{"format": "sixthcow/1"}\n', 1),
        ('{"format": "sixthcow-arena/1", "plan": []}\n', 1),
        ("[" * 100_000 + "\n", 1),
    ],
)
def test_a_file_that_is_no_arena_is_refused_and_left_alone(
    content: str, line: int, tmp_path: Path
) -> None:
    file = tmp_path / "save.jsonl"
    file.write_text(content)
    with pytest.raises(Refused) as caught:
        played(plan(2), save=file)
    assert (caught.value.reason, caught.value.facts["line"]) == ("save-line", line)
    assert file.read_text() == content


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "{}",
        '{"deal": 2, "matches": []}',
        '{"deal": 2, "matches": [3, 4]}',
        '{"deal": 2, "matches": [{"totals": [1], "ranking": [1], "faults": []}, {}]}',
    ],
)
def test_a_broken_line_is_refused(line: str, tmp_path: Path) -> None:
    file = tmp_path / "save.jsonl"
    played(plan(2), save=file)
    with file.open("a") as added:
        added.write(line + "\n")
    with pytest.raises(Refused) as caught:
        played(plan(2), save=file)
    assert (caught.value.reason, caught.value.facts["line"]) == ("save-line", 3)


@pytest.mark.parametrize(
    ("save", "records", "reason"),
    [
        (".", None, "unreadable"),
        ("none/save", None, "unwritable"),
        (None, ".", "unwritable"),
        ("a", "../{folder}/a", "options-together"),
    ],
)
def test_files_that_cannot_be_used_are_refused(
    save: str | None, records: str | None, reason: str, tmp_path: Path
) -> None:
    names = (save, records)
    paths = [tmp_path / name.format(folder=tmp_path.name) if name else None for name in names]
    with pytest.raises(Refused) as caught:
        played(plan(2), 1, *paths)
    assert caught.value.reason == reason


def test_a_full_disk_is_said_in_a_sentence() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full here")
    with pytest.raises(Refused, match="unwritable"):
        played(plan(2), records=full)


def test_no_jobs_are_refused() -> None:
    with pytest.raises(BadOption, match="jobs"):
        run(plan(), 0)


def test_a_process_that_is_lost_is_reported() -> None:
    with closing(run(plan(100_000), 2)) as deals:
        next(deals)
        for child in multiprocessing.active_children():
            child.kill()
        with pytest.raises(Refused, match="worker lost"):
            list(deals)
    assert multiprocessing.active_children() == []


def test_the_example_of_the_documentation(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    (example,) = re.findall(r"```py\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    exec(compile(example.replace("rounds=1000", "rounds=2"), "bots.md", "exec"), {})
    assert capsys.readouterr().out.startswith("(Standing(bot='cautious', seats=2, ")
