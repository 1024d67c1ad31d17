"""Observations and actions as arrays: every game, every option, every number of seats."""

from functools import partial
from itertools import islice
from random import Random

import numpy as np
import pytest

from sixthcow.engine import IllegalAction
from sixthcow.games import GAMES
from sixthcow.research.action_space import Actions
from sixthcow.research.environment import encoding_of
from sixthcow.testing.secrecy import looks, try_to_see
from tests.conformance.tables import TABLES, told
from tests.conformance.tables import Table as Spec
from tests.research.tables import SMALL, table_of, wander

DECISIONS = 10


@pytest.mark.parametrize("spec", TABLES, ids=str)
def test_masks_are_the_legal_actions_and_numbers_lead_back(spec: Spec) -> None:
    table = table_of(spec)
    table.reset(seed=6)
    for seat, _ in islice(wander(table, Random(str(spec))), DECISIONS):
        view = table.state.view(seat)
        numbers = np.flatnonzero(table.see(seat)["action_mask"])
        actions = [
            table.actions.action(int(number), partial(table.state.view, seat)) for number in numbers
        ]
        assert sorted(actions) == sorted(view.actions)
        look = partial(table.state.view, seat)
        assert [table.actions.number(action, look) for action in actions] == list(numbers)
        waiting = {*range(spec.seats)} - {*table.deciders}
        assert not any(table.see(other)["action_mask"].any() for other in waiting)


@pytest.mark.parametrize("spec", TABLES, ids=str)
def test_observations_stay_within_their_bounds(spec: Spec) -> None:
    table = table_of(spec)
    table.reset(seed=6)
    for _ in islice(wander(table, Random(str(spec))), DECISIONS):
        for seat in range(spec.seats):
            seen = table.see(seat)["observation"]
            assert seen.dtype == np.int16
            assert seen.shape == table.encoding.highest.shape
            assert (seen >= 0).all()
            assert (seen <= table.encoding.highest).all()


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_what_a_seat_cannot_know_changes_no_number_of_its_observation(spec: Spec) -> None:
    story, encoding, rng = told(spec), encoding_of(spec.set_up()), Random(str(spec))
    changed = 0
    for look in looks(story, rng, 60):
        trial = None if look.viewer is None else try_to_see(story, look, rng, alike=True)
        if trial is None:
            continue
        original = story.history.steps[look.last].state
        before = encoding.encode(original.view(look.viewer))
        assert (before == encoding.encode(trial.state.view(look.viewer))).all()
        changed += trial.state != original
    assert changed or not story.orders


@pytest.mark.parametrize("game", GAMES)
def test_the_numbering_is_the_same_for_all_seats(game: str) -> None:
    seats = GAMES[game].seat_range
    names = {Actions(GAMES[game](number)).names for number in seats}
    assert len(names) == 1
    (numbering,) = names
    assert len({*numbering}) == len(numbering)


def test_the_planes_of_classic_show_the_table() -> None:
    table = table_of(Spec("classic", 3, (("rounds", 1),)))
    table.reset(seed=6)
    (*_, (seat, _)) = islice(wander(table, Random(6)), 13)
    seen, at = table.see(seat)["observation"], table.encoding.at
    view = table.state.view(seat)
    cards = {plane: [*(np.flatnonzero(seen[at(plane)]) + 1)] for plane in ("hand", "unseen")}
    assert cards["hand"] == list(view.zone("hand", seat).cards)
    assert cards["unseen"] == view.knowledge["unseen"]
    for number, zone in enumerate(view.all_of("row"), start=1):
        row = seen[at(f"row_{number}")]
        by_place = sorted((place, card) for card, place in enumerate(row, start=1) if place)
        assert [card for _, card in by_place] == list(zone.cards)
    points = [2 * view.players[(seat + step) % 3].running for step in range(3)]
    assert list(seen[at("total")] + seen[at("taken")]) == points
    assert any(points)


def test_a_number_that_is_no_action_is_refused() -> None:
    table = table_of(Spec("classic", 2))
    table.reset(seed=6)
    with pytest.raises(ValueError, match="the highest is 107"):
        table.play(0, 108)
    row = table.actions.names.index("row 1")
    with pytest.raises(IllegalAction, match="play"):
        table.play(0, row)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'; there are classic"):
        table_of(Spec("chess", 2))
