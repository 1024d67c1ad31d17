"""The steps of docs/adding-a-game.md are enough: every part of the program takes the new game."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixthcow.locale
from sixthcow.arena import Plan
from sixthcow.arena.rotations import Table
from sixthcow.bots import LEVELS, search
from sixthcow.cli.replay import json_lines
from sixthcow.cli.terminal.language.texts import Texts
from sixthcow.cli.terminal.screens.picture import PictureScreen
from sixthcow.cli.terminal.screens.scores import SheetScreen
from sixthcow.cli.terminal.settings import Appearance, Settings
from sixthcow.cli.terminal.table.session import Session
from sixthcow.cli.terminal.tui import TerminalApp, names_for
from sixthcow.engine import Game, Record
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words, _catalogue
from sixthcow.locale.say import Speaker
from sixthcow.server.http.routes.catalogue import catalogue
from sixthcow.testing import check_game
from sixthcow.testing.random_play import play
from sixthcow.testing.records import recorded
from tests.server import world
from tests.server.world import a_world, play_on

PAGE = (Path(__file__).parents[1] / "docs" / "adding-a-game.md").read_text("utf-8")
ROUND = {"rounds": 1}


def code() -> str:
    """The file of the new game."""
    (source,) = (block for block in blocks("python") if block.startswith('"""Discard'))
    return source


def blocks(language: str) -> list[str]:
    """What the page shows in a language of programmers."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(autouse=True)
def discard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Game[Any]]]:
    """The game, registered and with its words: what the page says, and nothing else."""
    module: dict[str, Any] = {"__name__": "discard"}
    exec(compile(code(), "discard.py", "exec"), module)
    game: type[Game[Any]] = module["Discard"]
    monkeypatch.setitem(GAMES, game.name, game)
    folder = tmp_path / "locale"
    shutil.copytree(Path(sixthcow.locale.__file__).parent, folder)
    for language in LANGUAGES:
        for words in blocks("fluent"):
            name, _, text = words.removeprefix("# ").partition("\n")
            with (folder / language / name).open("a", encoding="utf-8") as file:
                file.write(f"\n{text}")
    monkeypatch.setattr(_catalogue, "FOLDER", folder)
    _catalogue.load.cache_clear()
    yield game
    _catalogue.load.cache_clear()


def test_the_engine_plays_and_replays_it(discard: type[Game[Any]]) -> None:
    record = recorded(play(discard(3, ROUND), "discard"))
    *_, last = Record.from_json(record.to_json()).steps(GAMES)
    assert last.state.outcome
    lines = [json.loads(line) for line in json_lines(record)]
    assert [line["move"] for line in lines[:-1]] == list(range(len(record.moves) + 1))
    assert lines[-1]["totals"] == list(last.state.totals)


def test_it_keeps_the_promises_of_every_game(discard: type[Game[Any]]) -> None:
    check_game(discard, 3, ROUND)
    check_game(discard, 10, {"rounds": 2, "first": 4})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_it_can_be_said(discard: type[Game[Any]], language: str) -> None:
    words = Words(language)
    speaker = Speaker(words, ("Ada", "Bo", "Cy"))
    for key in ("game-discard", "game-discard.summary", "clause-DISC-1", "clause-DISC-1.text"):
        assert words.text(key)
    for step in play(discard(3, ROUND), "words").steps:
        assert all(speaker.event(event) for event in step.events)
        for seat in range(3):
            view = step.state.view(seat)
            assert speaker.prompt(view)
            assert all(speaker.choice(choice, view) for choice in view.choices)


async def test_the_terminal_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXTHCOW_HOME", str(tmp_path))
    look = Appearance(speed="instant")
    settings = Settings(game="discard", seats=3, options=ROUND, seed=7, appearance=look)
    session = Session.begin(settings, names_for(settings, Texts("en")))
    app = TerminalApp(settings, session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for number in range(500):
            if session.state.outcome and isinstance(app.screen, SheetScreen):
                break
            assert isinstance(app.screen, PictureScreen)
            app.screen.pressed("right" if number % 3 else "up", None)
            app.screen.pressed("enter", None)
            await pilot.pause(0)
    assert session.state.outcome


async def test_the_server_plays_it_and_the_page_gets_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world, "ALL_GAMES", GAMES)
    async with a_world(tmp_path) as place:
        clients = await place.full_table("Ada", "Bo", game="discard", options=ROUND)
        await play_on(clients, Random(1))
        offered = {game.name: game for game in catalogue(place.tables.services).games}
    assert offered["discard"].chapters[-1] == "DISC"
    assert [option.name for option in offered["discard"].options][-1] == "first"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_it_in_the_arena(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MOST_WITHOUT_KERNEL", 8)  # nobody has to play it well
    plan = Plan((level, "random", "cautious"), "discard", 3, ROUND, 1, rounds=1, think=0.001)
    played = Table(plan).play(1, lambda: False, keep_records=True)
    assert played.records
    assert all(json.loads(line)["game"] == "discard" for line in played.records)
    assert not any(match.faults for match in played.deal.matches), played.deal
