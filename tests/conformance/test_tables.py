"""The list of tables covers what there is."""

import pytest

from sixthcow.engine.options import OneOf
from sixthcow.games import GAMES
from tests.conformance.tables import TABLES


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_is_played(name: str) -> None:
    assert {table.seats for table in TABLES if table.game == name} == set(GAMES[name].seat_range)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_played_with_every_value(name: str) -> None:
    chosen = {pair for table in TABLES if table.game == name for pair in table.options}
    specs = GAMES[name].option_specs
    named = {
        (spec.name, value) for spec in specs if isinstance(spec, OneOf) for value in spec.values
    }
    assert named <= chosen
    assert {option for option, _ in chosen} == {spec.name for spec in specs}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_as_it_comes(name: str) -> None:
    assert any(table.game == name and not table.options for table in TABLES)
