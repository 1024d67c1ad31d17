"""Training: the same puzzle for everybody, and positions that can be answered."""

import msgspec
import pytest

from sixthcow.analysis import positions
from sixthcow.analysis.facts import KINDS
from sixthcow.server.wire.training import Training, TrainingPosition
from tests.server.http.house import House
from tests.server.http.test_imported_records import reason


@pytest.fixture(autouse=True)
def trained(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with the positions that come with the program."""
    services = house.app.state.context.services
    monkeypatch.setitem(services.__dict__, "training", positions)


def test_everybody_has_the_same_puzzle_and_its_answer(house: House) -> None:
    for game in ("classic", "himmel"):
        answers = [house.browser().get(f"/api/training/{game}") for _ in range(2)]
        training, other = (msgspec.json.decode(each.content, type=Training) for each in answers)
        assert training == other
        assert len(training.ratings) >= 60
        assert training.ratings == sorted(training.ratings)
        answer = house.browser().get(f"/api/training/{game}/{training.today}")
        position = msgspec.json.decode(answer.content, type=TrainingPosition)
        assert position.rating == training.ratings[training.today]
        assert position.view.seat in position.view.waiting
        assert {choice.action for choice in position.view.choices} == set(position.costs)
        assert position.facts.keys() == position.costs.keys()
        assert all(fact.kind in KINDS for facts in position.facts.values() for fact in facts)
        assert any(position.facts.values())
        cards = {card for card, _ in position.deck}
        hand = next(z for z in position.view.zones if z.zone == ("hand", position.view.seat))
        assert cards.issuperset(card for card in hand.cards if isinstance(card, int))


def test_what_is_not_there_is_not_found(house: House) -> None:
    browser = house.browser()
    for path in ("nothing", "toy", "toy/0", "classic/100000"):
        assert reason(browser.get(f"/api/training/{path}")) == (404, "not-found")
