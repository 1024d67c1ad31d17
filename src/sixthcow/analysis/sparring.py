"""Matches of bots against each other, from a seed: material for positions, tests and benchmarks."""

from collections.abc import Mapping, Sequence
from random import Random

from sixthcow.bots import BOTS
from sixthcow.dealer import deal
from sixthcow.engine import Record
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES


def match_of(
    game: str, bots: Sequence[str], options: Mapping[str, object], seed: int | str
) -> Record:
    """A whole match of these bots, one per seat."""
    rng, players = Random(seed), [BOTS[name]() for name in bots]
    for player in players:
        player.prepare(game)
    recorder = Recorder(Record(game, tuple(bots), (), dict(options)), GAMES)
    while pending := recorder.state.pending:
        if recorder.state.chance:
            recorder.play(*deal(recorder.state, rng))
            continue
        for seat in pending:
            recorder.play(seat, players[seat].decide(recorder.state.view(seat), rng))
    return recorder.record
