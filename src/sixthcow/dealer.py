"""The dealer: draws the moves of chance from a random generator, outside the rules."""

from functools import lru_cache

from sixthcow.engine import DEALER, Card, Chance, Random, State


def draw(chance: Chance, rng: Random) -> str:
    """A move of chance in the notation."""
    if chance.verb == "shuffle":
        words = list(_spelled(chance.cards))
        rng.shuffle(words)
        return " ".join(["shuffle", *words])
    return f"{chance.verb} {rng.choice(chance.cards)}"


@lru_cache(maxsize=64)
def _spelled(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The cards in the notation; decks are few, and shuffled all the time."""
    return tuple(map(str, cards))


def deal(state: State, rng: Random) -> tuple[int, str]:
    """The dealer's move that a state waits for: the dealer, and the action."""
    assert state.chance is not None
    return DEALER, draw(state.chance, rng)
