"""The faults of scripts/mutate.py fit the code: `old` is found, and every clause has a fault."""

from pathlib import Path

import pytest

from scripts.mutate import Fault, clauses_without_fault, read_faults

ROOT = Path(__file__).parent.parent


def test_every_clause_has_a_fault() -> None:
    assert clauses_without_fault(read_faults()) == []


@pytest.mark.parametrize("area", ["fast", "rules", "store", "sync"])
def test_every_fault_can_be_put_in(area: str) -> None:
    faults = [fault for fault in read_faults() if fault.area == area]
    assert faults
    assert [f"{fault.promise}: {fault.complaint}" for fault in faults if fault.complaint] == []
    suites = {suite for fault in faults for suite in fault.suites}
    assert {suite for suite in suites if not (ROOT / suite).exists()} == set()


def test_a_fault_is_put_in_and_mended(tmp_path: Path) -> None:
    fault: Fault = read_faults()[0]
    copy = tmp_path / fault.file
    copy.parent.mkdir(parents=True)
    fault.mend(tmp_path)
    whole = copy.read_text("utf-8")
    fault.put_into(tmp_path)
    assert copy.read_text("utf-8") == whole.replace(fault.old, fault.new) != whole
    fault.mend(tmp_path)
    assert copy.read_text("utf-8") == whole
