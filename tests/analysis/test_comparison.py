"""What tells two choices apart: the sentences about them are never the same."""

from collections.abc import Sequence

import pytest

from sixthcow import fast
from sixthcow.analysis import Decision, Fact, analyse, positions
from sixthcow.analysis.comparison import told_apart
from sixthcow.engine import Record, View
from sixthcow.engine.record import Move
from sixthcow.games import GAMES
from sixthcow.locale import Words
from sixthcow.locale.reasons import say_fact
from tests.analysis.matches import short_match

# Ada's hand, Bo's, and the rows: all but the last, 89, have three heads.
ADA, BO, ROWS = (3, 11, *range(91, 99)), tuple(range(20, 30)), (60, 70, 80, 89)


@pytest.fixture(scope="module")
def view() -> View:
    first = (*ADA, *BO, *ROWS)
    cards = (*first, *(card for card in range(1, 105) if card not in first))
    shuffle = Move(-1, f"shuffle {' '.join(map(str, cards))}")
    *_, step = Record("classic", ("Ada", "Bo"), (shuffle,), {}).steps(GAMES)
    return step.state.view(0)


def said(words: Words, facts: Sequence[Fact]) -> list[str]:
    return [say_fact(words, fact.kind, fact.values) for fact in facts]


@pytest.mark.parametrize("game", GAMES)
def test_the_better_choice_of_a_review_is_never_explained_as_the_chosen_one(game: str) -> None:
    fast.warm(game)
    words, errors = Words("en"), 0
    for item in analyse(short_match(game), play_outs=200):
        if isinstance(item, Decision) and item.verdict not in {"best", "equal"}:
            errors += 1
            action, best = item.facts[item.action], item.facts[item.best]
            assert said(words, action) != said(words, best), (item.action, item.best)
    assert errors > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_of_a_position_is_never_explained_as_another_choice(game: str) -> None:
    words = Words("en")
    for position in positions(game)[::8]:
        texts = {action: said(words, facts) for action, facts in position.facts.items()}
        solution = texts.pop(position.best)
        assert texts
        assert solution not in texts.values()


def test_a_card_that_is_better_kept_is_named(view: View) -> None:
    """Both cards take the last row; the 11 fits behind the 3, the 3 behind nothing."""
    against, in_favour = told_apart(view, "play 11", "play 3", 2.0)
    assert against == (Fact("then-lowest", {"card": "3"}),)
    assert in_favour == (Fact("then-safe", {"card": "11", "row": "4"}),)


def test_what_a_choice_costs_at_once_needs_no_other_reason(view: View) -> None:
    assert told_apart(view, "play 3", "play 91", 1.0) == ((), ())


def test_a_difference_that_comes_later_is_told_with_its_size(view: View) -> None:
    """Nothing else is to be said against either card. The 3 costs a head at once, so that what it
    saves later is more than the error, and more than one card that is kept explains."""
    later = (Fact("later", {"points": 0.7}),)
    assert told_apart(view, "play 92", "play 91", 0.7) == (later, ())
    kept = Fact("then-lowest", {"card": "3"})
    assert told_apart(view, "play 91", "play 3", 9.0)[0] == (kept, Fact("later", {"points": 10.0}))
