"""`sixthcow arena`: the table, the JSON, the refusals, and Ctrl-C."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sixthcow.cli import main
from sixthcow.locale import LANGUAGES
from tests.waiting import until

ROOT = Path(__file__).parents[2]
PYTHON_BOT = f"cmd:{sys.executable} {ROOT / 'examples' / 'bot.py'}"


def arena(*arguments: str, jobs: int = 1, asks: tuple[str, ...] = ("--asks", "0")) -> int:
    return main(["arena", *arguments, *asks, "--jobs", str(jobs), "--lang", "en"])


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert arena(*arguments, "--json") == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("random", "cautious", "--rounds", "40") == 0
    told = capsys.readouterr()
    assert told.err == ""
    lines = [line.split("  ") for line in told.out.splitlines()]
    assert lines[0] == ["Classic · 4 seats · 40 matches (20 deals × 2 rotations) · seed 1"]
    names = [line[0].strip() for line in lines[1:]]
    assert names.index("cautious") < names.index("random") < names.index("random − cautious")
    assert re.search(
        r"^cautious +\d+\.\d\d ± \d\.\d\d +\d+\.\d ± \d\.\d% +\d\d\.\d ± \d\.\d +0$",
        told.out,
        re.M,
    )
    mean = r"\d+\.\d\d ± \d\.\d\d"
    assert re.search(rf"^random − cautious +{mean}$", told.out, re.M)


def test_luck_is_taken_off_unless_nobody_shall_be_asked_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arena("random", "cautious", "--rounds", "4", asks=()) == 0
    told = capsys.readouterr().out
    mean = r"-?\d+\.\d\d ± \d\.\d\d"
    assert "corrected for luck" in told
    assert re.search(rf"^random − cautious +{mean} +{mean}$", told, re.M)
    (difference,) = result(capsys, "random", "cautious", "--rounds", "4")["differences"]
    assert difference["corrected"] is None
    assert f"{difference['penalty']['mean']:.2f}" in told  # the play itself is the same


def test_errors_are_judged_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    (difference,) = result(capsys, "random", "cautious", "--rounds", "2", "--judge")["differences"]
    assert difference["judged"]["mean"] > 0
    (difference,) = result(capsys, "random", "cautious", "--rounds", "2")["differences"]
    assert difference["judged"] is None


def test_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    document = result(capsys, "cautious", "random", "random", "--rounds", "5", "--seed", "7")
    standings = document.pop("standings")
    assert [(standing["bot"], standing["seats"]) for standing in standings] == [
        ("cautious", 1),
        ("random", 2),
    ]
    assert set(standings[0]) == {"bot", "seats", "penalty", "wins", "rating", "faults"}
    assert document.pop("differences")
    assert document.pop("version")
    assert document == {
        "format": "sixthcow-arena/1",
        "bots": ["cautious", "random", "random"],
        "game": "classic",
        "seats": 3,
        "options": {"rounds": 1},
        "seed": 7,
        "think": 1.0,
        "rotations": 3,
        "deals": 2,
        "matches": 6,
        "complete": True,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "--rounds", "1", "--jobs", "1", "--lang", language]) == 0
    assert "random" in capsys.readouterr().out


def test_games_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    document = result(
        capsys, "random", "--game", "custom", "--option", "cards=2", "--seats", "3", "--rounds", "1"
    )
    assert document["options"] == {"rounds": 1, "cards": 2}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nobody"], 'there is no bot "nobody"; allowed: '),
        (["cautious:depth=3"], 'there is no option "cautious:depth" here; allowed: –'),
        (["cmd:/nowhere/bot"], 'bot "cmd:/nowhere/bot" cannot play: there is no program'),
        (["random", "--game", "chess"], 'there is no game "chess"; allowed: classic, '),
        (["random", "--seats", "11"], "11 seats: this game is for 2 to 10 players"),
        (["random"] * 3 + ["--seats", "2"], 'option "seats" cannot be "2"; allowed: ≥ 3'),
        (["random", "--rounds", "0"], 'option "rounds" cannot be "0"; allowed: 1, 2, 3, …'),
        (["random", "--think", "0"], 'option "think" cannot be "0.0"; allowed: > 0'),
        (["random", "--option", "colour=red"], 'there is no option "colour" here; allowed: '),
        (["random", "--option", "colour"], 'option "option" cannot be "colour"; allowed: NAME'),
    ],
)
def test_refusals(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(told)
    assert err.count("\n") == 1


def test_saving_goes_on_and_refuses_other_arguments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = ["--save", str(tmp_path / "save.jsonl")]
    first = result(capsys, "random", "cautious", "--rounds", "8", *save)
    assert result(capsys, "random", "cautious", "--rounds", "8", *save) == first
    assert result(capsys, "random", "cautious", "--rounds", "8") == first
    assert arena("random", "--rounds", "8", *save) == 2
    assert 'holds another arena: "bots" is ["random", "cautious"]' in capsys.readouterr().err


def test_records_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "records.jsonl"
    assert arena("cautious", "random", "--rounds", "2", "--records", str(file)) == 0
    for line in file.read_text("utf-8").splitlines():
        single = tmp_path / "record.json"
        single.write_text(line, "utf-8")
        assert main(["replay", "--json", "--lang", "en", str(single)]) == 0
    assert '"over": true' in capsys.readouterr().out


def test_the_example_in_python_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    document = result(capsys, PYTHON_BOT, "random", "--rounds", "20", "--think", "20")
    ours, chance = document["standings"]
    assert ours["faults"] == {}
    assert ours["penalty"]["mean"] < chance["penalty"]["mean"]


@pytest.mark.parametrize("game", ["himmel", "hoof", "logical", "twins", "professional", "double"])
def test_the_example_plays_every_kind_of_game(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    document = result(
        capsys, PYTHON_BOT, "random", "random", "--rounds", "1", "--game", game, "--think", "20"
    )
    assert [standing["faults"] for standing in document["standings"]] == [{}, {}]


@pytest.mark.skipif(not shutil.which("node"), reason="there is no node here")
def test_the_example_in_javascript_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"cmd:node {ROOT / 'examples' / 'bot.js'}"
    document = result(capsys, bot, "random", "--rounds", "4", "--think", "20")
    assert document["standings"][0]["faults"] == {}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ('"play 200"', "illegal action × {}, first: play 200"),
        ("1 / 0", "crashed × {}, first: ZeroDivisionError: division by zero"),
        ('print("moo")', "unreadable message × {}, first: moo"),
    ],
)
def test_faults_are_told(
    wrong: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "wrong.py"
    good = (ROOT / "examples" / "bot.py").read_text("utf-8")
    program.write_text(good.replace('best["action"]', wrong), "utf-8")
    bot = f"cmd:{sys.executable} {program}"
    assert arena(bot, "random", "--rounds", "2", "--seats", "2", "--think", "20") == 0
    out = capsys.readouterr().out
    (lost,) = re.findall(f": {told}$".format(r"(\d+)"), out, re.M)
    assert int(lost) >= 20
    assert re.search(rf"^cmd:.* {lost}$", out, re.M)


STUBBORN = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
with open({log!r}, "a") as log:
    print(os.getpid(), file=log)
exec(open({bot!r}).read())
signal.pause()
"""


# Somebody who runs the tests in the background may have switched Ctrl-C off.
WITH_CTRL_C = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from sixthcow.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize(("stop", "jobs"), [(signal.SIGINT, "2"), (signal.SIGTERM, "1")])
def test_ctrl_c_shows_what_was_played_and_leaves_no_process(
    stop: signal.Signals, jobs: str, tmp_path: Path
) -> None:
    log, save, program = tmp_path / "log", tmp_path / "save.jsonl", tmp_path / "stubborn.py"
    bot = str(ROOT / "examples" / "bot.py")
    program.write_text(STUBBORN.format(log=str(log), bot=bot), "utf-8")
    command = [sys.executable, "-c", WITH_CTRL_C, "arena", f"cmd:{sys.executable} {program}",
               "random", "--rounds", "100000", "--seats", "2", "--jobs", jobs, "--lang", "en",
               "--save", str(save)]  # fmt: skip
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    ) as process:
        until(lambda: save.exists() and save.read_bytes().count(b"\n") >= 3)
        process.send_signal(stop)
        out, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 130
    assert re.search(r"^Stopped after \d+ of 100,000 matches\.$", out, re.M)
    for pid in map(int, log.read_text().split()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_other_commands_do_not_load_the_arena() -> None:
    program = (
        "import sys; from sixthcow.cli import parser; parser();"
        "heavy = {'sixthcow.arena', 'openskill', 'rich', 'multiprocessing'} & set(sys.modules);"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
