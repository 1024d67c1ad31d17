"""What is stored about a table besides its log: its head, and the result of a finished match."""

import json
from typing import Any

from sixthcow.server.store import Finished, Result, TableHead
from sixthcow.server.tables.table import TableState


def head_of(table: TableState) -> TableHead:
    """The table's head as it is now."""
    return TableHead(
        id=table.id,
        game=table.terms.game,
        status=table.status,
        visibility=table.terms.visibility,
        version=table.version,
        created=table.created,
        updated=table.updated,
        summary=summary_of(table),
        people=tuple(seat.person for seat in table.seats if seat.person),
    )


def summary_of(table: TableState) -> dict[str, Any]:
    """What the lobby and lists of tables show."""
    return {
        "pace": table.terms.pace,
        "rated": table.terms.rated,
        "seats": len(table.seats),
        "taken": sum(seat.taken for seat in table.seats),
        "names": [seat.name for seat in table.seats if seat.taken],
        "starts": table.starts,
    }


def finished_of(table: TableState) -> Finished:
    """The record and the results of a match that has just ended."""
    assert table.recorder and table.state and table.state.outcome
    outcome, state = table.state.outcome, table.state
    proof: dict[str, Any] = {"commitment": table.commitment, "seed": table.seed}
    if table.contributions:
        proof["contributions"] = table.told_contributions
    seats = {str(number): seat for number, seat in enumerate(table.seats, start=1)}
    meta: dict[str, Any] = {
        "table": table.id,
        "ended": table.updated,
        "fairness": proof,
        "bots": {number: seat.level for number, seat in seats.items() if seat.level},
    }
    if origin := table.origin:
        meta["continues"] = {
            "game": origin.game, "move": origin.move, "seat": origin.seat + 1
        }  # fmt: skip
    if hints := {number: seat.hints for number, seat in seats.items() if seat.hints}:
        meta["hints"] = hints
    record = table.recorder.record.to_document() | {"meta": meta}
    return Finished(
        table=table.id,
        game=table.terms.game,
        options=dict(table.terms.options),
        at=table.updated,
        rated=table.terms.rated,
        record=json.dumps(record, ensure_ascii=False),
        results=tuple(
            Result(
                seat=number,
                name=seat.name,
                person=None if table.origin else seat.person,  # it counts in no statistics
                level=seat.level,
                total=outcome.totals[number],
                rank=outcome.ranking[number],
                won=number in outcome.winners,
                rounds=len(state.rounds),
            )
            for number, seat in enumerate(table.seats)
        ),
    )
