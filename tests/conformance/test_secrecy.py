"""Nobody sees what they may not know, in any game, from any seat, at any step."""

from random import Random

import pytest

from tests.conformance.play import played, spread
from tests.conformance.secrecy import search
from tests.conformance.story import told
from tests.conformance.tables import TABLES, Table

# Short matches are looked at from every seat after every step. A look tells the story again from
# its beginning, so long ones are looked at less often.
MOVES_RETOLD = 5_000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_viewer_cannot_know_changes_nothing_they_see(table: Table) -> None:
    story = told(table)
    most = max(20, MOVES_RETOLD // len(story.history.steps))
    found = search(story, Random(str(table)), most)
    assert found.differences == []
    assert found.possible > 0.25
    simultaneous = any(state.game.may_change(state) for state in story.history.states)
    if story.orders:
        assert found.changed > 0.15
    elif simultaneous:  # all hands are known, only the picks are secret
        assert found.changed > 0.02
    else:
        assert found.changed == 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nobody_is_shown_a_hand_of_others_before_it_is_laid_open(table: Table) -> None:
    for step in spread(played(table).steps, 20):
        open_cards = {card for event in step.events for card in event.seen_from(None).cards}
        for viewer in (None, *range(table.seats)):
            zones = step.state.view(viewer).all_of("hand")
            shown = {card for zone in zones if zone.owner != viewer for card in zone.cards}
            assert step.state.outcome or shown - {None} <= open_cards
