"""`sixthcow` with deals that follow from a name in a file, for servers in processes of their own.

The file is named by the variable DEALS. Another name in it begins another sequence of deals.
"""

import os
import sys
from pathlib import Path

from sixthcow import fairness
from sixthcow.cli import main
from tests.deals import Deals


class NamedDeals:
    """Seeds that follow from the name that is in the file now."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._deals = Deals("")

    def __call__(self) -> str:
        """The next seed."""
        name = self._file.read_text("utf-8")
        if name != self._deals.name:
            self._deals = Deals(name)
        return self._deals()


if __name__ == "__main__":
    fairness.new_seed = NamedDeals(Path(os.environ["DEALS"]))
    sys.exit(main())
