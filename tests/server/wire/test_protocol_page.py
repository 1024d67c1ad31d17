"""The page about the protocol: its examples decode, its routes and commands are all there are."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sixthcow.server.app import ROUTES
from sixthcow.server.wire import api, messages, reviews, training

PAGE = (Path(__file__).parents[3] / "docs" / "server.md").read_text("utf-8")
EXAMPLES = re.findall(r"<!-- (\w+) -->\n```json\n(.*?)```", PAGE, re.DOTALL)
MODULES = (messages, api, reviews, training)
FROM_LOBBY = messages.Lobby | messages.LobbyNews


def shape(name: str) -> Any:
    if name == "FromLobby":
        return FROM_LOBBY
    return next(found for module in MODULES if (found := getattr(module, name, None)))


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_decodes(name: str, text: str) -> None:
    message = msgspec.json.decode(text, type=shape(name))
    assert msgspec.to_builtins(message)


def test_every_example_is_tested() -> None:
    assert len(EXAMPLES) == PAGE.count("```json") >= 9


def test_every_command_is_told() -> None:
    table = PAGE[PAGE.index("| command | who |") :]
    for command in get_args(messages.AnyCommand):
        assert f"`{command.__struct_config__.tag}`" in table


def test_every_route_is_told() -> None:
    paths = {
        re.sub(r"\{\w+(:\w+)?\}", "{}", path)
        for route in ROUTES
        for path in route.paths  # type: ignore[union-attr]
    }
    told = re.sub(r"\{\w+\}", "{}", PAGE)
    for path in paths:
        parent, _, last = path.rpartition("/")
        assert path in told or (parent in told and f"…/{last}" in told), path
