"""The end of a match in arrays is the end by the game's own rules, for every game and option."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import numpy as np
import pytest

from sixthcow.analysis.race import end_of, shares
from sixthcow.games import GAMES
from sixthcow.games.himmel import Himmel

SEATS = 3
MATCHES = 60


def cases() -> Iterator[tuple[str, Mapping[str, object]]]:
    """Every game with every kind of end that its options allow."""
    for name, kind in GAMES.items():
        options = {spec.name for spec in kind.option_specs}
        yield name, {}
        if "rounds" in options:
            yield from ((name, {"rounds": rounds}) for rounds in (1, 2, 5))
        if "ends" in options:
            yield from ((name, {"target": 6, "ends": ends}) for ends in ("exceeds", "reaches"))
        if "tie" in options:
            yield from ((name, {"tie": tie, "rounds": 2}) for tie in ("again", "specials"))


@pytest.mark.parametrize(("name", "options"), [*cases()], ids=str)
def test_a_match_ends_in_arrays_as_it_does_by_the_rules(
    name: str, options: Mapping[str, object]
) -> None:
    game: Any = GAMES[name](SEATS, options)
    start, rng = game.start(), Random(3)
    end = end_of(start.view(None))
    for _ in range(MATCHES):
        # Few points, so that ties and targets that are just reached are frequent.
        played: tuple[tuple[int, ...], ...] = ()
        while True:
            played += (tuple(rng.randrange(3) for _ in range(SEATS)),)
            state = start._replace(rounds=played, round=len(played), asks="over")
            totals = game.totals(state)
            counts = [totals]
            if isinstance(game, Himmel):  # HIM-END-3
                state = state._replace(specials=tuple(rng.randrange(3) for _ in range(SEATS)))
                counts.append(state.specials)
            ends = game.match_is_over(state, *([] if isinstance(game, Himmel) else [totals]))
            in_arrays = np.array(counts, np.float32)
            certain = len(played) >= end.rounds and not end.goes_on(in_arrays)
            assert (certain or len(played) >= end.longest) == ends, (played, totals)
            if ends:
                break
        winners = game.outcome(state).winners
        wanted = [1 / len(winners) if seat in winners else 0 for seat in range(SEATS)]
        assert shares(in_arrays) == pytest.approx(wanted)
