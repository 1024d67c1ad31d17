"""Reviews of matches in small slices, so that live decisions never wait for one for long."""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Any, NamedTuple

import msgspec

SLICE = 0.1  # seconds of work at a time; a decision takes up to about that long by itself
MOST_OPEN = 4  # reviews that a process keeps between slices


class ReviewTask(NamedTuple):
    """A slice of a review: go on after the first `after` findings. Any process can answer; the one
    that answered before need not begin again. `review` is a name that no other review has,
    `deciders` as for `sixthcow.analysis.analyse`."""

    review: str
    game: str
    record: str
    deciders: Mapping[int, str]
    after: int


class Findings(NamedTuple):
    """What a slice found, each as JSON, and whether that was all."""

    items: tuple[bytes, ...]
    done: bool


class Reviewer:
    """The reviews that a process has begun."""

    def __init__(self) -> None:
        self._begun: OrderedDict[str, Begun] = OrderedDict()

    def go_on(self, task: ReviewTask) -> Findings:
        """The next findings; none as long as the game's kernels are being compiled."""
        from sixthcow import fast

        if not fast.ready(task.game):
            fast.warm_in_background(task.game)
            return Findings((), done=False)
        begun = self._begun.pop(task.review, None)
        if begun is None or begun.position > task.after:
            begun = Begun(task.record, task.deciders)
        findings = begun.slice(task.after, monotonic() + SLICE)
        if not findings.done:
            self._begun[task.review] = begun
            if len(self._begun) > MOST_OPEN:
                self._begun.popitem(last=False)
        return findings


class Begun:
    """A review that has been begun; `position` is how many findings it has made."""

    def __init__(self, record: str, deciders: Mapping[int, str]) -> None:
        from sixthcow.analysis import analyse
        from sixthcow.engine import Record

        found = analyse(Record.from_json(record), deciders=deciders)
        self._items: Iterator[Any] = iter(found)
        self.position = 0

    def slice(self, after: int, until: float) -> Findings:
        """The findings after the first ones, at least one step further, until the time is over."""
        found = []
        for item in self._items:
            self.position += 1
            if self.position > after:
                found.append(encoded(item))
            if monotonic() >= until:
                return Findings(tuple(found), done=False)
        return Findings(tuple(found), done=True)


def encoded(item: Any) -> bytes:
    """A finding as JSON that says what it is."""
    from sixthcow.analysis import Decision, RoundEnd

    kind = {Decision: "decision", RoundEnd: "round"}.get(type(item), "match")
    return msgspec.json.encode({"kind": kind, **item.to_json()})
