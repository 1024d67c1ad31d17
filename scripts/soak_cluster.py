"""`make soak`, several servers: whatever fails, and fails again, nothing may be lost.

Three servers and two workers on real PostgreSQL and NATS. Servers, workers and NATS are killed,
PostgreSQL is restarted, servers are cut off from either, while people play on all of them. The
exit status is 1 if any promise was broken.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path

from rich.console import Console

from scripts.soak import summary
from tests.server.services import Nats, Postgres, a_nats, a_postgres
from tests.server.several.cluster import a_cluster
from tests.server.several.trial import FAULTS, ClusterTrial
from tests.soak.ledger import Ledger


def main() -> int:
    """Run the trial with progress messages, then print what happened."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--faults", type=int, default=40, help="how many (default: 40)")
    parser.add_argument("--tables", type=int, default=6, help="at a time (default: 6)")
    parser.add_argument("--seed", type=int, default=6, help="other moments (default: 6)")
    parser.add_argument("--folder", type=Path, help="keep the log here")
    arguments = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as temporary, a_postgres() as postgres, a_nats() as nats:
        folder = arguments.folder or Path(temporary)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            parser.error(f"--folder {folder}: {error.strerror}")
        ledger = asyncio.run(endure(arguments, folder, postgres, nats, console))
    console.print(summary(ledger))
    for violation in ledger.violations[:20]:
        console.print(f"VIOLATION {violation}", markup=False)
    return 1 if ledger.violations else 0


async def endure(
    arguments: argparse.Namespace, folder: Path, postgres: Postgres, nats: Nats, console: Console
) -> Ledger:
    """Every kind of fault equally often, in any order."""
    rng = random.Random(arguments.seed)
    faults = list(islice(cycle(FAULTS), arguments.faults))
    rng.shuffle(faults)

    def progress(ledger: Ledger) -> None:
        console.print(
            f"{sum(ledger.counts[fault] for fault in FAULTS)} of {len(faults)} faults: "
            f"{ledger.counts['acknowledged']:,} actions acknowledged, "
            f"{ledger.counts['tables finished']:,} matches finished, "
            f"{len(ledger.violations)} violations",
            highlight=False,
        )

    async with a_cluster(folder, postgres, nats) as cluster:
        trial = ClusterTrial(cluster, folder, tables=arguments.tables, seed=arguments.seed)
        return await trial.endure(faults, progress)


if __name__ == "__main__":
    sys.exit(main())
