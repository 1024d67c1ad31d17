"""What holds in every state of every game: cards, points, decisions and the end."""

from collections import Counter
from itertools import pairwise
from random import Random

from sixthcow.engine import DEALER, Card, State
from sixthcow.testing.promises import BrokenPromise, promise
from sixthcow.testing.random_play import spread
from sixthcow.testing.story import Story


def deck_of(start: State) -> tuple[Card, ...]:
    """All cards of a game: those of the first shuffle, or those already on the table."""
    return start.chance.cards if start.chance else start.all_cards()


def no_card_is_lost_or_made(story: Story, _rng: Random) -> None:
    """The same cards in every state."""
    deck = Counter(deck_of(story.history.start))
    for step in story.history.steps:
        promise(Counter(step.state.all_cards()) == deck, "no card is lost or made", step.action)


def a_match_ends_and_only_then_has_an_outcome(story: Story, _rng: Random) -> None:
    """Somebody must decide until the match is over; then totals, ranks and winners agree."""
    *before, last = story.history.states
    for state in before:
        promise(bool(state.pending), "somebody decides until the match is over", state)
        promise(state.outcome is None, "no outcome before the match is over", state)
    if last.outcome is None:
        raise BrokenPromise(f"a match that is over has an outcome: {last}")
    totals, ranking, winners, titles = last.outcome
    best = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
    promise(last.asks == "over", "a match that is over asks nothing", last.asks)
    promise(totals == last.totals, "the outcome has the totals of the state", totals, last.totals)
    promise(len(ranking) == last.game.seats, "every seat has a rank", ranking)
    promise(winners == best, "the winners are ranked first", winners, ranking)
    promise({totals[seat] for seat in winners} == {min(totals)}, "the lowest total wins", totals)
    for title, seats in titles.items():
        promise(list(seats) == sorted(set(seats)), "a title names seats in order", title, seats)


def points_only_grow_and_rounds_follow_each_other(story: Story, _rng: Random) -> None:
    """A match begins at zero, and points once counted never change."""
    states = story.history.states
    promise(set(states[0].totals) == {0}, "a match begins without points", states[0].totals)
    for before, after in pairwise(states):
        pairs = zip(before.totals, after.totals, strict=True)
        promise(all(old <= new for old, new in pairs), "points only grow", before, after)
        promise(after.round - before.round in {0, 1}, "rounds follow each other", after.round)
        kept = after.rounds[: len(before.rounds)] == before.rounds
        promise(kept, "what is counted stays counted", before.rounds, after.rounds)


def what_is_pending_is_what_the_views_offer(story: Story, _rng: Random) -> None:
    """Views, `pending`, `legal` and `may_change` agree."""
    for state in spread(story.history.states, 30):
        pending, spectator = state.pending, story.view(state, None)
        waiting = [seat for seat in pending if seat != DEALER]
        promise((state.chance is not None) == (DEALER in pending), "chance is the dealer's", state)
        promise(all(pending[seat] for seat in waiting), "who must decide can do something", state)
        promise(list(spectator.waiting) == waiting, "views say who must decide", state)
        promise(spectator.choices == (), "a spectator has no choices", state)
        for seat in range(state.game.seats):
            actions = story.view(state, seat).actions
            legal = tuple(state.game.legal(state, seat))
            promise(actions == legal, "a view offers what is legal", seat, actions, legal)
            promise(len(set(actions)) == len(actions), "nothing is offered twice", actions)
            if seat in waiting:
                promise(legal == tuple(pending[seat]), "what is pending is legal", seat, legal)
            else:
                changes = seat in state.game.may_change(state)
                promise(bool(actions) == changes, "only a pick can be changed", seat, actions)


def states_are_values(story: Story, _rng: Random) -> None:
    """The same move leads to the same state, and leaves the previous state unchanged."""
    history = story.history
    for before, step in zip(history.states, history.steps, strict=False):
        told = repr(before)
        again, events = before.apply(step.seat, step.action)
        same = (again, events) == (step.state, step.events) and hash(again) == hash(step.state)
        promise(same, "a move always leads to the same", step.action)
        promise(repr(before) == told, "a move changes no earlier state", step.action)
    try:
        history.start.asks = "changed"  # type: ignore[misc]
    except AttributeError:
        return
    raise BrokenPromise("a state cannot be changed: its fields can be set")


def picks_count_in_any_order_and_only_the_last_one(story: Story, rng: Random) -> None:
    """Simultaneous picks may come in any order, and be changed until the last one is in."""
    states, seats = story.history.states, story.history.game.seats
    together = [state for state in states if len(state.pending) == seats > 1]
    for start in together:
        picks = {seat: rng.choice(actions) for seat, actions in start.pending.items()}
        in_order, mixed = start, start
        for seat, action in picks.items():
            in_order, events = in_order.apply(seat, action)
        order = rng.sample(list(picks), len(picks))
        for number, seat in enumerate(order):
            if number:  # somebody who has already picked changes their mind, twice
                other = rng.choice(order[:number])
                mixed, _ = mixed.apply(other, rng.choice(start.pending[other]))
                mixed, _ = mixed.apply(other, picks[other])
            mixed, last_events = mixed.apply(seat, picks[seat])
        promise(mixed == in_order, "picks count in any order, and only the last one", picks)
        # The first event is the pick itself.
        promise(last_events[1:] == events[1:], "the order of picks causes nothing", picks)
    simultaneous = any(state.game.may_change(state) for state in states)
    promise(bool(together) == simultaneous, "picks that can be changed are simultaneous")
