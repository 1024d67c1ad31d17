"""The scalar kernel of the rows games plays by the rules, decision by decision."""

from random import Random

import pytest

from sixthcow.fast.rows.position import fresh, position
from sixthcow.games import GAMES
from sixthcow.games.rows.game import RowsGame
from tests.fast.following import follow, half_heads, random_position, traced

ONE_ROUND: dict[str, object] = {"rounds": 1}
MIXES: list[tuple[str, dict[str, object]]] = [
    ("classic", ONE_ROUND),
    ("tactical", ONE_ROUND),
    ("professional", ONE_ROUND),
    ("open", ONE_ROUND),
    ("double", ONE_ROUND),
    ("twins", ONE_ROUND),
    ("twins", ONE_ROUND | {"deck": "doubles", "first": 2}),
    ("custom", ONE_ROUND | {"cards": 2, "sides": "both", "reveal": "open"}),
]


@pytest.mark.parametrize(("name", "options"), MIXES)
def test_whole_rounds_follow_the_rules(name: str, options: dict[str, object]) -> None:
    for number in range(320):
        seats = GAMES[name].seat_range[number % len(GAMES[name].seat_range)]
        seats = min(seats, 7) if options.get("cards") == 2 else seats
        game = GAMES[name](seats, options)
        assert isinstance(game, RowsGame)
        tries = [0] * seats if number % 2 else [Random(number).randrange(4)] * seats
        trace, deck, points = traced(fresh(game), 0, tries, number)
        state = game.start().apply(-1, " ".join(["shuffle", *map(str, deck)]))[0]
        state = follow(state, trace, tries)
        assert half_heads(state) == points
        assert [2 * penalty for penalty in state.rounds[0]] == points


@pytest.mark.parametrize(("name", "options"), [*MIXES, ("logical", ONE_ROUND), ("tournament", {})])
def test_play_outs_from_any_position_follow_the_rules(
    name: str, options: dict[str, object]
) -> None:
    rng = Random(name)
    for _ in range(60):
        seats = rng.choice([s for s in GAMES[name].seat_range if s < 7])
        state = random_position(GAMES[name](seats, options), rng, 10 + 20 * seats)
        if state.asks in {"draft", "over"}:
            continue
        seat = rng.choice(list(state.pending))
        action = rng.choice(state.pending[seat])
        start, tries = position(state, seat), [rng.randrange(3)] * seats
        trace, _, points = traced(start, start.code(action), tries, 6)
        end = follow(state, trace, tries, decided=int(state.asks != "play"))
        taken = zip(half_heads(end), half_heads(state), strict=True)
        assert [after - before for after, before in taken] == points
        assert chosen(trace.tolist(), seat) == action


def chosen(trace: list[list[int]], seat: int) -> str:
    """The first decision of a seat in a trace, in the notation."""
    what, _, one, two = next(line[:4] for line in trace if line[1] == seat)
    cards = " ".join(str(card) for card in sorted((one, two)) if card)
    ends = f"end {one + 1} {'right' if two else 'left'}"
    return [f"play {cards}", f"row {one + 1}", ends, f"first {one}"][what]
