"""A training run: plays, learns, measures, and saves everything needed to continue."""

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import torch

from sixthcow.bots.network import Misfit
from sixthcow.research.training.learner import Learner, Measures
from sixthcow.research.training.networks import size_of
from sixthcow.research.training.rollout import Round, roll_out
from sixthcow.research.training.rollout_buffer import Memory, new_memory
from sixthcow.research.training.self_play import Player
from sixthcow.research.training.tensors import TURNS
from sixthcow.research.training.weights import load_policy
from sixthcow.research.training.yardsticks import measure

CHECKPOINT = "checkpoint.pt"

# How often each number of seats is played, and of those tables how many with the tactical deck.
SEATS = {2: 12, 3: 12, 4: 28, 5: 12, 6: 11, 7: 6, 8: 6, 9: 5, 10: 8}
TACTICAL = 0.15


@dataclass(frozen=True)
class Settings:
    """How to train. `lines` is a multiple of 2,520, so that every number of seats fills them."""

    seconds: float = 1800
    width: int = 512
    depth: int = 3
    lines: int = 65_520
    rounds: int = 3  # played, each with its own number of seats, before a step of learning
    batch: int = 32_768
    rate: float = 5e-4
    last_rate: float = 3e-5
    mildness: float = 0.3
    last_mildness: float = 0.02
    mixed: float = 0.5
    every: float = 30  # seconds between measurements
    seed: int = 0
    begin: str = ""  # a file with the weights to begin with
    rival: str = ""  # and one with those of all others, who then do not learn
    planner: str = ""  # and one with the model of players who plan
    seats: int = 0  # at every table; by default all numbers
    warm: float = 20  # seconds in which only the critic learns, if the policy does not begin anew


# A player that is good already changes in small steps, and stays close to its best card.
FINER: dict[str, float | int | str] = {
    "rate": 3e-4,
    "last_rate": 1e-5,
    "mildness": 0.03,
    "last_mildness": 0.005,
}


def settings_for(device: str, **given: float | int | str) -> Settings:
    """Settings with as many tables as a device has room for."""
    if given.get("begin"):
        given = FINER | given
    if device.startswith("cuda"):
        return Settings(**given)  # type: ignore[arg-type]
    return Settings(lines=2520, rounds=1, batch=4096, **given)  # type: ignore[arg-type]


class Report(NamedTuple):
    """Where a run is."""

    seconds: float
    decisions: int
    penalty: float  # the learner's, in its own company
    measures: Measures
    yardsticks: dict[str, float]


class Run:
    """A run in a folder, new or continued: with its original settings, but the duration requested
    now."""

    def __init__(self, folder: Path, settings: Settings, device: str) -> None:
        self.device = device
        self.file = folder / CHECKPOINT
        folder.mkdir(parents=True, exist_ok=True)
        kept = None
        if self.file.exists():
            kept = torch.load(self.file, map_location=device, weights_only=True)
            settings = Settings(**kept["settings"] | {"seconds": settings.seconds})
        self.settings = settings
        self.seconds = 0.0
        self.decisions = 0
        self.reports: list[Report] = []
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        begin = load_policy(Path(settings.begin), device) if settings.begin and not kept else None
        if begin:
            width, depth = size_of(begin)
            self.settings = settings = replace(settings, width=width, depth=depth)
        self.learner = Learner(settings.width, settings.depth, device)
        self.rival, self.planner = (
            load_policy(Path(file), device) if file else None
            for file in (settings.rival, settings.planner)
        )
        if begin:
            self.learner.begin_with(begin)
        if kept:
            self._continue(kept)
        self._random = Random(settings.seed + self.decisions)

    def train(
        self,
        show: Callable[[Report], None],
        advance: Callable[[float], None] = lambda _: None,
        until: float = math.inf,
    ) -> None:
        """Train to the end, or until this many seconds of the run are over; `show` is called with
        every measurement, `advance` with the seconds so far after every step."""
        settings = self.settings
        player = Player(self.device, settings.lines)
        memory = new_memory(settings.rounds * TURNS * settings.lines, self.device)
        until = min(until, settings.seconds)
        if self.seconds < until:
            self.step(player, memory)  # compiles: its time does not count
        earlier = None
        measured = self.seconds
        while self.seconds < until:
            began = time.perf_counter()
            penalty, measures = self.step(player, memory)
            self.seconds += time.perf_counter() - began
            advance(self.seconds)
            if self.seconds - measured >= settings.every or self.seconds >= until:
                measured = self.seconds
                with torch.no_grad():
                    found = measure(player, self.learner.average, earlier, self.rival, self.planner)
                earlier = {name: each.clone() for name, each in self.learner.average.items()}
                report = Report(self.seconds, self.decisions, penalty, measures, found)
                self.reports.append(report)
                self.save()
                show(report)

    def step(self, player: Player, memory: Memory) -> tuple[float, Measures]:
        """Play some rounds at all tables, and learn from them."""
        settings, learner = self.settings, self.learner
        lines = settings.lines * TURNS
        policy, critic = (
            {name: each.detach() for name, each in weights.items()}
            for weights in (learner.policy, learner.critic)
        )
        penalties = []
        for part in range(settings.rounds):
            here = Memory(*(values[part * lines : (part + 1) * lines] for values in memory))
            seats = settings.seats or self._random.choices([*SEATS], [*SEATS.values()])[0]
            tactical = self._random.random() < TACTICAL
            what = Round(seats, tactical, settings.mixed, self.rival, self.planner)
            with torch.no_grad():
                penalties.append(roll_out(player, policy, critic, here, what))
        done = min(1.0, self.seconds / settings.seconds)
        rate = settings.rate + (settings.last_rate - settings.rate) * done
        mildness = settings.mildness * (settings.last_mildness / settings.mildness) ** done
        warming = bool(settings.begin) and self.seconds < settings.warm
        measures = learner.learn(memory, settings.batch, rate, mildness, warming=warming)
        self.decisions += settings.rounds * lines
        return sum(penalties) / len(penalties), measures

    def save(self) -> None:
        """Save everything in a file that is never half written."""
        reports = [report._asdict() | {"measures": [*report.measures]} for report in self.reports]
        kept = {
            "settings": asdict(self.settings),
            "learner": self.learner.state(),
            "seconds": self.seconds,
            "decisions": self.decisions,
            "reports": reports,
        }
        beside = self.file.with_suffix(".part")
        torch.save(kept, beside)
        beside.replace(self.file)

    def _continue(self, kept: Mapping[str, Any]) -> None:
        """Continue from a checkpoint; refuses one of a network with other inputs."""
        mine, theirs = (
            each["first.weight"].shape for each in (self.learner.policy, kept["learner"]["policy"])
        )
        if mine != theirs:
            raise Misfit(f"{self.file} was begun by another version: its first is {tuple(theirs)}")
        self.learner.restore(kept["learner"])
        self.seconds, self.decisions = kept["seconds"], kept["decisions"]
        self.reports = [
            Report(**rest | {"measures": Measures(*rest["measures"])}) for rest in kept["reports"]
        ]
