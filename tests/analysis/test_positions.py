"""The training positions that come with the program, and how they are made."""

from pathlib import Path

import pytest

from sixthcow.analysis import positions
from sixthcow.analysis.grading import LEAD, generate
from sixthcow.analysis.positions import save
from sixthcow.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_collection(game: str) -> None:
    collection = positions(game)
    assert len(collection) >= (300 if game == "classic" else 60)
    assert len({position.id for position in collection}) == len(collection)
    ratings = [position.rating for position in collection]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 500  # there are easy and hard ones


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_a_question_with_one_answer(game: str) -> None:
    for position in positions(game):
        view = position.view
        assert position.seat in view.waiting
        assert set(view.actions) == set(position.costs)
        costs = sorted(position.costs.values())
        assert costs[1] - costs[0] >= LEAD - 0.01
        assert not view.picked
        assert not any(player.chosen for player in view.players if view.game != "open")


def test_the_same_seed_gives_the_same_collection(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    files = [
        save("tactical", generate("tactical", 2, seed), tmp_path / name).read_bytes()
        for name, seed in (("one", 1), ("two", 1), ("two", 2))
    ]
    assert files[0] == files[1] != files[2]


def test_a_game_of_somebody_elses_has_no_positions() -> None:
    assert positions("something-else") == ()
