"""`python -m benchmarks`: how fast we are, against references measured in the same run."""

from random import Random

from benchmarks.harness import Measurement, best_rates, table
from benchmarks.plain_loop import play_round


def plain_rounds(rounds: int) -> None:
    """Play classic rounds with the plain loop."""
    rng = Random(6)
    for _ in range(rounds):
        play_round(rng)


MEASUREMENTS = [
    Measurement("plain Python loop", "rounds", plain_rounds),
]

if __name__ == "__main__":
    print(table(MEASUREMENTS, best_rates(MEASUREMENTS)))
