"""Offered actions, and only those, are accepted; any other is refused with a reason."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random

from sixthcow.engine import DEALER, Action, IllegalAction, State
from sixthcow.testing.promises import BrokenPromise, promise
from sixthcow.testing.random_play import spread
from sixthcow.testing.story import Story

VERBS = (
    *("shuffle", "steal", "draft", "play", "row", "end", "first", "place", "keep", "stop"),
    *("put", "reverse", "rob", "raise", "pass", "target"),
)
GARBAGE = (
    *("", " ", "\0", "\n", "pass\n", "play", "play ", "play -1", "play 1e1", "play 0x11", "play ²"),
    *("play one", "play 17 17", "play None", "play \ud800", "play 𝟙𝟟", "pläy 17", "PLAY 17"),
    *("keep ,", "row", "row 0", "row 5", "end 1", "end 1 up", "rob 0", "rob 99", "__class__"),
    *(f"play {10**40}", f"rob {10**40}", f"put {10**40} 1", "play " + "9" * 10_000, "17 " * 1000),
)
DIGITS = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


def twisted(action: Action) -> Iterator[Action]:
    """An action with one detail changed."""
    verb, *words = action.split(" ")
    yield from (
        action + " ",
        " " + action,
        action.upper(),
        action + " 1",
        action.replace(" ", "  "),
    )
    yield from (" ".join([verb, *words[:-1]]), " ".join([verb, *words[::-1]]), action + "\n")
    yield from (action.translate(DIGITS), action.replace(" ", " 0"), action.replace(" ", " +"))
    yield from (" ".join([other, *words]) for other in VERBS)
    for place, word in enumerate(words):
        if word.isdecimal():
            for number in (0, -1, int(word) + 1, int(word) - 1, 71, 105, 10**20):
                yield " ".join([verb, *words[:place], str(number), *words[place + 1 :]])


def attempts(state: State, rng: Random) -> Iterator[tuple[int, Action]]:
    """Many actions that somebody might try now, including legal ones."""
    seats = range(state.game.seats)
    actions = sorted({action for seat in seats for action in offered(state, seat)})
    some = rng.sample(actions, min(3, len(actions)))
    if state.chance:
        cards = " ".join(map(str, state.chance.cards))
        some.append(f"{state.chance.verb} {cards}")
        some.append(f"{state.chance.verb} {cards} {state.chance.cards[0]}")
        some.append(f"{state.chance.verb} {cards.partition(' ')[2]}")
    for action in some:
        yield from ((seat, action) for seat in (DEALER, *seats, -2, len(seats), 99))
        yield from ((rng.choice([DEALER, *seats]), other) for other in twisted(action))
    yield from ((rng.choice([DEALER, *seats]), action) for action in GARBAGE)


def offered(state: State, seat: int) -> tuple[Action, ...]:
    """What a seat may do now; the dealer is offered nothing."""
    return () if seat == DEALER else tuple(state.game.legal(state, seat))


def is_legal(state: State, seat: int, action: Action, legal: tuple[Action, ...]) -> bool:
    """Whether an action is among those offered to the seat, or is a valid move of the dealer."""
    if seat != DEALER:
        return action in legal
    if state.chance is None:
        return False
    verb, *words = action.split(" ")
    due = sorted(map(str, state.chance.cards))
    named = sorted(words) == due if verb == "shuffle" else len(words) == 1 and words[0] in due
    return verb == state.chance.verb and named


def everything_offered_can_be_done(story: Story, rng: Random) -> None:
    """A legal action leads to another state and causes at least one event."""
    for state in spread(story.history.states, 25):
        for seat, actions in state.pending.items():
            for action in rng.sample(list(actions), min(6, len(actions))):
                after, events = state.apply(seat, action)
                promise(after != state, "a legal action changes something", seat, action)
                promise(bool(events or after.chance), "an action causes events", seat, action)


def every_card_that_chance_may_draw_can_be_drawn(story: Story, _rng: Random) -> None:
    """Any order of a shuffle and any card of a draw are accepted; the dealer does nothing else."""
    for state in story.history.states:
        if not state.chance:
            promise(DEALER not in state.pending, "the dealer has something to do", state)
            continue
        verb, cards = state.chance
        draws = [cards, cards[::-1]] if verb == "shuffle" else [(card,) for card in cards]
        for draw in draws:
            after, events = state.apply(DEALER, " ".join([verb, *map(str, draw)]))
            promise(after != state, "a move of chance changes something", draw)
            promise(bool(events), "a move of chance causes events", draw)


def everything_else_is_refused_with_what_is_legal(story: Story, rng: Random) -> None:
    """An IllegalAction has seat, action, reason, clause and the legal actions."""
    for state in spread(story.history.states, 6):
        before = repr(state)
        legal = cache(partial(offered, state))
        for seat, action in attempts(state, rng):
            if is_legal(state, seat, action, legal(seat)):
                state.apply(seat, action)
            else:
                check_refusal(state, seat, action, legal(seat))
        promise(repr(state) == before, "a refused action changes nothing", state)


def check_refusal(state: State, seat: int, action: Action, legal: tuple[Action, ...]) -> None:
    """An illegal action is refused, with the list of legal ones."""
    try:
        state.apply(seat, action)
    except IllegalAction as refused:
        promise(refused.legal == legal, "a refusal says what is legal", seat, action)
        asked = (refused.seat, refused.action) == (seat, action)
        promise(asked, "a refusal says what was asked", seat, action)
        promise(bool(refused.reason and refused.clause), "a refusal has reason and clause", action)
        return
    raise BrokenPromise(f"what is not legal is refused: seat {seat}, {action!r}")
