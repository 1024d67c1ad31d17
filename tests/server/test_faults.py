"""Kill -9 under load: nothing acknowledged is lost or duplicated, no table is stuck, clients
continue.

`make soak` does the same hundreds of times.
"""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.soak.memory import Flatness, Sample, slope
from tests.soak.trial import Trial


def test_a_server_that_is_killed_keeps_every_promise(tmp_path: Path) -> None:
    trial = Trial(tmp_path, tables=3, kills=3, seed=4)
    ledger = asyncio.run(asyncio.wait_for(trial.run(), 120))
    assert ledger.violations == []
    assert ledger.counts["kills"] == 3
    assert ledger.counts["tables finished"] >= 3
    assert ledger.counts["acknowledged"] > 10


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says how much memory is used")
def test_the_memory_of_a_server_is_measured(tmp_path: Path) -> None:
    trial = Flatness(tmp_path, tables=1, seed=4, compressed=30)
    samples = asyncio.run(asyncio.wait_for(trial.measure(1), 120))
    assert trial.ledger.violations == []
    assert all(sample.memory > 10 for sample in samples)
    assert slope([Sample(n, n, 50 + n / 4) for n in range(10)]) == pytest.approx(0.25)
