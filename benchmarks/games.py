"""The rules engine, replays and kernels beside loops that do the same with nothing around them."""

from collections.abc import Callable
from random import Random

from benchmarks import kernels, plain_loop, replaying, rules_engine
from benchmarks.harness import Measurement, best_rates, table


def rounds_of(play_round: Callable[[Random], object]) -> Callable[[int], None]:
    """Work that plays the given number of classic rounds, 4 seats, random play."""

    def work(rounds: int) -> None:
        rng = Random(6)
        for _ in range(rounds):
            play_round(rng)

    return work


MEASUREMENTS = [
    Measurement("plain Python loop", "rounds", rounds_of(plain_loop.play_round)),
    Measurement(
        "engine, with events",
        "rounds",
        rounds_of(rules_engine.play_round),
        reference="plain Python loop",
    ),
    Measurement("writing JSON alone", "moves", replaying.write_json),
    Measurement("replay --json", "moves", replaying.replay_json, reference="writing JSON alone"),
    Measurement("starting Python", "starts", replaying.start_python),
    Measurement(
        "starting sixthcow replay", "starts", replaying.start_command, reference="starting Python"
    ),
    *kernels.measurements(),
]


def main() -> None:
    """Print the table."""
    print(table(MEASUREMENTS, best_rates(MEASUREMENTS)))
