"""Learning how games are usually played: from records to weights."""

from pathlib import Path

import numpy as np
import pytest

from sixthcow.analysis.sparring import match_of
from sixthcow.engine.record import Record
from sixthcow.fast.rows import pairs

pytest.importorskip("torch", reason="PyTorch is not installed: the training is not tested")

from sixthcow.research.training import choice_weights, fit_himmel, fit_hoof, fit_pairs
from sixthcow.research.training.choice_weights import Choice


def match(game: str) -> Record:
    return match_of(game, ["cautious"] * 3, {"rounds": 1}, 1)


def test_weights_that_made_the_choices_are_found() -> None:
    rng, planted = np.random.default_rng(1), np.array([1.5, -2.0, 0.0])
    choices = []
    for _ in range(4000):
        known = rng.normal(size=(rng.integers(2, 6), 3)).astype(np.float32)
        made = int(np.argmax(known @ planted + rng.gumbel(size=len(known))))
        choices.append(Choice(known, made))
    weights, likely = choice_weights.fit(choices)
    assert weights == pytest.approx(planted, abs=0.2)
    assert likely > -np.mean([np.log(len(choice.known)) for choice in choices]) + 0.3


def test_every_choice_of_hoof_is_learned_from() -> None:
    kinds = {"place": 0, "row": 0, "keep": 0}
    for kind, choice in fit_hoof.choices(match("hoof")):
        assert 0 <= choice.made < len(choice.known)
        kinds[kind] += 1
    assert all(kinds.values())


def test_every_choice_of_himmel_is_learned_from() -> None:
    record = match("himmel")
    found = list(fit_himmel.choices(record))
    assert len(found) > 20
    assert all(0 <= choice.made < len(choice.known) for choice in found)


def test_pairs_are_learned_and_kept_as_the_kernel_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_pairs, "PASSES", 2)
    records = [match_of("double", ["cautious"] * 4, {"rounds": 1}, seed) for seed in range(12)]
    network = fit_pairs.fit(records)
    some = fit_pairs.examples(records)
    chance = -float(some.there.sum(1).log().mean())
    assert fit_pairs.likelihood(network, some) > chance
    network.save(tmp_path / "pairs.npz")
    monkeypatch.setattr(pairs, "SHIPPED", tmp_path / "pairs.npz")
    kept = pairs.shipped_habits.__wrapped__()
    assert kept.hidden == pytest.approx(network.hidden.detach().numpy(), abs=1e-2)
    assert kept.output == pytest.approx(network.output.detach().numpy(), abs=1e-2)
