"""How the others were expected to choose, from one seat's view, and how surprising their picks
were."""

from collections.abc import Mapping

from sixthcow import fast
from sixthcow.analysis import model
from sixthcow.analysis.decision import Pick
from sixthcow.bots.master import asks_network
from sixthcow.engine import Action, View


def expected_picks(view: View, picks: Mapping[int, Action]) -> tuple[Pick, ...]:
    """The picks of the others in this turn, each with how likely it was.

    Only where one card per turn is placed by the main rules: the strongest bot predicts those.
    """
    if not picks or not is_predicted(view):
        return ()
    chances = pick_chances(view)
    found = []
    for seat, action in sorted(picks.items()):
        likely = chances[seat]
        chance = likely[card_of(action)]
        surprise = min(1.0, sum(other for other in likely.values() if other > chance))
        found.append(Pick(seat, action, chance, surprise))
    return tuple(found)


def pick_chances(view: View) -> dict[int, dict[int, float]]:
    """For each of the others, how likely they are to play each card that they may hold."""
    return _by_network(view) if asks_network(view) else _by_estimate(view)


def _by_network(view: View) -> dict[int, dict[int, float]]:
    """As the strongest bot expects it: what the trained network would play from hands that fit."""
    from numpy.random import default_rng

    from sixthcow.bots.joined import appeal, propose, shares
    from sixthcow.bots.opponents import NO_EVIDENCE

    proposal = propose(view, NO_EVIDENCE, default_rng(0))
    likelier = appeal(view, shares(view, proposal))
    total = sum(likelier.values())
    chances = {card: times / total for card, times in likelier.items()}
    return {seat: chances for seat in range(view.seats) if seat != view.seat}


def _by_estimate(view: View) -> dict[int, dict[int, float]]:
    """By the play-outs' quick estimate. A hidden hand is any of the unseen cards, so looking at two
    of the hand is looking at two of all unseen ones."""
    from sixthcow.fast.rows.known import known_hands

    assert view.seat is not None
    estimates, tries = fast.estimates(view), model.tries(view.seats, view.seat)
    hands, unseen = known_hands(view)
    found = {}
    for player in view.players:
        if player.seat == view.seat or not player.hand:
            continue
        hand = hands[player.seat]
        hidden = model.likely_picks({card: estimates[card] for card in unseen}, tries[player.seat])
        known = model.likely_picks({card: estimates[card] for card in hand}, tries[player.seat])
        share = len(hand) / player.hand
        found[player.seat] = {card: share * chance for card, chance in known.items()} | {
            card: (1 - share) * chance for card, chance in hidden.items() if share < 1
        }
    return found


def is_predicted(view: View) -> bool:
    """Whether picks of this game and this decision are predicted."""
    kernel = fast.kernel_for(view) if fast.has_rules(view) else None
    return kernel is not None and kernel.lanes and view.asks == "play"


def card_of(action: Action) -> int:
    """The card of a pick."""
    return int(action.split()[1])
