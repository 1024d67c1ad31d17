"""Which cards of a rows game a view knows in every hand, seen or by elimination."""

from sixthcow.engine import View

Cards = tuple[int, ...]


def known_hands(view: View) -> tuple[tuple[Cards, ...], Cards]:
    """The cards known in every hand, and the cards whose place is unknown."""
    known = view.knowledge
    hands, unseen = [tuple(hand) for hand in known["hands"]], tuple(known["unseen"])
    missing = {
        seat: size - len(hand)
        for seat, (hand, size) in enumerate(zip(hands, known["hand_sizes"], strict=True))
        if size > len(hand)
    }
    if len(missing) == 1 and sum(missing.values()) == len(unseen):  # nobody else can have them
        hands[next(iter(missing))] += unseen
        unseen = ()
    return tuple(hands), unseen
