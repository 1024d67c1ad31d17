"""Events as frames that can be shown one after another."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from sixthcow.cli.terminal.animation.transitions import Zones, zones_after
from sixthcow.cli.terminal.table.session import Happened
from sixthcow.engine import Event, Outcome, State, View

# Not worth a sentence: the picture says it, or the sentence beside it does.
QUIET = frozenset(
    {
        *("dealt", "row_started", "row_begun", "picked", "marker_moved", "order_chosen"),
        *("scored", "match_over", "won"),  # the score sheet
    }
)


class Frame(NamedTuple):
    """A frame: the zones at this moment, and the event that led to it."""

    view: View
    zones: Zones
    event: Event | None
    pause: bool
    spoken: bool = False


@dataclass(frozen=True)
class Sheet:
    """The score sheet: every finished round, and how the match ended if it did."""

    rounds: tuple[tuple[float, ...], ...]
    totals: tuple[float, ...]
    target: int | None
    outcome: Outcome | None = None
    looked_up: bool = False

    @classmethod
    def of(cls, state: State, *, looked_up: bool = False) -> "Sheet":
        """The sheet of a state; totals are those of the finished rounds."""
        settings = state.game.settings
        target = None if settings.get("rounds") else settings.get("target")
        totals = tuple(player.total for player in state.view(None).players)
        number = target if isinstance(target, int) else None
        return cls(state.rounds, totals, number, state.outcome, looked_up)


def frames_of(happened: Happened, viewer: int | None) -> Iterator[Frame | Sheet]:
    """The frames of a move as a seat (or a spectator) sees it, and the sheet after a round."""
    before, after = happened.before.view(viewer), happened.after.view(viewer)
    view, zones = replace(before, waiting=(), choices=()), before.zones
    events = [event.seen_from(viewer) for event in happened.events]
    for number, event in enumerate(events):
        if event.kind == "round_began":
            view, zones = replace(after, waiting=()), after.zones
        else:
            zones = zones_after(zones, event)
        turned_up = event.kind == "revealed" and event.source == event.target
        more = turned_up and number + 1 < len(events) and events[number + 1].kind == "revealed"
        drawn_unseen = event.kind == "drew" and None in event.cards
        spoken = event.kind not in QUIET and not turned_up and not drawn_unseen
        yield Frame(view, zones, event, pause=spoken or (turned_up and not more), spoken=spoken)
    yield Frame(replace(after, choices=()), after.zones, None, pause=False)
    if len(happened.after.rounds) > len(happened.before.rounds) and not happened.after.outcome:
        yield Sheet.of(happened.after)
