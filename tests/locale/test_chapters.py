"""A game names the chapters of the rules that it plays by: no event cites any other."""

import pytest

from sixthcow.games import GAMES
from tests.locale.matches import CLAUSES, MATCHES, states

ALL = {clause.rpartition("-")[0] for clause in CLAUSES}


def test_every_chapter_has_clauses_and_every_clause_a_game() -> None:
    named = {chapter for game in GAMES.values() for chapter in game.chapters}
    assert named == ALL


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_events_cite_the_chapters_of_their_game(
    match: tuple[str, int, dict[str, object], int],
) -> None:
    cited = {event.clause.rpartition("-")[0] for _, events in states(*match) for event in events}
    assert cited - set(GAMES[match[0]].chapters) == set()
