"""FairQueue: fair between names, people before bots that play alone, never more than may wait."""

import asyncio
from contextlib import suppress

from sixthcow.fair_queue import FairQueue, Full, Rank

BOTS = Rank.BOTS_ALONE


async def order(turns: FairQueue, *asked: tuple[str, Rank]) -> list[str]:
    """The order in which those who ask, all while somebody else has the turn, get theirs."""
    got: list[str] = []

    async def ask(name: str, rank: Rank) -> None:
        async with turns.turn(name, rank):
            got.append(name)

    async with turns.turn("first"):
        waiting = [asyncio.create_task(ask(*one)) for one in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return got


async def test_names_take_turns_however_much_each_wants() -> None:
    people = [(name, Rank.PEOPLE) for name in "aaaabbc"]
    assert "".join(await order(FairQueue(1), *people)) == "abcabaa"


async def test_people_go_before_bots_that_play_alone() -> None:
    asked = [("x", BOTS), ("x", BOTS), ("y", BOTS), ("a", Rank.PEOPLE), ("b", Rank.PEOPLE)]
    assert await order(FairQueue(1), *asked) == ["a", "b", "x", "y", "x"]


async def test_so_many_have_a_turn_at_once() -> None:
    turns, now, most = FairQueue(2), 0, 0

    async def use(name: str) -> None:
        nonlocal now, most
        async with turns.turn(name):
            now += 1
            most = max(most, now)
            await asyncio.sleep(0)
            now -= 1

    await asyncio.gather(*(use(str(number % 3)) for number in range(20)))
    assert (now, most) == (0, 2)


async def is_full(turns: FairQueue, name: str) -> bool:
    with suppress(Full):
        async with turns.turn(name):
            return False
    return True


async def test_too_many_of_a_name_or_in_all_are_turned_away() -> None:
    turns = FairQueue(5, per_name=2, in_all=3)
    async with turns.turn("a"), turns.turn("a"):
        assert await is_full(turns, "a")
        assert not await is_full(turns, "b")
        async with turns.turn("b"):
            assert await is_full(turns, "c")
    assert not await is_full(turns, "a")


async def test_a_turn_that_nobody_wants_any_more_goes_to_the_next() -> None:
    turns = FairQueue(1)
    async with turns.turn("first"):
        gone = asyncio.create_task(is_full(turns, "gone"))
        stays = asyncio.create_task(is_full(turns, "stays"))
        await asyncio.sleep(0)
        gone.cancel()
    assert not await asyncio.wait_for(stays, 10)
    assert not await asyncio.wait_for(is_full(turns, "later"), 10)


async def test_who_goes_in_the_moment_of_their_turn_hands_it_on() -> None:
    turns = FairQueue(1)
    async with turns.turn("first"):
        gone = asyncio.create_task(is_full(turns, "gone"))
        await asyncio.sleep(0)
    gone.cancel()
    assert not await asyncio.wait_for(is_full(turns, "later"), 10)
