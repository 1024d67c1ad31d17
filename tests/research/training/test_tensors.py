"""The tables of the training are the engine's: the same rows, the same penalties, all seats."""

from random import Random
from typing import Any

import pytest

from sixthcow import fast
from sixthcow.dealer import deal as deal_cards
from sixthcow.engine import State
from sixthcow.games import GAMES

torch = pytest.importorskip("torch", reason="PyTorch is not installed: the training is not tested")
torch.set_num_threads(1)  # small tensors: more threads would only wait for each other

from sixthcow.research.training import tensors  # noqa: E402


def rows_of(state: State) -> tensors.Rows:
    rows = [zone for zone in state.view(0).zones if zone.zone.kind == "row"]
    values = (
        [row.cards[-1] for row in rows],
        [len(row.cards) for row in rows],
        [row.worth for row in rows],
    )
    return tensors.Rows(*(torch.tensor([each], dtype=torch.int32) for each in values))


def one_turn(state: State, rng: Random) -> tuple[State, list[int], int]:
    """The state after a turn of random cards, these cards, and the row that was taken, if any."""
    cards: list[int] = []
    taken = tensors.NO_ROW
    while len(cards) < len(state.view(0).players) or (state.pending and not asks_cards(state)):
        seat = next(iter(state.pending))
        view = state.view(seat)
        action = rng.choice(view.actions)
        if view.asks == "row":
            taken = int(action.split()[1]) - 1
        else:
            cards.append(int(action.split()[1]))
        state, _ = state.apply(seat, action)
    return state, cards, taken


def asks_cards(state: State) -> bool:
    return state.view(0).asks == "play"


@pytest.mark.parametrize("seats", range(2, 11))
def test_placing_is_the_engines(seats: int) -> None:
    rng = Random(seats)
    worth = tensors.heads_by_card("cpu")
    for _ in range(4):
        state: State = GAMES["classic"](seats, {"rounds": 1}).start()
        while state.chance:
            state, _ = state.apply(*deal_cards(state, rng))
        before = [0.0] * seats
        while state.outcome is None:
            rows = rows_of(state)
            state, cards, taken = one_turn(state, rng)
            joint = torch.tensor([cards[seat:] + cards[:seat] for seat in range(seats)])
            joint = torch.nn.functional.pad(joint, (0, tensors.MOST_SEATS - seats))
            lines = tensors.Rows(*(each.expand(seats, 4) for each in rows))
            after, penalty = tensors.place(
                lines, joint.to(torch.int32), torch.full((seats,), taken), worth
            )
            running = [player.running for player in state.view(0).players]
            assert penalty.tolist() == [
                now - then for now, then in zip(running, before, strict=True)
            ]
            if state.outcome is None:
                for mine, theirs in zip(after, rows_of(state), strict=True):
                    assert torch.equal(mine, theirs.expand(seats, 4))
            before = running


def test_the_estimate_is_the_play_outs() -> None:
    rng = Random(5)
    state: Any = GAMES["classic"](5, {"rounds": 1}).start()
    while state.chance:
        state, _ = state.apply(*deal_cards(state, rng))
    for _ in range(9):
        expected = fast.estimates(state.view(0))
        found = tensors.estimate(rows_of(state), torch.tensor([5]))[0].tolist()
        assert found == [expected[card] for card in range(1, 105)]
        state, _, _ = one_turn(state, rng)


@pytest.mark.parametrize("tactical", [False, True])
def test_a_deal_has_every_card_once(tactical: bool) -> None:
    seats = 3
    dealt = tensors.deal(seats, 12, "cpu", tactical=tactical)
    deck = 34 if tactical else 104
    hands = dealt.hand.view(4, seats, 104).sum(1)
    for table in range(4):
        line = table * seats
        on_rows = torch.zeros(104, dtype=torch.long)
        on_rows[dealt.rows.end[line].long() - 1] = 1
        hidden = dealt.unseen[line].long() + dealt.hand[line].long()
        assert (hidden + on_rows).tolist() == [1] * deck + [0] * (104 - deck)
        assert hands[table].max() == 1
    assert dealt.hand.sum(1).tolist() == [10] * 12
    assert torch.equal(dealt.rows.heads, tensors.heads_by_card("cpu")[dealt.rows.end.long()])
