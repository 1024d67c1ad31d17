"""The file that an arena is saved in, deal by deal, so that it can continue later."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sixthcow.arena.plan import Plan
from sixthcow.arena.report import FORMAT
from sixthcow.arena.result import Deal, deal_from
from sixthcow.engine import Refused


class LineFile:
    """A file that lines are appended to; errors in writing become readable refusals."""

    def __init__(self, path: Path) -> None:
        """Open the file at its end."""
        self._path = path
        with self._complaining():
            self._file = path.open("ab", buffering=0)

    def add(self, lines: Iterable[str]) -> None:
        """Append whole lines and flush them."""
        with self._complaining():
            rest = "".join(f"{line}\n" for line in lines).encode()
            while rest:
                rest = rest[self._file.write(rest) :]

    def cut(self, size: int) -> None:
        """Truncate the file to this many bytes."""
        with self._complaining():
            self._file.truncate(size)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    @contextmanager
    def _complaining(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            detail = error.strerror or str(error)
            raise Refused("unwritable", file=str(self._path), detail=detail) from None


class Save:
    """The deals played: a first line with the plan, then one line per deal as it finishes."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open or create the file; refuses a file of another arena."""
        head: dict[str, object] = {"format": FORMAT, "plan": plan.terms()}
        *lines, cut_off = _read(path).split(b"\n")
        self.deals = _deals(path, lines or [cut_off], head, plan) if lines or cut_off else {}
        self._file = LineFile(path)
        if cut_off:  # the process died in the middle of a line: that deal is played again
            self._file.cut(sum(len(line) + 1 for line in lines))
        if not lines:
            self._file.add([_line(head)])

    def add(self, deal: Deal) -> None:
        """Write a deal down."""
        self._file.add([_line(deal.to_json())])

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _line(document: object) -> str:
    return json.dumps(document, ensure_ascii=False)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused("unreadable", file=str(path), detail=detail) from None


def _deals(path: Path, lines: list[bytes], head: dict[str, object], plan: Plan) -> dict[int, Deal]:
    """The deals of all lines after the first, which must match the current plan."""
    deals: dict[int, Deal] = {}
    for number, line in enumerate(lines, start=1):
        try:
            document = json.loads(line)
            if number == 1:
                _check_head(path, document, head)
            else:
                deal = deal_from(document, len(plan.seatings), plan.seats)
                deals[deal.number] = deal
        except Refused:
            raise
        except (ValueError, RecursionError):
            raise Refused("save-line", file=str(path), line=number) from None
    return deals


def _check_head(path: Path, found: Any, head: dict[str, Any]) -> None:
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise ValueError("no arena")
    saved = found.get("plan")
    if not isinstance(saved, dict):
        raise ValueError("no plan")
    for term, value in head["plan"].items():
        if saved.get(term) != value:
            raise Refused(
                "save-other",
                file=str(path),
                term=term,
                saved=_line(saved.get(term)),
                given=_line(value),
            )
