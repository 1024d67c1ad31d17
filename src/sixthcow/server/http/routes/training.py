"""Training: graded positions, and a puzzle of the day that is the same for everybody."""

from collections.abc import Sequence
from random import Random

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from sixthcow.server.http.context import Context, HttpContext
from sixthcow.server.http.openapi import JSON, says
from sixthcow.server.http.replay_view import deck_of
from sixthcow.server.http.requests import AnyRequest, address_of
from sixthcow.server.refusals import Declined
from sixthcow.server.services import TrainingPosition
from sixthcow.server.wire.training import Training
from sixthcow.server.wire.training import TrainingPosition as Shown

DAY = 86_400_000  # milliseconds


@get("/api/training/{game:str}", opt=says(Training, 404))
async def show_training(game: FromPath[str], request: AnyRequest, context: Context) -> Training:
    """How hard a game's positions are, and which one is today's puzzle."""
    found = await positions_of(game, request, context)
    day = context.services.now() // DAY
    today = Random(f"{game}/{day}").randrange(len(found))
    return Training(
        game=game, day=day, today=today, ratings=[position.rating for position in found]
    )


@get("/api/training/{game:str}/{number:int}", opt=says(Shown, 404))
async def show_position(
    game: FromPath[str], number: FromPath[int], request: AnyRequest, context: Context
) -> Response[bytes]:
    """A position, with what every choice is expected to cost, and why."""
    found = await positions_of(game, request, context)
    if not 0 <= number < len(found):
        raise Declined("not-found", 404)
    position = found[number]

    def work() -> bytes:
        state = position.state
        return msgspec.json.encode(
            {
                "game": game,
                "number": number,
                "rating": position.rating,
                "deck": deck_of(state.game.start(), state),
                "view": state.view(position.seat).to_json(),
                "costs": position.costs,
                "facts": {
                    action: [{"kind": each.kind, "values": each.values} for each in reasons]
                    for action, reasons in position.facts.items()
                },
            }
        )

    return Response(await context.work.do(address_of(request), work), media_type=JSON)


async def positions_of(
    game: str, request: AnyRequest, context: HttpContext
) -> Sequence[TrainingPosition]:
    """The positions of a game; they are read from the program's files once."""
    if game not in context.services.games:
        raise Declined("not-found", 404)
    found = await context.work.do(address_of(request), lambda: context.services.training(game))
    if not found:
        raise Declined("not-found", 404)
    return found
