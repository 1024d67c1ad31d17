"""Training runs: they continue where they were stopped, and export what the bot can play."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.bots.reading import KINDS
from sixthcow.bots.trained import Trained
from sixthcow.cli import main
from sixthcow.dealer import deal
from sixthcow.engine import State
from sixthcow.fast.policies import TRIES
from sixthcow.games import GAMES

torch = pytest.importorskip("torch", reason="PyTorch is not installed: the training is not tested")
torch.set_num_threads(1)  # small tensors: more threads would only wait for each other

from sixthcow.bots import network  # noqa: E402
from sixthcow.research.training import (  # noqa: E402
    company,
    fit_planner,
    loop,
    rollout,
    rollout_buffer,
    tensors,
)
from sixthcow.research.training.flat_search import cheapest_cards  # noqa: E402
from sixthcow.research.training.inputs import Known, policy_inputs  # noqa: E402
from sixthcow.research.training.learner import Learner  # noqa: E402
from sixthcow.research.training.networks import new_critic, new_policy, policy  # noqa: E402
from sixthcow.research.training.self_play import Player, Turn  # noqa: E402
from sixthcow.research.training.weights import export, load_policy  # noqa: E402
from sixthcow.research.training.yardsticks import against, alone  # noqa: E402


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Callable[..., loop.Settings]:
    """Settings for a run of moments: few tables, few seats, and one yardstick."""
    monkeypatch.setattr(loop, "SEATS", {2: 1, 3: 1, 4: 1})
    monkeypatch.setattr("sixthcow.research.training.yardsticks.TABLES", (("thrifty", 4),))
    sizes: dict[str, Any] = {"lines": 24, "rounds": 1, "batch": 32, "width": 8, "depth": 1}

    def settings(*_: object, **given: float) -> loop.Settings:
        return loop.Settings(**sizes | {k: v for k, v in given.items() if k not in sizes})

    return settings


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, small: Callable[..., loop.Settings]
) -> None:
    first = loop.Run(tmp_path, small(seconds=1e9, every=0), "cpu")
    seen: list[loop.Report] = []
    first.train(seen.append, until=1e-9)
    assert seen == first.reports
    assert len(seen) == 1
    second = loop.Run(tmp_path, small(seconds=first.seconds, seed=7), "cpu")
    assert second.reports == first.reports
    assert second.settings.seed == 0  # it keeps what it was begun with
    assert (second.seconds, second.decisions) == (first.seconds, first.decisions)
    for name, values in first.learner.policy.items():
        assert torch.equal(second.learner.policy[name], values)
    second.train(seen.append)  # its time is over
    assert len(seen) == 1


def test_a_run_of_an_older_program_goes_on(
    tmp_path: Path, small: Callable[..., loop.Settings]
) -> None:
    """Its settings lack what was added since."""
    first = loop.Run(tmp_path, small(seconds=1e9, every=0), "cpu")
    first.train(lambda _: None, until=1e-9)
    kept = torch.load(first.file, weights_only=True)
    for name in ("begin", "rival", "planner", "seats", "warm"):
        del kept["settings"][name]
    torch.save(kept, first.file)
    second = loop.Run(tmp_path, small(seconds=1), "cpu")
    assert second.decisions == first.decisions
    assert second.settings.begin == ""


def test_a_run_of_a_network_with_other_inputs_is_refused(
    tmp_path: Path, small: Callable[..., loop.Settings]
) -> None:
    begun = loop.Run(tmp_path, small(seconds=1), "cpu")
    begun.save()
    kept = torch.load(begun.file, weights_only=True)
    kept["learner"]["policy"]["first.weight"] = torch.zeros(2043, 8)
    torch.save(kept, begun.file)
    with pytest.raises(network.Misfit, match="another version"):
        loop.Run(tmp_path, small(seconds=1), "cpu")


def test_planners_are_learned_from_their_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.manual_seed(12)
    monkeypatch.setattr(fit_planner, "SEATS", {2: 1})
    monkeypatch.setattr("sixthcow.research.training.flat_search.AT_ONCE", {"cpu": 1 << 12})
    weights = {name: each.detach() for name, each in new_policy(16, 1, "cpu").items()}
    with torch.no_grad():
        found = fit_planner.gather(Player("cpu", 8), weights, 40, 60.0, Random(1))
    assert len(found.chosen) == 40
    held = found.inputs[:, :104].gather(1, found.chosen[:, None])
    assert bool((held == 1).all())  # every choice was in the hand
    before = float(fit_planner.surprise(weights, found))
    learned = fit_planner.fit(found, 16, 1, 60)
    assert float(fit_planner.surprise(learned, found)) < before - 0.3


def test_learning_gains_where_one_card_is_better(small: Callable[..., loop.Settings]) -> None:
    """A policy that only sees the same decision again and again learns to play its best card."""
    torch.manual_seed(1)
    learner = Learner(8, 1, "cpu")
    kept = rollout_buffer.new_memory(32, "cpu")
    kept.inputs[:, :50] = 1
    kept.learns[:] = True
    kept.cards[:, :3] = torch.tensor([4, 40, 90], dtype=torch.int16)
    kept.gains[:, :3] = torch.tensor([-0.5, 0.0, -0.8])
    for _ in range(60):
        scores = policy(learner.policy, kept.inputs).scores
        kept.before[:] = rollout_buffer.NOTHING
        kept.before[:, :3] = scores[:, [4, 40, 90]].log_softmax(1).detach()
        learner.learn(kept, 32, 0.01, 0.0)
    likely = scores[0, [4, 40, 90]].softmax(0)
    assert likely[1] > 0.9


def test_a_card_that_was_all_but_impossible_breaks_nothing() -> None:
    """However much likelier it has become since, every weight stays a number."""
    torch.manual_seed(2)
    learner = Learner(8, 1, "cpu")
    kept = rollout_buffer.new_memory(32, "cpu")
    kept.inputs[:, :50] = 1
    kept.learns[:] = True
    kept.cards[:, :2] = torch.tensor([4, 40], dtype=torch.int16)
    kept.before[:], kept.planned[:] = rollout_buffer.NOTHING, rollout_buffer.NOTHING
    kept.before[:, :2] = torch.tensor([0.0, -200.0])
    kept.planned[:, :2] = torch.tensor([0.5, 0.5]).log()
    kept.gains[:, :2] = torch.tensor([0.5, -0.5])
    measures = learner.learn(kept, 32, 0.01, 0.1)
    assert all(torch.isfinite(torch.tensor(measures)))
    assert all(each.isfinite().all() for each in learner.policy.values())


def test_while_the_critic_warms_up_only_the_model_of_planners_learns() -> None:
    torch.manual_seed(3)
    learner = Learner(8, 1, "cpu")
    began = {name: each.detach().clone() for name, each in learner.policy.items()}
    kept = rollout_buffer.new_memory(32, "cpu")
    kept.inputs[:, :50] = 1
    kept.learns[:] = True
    kept.cards[:, :3] = torch.tensor([4, 40, 90], dtype=torch.int16)
    kept.before[:], kept.planned[:] = rollout_buffer.NOTHING, rollout_buffer.NOTHING
    kept.before[:, :3] = torch.tensor([0.4, 0.3, 0.3]).log()
    kept.planned[:, :3] = torch.tensor([0.01, 0.98, 0.01]).log()
    kept.gains[:, :3] = torch.tensor([-0.5, 0.0, -0.8])
    for _ in range(80):
        learner.learn(kept, 32, 0.02, 0.0, warming=True)
    answer = policy(learner.policy, kept.inputs)
    assert answer.planned[0, [4, 40, 90]].softmax(0)[1] > 0.8
    assert torch.equal(answer.scores, policy(began, kept.inputs).scores)
    assert torch.equal(answer.gain, policy(began, kept.inputs).gain)


def test_beliefs_are_right_as_often_as_they_say() -> None:
    torch.manual_seed(4)
    around = company.seat(4, 40_000, "cpu", 0.6, planners=True)
    beliefs = company.Beliefs(around)
    true = torch.nn.functional.one_hot(around.usual, len(KINDS))
    for turn in (0, 3, 9):
        belief = beliefs.at(turn)
        assert torch.allclose(belief.sum(1), torch.ones(len(belief)))
        for kind in range(len(KINDS)):
            for low in (0.1, 0.4, 0.8):
                said = (belief[:, kind] >= low) & (belief[:, kind] < low + 0.2)
                if said.sum() > 500:
                    right = true[said, kind].float().mean()
                    assert right == pytest.approx(float(belief[said, kind].mean()), abs=0.08)
    assert belief.gather(1, around.usual[:, None]).mean() > 0.85


def test_planners_play_by_their_model() -> None:
    """A planner whose model likes one card above all others plays it, and the learner its own."""
    torch.manual_seed(9)
    weights = {name: each.detach() for name, each in new_policy(8, 1, "cpu").items()}
    planner = {name: torch.zeros_like(each) for name, each in weights.items()}
    planner["out.bias"][105:] = torch.arange(104) * 20.0  # the highest card
    around = company.seat_alone(4, 40, "cpu", company.PLANNER)
    for turn in Player("cpu", 40).play(weights, around, planner=planner):
        highest = (turn.tables.hand * torch.arange(1, 105)).amax(1)
        own = turn.cards[:, 0].view(-1, 4)[:, 1:]
        assert torch.equal(own, highest.view(-1, 4)[:, 1:].int())


def test_flat_search_takes_the_card_that_costs_least() -> None:
    """The 10 would be the sixth card of a dear row, but somebody else has the 9: one turn later it
    costs nothing."""
    torch.manual_seed(10)
    hand, unseen = (torch.zeros(8, 104, dtype=torch.bool) for _ in range(2))
    hand[:, [9, 60]] = True
    unseen[:, [8, 30]] = True
    values = ([8, 20, 55, 90], [5, 1, 1, 1], [20, 1, 7, 2])
    rows = tensors.Rows(*(torch.tensor([each] * 8, dtype=torch.int32) for each in values))
    tables = tensors.Tables(2, hand, unseen, rows)
    player = Player("cpu", 8)
    assert cheapest_cards(player, tables).tolist() == [60] * 8
    last = tables._replace(hand=hand & (torch.arange(104) == 9))
    assert cheapest_cards(player, last).tolist() == [9] * 8


def test_every_card_is_weighed_against_the_cards_that_came() -> None:
    """The gain of the card that was played is what it cost, and with two left what the last did."""
    torch.manual_seed(3)
    lines, seats = 40, 4
    kept = rollout_buffer.new_memory(lines * tensors.TURNS, "cpu")
    weights, judges = new_policy(8, 1, "cpu"), new_critic(8, 1, "cpu")
    turns: list[Turn] = []

    class Watched(Player):
        def play(self, *arguments: Any, **named: Any) -> Iterator[Turn]:
            for turn in super().play(*arguments, **named):
                turns.append(turn)
                yield turn

    player = Watched("cpu", lines)
    with torch.no_grad():
        rollout.roll_out(player, weights, judges, kept, rollout.Round(seats, False, 0.5))
    nine, ten = turns[8], turns[9]
    at = slice(8 * lines, 9 * lines)
    chosen = (kept.cards[at, :2] + 1 == nine.cards[:, :1]).long().argmax(1, keepdim=True)
    gains = kept.gains[at].gather(1, chosen)[:, 0]
    same_rows = ten.taken == tensors.NO_ROW  # the foresight lets the last card take the cheapest
    cost = -(nine.penalty + ten.penalty) / 10
    assert same_rows.sum() > 20
    assert torch.allclose(gains[same_rows], cost[same_rows])
    assert torch.allclose(kept.returned[9 * lines :], -ten.penalty / 10)


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_bot_is_shown_what_the_training_showed(seats: int) -> None:
    torch.manual_seed(seats)
    weights = new_policy(8, 1, "cpu")
    around = company.seat(seats, 4 * seats, "cpu", mixed=0.5)
    for turn in Player("cpu", 4 * seats).play(weights, around, tactical=seats % 2 == 0):
        lines, rows = len(around.kinds), turn.tables.rows
        sight = network.Sight(
            hand=turn.tables.hand.numpy(),
            unseen=turn.tables.unseen.numpy(),
            end=rows.end.numpy(),
            length=rows.length.numpy(),
            heads=rows.heads.numpy(),
            turn=np.full(lines, turn.number),
            seats=np.full(lines, seats),
            belief=turn.belief.numpy(),
        )
        assert np.allclose(network.look(sight), turn.inputs.numpy(), atol=1e-5)


def test_an_exported_policy_plays_and_comes_back(tmp_path: Path) -> None:
    torch.manual_seed(5)
    weights = new_policy(16, 2, "cpu")
    file = tmp_path / "weights.npz"
    export(weights, file)
    back = load_policy(file, "cpu")
    for name, values in weights.items():
        assert torch.allclose(back[name], values, atol=1e-3)
    state: State = GAMES["classic"](3, {"rounds": 1}).start()
    rng = Random(1)
    while state.chance:
        state, _ = state.apply(*deal(state, rng))
    view = state.view(0)
    assert Trained(str(file)).decide(view, rng) in view.actions


def test_a_response_is_learned_from_its_own_seat_alone(
    tmp_path: Path, small: Callable[..., loop.Settings]
) -> None:
    """It begins with the weights it is given, all others play by the rival's, which stay."""
    torch.manual_seed(7)
    for name, width in (("begin", 16), ("rival", 8)):
        export(new_policy(width, 1, "cpu"), tmp_path / f"{name}.npz")
    files = {name: str(tmp_path / f"{name}.npz") for name in ("begin", "rival")}
    begun = loop.Run(tmp_path / "run", small(seconds=1e9, every=0, seats=4, **files), "cpu")
    began = {name: each.detach().clone() for name, each in begun.learner.policy.items()}
    assert begun.settings.width == 16  # that of the weights it begins with
    seen: list[loop.Report] = []
    begun.train(seen.append, until=1e-9)
    for name, values in begun.learner.policy.items():  # the critic learns first
        kept = slice(0, 105 if name.startswith("out") else None)
        assert torch.equal(values[..., kept], began[name][..., kept])
    assert {"rival-4", "rivals-4"} <= seen[0].yardsticks.keys()
    begun.seconds = begun.settings.warm
    begun.step(Player("cpu", 24), rollout_buffer.new_memory(240, "cpu"))
    assert any(not torch.equal(v, began[n]) for n, v in begun.learner.policy.items())
    rival = load_policy(tmp_path / "rival.npz", "cpu")
    assert begun.rival is not None
    assert all(torch.equal(begun.rival[name], values) for name, values in rival.items())
    around = company.seat_alone(4, 24, "cpu", company.RIVAL)
    assert around.kinds.view(-1, 4).tolist() == [[company.LEARNER, *[company.RIVAL] * 3]] * 6


def test_rivals_play_by_their_own_weights() -> None:
    """A rival that likes one card above all others plays it, whatever the learner likes."""
    torch.manual_seed(8)
    lines, seats = 40, 4
    weights, judges = new_policy(8, 1, "cpu"), new_critic(8, 1, "cpu")
    rival = {name: torch.zeros_like(each) for name, each in new_policy(8, 1, "cpu").items()}
    rival["out.bias"][:104] = torch.arange(104) * 10.0  # the highest card
    kept = rollout_buffer.new_memory(lines * tensors.TURNS, "cpu")
    played: list[Turn] = []

    class Watched(Player):
        def play(self, *arguments: Any, **named: Any) -> Iterator[Turn]:
            for turn in super().play(*arguments, **named):
                played.append(turn)
                yield turn

    with torch.no_grad():
        what = rollout.Round(seats, False, 0.5, rival)
        rollout.roll_out(Watched("cpu", lines), weights, judges, kept, what)
    assert kept.learns.view(-1, seats).any(0).tolist() == [True, False, False, False]
    for turn in played:
        highest = (turn.tables.hand * torch.arange(1, 105)).amax(1)
        assert torch.equal(
            turn.cards[:, 0].view(-1, seats)[:, 1:], highest.view(-1, seats)[:, 1:].int()
        )


def test_yardsticks_measure_the_policy() -> None:
    torch.manual_seed(6)
    player = Player("cpu", 48)
    weights = {name: each.detach() for name, each in new_policy(8, 1, "cpu").items()}
    assert 0 < alone(player, weights, TRIES["thrifty"], 4) < 60
    assert -40 < against(player, weights, weights, 4) < 40


def test_a_line_shows_a_seat_what_it_knows() -> None:
    """The inputs of a policy do not change with the company that sits there."""
    dealt = tensors.deal(3, 9, "cpu", tactical=True)
    three = torch.tensor([3])
    known = Known(dealt.hand, dealt.unseen, dealt.rows, torch.tensor([0]), three, torch.zeros(9, 6))
    assert policy_inputs(known).shape == (9, network.INPUTS)


def test_the_command_trains_exports_and_compares(
    tmp_path: Path,
    small: Callable[..., loop.Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(loop, "settings_for", small)
    begin = ["train", str(tmp_path), "--minutes", "1e-9", "--lang", "en", "--device", "cpu"]
    assert main([*begin, "--against", "random", "--rounds", "2"]) == 0
    printed = capsys.readouterr()
    assert "thrifty-4" in printed.err
    assert f"The player is in {tmp_path / 'weights.npz'}" in printed.out
    assert "trained:weights=" in printed.out
    network.load(tmp_path / "weights.npz")
    assert main([*begin[:2], "--minutes", "0", "--lang", "en"]) == 2
    assert "minutes" in capsys.readouterr().err
    assert main([*begin[:-1], "nowhere"]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert main(["train", str(tmp_path / "b"), *begin[2:], "--begin", str(tmp_path / "none")]) == 2
    assert "cannot use these weights" in capsys.readouterr().err
