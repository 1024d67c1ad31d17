"""What the server relies on when it tells many people of one step: what they see alike."""

import pytest

from sixthcow.engine import State, View
from tests.conformance.play import Step, played, spread
from tests.conformance.tables import TABLES, Table


def seen_otherwise(view: View, spectator: View) -> dict[str, object]:
    """The fields that a seat sees otherwise than a spectator; of zones only those that differ."""
    own = {
        name: value
        for name, value in vars(view).items()
        if name not in {"seat", "zones"} and value != getattr(spectator, name)
    }
    pairs = zip(view.zones, spectator.zones, strict=True)
    return own | {str(zone.zone): zone for zone, other in pairs if zone != other}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everybody_sees_the_same_places_and_players(table: Table) -> None:
    for state in spread(played(table).states, 15):
        spectator = state.view(None)
        for seat in range(table.seats):
            view = state.view(seat)
            assert [zone.zone for zone in view.zones] == [zone.zone for zone in spectator.zones]
            assert view.players == spectator.players


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_pick_that_can_be_changed_shows_the_others_what_it_shows_everybody(table: Table) -> None:
    history = played(table)
    pairs = zip(history.states, history.steps, strict=False)
    picks = [(before, step) for before, step in pairs if is_open_pick(before, step)]
    assert bool(picks) == any(state.game.may_change(state) for state in history.states)
    for before, step in spread(picks, 30) if picks else ():
        for seat in {*range(table.seats)} - {step.seat}:
            assert all(seat not in (event.seen_by or ()) for event in step.events)
            assert seen_otherwise(before.view(seat), before.view(None)) == seen_otherwise(
                step.state.view(seat), step.state.view(None)
            )


def is_open_pick(before: State, step: Step) -> bool:
    """Whether a step is a pick that can still be changed, in the turn that was asked for."""
    after = step.state
    same_turn = (before.asks, before.round) == (after.asks, after.round)
    return same_turn and bool(after.game.may_change(after))
