"""The kit itself: leaks and lapses planted on purpose are found."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sixthcow.engine import Action, Event, Game, View
from sixthcow.games.classic import Classic
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import HimmelState
from sixthcow.games.hoof import Hoof
from sixthcow.games.rows.state import Cards, RowsState
from tests.conformance.memory import contradictions, sampled
from tests.conformance.play import play
from tests.conformance.secrecy import looks, search
from tests.conformance.story import Story


class OpenHands(Classic):
    """Everybody sees all hands."""

    def hands_are_open(self, state: RowsState) -> bool:
        return True


class MarkedDeck(Classic):
    """The view tells whether the next card of the deck is a high one."""

    def view(self, state: RowsState, seat: int | None, *, choices: bool, knowledge: bool) -> View:
        high = any(card > 52 for card in state.stock[:1])
        return replace(
            super().view(state, seat, choices=choices, knowledge=knowledge), flags={"high": high}
        )


class TellingPicks(Classic):
    """The view tells the lowest card that lies face down on the table."""

    def view(self, state: RowsState, seat: int | None, *, choices: bool, knowledge: bool) -> View:
        lowest = min((cards[0] for cards in state.picks if cards), default=0)
        return replace(
            super().view(state, seat, choices=choices, knowledge=knowledge),
            knowledge={"lowest": lowest},
        )


class LoudDeal(Classic):
    """The deal is announced to everybody."""

    def sees_deal(self, number: int, seat: int) -> tuple[int, ...] | None:
        return None


class LoudPicks(Classic):
    """A pick says what it is in its facts."""

    def apply(
        self, state: RowsState, seat: int, action: Action
    ) -> tuple[RowsState, tuple[Event, ...]]:
        state, events = super().apply(state, seat, action)
        return state, tuple(
            event._replace(facts={"even": str(int(action.split()[1]) % 2 == 0)})
            if event.kind == "picked"
            else event
            for event in events
        )


class LoudTheft(Himmel):
    """Everybody sees what was stolen."""

    def apply(
        self, state: HimmelState, seat: int, action: Action
    ) -> tuple[HimmelState, tuple[Event, ...]]:
        state, events = super().apply(state, seat, action)
        return state, tuple(
            event._replace(seen_by=None) if event.kind == "stolen" else event for event in events
        )


class ForgetfulHoof(Hoof):
    """Nobody remembers which cards were taken into a hand."""

    def known_in_hand(self, state: RowsState, seat: int) -> Cards:
        return ()


ROUND = {"rounds": 1}


@pytest.mark.parametrize("leaky", [OpenHands, MarkedDeck, TellingPicks, LoudDeal, LoudPicks])
def test_a_leak_in_views_or_events_is_found(leaky: type[Game[Any]]) -> None:
    story = Story(play(leaky(3, ROUND), "leak"))
    assert search(story, Random(1), most=200).differences
    assert not search(Story(play(Classic(3, ROUND), "leak")), Random(1), most=200).differences


def test_a_leaking_theft_is_found() -> None:
    assert search(Story(play(LoudTheft(4, ROUND), "leak")), Random(1), most=200).differences
    assert not search(Story(play(Himmel(4, ROUND), "leak")), Random(1), most=200).differences


def test_a_sample_without_memory_is_found() -> None:
    found = {}
    for game in (Hoof, ForgetfulHoof):
        story = Story(play(game(3, ROUND), "lapse"))
        rng = Random(1)
        wrong = [
            contradictions(story, look, sampled(story, look, rng))
            for look in looks(story, rng, 200)
        ]
        found[game] = any(wrong)
    assert found == {Hoof: False, ForgetfulHoof: True}
