"""The proof of secrecy: changing what a viewer cannot know changes nothing that they see.

A story is replayed up to some step with all cards exchanged that the viewer has not seen, and with
other picks and thefts where they are hidden. Every event and the view must stay the same, byte for
byte.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar

import msgspec

from sixthcow.engine import DEALER, Action, Card, Event, IllegalAction, State, View
from sixthcow.testing.promises import promise
from sixthcow.testing.random_play import Step
from sixthcow.testing.story import (
    Story,
    Token,
    Viewer,
    deciders,
    is_hidden_pick,
    seen,
    watches,
)

T = TypeVar("T")

# How often a hidden theft draws its original card: others may make later moves impossible.
SAME_THEFT = 0.7


class Look(NamedTuple):
    """A viewer at a moment: after step number `last`."""

    viewer: Viewer
    last: int


class Trial(NamedTuple):
    """One replayed story: the state it led to, and what looked different, if anything did."""

    state: State
    difference: str


def looks(story: Story, rng: Random, most: int) -> list[Look]:
    """Every viewer after every step, or a random selection if those are too many."""
    steps = range(len(story.history.steps))
    every = [Look(viewer, last) for viewer in story.viewers for last in steps]
    return every if len(every) <= most else rng.sample(every, most)


def exchanged(items: Sequence[T], kind: Callable[[T], object], rng: Random) -> list[T]:
    """The items with those of the same kind exchanged at random."""
    pools: dict[object, list[T]] = {}
    for item in items:
        pools.setdefault(kind(item), []).append(item)
    for pool in pools.values():
        rng.shuffle(pool)
    return [pools[kind(item)].pop() for item in items]


def reshuffled(story: Story, look: Look, rng: Random, alike: bool) -> dict[int, Action]:
    """The shuffles with everything exchanged that the viewer has not seen since.

    If `alike`, numbers are exchanged with numbers only and special cards with special cards.
    """

    def kind(card: Card) -> object:
        return type(card) if alike else None

    card_of: dict[Token, Card] = {}
    shuffles = {}
    for number, order in story.orders.items():
        if number > look.last:
            break
        places = [
            place
            for place, token in enumerate(order)
            if not any(token.seen(look.viewer, number, look.last))
        ]
        hidden = [order[place] for place in places]
        new_order = list(order)
        if number in story.deals:  # other cards in the same places
            cards = exchanged([token.card for token in hidden], kind, rng)
            card_of |= {token: token.card for token in order} | dict(
                zip(hidden, cards, strict=True)
            )
        else:  # the same cards in other places
            moved = exchanged(hidden, lambda token: kind(token.card), rng)
            for place, token in zip(places, moved, strict=True):
                new_order[place] = token
        shuffles[number] = " ".join(["shuffle", *(str(card_of[token]) for token in new_order)])
    return shuffles


def hidden_action(story: Story, look: Look, number: int, state: State, rng: Random) -> Action:
    """The action of a step, or another one if the viewer cannot tell the difference."""
    step = story.history.steps[number]
    audiences = story.audiences[number]
    if not audiences or watches(look.viewer, audiences[0]):
        return step.action
    if step.seat != DEALER:
        if is_hidden_pick(story, number, look.last):
            return rng.choice(state.game.legal(state, step.seat))
        return step.action
    assert state.chance is not None
    verb, word = step.action.split()
    if word in map(str, state.chance.cards) and rng.random() < SAME_THEFT:
        return step.action
    return f"{verb} {rng.choice(state.chance.cards)}"


def retold(story: Story, look: Look, rng: Random, alike: bool) -> Iterator[Step]:
    """The story up to a moment, with all that is hidden from the viewer changed."""
    shuffles = reshuffled(story, look, rng, alike)
    state = story.history.start
    for number in range(look.last + 1):
        seat = story.history.steps[number].seat
        action = shuffles.get(number) or hidden_action(story, look, number, state, rng)
        state, events = state.apply(seat, action)
        yield Step(seat, action, state, events)


def try_to_see(story: Story, look: Look, rng: Random, alike: bool) -> Trial | None:
    """Replay the story and look for a difference.

    None if it cannot have happened like this: a later move was impossible, or the rules gave the
    turn to another player, which everybody sees (as when a himmel player passes without a number
    card), or different cards were left in the hands when they were revealed at the end.
    """
    steps, told = story.history.steps, story.seen(look.viewer)
    difference = ""
    try:
        for number, new in enumerate(retold(story, look, rng, alike)):
            if story.deciders[number] != deciders(new.state):
                return None
            if told[number] != seen(new.events, look.viewer):
                difference = difference or f"{told[number]} after {steps[number].action!r}"
    except IllegalAction:
        return None
    original = steps[look.last].state
    if original.outcome and original.snapshot()["hands"] != new.state.snapshot()["hands"]:
        return None
    before = wire_bytes(steps[look.last].events, story.view(original, look.viewer))
    after = wire_bytes(new.events, new.state.view(look.viewer))
    if before != after:
        difference = difference or f"{before!r} is not {after!r}"
    return Trial(new.state, difference)


def view_bytes(view: View) -> bytes:
    """A view as it is sent to a client."""
    return msgspec.json.encode(view.to_json())


def wire_bytes(events: Sequence[Event], view: View) -> bytes:
    """What is sent after a step to the one who has this view."""
    told = [event.to_json() for event in seen(events, view.seat)]
    return msgspec.json.encode(told) + view_bytes(view)


class Findings(NamedTuple):
    """The results of many trials: all differences, the share of stories that were possible, and
    among those the share that really were different."""

    differences: list[str]
    possible: float
    changed: float


def search(story: Story, rng: Random, most: int) -> Findings:
    """Look from many viewpoints, each time at a story with other secrets."""
    differences = []
    counts: Counter[str] = Counter()
    for look in looks(story, rng, most):
        trial = try_to_see(story, look, rng, alike=rng.random() < 0.5)
        counts["tried"] += 1
        if trial is None:
            continue
        counts["possible"] += 1
        counts["changed"] += trial.state != story.history.steps[look.last].state
        if trial.difference:
            differences.append(f"{look}: {trial.difference}")
    return Findings(
        differences,
        counts["possible"] / counts["tried"],
        counts["changed"] / max(1, counts["possible"]),
    )


# Short matches are looked at from every seat after every step. Each look replays the story from its
# beginning, so long ones are checked less often.
MOVES_RETOLD = 5_000


def what_a_viewer_cannot_know_changes_nothing_they_see(story: Story, rng: Random) -> None:
    """The proof, with a check that enough of the other stories were possible and different."""
    found = search(story, rng, max(20, MOVES_RETOLD // len(story.history.steps)))
    promise(not found.differences, "nobody sees what they cannot know", found.differences[:3])
    promise(found.possible > 0.25, "most stories with other secrets are possible", found.possible)
    simultaneous = any(state.game.may_change(state) for state in story.history.states)
    if story.orders:
        promise(found.changed > 0.15, "hidden cards can be exchanged", found.changed)
    elif simultaneous:  # all hands are known, only the picks are secret
        promise(found.changed > 0.02, "hidden picks can be exchanged", found.changed)
    else:
        promise(found.changed == 0, "without secrets nothing can be exchanged", found.changed)
