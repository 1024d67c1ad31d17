"""Views: finding zones and choices, and writing them as JSON."""

import json

from sixthcow.games.classic import Classic
from sixthcow.testing.records import listed
from tests.games.positions import after, table, turn

STATE = table(Classic(2), "12 13 14 15 16 / 37 / 43 / 58", "3 17 40", "59 90 91")


def test_zones_are_found_by_kind_and_number() -> None:
    view = STATE.view(0)
    assert view.zone("row", 1).cards == (37,)
    assert [zone.size for zone in view.all_of("row")] == [5, 1, 1, 1]
    row = view.zone("row")
    assert (row.worth, row.capacity) == (6, 5)


def test_choices_are_attached_to_what_one_would_click_and_say_what_they_would_do() -> None:
    low, full, free = STATE.view(0).choices
    assert (low.action, low.cards, str(low.zone)) == ("play 3", (3,), "hand 1")
    assert [effect.target for effect in low.effects] == [None]
    (effect,) = full.effects
    assert (str(effect.target), effect.takes, effect.worth) == ("row 1", (12, 13, 14, 15, 16), 6)
    (effect,) = free.effects
    assert (str(effect.target), effect.takes, effect.side) == ("row 2", (), "right")


def test_the_choice_of_a_row_says_what_is_taken() -> None:
    view = turn(STATE, 3, 59).view(0)
    assert view.asks_facts == {"card": 3}
    assert [(choice.action, choice.effects[0].worth) for choice in view.choices] == [
        ("row 1", 6), ("row 2", 1), ("row 3", 1), ("row 4", 1),
    ]  # fmt: skip


def test_a_spectator_has_no_choices() -> None:
    view = STATE.view(None)
    assert (view.seat, view.actions, view.picked) == (None, (), ())
    assert view.waiting == (0, 1)


def test_who_has_chosen_is_seen_by_all_but_not_what() -> None:
    view = after(STATE, "1 play 17").view(1)
    assert [player.chosen for player in view.players] == [True, False]
    assert [player.hand for player in view.players] == [3, 3]
    assert view.zone("table", 0).cards == (None,)
    assert view.waiting == (1,)


def test_a_view_is_plain_json() -> None:
    document = STATE.view(1).to_json()
    written = json.loads(json.dumps(document))
    assert written == listed(document)
    assert (written["seat"], written["asks"], written["waiting"]) == (1, "play", [0, 1])
    assert [choice["action"] for choice in written["choices"]] == ["play 59", "play 90", "play 91"]
    assert written["zones"][0]["zone"] == ["row", 0]
