"""What is offered can be done, and nothing else: every other action is refused with its reason."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthcow.engine import DEALER, Action, IllegalAction, State
from tests.conformance.play import played, spread
from tests.conformance.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

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
    """An action with something about it changed."""
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
    """Many things that somebody might try now, legal ones among them."""
    seats = range(state.game.seats)
    offered = {seat: state.game.legal(state, seat) for seat in seats}
    actions = sorted({action for legal in offered.values() for action in legal})
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


def is_legal(state: State, seat: int, action: Action) -> bool:
    """Whether an action is what a seat is offered, or a way to do what the dealer must do."""
    if seat != DEALER:
        return action in state.game.legal(state, seat)
    if state.chance is None:
        return False
    verb, *words = action.split(" ")
    due = sorted(map(str, state.chance.cards))
    named = sorted(words) == due if verb == "shuffle" else len(words) == 1 and words[0] in due
    return verb == state.chance.verb and named


@every_table
def test_everything_offered_can_be_done(table: Table) -> None:
    rng = Random(str(table))
    for state in spread(played(table).states, 25):
        for seat, actions in state.pending.items():
            for action in rng.sample(list(actions), min(6, len(actions))):
                after, events = state.apply(seat, action)
                assert after != state
                assert events or after.chance


@every_table
def test_every_card_that_chance_may_draw_can_be_drawn(table: Table) -> None:
    for state in played(table).states:
        if state.chance:
            orders = [state.chance.cards, state.chance.cards[::-1]]
            draws = orders if state.chance.verb == "shuffle" else [[c] for c in state.chance.cards]
            for draw in draws:
                after, events = state.apply(DEALER, " ".join([state.chance.verb, *map(str, draw)]))
                assert after != state
                assert events
        else:
            assert DEALER not in state.pending


@every_table
def test_everything_else_is_refused_with_what_is_legal(table: Table) -> None:
    rng = Random(str(table))
    for state in spread(played(table).states, 6):
        before = repr(state)
        for seat, action in attempts(state, rng):
            if is_legal(state, seat, action):
                state.apply(seat, action)
                continue
            with pytest.raises(IllegalAction) as refused:
                state.apply(seat, action)
            legal = () if seat == DEALER else tuple(state.game.legal(state, seat))
            assert refused.value.legal == legal
            assert (refused.value.seat, refused.value.action) == (seat, action)
            assert refused.value.reason
            assert refused.value.clause
        assert repr(state) == before


SMALL = [table for table in TABLES if table.seats <= 3]
words = st.one_of(st.sampled_from(VERBS), st.integers().map(str), st.text(max_size=5))


@settings(max_examples=300, deadline=None)
@given(
    table=st.sampled_from(SMALL),
    place=st.floats(0, 1),
    seat=st.integers(-3, 12),
    action=st.one_of(st.text(), st.lists(words).map(" ".join)),
)
def test_no_text_brings_a_game_down(table: Table, place: float, seat: int, action: str) -> None:
    states = played(table).states
    state = states[int(place * (len(states) - 1))]
    if is_legal(state, seat, action):
        assert state.apply(seat, action)[0] != state
    else:
        with pytest.raises(IllegalAction):
            state.apply(seat, action)
