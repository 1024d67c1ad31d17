"""`make soak`, an hour in a few minutes: the server's memory must not grow with what was played.

People answer at once, which compresses time, and so is the pause between two times of
housekeeping. The memory of the last two thirds is compared with the matches that were played: the
slope is what each of them leaves behind. The exit status is 1 if that is too much. Linux only.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from scripts.soak import summary
from tests.soak.memory import Flatness, Sample, slope

MATCH = 300.0  # seconds that a short match takes people
# KiB that a match may leave behind. In the first thousand, its pages fill the caches of the store's
# connections (8 MB each) and its choices those of the games; a table that is never unloaded would
# be as much again, for ever.
MOST = 45.0


def main() -> int:
    """Play, and say the slope."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=4, help="of playing (default: 4)")
    parser.add_argument("--tables", type=int, default=10, help="at a time (default: 10)")
    parser.add_argument("--compressed", type=float, default=30, help="how much (default: 30)")
    parser.add_argument("--seed", type=int, default=6, help="other matches (default: 6)")
    arguments = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        trial = Flatness(
            Path(folder),
            tables=arguments.tables,
            seed=arguments.seed,
            compressed=arguments.compressed,
        )
        told = 0.0

        def progress(sample: Sample) -> None:
            nonlocal told
            if sample.seconds >= told:
                told += 30
                line = (
                    f"{sample.seconds:.0f} s: {sample.matches:,} matches, {sample.memory:.1f} MiB"
                )
                console.print(line, highlight=False)

        samples = asyncio.run(trial.measure(60 * arguments.minutes, progress))
    settled = samples[len(samples) // 3 :]
    matches, each = samples[-1].matches, 1024 * slope(settled)
    hours = matches * MATCH / 3_600 / arguments.tables
    console.print(summary(trial.ledger))
    console.print(
        f"{matches:,} matches at {arguments.tables} tables, as in {hours:.1f} hours of people's "
        f"play: {settled[0].memory:.1f} → {settled[-1].memory:.1f} MiB, {each:+.1f} KiB a match",
        highlight=False,
    )
    return 1 if trial.ledger.violations or each > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
