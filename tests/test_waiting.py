"""The helper that all tests wait with."""

import pytest

from tests import waiting
from tests.waiting import becomes, until


async def test_waiting_ends_when_the_condition_holds() -> None:
    seen: list[int] = []

    def third_time() -> bool:
        seen.append(0)
        return len(seen) % 3 == 0

    async def later() -> bool:
        return third_time()

    until(third_time)
    await becomes(third_time)
    await becomes(later)
    assert len(seen) == 9


async def test_what_never_happens_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0)
    with pytest.raises(AssertionError, match="nothing"):
        until(lambda: list("nothing")[9:])
    with pytest.raises(AssertionError, match="nothing"):
        await becomes(lambda: list("nothing")[9:])
