"""The research kit on one core, beside card games that come with PettingZoo and OpenSpiel."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker

import sixthcow.research.gymnasium
import sixthcow.research.openspiel
from benchmarks import game_without_rules
from benchmarks.harness import Measurement, best_rates, table
from sixthcow.bots import BOTS
from sixthcow.games import GAMES
from sixthcow.research import VectorEnv, simulate
from sixthcow.research.dataset import Plan, read, write
from sixthcow.research.pettingzoo import env

# Importing them registers their games.
assert block_dominoes, (kuhn_poker, liars_poker, sixthcow.research.gymnasium)

SEATS = 4
TABLES = 512  # for each core: they stay in its cache
OURS = "PettingZoo: classic (ours)"
OUR_SPIEL = "OpenSpiel: classic (ours, Python)"
BARE = "bare kernel: classic"

# Games with hidden cards or tiles that come with OpenSpiel, written in Python and in C++.
SPIEL_PYTHON = ("python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
SPIEL_C = ("leduc_poker", "gin_rummy", "crazy_eights")

Work = Callable[[int], None]


def agents(playing: Any) -> Work:
    """Random play in a PettingZoo environment."""
    rng = np.random.default_rng(6)

    def work(decisions: int) -> None:
        playing.reset(seed=6)
        while decisions:
            for _ in playing.agent_iter(decisions):
                seen, _, over, cut, _ = playing.last()
                legal = np.flatnonzero(seen["action_mask"])
                playing.step(None if over or cut else rng.choice(legal))
                decisions -= not (over or cut)
            playing.reset()

    return work


def seat() -> Work:
    """Random play of one seat against random bots in Gymnasium; the bots decide too."""
    rng = np.random.default_rng(6)
    playing = gymnasium.make("sixthcow/classic-v0", seats=SEATS, opponents="random").unwrapped

    def work(decisions: int) -> None:
        seen, _ = playing.reset(seed=6)
        for _ in range(decisions):
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = playing.step(rng.choice(legal))
            if over:
                seen, _ = playing.reset()

    return work


def outcome(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One of the outcomes of a chance node."""
    left = rng.random()
    for number, likely in outcomes:
        left -= likely
        if left < 0:
            return number
    return outcomes[-1][0]  # the probabilities may add up to a little less than 1


def spiel(name: str) -> Work:
    """Random play in OpenSpiel, with an observation for every decision. Players who decide together
    make a decision each; chance nodes do not count.

    The generator is Python's: NumPy's takes longer for one card than many a game for its move.
    """
    rng = Random(6)
    game = pyspiel.load_game(name)
    players = range(game.num_players())

    def work(decisions: int) -> None:
        state = game.new_initial_state()
        while decisions > 0:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(outcome(state.chance_outcomes(), rng))
            elif state.is_simultaneous_node():
                for player in players:
                    state.observation_tensor(player)
                state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
                decisions -= len(players)
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                decisions -= 1

    return work


def vector(game: str) -> Work:
    """Random play at many tables, observations and masks included."""
    tables = VectorEnv(game, SEATS, TABLES, jobs=1)
    rng = np.random.default_rng(6)

    def work(decisions: int) -> None:
        for _ in range(-(-decisions // TABLES)):
            tables.step(tables.sample(rng))

    return work


def bare(decisions: int) -> None:
    """Random play by the kernel alone: no observations and no interface."""
    rounds = -(-decisions // (10 * SEATS))  # rows that are chosen are not counted
    simulate("classic", SEATS, rounds, jobs=1, progress=False)


def pettingzoo_games() -> Iterator[Measurement]:
    """Card games that come with PettingZoo, if RLCard is installed."""
    try:
        from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4
    except ImportError:
        print("PettingZoo's card games are not measured: pip install rlcard pygame-ce brings them")
        return
    for game in (leduc_holdem_v4, texas_holdem_v4):
        name = f"PettingZoo: {game.__name__.rpartition('.')[2]}"
        yield Measurement(name, "decisions", agents(game.env()), OURS)


def measurements() -> Iterator[Measurement]:
    """What is timed, each against what it is best compared with."""
    yield Measurement(OURS, "decisions", agents(env("classic", seats=SEATS)))
    yield from pettingzoo_games()
    yield Measurement("Gymnasium: classic, against three bots", "decisions", seat(), OURS)
    yield Measurement(OUR_SPIEL, "decisions", spiel(f"python_sixthcow(game=classic,seats={SEATS})"))
    ceiling = "OpenSpiel: a Python game without rules"
    yield Measurement(ceiling, "decisions", spiel(game_without_rules.NAME), OUR_SPIEL)
    for name in SPIEL_PYTHON:
        yield Measurement(f"OpenSpiel: {name}", "decisions", spiel(name), OUR_SPIEL)
    for name in SPIEL_C:
        yield Measurement(f"OpenSpiel: {name} (C++)", "decisions", spiel(name), OUR_SPIEL)
    yield Measurement(BARE, "decisions", bare)
    for game in GAMES:
        reference = OURS if game == "classic" else "VectorEnv: classic"
        yield Measurement(f"VectorEnv: {game}", "decisions", vector(game), reference)


def data_set(matches: int = 40) -> str:
    """How fast decisions of cautious bots are written and read, on one core."""
    makers = (BOTS["cautious"],)
    plan = Plan(("cautious",), "classic", SEATS, matches, makers=makers, play_outs=0)
    with TemporaryDirectory() as folder:
        began = perf_counter()
        list(write(Path(folder), plan, jobs=1))
        written = perf_counter()
        found = read(folder)
        done = perf_counter()
    megabytes = sum(getattr(found, name).nbytes for name in ("observation", "mask", "costs")) / 1e6
    count = len(found.action)
    return (
        f"data set: {count / (written - began):,.0f} decisions/s written"
        f" ({megabytes / (written - began):.1f} MB/s of arrays),"
        f" {megabytes / (done - written):,.0f} MB/s read"
    )


def main() -> None:
    """Measure and print."""
    timed = list(measurements())
    rates = best_rates(timed, repeats=3)
    print(table(timed, rates))
    ratio = rates["VectorEnv: classic"] / rates[BARE]
    print(f"VectorEnv: classic is {ratio:.3f} x the bare kernel")
    print(data_set())
