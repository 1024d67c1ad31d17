"""Hints for people who play alone with bots: one per decision, computed behind all decisions."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import NamedTuple

from sixthcow.engine import View
from sixthcow.fair_queue import FairQueue, Full
from sixthcow.server.heavy_work import COME_BACK
from sixthcow.server.refusals import Declined
from sixthcow.server.services import Services
from sixthcow.server.store import Person
from sixthcow.server.tables import log
from sixthcow.server.tables.live import LiveTable
from sixthcow.server.tables.table import TableState

AT_ONCE = 4
IN_ALL = 200  # that are being computed or wait
KEPT = 500  # hints that are given again without being computed again
PATIENCE = 20.0  # seconds; it takes a fraction of one

logger = logging.getLogger("sixthcow.hints")


class Key(NamedTuple):
    """The decision that a hint is for."""

    table: str
    seat: int
    decision: int


class HintDesk:
    """All hints that this process gives."""

    def __init__(self, services: Services, per_address: int) -> None:
        self._services = services
        self._turns = FairQueue(AT_ONCE, per_name=per_address, in_all=IN_ALL)
        self._known: OrderedDict[Key, bytes] = OrderedDict()

    async def hint(
        self, live: LiveTable, person: Person, decision: int, address: str
    ) -> bytes | None:
        """A hint for somebody's current decision, as JSON; it is given once the log has it. None
        while hints are being prepared."""
        view = await self._view(live, person, decision)
        assert view.seat is not None
        key = Key(live.table.id, view.seat, decision)
        if key not in self._known:
            computed = await self._computed(key, view, address)
            if computed is None:
                return None
            self._known[key] = computed
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        found = self._known[key]
        async with live.lock:
            now = self._services.now()
            await live.write(lambda: hint_taken(live.table, person, decision, now))
        return found

    async def _view(self, live: LiveTable, person: Person, decision: int) -> View:
        """What the person sees; if the table declines, it is first made sure that it is current."""
        seen: list[View] = []

        def judge() -> list[log.AnyEntry]:
            seen.append(deciding_view(live.table, person, decision))
            return []

        async with live.lock:
            await live.write(judge)
        return seen[-1]

    async def _computed(self, key: Key, view: View, address: str) -> bytes | None:
        # Of the decision alone: a hint must not depend on the seed of the deal.
        digest = hashlib.sha256(":".join(map(str, key)).encode()).digest()
        seed = int.from_bytes(digest[:7], "big")
        try:
            async with asyncio.timeout(PATIENCE), self._turns.turn(address):
                return await self._services.thinker.hint(view, seed, address)
        except Full:
            raise Declined("too-busy", 429, seconds=COME_BACK) from None
        except TimeoutError:
            raise Declined("hint-failed", 503, seconds=COME_BACK) from None
        except Exception:
            logger.exception("a hint at %s failed", key.table)
            raise Declined("hint-failed", 503, seconds=COME_BACK) from None


def deciding_view(table: TableState, person: Person, decision: int) -> View:
    """What a person can know at the current decision; declined where there are no hints."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Declined("not-seated", 403)
    if table.state is None:
        raise Declined("not-started")
    if table.status != "playing":
        raise Declined("already-over")
    if table.terms.rated:
        raise Declined("hint-rated", 403)
    if table.terms.visibility == "public":
        raise Declined("hint-public", 403)
    if any(other.person for number, other in enumerate(table.seats) if number != seat):
        raise Declined("hint-people", 403)
    if decision != table.decision:
        raise Declined("too-late")
    view: View = table.state.view(seat)
    if seat not in view.waiting:
        raise Declined("hint-not-now")
    return view


def hint_taken(table: TableState, person: Person, decision: int, now: int) -> list[log.AnyEntry]:
    """The entry for a hint, if it is the first one for this decision."""
    view = deciding_view(table, person, decision)
    assert view.seat is not None
    if table.last_hint.get(view.seat) == decision:
        return []
    return [log.Hinted(at=now, person=person.id, seat=view.seat, decision=decision)]
