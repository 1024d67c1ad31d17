"""Hints: what to look at comes from rules and from nothing that the seat could not know."""

from random import Random

import pytest

from sixthcow import fast
from sixthcow.analysis import hint
from sixthcow.analysis.hints import KINDS
from sixthcow.engine import View
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words
from tests.analysis.matches import short_match

PLAY_OUTS = 600


def decisions(game: str, most: int = 12) -> list[View]:
    """Some decisions of a match, from its beginning to its end."""
    found = [
        step.state.view(seat)
        for step in short_match(game, "cautious").steps(GAMES)
        for seat in list(step.state.pending)[:1]
        if seat >= 0
    ]
    return found[:: max(1, len(found) // most)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_hints_in_every_language(game: str) -> None:
    fast.warm(game)
    words = [Words(language) for language in LANGUAGES]
    for view in decisions(game):
        found = hint(view, play_outs=PLAY_OUTS)
        assert set(found.choices.costs) == set(found.win) == set(view.actions)
        assert found.look.kind in KINDS
        for each in words:
            reason = found.reason and each.text(f"fact-{found.reason.kind}", **found.reason.values)
            said = each.text(f"hint-{found.look.kind}", reason=reason or "", **found.look.values)
            assert said and (not reason or reason in said)
        assert found.to_json()["best"] in view.actions


@pytest.mark.parametrize("game", ["classic", "hoof", "himmel"])
def test_a_hint_knows_no_more_than_its_seat(game: str) -> None:
    fast.warm(game)
    steps = short_match(game).steps(GAMES)
    state = next(step.state for step in steps if not step.state.chance)
    seat = next(iter(state.pending))
    other = state.game.sample(state.view(seat), Random(7))
    assert other.snapshot()["hands"] != state.snapshot()["hands"]
    same = [hint(each.view(seat), play_outs=PLAY_OUTS) for each in (state, other)]
    assert same[0] == same[1]


def test_a_card_that_would_take_a_row_is_pointed_out() -> None:
    """Where the best choice is safe, the hint names the danger and not the best choice."""
    fast.warm("classic")
    warned = 0
    for seed in range(6):
        for step in short_match("classic", "cautious", seed).steps(GAMES):
            for seat in list(step.state.pending)[:1]:
                view = step.state.view(seat) if seat >= 0 else None
                found = hint(view, play_outs=PLAY_OUTS) if view and view.asks == "play" else None
                if not found or not found.reason or "sixth" not in found.reason.kind:
                    continue
                warned += 1
                assert found.look.kind == "beware"
                card = str(found.reason.values["card"])
                assert f"play {card}" not in found.choices.equal
    assert warned > 3
