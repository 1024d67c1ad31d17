"""Quick matches: everybody who wants to play the same game now meets at the same table."""

from typing import Any

from sixthcow import fairness
from sixthcow.engine import Game, Refused
from sixthcow.server.store import Person, StoreDown
from sixthcow.server.tables import log
from sixthcow.server.tables.commands import check_terms
from sixthcow.server.tables.registry import TableRegistry, new_id
from sixthcow.server.tables.table import QUICK_WAIT, TableState
from sixthcow.server.wire.messages import Leave, Sit, Terms

USUAL_SEATS = 4
TRIES = 8  # when others keep taking the last seat, or opening the next table, first


async def join_quick_match(tables: TableRegistry, person: Person, game: str) -> str:
    """Seat a person at the open quick match of a game, or open one; the table's id."""
    store = tables.services.store
    await tables.check_number(person)
    for _ in range(TRIES):
        current = await store.quick_match(game)
        if current and await _is_seated(tables, person, current):
            return current
        opened = await _open(tables, person, game)
        if await store.set_quick_match(game, opened, instead_of=current or ""):
            return opened
        # Somebody has opened one at the same moment: everybody meets at theirs.
        await (await tables.live(opened)).command(person, Leave(id=new_id()))
    raise StoreDown("quick matches fill too fast")


async def _is_seated(tables: TableRegistry, person: Person, table: str) -> bool:
    """Whether a person sits at a quick match that has not begun, or could sit down there."""
    try:
        live = await tables.live(table)
        if live.table.seat_of(person.id) is not None:
            return live.table.status == "open"
        await live.command(person, Sit(id=new_id()))
    except Refused:  # it is full, has begun, or is gone
        return False
    return True


async def _open(tables: TableRegistry, person: Person, game: str) -> str:
    """A new quick match, with its first player."""
    services = tables.services
    table, seed, now = TableState(new_id(), services.games), fairness.new_seed(), services.now()
    seats = _usual_seats(services.games.get(game))
    terms = Terms(game=game, seats=seats, visibility="public", pace="normal", chat="phrases")
    check_terms(table, terms, services.thinker.levels)
    entries: list[log.AnyEntry] = [
        log.Opened(
            at=now,
            terms=terms,
            host="",
            commitment=fairness.commitment(seed),
            starts=now + QUICK_WAIT,
        ),
        log.SeatTaken(at=now, seat=0, name=person.name, sitter=person.id),
    ]
    table.add(entries)
    return await tables.keep(table, entries, seed)


def _usual_seats(game: type[Game[Any]] | None) -> int:
    """How many sit down to a quick match."""
    return min(game.seat_range, key=lambda seats: abs(seats - USUAL_SEATS)) if game else USUAL_SEATS
