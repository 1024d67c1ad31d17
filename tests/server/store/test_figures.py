"""History, figures and leaderboards, worked by hand."""

import pytest

from sixthcow.server.store import Opponent, PersonChange, Store, figures
from tests.server.store.making import ADA, BO, CY, add_people, play_match


def table(number: int) -> str:
    return f"table{number:07}"


async def test_figures_of_a_few_matches(store: Store) -> None:
    await add_people(store, ADA, BO, CY)
    await play_match(store, table(1), {ADA: 10, BO: 20, CY: 30})
    await play_match(store, table(2), {BO: 5, ADA: 15})
    await play_match(store, table(3), {ADA: 8, BO: 8, CY: 2})
    await play_match(store, table(4), {ADA: 1, CY: 2}, game="twins")
    stats = await store.stats(ADA)
    assert stats
    assert stats.name == "Ada"
    classic, twins = stats.games
    assert (classic.game, classic.games, classic.wins) == ("classic", 3, 1)
    assert classic.mean_penalty == (10 + 15 + 8) / 3
    assert classic.mean_rank == pytest.approx((1 + 2 + 2) / 3)
    assert (classic.rating, classic.rating_history) == (None, [])
    assert (twins.game, twins.games, twins.wins) == ("twins", 1, 1)
    assert (twins.mean_penalty, twins.mean_rank) == (1, 1)
    # Bo: better once, worse once, level once. Cy: better twice, worse once.
    assert stats.opponents == [
        Opponent(person=BO, name="Bo", games=3, better=1, worse=1),
        Opponent(person=CY, name="Cy", games=3, better=2, worse=1),
    ]


async def test_figures_of_nobody_and_of_somebody_who_has_not_played(store: Store) -> None:
    await add_people(store, ADA)
    assert await store.stats(BO) is None
    stats = await store.stats(ADA)
    assert stats
    assert (stats.games, stats.opponents) == ([], [])
    history = await store.history(ADA)
    assert (history.games, history.before) == ([], None)
    assert (await store.leaderboard("classic")).people == []


async def test_history_comes_latest_first_and_by_pages(store: Store) -> None:
    await add_people(store, ADA, BO)
    for number in range(1, 61):
        await play_match(store, table(number), {ADA: number % 2, BO: 0.5})
    latest = await store.history(ADA)
    assert [game.table for game in latest.games] == [table(n) for n in range(60, 10, -1)]
    older = await store.history(ADA, before=latest.before)
    assert [game.table for game in older.games] == [table(n) for n in range(10, 0, -1)]
    assert older.before is None


async def test_the_last_page_may_be_full(store: Store) -> None:
    await add_people(store, ADA, BO)
    for number in range(1, 51):
        await play_match(store, table(number), {ADA: 1, BO: 2})
    page = await store.history(ADA)
    assert (len(page.games), page.before) == (50, None)


async def test_history_by_game_and_by_who_won(store: Store) -> None:
    await add_people(store, ADA, BO)
    await play_match(store, table(1), {ADA: 1, BO: 2})
    await play_match(store, table(2), {ADA: 3, BO: 2}, rated=True)
    await play_match(store, table(3), {ADA: 1, BO: 2}, game="twins")

    async def found(game: str = "", won: bool | None = None) -> list[str]:
        return [match.table for match in (await store.history(ADA, game=game, won=won)).games]

    assert await found() == [table(3), table(2), table(1)]
    assert await found(game="classic") == [table(2), table(1)]
    assert await found(won=True) == [table(3), table(1)]
    assert await found(won=False) == [table(2)]
    assert await found(game="twins", won=False) == []
    latest = (await store.history(ADA, game="classic")).games[0]
    assert (latest.game, latest.at, latest.rated, latest.rounds) == ("classic", 2, True, 2)
    assert [(seat.seat, seat.name, seat.person) for seat in latest.seats] == [
        (0, "Ada", ADA),
        (1, "Bo", BO),
    ]
    assert [(seat.total, seat.rank) for seat in latest.seats] == [(3, 2), (2, 1)]


async def test_ratings_change_at_rated_tables_only(store: Store) -> None:
    await add_people(store, ADA, BO)
    await play_match(store, table(1), {ADA: 1, BO: 2})
    assert (await store.leaderboard("classic")).people == []
    await play_match(store, table(2), {ADA: 1, BO: 2}, rated=True)
    await play_match(store, table(3), {ADA: 1, BO: 2}, rated=True)
    first, second = (await store.leaderboard("classic")).people
    assert (first.place, first.person, first.name, first.games) == (1, ADA, "Ada", 2)
    assert (second.place, second.person, second.name, second.games) == (2, BO, "Bo", 2)
    stats = await store.stats(ADA)
    assert stats
    (classic,) = stats.games
    assert classic.games == 3
    assert classic.rating == first.rating
    assert [at for at, _ in classic.rating_history] == [2, 3]
    assert classic.rating_history[-1][1] == first.rating > classic.rating_history[0][1] > 1000


async def test_lists_end_somewhere(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_people(store, ADA, BO, CY)
    for number in (1, 2, 3):
        await play_match(store, table(number), {ADA: 1, BO: 2, CY: 3}, rated=True)
    await play_match(store, table(4), {ADA: 1, CY: 3})
    for limit, most in (("LEADERS", 2), ("OPPONENTS", 1), ("RATING_POINTS", 2)):
        monkeypatch.setattr(figures, limit, most)
    board = await store.leaderboard("classic")
    assert [line.person for line in board.people] == [ADA, BO]
    stats = await store.stats(ADA)
    assert stats
    assert [opponent.person for opponent in stats.opponents] == [CY]  # met most often
    assert [at for at, _ in stats.games[0].rating_history] == [2, 3]  # the latest


async def test_a_leaderboard_is_of_one_game_and_without_the_banned(store: Store) -> None:
    await add_people(store, ADA, BO, CY)
    await play_match(store, table(1), {ADA: 1, BO: 2, CY: 2}, rated=True)
    await play_match(store, table(2), {ADA: 1, BO: 2}, rated=True, game="twins")
    board = await store.leaderboard("classic")
    assert board.game == "classic"
    # Bo and Cy were level, so they share a place.
    assert [(line.place, line.person) for line in board.people] == [(1, ADA), (2, BO), (2, CY)]
    await store.change_person(ADA, PersonChange(banned=True))
    board = await store.leaderboard("classic")
    assert [(line.place, line.person) for line in board.people] == [(1, BO), (1, CY)]
