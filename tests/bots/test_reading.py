"""How master reads the others: from the cards that are played, and from nothing else."""

from collections.abc import Callable, Mapping
from math import e, log
from random import Random

import msgspec
import pytest

from sixthcow import fast
from sixthcow.bots.master import Master
from sixthcow.bots.reading import (
    DOUBTS,
    DOUBTS_WITH_NETWORK,
    KINDS,
    PLANNER,
    PLANS,
    RANDOM,
    SLIPS,
    THRIFTY,
    TRAINED,
    UNKNOWN,
    Notes,
    Reader,
    hands_of_others,
    likelihood,
    row_taken,
)
from sixthcow.dealer import deal
from sixthcow.engine import State, View
from sixthcow.games import GAMES

Pick = Callable[[View, Random], str]


def cheapest(view: View, rng: Random) -> str:
    """The card that the quick estimate calls cheapest."""
    costs = fast.estimates(view)
    return min(view.choices, key=lambda choice: costs[int(str(choice.cards[0]))]).action


def at_random(view: View, rng: Random) -> str:
    """Any card."""
    return rng.choice(view.actions)


def cheapest_row(view: View, rng: Random) -> str:
    """Any card, and the row with the fewest heads."""
    if view.asks == "play":
        return rng.choice(view.actions)
    return min(view.choices, key=lambda choice: choice.effects[0].worth).action


def read(
    game: str, pick: Pick, seed: int, rows: Pick = at_random, doubts: Mapping[str, float] = DOUBTS
) -> dict[int, str]:
    """What a reader on the first seat makes of others who choose like this, by the last turns."""
    rng, reader = Random(seed), Reader(doubts)
    state: State = GAMES[game](4, {"rounds": 1}).start()
    while state.outcome is None:
        if state.chance:
            state, _ = state.apply(*deal(state, rng))
            continue
        seat = next(iter(state.pending))
        view = state.view(seat)
        choose = at_random if not seat else pick if view.asks == "play" else rows
        action = choose(view, rng)
        if seat == 0 and view.asks == "play":
            reader.look(view)
            reader.remember(view, {})
            seem = reader.policies(view)
        state, _ = state.apply(seat, action)
    return seem


def test_a_card_is_likelier_the_fewer_cost_less() -> None:
    costs = {1: 0.0, 2: 5.0, 3: 5.0, 4: 9.0}
    cards = tuple(costs)
    sure = 1 - SLIPS
    assert likelihood(4, cards, costs, 1) == pytest.approx(1)
    # Of two cards of four, drawn one after the other, 1 is among them in 7 cases of 16.
    assert likelihood(1, cards, costs, 2) == pytest.approx(SLIPS + sure * 4 * 7 / 16)
    # Both are the last only if it is drawn twice; 2 and 3 share what is left.
    assert likelihood(4, cards, costs, 2) == pytest.approx(SLIPS + sure * 4 / 16)
    assert likelihood(2, cards, costs, 2) == pytest.approx(SLIPS + sure * 4 * (8 / 16) / 2)


@pytest.mark.parametrize("game", ["classic", "tactical", "open"])
def test_those_who_play_the_cheapest_card_are_found_out(game: str) -> None:
    for seed in range(3):
        assert set(read(game, cheapest, seed).values()) <= {"keen", "cautious"}


def test_those_who_play_any_card_are_found_out() -> None:
    seem = [read("classic", at_random, seed)[1] for seed in range(8)]
    assert seem.count("thrifty") >= 6
    assert not {"keen", "cautious"} & {*seem}


@pytest.mark.parametrize("game", ["classic", "open"])
@pytest.mark.parametrize(("rows", "kind"), [(at_random, RANDOM), (cheapest_row, THRIFTY)])
def test_those_who_take_any_row_are_told_from_those_who_count(
    game: str, rows: Pick, kind: str
) -> None:
    seem = [
        name
        for seed in range(8)
        for name in read(game, at_random, seed, rows, DOUBTS_WITH_NETWORK).values()
    ]
    assert seem.count(kind) > len(seem) / 2
    assert seem.count({RANDOM: THRIFTY, THRIFTY: RANDOM}[kind]) < len(seem) / 3


def reader_of(likely: Mapping[str, float]) -> Reader:
    """One that takes players with hidden hands for these kinds, as likely as this."""
    evidence = tuple(
        (UNKNOWN, name, log(likely.get(name, 1e-6)) + doubt)
        for name, doubt in DOUBTS_WITH_NETWORK.items()
    )
    reader = Reader(DOUBTS_WITH_NETWORK)
    reader.recall(msgspec.json.encode(Notes(None, evidence)))
    return reader


def test_who_may_be_of_several_simple_kinds_is_not_taken_for_one_who_plans() -> None:
    game = GAMES["classic"](4, {"rounds": 1})
    state, _ = game.start().apply(*deal(game.start(), Random(6)))
    view = state.view(0)
    divided = reader_of({TRAINED: 0.4, THRIFTY: 0.35, RANDOM: 0.25})
    assert set(divided.policies(view).values()) == {THRIFTY}
    assert divided.belief(view)[KINDS.index(THRIFTY)] == pytest.approx(0.6, abs=0.01)
    planners = reader_of({TRAINED: 0.25, PLANNER: 0.3, THRIFTY: 0.45})
    assert set(planners.policies(view).values()) == {PLANNER}


@pytest.mark.parametrize(("seats", "simple"), [(2, 0.04), (3, 0.27), (4, 0.44)])
def test_the_fewer_sit_there_the_surer_they_are_taken_for_planners(
    seats: int, simple: float
) -> None:
    game = GAMES["classic"](seats, {"rounds": 1})
    state, _ = game.start().apply(*deal(game.start(), Random(6)))
    belief = dict(zip(KINDS, Reader(DOUBTS_WITH_NETWORK).belief(state.view(0)), strict=True))
    assert belief[PLANNER] == pytest.approx(belief[TRAINED] / e)
    assert 1 - belief[TRAINED] - belief[PLANNER] == pytest.approx(simple, abs=0.02)


BEFORE = [(10, 11), (20,), (55, 60), (90,)]  # of 8, 3, 10 and 3 heads


@pytest.mark.parametrize(
    ("came", "after", "more"),
    [
        ({4, 30, 61}, [(10, 11), (4, 30), (55, 60, 61), (90,)], 0),
        ({4, 5, 30}, [(10, 11), (20, 30), (4, 5), (90,)], 7),
        ({4, 12}, [(4, 12), (20,), (55, 60), (90,)], 5),
        ({12, 30}, [(10, 11, 12), (20, 30), (55, 60), (90,)], None),  # all of them fit
        # The reader itself had the lowest card and took the third row.
        ({4, 30}, [(10, 11), (20, 30), (3, 4), (90,)], None),
        (set(), BEFORE, None),
    ],
)
def test_a_row_that_another_seat_took_shows(
    came: set[int], after: list[tuple[int, ...]], more: int | None
) -> None:
    assert row_taken(BEFORE, after, came) == more


def test_known_hands_are_read_seat_by_seat() -> None:
    state = drafted()
    view, reader = state.view(0), Reader()
    assert set(reader.policies(view).values()) == {PLANS}
    hands = hands_of_others(view)
    assert hands == {seat: state.hands[seat] for seat in (1, 2)}  # type: ignore[attr-defined]
    # By these costs seat 2 plays its best card and seat 3 its worst.
    costs = {card: float(card) for hand in hands.values() for card in hand}
    reader.remember(view, costs)
    state, _ = state.apply(0, f"play {max(state.hands[0])}")  # type: ignore[attr-defined]
    state, _ = state.apply(1, f"play {min(hands[1])}")
    state, _ = state.apply(2, f"play {max(hands[2])}")
    while state.asks == "row":
        state, _ = state.apply(next(iter(state.pending)), "row 1")
    reader.look(state.view(0))
    seem = reader.policies(state.view(0))
    assert seem[1] == PLANS
    assert seem[2] != PLANS


def drafted() -> State:
    """A logical game for three in which all hands are taken."""
    rng = Random(2)
    state: State = GAMES["logical"](3).start()
    while state.asks != "play":
        seat = next(iter(state.pending))
        state, _ = state.apply(seat, rng.choice(state.pending[seat]))
    return state


def test_master_expects_planners_to_mind_what_their_cards_cost() -> None:
    view = drafted().view(0)
    opening = Master().opening(view, 1)
    assert opening.keys() == {card for hand in hands_of_others(view).values() for card in hand}
    assert len({*opening.values()}) > 5
    assert not Master().opening(GAMES["classic"](3).start().view(0), 1)


def turns(game: str, rounds: int = 2) -> list[View]:
    """The views of the first seat whenever it must play, among others who play at random."""
    rng, views = Random(4), list[View]()
    state: State = GAMES[game](4, {"rounds": rounds}).start()
    while state.outcome is None:
        if state.chance:
            state, _ = state.apply(*deal(state, rng))
            continue
        seat = next(iter(state.pending))
        view = state.view(seat)
        if seat == 0 and len(view.actions) > 1:
            views.append(view)
        state, _ = state.apply(seat, rng.choice(view.actions))
    return views


@pytest.mark.parametrize("game", ["classic", "logical"])
def test_notes_are_all_that_another_master_needs(game: str) -> None:
    fast.warm(game)
    one, notes = Master(play_outs=640), b""
    for seed, view in enumerate(turns(game)):
        decision = one.decide(view, Random(seed))
        other = Master(play_outs=640)
        other.recall(notes)
        assert other.decide(view, Random(seed)) == decision
        assert other.policies(view) == one.policies(view)
        notes = other.notes()
        assert notes == one.notes()
    assert one.policies(view) != Master().policies(view)


@pytest.mark.parametrize("notes", [b"", b"{}", b"[null, 1]", b"nonsense"])
def test_notes_that_make_no_sense_are_no_notes(notes: bytes) -> None:
    reader = Reader()
    reader.recall(notes)
    assert reader.notes() == Reader().notes()


def test_turns_that_others_have_decided_are_not_read() -> None:
    first, second, third, *_ = turns("classic")
    reader = Reader()
    reader.remember(first, {})
    reader.look(third)
    assert reader.notes() == Reader().notes()
    reader.remember(first, {})
    reader.look(second)
    assert reader.notes() != Reader().notes()
