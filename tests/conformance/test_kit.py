"""The kit itself: leaks and lapses planted on purpose are found."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sixthcow.engine import Action, Event, Game, Outcome, View
from sixthcow.games.classic import Classic
from sixthcow.games.himmel import Himmel
from sixthcow.games.himmel.state import HimmelState
from sixthcow.games.hoof import Hoof
from sixthcow.games.rows.match import TARGET_OPTIONS, edition
from sixthcow.games.rows.placement import Table
from sixthcow.games.rows.state import Cards, RowsState
from sixthcow.games.rows.zones import HANDS
from sixthcow.games.tactical import Tactical
from sixthcow.testing import BrokenPromise, check_game
from sixthcow.testing.memory import contradictions, sampled
from sixthcow.testing.random_play import play
from sixthcow.testing.secrecy import looks, search
from sixthcow.testing.story import Story


class OpenHands(Classic):
    """Everybody sees all hands."""

    def hands_are_open(self, state: RowsState) -> bool:
        return True


class MarkedDeck(Classic):
    """The view reveals whether the next card of the deck is a high one."""

    def view(self, state: RowsState, seat: int | None, *, choices: bool, knowledge: bool) -> View:
        high = any(card > 52 for card in state.stock[:1])
        return replace(
            super().view(state, seat, choices=choices, knowledge=knowledge), flags={"high": high}
        )


class TellingPicks(Classic):
    """The view reveals the lowest face-down card on the table."""

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


class LostCards(Classic):
    """What is taken is gone."""

    def receive(self, table: Table, seat: int, taken: Cards) -> None:
        pass


class Forgiving(Classic):
    """A card that nobody has is taken for the lowest one."""

    def apply(
        self, state: RowsState, seat: int, action: Action
    ) -> tuple[RowsState, tuple[Event, ...]]:
        if action == "play 17 17":
            action = self.legal(state, seat)[0] if self.legal(state, seat) else action
        return super().apply(state, seat, action)


class NewWinners(Classic):
    """The highest total wins."""

    def result(self, totals: tuple[float, ...]) -> Outcome:
        worst = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return super().result(totals)._replace(winners=worst)


class NumberedFlags(Classic):
    """A view has keys that JSON turns into text."""

    def flags(self, state: RowsState) -> Any:
        return {1: "first"}


class ForgetfulHoof(Hoof):
    """Nobody remembers which cards were taken into a hand."""

    def known_in_hand(self, state: RowsState, seat: int) -> Cards:
        return ()


ROUND = {"rounds": 1}


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (OpenHands, "hands are hidden from others"),
        (LoudDeal, "events show cards to whom they concern"),
        (MarkedDeck, "nobody sees what they cannot know"),
        (LostCards, "no card is lost or made"),
        (Forgiving, "what is not legal is refused"),
        (NewWinners, "the winners are ranked first"),
        (NumberedFlags, "views, events and snapshots are plain JSON"),
        (ForgetfulHoof, "a sample fits what its viewer remembers"),
    ],
)
def test_a_broken_promise_is_named(broken: type[Game[Any]], promise: str) -> None:
    with pytest.raises(BrokenPromise, match=promise):
        check_game(broken, 3, ROUND, seed="broken")


def test_a_game_that_keeps_its_promises_passes_with_all_its_seats_and_options() -> None:
    check_game(Small, seed="small")


class Small(Tactical):
    """A game with few settings."""

    seat_range = range(2, 4)
    option_specs = (edition("6-bierze"), *TARGET_OPTIONS)
    hand_size = 3


def test_a_game_says_which_of_its_events_are_private() -> None:
    with pytest.raises(BrokenPromise, match="events show cards to whom they concern"):
        check_game(Whispering, 3, ROUND)
    check_game(Whispering, 3, ROUND, private={"whispered"})


class Whispering(Classic):
    """The deal is followed by an event of a kind that the kit does not know."""

    def begin_play(self, state: RowsState, events: list[Event]) -> RowsState:
        hand, zone = state.hands[0], HANDS[0]
        events.append(Event("whispered", "DEAL-4", 0, hand, zone, zone, seen_by=(0,)))
        return super().begin_play(state, events)


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
