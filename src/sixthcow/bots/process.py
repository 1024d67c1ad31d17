"""A child process spoken to in lines: every wait has a deadline, and none outlives its use."""

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
MOST_UNREAD = 100  # lines that a process may write before anybody waits for one
TAIL = 4096  # bytes of its complaints that are kept
GRACE = 0.5  # seconds to end by itself once its input is closed


class Ended(Exception):
    """The process is gone; the text is the last it complained of, or `exit(3)`."""


class Flooded(Exception):
    """The process wrote more than anybody asked for."""


class LineProcess:
    """A running program: lines go in, lines come out, and `close` leaves nothing behind.

    Three threads carry the lines, so that no program, however it behaves, can make us wait longer
    than we want to.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program in a group of its own; raises OSError if it cannot be started."""
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
        """Pass a line on, without waiting for the program to read it."""
        self._outbox.put(line + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line; raises TimeoutError, Ended or Flooded if there is none."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            with suppress(queue.Empty):
                # After the end nothing more comes, but what was written before it still counts.
                if line := self._inbox.get(timeout=0.001 if self._over.is_set() else left):
                    return line
            if self.flooded:
                raise Flooded
            if self._over.is_set() and self._inbox.empty():
                self._kill()
                raise Ended(self._complaint() or f"exit({self._child.returncode})")
        raise TimeoutError

    def close(self, farewell: bytes) -> None:
        """Say farewell, close its input, and end it and its children if they do not end."""
        self.send(farewell)
        self._outbox.put(None)
        self._over.wait(GRACE)
        self._kill()
        for thread, pipe in self._threads:
            thread.join(GRACE)
            if not thread.is_alive():  # a child that fled its group may hold the other end
                with suppress(OSError):  # what was not read is lost
                    pipe.close()

    def _kill(self) -> None:
        """End the whole group, before anybody waits for the child and its number is free again."""
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
            self._inbox.put_nowait(b"")  # wakes whoever waits

    def _keep_tail(self, pipe: IO[bytes]) -> None:
        while chunk := os.read(pipe.fileno(), TAIL):
            self._tail = (self._tail + chunk)[-TAIL:]
