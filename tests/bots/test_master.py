"""The strongest bot: it predicts the others, notices who does not plan, and is hard to predict."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from sixthcow import fast
from sixthcow.bots import BOTS, joined
from sixthcow.bots.hand_reading import HandReader
from sixthcow.bots.master import Master, asks_network
from sixthcow.bots.opponents import deals
from sixthcow.bots.reading import KINDS, PLANNER, TRAINED, UNKNOWN, Reader
from sixthcow.bots.trained import Trained
from sixthcow.dealer import deal
from sixthcow.engine import State
from sixthcow.games import GAMES
from tests.bots.test_reading import turns
from tests.bots.test_trained import after_turn, dealt


@pytest.fixture(scope="module", autouse=True)
def _kernels_are_ready() -> None:
    for game in ("classic", "professional", "double"):
        fast.warm(game)


def last_turns(game: str = "classic") -> State:
    """Two players with two cards each, who do not know each other's: 60 fits behind 59, and 2 must
    take a row that costs something."""
    state = dealt(2, 1, game)
    rows = ((10, 20, 30, 40, 50), (55, 56, 57), (58, 59), (100,))
    hands = ((2, 60), (101, 102))
    return state._replace(rows=rows, hands=hands)  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("game", ["classic", "open", "professional", "double"])
def test_the_same_seed_leads_to_the_same_decision(game: str) -> None:
    view = dealt(3, 4, game).view(0)
    decisions = {Master(play_outs=2000).decide(view, Random(7)) for _ in range(3)}
    assert len(decisions) == 1
    assert decisions <= {*view.actions}


def test_it_avoids_what_certainly_costs() -> None:
    for seed in range(5):
        assert Master().decide(last_turns().view(0), Random(seed)) == "play 60"


def test_it_reads_hands_only_where_they_are_hidden_and_its_points_are_its_own() -> None:
    view = dealt(4, 1).view(0)
    assert asks_network(view)
    assert not asks_network(dealt(4, 1, "professional").view(0))
    assert not asks_network(dealt(2, 1, "tactical").view(0))  # no card is left over
    tournament: State = GAMES["tournament"](4).start()
    while tournament.chance:
        tournament, _ = tournament.apply(*deal(tournament, Random(1)))
    featured = tournament.view(0).flags["featured"]
    for seat in range(4):
        assert asks_network(tournament.view(seat)) == (seat == featured)


def test_those_who_play_any_card_are_taken_for_such() -> None:
    master = Master(play_outs=640)
    views = turns("classic", 1)
    for seed, view in enumerate(views):
        master.decide(view, Random(seed))
    assert set(master.policies(views[-1])) == {"keen", "random"}


@pytest.mark.parametrize(("others", "kind"), [("trained", TRAINED), ("flat100", PLANNER)])
def test_those_who_play_well_are_taken_for_what_they_are(others: str, kind: str) -> None:
    rounds = [believed_of(others, seed) for seed in range(5)]
    assert np.mean([belief[KINDS.index(kind)] for belief in rounds]) > 0.6


def believed_of(others: str, seed: int) -> list[float]:
    """What a master believes of three others in the last turn of a round with a choice."""
    state, bots = dealt(4, seed), [BOTS[others]() for _ in range(4)]
    master, rng = Master(play_outs=640), Random(1)
    while state.outcome is None:
        seat = next(iter(state.pending))
        view = state.view(seat)
        if seat == 0 and len(view.actions) > 1:
            master.decide(view, rng)
            belief = master._reader.belief(view)
        state, _ = state.apply(seat, bots[seat].decide(view, rng))
    return belief


@pytest.mark.parametrize("game", ["classic", "professional", "logical"])
def test_notes_are_all_that_another_master_needs(game: str) -> None:
    fast.warm(game)
    one, notes = Master(play_outs=640), b""
    for seed, view in enumerate(turns(game, 1)):
        decision = one.decide(view, Random(seed))
        other = Master(play_outs=640)
        other.recall(notes)
        assert other.decide(view, Random(seed)) == decision
        notes = other.notes()
        assert notes == one.notes()


@pytest.mark.parametrize("notes", [b"", b"{}", b"[null, 1]", b"nonsense"])
def test_notes_that_make_no_sense_are_no_notes(notes: bytes) -> None:
    master = Master()
    master.recall(notes)
    assert master.notes() == Master().notes()


def test_hidden_cards_change_no_decision() -> None:
    rng = Random(3)
    state = after_turn(dealt(4, 5), rng)
    view = state.view(2)
    expected = Master(play_outs=640).decide(view, Random(1))
    for _ in range(5):
        other = GAMES["classic"](4, {"rounds": 1}).sample(view, rng).view(2)
        assert Master(play_outs=640).decide(other, Random(1)) == expected


def test_shares_are_those_of_the_hands_that_have_a_card() -> None:
    view = dealt(3, 6).view(0)
    hands = np.array([[[1, 2], [5, 6], [7, 8]], [[1, 2], [5, 7], [6, 8]]])
    own = [0.5, 0.5]
    likely = np.array([[own, [0.9, 0.1], [0.5, 0.5]], [own, [0.9, 0.1], [0.2, 0.8]]])
    found = joined.shares(view, hands, likely)
    # Two hands have 5, and one more is imagined that plays either of its cards.
    assert found[5:9] == pytest.approx([2.3 / 3, 0.8 / 3, 1.1 / 3, 1.8 / 3])
    assert found[1] == found[9] == 0.5


def test_the_appeal_of_cards_is_a_share_of_what_is_usual() -> None:
    view = dealt(4, 6).view(0)
    hands = deals(view, 8, np.random.default_rng(1))
    by_kind = np.full((len(KINDS), *hands.shape), 0.1)
    by_kind[KINDS.index(PLANNER)] = hands == hands.min(2, keepdims=True)
    appeal = joined.appeal(view, joined.Proposal(hands, by_kind[0], by_kind))
    assert appeal[TRAINED] == pytest.approx(dict.fromkeys(view.knowledge["unseen"], 1.0))
    # A planner is said to play the lowest card of a hand: here somebody always has the lowest.
    lowest = min(hands[:, 1:].min(2).ravel())
    count = (hands[:, 1:] == lowest).sum()
    assert appeal[PLANNER][lowest] == pytest.approx(10 * (count + 0.1) / (count + 1))


def test_a_reader_weighs_what_the_network_expected() -> None:
    first, second, *_ = turns("classic", 1)
    gone = {*first.knowledge["unseen"]} - {*second.knowledge["unseen"]}
    for likely, seems in ((8.0, TRAINED), (0.0, "thrifty")):
        reader = Reader({TRAINED: 0.0, "thrifty": 0.1})
        appeal = {card: likely if card in gone else 1.0 for card in first.knowledge["unseen"]}
        reader.remember(first, {}, {TRAINED: appeal})
        reader.look(second)
        assert {*reader.policies(second).values()} == {seems}


def test_cards_that_were_expected_and_did_not_come_are_probably_left_over() -> None:
    first, second, *_ = turns("classic", 1)
    reader = HandReader()
    assert not reader.held(first, 10).any()
    shares = np.full(105, 0.1)
    shares[5] = 0.8
    reader.remember(first, 10, np.zeros(105), shares)
    heir = HandReader()
    heir.recall(reader.notes())
    held = heir.held(second, 9)
    assert held[5] == pytest.approx(np.log(0.2), abs=1e-3)
    assert held[6] == pytest.approx(np.log(0.9), abs=1e-3)
    assert not heir.held(second, 10).any()  # that turn is not over
    assert not heir.held(replace(second, round=2), 9).any()


def test_the_network_counts_for_less_towards_the_end() -> None:
    early, late = dealt(4, 6), last_turns()
    for state, trust in ((early, joined.USUAL_TRUST), (late, joined.TRUST[2])):
        view = state.view(0)
        hands = np.array([state.hands])  # type: ignore[attr-defined]
        likely = np.full(hands.shape, 0.5)
        proposal = joined.Proposal(hands, likely, np.stack([likely] * len(KINDS)))
        doubts = joined.doubts(view, proposal)
        assert doubts == pytest.approx(trust * np.log(2))


def test_choices_that_cost_about_the_same_are_mixed() -> None:
    chance = np.random.default_rng(3)
    costs = np.array([4.0, 4.01, 9.0])
    made = [joined.mixed(costs, chance) for _ in range(300)]
    assert 2 not in made
    assert 90 < made.count(0) < 240
    assert made.count(1) == 300 - made.count(0)


def test_a_row_is_chosen_by_what_it_leaves() -> None:
    for seed in range(60):
        state, rng = dealt(4, seed), Random(seed)
        while state.outcome is None and state.view(0).asks != "row":
            seat = next(iter(state.pending))
            state, _ = state.apply(seat, rng.choice(state.pending[seat]))
        if state.outcome is None:
            view = state.view(next(iter(state.pending)))
            assert Master().decide(view, Random(1)) == Trained().decide(view, Random(1))
            # If the others play anything, play-outs decide.
            master = Master(play_outs=640)
            master._reader._evidence[UNKNOWN, "thrifty"] = 50
            assert master.decide(view, Random(1)) in view.actions
            return
    pytest.fail("nobody had to take a row")


def test_an_unknown_game_is_played_all_the_same() -> None:
    view = replace(dealt(2, 1).view(0), game="unheard-of")
    assert Master().decide(view, Random(1)) in view.actions
