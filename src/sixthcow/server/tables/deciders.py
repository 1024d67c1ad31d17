"""Who decided the moves of a match, where that was not the player of the seat."""

import time
from collections.abc import Sequence

from sixthcow.engine import DEALER
from sixthcow.server.tables import log
from sixthcow.server.tables.table import Games, TableState


def deciders(table: str, games: Games, entries: Sequence[log.AnyEntry]) -> dict[int, log.By]:
    """What a bot or the clock decided for a person, and what came from another match: the moves by
    their number in the record. Run it in a thread, as it may take a while."""
    state, people = TableState(table, games), set[int]()
    settled: list[tuple[int, log.By]] = []
    picked: dict[int, log.By] = {}
    for entry in entries:
        state.add([entry])
        time.sleep(0)  # lets the event loop run
        if isinstance(entry, log.Started):
            people = {number for number, seat in enumerate(state.seats) if seat.person}
        elif isinstance(entry, log.Moved):
            picked[entry.seat] = entry.by
            if state.decision == state.version:  # no pick can change any more
                settled += sorted(picked.items())  # as records have them
                picked.clear()
    return {
        number: by
        for number, (seat, by) in enumerate(settled, 1)
        if (by == "record" and seat != DEALER) or (by in {"bot", "clock"} and seat in people)
    }
