"""`python -m benchmarks [PART …]`: how fast we are, against references measured in the same run."""

import argparse
from collections.abc import Callable
from random import Random

from benchmarks import (
    analysing,
    deciding,
    exploitability,
    kernels,
    ladder,
    luck,
    page,
    plain_loop,
    replaying,
    rules_engine,
    serving,
    storing,
    strength,
)
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


def measure_research() -> None:
    """The research kit, where the packages of its extra are installed."""
    try:
        from benchmarks import research
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        print(f"{package} is not installed; pip install 'sixthcow[research]' brings it")
    else:
        research.main()


def measure_gpu() -> None:
    """The GPU, where there is one."""
    from benchmarks import gpu

    gpu.main()


PARTS: dict[str, Callable[[], None]] = {
    "games": lambda: print(table(MEASUREMENTS, best_rates(MEASUREMENTS))),
    "deciding": deciding.main,
    "analysis": analysing.main,
    "strength": strength.main,
    "ladder": ladder.main,
    "luck": luck.main,
    "storing": storing.main,
    "serving": serving.main,
    "page": page.main,
    "research": measure_research,
    "exploitability": exploitability.main,
    "gpu": measure_gpu,
}


def main() -> None:
    """Measure the requested parts."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    chosen = parser.parse_args().parts or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        parser.error(f"there is no {', '.join(sorted(unknown))}, only {', '.join(PARTS)}")
    for part in chosen:
        PARTS[part]()


if __name__ == "__main__":
    main()
