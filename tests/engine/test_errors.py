"""Refusals: a reason, its facts and the clause, and the same in brief as text."""

from sixthcow.engine import BadOption, BadRecord, IllegalAction, Refused


def test_a_refusal_says_reason_facts_and_clause() -> None:
    error = Refused("not-in-hand", "TURN-1", cards=["33"], hand=(4, 31))
    assert (error.reason, error.clause) == ("not-in-hand", "TURN-1")
    assert error.facts == {"cards": ["33"], "hand": (4, 31)}
    assert str(error) == "not in hand: cards=['33'], hand=(4, 31) (TURN-1)"


def test_clause_and_facts_may_be_missing() -> None:
    assert str(Refused("not-json")) == "not json"
    assert str(Refused("match-over", "TURN-4")) == "match over (TURN-4)"


def test_every_refusal_is_a_value_error() -> None:
    action = IllegalAction(0, "play 3", ["play 4"], "not-in-hand", "TURN-1")
    for error in (BadOption("seats"), BadRecord("not-json", move=3), action):
        assert isinstance(error, Refused)
        assert isinstance(error, ValueError)
    assert action.legal == ("play 4",)
    assert BadRecord("not-json", move=3).move == 3
