"""Events: who sees the cards, and how they are written."""

import json

from sixthcow.engine import Event, Zone

OPEN = Event("placed", "PLACE-2", 0, (14,), Zone("table", 0), Zone("row", 1), {"neighbour": 12})
SECRET = Event("dealt", "DEAL-2", 1, (3, 4), Zone("deck"), Zone("hand", 1), seen_by=(1,))


def test_a_zone_is_named_as_people_count() -> None:
    assert [str(Zone("row", 1)), str(Zone("deck"))] == ["row 2", "deck 1"]


def test_an_open_event_looks_the_same_to_all() -> None:
    assert [OPEN.seen_from(seat) for seat in (0, 1, None)] == [OPEN] * 3


def test_hidden_cards_become_none_for_everybody_else() -> None:
    assert SECRET.seen_from(1) == SECRET
    for seat in (0, 2, None):
        assert SECRET.seen_from(seat) == SECRET._replace(cards=(None, None))


def test_an_event_is_written_in_json_values_without_who_else_may_see_it() -> None:
    assert json.loads(json.dumps(OPEN.to_json())) == {
        "kind": "placed",
        "clause": "PLACE-2",
        "seat": 0,
        "cards": [14],
        "source": ["table", 0],
        "target": ["row", 1],
        "facts": {"neighbour": 12},
    }
    assert "seen_by" not in SECRET.to_json()
    assert Event("reversed", "HIM-SPEC-2").to_json()["source"] is None
