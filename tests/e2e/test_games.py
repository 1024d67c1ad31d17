"""Every game through a full round, by clicking only what is offered."""

import pytest

from sixthcow.games import GAMES
from tests.e2e.conftest import Arrive

# Matches of these games have a fixed number of rounds.
FIXED = {"tournament"}


@pytest.mark.parametrize("game", GAMES)
async def test_a_round_is_played_by_clicking_what_is_offered(game: str, arrive: Arrive) -> None:
    ada = await arrive()
    fixed = game in FIXED
    await ada.open_table(game, seats=2 if fixed else 3, options={} if fixed else {"rounds": 1})
    assert await ada.play() > 3
    ranking = ada.page.get_by_role("dialog", name="The match is over").get_by_role("listitem")
    assert await ranking.count() == (2 if fixed else 3)
