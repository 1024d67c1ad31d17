"""Bots as they are written on the command line."""

import sys
from collections.abc import Iterable
from random import Random

import pytest

from sixthcow.arena import make_plan, set_table
from sixthcow.arena.spec import maker
from sixthcow.bots import BOTS
from sixthcow.bots.external import ExternalBot
from sixthcow.engine import BadOption, Refused, View


class Thinker:
    """A bot with settings."""

    name = "thinker"

    def __init__(
        self,
        think: float = 1.0,
        playouts: int | None = None,
        *,
        bold: bool = False,
        style: str = "",
    ) -> None:
        if think <= 0:
            raise ValueError("think must be more than 0")
        self.settings = (think, playouts, bold, style)

    def prepare(self, game: str) -> None:
        """Nothing to prepare."""

    def decide(self, view: View, rng: Random) -> str:
        return view.actions[0]


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Iterable[str]:
    """The names of all bots, with one that has settings among them."""
    monkeypatch.setitem(BOTS, "thinker", Thinker)
    return BOTS


@pytest.mark.parametrize("name", ["random", "cautious", "random:", "thinker"])
def test_a_name_is_enough(name: str, bots: Iterable[str]) -> None:
    assert name.rstrip(":") in bots
    assert maker(name, 1.0)().name == name.rstrip(":")


@pytest.mark.parametrize(
    ("written", "settings"),
    [
        ("thinker:think=0.1", (0.1, None, False, "")),
        ("thinker:think=2", (2.0, None, False, "")),
        ("thinker:playouts=100,bold=true", (1.0, 100, True, "")),
        ("thinker:style=a=b,think=3,", (3.0, None, False, "a=b")),
    ],
)
def test_settings_have_the_types_of_their_parameters(
    written: str, settings: tuple[object, ...], bots: Iterable[str]
) -> None:
    assert "thinker" in bots
    bot = maker(written, 1.0)()
    assert isinstance(bot, Thinker)
    assert bot.settings == settings
    assert list(map(type, bot.settings)) == list(map(type, settings))


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("nobody", "bot-unknown"),
        ("", "bot-unknown"),
        ("Random", "bot-unknown"),
        ("random:think=1", "option-unknown"),
        ("thinker:depth=1", "option-unknown"),
        ("thinker:think=fast", "option-value"),
        ("thinker:think=nan", "option-value"),
        ("thinker:think", "option-value"),
        ("thinker:playouts=1.5", "option-value"),
        ("thinker:bold=yes", "option-value"),
        ("thinker:think=-1", "bot-unfit"),
        ("cmd:", "bot-program"),
        ("cmd:/nowhere/bot --fast", "bot-program"),
        ("cmd:sh 'x", "bot-unfit"),
        (f"cmd:{sys.executable} -c 'print(1)'", "bot-silent"),
        (f"cmd:{sys.executable} -c 'exit(3)'", "bot-silent"),
    ],
)
def test_what_is_no_bot_is_refused(written: str, reason: str, bots: Iterable[str]) -> None:
    assert written not in bots
    with pytest.raises(Refused) as caught:
        make_plan([written], set_table([written]), rounds=1)
    assert caught.value.reason == reason
    assert isinstance(caught.value, BadOption) == reason.startswith("option")


def test_a_command_is_split_as_a_shell_does() -> None:
    bot = maker("cmd:sh -c 'a b' c", 2.5)()
    assert isinstance(bot, ExternalBot)
    assert (bot.name, bot.think) == ("sh -c a b c", 2.5)
