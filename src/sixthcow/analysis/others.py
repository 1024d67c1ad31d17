"""How the others were expected to choose, from one seat's view, and how surprising their picks
were."""

from collections.abc import Mapping

from sixthcow import fast
from sixthcow.analysis import model
from sixthcow.analysis.decision import Pick
from sixthcow.analysis.learnt_choices import learnt_shares
from sixthcow.analysis.prediction import likely_picks
from sixthcow.analysis.public_turn import Likely
from sixthcow.analysis.searches import is_searched, searched_picks
from sixthcow.bots.master import are_hands_known, asks_network
from sixthcow.engine import Action, View
from sixthcow.fast.policies import TRIES


def expected_picks(view: View, picks: Mapping[int, Action]) -> tuple[Pick, ...]:
    """The picks of the others in this turn, each with how likely it was.

    Only where everybody plays one card at the same time, and the play-outs tell how likely it is.
    """
    if not picks or not is_expected(view):
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
    """For each of the others, how likely they are to play each card that they may hold.

    As in the samples: as all learn together where they know each other's hands; as the network or
    searches of their hands predict, where these do; elsewhere by the quick estimate.
    A hidden hand is any of the unseen cards, so looking at two of the hand is looking at two of all
    unseen ones.
    """
    from sixthcow.fast.rows.known import known_hands

    assert view.seat is not None
    if are_hands_known(view):
        shares = learnt_shares(view)
        return {seat: likely for seat, likely in shares.items() if seat != view.seat}
    if asks_network(view):
        return predicted_chances(view, likely_picks(view))
    if is_searched(view):
        return predicted_chances(view, searched_picks(view))
    estimates = fast.estimates(view)
    tries = [TRIES[name] for name in model.policies(view)]
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


def predicted_chances(view: View, found: Likely) -> dict[int, dict[int, float]]:
    """The same if all hands are hidden: the likelier a card is to be played by its holder, who may
    be anybody, the likelier it is to be a pick."""
    from sixthcow.fast.rows.known import known_hands

    _, unseen = known_hands(view)
    total = sum(float(found.shares[card]) for card in unseen)
    likely = dict.fromkeys(unseen, 0.0)
    for card in unseen:  # TWIN-1: some of them twice
        likely[card] += float(found.shares[card]) / total
    return {
        player.seat: dict(likely)
        for player in view.players
        if player.seat != view.seat and player.hand
    }


def is_expected(view: View) -> bool:
    """Whether there is an expectation of the picks in this game and this decision."""
    kernel = fast.kernel_for(view) if fast.has_rules(view) else None
    if kernel is None or view.asks != "play":
        return False
    return kernel.lanes or is_searched(view)


def card_of(action: Action) -> int:
    """The card of a pick."""
    return int(action.split()[1])
