"""What the networks are shown: counted by hand, and blind to what a seat cannot know."""

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: the training is not tested")
torch.set_num_threads(1)  # small tensors: more threads would only wait for each other

from sixthcow.research.training import inputs, tensors  # noqa: E402
from sixthcow.research.training.tensors import Rows  # noqa: E402


def mask(*cards: int) -> Any:
    found = torch.zeros(1, 104, dtype=torch.bool)
    found[0, [card - 1 for card in cards]] = True
    return found


# In the order of the table, not of their last cards.
ROWS = Rows(
    torch.tensor([[50, 20, 90, 30]]), torch.tensor([[5, 1, 2, 4]]), torch.tensor([[9, 3, 2, 6]])
)
HAND = mask(7, 25, 35, 60, 61, 95)
UNSEEN = mask(5, 21, 24, 33, 52, 59, 91, 104)


def test_cards_see_the_row_they_would_go_to() -> None:
    seen = inputs.look_at(ROWS)
    assert seen.end.tolist() == [[20, 30, 50, 90]]
    assert seen.length.tolist() == [[1, 4, 5, 2]]
    assert seen.heads.tolist() == [[3, 6, 9, 2]]
    where = {card: (seen.places[0, card - 1].item(), seen.cost[0, card - 1].item())
             for card in (7, 20, 21, 30, 31, 51, 104)}  # fmt: skip
    assert where == {
        7: (-1, 2), 20: (-1, 2), 21: (4, 3), 30: (4, 3), 31: (1, 6), 51: (0, 9), 104: (3, 2),
    }  # fmt: skip


def test_cards_between_are_counted() -> None:
    seen = inputs.look_at(ROWS)
    lying, gaps = inputs.between(UNSEEN, seen)
    assert gaps.tolist() == [[1, 2, 1, 2, 2]]
    counted = {card: lying[0, card - 1].item() for card in (4, 7, 25, 35, 60, 95, 104)}
    assert counted == {4: 0, 7: 1, 25: 2, 35: 1, 60: 2, 95: 1, 104: 1}


def test_the_inputs_have_their_sizes() -> None:
    belief = torch.zeros(1, inputs.BELIEF)
    turn, seats = torch.tensor([4]), torch.tensor([3])
    shown = inputs.policy_inputs(inputs.Known(HAND, UNSEEN, ROWS, turn, seats, belief))
    assert shown.shape == (1, inputs.POLICY_INPUTS)
    company, around = torch.zeros(1, inputs.COMPANY), torch.zeros(1, 1)
    whole = inputs.Whole(HAND, UNSEEN, ROWS, turn, seats, company, around)
    everything = inputs.critic_inputs(whole)
    assert everything.shape == (1, inputs.CRITIC_INPUTS)


def test_hidden_cards_change_no_input_of_the_policy() -> None:
    """Everything a seat cannot know is dealt again: its line stays the same."""
    seats, turn = torch.tensor([4]), torch.tensor([0])
    dealt = tensors.deal(4, 4, "cpu", tactical=False)
    known = inputs.Known(dealt.hand, dealt.unseen, dealt.rows, turn, seats, torch.zeros(4, 6))
    one = inputs.policy_inputs(known)
    pool = dealt.unseen[0].nonzero()[:, 0]
    order = pool[torch.randperm(len(pool))]
    hand = dealt.hand.clone()
    for seat in range(1, 4):
        hand[seat] = False
        hand[seat, order[10 * seat - 10 : 10 * seat]] = True
    hidden = (dealt.unseen[0] | dealt.hand[0]) & ~hand
    other = inputs.policy_inputs(known._replace(hand=hand, unseen=hidden))
    assert torch.equal(one[0], other[0])
    assert not torch.equal(one[1:], other[1:])
