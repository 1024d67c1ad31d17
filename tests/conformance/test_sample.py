"""A sampled state fits the view it was made from, and what its viewer has seen."""

from collections import Counter
from random import Random

import pytest

from sixthcow.games.himmel import Himmel
from tests.conformance.memory import contradictions, remembered, sampled, unseen_by_place
from tests.conformance.play import wander
from tests.conformance.secrecy import looks, view_bytes
from tests.conformance.story import told
from tests.conformance.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_a_sample_fits_all_that_its_viewer_sees_and_has_seen(table: Table) -> None:
    rng = Random(str(table))
    story = told(table)
    for look in looks(story, rng, 30):
        state = story.history.steps[look.last].state
        sample = sampled(story, look, rng)
        assert view_bytes(sample.view(look.viewer)) == view_bytes(state.view(look.viewer))
        assert Counter(sample.all_cards()) == Counter(state.all_cards())
        assert contradictions(story, look, sample) == []
        assert all(sample.pending[seat] for seat in sample.view(None).waiting)


@every_table
def test_play_goes_on_from_a_sample(table: Table) -> None:
    rng = Random(str(table))
    story = told(table)
    for look in looks(story, rng, 3):
        sample = sampled(story, look, rng)
        states = [sample, *(step.state for step in wander(sample, rng))]
        assert states[-1].outcome is not None


@every_table
def test_samples_vary_what_is_hidden_and_nothing_else(table: Table) -> None:
    rng = Random(str(table))
    story = told(table)
    for look in looks(story, rng, 6):
        hands = [sampled(story, look, rng).snapshot()["hands"] for _ in range(30)]
        varied = any(hand != hands[0] for hand in hands)
        unseen = unseen_by_place(story, look)
        if len(unseen) > 1 and len({card for cards in unseen.values() for card in cards}) > 1:
            assert varied, look
        elif all(len(zones) == 1 for zones in remembered(story, look).values()):
            assert not varied, look


def test_a_himmel_player_who_is_asked_for_a_target_has_a_number_card() -> None:
    state = (
        Himmel(3)
        .start()
        ._replace(
            asks="target",
            actor=0,
            hands=((7, "R", "R"), ("T", "T", "T"), ("U", "U", "U")),
            targets=((), (20,)),
            marker=1,
            deck=("R", 8),
        )
    )
    samples = [state.game.sample(state.view(2), Random(seed)) for seed in range(50)]
    assert all(sample.pending[0] for sample in samples)


def test_a_himmel_special_card_turned_up_again_is_not_in_the_deck() -> None:
    state = (
        Himmel(3)
        .start()
        ._replace(
            asks="turn",
            actor=0,
            hands=(("R",) * 5, (1, 2, 3, 4, 5), ("U", "U", "U", 60, 61)),
            targets=((10,), (20,)),
            deck=("U", 8, 9),
            returned=("U",),
        )
    )
    after, _ = state.apply(0, "pass")
    assert after.aside == ("U",)
    sample = state.game.sample(after.view(2), Random(1))
    assert Counter(sample.all_cards()) == Counter(after.all_cards())
