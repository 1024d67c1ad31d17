"""Events tell the whole story, and each of them to whom it may be told."""

import pytest

from tests.conformance.play import played
from tests.conformance.story import told, watches
from tests.conformance.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_events_say_where_every_hand_comes_from_and_goes_to(table: Table) -> None:
    history = played(table)
    for step, hands in zip(history.steps, told(table).hands, strict=True):
        shown = step.state.snapshot()["hands"]
        assert isinstance(shown, list)
        held = [sorted((token.card for token in hand), key=str) for hand in hands]
        assert held == [sorted(hand, key=str) for hand in shown], step.action


@every_table
def test_events_show_cards_to_those_who_may_see_them_and_nobody_else(table: Table) -> None:
    history = played(table)
    story = told(table)
    for step, audiences in zip(history.steps, story.audiences, strict=True):
        for event, audience in zip(step.events, audiences, strict=True):
            for viewer in story.viewers if event.cards else ():
                cards = event.seen_from(viewer).cards
                hidden = (None,) * len(event.cards)
                assert cards == (event.cards if watches(viewer, audience) else hidden), event
