"""Events, refusals, decisions and actions as sentences, in five languages."""

import re
from typing import Any

import pytest

from sixthcow.engine import (
    Choice,
    Effect,
    Event,
    Outcome,
    Zone,
)
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES, Words
from sixthcow.locale.say import Speaker
from tests.locale import matches
from tests.locale.matches import CLAUSES, met

NAMES = ("Ada", "Bo", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")
ROW = Zone("row", 2)


def speaker(language: str = "en") -> Speaker:
    return Speaker(Words(language), NAMES)


def check(text: str, language: str) -> None:
    """A text as people may read it: no marks of the file left, nothing empty, own digits."""
    assert text and text == text.strip(), text
    assert not re.search(r"[{}$]|  |\(\)|None|: $|\?\?\?", text), text
    if language == "fa":
        own = re.sub("[\u2066-\u2068][^\u2069]*\u2069", "", text)
        assert not re.search("[0-9A-Za-z]", own), text


# Everything that can happen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_and_explained(language: str) -> None:
    say = speaker(language)
    for event in met().events:
        check(say.event(event), language)
        assert not say.event(event).endswith(".")
        check(say.why(event), language)
        assert say.clause(event.clause) == Words(language).text(f"clause-{event.clause}")


def test_the_matches_meet_every_kind_of_event_and_only_clauses_that_exist() -> None:
    assert {event.kind for event in met().events} == matches.kinds()
    assert {event.clause for event in met().events} <= set(CLAUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_card_is_never_said(language: str) -> None:
    say = speaker(language)
    secret = [event for event in met().events if event.seen_by is not None and event.cards]
    assert {event.kind for event in secret} == {"dealt", "picked", "stolen", "drew"}
    for event in secret:
        cards = [card for card in event.cards if card is not None]
        marked = event._replace(cards=tuple(777 for _ in cards))
        assert "777" not in say.event(marked.seen_from(None)).translate(LATIN_DIGITS)


LATIN_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_every_action_is_said(language: str) -> None:
    say = speaker(language)
    for view in met().views:
        check(say.prompt(view), language)
    for choice, view in met().choices:
        check(say.choice(choice, view), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_and_notice_is_said(language: str) -> None:
    say = speaker(language)
    for outcome in met().outcomes:
        for line in say.outcome(outcome):
            check(line, language)
    for notice in ("draft-seats", "tournament-seats"):
        check(say.notice(notice), language)


# Exact sentences


PLACED = Event(
    "placed", "PLACE-2", 0, (44,), Zone("table"), ROW, {"neighbour": 43, "side": "right"}
)


def taken(heads: float, clause: str = "PLACE-3") -> Event:
    facts = {"heads": heads, "count": 5, "card": 45}
    return Event("row_taken", clause, 0, (1, 2, 3, 4, 5), ROW, Zone("pile"), facts)


def over(clause: str, reason: str) -> Event:
    return Event("round_over", clause, 0, facts={"reason": reason})


SHARED = Event("heads_shared", "TWIN-4", 1, facts={"points": 3.5, "taker": 0})
STOLEN = Event("stolen", "HIM-SPEC-3", 0, ("U",), Zone("hand", 1), Zone("hand"), {"victim": 1})
HIDDEN = STOLEN._replace(cards=(None,))
LAID_ON = Event("laid_on", "TWIN-6", None, (9,), Zone("deck"), ROW)


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("en", PLACED, "44 goes to row 3: its last card, 43, is the closest below it"),
        (
            "de",
            PLACED,
            "Die 44 kommt an Reihe 3, hinter die 43: Dort ist die Differenz am niedrigsten",
        ),
        ("pl", PLACED, "44 trafia do rzędu 3: jego ostatnia karta 43 jest najbliższa z niższych"),
        ("ru", PLACED, "Карта 44 идёт в ряд 3: его последняя карта 43 — ближайшая из меньших"),
        ("fa", PLACED, "کارت ۴۴ به ردیف ۳ می‌رود: آخرین کارت آن، ۴۳، نزدیک‌ترین کارت کوچک‌تر است"),
        (
            "en",
            PLACED._replace(cards=(44, 44)),
            "The twins 44 go to row 3 together: its last card, 43, is the closest below them",
        ),
        ("en", SHARED, "Ada and Bo share the row: 3.5 bull heads each"),
        ("de", SHARED, "Ada und Bo teilen sich die Reihe: je 3,5 Hornochsen"),
        ("pl", SHARED, "Ada i Bo dzielą się rzędem: po 3,5 byczej głowy"),
        ("ru", SHARED, "Ada и Bo делят ряд пополам: по 3,5 быка"),
        ("fa", SHARED, "\u2068Ada\u2069 و \u2068Bo\u2069 ردیف را نصف می‌کنند: هر کدام ۳٫۵ کله‌گاو"),
        ("en", STOLEN, "Ada steals a card from Bo: raise"),
        ("en", HIDDEN, "Ada steals a card from Bo"),
        ("de", HIDDEN, "Ada stiehlt Bo eine Karte"),
        ("pl", STOLEN, "Ada kradnie graczowi Bo kartę: podwyższenie"),
        ("ru", HIDDEN, "Ada крадёт карту у игрока Bo"),
        ("fa", STOLEN, "\u2068Ada\u2069 یک کارت از \u2068Bo\u2069 می‌دزدد: بالا بردن هدف"),
        ("en", LAID_ON, "9 is laid on its twin in row 3; the next card fills the free row"),
        (
            "en",
            over("HOOF-5", "pile"),
            "The round is over: Ada has more than 20 cards in their pile",
        ),
        ("en", over("HOOF-5", "hand"), "The round is over: at the end of the lap a hand is empty"),
        ("ru", over("HOOF-7", "laps"), "Тур окончен: сыграно 60 кругов"),
        ("fa", over("HOOF-7", "laps"), "دور تمام شد: ۶۰ گردش بازی شده است"),
        (
            "de",
            over("HIM-PASS-2", "pass"),
            "Das Spiel ist aus: Für ein neues Ziel gibt es keine Zahlenkarte mehr",
        ),
        (
            "en",
            taken(1, "PLACE-4"),
            "Ada takes row 3 (1 bull head): 45 is lower than the last card of every row",
        ),
    ],
)
def test_exact_sentences(language: str, event: Event, said: str) -> None:
    assert speaker(language).event(event) == said


@pytest.mark.parametrize(
    ("language", "heads", "said"),
    [
        ("en", 1, "Ada takes row 3 (1 bull head): "),
        ("de", 11, "Ada nimmt Reihe 3 (11 Hornochsen): "),
        ("pl", 1, "Ada bierze rząd 3 (1 bycza głowa): "),
        ("pl", 22, "Ada bierze rząd 3 (22 bycze głowy): "),
        ("pl", 12, "Ada bierze rząd 3 (12 byczych głów): "),
        ("pl", 3.5, "Ada bierze rząd 3 (3,5 byczej głowy): "),
        ("ru", 21, "Ada забирает ряд 3 (21 бык): "),
        ("ru", 3, "Ada забирает ряд 3 (3 быка): "),
        ("ru", 11, "Ada забирает ряд 3 (11 быков): "),
        ("ru", 3.5, "Ada забирает ряд 3 (3,5 быка): "),
        ("fa", 11, "\u2068Ada\u2069 ردیف ۳ را برمی‌دارد (۱۱ کله‌گاو): "),
    ],
)
def test_numbers_bend_their_nouns(language: str, heads: float, said: str) -> None:
    assert speaker(language).event(taken(heads)).startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Smallest difference (PLACE-2): If the card fits several rows, it must"),
        ("ru", "Минимальная разница (PLACE-2): Если карта подходит к нескольким рядам,"),
        ("fa", "حداقل اختلاف (\u2068PLACE-2\u2069): اگر کارت"),
    ],
)
def test_why(language: str, said: str) -> None:
    assert speaker(language).why(PLACED).startswith(said)


@pytest.mark.parametrize(
    ("language", "items", "how", "said"),
    [
        ("en", [], "and", ""),
        ("en", ["3"], "and", "3"),
        ("en", ["3", "9"], "or", "3 or 9"),
        ("en", ["3", "9", "12"], "and", "3, 9 and 12"),
        ("pl", ["3", "9", "12"], "and", "3, 9 i 12"),
        ("de", ["3", "9", "12"], "comma", "3, 9, 12"),
        ("fa", ["3", "9", "104"], "and", "۳، ۹ و ۱۰۴"),
        ("fa", ["Ada 2", "سارا"], "and", "\u2068Ada 2\u2069 و سارا"),
        ("ru", ["سارا", "Ада"], "and", "\u2068سارا\u2069 и Ада"),
    ],
)
def test_lists(language: str, items: list[str], how: str, said: str) -> None:
    assert Words(language).join(items, how) == said


def test_a_list_of_names_is_isolated_once() -> None:
    say = Speaker(Words("fa"), ["Ada", "Bo"])
    (line,) = say.outcome(Outcome((3, 3), (1, 1), (0, 1), {}))
    assert line == "\u2068Ada\u2069 و \u2068Bo\u2069 با ۳ امتیاز منفی با هم برنده‌اند"


def test_a_hand_is_said_in_its_order() -> None:
    drew = Event("drew", "HIM-TURN-2", 0, ("T", 30, 4), Zone("deck"), Zone("hand"))
    assert speaker().event(drew) == "Ada draws 4, 30 and theft"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert (
        Speaker(Words("en"), ["", "Bo"])
        .event(over("HIM-END-1", "pass"))
        .endswith("and seat 1 has played nothing")
    )
    assert Speaker(Words("de"), []).event(Event("stopped", "HOOF-2", 1)) == (
        "Platz 2 spielt keine zweite Karte"
    )


# Decisions and actions


def test_prompts() -> None:
    say = speaker()
    state = matches.begun("classic", 3)
    assert say.prompt(state.view(0)) == "Pick a card"
    assert say.prompt(state.view(None)) == "Ada, Bo and Cy are picking"
    action = state.pending[0][0]
    state, _ = state.apply(0, action)
    card = action.split()[1]
    assert say.prompt(state.view(0)) == f"You picked {card}: waiting for Bo and Cy"
    assert say.prompt(state.view(1)) == "Pick a card"
    assert say.prompt(matches.begun("double", 3).view(0)) == "Pick 2 cards"
    assert say.prompt(matches.finished().view(0)) == "The match is over"
    assert say.prompt(matches.begun("himmel", 3).view(1)) == "It's Ada's turn"


def labels(game: str, options: dict[str, object], *choices: Choice) -> list[str]:
    state: Any = GAMES[game](3, options).start()
    return [speaker().choice(choice, state.view(0)) for choice in choices]


def test_labels_of_actions() -> None:
    hand, aside, row = Zone("hand"), Zone("aside"), Zone("row", 3)
    low, takes = Effect(3, None), Effect(45, row, (1, 2, 3, 4, 5), 11, "right")
    goes = Effect(44, ROW, (), 0, "right")
    assert labels(
        "classic",
        {},
        Choice("play 44", (44,), hand, (goes,)),
        Choice("play 3", (3,), hand, (low,)),
        Choice("play 45", (45,), hand, (takes,)),
        Choice("row 4", (), row, (Effect(3, row, (9,), 1),)),
        Choice("play 3 44", (3, 44), hand, (low, goes)),
        Choice("keep", (), aside),
        Choice("keep 3 9", (3, 9), aside),
        Choice("stop", (), None),
    ) == [
        "Play 44: to row 3",
        "Play 3: lower than every row, you take a row",
        "Play 45: takes row 4 (11 heads)",
        "Take row 4 (1 head)",
        "Play 3 and 44: 3 lower than every row, you take a row; 44 to row 3",
        "Keep nothing",
        "Keep 3 and 9",
        "No second card",
    ]
    left = Effect(44, row, (), 0, "left")
    assert labels(
        "professional",
        {},
        Choice("play 44", (44,), hand, (goes, left)),
        Choice("play 3", (3,), hand, (low,)),
        Choice("end 4 left", (), row, (left,)),
    ) == [
        "Play 44: to the right end of row 3 or to the left end of row 4",
        "Play 3: fits no end, you take a row",
        "44 to the left end of row 4",
    ]
    target = Zone("target")
    assert labels(
        "himmel",
        {},
        Choice("rob 2", ("T",), Zone("hand", 1), (Effect("T", Zone("heap"), (), 1),)),
        Choice("raise 40 1", ("U", 40), target, (Effect(40, target),)),
        Choice("pass", (), target, (Effect(None, Zone("heap"), tuple(range(7)), 7),)),
        Choice("target 40", (40,), target, (Effect(40, target),)),
        Choice("reverse", ("R",), None, (Effect("R", Zone("heap"), (), 1),)),
    ) == [
        "Rob Bo",
        "Raise target 1 to 40",
        "Play nothing: take 7 cards",
        "Make 40 the new target",
        "Reverse direction",
    ]


def test_outcomes() -> None:
    titles = {"loser": (1, 2), "winner": (0,)}
    assert speaker().outcome(Outcome((12.5, 70, 66), (1, 3, 2), (0,), titles)) == (
        "Ada wins with 12.5 penalty points",
        "Lord of the Cows: Bo and Cy",
        "Star of Cow Espionage: Ada",
    )
    assert speaker().outcome(Outcome((1, 1), (1, 1), (0, 1), {})) == (
        "Ada and Bo share the win with 1 penalty point",
    )
