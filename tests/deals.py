"""The same deals in every run: a test that fails because of its cards fails again."""

import hashlib
import os


class Deals:
    """Seeds that follow from a name, one after the other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._given = 0

    def __call__(self) -> str:
        """The next seed."""
        self._given += 1
        return hashlib.sha256(f"{self.name}:{self._given}".encode()).hexdigest()


def running_test() -> str:
    """The name of the test that runs, if one does."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
