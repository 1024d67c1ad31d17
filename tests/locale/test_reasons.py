"""Reasons for and against a choice read like sentences."""

import pytest

from sixthcow.locale import Words
from sixthcow.locale.reasons import say_fact

SIXTH: dict[str, int | float | str] = {"card": "69", "row": "4", "heads": 5, "chance": 82}


@pytest.mark.parametrize(
    ("language", "between", "said"),
    [
        ("en", "65", "unless 65 comes"),
        ("en", "65 66", "unless 65 or 66 comes"),
        ("en", "64 65 66", "unless 64, 65 or 66 comes"),
        ("de", "65 66", "wenn nicht 65 oder 66 kommt: 82\N{NO-BREAK SPACE}%"),
        ("fa", "65 66", "۶۵ یا ۶۶"),
    ],
)
def test_cards_that_would_help_are_a_list(language: str, between: str, said: str) -> None:
    assert said in say_fact(Words(language), "sixth-unless", {**SIXTH, "between": between})


def test_a_fact_without_such_cards_is_said_as_it_is() -> None:
    said = say_fact(Words("en"), "sixth", SIXTH)
    assert said == "69 would be the sixth card of row 4 (5 heads): 82%"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the rest of the round costs about 1.0 penalty points more"),
        ("pl", "o około 1,0 ujemnego punktu więcej"),
        ("ru", "примерно на 1,0 штрафного очка больше"),
        ("fa", "۱٫۰"),
    ],
)
def test_points_have_a_decimal(language: str, said: str) -> None:
    assert said in say_fact(Words(language), "later", {"points": 1.0})
