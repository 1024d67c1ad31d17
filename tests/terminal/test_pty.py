"""The terminal game as people play it: in a real pseudo-terminal, with keys."""

import json
import re
from pathlib import Path

import pytest

from sixthcow.cli.terminal.language.texts import Texts
from sixthcow.engine import Record, State
from sixthcow.games import GAMES
from tests.terminal.driver import Terminal

ENTER, INTERRUPT = "\r", "\x03"
QUICK = ("--seed", "3", "--speed", "instant", "--lang", "en")
COLOUR = re.compile(r"\x1b\[[\d;]*\b(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])\b[\d;]*m")


def saved(home: Path) -> Path:
    (file,) = home.glob("*.json")
    return file


def meta(home: Path) -> dict[str, int]:
    """What the game says about itself; saved before the screen shows it."""
    found: dict[str, int] = json.loads(saved(home).read_text("utf-8"))["meta"]
    return found


def replayed(path: Path) -> State:
    *_, last = Record.from_json(path.read_text("utf-8")).steps(GAMES)
    return last.state


def test_a_round_of_classic(tmp_path: Path) -> None:
    with Terminal(tmp_path, "classic", "--names", "Ada", *QUICK) as game:
        text = game.until("Pick a card")
        assert "Classic" in text and "Ada" in text and "Bella" in text
        while meta(tmp_path)["round"] == 1:
            game.changed_by(ENTER)
        game.until("Score sheet after 1 round")
        text = game.until("Enter: continue")
        state = replayed(saved(tmp_path))
        assert len(state.rounds) == 1
        for points in state.rounds[0]:
            assert str(points) in text
        game.press(ENTER)
        game.until("Round 2")
        game.press("q")
        assert game.leave() == 0
        assert "sixthcow play --resume" in game.raw


def test_himmel_to_the_end(tmp_path: Path) -> None:
    with Terminal(tmp_path, "himmel", "--seats", "3", *QUICK) as game:
        game.until("Target 1")
        while not meta(tmp_path)["over"]:
            game.changed_by(ENTER)
        game.until("The match is over")
        text = game.until("play again")
        state = replayed(saved(tmp_path))
        assert state.outcome
        assert f"{state.outcome.totals[0]}" in text
        game.press("q")
        assert game.leave() == 0
        assert "--resume" not in game.raw


def test_ctrl_c_and_resume(tmp_path: Path) -> None:
    with Terminal(tmp_path, "classic", *QUICK) as game:
        game.until("Pick a card")
        game.changed_by(ENTER)
        game.press(INTERRUPT)
        assert game.leave() == 130
        assert "sixthcow play --resume" in game.raw
    before = json.loads(saved(tmp_path).read_text("utf-8"))
    assert not list(tmp_path.glob(".*"))
    with Terminal(tmp_path, "--resume", *QUICK) as game:
        game.until("Enter: play")
        hand = replayed(saved(tmp_path)).view(0).zone("hand", 0).cards
        assert all(str(card) in game.text for card in hand)
        game.press("q")
        assert game.leave() == 0
    after = json.loads(saved(tmp_path).read_text("utf-8"))
    assert after["moves"][: len(before["moves"])] == before["moves"]


def test_the_start_screen_offers_the_unfinished_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, *QUICK) as game:
        assert "Continue" not in game.until("What would you like to play?")
        game.press(ENTER)
        game.until("People at this keyboard")
        game.press(ENTER)
        game.until("Pick a card")
        assert all(name in game.text for name in ("Player", "Bella", "Daisy", "Rosie"))
        game.press("q")
        assert game.leave() == 0
    with Terminal(tmp_path, *QUICK) as game:
        game.until("Continue")
        game.press(ENTER)
        game.until("Pick a card")


def test_a_hot_seat_hides_hands(tmp_path: Path) -> None:
    options = ("classic", "--people", "2", "--names", "Ada,Bo", *QUICK)
    with Terminal(tmp_path, *options) as game:
        assert "ȣ" not in game.until("Pass the keyboard to Ada")
        game.press(ENTER)
        game.until("Pick a card")
        game.press(ENTER)
        # A screen is drawn from its top: what is below is covered a moment later.
        game.until(lambda text: "to Bo" in text and not re.search("ȣ|Enter: play", text))
        game.press(" x")  # only Enter shows a hand
        game.press(ENTER)
        text = game.until("Enter: play")  # the last line: all of the hand is drawn
        state = replayed(saved(tmp_path))
        shown = {int(number) for number in re.findall(r"\d+", text.splitlines()[-3])}
        shown |= {int(number) for number in re.findall(r"\d+", text.splitlines()[-4])}
        own = set(state.view(1).zone("hand", 1).cards)
        others = set(state.view(0).zone("hand", 0).cards)
        assert own <= shown and not shown & (others - own)


def test_without_colour(tmp_path: Path) -> None:
    with Terminal(tmp_path, "classic", *QUICK, NO_COLOR="1") as game:
        assert "╭" in game.until("Pick a card")
        assert not COLOUR.search(game.raw)
    with Terminal(tmp_path, "classic", *QUICK) as game:
        game.until("Pick a card")
        assert COLOUR.search(game.raw)


def test_in_ascii(tmp_path: Path) -> None:
    with Terminal(tmp_path, "classic", *QUICK, "--no-colour", PYTHONIOENCODING="ascii") as game:
        text = game.until("Pick a card")
        assert text.isascii() and "+----+" in text
        assert game.raw.isascii()


def test_in_persian(tmp_path: Path) -> None:
    quick = (*QUICK[:-1], "fa")
    texts = Texts("fa")
    prompt = texts.line(texts.words.text("prompt-play", count=1), 80)
    with Terminal(tmp_path, "classic", *quick) as game:
        game.until(prompt)
        game.press("q")
        assert game.leave() == 0
        assert "\x1b[8l" in game.raw
        assert game.raw.index("\x1b[8h") > game.raw.index("\x1b[8l")
    plain = texts.words.text("prompt-play", count=1)
    with Terminal(tmp_path, "classic", *quick, "--bidi", "terminal") as game:
        game.until(plain)
        assert "\x1b[8l" not in game.raw


def test_a_window_that_is_too_small_says_so(tmp_path: Path) -> None:
    with Terminal(tmp_path, "classic", *QUICK, width=60, height=20) as game:
        game.until("80 × 24")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("not a folder")
    with Terminal(home, "classic", *QUICK) as game:
        game.until("not saved")
        game.changed_by(ENTER)
        game.press("q")
        assert game.leave() == 0
        assert "couldn't be saved" in game.raw


@pytest.mark.parametrize("seats", [2, 10])
def test_every_number_of_players_fits(tmp_path: Path, seats: int) -> None:
    with Terminal(tmp_path, "classic", "--seats", str(seats), *QUICK) as game:
        game.until("Pick a card")
        text = game.until(lambda text: bool(text.splitlines()[-1].strip()))
        for name in ("Player", "Bella", "Daisy")[:seats]:
            assert name in text
