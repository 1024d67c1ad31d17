"""The dealer: draws the moves of chance from a random generator, outside the rules."""

from sixthcow.engine import DEALER, Chance, Random, State


def draw(chance: Chance, rng: Random) -> str:
    """A move of chance in the notation."""
    if chance.verb == "shuffle":
        cards = list(chance.cards)
        rng.shuffle(cards)
        return " ".join(["shuffle", *map(str, cards)])
    return f"{chance.verb} {rng.choice(chance.cards)}"


def deal(state: State, rng: Random) -> tuple[int, str]:
    """The dealer's move that a state waits for: the dealer, and the action."""
    assert state.chance is not None
    return DEALER, draw(state.chance, rng)
