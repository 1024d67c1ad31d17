"""A kernel plays the games it was proven equal for; all others take the plain engine."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.dealer import deal
from sixthcow.engine import State
from sixthcow.fast.kernels import KERNELS, kernel_of, modules_for
from sixthcow.games import GAMES
from sixthcow.games.classic import Classic
from sixthcow.games.custom import Custom
from sixthcow.games.double import TwoCards
from sixthcow.games.himmel import Himmel
from sixthcow.games.hoof import Hoof
from sixthcow.games.professional import BothEnds
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.twins import Twins
from tests.conformance.tables import TABLES, Table


class Roomy(Classic):
    """A variant with one number changed: rows hold six cards."""

    name = "roomy"
    row_places = 6


class Renamed(Classic):
    """Classic under another name: nobody has proven that nothing else differs."""

    name = "renamed"


class Tamed(Hoof):
    """Another method replaced."""

    name = "tamed"

    def known_in_hand(self, state: Any, seat: int) -> tuple[int, ...]:
        return ()


class Quiet(Himmel):
    """Another dunder replaced, which no list of rules would name."""

    name = "quiet"

    def __repr__(self) -> str:
        return "quiet"


class Odd(TwoCards, Twins):
    """Proven parts that were never proven together."""

    name = "odd"


class Mixture(TwoCards, BothEnds):
    """Parts that mix freely, in a separately named class."""

    name = "mixture"


VARIANTS: list[type[RowsGame] | type[Himmel]] = [Roomy, Renamed, Tamed, Quiet, Odd, Mixture]


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_kernel_plays_a_variant_that_it_was_not_proven_for(variant: type[Any]) -> None:
    assert kernel_of(variant(3)) is None
    assert modules_for(variant.name) == set()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_of_ours_has_a_kernel(table: Table) -> None:
    kernel = kernel_of(table.set_up())
    assert kernel is not None
    assert kernel.module in modules_for(table.game)
    special = isinstance(table.set_up(), TwoCards | BothEnds | Twins | Hoof | Himmel)
    assert kernel.lanes == (not special)


def test_a_subclass_of_a_mix_has_none() -> None:
    class Taller(Custom):
        """A mix with an additional rule."""

        row_places = 6

    for options in ({}, {"cards": 2}, {"sides": "both", "reveal": "open"}):
        assert kernel_of(Taller(3, options)) is None
        assert kernel_of(Custom(3, options)) is not None


def test_every_proven_game_is_registered() -> None:
    proven = {kind for kernel in KERNELS for kind in (*kernel.games, *kernel.mixes)}
    assert proven == {*GAMES.values()}


def rounds_on_the_engine(game: Any, wanted: int) -> list[tuple[float, ...]]:
    """Rounds of players who choose anything, by nothing but the rules."""
    found = []
    for number in range(wanted):
        rng, state = Random(number), game.start()
        while not state.rounds:
            if state.chance:
                state, _ = state.apply(*deal(state, rng))
                continue
            seat = next(iter(state.pending))
            state, _ = state.apply(seat, rng.choice(state.pending[seat]))
        found.append(state.rounds[0])
    return found


@pytest.mark.parametrize("variant", [Roomy, Renamed])
def test_a_variant_is_simulated_by_its_own_rules(
    variant: type[Classic], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, variant.name, variant)
    simulated = fast.simulate(variant.name, 3, 400, seed=5)
    assert simulated.dtype == np.float32
    played = np.array(rounds_on_the_engine(variant(3), 400))
    error = (simulated.var() / simulated.size + played.var() / played.size) ** 0.5
    assert abs(simulated.mean() - played.mean()) < 4 * error
    classic = fast.simulate("classic", 3, 20_000, seed=5)
    error = (simulated.var() / simulated.size + classic.var() / classic.size) ** 0.5
    assert (simulated.mean() < classic.mean() - 3 * error) == (variant is Roomy)
    assert np.array_equal(simulated, fast.simulate(variant.name, 3, 400, seed=5, jobs=1))


def dealt(game: Any) -> State:
    """The first decision of a match."""
    state: State = game.start()
    while state.chance:
        state, _ = state.apply(*deal(state, Random(3)))
    return state


def test_play_outs_of_a_variant_see_its_own_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "roomy", Roomy)
    rows = ((10, 20, 30, 40, 50), (70,), (80,), (90,))
    hands = ((51,), (71,), (81,))
    for game, points in ((Classic, 15), (Roomy, 0)):
        state = dealt(game(3))._replace(rows=rows, hands=hands)  # type: ignore[attr-defined]
        penalties = fast.play_outs(state, ["play 51"], 4, seed=1)
        assert penalties[0].tolist() == [[points, 0, 0]] * 4
    view = dealt(Roomy(3)).view(0)
    one = fast.play_outs(view, view.actions[:2], 6, seed=1)
    parts = [fast.play_outs(view, view.actions[:2], 3, seed=1, first=at) for at in (0, 3)]
    assert np.array_equal(one, np.concatenate(parts, axis=1))
    with pytest.raises(ValueError, match="'play 0' is no candidate where 'play' is due"):
        fast.play_outs(view, ["play 0"], 1, seed=1)


def test_simulated_players_on_the_engine_mind_what_choices_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, "roomy", Roomy)
    policy = ["cautious", "thrifty", "random"]
    means = fast.simulate("roomy", 3, 300, policy, seed=2).mean(axis=0)
    assert means[0] < means[1] < means[2]


def test_a_variant_needs_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not fast.ready("roomy")  # nobody knows it
    monkeypatch.setitem(GAMES, "roomy", Roomy)
    assert fast.ready("roomy")
