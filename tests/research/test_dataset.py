"""Data sets: what is written is read back, a stopped run continues, wrong input is refused."""

import json
from pathlib import Path

import numpy as np
import pytest

from sixthcow.bots import BOTS
from sixthcow.cli import main
from sixthcow.engine import BadOption, Refused
from sixthcow.games import GAMES
from sixthcow.research.dataset import Decisions, Plan, read, write
from sixthcow.research.dataset.matches import Player
from sixthcow.research.environment import encoding_of
from tests.conformance.tables import Table as Spec
from tests.research.tables import SMALL


def planned(spec: Spec, bots: tuple[str, ...] = ("cautious", "random"), **wishes: int) -> Plan:
    """A small data set of a table."""
    sizes = {"matches": 2, "shard": 2, "play_outs": 4} | wishes
    makers = tuple(BOTS[bot] for bot in bots)
    options = dict(spec.options)
    return Plan(bots, spec.game, spec.seats, options=options, makers=makers, **sizes)


def written(folder: Path, plan: Plan) -> Decisions:
    """The data set of a plan, read back."""
    list(write(folder, plan, jobs=1))
    return read(folder)


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_what_was_played_is_read_back(spec: Spec, tmp_path: Path) -> None:
    plan = planned(spec)
    found = written(tmp_path, plan)
    player = Player(plan)
    expected = [decision for match in range(2) for decision in player.play(match)]
    assert len(found.action) == len(expected) > 0
    names = found.about["actions"]
    for line, decision in enumerate(expected):
        assert (found.observation[line] == decision.observation).all()
        assert sorted(decision.legal) == list(np.flatnonzero(found.mask[line]))
        assert found.costs[line][decision.legal] == pytest.approx(decision.costs)
        assert np.isnan(found.costs[line][found.mask[line] == 0]).all()
        assert found.mask[line, found.action[line]] == 1
        assert names[found.action[line]].partition(" ")[0] in {decision.asks, *_turn(decision.asks)}
        simple = ("match", "number", "seat", "bot", "round", "asks", "points", "total", "rank")
        for name in simple:
            assert getattr(found, name)[line] == getattr(decision, name)


def _turn(asks: str) -> set[str]:
    """The verbs of decisions that are not called after their only verb."""
    turns = {"turn": {"put", "raise", "reverse", "pass", "rob"}, "place": {"stop"}}
    return turns.get(asks, set())


def test_the_planes_are_named_in_every_shard(tmp_path: Path) -> None:
    plan = planned(Spec("classic", 2, (("rounds", 1),)), play_outs=0)
    found = written(tmp_path, plan)
    planes = encoding_of(GAMES["classic"](2)).planes
    assert [tuple(plane) for plane in found.about["planes"]] == list(planes.values())
    assert np.isnan(found.costs).all()
    card = (tmp_path / "README.md").read_text("utf-8")
    assert all(f"| `{name}` |" in card for name in planes)
    assert "not played out" in card


def test_bots_move_one_seat_on_with_each_match(tmp_path: Path) -> None:
    plan = planned(Spec("classic", 2, (("rounds", 1),)), play_outs=0)
    found = written(tmp_path, plan)
    seats = {
        (int(m), int(s)): str(b) for m, s, b in zip(found.match, found.seat, found.bot, strict=True)
    }
    assert seats == {
        (0, 0): "cautious", (0, 1): "random",
        (1, 0): "random", (1, 1): "cautious",
    }  # fmt: skip


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = planned(Spec("classic", 2, (("rounds", 1),)), ("random",), matches=6, play_outs=0)
    whole = written(tmp_path / "whole", plan)
    writing = write(tmp_path / "stopped", plan, jobs=1)
    assert [next(writing), next(writing)] == [0, 1]
    writing.close()
    assert len(list((tmp_path / "stopped").glob("*.parquet"))) == 1
    assert list(write(tmp_path / "stopped", plan, jobs=2)) == [1, 1, 1]
    again = read(tmp_path / "stopped")
    for name in set(Decisions._fields) - {"about"}:
        one, other = np.array(getattr(whole, name)), np.array(getattr(again, name))
        assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f")
    assert (read(tmp_path / "whole" / "part-00001.parquet").match >= 2).all()


def test_a_folder_of_another_data_set_is_left_alone(tmp_path: Path) -> None:
    spec = Spec("classic", 2, (("rounds", 1),))
    written(tmp_path, planned(spec, play_outs=0))
    with pytest.raises(Refused, match=r"dataset other: .*seed"):
        list(write(tmp_path, planned(spec, play_outs=0, seed=7), jobs=1))


def test_an_empty_folder_holds_no_data_set(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="holds no data set"):
        read(tmp_path)
    with pytest.raises(BadOption, match="matches"):
        planned(Spec("classic", 2), matches=0)


def test_the_command_writes_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "data")
    small = ["--matches", "2", "--shard", "2", "--play-outs", "0", "--jobs", "1", "--lang", "en"]
    assert main(["dataset", folder, "random", "cautious", "--seats", "2", *small]) == 0
    assert capsys.readouterr().out == f"2 matches are in {folder}.\n"
    assert json.loads((tmp_path / "data" / "dataset.json").read_text())["options"] == {"rounds": 1}
    for arguments, said in (
        (["random", "--seed", "2"], f'{folder} holds another data set: "bots" is'),
        (["nobody"], 'there is no bot "nobody"'),
        (["cmd:cat"], 'bot "cmd:cat" cannot play here'),
        (["random", "--seats", "11"], "11 seats: this game is for 2 to 10 players"),
    ):
        assert main(["dataset", folder, *arguments, *small]) == 2
        assert said in capsys.readouterr().err
