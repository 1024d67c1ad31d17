"""The reference: random rounds of the classic rows game as one plain loop over lists."""

from random import Random


def heads(card: int) -> int:
    """Count the bull heads on a card (CARD-2)."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


HEADS = [heads(card) for card in range(105)]


def play_round(rng: Random, seats: int = 4) -> list[int]:
    """Play one round with random cards and random rows; return each seat's penalty."""
    deck = list(range(1, 105))
    rng.shuffle(deck)
    hands = [sorted(deck[10 * seat : 10 * seat + 10]) for seat in range(seats)]
    rows = [[card] for card in deck[10 * seats : 10 * seats + 4]]
    piles: list[list[int]] = [[] for _ in range(seats)]

    for _ in range(10):
        picks = []
        for seat, hand in enumerate(hands):
            card = rng.choice(hand)
            hand.remove(card)
            picks.append((card, seat))
        for card, seat in sorted(picks):
            lower = [row for row in rows if row[-1] < card]
            row = max(lower, key=lambda row: row[-1]) if lower else rng.choice(rows)
            if lower and len(row) < 5:
                row.append(card)
            else:
                piles[seat] += row
                row[:] = [card]
    return [sum(HEADS[card] for card in pile) for pile in piles]
