"""The trained player: its network equals the training's, and plays only what its seat knows."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.arena.spec import try_out
from sixthcow.bots import BOTS, network, sight
from sixthcow.bots.network import Misfit, Sight, log_likely
from sixthcow.bots.opponents import LIKE_NETWORK
from sixthcow.bots.reading import KINDS
from sixthcow.bots.trained import SHIPPED, Trained
from sixthcow.dealer import deal
from sixthcow.engine import Refused, State, View
from sixthcow.games import GAMES
from tests.research.training.examples import read

# The weights that the numbers of docs/training.md were measured with.
FINGERPRINT = "9be9c3bf6537a33115d587381bc89d1800851ebcf6989f31c8067c640886bc87"
MEGABYTE = 1_000_000


def dealt(seats: int, seed: int, game: str = "classic") -> State:
    """A round whose cards are dealt."""
    state: State = GAMES[game](seats, {"rounds": 1}).start()
    rng = Random(seed)
    while state.chance:
        state, _ = state.apply(*deal(state, rng))
    return state


def after_turn(state: State, rng: Random) -> State:
    """The state after a turn of random cards."""
    left = state.view(0).players[0].hand - 1
    while state.view(0).asks != "play" or {one.hand for one in state.view(0).players} != {left}:
        seat = next(iter(state.pending))
        state, _ = state.apply(seat, rng.choice(state.view(seat).actions))
    return state


def test_the_network_computes_what_the_training_did() -> None:
    kept = read()
    seen = Sight(*(kept[name] for name in Sight._fields))
    trained = network.load(SHIPPED)
    hand, answer = kept["hand"], trained.ask(seen)
    for found, scores in ((answer.scores, kept["scores"]), (answer.planned, kept["planned"])):
        likely = log_likely(found, hand)
        held = np.where(hand, scores, -np.inf)
        expected = held - np.logaddexp.reduce(held, axis=1, keepdims=True)
        assert np.allclose(likely[hand], expected[hand], atol=5e-3)
        assert np.isneginf(likely[~hand]).all()
    assert np.allclose(answer.penalty, -10 * kept["gain"], atol=2e-2)
    assert np.allclose(trained.penalty(seen), answer.penalty, atol=1e-3)
    alone = [trained.ask(Sight(*(part[[line]] for part in seen))).scores for line in range(5)]
    assert np.allclose(np.concatenate(alone), answer.scores[:5], atol=1e-3)


def test_the_shipped_weights_are_the_measured_ones() -> None:
    assert network.digest(network.read(SHIPPED)) == FINGERPRINT
    assert SHIPPED.stat().st_size < 4 * MEGABYTE


def test_a_file_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    weights: dict[str, Any] = dict(network.read(SHIPPED))
    file = tmp_path / "weights.npz"
    with pytest.raises(Misfit, match="cannot be read"):
        network.load(file)
    file.write_bytes(b"PK")
    with pytest.raises(Misfit, match="cannot be read"):
        network.load(file)
    file.write_bytes(SHIPPED.read_bytes()[:-5000])
    with pytest.raises(Misfit):
        network.load(file)
    changed = weights | {"out.bias": weights["out.bias"] + 1}
    np.savez(file, digest=np.array(network.digest(weights)), **changed)
    with pytest.raises(Misfit, match="fingerprint"):
        network.load(file)
    del changed["layer1.bias"]
    np.savez(file, digest=np.array(network.digest(changed)), **changed)
    with pytest.raises(Misfit, match=r"has no layer1\.bias"):
        network.load(file)
    narrow = weights | {"first.weight": weights["first.weight"][:-1]}
    with pytest.raises(Misfit, match="its first is"):
        network.save(file, narrow)


def test_the_arena_says_why_a_file_is_refused(tmp_path: Path) -> None:
    view = dealt(4, 1).view(0)
    with pytest.raises(Refused, match="bot unfit"):
        try_out(f"trained:weights={tmp_path}/none.npz", 1.0, view)


@pytest.mark.parametrize("game", ["classic", "tactical", "open"])
def test_hidden_cards_change_nothing_that_the_network_is_shown(game: str) -> None:
    rng = Random(4)
    state = dealt(4, 2, game)
    for _ in range(6):
        seat = next(iter(state.pending))
        view = state.view(seat)
        other = GAMES[game](4, {"rounds": 1}).sample(view, rng).view(seat)
        for mine, theirs in zip(shown(view), shown(other), strict=True):
            assert np.array_equal(mine, theirs)
        state, _ = state.apply(seat, rng.choice(view.actions))


def shown(view: View) -> Sight:
    """What the network is shown of a view by somebody who takes the others for its like."""
    return sight.sight_of([sight.table_of(view)], view.seats, LIKE_NETWORK)


def test_the_estimate_is_the_play_outs() -> None:
    state, rng = dealt(6, 3), Random(3)
    for _ in range(8):
        view = state.view(0)
        expected = fast.estimates(view)
        assert sight.estimates(view) == {card: expected[card] for card in range(1, 105)}
        state = after_turn(state, rng)


def test_a_table_after_taking_a_row_is_the_engines() -> None:
    seen = 0
    for seed in range(40):
        state: Any = dealt(4, seed)
        rng = Random(seed)
        while state.outcome is None and state.view(0).asks != "row":
            seat = next(iter(state.pending))
            state, _ = state.apply(seat, rng.choice(state.view(seat).actions))
        if state.outcome is not None:
            continue
        seat = next(iter(state.pending))
        view = state.view(seat)
        for row in range(4):
            found = sight.after_taking(view, sight.table_of(view), row)
            after, _ = state.apply(seat, f"row {row + 1}")
            if after.outcome is None:
                expected = sight.table_of(after.view(seat))
                for mine, theirs in zip(found, expected, strict=True):
                    assert np.array_equal(mine, theirs)
                seen += 1
    assert seen > 40


def test_it_needs_no_compiler() -> None:
    program = """
import sys
from random import Random
from sixthcow.bots import BOTS
from tests.bots.test_trained import dealt

state, bot, asks = dealt(4, 1), BOTS["trained"](), ""
while asks != "row":
    seat = next(iter(state.pending))
    view = state.view(seat)
    asks = view.asks
    state, _ = state.apply(seat, bot.decide(view, Random(6)))
sys.exit("numba" in sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_players_with_other_hands_see_what_their_seat_would() -> None:
    state: Any = dealt(4, 5)
    views = [state.view(seat) for seat in range(4)]
    hands = np.stack([sight.table_of(view).hand for view in views])
    found = sight.sight_of_hands(sight.table_of(views[0]), hands, 4, LIKE_NETWORK)
    for seat, view in enumerate(views):
        for mine, theirs in zip(found, shown(view), strict=True):
            assert np.array_equal(mine[seat], theirs[0])


def test_what_was_learnt_goes_on_in_another_process() -> None:
    state, rng = dealt(4, 8), Random(8)
    first, second = Trained(), Trained()
    for _ in range(8):
        view = state.view(0)
        assert first.decide(view, Random(1)) == second.decide(view, Random(1))
        heir = Trained()
        heir.recall(second.notes())
        assert heir.notes() == first.notes()
        second = heir
        state = after_turn(state, rng)
    second.recall(b"nonsense")
    assert second.notes() == first.notes()


def test_the_network_minds_who_the_others_are() -> None:
    """Whom it sits with is an input: it plays otherwise among players who do not plan."""
    shipped, changed = network.load(SHIPPED), 0
    for seed in range(20):
        view = dealt(4, seed).view(0)
        table = sight.table_of(view)
        best = []
        for kind in ("trained", "thrifty"):
            belief = [float(name == kind) for name in KINDS]
            seen = sight.sight_of([table], 4, belief)
            best.append(log_likely(shipped.ask(seen).scores, seen.hand)[0].argmax())
        changed += best[0] != best[1]
    assert changed > 3


def test_it_beats_cautious_players() -> None:
    """A smoke test of the shipped weights: docs/training.md has the measurements."""
    points = {"trained": 0.0, "cautious": 0.0}
    for match in range(12):
        names = ["trained" if (seat + match) % 2 else "cautious" for seat in range(4)]
        bots = [BOTS[name]() for name in names]
        state, rng = dealt(4, match // 2), Random(match)
        while state.outcome is None:
            seat = next(iter(state.pending))
            state, _ = state.apply(seat, bots[seat].decide(state.view(seat), rng))
        for name, total in zip(names, state.totals, strict=True):
            points[name] += total
    assert points["trained"] < 0.8 * points["cautious"]
