"""Two players: a turn is a matrix game in every deal, and the other is expected to play it well.

What every pair of cards costs both is played out; what it leaves for the seat itself the network
says, too. Then both choose again and again by regret matching: the seat with one choice for all
deals, the other in each of them, but partly as was predicted from that hand: it does not see what
it plays against.
"""

from collections.abc import Sequence

import numpy as np

from sixthcow import fast
from sixthcow.bots import foresight
from sixthcow.bots.joined import FORESIGHT, Look, Proposal, own_likely
from sixthcow.bots.network import Doubles
from sixthcow.bots.opponents import led_by
from sixthcow.bots.stakes import cost
from sixthcow.engine import View

DEALS = 96
REPEATS = 6  # play-outs of each pair of cards in each deal
STEPS = 48
LEARNT = 0.5  # of the other's choice; the rest is as predicted


def costs(
    view: View, look: Look, proposal: Proposal, policy: Sequence[str], chance: np.random.Generator
) -> Doubles:
    """What every action costs against what the other learns to play."""
    seat = foresight.seat_of(view)
    other = 1 - seat
    some = chance.permutation(len(proposal.hands))[:DEALS]
    hands, likely = proposal.hands[some], proposal.likely[some, other]
    deals, size = likely.shape
    places = np.zeros((deals * size * REPEATS, 2), np.int64)
    places[:, other] = np.tile(np.repeat(np.arange(size), REPEATS), deals)
    turns = led_by(np.repeat(hands, size * REPEATS, 0), places)
    seed = int(chance.integers(2**63))
    outcomes = fast.play_deals(view, turns, view.actions, seed=seed, policy=policy)

    shape = len(outcomes), deals, size, REPEATS
    own, theirs = (
        np.array([cost(view, each, who) for each in outcomes], np.float64).reshape(shape).mean(3)
        for who in (seat, other)
    )
    # The network knows nothing of the match: it corrects the points of the round alone.
    expected = foresight.pairs(view, look.table, look.belief)[:, hands[:, other]]
    own += FORESIGHT * (expected - outcomes[:, :, seat].reshape(shape).mean(3))
    predicted = likely / likely.sum(1, keepdims=True)
    played = learn(own, theirs, own_likely(view, proposal), predicted)
    found: Doubles = np.einsum("ods,ds->o", own, played) / deals
    return found


def learn(own: Doubles, theirs: Doubles, likely: Doubles, predicted: Doubles) -> Doubles:
    """How often the other plays each card in every deal, (deals, cards), on average over all steps.

    `own` and `theirs` are what every pair of choices costs: (own choices, deals, cards). Both begin
    as is likely.
    """
    mine, other = likely / likely.sum(), predicted
    regrets, others_regrets = np.zeros(mine.shape), np.zeros(other.shape)
    average = np.zeros(other.shape)
    for step in range(1, STEPS + 1):
        costs_own = np.einsum("ods,ds->o", own, other) / len(other)
        regrets = np.maximum(0, regrets + mine @ costs_own - costs_own)
        mine = in_proportion(regrets, mine)
        costs_other = np.einsum("ods,o->ds", theirs, mine)
        usual = (other * costs_other).sum(1, keepdims=True)
        others_regrets = np.maximum(0, others_regrets + usual - costs_other)
        other = (1 - LEARNT) * predicted + LEARNT * in_proportion(others_regrets, other)
        average += step * other  # later steps are better
    found: Doubles = average / average.sum(1, keepdims=True)
    return found


def in_proportion(regrets: Doubles, before: Doubles) -> Doubles:
    """Shares by regret, along the last axis; what was before where nothing is regretted."""
    total = regrets.sum(-1, keepdims=True)
    found: Doubles = np.where(total > 0, regrets / np.where(total > 0, total, 1), before)
    return found
