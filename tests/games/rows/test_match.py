"""SCORE and END: counting a round, ending a match, winners and titles."""

import pytest

from sixthcow.games import GAMES
from sixthcow.games.classic import Classic
from sixthcow.games.rows.match import EDITIONS
from sixthcow.games.rows.state import RowsState
from tests.games.positions import (
    events,
    events_of,
    next_deal,
    pending,
    play_out,
    refused_options,
    table,
    turn,
    with_rounds,
)

EXCEEDING = ("boi-beret", "6-bierze", "persian")


def last_turn(game: Classic, *before: float) -> RowsState:
    """The last turn of a round: totals were `before`, and nobody takes anything any more."""
    hands = [str(100 + seat) for seat in range(game.seats)]
    state = with_rounds(table(game, "12 / 37 / 60 / 88", *hands), before)
    return turn(state, *hands)


def test_score_1_the_heads_of_the_pile_are_added_to_the_total() -> None:
    state = with_rounds(table(Classic(2), "11 12 15 20 55 / 60 / 61 / 62", "58", "104"), (10, 20))
    state = turn(state, 58, 104)
    # 11 has 5 heads, 12 has 1, 15 has 2, 20 has 3, 55 has 7.
    assert state.rounds == ((10, 20), (18, 0))
    assert state.totals == (28, 20)


def test_score_1_a_round_in_progress_shows_in_the_total() -> None:
    state = with_rounds(table(Classic(2), "11 12 15 20 55 / 60 / 61 / 62", "58 1", "104 2"), (1, 2))
    state = turn(state, 58, 104)
    assert state.rounds == ((1, 2),)
    assert state.totals == (19, 2)
    assert [player.total for player in state.view(None).players] == [1, 2]
    assert [player.running for player in state.view(None).players] == [19, 2]


def test_score_1_a_counted_pile_is_not_counted_again_and_the_next_round_starts_empty() -> None:
    state = turn(table(Classic(2), "11 12 15 20 55 / 60 / 61 / 62", "58", "104"), 58, 104)
    assert (state.asks, state.piles[0], state.totals) == ("shuffle", (11, 12, 15, 20, 55), (18, 0))
    state = next_deal(state, "1 / 2 / 3 / 4", "", "")
    assert (state.round, state.piles, state.totals) == (2, ((), ()), (18, 0))


def test_score_1_everybody_is_told_what_they_scored() -> None:
    state = table(Classic(2), "11 12 15 20 55 / 60 / 61 / 62", "58", "104")
    scored = events_of("scored", events(state, "1 play 58", "2 play 104"))
    assert [(event.clause, event.seat, event.facts) for event in scored] == [
        ("SCORE-1", 0, {"points": 18, "total": 18}),
        ("SCORE-1", 1, {"points": 0, "total": 0}),
    ]


@pytest.mark.parametrize("edition", EXCEEDING)
def test_end_1_more_than_66_ends_the_match(edition: str) -> None:
    game = Classic(2, {"edition": edition})
    assert last_turn(game, 66, 3).asks == "shuffle"
    assert last_turn(game, 67, 3).asks == "over"
    assert game.end_clause == "END-1"


def test_end_2_korova_006_ends_the_match_at_66() -> None:
    game = Classic(2, {"edition": "korova-006"})
    assert last_turn(game, 65, 3).asks == "shuffle"
    assert last_turn(game, 66, 3).asks == "over"
    assert game.end_clause == "END-2"


def test_end_1_is_asked_after_the_round_not_during_it() -> None:
    state = with_rounds(
        table(Classic(2), "12 13 14 15 16 / 60 / 61 / 62", "17 1", "104 2"), (66, 0)
    )
    state = turn(state, 17, 104)
    assert state.totals == (72, 0)
    assert state.asks == "play"


def test_end_1_is_the_clause_of_the_last_event() -> None:
    for edition in EDITIONS:
        game = Classic(2, {"edition": edition})
        state = with_rounds(table(game, "12 / 37 / 60 / 88", "100", "101"), (70, 3))
        (over,) = events_of("match_over", events(state, "1 play 100", "2 play 101"))
        assert over.clause == ("END-2" if edition == "korova-006" else "END-1")


def test_end_3_the_lowest_total_wins() -> None:
    outcome = last_turn(Classic(4), 67, 12, 40, 13).outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((67, 12, 40, 13), (1,))
    assert outcome.ranking == (4, 1, 3, 2)


def test_end_3_equal_lowest_totals_share_the_win() -> None:
    outcome = last_turn(Classic(4), 67, 12, 40, 12).outcome
    assert outcome is not None
    assert outcome.winners == (1, 3)
    assert outcome.ranking == (4, 1, 3, 1)


def test_end_3_every_winner_is_announced() -> None:
    state = table(Classic(3), "12 / 37 / 60 / 88", "100", "101", "102")
    state = with_rounds(state, (70, 3, 3))
    won = events_of("won", events(state, "1 play 100", "2 play 101", "3 play 102"))
    assert [(event.clause, event.seat, event.facts["total"]) for event in won] == [
        ("END-3", 1, 3),
        ("END-3", 2, 3),
    ]


def test_end_3_no_outcome_while_the_match_goes_on() -> None:
    assert last_turn(Classic(2), 66, 3).outcome is None


@pytest.mark.parametrize(
    ("options", "total", "over"),
    [
        ({"target": 30}, 30, False),
        ({"target": 30}, 31, True),
        ({"target": 30, "edition": "korova-006"}, 29, False),
        ({"target": 30, "edition": "korova-006"}, 30, True),
        ({"target": 30, "ends": "reaches"}, 30, True),
        ({"target": 30, "ends": "exceeds", "edition": "korova-006"}, 30, False),
        ({"ends": "reaches"}, 66, True),
        ({"target": 100}, 99, False),
        ({"target": 100}, 101, True),
    ],
)
def test_end_4_another_target(options: dict[str, object], total: int, over: bool) -> None:
    assert (last_turn(Classic(2, options), total, 3).asks == "over") is over


def test_end_4_a_fixed_number_of_rounds_instead_of_a_target() -> None:
    game = Classic(2, {"rounds": 3})
    state = table(game, "12 / 37 / 60 / 88", "100", "101")
    assert turn(with_rounds(state, (70, 3)), 100, 101).asks == "shuffle"
    over = turn(with_rounds(state, (70, 3), (0, 0)), 100, 101)
    assert over.asks == "over"
    (event,) = events_of(
        "match_over",
        events(with_rounds(state, (1, 2), (0, 0)), "1 play 100", "2 play 101"),
    )
    assert event.clause == "END-4"


def test_end_4_rounds_are_really_played() -> None:
    state = Classic(2, {"rounds": 2}).start()
    for number in (1, 2):
        assert pending(state) == {0: []}
        state = play_out(next_deal(state, "1 / 2 / 3 / 4", "", ""))
        assert len(state.rounds) == number
    assert state.asks == "over"


@pytest.mark.parametrize("other", [{"target": 30}, {"ends": "reaches"}])
def test_end_4_refuses_rounds_together_with_a_target(other: dict[str, object]) -> None:
    error = refused_options("classic", 2, {"rounds": 2, **other})
    assert (error.reason, error.clause) == ("options-together", "END-4")
    assert (error.facts["option"], error.facts["other"]) == ("rounds", next(iter(other)))


def titles(options: dict[str, object], *totals: float) -> dict[str, tuple[int, ...]]:
    """The titles at the end of a match of a korova-006 table."""
    outcome = last_turn(Classic(len(totals), {"edition": "korova-006", **options}), *totals).outcome
    assert outcome is not None
    return dict(outcome.titles)


def test_end_5_who_has_66_or_more_is_lord_of_the_cows() -> None:
    assert titles({}, 12, 66, 40) == {"loser": (1,), "winner": (0,)}
    assert titles({}, 12, 65, 80) == {"loser": (2,), "winner": (0,)}


def test_end_5_several_share_a_title() -> None:
    assert titles({}, 12, 66, 90, 12) == {"loser": (1, 2), "winner": (0, 3)}


def test_end_5_if_nobody_has_66_the_highest_total_gets_it() -> None:
    assert titles({"rounds": 2}, 12, 30, 40, 40) == {"loser": (2, 3), "winner": (0,)}


def test_end_5_with_another_target_that_is_the_mark() -> None:
    assert titles({"target": 30}, 12, 30, 35) == {"loser": (1, 2), "winner": (0,)}


@pytest.mark.parametrize("edition", EXCEEDING)
def test_end_5_no_other_edition_gives_titles(edition: str) -> None:
    outcome = last_turn(Classic(2, {"edition": edition}), 67, 3).outcome
    assert outcome is not None
    assert outcome.titles == {}


@pytest.mark.parametrize("name", sorted(set(GAMES) - {"himmel"}))
def test_end_6_which_edition_is_followed_unless_another_is_chosen(name: str) -> None:
    expected = "6-bierze" if name in {"classic", "logical"} else "korova-006"
    assert GAMES[name](2).settings["edition"] == expected
    assert GAMES[name](2, {"edition": "persian"}).settings["edition"] == "persian"


@pytest.mark.parametrize("name", ["tactical", "professional", "open", "double", "twins", "custom"])
def test_end_6_variants_of_korova_006_only_end_at_66(name: str) -> None:
    assert GAMES[name](2).start().game.end_clause == "END-2"
    assert GAMES["logical"](2).start().game.end_clause == "END-1"
