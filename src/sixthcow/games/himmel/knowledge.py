"""What each player knows of the cards in other hands after thefts (HIM-SPEC-3).

Thief and victim know a stolen card; the others only know that some card moved. So a card that a
player once knew may, after further thefts, be in one of several hands. Every player's knowledge is
a list of weighted guesses, each of which places all the cards they know of.
"""

from collections import Counter
from collections.abc import Iterable
from math import gcd

from sixthcow.engine import Card
from sixthcow.games.himmel.state import Guess, HimmelState

Guesses = tuple[Guess, ...]


def nothing(seats: int) -> tuple[Guesses, ...]:
    """Nobody knows any card in another hand."""
    return ((Guess(1, ()),),) * seats


def after_passing_without_number(state: HimmelState, seat: int) -> HimmelState:
    """HIM-PASS-2: a player who turns up a target from the deck is seen to hold only special
    cards."""
    guesses = tuple(
        tuple(
            guess
            for guess in own
            if not any(holder == seat and isinstance(card, int) for card, holder in guess.places)
        )
        for own in state.guesses
    )
    state = state._replace(guesses=guesses)
    return _special_hand(state, seat, len(state.hands[seat]))


def after_showing(state: HimmelState, holder: int, card: Card) -> HimmelState:
    """A card has left a hand openly: guesses that put it into another hand were wrong."""
    if isinstance(card, str):
        state = _special_hand(state, holder, state.special_hands[holder] - 1)
    guesses = [
        own if seat == holder else _shown(own, holder, card)
        for seat, own in enumerate(state.guesses)
    ]
    return _fitting(state._replace(guesses=tuple(guesses)))


def after_theft(state: HimmelState, thief: int, victim: int, card: Card) -> HimmelState:
    """A card goes from the victim's hand (not yet changed in `state`) to the thief's."""
    size = len(state.hands[victim])
    if state.special_hands[victim] == size:
        state = _special_hand(state, thief, state.special_hands[thief] + 1)
    state = _special_hand(state, victim, state.special_hands[victim] - 1)
    guesses = []
    for seat, own in enumerate(state.guesses):
        if seat == victim:
            guesses.append(_merged(Guess(w, (*places, (card, thief))) for w, places in own))
        elif seat == thief:
            guesses.append(_shown(_drawn(own, victim, card, size), victim, card))
        else:
            guesses.append(_merged(_moved(own, thief, victim, size)))
    return state._replace(guesses=tuple(guesses))


def _shown(guesses: Guesses, holder: int, card: Card) -> Guesses:
    """The guesses that fit a card seen in the holder's hand, without that card."""
    mentioned = [guess for guess in guesses if card in [known for known, _ in guess.places]]
    right = [guess for guess in mentioned if (card, holder) in guess.places]
    if isinstance(card, str):  # there are several of these: it may be another one
        right += [guess for guess in guesses if (card, holder) not in guess.places]
    elif not mentioned:
        return guesses
    return _merged(Guess(weight, _minus(places, (card, holder))) for weight, places in right)


def _drawn(guesses: Guesses, victim: int, card: Card, size: int) -> Guesses:
    """Guesses weighted by how likely a theft was to draw this card: a known card of the hand, or
    any of its unknown cards."""
    return tuple(
        guess
        if (card, victim) in guess.places
        else Guess(guess.weight * (size - _count(guess, victim)), guess.places)
        for guess in guesses
        if (card, victim) in guess.places or size > _count(guess, victim)
    )


def _count(guess: Guess, holder: int) -> int:
    """How many cards a guess puts into a hand."""
    return sum(place[1] == holder for place in guess.places)


def possible(guesses: Guesses, unseen: Iterable[Card]) -> Guesses:
    """The guesses whose cards are all among those that a player has not seen elsewhere."""
    left = Counter(unseen)
    return _merged(guess for guess in guesses if Counter(card for card, _ in guess.places) <= left)


def _special_hand(state: HimmelState, seat: int, count: int) -> HimmelState:
    """The least number of special cards known to be in a hand."""
    held = list(state.special_hands)
    held[seat] = max(0, count)
    return state._replace(special_hands=tuple(held))


def _moved(guesses: Guesses, thief: int, victim: int, size: int) -> Iterable[Guess]:
    """Everything that an unseen theft may have done: each of the victim's cards is equally
    likely."""
    for weight, places in guesses:
        theirs = [pair for pair in places if pair[1] == victim]
        if size > len(theirs):
            yield Guess(weight * (size - len(theirs)), places)
        for pair in theirs:
            yield Guess(weight, (*_minus(places, pair), (pair[0], thief)))


def _fitting(state: HimmelState) -> HimmelState:
    """Without guesses that put more cards into a hand than it holds."""
    sizes = [len(hand) for hand in state.hands]
    return state._replace(
        guesses=tuple(
            [tuple([guess for guess in own if _fits(guess, sizes)]) for own in state.guesses]
        )
    )


def _fits(guess: Guess, sizes: list[int]) -> bool:
    """Whether every hand is large enough for what a guess puts into it; most put nothing."""
    holders = {holder for _, holder in guess.places}
    return not holders or all(_count(guess, holder) <= sizes[holder] for holder in holders)


def _minus(
    places: tuple[tuple[Card, int], ...], pair: tuple[Card, int]
) -> tuple[tuple[Card, int], ...]:
    left = list(places)
    if pair in left:
        left.remove(pair)
    return tuple(left)


def _merged(guesses: Iterable[Guess]) -> Guesses:
    """Equal guesses added up, the weights in lowest terms."""
    weights: Counter[tuple[tuple[Card, int], ...]] = Counter()
    for weight, places in guesses:
        weights[tuple(sorted(places, key=str))] += weight
    divisor = gcd(*weights.values())
    return tuple(
        Guess(weight // divisor, places) for places, weight in sorted(weights.items(), key=str)
    )
