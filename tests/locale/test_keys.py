"""No key is missing and none is left over: what the code can ask for is what the files hold."""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import sixthcow.locale
from sixthcow.analysis import VERDICTS
from sixthcow.analysis.facts import KINDS as FACTS
from sixthcow.analysis.hints import KINDS as HINTS
from sixthcow.bots import LEVELS
from sixthcow.engine import BadOption
from sixthcow.engine.options import spell
from sixthcow.games import GAMES
from sixthcow.games.rows.match import EDITIONS
from sixthcow.locale import LANGUAGES, Words
from sixthcow.server.wire.messages import Pace, Phrase
from sixthcow.testing.setups import mixes
from tests.locale import matches
from tests.locale.matches import CLAUSES, met

FOLDER = Path(sixthcow.locale.__file__).parent


def wanted() -> set[str]:
    """The keys that are made of a prefix and a name, with every name that there is."""
    specs = [(game.name, spec) for game in GAMES.values() for spec in game.option_specs]
    values = {(spec.name, value) for _, spec in specs for value in getattr(spec, "values", ())}
    verbs = {choice.action.partition(" ")[0] for choice, _ in met().choices}
    return {
        *(f"event-{kind.replace('_', '-')}" for kind in matches.kinds()),
        *(f"refusal-{reason}" for reason in matches.reasons()),
        *(f"prompt-{view.asks}" for view in met().views),
        *(f"choice-{verb}" for verb in verbs),
        *(f"clause-{clause}" for clause in CLAUSES),
        *(f"game-{name}" for name in GAMES),
        *(f"option-{spec.name}" for _, spec in specs),
        *(f"value-{option}-{spell(value)}" for option, value in values),
        *(f"edition-{edition}" for edition in EDITIONS),
        *(f"notice-{notice}" for notice in notices()),
        *(f"title-{title}" for outcome in met().outcomes for title in outcome.titles),
        *(f"card-{card}" for event in met().events for card in event.cards if card in list("RTU")),
        *(f"list-{joint}" for joint in ("and", "or", "comma", "semicolon")),
        *(f"phrase-{phrase}" for phrase in get_args(Phrase)),
        *(f"level-{level}" for level in LEVELS),
        *(f"pace-{pace}" for pace in get_args(Pace)),
        *(f"fact-{kind}" for kind in FACTS),
        *(f"hint-{kind}" for kind in HINTS),
        *(f"verdict-{verdict}" for verdict in VERDICTS),
        *(word for word in matches.page_literals() if word.startswith("page-")),
    }


def notices() -> Iterator[str]:
    """The warnings for a full table before it starts, in any mix of any edition."""
    for game in GAMES.values():
        has_editions = any(spec.name == "edition" for spec in game.option_specs)
        for mix, edition in product(mixes(game), EDITIONS):
            with suppress(BadOption):
                options = mix | {"edition": edition} if has_editions else mix
                yield from game(game.seat_range[-1], options).notices


def may_be_wanted() -> set[str]:
    """An option may have a different name in one game."""
    return {f"option-{spec.name}-{g.name}" for g in GAMES.values() for spec in g.option_specs}


def is_used(key: str, known: set[str]) -> bool:
    """Whether some code can ask for a key: by a known name, literally, or by an f-string."""
    if key in known or key in matches.literals():
        return True
    if not key.startswith("page-") and any(
        key.startswith(f"{name.partition('-')[0]}-") for name in known
    ):
        return False  # all names of such a key are known
    own = key.removeprefix("terminal-")  # the terminal leaves that out
    if own != key:
        return own in matches.literals() or any(t.fullmatch(own) for t in matches.templates())
    return any(template.fullmatch(key) for template in matches.templates())


def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    words = Words(language)
    assert sorted(key for key in wanted() if not words.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_left_over(language: str) -> None:
    known = wanted() | may_be_wanted()
    assert [key for key in messages(language) if not is_used(key, known)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_key_is_left_over(language: str) -> None:
    parts = {
        "clause": {"text"},
        "game": {"summary"},
        "option": {"help"},
        "edition": {"help"},
        "prompt": {"waiting", "picked"},
        "title": {"help"},
    }
    odd = [
        f"{key}.{attribute.id.name}"
        for key, message in messages(language).items()
        for attribute in message.attributes
        if attribute.id.name not in parts.get(key.partition("-")[0], set())
        and f"{key}.{attribute.id.name}" not in matches.literals()
    ]
    assert odd == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_or_value_is_told_apart_in_vain(language: str) -> None:
    """A variant of a text that no event can have is a slip of the pen."""
    source = (FOLDER / language / "events.ftl").read_text("utf-8")
    told = set(re.findall(r"^ *\*?\[([A-Z][A-Z0-9-]+)\]", source, re.MULTILINE))
    assert told - set(CLAUSES) == set()


def test_a_key_that_nobody_uses_is_found() -> None:
    known = wanted()
    assert is_used("event-row-taken", known)
    assert is_used("why", known)
    assert not is_used("event-row-eaten", known)
    assert not is_used("refusal-bad-mood", known)
    assert not is_used("count-elephants", known)
