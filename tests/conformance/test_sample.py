"""Samples of himmel in positions that random play seldom reaches."""

from collections import Counter
from random import Random

from sixthcow.games.himmel import Himmel


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
