"""What holds in every state of every game: cards, points, decisions and the end."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from sixthcow.engine import DEALER, Card, State
from tests.conformance.play import played, spread
from tests.conformance.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def deck_of(start: State) -> tuple[Card, ...]:
    """All cards of a game: what is shuffled first, or what already lies there."""
    return start.chance.cards if start.chance else start.all_cards()


@every_table
def test_no_card_is_lost_or_made(table: Table) -> None:
    history = played(table)
    deck = Counter(deck_of(history.start))
    for step in history.steps:
        assert Counter(step.state.all_cards()) == deck, step.action


@every_table
def test_a_match_ends_and_only_then_has_an_outcome(table: Table) -> None:
    *before, last = played(table).states
    assert all(state.pending and state.outcome is None for state in before)
    assert last.asks == "over"
    assert last.outcome is not None
    totals, ranking, winners, titles = last.outcome
    assert totals == last.totals
    assert len(ranking) == table.seats
    assert winners == tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
    assert {totals[seat] for seat in winners} == {min(totals)}
    assert all(list(seats) == sorted(seats) for seats in titles.values())


@every_table
def test_points_only_grow_and_rounds_only_follow_each_other(table: Table) -> None:
    states = played(table).states
    assert set(states[0].totals) == {0}
    for before, after in pairwise(states):
        assert all(old <= new for old, new in zip(before.totals, after.totals, strict=True))
        assert after.round - before.round in {0, 1}
        assert after.rounds[: len(before.rounds)] == before.rounds


@every_table
def test_what_is_pending_is_what_the_views_offer(table: Table) -> None:
    for state in spread(played(table).states, 30):
        waiting = [seat for seat in state.pending if seat != DEALER]
        assert (state.chance is not None) == (DEALER in state.pending)
        assert all(state.pending[seat] for seat in waiting)
        assert list(state.view(None).waiting) == waiting
        assert state.view(None).choices == ()
        for seat in range(table.seats):
            actions = state.view(seat).actions
            assert actions == tuple(state.game.legal(state, seat))
            assert len(set(actions)) == len(actions)
            if seat in waiting:
                assert actions == tuple(state.pending[seat])
            else:
                assert bool(actions) == (seat in state.game.may_change(state))


@every_table
def test_states_are_values(table: Table) -> None:
    history = played(table)
    states = history.states
    for before, step in zip(states, history.steps, strict=False):
        told = repr(before)
        again, events = before.apply(step.seat, step.action)
        assert (again, events) == (step.state, step.events)
        assert hash(again) == hash(step.state)
        assert repr(before) == told
    with pytest.raises(AttributeError):
        states[0].asks = "play"  # type: ignore[misc]


@every_table
def test_picks_count_in_any_order_and_only_the_last_one(table: Table) -> None:
    rng = Random(str(table))
    states = played(table).states
    together = [state for state in states if len(state.pending) == table.seats > 1]
    for start in together:
        picks = {seat: rng.choice(actions) for seat, actions in start.pending.items()}
        in_order, shuffled = start, start
        for seat, action in picks.items():
            in_order, events = in_order.apply(seat, action)
        seats = rng.sample(list(picks), len(picks))
        for number, seat in enumerate(seats):
            if number:  # somebody who has picked already thinks again, twice
                other = rng.choice(seats[:number])
                shuffled, _ = shuffled.apply(other, rng.choice(start.pending[other]))
                shuffled, _ = shuffled.apply(other, picks[other])
            shuffled, last_events = shuffled.apply(seat, picks[seat])
        assert shuffled == in_order
        assert last_events[1:] == events[1:]  # the first one is the pick itself
    simultaneous = any(state.game.may_change(state) for state in states)
    assert bool(together) == simultaneous
