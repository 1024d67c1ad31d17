"""Secrecy on the wire: with other hidden cards, the bytes of every socket stay the same.

The stories are those of the conformance kit, told to a real live table; what is compared is
everything that goes out to a seat or a spectator, from the start up to the moment looked at.
"""

from collections.abc import Container, Iterable
from functools import cache
from itertools import groupby
from random import Random
from typing import Any

import msgspec
import pytest

from sixthcow.engine import IllegalAction
from sixthcow.server.bus import LocalBus
from sixthcow.server.services import Services
from sixthcow.server.store import Person
from sixthcow.server.tables import log
from sixthcow.server.tables.live import LiveTable
from sixthcow.server.tables.registry import TableRegistry
from sixthcow.server.tables.subscribers import Outbox
from sixthcow.server.tables.table import TableState
from sixthcow.server.wire import messages as m
from sixthcow.testing.random_play import Step, spread
from sixthcow.testing.secrecy import Look, looks, retold
from sixthcow.testing.story import Viewer, deciders
from tests.conformance.tables import TABLES, told
from tests.conformance.tables import Table as Setting
from tests.server.world import ALL_GAMES, Dummy

NOW = 1_700_000_000_000
LOOKS = 12
A_FEW = 3  # settings of each game: views of all of them are compared by the conformance kit
SETTINGS = [
    setting
    for _, group in groupby(sorted(TABLES), lambda setting: setting.game)
    for setting in spread(list(group), A_FEW)
]


class Accepting:
    """A store that takes everything and keeps nothing."""

    shared = False

    async def append(self, *_: Any) -> None:
        """Written."""


def somebody(viewer: Viewer) -> Person:
    """The person on a seat, or the spectator."""
    name = "watcher" if viewer is None else f"player{viewer}"
    return Person(id=name, name=name, created=NOW, seen=NOW)


def opening(setting: Setting, helps: dict[str, bool]) -> list[log.AnyEntry]:
    """The entries from the opening of a table to its start."""
    terms = msgspec.structs.replace(
        m.Terms(game=setting.game, seats=setting.seats, options=dict(setting.options)), **helps
    )
    sat = [
        log.SeatTaken(at=NOW, seat=seat, name=f"player{seat}", sitter=f"player{seat}")
        for seat in range(setting.seats)
    ]
    opened = log.Opened(at=NOW, terms=terms, host="player0", commitment="c0ffee")
    return [opened, *sat, log.Started(at=NOW)]


class Telling:
    """A real live table to which a story is told, and all that it sends to its viewers."""

    def __init__(self, setting: Setting, helps: dict[str, bool]) -> None:
        services = Services(
            games=ALL_GAMES,
            store=Accepting(),  # type: ignore[arg-type]
            bus=LocalBus(),
            thinker=Dummy(),
            speak=lambda refused, _: str(refused),
            now=lambda: NOW,
        )
        table = TableState("t", ALL_GAMES)
        table.add(opening(setting, helps))
        self._live = LiveTable(table, "5eed", services, TableRegistry(services))
        self._outboxes: dict[Viewer, Outbox] = {}
        self._sent: dict[Viewer, list[bytes]] = {}

    async def admit(self, viewers: Iterable[Viewer]) -> None:
        """They come one after the other, and hear what is there."""
        self._outboxes = {one: await self._live.attach(somebody(one), 0) for one in viewers}
        self._sent = {one: await everything(outbox) for one, outbox in self._outboxes.items()}

    async def tell(self, step: Step, late: bool) -> None:
        """The next step, by the clock if it comes late."""
        by: log.By = "dealer" if step.seat < 0 else "clock" if late else "person"
        entry = log.Moved(at=NOW, seat=step.seat, action=step.action, by=by)
        await self._live.write(lambda: [entry])
        for viewer, outbox in self._outboxes.items():
            self._sent[viewer] += await everything(outbox)

    async def heard(self, viewer: Viewer) -> list[bytes]:
        """Everything so far, and then what a socket is sent that opens now."""
        other = await self._live.attach(somebody(viewer), 0)
        now = await everything(other)
        await self._live.detach(other)
        return self._sent[viewer] + now


async def wires(
    setting: Setting,
    steps: Iterable[Step],
    viewers: Iterable[Viewer],
    late: Container[int] = (),
    **helps: bool,
) -> dict[Viewer, list[bytes]]:
    """Everything that each viewer's socket gets while these steps are played, some by the clock."""
    telling = Telling(setting, helps)
    await telling.admit(viewers)
    for number, step in enumerate(steps):
        await telling.tell(step, number in late)
    return {viewer: await telling.heard(viewer) for viewer in viewers}


async def wire(
    setting: Setting,
    steps: Iterable[Step],
    viewer: Viewer,
    late: Container[int] = (),
    **helps: bool,
) -> list[bytes]:
    """What the socket of a viewer gets who is there alone."""
    return (await wires(setting, steps, [viewer], late, **helps))[viewer]


async def really_heard(
    setting: Setting, looks: Iterable[Look], **helps: bool
) -> dict[Look, list[bytes]]:
    """What the story as it was sends to each of these viewers, who are there alone."""
    heard = {}
    for viewer, group in groupby(sorted(looks, key=str), lambda look: look.viewer):
        moments = {look.last for look in group}
        telling = Telling(setting, helps)
        await telling.admit([viewer])
        for number, step in enumerate(told(setting).history.steps[: max(moments) + 1]):
            await telling.tell(step, late=False)
            if number in moments:
                heard[Look(viewer, number)] = await telling.heard(viewer)
    return heard


async def everything(outbox: Outbox) -> list[bytes]:
    """What waits in an outbox."""
    return [await outbox.next() for _ in range(len(outbox._messages))]


def possible(setting: Setting, look: Look, rng: Random) -> list[Step] | None:
    """A story with other secrets, if it can have happened."""
    story = told(setting)
    steps: list[Step] = []
    try:
        for number, new in enumerate(retold(story, look, rng, alike=True)):
            if story.deciders[number] != deciders(new.state):
                return None
            steps.append(new)
    except IllegalAction:
        return None
    last = story.history.steps[look.last].state
    opened = last.outcome and last.snapshot()["hands"] != steps[-1].state.snapshot()["hands"]
    return None if opened else steps


@cache
def other_stories(setting: Setting) -> dict[Look, list[Step]]:
    """Stories with other secrets, each for a viewer up to a moment."""
    rng = Random(str(setting))
    found = {look: possible(setting, look, rng) for look in looks(told(setting), rng, LOOKS)}
    return {look: steps for look, steps in found.items() if steps is not None}


@pytest.mark.parametrize("memory", [False, True], ids=["plain", "memory"])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_no_byte_tells_a_hidden_card(setting: Setting, memory: bool) -> None:
    story, others = told(setting), other_stories(setting)
    heard = await really_heard(setting, others, memory=memory)
    changed = 0
    for look, steps in others.items():
        real = story.history.steps[: look.last + 1]
        changed += [step.action for step in steps] != [step.action for step in real]
        assert heard[look] == await wire(setting, steps, look.viewer, memory=memory)
    assert len(others) >= 2
    assert changed or not story.orders


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_no_byte_tells_who_decided_an_open_pick(setting: Setting) -> None:
    steps = told(setting).history.steps
    open_picks = [n for n, step in enumerate(steps) if step.state.game.may_change(step.state)]
    for last in spread(open_picks, A_FEW) if open_picks else ():
        picker = steps[last].seat
        others: list[Viewer] = [None, *(seat for seat in range(setting.seats) if seat != picker)]
        before = {n for n in range(last) if steps[n].seat == picker}  # late every time
        in_time, late = [
            await wires(setting, steps[: last + 1], others, memory=False, late=clocks)
            for clocks in (before, before | {last})
        ]
        for viewer in others:
            assert in_time[viewer] == late[viewer]
        # Once all is open they hear of it.
        ended = next(n for n in range(last, len(steps)) if n not in open_picks)
        heard = await wire(setting, steps[: ended + 1], None, memory=False, late={last})
        is_told = any(b'"late":[{"seat":%d' % picker in message for message in heard)
        assert is_told or any(step.seat == picker for step in steps[last + 1 : ended + 1])


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_a_table_that_plays_by_memory_counts_for_nobody(setting: Setting) -> None:
    steps = told(setting).history.steps
    counted = 0
    for viewer in (0, None):
        heard = await wire(setting, steps, viewer, memory=False, tally=False)
        for message in map(msgspec.json.decode, heard):
            view = message.get("view") or message.get("changes") or {}
            for player in view.get("players", ()):
                if player["seat"] != viewer:
                    assert player["running"] == player["total"]
                counted += player["running"] != player["total"]
    assert bool(counted) == any(heads_taken(steps))


def heads_taken(steps: Iterable[Step]) -> Iterable[float]:
    """What the first seat has taken in the round, at every step."""
    for step in steps:
        first = step.state.view(None).players[0]
        yield first.running - first.total
