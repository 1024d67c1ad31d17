"""A real server in a separate process, for tests."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

from sixthcow.server.http.limits import Limits, Rate
from tests.deals import running_test

START = 20.0  # seconds, on a busy machine
# All tests come from one address, and quickly.
NO_RATES = (f"{one.name} = [1e6, 1000000]" for one in fields(Limits) if one.type is Rate)
NO_COUNTS = (
    f"{one.name} = {1000 * getattr(Limits, one.name)}"
    for one in fields(Limits)
    if one.type is int and one.name.endswith("_per_address")
)
NO_LIMITS = f"{{{', '.join([*NO_RATES, *NO_COUNTS])}}}"


class Serving:
    """A running `sixthcow serve`; `address` is what it printed."""

    def __init__(self, database: Path, *arguments: str, environment: dict[str, str]) -> None:
        self._deals = database.with_suffix(".deals")
        self.deal_for(running_test())
        command = ["serve", "--lang", "en", "--database", str(database), *arguments]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.dealing", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment | {"DEALS": str(self._deals)},
        )
        assert self.process.stdout
        self.greeting = ""
        while "Ctrl-C" not in self.greeting:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"it did not start: {self.process.communicate(timeout=10)}")
            self.greeting += line
        found = re.search(r"http://\S+", self.greeting)
        assert found
        self.address = found[0]

    def deal_for(self, name: str) -> None:
        """Deal what is always dealt under this name."""
        self._deals.write_text(name, "utf-8")

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """End it: the exit status, and what it said."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=START)
        return self.process.returncode, out, err


@contextmanager
def serving(database: Path, *arguments: str, **environment: str) -> Iterator[Serving]:
    """A server on any free port, ended whatever happens."""
    port = () if "--port" in arguments else ("--port", "0")
    server = Serving(database, *port, *arguments, environment=environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()
