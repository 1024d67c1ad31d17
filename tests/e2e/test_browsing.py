"""Without a browser the tests say which command installs one; where one is required, they fail."""

import pytest

from tests.e2e.conftest import need_browser

COMMAND = "run `make browser`"


def test_without_a_browser_tests_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("REQUIRE_BROWSER", raising=False)
    with pytest.raises(pytest.skip.Exception, match=COMMAND):
        need_browser()


def test_where_a_browser_is_required_its_absence_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("REQUIRE_BROWSER", "1")
    with pytest.raises(pytest.fail.Exception, match=COMMAND):
        need_browser()
