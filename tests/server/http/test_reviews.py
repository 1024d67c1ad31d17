"""Reviews: begun by the first request, followed while they grow, stored once, and bounded."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sixthcow.server.http.limits import Rate
from sixthcow.server.running_review import Running
from sixthcow.server.wire.reviews import ReviewedMatch, ReviewedRound, ReviewNews, ReviewPart
from tests.server.http.house import GENEROUS, House, Line, a_house
from tests.server.http.test_imported_records import GOLDEN, kept, reason
from tests.server.http.test_sockets import play
from tests.server.http.test_tables import open_table
from tests.waiting import until

CLASSIC = (GOLDEN / "classic.json").read_bytes()
ROUND = b'{"kind":"round","move":46,"round":1,"penalties":[1,2,3],"luck":[0.5,null,-1]}'
MATCH = b'{"kind":"match","seats":[]}'

Review = Callable[[str, str, Mapping[int, str], str], AsyncGenerator[tuple[bytes, ...]]]


class Gate:
    """A review that goes on when a test says so."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.asked: list[tuple[str, str]] = []
        self._allowed = asyncio.Semaphore(0)

    async def review(
        self, game: str, record: str, deciders: Mapping[int, str], name: str
    ) -> AsyncGenerator[tuple[bytes, ...]]:
        """Two findings, each when it is allowed."""
        self.asked.append((game, name))
        yield ()
        for finding in (ROUND, MATCH):
            await self._allowed.acquire()
            yield (finding,)

    def go_on(self) -> None:
        """Allow one more finding."""

        async def release() -> None:
            self._allowed.release()

        self._house.do(release())


@pytest.fixture
def gate(house: House, monkeypatch: pytest.MonkeyPatch) -> Gate:
    made = Gate(house)
    patch_review(house, monkeypatch, made.review)
    return made


def patch_review(house: House, monkeypatch: pytest.MonkeyPatch, review: Review) -> None:
    monkeypatch.setattr(house.app.state.context.services.thinker, "review", review)


def part(browser: httpx.Client, game: str, after: int = 0) -> ReviewPart:
    """What a review says now."""
    answer = browser.get(f"/api/games/{game}/review?after={after}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReviewPart)


def test_a_review_grows_and_is_stored(house: House, gate: Gate) -> None:
    ada = house.guest()
    game = kept(ada, CLASSIC)
    until(lambda: part(ada, game).preparing)
    assert part(ada, game) == ReviewPart(done=False, preparing=True, decisions=36, findings=[])
    gate.go_on()
    until(lambda: bool(part(ada, game).findings))
    begun = part(house.browser(), game)
    assert (begun.done, begun.preparing) == (False, False)
    assert [type(each) for each in begun.findings] == [ReviewedRound]
    assert part(ada, game, 1).findings == []
    gate.go_on()
    until(lambda: part(ada, game).done)
    assert part(ada, game, 1) == ReviewPart(
        done=True, preparing=False, decisions=36, findings=[ReviewedMatch(seats=[])]
    )
    assert part(house.browser(**{"accept-encoding": "identity"}), game).done
    assert gate.asked == [("classic", "127.0.0.1")]


def heard(line: Line) -> tuple[int, ReviewPart]:
    """The next part on a socket, and from which finding on."""
    news = msgspec.convert(line.wait_for(type="review"), ReviewNews)
    part = ReviewPart(news.done, news.preparing, news.decisions, news.findings)
    return news.after, part


def test_a_review_is_followed_on_its_socket(house: House, gate: Gate) -> None:
    ada = house.guest()
    game = kept(ada, CLASSIC)
    lines = [
        house.socket(browser, f"/api/games/{game}/review/socket")
        for browser in (ada, house.browser())
    ]
    for line in lines:
        until(lambda line=line: heard(line)[1].preparing)  # type: ignore[misc]
    gate.go_on()
    for line in lines:
        after, begun = heard(line)
        assert (after, begun.done, [type(each) for each in begun.findings]) == (
            0, False, [ReviewedRound],
        )  # fmt: skip
    late = house.socket(ada, f"/api/games/{game}/review/socket?after=1")
    assert heard(late) == (1, ReviewPart(False, False, 36, []))
    gate.go_on()
    for line in (*lines, late):
        assert heard(line) == (1, ReviewPart(False, False, 36, [ReviewedMatch(seats=[])]))
        assert heard(line) == (2, ReviewPart(True, False, 36, []))
        assert line.ended() == (1000, [{"type": "bye", "reason": "done"}])
    assert part(ada, game).done
    stored = house.socket(ada, f"/api/games/{game}/review/socket")
    assert [type(each) for each in heard(stored)[1].findings] == [ReviewedRound, ReviewedMatch]
    assert stored.ended() == (1000, [{"type": "bye", "reason": "done"}])
    assert gate.asked == [("classic", "127.0.0.1")]


def test_a_review_that_somebody_follows_is_not_given_up(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.guest()
    line = house.socket(ada, f"/api/games/{kept(ada, CLASSIC)}/review/socket")
    heard(line)
    monkeypatch.setattr("sixthcow.server.running_review.UNWANTED", -1.0)
    gate.go_on()
    gate.go_on()
    while not heard(line)[1].done:
        pass


async def test_nothing_is_missed_that_is_found_while_something_is_told() -> None:
    running = Running(2, [ROUND])
    told = []
    async with aclosing(running.follow(0)) as changes:
        async for since in changes:
            told += running.items[since:]
            if not running.done:  # the rest is found while this is on its way
                running.items.append(MATCH)
                running.done = True
                running.change()
    assert told == [ROUND, MATCH]


def test_much_that_was_found_is_told_as_well(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixthcow.server.http.routes.reviews.MOST_ON_THE_LOOP", 0)
    test_a_review_is_followed_on_its_socket(house, gate)


def test_there_is_no_socket_of_nothing(house: House) -> None:
    line = house.socket(house.guest(), "/api/games/nosuchgame01/review/socket")
    assert line.ended()[0] == 4404


def test_a_match_that_was_played_here_is_reviewed(house: House) -> None:
    ada = house.guest()
    table = open_table(ada, terms={"game": "toy", "seats": 1}, start=True)
    assert reason(ada.get(f"/api/games/{table}/review")) == (409, "not-over")
    play(house.socket(ada, f"/api/tables/{table}/socket"), 0)
    until(lambda: part(ada, table).done)
    assert part(ada, table).findings == [ReviewedMatch(seats=[])]


def test_a_review_knows_what_a_bot_decided_for_somebody(house: House) -> None:
    ada = house.guest()
    table = open_table(ada, terms={"game": "toy", "seats": 2}, bots=["random"], start=True)
    house.socket(ada, f"/api/tables/{table}/socket").say("leave")
    until(lambda: ada.get(f"/api/games/{table}/review").status_code == 200)
    until(lambda: part(ada, table).done)
    moves = enumerate(ada.get(f"/api/games/{table}/record").json()["moves"], 1)
    hers = {number: "bot" for number, (seat, _) in moves if seat == 1}
    assert hers
    assert house.app.state.context.services.thinker.deciders == hers


def test_a_review_is_gone_with_its_record(house: House, gate: Gate) -> None:
    ada = house.guest()
    game = kept(ada, CLASSIC)
    part(ada, game)
    ada.delete(f"/api/records/{game}").raise_for_status()
    assert reason(ada.get(f"/api/games/{game}/review")) == (404, "not-found")
    gate.go_on()
    gate.go_on()
    until(lambda: not house.app.state.context.reviews._running)
    assert house.do(house.app.state.context.services.store.review(game)) is None


def test_a_review_that_fails_says_so_and_can_be_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> AsyncGenerator[tuple[bytes, ...]]:
        yield (ROUND,)
        raise ValueError("what could be wrong?")

    ada = house.guest()
    game = kept(ada, CLASSIC)
    with monkeypatch.context() as patch:
        patch_review(house, patch, broken)
        line = house.socket(ada, f"/api/games/{game}/review/socket")
        assert line.wait_for(type="refused")["reason"] == "review-failed"
        assert line.ended() == (1008, [{"type": "bye", "reason": "review-failed"}])
        answers = iter(lambda: ada.get(f"/api/games/{game}/review"), None)
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert reason(refused) == (503, "review-failed")
        assert "retry-after" in refused.headers
    until(lambda: part(ada, game).done)


def test_a_match_that_is_too_long_is_not_reviewed(tmp_path: Path) -> None:
    limits = replace(GENEROUS, review_moves=30)
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest()
        answer = ada.get(f"/api/games/{kept(ada, CLASSIC)}/review")
        assert reason(answer) == (413, "review-too-long")


def test_an_address_begins_so_many_reviews(tmp_path: Path) -> None:
    limits = replace(GENEROUS, new_reviews=Rate(0.001, 1))
    with a_house(tmp_path, limits=limits) as house:
        ada = house.guest()
        first, second = (kept(ada, with_name(name)) for name in ("Xo", "Yo"))
        until(lambda: part(ada, first).done)
        assert reason(ada.get(f"/api/games/{second}/review")) == (429, "too-many-requests")
        assert part(ada, first).done


def test_an_address_has_so_many_reviews_computed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_house(tmp_path, limits=replace(GENEROUS, reviews_per_address=1)) as house:
        gate = Gate(house)
        patch_review(house, monkeypatch, gate.review)
        ada = house.guest()
        first, second = (kept(ada, with_name(name)) for name in ("Xo", "Yo"))
        part(ada, first)
        until(lambda: bool(gate.asked))
        answers = iter(lambda: ada.get(f"/api/games/{second}/review"), None)
        assert reason(next(answer for answer in answers if answer.status_code != 200)) == (
            429,
            "too-busy",
        )


def with_name(name: str) -> dict[str, Any]:
    """The classic match, with somebody else in it."""
    record: dict[str, Any] = msgspec.json.decode(CLASSIC)
    return record | {"seats": [name, *record["seats"][1:]]}
