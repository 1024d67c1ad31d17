"""The review of a match in the terminal, after its last score sheet."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from sixthcow import fast
from sixthcow.cli.terminal.screens.match_review import ReviewScreen
from sixthcow.cli.terminal.screens.scores import SheetScreen
from sixthcow.cli.terminal.tui import TerminalApp
from sixthcow.locale import Words
from tests.terminal.driver import Terminal
from tests.terminal.test_screens import app_for, instant, picture, press, quickly

ENTER = "\r"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXTHCOW_HOME", str(tmp_path))


async def played(app: TerminalApp, pilot: Pilot[int]) -> None:
    """Play to the last score sheet."""
    await pilot.pause()
    assert app.session
    while not (app.session.state.outcome and isinstance(app.screen, SheetScreen)):
        await quickly(app, pilot, "right", "enter")


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_a_match_is_reviewed_in_the_terminal(language: str) -> None:
    settings = instant("classic", seats=3, options={"rounds": 1}, language=language)
    app = app_for(settings)
    words = Words(language)
    async with app.run_test(size=(80, 24)) as pilot:
        await played(app, pilot)
        await press(pilot, "r")
        review = app.screen
        assert isinstance(review, ReviewScreen)
        await app.workers.wait_for_complete()
        await pilot.pause()
        first = picture(app)
        assert all(cell_len(line) <= 80 for line in first.splitlines())
        if language == "en":
            assert "Classic · " in first and "Round 1" in first
            assert (
                words.text("terminal-keys-review", arrows="↑ ↓", enter="Enter", quit="q") in first
            )
        seen = first
        for _ in range(4):
            await press(pilot, "pagedown")
            seen += picture(app)
        if language == "en":
            assert "expected + errors + luck = result" in seen
            assert "blunder" in seen or "mistake" in seen
        await press(pilot, "home")
        assert picture(app) == first
        await press(pilot, "enter")
        assert isinstance(app.screen, SheetScreen)


async def test_a_review_can_be_left_before_it_is_complete() -> None:
    app = app_for(instant("classic", seats=3, options={"rounds": 1}))
    async with app.run_test(size=(80, 24)) as pilot:
        await played(app, pilot)
        await press(pilot, "r")
        assert isinstance(app.screen, ReviewScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, SheetScreen)
        await press(pilot, "r")  # and begun again
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Round 1" in picture(app)


def test_r_reviews_in_a_real_terminal(tmp_path: Path) -> None:
    fast.warm("classic")
    arguments = ("classic", "--names", "Ada", "--seats", "2", "--option", "rounds=1")
    quick = ("--seed", "3", "--speed", "instant", "--lang", "en")
    with Terminal(tmp_path, *arguments, *quick) as game:
        text = game.until("Pick a card")
        while "r: review" not in text:
            text = game.changed_by(ENTER)
        game.press("r")
        text = game.until("Enter: back")
        assert "Classic · Ada" in text
        game.press(ENTER)
        game.until("r: review")
        game.press("q")
        assert game.leave() == 0
