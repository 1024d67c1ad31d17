"""The bots that search: they repeat themselves, keep to their budget, and know what is at stake."""

from dataclasses import replace
from random import Random
from time import perf_counter

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.bots import BOTS, LEVELS
from sixthcow.bots.master import Master
from sixthcow.bots.search import MOST_WITHOUT_KERNEL, PATIENCE, Careful, Searcher, Strong
from sixthcow.bots.stakes import LOST_MATCH, cost, match_ends
from sixthcow.dealer import draw
from sixthcow.engine import State, View
from sixthcow.games import GAMES
from tests.fast.test_registry import Roomy

SEARCHERS = [Careful, Strong, Master]


@pytest.fixture(scope="module", autouse=True)
def _kernels_are_ready() -> None:
    fast.warm()


def dealt(game: str = "classic", seats: int = 4, **options: object) -> State:
    state: State = GAMES[game](seats, options).start()
    while state.chance:
        state, _ = state.apply(-1, draw(state.chance, Random(3)))
    return state


def totalled(state: State, *totals: int) -> View:
    """The view of seat 1 in the round after one in which everybody got these points."""
    return state._replace(rounds=(totals,), round=2).view(0)  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("bot", SEARCHERS)
def test_the_same_seed_leads_to_the_same_decision(bot: type[Searcher]) -> None:
    view = dealt().view(0)
    decisions = {bot().decide(view, Random(5)) for _ in range(3)}
    assert len(decisions) == 1
    assert decisions <= set(view.actions)


def test_a_low_card_is_not_led_into_a_row_that_costs_most() -> None:
    # 2 must take a row: it is no good first card while 60 fits behind 59 at no risk.
    state = dealt(seats=2)
    rows = ((10, 20, 30, 40, 50), (55,), (59,), (100,))
    state = state._replace(rows=rows, hands=((2, 60), (101, 102)))  # type: ignore[attr-defined]
    for bot in SEARCHERS:
        assert bot().decide(state.view(0), Random(1)) == "play 60"


def test_thinking_time_is_used() -> None:
    view = dealt().view(0)
    began = perf_counter()
    Master(think=0.2).decide(view, Random(1))
    assert perf_counter() - began >= 0.2


def test_nobody_waits_long_for_the_compiler(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[tuple[str, float]] = []

    def never(game: str, seconds: float) -> bool:
        asked.append((game, seconds))
        return False

    monkeypatch.setattr(fast, "ready", lambda game: False)
    monkeypatch.setattr(fast, "warm_within", never)
    monkeypatch.setattr(fast, "play_outs", lambda *_: pytest.fail("the kernels are not ready"))
    view = dealt().view(0)
    assert Master().decide(view, Random(1)) in view.actions
    assert asked == [("classic", PATIENCE)]
    assert "cautious decides for master" in caplog.text


def test_in_a_tournament_the_others_play_against_the_featured_player() -> None:
    state = dealt("tournament", 3)
    points = np.array([[7.0, 1.0, 2.0]])
    assert cost(state.view(0), points).tolist() == [7]
    assert cost(state.view(1), points).tolist() == [-7]


def test_losing_the_match_with_this_round_costs_more_than_its_points() -> None:
    view = totalled(dealt(seats=2), 60, 50)
    # The match ends in the first and third play-out only; in the third it is won.
    points = np.array([[8.0, 3.0], [2.0, 3.0], [1.0, 20.0]])
    assert match_ends(view, points + np.array([60, 50])).tolist() == [True, False, True]
    assert cost(view, points).tolist() == [8 + LOST_MATCH, 2, 1]


def test_a_fixed_number_of_rounds_ends_with_the_last() -> None:
    last = totalled(dealt(seats=2, rounds=2), 5, 5)
    earlier = totalled(dealt(seats=2, rounds=3), 5, 5)
    points = np.array([[8.0, 3.0]])
    assert match_ends(last, points).tolist() == [True]
    assert match_ends(earlier, points).tolist() == [False]


def test_the_tempers_of_careful_seats_differ() -> None:
    state = dealt()
    risky = np.array([[0.0] * 4, [20.0] * 4])
    values = [Careful().value(state.view(seat), risky) for seat in range(3)]
    assert values == [22, 24, 16]


def test_in_slow_games_a_master_has_fewer_play_outs() -> None:
    master = Master(play_outs=1000)
    tables = {("classic", 10): 1000, ("professional", 4): 500, ("twins", 5): 400}
    for (game, seats), play_outs in tables.items():
        assert master.budget(dealt(game, seats).view(0)) == play_outs


def test_where_all_choose_with_care_a_master_has_fewer_play_outs_still() -> None:
    master = Master(play_outs=1000)
    assert master.budget(dealt("hoof", 5).view(0)) == 88
    assert master.budget(dealt("himmel", 5).view(0)) == 140


def test_in_double_a_master_has_more_play_outs_for_fewer_cards() -> None:
    view = dealt("double").view(0)
    master = Master(play_outs=1400)
    assert master.budget(view) == 1000
    sizes = {"hand_sizes": [4] * 4}
    late = replace(view, knowledge=dict(view.knowledge) | sizes)
    assert master.budget(late) == 2800


def test_in_long_games_a_careful_player_has_more() -> None:
    bot = Careful(play_outs=100)
    assert bot.budget(dealt().view(0)) == 100
    assert bot.budget(dealt("himmel").view(0)) == 200


def test_without_a_kernel_a_decision_has_few_play_outs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "roomy", Roomy)
    view = Roomy(4).sample(dealt().view(0), Random(1)).view(0)
    assert fast.kernel_for(view) is None
    assert Master().budget(view) == Strong().budget(view) == MOST_WITHOUT_KERNEL
    assert Careful(play_outs=10).budget(view) == 10


@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_variant_without_a_kernel_is_searched_by_its_own_rules(
    bot: type[Searcher], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "roomy", Roomy)
    state = dealt(seats=3)
    # By its own rules 51 is the sixth card of a row with room for six, and 2 must take a row.
    rows = ((10, 20, 30, 40, 50), (55, 66), (77, 88), (99, 100))
    state = state._replace(  # type: ignore[attr-defined]
        game=Roomy(3), rows=rows, hands=((2, 51), (101, 102), (103, 104))
    )
    player = bot()
    player.prepare("roomy")
    assert player.decide(state.view(0), Random(1)) == "play 51"


@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_game_whose_rules_nobody_has_is_played_all_the_same(bot: type[Searcher]) -> None:
    view = replace(dealt(seats=2).view(0), game="unheard-of")
    player = bot()
    player.prepare("unheard-of")
    assert player.decide(view, Random(1)) in view.actions


def test_every_level_can_be_chosen() -> None:
    assert set(LEVELS) < set(BOTS)
    assert LEVELS[-1] == Master.name
