"""What the code can say: found in its source, and met by playing every game with seeded chance."""

import ast
import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import sixthcow
from sixthcow.dealer import deal
from sixthcow.engine import DEALER, Choice, Event, Outcome, State, View
from sixthcow.games import GAMES

SOURCE = Path(sixthcow.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")
CLAUSES: list[str] = re.findall(r"^- \*\*([A-Z-]+-\d+)\*\*", RULES, re.MULTILINE)

# One line a match: the game, its seats, its options, and a seed that meets what is rare.
CHOSEN: tuple[tuple[str, int, Mapping[str, object], int], ...] = (
    ("classic", 4, {}, 1),
    ("classic", 10, {"edition": "korova-006"}, 2),
    ("tactical", 3, {"rounds": 2}, 3),
    ("logical", 3, {"rounds": 2}, 4),
    ("tournament", 3, {}, 5),
    ("tournament", 3, {"cards": "logical"}, 6),
    ("tournament", 3, {"duplicate": True}, 7),
    ("professional", 4, {"rounds": 3}, 8),
    ("open", 4, {"rounds": 2}, 9),
    ("double", 3, {"rounds": 2}, 10),
    ("hoof", 3, {}, 11),
    ("hoof", 2, {"rounds": 2}, 12),
    ("twins", 6, {"rounds": 6}, 13),
    ("twins", 6, {"deck": "doubles", "target": 40}, 14),
    ("himmel", 3, {}, 15),
    ("himmel", 6, {"rounds": 2, "tie": "specials"}, 16),
    ("custom", 3, {"sides": "both", "cards": 2, "rounds": 2}, 17),
    ("custom", 3, {"deck": "tactical", "deal": "draft", "reveal": "open", "rounds": 1}, 18),
)

# A game that needs no such choice is played as it comes.
MATCHES = CHOSEN + tuple(
    (name, game.seat_range[0], {}, 1)
    for name, game in GAMES.items()
    if name not in {match[0] for match in CHOSEN}
)


class Met(NamedTuple):
    """What playing met, one example of each sort."""

    events: tuple[Event, ...]
    views: tuple[View, ...]
    choices: tuple[tuple[Choice, View], ...]
    outcomes: tuple[Outcome, ...]


def states(
    name: str, seats: int, options: Mapping[str, object], seed: int
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """A match of random moves: every state, with the events that led to it."""
    rng = random.Random(seed)
    state: Any = GAMES[name](seats, options).start()
    events: tuple[Event, ...] = ()
    yield state, events
    while pending := state.pending:
        seat = rng.choice(list(pending))
        move = deal(state, rng) if seat == DEALER else (seat, rng.choice(pending[seat]))
        state, events = state.apply(*move)
        yield state, events


def begun(game: str, seats: int) -> State:
    """A game as dealt."""
    rng = random.Random(2)
    state: State = GAMES[game](seats).start()
    while DEALER in state.pending:
        state, _ = state.apply(*deal(state, rng))
    return state


def finished() -> State:
    """A match that is over."""
    *_, (state, _) = states("hoof", 2, {}, 1)
    return state


@cache
def met() -> Met:
    """Play all the matches, and keep one event, view and choice of each sort."""
    events: dict[object, Event] = {}
    views: dict[object, View] = {}
    choices: dict[object, tuple[Choice, View]] = {}
    outcomes: list[Outcome] = []
    for match in MATCHES:
        for state, happened in states(*match):
            for event in happened:
                for seen in (event, event.seen_from(None)):
                    events.setdefault(sort_of(seen), seen)
            for seat in (None, 0, *state.view(None).waiting[:1]):
                view = state.view(seat)
                sort = (view.asks, seat in view.waiting, len(view.waiting), len(view.picked))
                views.setdefault((sort, len(view.choices[0].cards) if view.choices else 0), view)
                for choice in view.choices:
                    effects = [(e.side, bool(e.takes), e.worth) for e in choice.effects]
                    verb = choice.action.partition(" ")[0]
                    choices.setdefault((verb, len(choice.cards), str(effects)), (choice, view))
        assert state.outcome
        outcomes.append(state.outcome)
    return Met(
        tuple(events.values()), tuple(views.values()), tuple(choices.values()), tuple(outcomes)
    )


def sort_of(event: Event) -> object:
    """Events of one sort are said alike, but for names and numbers."""
    special = any(isinstance(card, str) for card in event.cards)
    words = sorted((name, value) for name, value in event.facts.items() if isinstance(value, str))
    hidden = None in event.cards
    return event.kind, event.clause, len(event.cards), hidden, special, event.seat is None, *words


@cache
def trees() -> tuple[ast.Module, ...]:
    """The source of the whole package."""
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py")))


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of these names."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                yield node


def constants(node: ast.AST) -> list[str]:
    """The words in an expression: one, or those of a choice between several."""
    found = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
    return [value for value in found if isinstance(value, str)]


@cache
def kinds() -> frozenset[str]:
    """Every kind of event."""
    written = [kind for call in calls("Event") for kind in constants(call.args[0])]
    return frozenset(written) | {event.kind for event in met().events}


@cache
def reasons() -> frozenset[str]:
    """Every reason of a refusal."""
    first = [call.args[0] for call in calls("BadOption", "BadRecord", "Refused")]
    fourth = [call.args[3] for call in calls("IllegalAction")]
    known = (reason for node in (*first, *fourth) for reason in constants(node))
    return frozenset(known) | {reason for reason, _ in declined()}


@cache
def declined() -> frozenset[tuple[str, frozenset[str]]]:
    """Every reason why the server declines something, with the names of the facts it gives."""
    made = [*calls("Declined")]
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.ClassDef) and "Declined" in {ast.unparse(b) for b in node.bases}:
            inside = (each for each in ast.walk(node) if isinstance(each, ast.Call))
            made += [call for call in inside if ast.unparse(call.func) == "super().__init__"]
    return frozenset(
        (reason, frozenset(keyword.arg or "" for keyword in call.keywords) - {"status"})
        for call in made
        for reason in outcomes(call.args[0])
    )


def outcomes(node: ast.expr) -> list[str]:
    """The words that an expression can come to, without those that decide between them."""
    if isinstance(node, ast.IfExp):
        return outcomes(node.body) + outcomes(node.orelse)
    return constants(node)


@cache
def literals() -> frozenset[str]:
    """Every string of the source as it stands."""
    return frozenset(word for tree in trees() for word in constants(tree)) | page_literals()


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """Every f-string of the source that begins with letters and a hyphen, as a pattern of keys."""
    found = []
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if not isinstance(node, ast.JoinedStr):
            continue
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
            for part in node.values
        ]
        if re.match(r"[a-z]+\\-", parts[0]):
            found.append(re.compile("".join(parts)))
    return (*found, *page_templates())


@cache
def page_source() -> str:
    """The source of the browser page."""
    files = [file for file in sorted(PAGE.rglob("*")) if file.suffix in {".ts", ".svelte"}]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def page_literals() -> frozenset[str]:
    """Every quoted word of the page that could be a key."""
    return frozenset(re.findall(r"""['"`]([a-z]+-[\w.-]+)['"`]""", page_source()))


def page_templates() -> Iterator[re.Pattern[str]]:
    """Every template of the page that begins with letters and a hyphen, as a pattern of keys."""
    for template in re.findall(r"`([a-z]+-[^`]*\$\{[^`]*)`", page_source()):
        parts = re.split(r"\$\{[^}]*\}", template)
        yield re.compile(r"[\w-]+".join(map(re.escape, parts)))
