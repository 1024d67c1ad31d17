"""The OpenSpiel game passes OpenSpiel's own tests; its chance nodes deal what a shuffle deals."""

import re
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from sixthcow.engine import BadOption, IllegalAction
from sixthcow.engine.options import spell
from sixthcow.research import openspiel
from sixthcow.research.compiled_moments import CompiledMoment
from sixthcow.research.moments import ALL, DEALER, NOBODY, Moves, PlainMoment, rules_of
from tests.conformance.tables import Table as Spec
from tests.research.tables import SMALL


def written(spec: Spec) -> str:
    """A table as OpenSpiel writes it."""
    names = {"cards": "custom_cards"} if spec.game == "custom" else {}
    options = [f"{names.get(name, name)}={spell(value)}" for name, value in spec.options]
    return f"{openspiel.NAME}({','.join([f'game={spec.game}', f'seats={spec.seats}', *options])})"


def loaded(spec: Spec) -> Any:
    """The game of a table."""
    return pyspiel.load_game(written(spec))


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_its_own_simulation_passes(spec: Spec) -> None:
    pyspiel.random_sim_test(loaded(spec), num_sims=1, serialize=True, verbose=False)


def test_a_simultaneous_game_can_be_played_one_by_one() -> None:
    game = pyspiel.convert_to_turn_based(loaded(Spec("tactical", 2, (("rounds", 1),))))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


ONE_ROUND = "python_sixthcow(game=classic,seats=2,rounds=1,terminal_rewards=true)"


def test_learners_of_open_spiel_play_a_match() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms.tabular_qlearner import QLearner

    game = pyspiel.convert_to_turn_based(pyspiel.load_game(ONE_ROUND))
    playing = rl_environment.Environment(game)
    number = playing.action_spec()["num_actions"]
    learners = [QLearner(player_id=player, num_actions=number) for player in range(2)]
    moment = playing.reset()
    while not moment.last():
        step = learners[moment.observations["current_player"]].step(moment)
        moment = playing.step([step.action])
    assert len(moment.rewards) == 2
    assert max(moment.rewards) <= 0 > min(moment.rewards)


def test_in_an_environment_of_open_spiel_all_act_where_one_chooses_a_row() -> None:
    from open_spiel.python import rl_environment

    rng, alone = Random(3), 0
    playing = rl_environment.Environment(pyspiel.load_game(ONE_ROUND))
    moment = playing.reset()
    while not moment.last():
        alone += not moment.is_simultaneous_move()
        legal = moment.observations["legal_actions"]
        # Those who have nothing to decide act too: what they do changes nothing.
        moment = playing.step([rng.choice(numbers or [0]) for numbers in legal])
    assert alone, "nobody has chosen a row"


def test_open_spiel_s_tree_search_takes_rewards_at_the_end() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.convert_to_turn_based(pyspiel.load_game(ONE_ROUND))
    rng, state = Random(6), game.new_initial_state()
    chance = np.random.RandomState(6)
    bot = mcts.MCTSBot(game, 2, 4, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    while state.is_chance_node():
        state.apply_action(rng.choice([number for number, _ in state.chance_outcomes()]))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("at_the_end", [False, True])
def test_rewards_add_up_to_the_returns(at_the_end: bool) -> None:
    given = f"game=classic,seats=3,rounds=2,terminal_rewards={str(at_the_end).lower()}"
    rng, state = Random(6), pyspiel.load_game(f"{openspiel.NAME}({given})").new_initial_state()
    rewards = []
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(player)) for player in range(3)])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        rewards.append(state.rewards())
    assert [sum(points) for points in zip(*rewards, strict=True)] == state.returns()
    assert any(map(any, rewards[:-1])) is not at_the_end


def test_a_playthrough_can_be_told() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # it needs a second

    text = generate_playthrough.playthrough(
        written(Spec("classic", 2, (("rounds", 1),))), action_sequence=None, seed=6
    )
    assert re.search(r"^IsSimultaneousNode\(\) = True", text, re.MULTILINE)
    assert re.search(r"^IsTerminal\(\) = True", text, re.MULTILINE)
    assert "row_taken" in text


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_nodes_are_what_the_table_waits_for(spec: Spec) -> None:
    rng, state = Random(6), loaded(spec).new_initial_state()
    kinds = set()
    while not state.is_terminal():
        table = state.at.state
        if state.is_chance_node():
            kinds.add("chance")
            assert table.chance
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice([card for card, _ in outcomes]))
        elif state.is_simultaneous_node():
            kinds.add("simultaneous")
            assert list(table.pending) == list(range(spec.seats))
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in table.pending])
        else:
            kinds.add("single")
            assert list(table.pending) == [state.current_player()]
            state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == [-float(total) for total in state.at.state.outcome.totals]
    assert ("chance" in kinds) == (spec.game != "logical")
    assert ("simultaneous" in kinds) == (spec.game not in {"open", "hoof", "himmel"})


@pytest.mark.parametrize("spec", [s for s in SMALL if s.game not in {"hoof", "himmel"}], ids=str)
def test_kernels_and_the_plain_engine_go_through_the_same_moments(spec: Spec) -> None:
    rng = Random(6)
    rules = rules_of(spec.game, spec.seats, dict(spec.options))
    compiled, plain = CompiledMoment.start(rules), PlainMoment.start(rules)
    while plain.player != NOBODY:
        assert compiled.player == plain.player
        moves: Moves
        if plain.player == DEALER:
            drawing = plain.draw()
            assert compiled.draw().outcomes() == drawing.outcomes()
            while not drawing.add(rng.choice([kind for kind, _ in drawing.outcomes()])):
                pass
            moves = tuple(drawing.drawn)
        else:
            deciders = range(spec.seats) if plain.player == ALL else [plain.player]
            for seat in deciders:
                assert compiled.legal(seat) == plain.legal(seat)
                seen = rules.encoding.planes
                for here in map(rules.encoding.at, seen):
                    assert (compiled.observation(seat)[here] == plain.observation(seat)[here]).all()
            moves = {seat: rng.choice(plain.legal(seat)) for seat in deciders}
        compiled, plain = compiled.after(moves), plain.after(moves)
        assert (compiled.rewards, compiled.totals) == (plain.rewards, plain.totals)
    assert compiled.player == NOBODY
    assert compiled.state == plain.state
    assert compiled.seen_by(0) == plain.seen_by(0)


@pytest.mark.parametrize("number", [103, 104, 108, -1])
def test_what_is_not_legal_is_explained(number: int) -> None:
    moment = CompiledMoment.start(rules_of("classic", 2, {})).after(tuple(range(24)))
    with pytest.raises((IllegalAction, ValueError)):
        moment.after({0: 0, 1: number})
    assert moment.legal(1) == list(range(10, 20))


@pytest.mark.parametrize("spec", SMALL, ids=str)
def test_python_and_c_plus_plus_are_told_the_same(spec: Spec) -> None:
    state = loaded(spec).new_initial_state()
    rng = Random(6)
    for _ in range(60):
        if state.is_terminal():
            break
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.is_simultaneous_node() == pyspiel.State.is_simultaneous_node(state)
        for seat in range(spec.seats):
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
            told = pyspiel.State.observation_tensor(state, seat)
            assert state.observation_tensor(seat) == told
            assert {*map(type, state.observation_tensor(seat))} == {float}
        if state.is_simultaneous_node():
            seats = range(spec.seats)
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(spec.seats)


def test_lists_belong_to_the_caller() -> None:
    state = loaded(Spec("classic", 2, (("rounds", 1),))).new_initial_state()
    drawn = state.chance_outcomes()
    drawn.clear()
    for left, card in zip(range(104, 80, -1), [*range(4, 24), *range(4)], strict=True):
        assert len(state.chance_outcomes()) == left
        state.apply_action(card)
    other = state.clone()
    other.apply_actions([4, 14])
    before = {table: table.observation_tensor(1) for table in (state, other)}
    for table in (state, other, state):
        table.observation_tensor(1).clear()
        table.legal_actions(1).clear()
        assert table.observation_tensor(1) == before[table]
        assert table.observation_tensor(1) == pyspiel.State.observation_tensor(table, 1)
    assert (state.legal_actions(1), other.legal_actions(1)) == ([*range(14, 24)], [*range(15, 24)])


def test_cards_of_which_there_are_two_are_twice_as_likely() -> None:
    state = loaded(Spec("twins", 2, (("deck", "doubles"),))).new_initial_state()
    likely = dict(state.chance_outcomes())
    assert likely[10] == pytest.approx(2 / 113)  # the 11
    assert likely[11] == pytest.approx(1 / 113)
    state.apply_action(10)
    assert dict(state.chance_outcomes())[10] == pytest.approx(1 / 112)


def test_twins_among_the_first_cards_need_another_card() -> None:
    state = loaded(Spec("twins", 2, (("deck", "doubles"),))).new_initial_state()
    for card in [*range(20), 98, 98, 100, 101]:
        assert state.is_chance_node()
        state.apply_action(card)
    assert state.is_chance_node()
    state.apply_action(102)
    assert state.at.state.rows == (((99, 99),), (103,), (101,), (102,))


def test_perfect_recall_holds_one_s_own_cards_and_no_others() -> None:
    state = loaded(Spec("classic", 2, (("rounds", 1),))).new_initial_state()
    for card in range(24):
        state.apply_action(card)
    own, other = state.information_state_string(0), state.information_state_string(1)
    assert "dealt 0 1 2 3 4 5 6 7 8 9 10 hand 1" in own
    assert "dealt 0 ? ? ? ? ? ? ? ? ? ? hand 1" in other
    assert state.observation_tensor(0) != state.observation_tensor(1)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        pyspiel.load_game("python_sixthcow(game=chess)")
    with pytest.raises(BadOption, match="seats=11"):
        pyspiel.load_game("python_sixthcow(game=classic,seats=11)")
