"""The Gymnasium environments pass Gymnasium's own checker and play against bots."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sixthcow.research.gymnasium
from sixthcow.games import GAMES
from tests.conformance.tables import Table as Spec
from tests.research.tables import SMALL

assert sixthcow.research.gymnasium  # importing it registers the environments


def made(spec: Spec, **wishes: Any) -> Any:
    """The environment of a table."""
    return gymnasium.make(
        f"sixthcow/{spec.game}-v0", seats=spec.seats, **{**dict(spec.options), **wishes}
    )


def test_every_game_has_an_id() -> None:
    ids = {name for name in gymnasium.registry if name.startswith("sixthcow/")}
    assert ids == {f"sixthcow/{game}-v0" for game in GAMES}


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_its_own_checker_is_content(spec: Spec) -> None:
    check_env(made(spec, opponents="random", render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_a_whole_match_rewards_minus_the_penalty_points(spec: Spec) -> None:
    seat = spec.seats - 1
    playing, rng = made(spec, opponents="cautious", seat=seat), Random(6)
    seen, _ = playing.reset(seed=6)
    total, over = 0.0, False
    while not over:
        assert seen["action_mask"].any()
        seen, reward, over, _, _ = playing.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        total += float(reward)
    assert total == -playing.unwrapped.table.state.outcome.totals[seat]


def test_an_illegal_action_ends_the_match_with_its_reason() -> None:
    playing = gymnasium.make("sixthcow/classic-v0", seats=2)
    seen, _ = playing.reset(seed=6)
    _, reward, over, _, info = playing.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert over
    assert float(reward) < -500
    assert "not in hand" in info["illegal"]


def test_opponents_are_bots_by_name() -> None:
    for opponents, complaint in (
        ("nobody", "unknown bot 'nobody'; there are random"),
        (["random"], "3 opponents are needed, not 1"),
    ):
        with pytest.raises(ValueError, match=complaint):
            gymnasium.make("sixthcow/classic-v0", seats=4, opponents=opponents)
    with pytest.raises(ValueError, match="seat is 4; it must be from 0 to 3"):
        gymnasium.make("sixthcow/classic-v0", seats=4, seat=4)
