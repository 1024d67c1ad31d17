"""What the playing screen shows, apart from how it is drawn."""

from dataclasses import dataclass, field

from sixthcow.cli.terminal.animation.transitions import Zones
from sixthcow.cli.terminal.input.selection import Selection
from sixthcow.engine import Event, View

MOST_LINES = 400


@dataclass
class Scene:
    """What is on the screen now: a view with its zones, what is being chosen, and the log."""

    view: View
    zones: Zones
    names: tuple[str, ...]
    bots: frozenset[int] = frozenset()
    tally: bool = True
    selection: Selection | None = None
    event: Event | None = None
    log: list[tuple[str, Event | None]] = field(default_factory=list)
    why: int | None = None
    unsaved: str = ""

    def show(self, view: View) -> None:
        """A new view."""
        self.view, self.zones, self.event = view, view.zones, None

    def say(self, text: str, event: Event | None = None) -> None:
        """Add a line to the log; this closes an open explanation."""
        self.log = [*self.log, (text, event)][-MOST_LINES:]
        self.why = None

    def toggle_why(self) -> None:
        """Explain the last thing that happened, or close the explanation."""
        told = self.explained()
        self.why = told[-1] if self.why is None and told else None

    def move_why(self, by: int) -> None:
        """Explain the next line, or the one before."""
        told = self.explained()
        if self.why in told:
            self.why = told[max(0, min(len(told) - 1, told.index(self.why) + by))]

    def explained(self) -> list[int]:
        """The numbers of the lines that have a rule behind them."""
        return [number for number, (_, event) in enumerate(self.log) if event and event.clause]
