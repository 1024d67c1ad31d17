"""Short matches for the tests of the analysis, played at random or by bots from a seed."""

from collections.abc import Mapping, Sequence
from random import Random

from sixthcow.bots import BOTS
from sixthcow.dealer import deal
from sixthcow.engine import Record
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES

NAMES = ("Ada", "Bo", "Cy", "Dee")

# A few players and one round each, where the game allows that.
SETUPS: dict[str, tuple[int, dict[str, object]]] = {
    name: (3, {} if name in {"tournament", "hoof", "himmel"} else {"rounds": 1}) for name in GAMES
}


def match(game: str, bots: Sequence[str], options: Mapping[str, object], seed: int = 1) -> Record:
    """A whole match of these bots, one per seat."""
    rng, players = Random(seed), [BOTS[name]() for name in bots]
    for player in players:
        player.prepare(game)
    recorder = Recorder(Record(game, NAMES[: len(bots)], (), dict(options)), GAMES)
    while pending := recorder.state.pending:
        if recorder.state.chance:
            recorder.play(*deal(recorder.state, rng))
            continue
        for seat in pending:
            recorder.play(seat, players[seat].decide(recorder.state.view(seat), rng))
    return recorder.record


def short_match(game: str, bot: str = "random", seed: int = 1) -> Record:
    """A match as short as the game allows, with the same bot on all seats."""
    seats, options = SETUPS[game]
    return match(game, [bot] * seats, options, seed)
