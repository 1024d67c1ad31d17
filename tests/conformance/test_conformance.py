"""Every game keeps every promise of the conformance kit, at every table of the list."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthcow.engine import DEALER
from sixthcow.engine.record import Move, Recorder
from sixthcow.games import GAMES
from sixthcow.testing import CHECKS, BrokenPromise
from sixthcow.testing.legality import VERBS, check_refusal, is_legal, offered
from sixthcow.testing.records import blank
from sixthcow.testing.story import Story
from tests.conformance.tables import TABLES, Table, played


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_keeps_its_promises(table: Table) -> None:
    story = Story(played(table))
    broken = [found for check in CHECKS if (found := broken_by(check, story, str(table)))]
    assert not broken, "\n".join(broken)


def broken_by(check: Callable[[Story, Random], None], story: Story, seed: str) -> str:
    """Which promise a check finds broken; nothing if all are kept."""
    try:
        check(story, Random(seed))
    except BrokenPromise as found:
        return f"{check.__name__}: {found}"
    return ""


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
    legal = offered(state, seat)
    if is_legal(state, seat, action, legal):
        assert state.apply(seat, action)[0] != state
    else:
        check_refusal(state, seat, action, legal)


def test_a_changed_pick_is_written_once() -> None:
    recorder = Recorder(blank(GAMES["classic"](2, {"rounds": 1})), GAMES)
    recorder.play(DEALER, " ".join(["shuffle", *map(str, range(1, 105))]))
    recorder.play(1, "play 11")
    recorder.play(1, "play 20")
    assert recorder.record.moves[1:] == (Move(1, "play 20"),)
    recorder.play(0, "play 10")
    assert recorder.record.moves[1:] == (Move(0, "play 10"), Move(1, "play 20"))
