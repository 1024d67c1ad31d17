"""The parts under the screen: arguments, storage, sessions and words."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixthcow.analysis import hint
from sixthcow.analysis.winning import Chance
from sixthcow.cli import main
from sixthcow.cli.terminal.language.hint_words import what_it_costs
from sixthcow.cli.terminal.language.texts import Texts
from sixthcow.cli.terminal.settings import Settings
from sixthcow.cli.terminal.table import storage
from sixthcow.cli.terminal.table.session import Session
from sixthcow.engine import BadRecord, Record
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words
from sixthcow.locale.say import Speaker
from tests.analysis.matches import short_match

NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SIXTHCOW_HOME", str(tmp_path / "games"))
    return tmp_path / "games"


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("classic", "--seats", "11"),
        ("classic", "--bots", "genius"),
        ("classic", "--edition", "none"),
        ("classic", "--target", "-3"),
        ("classic", "--target", "30", "--rounds", "2"),
        ("classic", "--option", "deck"),
        ("classic", "--option", "deck=two"),
        ("classic", "--people", "0"),
        ("classic", "--people", "5", "--seats", "4"),
        ("classic", "--speed", "warp"),
        ("classic", "--theme", "pink"),
        ("classic", "--digits", "roman"),
        ("classic", "--bidi", "nobody"),
        ("custom", "--option", "deal=draft"),
        ("--target", "30"),
        ("--resume",),
        ("--resume", "no-such-file.json"),
        ("classic", "--record", __file__),
        ("classic",),  # no terminal here
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_cannot_be_played_is_refused(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments, "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


def test_the_command_refuses_without_a_traceback() -> None:
    program = [sys.executable, "-m", "sixthcow.cli", "play", "chess"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and "chess" in done.stderr


def test_textual_is_loaded_only_to_play() -> None:
    program = (
        "import argparse, sys; from sixthcow.cli.terminal import arguments;"
        "arguments.add_play_arguments(argparse.ArgumentParser());"
        "assert not {'textual', 'rich', 'fluent'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def played(settings: Settings, moves: int) -> Session:
    """A session some moves of its person on."""
    session = Session.begin(settings, NAMES)
    for _ in range(moves):
        list(session.run())
        person = session.next_person
        assert person is not None
        session.play(person, session.state.pending[person][0])
    return session


def test_a_game_goes_on_where_it_was_left() -> None:
    session = played(Settings("classic", seed=1), 3)
    again = Session.resume(session.path, seed=2)
    assert again.state.view(0) == session.state.view(0)
    assert (again.people, again.names) == ((0,), NAMES)
    assert storage.latest_unfinished() == session.path
    assert storage.brief(session.path) == ("classic", 1)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (played(Settings("classic", seed=9), 5) for _ in range(2))
    assert one.path != other.path
    assert one.record == other.record


def test_a_record_from_elsewhere_is_played_against_bots(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(Record("classic", ("X", "Y"), extra={"meta": {"people": 7}}).to_json())
    session = Session.resume(file, seed=1)
    assert session.people == (0,) and list(session.bots) == [1]


def test_playing_again_keeps_the_first_record(tmp_path: Path) -> None:
    settings = Settings("classic", seed=1, record=tmp_path / "mine.json")
    first = played(settings, 1)
    again = Session.again(first, settings)
    again.save()
    assert again.path == tmp_path / "mine-2.json"
    assert (again.people, again.names) == (first.people, first.names)
    assert storage.load(first.path).moves == first.record.moves


def test_a_file_is_whole_or_not_there(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "game.json"
    old = Record("classic", ("X", "Y"))
    storage.save(old, path)

    def fail(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        storage.save(Record("hoof", ("X", "Y")), path)
    assert storage.load(path) == old
    assert [file.name for file in home.iterdir()] == ["game.json"]


def test_broken_files_are_passed_over(home: Path) -> None:
    home.mkdir()
    for name, text in {"a": "", "b": "[]", "c": "{", "d": json.dumps({"meta": []})}.items():
        (home / f"{name}.json").write_text(text)
    assert storage.latest_unfinished() is None
    with pytest.raises(BadRecord, match="empty"):
        storage.load(home / "a.json")


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = played(Settings("classic", seed=1, record=tmp_path / "file" / "game.json"), 2)
    assert session.unsaved
    assert len(session.record.moves) > 2


def test_persian_is_shaped_and_ordered() -> None:
    texts = Texts("fa")
    assert texts.line("کارت", 10) == "ﺕﺭﺎﮐ"
    assert texts.line("کارت (۳)", 10) == "(۳) ﺕﺭﺎﮐ"
    assert texts.line("\u2068Ada 2\u2069 کارت", 20) == "ﺕﺭﺎﮐ Ada 2"
    assert texts.line("\u20666. bierze!\u2069 · دور", 20) == "ﺭﻭﺩ · 6. bierze!"
    assert Texts("fa", reorder=False).line("کارت", 10) == "کارت"
    assert Texts("en").line("\u2068آدا\u2069 takes", 20) == "ﺍﺩﺁ takes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_cut_and_wrapped_to_their_width(language: str) -> None:
    texts = Texts(language)
    text = texts.words.text("clause-PLACE-3.text")
    assert all(len(line) <= 24 for line in texts.lines(text, 24))
    assert len(texts.line(text, 24)) <= 24
    assert texts.line("", 5) == ""
    cows = texts.say("cows").split(",")
    assert len({cow.strip() for cow in cows}) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_the_chance_to_win_where_the_choice_changes_it(language: str) -> None:
    states = (step.state for step in short_match("classic").steps(GAMES))
    view = next(state for state in states if state.asks == "play").view(0)
    words, found = Words(language), hint(view, play_outs=600)
    usual, best = dict.fromkeys(view.actions, Chance(0.25, 0.01)), view.actions[0]
    for share, matters in ((0.26, False), (0.5, True)):
        lamp = found._replace(win=usual | {best: Chance(share, 0.01)})
        said = what_it_costs(lamp, view, Speaker(words, NAMES), words)
        assert any(sign in said for sign in "%٪") == matters
