"""`make soak`: kill the server at random moments while people play; nothing may be lost.

It is killed during startup, while everybody reconnects, in play, and right after a write. The
people vanish, resend, answer late and open ten sockets. The exit status is 1 if any promise was
broken.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.soak.ledger import Ledger
from tests.soak.trial import Trial

NUMBERS = "{task.fields[told]}"


def main() -> int:
    """Run the trial with a bar, then print what happened."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=300, help="at most (default: 300)")
    parser.add_argument(
        "--minutes", type=float, default=10, help="of killing, at most (default: 10)"
    )
    parser.add_argument("--tables", type=int, default=10, help="at a time (default: 10)")
    parser.add_argument(
        "--alive", type=float, default=0.5, help="seconds between two kills (default: 0.5)"
    )
    parser.add_argument("--seed", type=int, default=6, help="other moments (default: 6)")
    parser.add_argument("--folder", type=Path, help="keep the database and the log here")
    arguments = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.folder or Path(temporary)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            parser.error(f"--folder {folder}: {error.strerror}")
        trial = Trial(
            folder,
            tables=arguments.tables,
            kills=arguments.kills,
            seed=arguments.seed,
            seconds=60 * arguments.minutes,
        )
        trial.alive = arguments.alive
        bar = Progress(
            TextColumn("Killing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            TextColumn(NUMBERS), console=console,
        )  # fmt: skip
        with bar:
            task = bar.add_task("", total=arguments.kills, told="")

            def progress(ledger: Ledger) -> None:
                told = (
                    f"{ledger.counts['acknowledged']:,} actions acknowledged, "
                    f"{ledger.counts['tables finished']:,} matches finished, "
                    f"{len(ledger.violations)} violations"
                )
                bar.update(task, completed=ledger.counts["kills"], told=told)

            ledger = asyncio.run(trial.run(progress))
    console.print(summary(ledger))
    for violation in ledger.violations[:20]:
        console.print(f"VIOLATION {violation}", markup=False)
    return 1 if ledger.violations else 0


def summary(ledger: Ledger) -> Table:
    """What was counted."""
    table = Table("what", "how often")
    for name, count in sorted(ledger.counts.items()):
        table.add_row(name, f"{count:,}")
    table.add_row("violations", f"{len(ledger.violations):,}")
    return table


if __name__ == "__main__":
    sys.exit(main())
