"""The bots: always legal, blind to what their seat cannot know, and better than chance."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from sixthcow.bots import BOTS, Bot, foresight, joined, master, open_hands
from sixthcow.bots.cautious import COSTS, Cautious
from sixthcow.bots.search import Searcher
from sixthcow.dealer import deal
from sixthcow.engine import Choice, Effect, Game, State, View, Zone
from sixthcow.fast.rows import nested
from sixthcow.games import GAMES

# Every game for four, one round long where that can be asked for; enough matches to be sure.
TABLES: list[tuple[str, Mapping[str, object]]] = [
    *((name, {} if name == "tournament" else {"rounds": 1}) for name in GAMES),
    ("custom", {"rounds": 1, "cards": 2, "sides": "both"}),
    ("custom", {"rounds": 1, "deck": "tactical", "deal": "draft", "reveal": "open"}),
    ("tournament", {"cards": "logical"}),
    ("twins", {"rounds": 1, "deck": "doubles"}),
]
SEATS = 4
MATCHES = 16
# Nobody has to think well to betray what it should not know.
FEW = [
    (foresight, "ASKED", 20),
    (joined, "ASKED", 24),
    (joined, "PLAYED", 48),
    (master, "PLAIN_SAMPLES", 64),
    (nested, "effort_for", lambda _seats, _cards, *, pairs: nested.Effort(4, 2, 4, 3, 4)),
    (open_hands, "DEALS", 96),
]


def finished(game: Game[Any], bots: list[Bot], rng: Random) -> State:
    """The end of a match between bots."""
    state: State = game.start()
    while state.outcome is None:
        if state.chance:
            state, _ = state.apply(*deal(state, rng))
            continue
        seat = next(iter(state.pending))
        view = state.view(seat)
        action = bots[seat].decide(view, rng)
        assert action in view.actions
        state, _ = state.apply(seat, action)
    return state


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_cautious_beats_random(name: str, options: Mapping[str, object]) -> None:
    game = GAMES[name](SEATS, options)
    points = {"cautious": 0.0, "random": 0.0}
    for match in range(MATCHES):
        names = ["cautious" if (seat + match) % 2 else "random" for seat in range(SEATS)]
        state = finished(game, [BOTS[bot]() for bot in names], Random(match))
        for bot, total in zip(names, state.totals, strict=True):
            points[bot] += total
    assert points["cautious"] < 0.85 * points["random"]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_hidden_cards_change_no_decision(
    bot: str, name: str, options: Mapping[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, number, few in FEW:
        monkeypatch.setattr(module, number, few)
    game = GAMES[name](3, options)
    rng = Random(6)
    state: State = game.start()
    # One of each pair sees the table as it is, the other one with all that is hidden reshuffled.
    pairs = [(seated(bot, name), seated(bot, name)) for _ in range(3)]
    while state.outcome is None:
        if state.chance:
            state, _ = state.apply(*deal(state, rng))
            continue
        seat = next(iter(state.pending))
        view = state.view(seat)
        player, twin = pairs[seat]
        action = player.decide(view, Random(7))
        assert action == twin.decide(game.sample(view, rng).view(seat), Random(7))
        state, _ = state.apply(seat, action)


def seated(bot: str, game: str) -> Bot:
    """A bot that is ready to play, and does not think long."""
    player = BOTS[bot]()
    if isinstance(player, Searcher):
        player.play_outs = 64
    player.prepare(game)
    return player


def test_every_bot_has_its_name() -> None:
    assert {name: BOTS[name]().name for name in BOTS} == {name: name for name in BOTS}


def test_cautious_bots_have_different_tempers() -> None:
    state: State = GAMES["classic"](4).start()
    while state.chance:
        state, _ = state.apply(*deal(state, Random(3)))
    rows = ((10, 20, 30, 40), (55,), (70, 71, 72, 73, 74), (100,))
    state = state._replace(rows=rows, hands=((42, 57, 75, 104),) * 4)  # type: ignore[attr-defined]
    view = state.view(0)
    played = {Cautious().decide(view, Random(seed)) for seed in range(40)}
    assert {
        "play 57",
        "play 104",
    } <= played  # one keeps its high cards, another is glad to lose them
    assert "play 75" not in played  # and nobody takes a row for it
    one = Cautious()
    assert len({one.decide(view, Random(seed)) for seed in range(40)}) == 1


def test_cautious_plays_games_it_has_never_heard_of() -> None:
    dear = Effect(7, Zone("well", 0), (1, 2), 5)
    cheap = Effect(7, Zone("well", 1), (3,), 2)
    for verb in ("dig", "pass", "row"):
        choices = (Choice(f"{verb} 1", (), None, (dear,)), Choice(f"{verb} 2", (), None, (cheap,)))
        assert Cautious().decide(unheard_of(*choices), Random(1)) == f"{verb} 2"


@pytest.mark.parametrize("verb", ["play", *COSTS, "dig"])
def test_cautious_decides_whatever_a_choice_leaves_out(verb: str) -> None:
    choices = [Choice(f"{verb} {number}", (), None) for number in (1, 2)]
    assert Cautious().decide(unheard_of(*choices), Random(1)) in {f"{verb} 1", f"{verb} 2"}
    cards = [Choice(f"{verb} {number}", (number,), None) for number in (1, 2)]
    assert Cautious().decide(unheard_of(*cards), Random(1)) in {f"{verb} 1", f"{verb} 2"}


def unheard_of(*choices: Choice) -> View:
    """A view of a game that nobody has registered, with nothing in it but choices."""
    return View("wells", {}, {}, 2, 0, 1, "dig", (0,), (), (), choices)
