"""The players that the analysis expects are those of the strongest bot."""

import pytest

from sixthcow.analysis import exact, model
from sixthcow.bots import BOTS, LEVELS
from sixthcow.bots.master import Master
from sixthcow.bots.master_1 import FirstMaster
from sixthcow.engine import State
from sixthcow.fast.policies import USUAL
from sixthcow.games import GAMES
from tests.analysis.matches import short_match


def first_decision(game: str) -> State:
    """The state of a match in which somebody decides first."""
    return next(step.state for step in short_match(game).steps(GAMES) if not step.state.chance)


@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"hoof"}))
def test_everybody_plays_on_as_the_strongest_bot_expects(game: str) -> None:
    assert BOTS[LEVELS[-1]] is Master
    state = first_decision(game)
    seat = next(iter(state.pending))
    view = state.view(seat)
    assert model.policies(view) == Master().policies(view)
    assert set(model.equal_policies(state.game)) == {model.policies(view)[seat]}


def test_habits_are_followed_where_that_is_quick() -> None:
    himmel, hoof = (first_decision(game).game for game in ("himmel", "hoof"))
    assert model.equal_policies(himmel) == [USUAL] * 3
    assert model.equal_policies(hoof) == [FirstMaster.own_policy] * 3


def test_no_habit_is_enumerated() -> None:
    """What the others do by habit is not known exactly, unless they have no choice."""
    record = short_match("himmel")
    state = next(step.state for step in record.steps(GAMES) if len(step.state.pending) == 1)
    (seat,) = state.pending
    tree = exact.Tree(state.view(seat), 0)
    assert tree.likely(state, seat, ["pass"]) == {"pass": 1}
    with pytest.raises(exact.TooLarge):
        tree.likely(state, seat, state.pending[seat])
