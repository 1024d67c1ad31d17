"""What placing a card in a row may cost, counted from what a view shows."""

from collections.abc import Iterator, Sequence

from sixthcow.engine import Card, Choice, Effect, View, ZoneView
from sixthcow.engine.view import Place

# The approximate value of a card that comes in between: 171 heads on 104 cards.
USUAL_WORTH = 1.65

# How often a full row is really taken: now and then a lower card takes it first.
SURE_ENOUGH = 0.9


def cost_of_turn(view: View, choice: Choice, fear: float) -> float:
    """What the cards of a choice may cost when everybody plays at the same time.

    `fear` is the weight of a risk, compared with a loss that is practically certain.
    """
    return sum(cost_of_card(view, choice, effect, fear) for effect in nearest(choice.effects))


def cost_now(view: View, choice: Choice) -> float:
    """What the first card of a choice costs when it is placed at once."""
    return min((price(view, effect) for effect in choice.effects), default=0)


def nearest(effects: Sequence[Effect]) -> Iterator[Effect]:
    """One effect per card: if its player may choose an end, the cheaper one."""
    for card in dict.fromkeys(effect.card for effect in effects):
        yield min((e for e in effects if e.card == card), key=lambda effect: effect.worth)


def price(view: View, effect: Effect) -> float:
    """The points an effect costs with the current rows."""
    return effect.worth if effect.target else cheapest(view)


def cheapest(view: View) -> float:
    """The points of the row with the fewest."""
    return min((zone.worth or 0 for zone in view.zones if zone.capacity), default=0)


def cost_of_card(view: View, choice: Choice, effect: Effect, fear: float) -> float:
    """The points a card costs, weighted by how likely it is to become a sixth."""
    if not effect.target or effect.takes:
        return SURE_ENOUGH * price(view, effect)
    row = view.zone(*effect.target)
    free = (row.capacity or 0) - len(row.cards)
    low, high = sorted((number(end_of(row, effect.side)), number(effect.card)))
    own = [card for card in choice.cards if low < number(card) < high]
    sure = [card for card in shown_by_others(view) if low < number(card) < high]
    needed = free - len(sure) - len(own)
    likely = at_least(needed, list(chances(view, low, high, len(choice.cards))))
    return fear * likely * ((row.worth or 0) + USUAL_WORTH * free)


def end_of(row: ZoneView, side: str) -> Place:
    """The card that a new card would lie beside."""
    return row.cards[0 if side == "left" else -1]


def number(place: Place) -> int:
    """The number of a card, or of the cards lying on each other; 0 for one without."""
    card = place[-1] if isinstance(place, tuple) else place
    return card if isinstance(card, int) else 0


def shown_by_others(view: View) -> Iterator[Card]:
    """The cards face up in front of other players, waiting to be placed."""
    for zone in view.all_of("table"):
        if zone.owner != view.seat:
            yield from (card for card in zone.cards if isinstance(card, int))


def chances(view: View, low: int, high: int, cards_a_turn: int) -> Iterator[float]:
    """How likely each card still to come from the others is to be between two numbers."""
    unseen, hands = view.knowledge.get("unseen", ()), view.knowledge.get("hands")
    share = between(unseen, low, high) / max(1, len(unseen))
    open_cards = {zone.owner for zone in view.all_of("table") if any(zone.cards)}
    for player in view.players:
        known = hands[player.seat] if hands else ()
        has_shown = player.chosen and player.seat in open_cards
        if player.seat == view.seat or not player.hand or has_shown:
            continue
        inside = between(known, low, high) + share * (player.hand - len(known))
        yield from [inside / player.hand] * cards_a_turn


def between(cards: Sequence[Card], low: int, high: int) -> int:
    """How many of the cards are between two numbers."""
    return len([card for card in cards if isinstance(card, int) and low < card < high])


def at_least(needed: int, likely: Sequence[float]) -> float:
    """The probability that at least this many of several independent events happen."""
    ways = [1.0]
    for chance in likely:
        ways = [
            (ways[count] * (1 - chance) if count < len(ways) else 0)
            + (ways[count - 1] * chance if count else 0)
            for count in range(len(ways) + 1)
        ]
    return sum(ways[max(0, needed) :])
