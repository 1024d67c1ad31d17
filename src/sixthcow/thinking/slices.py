"""Reviews and hints in small slices, so that live decisions never wait for one for long."""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from sixthcow.engine import Record, View

# Seconds of work at a time; a step that has begun, about 20 milliseconds long, is finished.
SLICE = 0.08
MOST_OPEN = 16  # analyses that a process keeps between slices


class ReviewTask(NamedTuple):
    """A slice of a review: go on after the first `after` findings. Any process can answer; the one
    that answered before need not begin again. `name` is one that no other analysis has, `deciders`
    as for `sixthcow.analysis.analyse`."""

    name: str
    game: str
    record: str
    deciders: Mapping[int, str]
    after: int

    def findings(self) -> Iterator[bytes | None]:
        """All findings, each as JSON that says what it is; None after every step in between."""
        from sixthcow.analysis import analyse_in_steps

        for item in analyse_in_steps(Record.from_json(self.record), deciders=self.deciders):
            yield None if item is None else encoded(item)


class HintTask(NamedTuple):
    """A slice of a hint for the seat of a view; `name` is one that no other analysis has."""

    name: str
    game: str
    view: View
    seed: int
    after: int = 0

    def findings(self) -> Iterator[bytes | None]:
        """The hint as JSON; None after every step to it."""
        from sixthcow.analysis import hint_in_steps

        found = yield from hint_in_steps(self.view, seed=self.seed)
        yield msgspec.json.encode(found.to_json())


AnalysisTask = ReviewTask | HintTask


class Findings(NamedTuple):
    """What a slice found, each as JSON, and whether that was all. `preparing` as long as the game's
    kernels are being compiled."""

    items: tuple[bytes, ...]
    done: bool
    preparing: bool = False


class Slices:
    """The analyses that a process has begun."""

    def __init__(self) -> None:
        self._begun: OrderedDict[str, Begun] = OrderedDict()

    def go_on(self, task: AnalysisTask) -> Findings:
        """The next findings, as far as a slice gets."""
        from sixthcow import fast

        if not fast.ready(task.game):
            fast.warm_in_background(task.game)
            return Findings((), done=False, preparing=True)
        begun = self._begun.pop(task.name, None)
        if begun is None or begun.position > task.after:
            begun = Begun(task)
        findings = begun.slice(task.after, monotonic() + SLICE)
        if not findings.done:
            self._begun[task.name] = begun
            if len(self._begun) > MOST_OPEN:
                self._begun.popitem(last=False)
        return findings


class Begun:
    """An analysis that has been begun; `position` is how many findings it has made."""

    def __init__(self, task: AnalysisTask) -> None:
        self._findings = task.findings()
        self.position = 0

    def slice(self, after: int, until: float) -> Findings:
        """The findings after the first ones, at least one step further, until the time is over."""
        found = []
        for item in self._findings:
            if item is not None:
                self.position += 1
                if self.position > after:
                    found.append(item)
            if monotonic() >= until:
                return Findings(tuple(found), done=False)
        return Findings(tuple(found), done=True)


def encoded(item: Any) -> bytes:
    """A finding as JSON that says what it is."""
    from sixthcow.analysis import Decision, RoundEnd

    kind = {Decision: "decision", RoundEnd: "round"}.get(type(item), "match")
    return msgspec.json.encode({"kind": kind, **item.to_json()})
