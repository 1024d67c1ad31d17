"""Kill -9 under load: nothing acknowledged is lost or duplicated, no table is stuck, clients
continue.

`make soak` does the same hundreds of times.
"""

import asyncio
from pathlib import Path

from tests.soak.trial import Trial


def test_a_server_that_is_killed_keeps_every_promise(tmp_path: Path) -> None:
    trial = Trial(tmp_path, tables=3, kills=3, seed=4)
    ledger = asyncio.run(asyncio.wait_for(trial.run(), 120))
    assert ledger.violations == []
    assert ledger.counts["kills"] == 3
    assert ledger.counts["tables finished"] >= 3
    assert ledger.counts["acknowledged"] > 10
