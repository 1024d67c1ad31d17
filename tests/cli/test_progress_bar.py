"""The progress bar: on the terminal alone, and never in the way of what a command writes."""

import io
import sys

import pytest

from sixthcow.cli.progress_bar import progress


class Terminal(io.StringIO):
    """A file that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_what_a_command_writes_to_a_file_stays_out_of_the_bar(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, terminal = io.StringIO(), Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", file)
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress(2, "measuring") as advance:
        sys.stdout.write("a finding\n")
        advance(1)
    assert file.getvalue() == "a finding\n"
    assert "measuring" in terminal.getvalue()
    assert "a finding" not in terminal.getvalue()


def test_something_else_is_said_until_there_is_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress(2, "measuring", first="compiling") as advance:
        before = terminal.getvalue()
        advance(1)
    assert "compiling" in before
    assert "measuring" not in before
    assert "measuring" in terminal.getvalue()


def test_there_is_no_bar_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    with progress(2, "measuring") as advance:
        advance(2)
    assert file.getvalue() == ""
