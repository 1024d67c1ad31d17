"""A child process that exchanges lines: every wait has a deadline, and nothing is left behind."""

import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

LONGEST_LINE = 64 * 1024
MOST_UNREAD = 100  # lines that a process may write before one is read
TAIL = 4096  # bytes of its standard error that are kept
GRACE = 0.5  # seconds to exit by itself once its input is closed


class Ended(Exception):
    """The process is gone; the text is the last line of its standard error, or `exit(3)`."""


class Flooded(Exception):
    """The process wrote far more than it was asked for."""


class LineProcess:
    """A running program: lines go in, lines come out, and `close` leaves nothing behind.

    Three threads carry the lines, so that no program, however it behaves, can make us wait past a
    deadline.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program in its own process group; raises OSError if that fails."""
        self._child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is ours, and its own children end with it
        )
        assert self._child.stdin and self._child.stdout and self._child.stderr
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.Queue[bytes] = queue.Queue(MOST_UNREAD)
        self.flooded = False
        self._over = threading.Event()
        self._tail = b""
        self._threads = [
            (threading.Thread(target=work, args=(pipe,), daemon=True), pipe)
            for work, pipe in (
                (self._write, self._child.stdin),
                (self._read, self._child.stdout),
                (self._keep_tail, self._child.stderr),
            )
        ]
        for thread, _ in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line, without waiting for the program to read it."""
        self._outbox.put(line + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line; raises TimeoutError, Ended or Flooded if there is none."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            with suppress(queue.Empty):
                # Nothing is read after the end, but what was written before still counts.
                if line := self._inbox.get(timeout=0.001 if self._over.is_set() else left):
                    return line
            if self.flooded:
                raise Flooded
            if self._over.is_set() and self._inbox.empty():
                self._kill()
                raise Ended(self._complaint() or f"exit({self._child.returncode})")
        raise TimeoutError

    def close(self, farewell: bytes) -> None:
        """Send a last line, close its input, and kill it and its children if they do not exit."""
        self.send(farewell)
        self._outbox.put(None)
        self._over.wait(GRACE)
        self._kill()
        for thread, pipe in self._threads:
            thread.join(GRACE)
            if not thread.is_alive():  # a child that left the group may hold the other end
                with suppress(OSError):  # what was not read is lost
                    pipe.close()

    def _kill(self) -> None:
        """Kill the whole group before the child is reaped and its number can be reused."""
        if self._child.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self._child.pid, signal.SIGKILL)
                else:
                    self._child.kill()
            self._child.wait()

    def _complaint(self) -> str:
        """The last line that the program wrote to its standard error."""
        self._threads[-1][0].join(GRACE)
        lines = self._tail.decode("utf-8", "replace").splitlines()
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError):
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        while line := pipe.readline(LONGEST_LINE):
            if len(line) == LONGEST_LINE or self._inbox.full():
                self.flooded = True
                break
            self._inbox.put_nowait(line)
        self._over.set()
        with suppress(queue.Full):
            self._inbox.put_nowait(b"")  # wakes the waiting reader

    def _keep_tail(self, pipe: IO[bytes]) -> None:
        while chunk := os.read(pipe.fileno(), TAIL):
            self._tail = (self._tail + chunk)[-TAIL:]
