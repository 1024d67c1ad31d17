"""A game in a real pseudo-terminal: keys go in, a screen of cells comes out."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte

PATIENCE = 60  # seconds, for a loaded machine
WIDTH, HEIGHT = 80, 24


class Terminal:
    """`sixthcow play` with its screen."""

    def __init__(
        self, home: Path, *arguments: str, width: int = WIDTH, height: int = HEIGHT, **env: str
    ) -> None:
        misleading = {"NO_COLOR", "COLUMNS", "LINES"}  # Textual would believe them
        clean = {key: value for key, value in os.environ.items() if key not in misleading}
        settings = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.Stream(self.screen)
        self.raw = ""
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "sixthcow.cli", "play", *arguments],
            env={**clean, **settings, "SIXTHCOW_HOME": str(home), **env},
            dimensions=(height, width),
            encoding="utf-8",
            codec_errors="replace",
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self._child.isalive():  # as long as it takes: `close` gives up after moments
            self._child.kill(signal.SIGKILL)
            self._child.wait()
        self._child.close()

    @property
    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(self.screen.display)

    def press(self, keys: str) -> None:
        """Type."""
        self._child.send(keys)

    def until(self, wanted: str | Callable[[str], bool]) -> str:
        """Read on until a text is on the screen, or the screen is as it should be."""
        is_there = (lambda text: wanted in text) if isinstance(wanted, str) else wanted
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if is_there(self.text):
                return self.text
            if not self._read():
                break
        assert is_there(self.text), f"waited for {wanted!r}:\n{self.text}"
        return self.text

    def changed_by(self, keys: str) -> str:
        """Type, and wait for another screen."""
        before = self.text
        self.press(keys)
        return self.until(lambda text: text != before)

    def leave(self) -> int:
        """Read to the end; the exit status."""
        while self._read():
            pass
        self._child.wait()
        assert self._child.exitstatus is not None
        return int(self._child.exitstatus)

    def _read(self) -> bool:
        try:
            piece = self._child.read_nonblocking(65536, timeout=0.2)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += piece
        self._stream.feed(piece)
        return True
