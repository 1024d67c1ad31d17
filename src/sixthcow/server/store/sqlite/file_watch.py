"""Notices that the files of a database were removed or replaced while it is in use."""

import os
import time
from pathlib import Path

# Nanoseconds after which another change of a folder gives it another time.
SETTLED = 100_000_000


class FileWatch:
    """Whether the files that are written are still those that others find.

    A file that was deleted can still be written, but nobody will ever read it again. It is asked
    after every commit, so it looks at the folder, and at the files only if something came or went
    there: on Linux (6.13 and later), a file whose time of change was looked at gets another time
    when it is written next, and storing that takes a fifth of a commit.
    """

    def __init__(self, path: Path) -> None:
        self._folder = f"{path.parent}"
        self._files = f"{path}", f"{path}-wal"
        self.forget()

    def forget(self) -> None:
        """Take the files that are found next for the right ones."""
        self._known: list[tuple[int, int]] = []
        self._unchanged: tuple[int, int, int] | None = None

    def are_there(self) -> bool:
        """Whether they are."""
        try:
            folder = os.stat(self._folder)  # noqa: PTH116 (a path takes longer)
            state = folder.st_dev, folder.st_ino, folder.st_mtime_ns
            if state == self._unchanged:
                return True
            found = [(each.st_dev, each.st_ino) for each in map(os.stat, self._files)]
        except OSError:
            return False
        self._known = self._known or found
        if found != self._known:
            return False
        if time.time_ns() - folder.st_mtime_ns > SETTLED:
            self._unchanged = state
        return True
