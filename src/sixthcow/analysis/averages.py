"""What every seat can expect of a round before its cards are dealt."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from sixthcow import fast
from sixthcow.analysis import model, prediction
from sixthcow.analysis.steps import Steps
from sixthcow.bots.master import asks_network
from sixthcow.bots.reading import shows_in_turn
from sixthcow.dealer import deal
from sixthcow.engine import Game, View
from sixthcow.fast.kernels import kernel_of

# Deals for which the network says what it expects: its average is known to about a tenth of a head.
DEALS = 512
DEALS_OF_A_STEP = 128

Options = tuple[tuple[str, object], ...]


def before_the_deal(game: Game[Any], round_number: int) -> Steps[tuple[float, ...]]:
    """In steps: what every seat can expect of a round.

    Whoever begins round 1, the next seat begins round 2, so the expectations move on with it.
    """
    first, options, kernel = [], tuple(sorted(game.options.items())), kernel_of(game)
    for seat in range(game.seats):
        players = tuple(model.playing_on(kernel, game.seats, seat))
        first.append(_first_round(game, options, players)[seat])
        yield
    view = _first_view(game, options)
    if view is not None and "featured" not in view.flags:
        share, expected = prediction.foresight_share(view), 0.0
        for number in range(0, DEALS, DEALS_OF_A_STEP):
            expected += _expected(game, options, number) * DEALS_OF_A_STEP / DEALS
            yield
        first = [(1 - share) * average + share * expected for average in first]
    return tuple(first[(seat - round_number + 1) % game.seats] for seat in range(game.seats))


@lru_cache(maxsize=512)
def _first_round(game: Game[Any], options: Options, players: tuple[str, ...]) -> Sequence[float]:
    """What every seat can expect of the first round if these policies play it."""
    points = fast.simulate(
        game.name, game.seats, model.rounds_for(game), players,
        options=dict(options), jobs=1, progress=False,
    )  # fmt: skip
    return tuple(map(float, points.mean(axis=0)))


@lru_cache(maxsize=128)
def _first_view(game: Game[Any], options: Options) -> View | None:
    """A view of the first turn, where what the network expects after turns counts."""
    view = _dealt(game, Random(0))
    predicted = asks_network(view) and not shows_in_turn(view)
    return view if 0 in view.waiting and predicted else None


def _dealt(game: Game[Any], rng: Random) -> View:
    """What the first seat sees once the cards are dealt."""
    state = game.start()
    while state.chance:
        state = state.apply(*deal(state, rng))[0]
    view: View = state.view(0, choices=False)
    return view


@lru_cache(maxsize=512)
def _expected(game: Game[Any], options: Options, number: int) -> float:
    """What the network expects of some deals, on average; a number gives the same deals again."""
    from sixthcow.bots.sight import sight_of, table_of
    from sixthcow.bots.trained import SHIPPED, network_of

    rng = Random(number)
    tables = [table_of(_dealt(game, rng)) for _ in range(DEALS_OF_A_STEP)]
    sight = sight_of(tables, game.seats, prediction.BELIEF)
    return float(network_of(SHIPPED).penalty(sight).mean())
