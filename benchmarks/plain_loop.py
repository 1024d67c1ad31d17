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
    deal = rng.sample(range(1, 105), 10 * seats + 4)
    hands = [deal[10 * seat : 10 * seat + 10] for seat in range(seats)]
    rows = [[card] for card in deal[10 * seats :]]
    penalties = [0] * seats

    for _ in range(10):
        picks = [(hand.pop(rng.randrange(len(hand))), seat) for seat, hand in enumerate(hands)]
        for card, seat in sorted(picks):
            best_end, best = 0, -1
            for index, row in enumerate(rows):
                if best_end < row[-1] < card:
                    best_end, best = row[-1], index
            if best < 0:
                best = rng.randrange(4)
            elif len(rows[best]) < 5:
                rows[best].append(card)
                continue
            penalties[seat] += sum(HEADS[taken] for taken in rows[best])
            rows[best] = [card]
    return penalties
