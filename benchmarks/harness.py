"""Measure rates of work side by side and print them as ratios."""

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter


def setting(name: str, usual: float) -> float:
    """A positive number from the environment; exits with a message if it is not one."""
    given = os.environ.get(name, "")
    try:
        number = float(given or usual)
    except ValueError:
        number = 0
    if not 0 < number < float("inf"):
        print(f"{name} must be a number above 0, not {given!r}", file=sys.stderr)
        sys.exit(2)
    return number


@dataclass(frozen=True)
class Measurement:
    """Something to time: `work(n)` does n units; `reference` names the one to compare with."""

    name: str
    unit: str
    work: Callable[[int], object]
    reference: str | None = None


def rate(work: Callable[[int], object], seconds: float) -> float:
    """Do about `seconds` of work and return the units done per second."""
    units = 1
    while True:
        start = perf_counter()
        work(units)
        taken = perf_counter() - start
        if taken >= seconds / 2:
            return units / taken
        units *= 2


def best_rates(
    measurements: Sequence[Measurement], repeats: int = 5, seconds: float = 0.4
) -> dict[str, float]:
    """Time the measurements in turn, again and again, and keep the best rate of each.

    Other work on the machine only ever slows a run down, so the best one is nearest to the truth;
    taking turns gives every measurement the same quiet and busy moments.
    """
    best = {measurement.name: 0.0 for measurement in measurements}
    for _ in range(repeats):
        for measurement in measurements:
            now = rate(measurement.work, seconds)
            best[measurement.name] = max(best[measurement.name], now)
    return best


def table(measurements: Sequence[Measurement], rates: dict[str, float]) -> str:
    """Draw the rates and their ratios to the references."""
    width = max(len(measurement.name) for measurement in measurements)
    lines = []
    for measurement in measurements:
        own = rates[measurement.name]
        line = f"{measurement.name:{width}}  {own:>12,.0f} {measurement.unit}/s"
        if measurement.reference:
            line += f"  {own / rates[measurement.reference]:8.2f} x {measurement.reference}"
        lines.append(line)
    return "\n".join(lines)
