"""Many tables at once: every observation, mask and reward is that of the plain engine."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.engine import DEALER, State
from sixthcow.research.vector import VectorEnv
from tests.conformance.tables import TABLES
from tests.conformance.tables import Table as Spec
from tests.research.tables import SMALL, table_of

DECISIONS = 16
TOGETHER = 2


class Beside:
    """A table of the plain engine that is dealt the same cards as one of many."""

    def __init__(self, spec: Spec, env: VectorEnv, number: int) -> None:
        self._env, self._number = env, number
        self._plain = table_of(spec)
        self._begin()

    def _begin(self) -> None:
        self._plain.state = self._plain.game.start()
        self._plain.rewards()  # the previous match no longer counts
        self._deal()

    def _deal(self) -> None:
        state: State = self._plain.state
        for move in self._env.dealt(self._number):
            if state.chance:
                state, _ = state.apply(DEALER, move)
        self._plain.state = state
        assert not state.chance

    def check(self, now: Any) -> None:
        """All that the table shows is what the plain one shows."""
        seat = self._plain.deciders[0]
        assert now.seat[self._number] == seat
        seen = self._plain.see(seat)
        here = now.observation[self._number]
        for name in self._plain.encoding.planes:
            at = self._plain.encoding.at(name)
            assert list(here[at]) == list(seen["observation"][at]), name
        assert (now.mask[self._number] == seen["action_mask"]).all()

    def follow(self, action: int, now: Any) -> None:
        """Play what was played there; it brought the same."""
        plain = self._plain
        seat = plain.deciders[0]
        plain.state, _ = plain.state.apply(seat, plain.action(seat, action))
        rewards = plain.rewards()
        assert list(now.reward[self._number]) == rewards
        assert now.over[self._number] == plain.over
        if plain.over:
            self._begin()
        else:
            self._deal()


def played_beside(spec: Spec, decisions: int) -> int:
    """Play at random beside the plain engine; gives the number of matches that ended."""
    options: dict[str, Any] = dict(spec.options)
    env = VectorEnv(spec.game, spec.seats, TOGETHER, seed=6, trace=True, **options)
    beside = [Beside(spec, env, number) for number in range(TOGETHER)]
    rng = Random(str(spec))
    now = env.reset(6)
    ended = 0
    for _ in range(decisions):
        for plain in beside:
            plain.check(now)
        actions = [rng.choice(np.flatnonzero(mask)) for mask in now.mask]
        now = env.step(actions)
        for plain, action in zip(beside, actions, strict=True):
            plain.follow(int(action), now)
        ended += int(now.over.sum())
    return ended


@pytest.mark.parametrize("spec", TABLES, ids=str)
def test_it_plays_as_the_plain_engine_does(spec: Spec) -> None:
    played_beside(spec, DECISIONS)


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_it_plays_match_after_match(spec: Spec) -> None:
    assert played_beside(spec, 300) >= TOGETHER


def test_the_players_of_himmel_know_what_thefts_have_told() -> None:
    assert played_beside(Spec("himmel", 5, (("rounds", 2),)), 700) >= TOGETHER


@pytest.mark.parametrize("game", ["classic", "hoof", "himmel"])
def test_the_cards_of_a_table_depend_on_its_number_and_the_seed_alone(game: str) -> None:
    few, many = VectorEnv(game, 3, 70, seed=6, jobs=1), VectorEnv(game, 3, 200, seed=6, jobs=2)
    other = VectorEnv(game, 3, 70, seed=7)
    for _ in range(40):
        assert (few.now.observation == many.now.observation[:70]).all()
        actions = few.sample(np.random.default_rng(6))
        rest = many.sample(np.random.default_rng(7))[70:]
        few.step(actions)
        many.step([*actions, *rest])
    assert (few.reset(6).observation != other.now.observation).any(axis=1).all()
    assert len(np.unique(few.now.observation, axis=0)) == 70
    many.close()


def test_a_sample_is_any_legal_action() -> None:
    env = VectorEnv("classic", 2, 300, seed=6)
    rng = np.random.default_rng(6)
    chosen = np.stack([env.sample(rng) for _ in range(400)])
    for table, mask in enumerate(env.now.mask):
        assert {*chosen[:, table]} == {*np.flatnonzero(mask)}


def test_what_is_not_legal_is_refused_before_anything_is_played() -> None:
    env = VectorEnv("classic", 2, 3, seed=6)
    before = env.now.observation.copy()
    for wrong, said in ((104, r"table 1, seat 0: 104 \('row 1'\) is not legal now"),
                        (108, "table 1, seat 0: 108 .no action. is not legal now"),
                        (-1, "table 1, seat 0: -1 .no action. is not legal now")):  # fmt: skip
        actions = env.sample(np.random.default_rng(6))
        actions[1] = wrong
        with pytest.raises(ValueError, match=said):
            env.step(actions)
    with pytest.raises(ValueError, match=r"3 actions are needed, not an array \(2,\)"):
        env.step([0, 0])
    assert (env.now.observation == before).all()
    with pytest.raises(ValueError, match="tables is 0"):
        VectorEnv("classic", 2, 0)
