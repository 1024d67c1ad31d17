"""The PettingZoo environments pass PettingZoo's own tests, and play whole matches by the rules."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sixthcow.engine import BadOption, IllegalAction
from sixthcow.research.compiled_table import table_for
from sixthcow.research.environment import Table
from sixthcow.research.pettingzoo import env, parallel_env, raw_env
from tests.conformance.tables import Table as Spec
from tests.research.tables import SMALL

# PettingZoo knows by name which of its own games observe a dictionary with a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def made(spec: Spec, make: Any = env) -> Any:
    """The environment of a table."""
    return make(spec.game, seats=spec.seats, **dict(spec.options))


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_its_own_tests_pass(spec: Spec) -> None:
    api_test(made(spec), num_cycles=20)
    parallel_api_test(made(spec, parallel_env), num_cycles=20)
    seed_test(lambda: made(spec), num_cycles=10)


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_a_whole_match_rewards_minus_the_penalty_points(spec: Spec) -> None:
    playing, rng = made(spec), Random(6)
    playing.reset(seed=6)
    sums = dict.fromkeys(playing.agents, 0.0)
    for agent in playing.agent_iter():
        seen, reward, over, _, _ = playing.last()
        sums[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        playing.step(None if over else rng.choice(legal))
    outcome = playing.unwrapped.table.state.outcome
    assert list(sums.values()) == [-float(total) for total in outcome.totals]


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_both_kinds_of_environments_play_the_same_match(spec: Spec) -> None:
    together, one_by_one, rng = made(spec, parallel_env), made(spec), Random(6)
    seen, _ = together.reset(seed=6)
    one_by_one.reset(seed=6)
    while together.agents:
        deciders = [agent for agent in together.agents if seen[agent]["action_mask"].any()]
        for agent in deciders:
            other = one_by_one.observe(agent)
            assert (other["action_mask"] == seen[agent]["action_mask"]).all()
        actions = {
            agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in deciders
        }
        for agent in deciders:
            assert one_by_one.agent_selection == agent
            one_by_one.step(actions[agent])
        seen, _, over, _, _ = together.step(actions)
        assert all(
            (seen[agent]["observation"] == one_by_one.observe(agent)["observation"]).all()
            for agent in seen
        )
    assert all(over.values())
    assert all(one_by_one.terminations.values())


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_the_kernel_shows_what_the_plain_engine_shows(spec: Spec) -> None:
    table, rng = table_for(spec.game, spec.seats, dict(spec.options)), Random(6)
    for seed in (6, None):
        table.reset(seed)
        for decisions in range(60):
            seat = table.decider
            seen = table.see(seat)
            if decisions % 5 == 0:  # the engine follows several moves at once
                plain = Table.see(table, seat)
                assert seat == table.deciders[0]
                assert (seen["observation"] == plain["observation"]).all()
                assert (seen["action_mask"] == plain["action_mask"]).all()
            table.play(seat, int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            if table.over:
                break
        assert table.over == (table.state.asks == "over")


def test_a_pick_is_not_seen_by_those_who_pick_after_it() -> None:
    first, second = raw_env("classic", seats=3), raw_env("classic", seats=3)
    for number, playing in enumerate((first, second)):
        playing.reset(seed=6)
        playing.step(np.flatnonzero(playing.observe("player_0")["action_mask"])[number])
    seen = [playing.observe("player_1")["observation"] for playing in (first, second)]
    assert (seen[0] == seen[1]).all()


def test_an_illegal_action_ends_the_match() -> None:
    playing = env("classic", seats=2)
    playing.reset(seed=6)
    illegal = np.flatnonzero(playing.observe("player_0")["action_mask"] == 0)[0]
    playing.step(illegal)
    assert all(playing.terminations.values())
    assert playing.rewards["player_0"] < -500
    raw = raw_env("classic", seats=2)
    raw.reset(seed=6)
    with pytest.raises(IllegalAction, match="not in hand"):
        raw.step(illegal)


def test_all_who_must_decide_have_to_send_an_action() -> None:
    playing = parallel_env("classic", seats=2)
    playing.reset(seed=6)
    with pytest.raises(ValueError, match="player_0 must decide now"):
        playing.step({})


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="seats"):
        env("classic", seats=11)
    with pytest.raises(BadOption, match="option unknown"):
        env("classic", seats=4, colour="red")
    with pytest.raises(ValueError, match="unknown render mode 'svg'"):
        env("classic", render_mode="svg")


def test_the_table_is_drawn_as_text_and_as_an_image(capsys: pytest.CaptureFixture[str]) -> None:
    drawings = {}
    for mode in ("human", "ansi", "rgb_array"):
        playing = env("twins", seats=3, render_mode=mode)
        playing.reset(seed=6)
        drawings[mode] = playing.render()
        playing.close()
    lines = drawings["ansi"].splitlines()
    assert lines[0].split() == ["twins", "1", "play", "1", "2", "3"]
    assert [line.split()[:2] for line in lines[1:5]] == [["row", str(row)] for row in range(1, 5)]
    assert capsys.readouterr().out == drawings["ansi"] + "\n"
    assert drawings["human"] is None
    image = drawings["rgb_array"]
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 4
