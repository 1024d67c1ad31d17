"""Three servers and two workers, one failure after another: no promise is broken."""

import asyncio
from pathlib import Path

from tests.server.services import Nats, Postgres, a_nats, a_postgres
from tests.server.several.cluster import a_cluster
from tests.server.several.trial import FAULTS, ClusterTrial
from tests.soak.ledger import Ledger


async def endure(folder: Path, postgres: Postgres, nats: Nats) -> Ledger:
    async with a_cluster(folder, postgres, nats) as cluster:
        trial = ClusterTrial(cluster, folder, tables=3, seed=6)
        return await asyncio.wait_for(trial.endure(FAULTS), 280)


def test_people_play_on_whatever_fails(tmp_path: Path) -> None:
    # Services of its own: they are stopped here.
    with a_postgres() as postgres, a_nats() as nats:
        ledger = asyncio.run(endure(tmp_path, postgres, nats))
    assert ledger.violations == []
    assert all(ledger.counts[fault] == 1 for fault in FAULTS)
    assert ledger.counts["tables finished"] >= 3
    assert ledger.counts["acknowledged"] > 20
