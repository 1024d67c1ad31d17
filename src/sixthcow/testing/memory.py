"""What a viewer with a perfect memory knows about hidden cards, and states that fit it or not."""

from collections import Counter
from random import Random

from sixthcow.engine import Card, State, Zone
from sixthcow.testing.secrecy import Look
from sixthcow.testing.story import DECK, Story, Token, watches


def sampled(story: Story, look: Look, rng: Random) -> State:
    """A state that the viewer cannot tell from the real one."""
    state = story.history.steps[look.last].state
    sample: State = state.game.sample(story.view(state, look.viewer), rng)
    return sample


def round_began(story: Story, look: Look) -> int:
    """The step that began the round."""
    return max(number for number in story.rounds if number <= look.last)


def cards_of_round(story: Story, look: Look) -> list[Token]:
    """The cards that have appeared in this round so far."""
    began = round_began(story, look)
    return [token for token in story.tokens if began <= token.born <= look.last]


def remembered(story: Story, look: Look) -> dict[Token, set[Zone]]:
    """Where the cards may be that a viewer has seen and that are now in a hand or the deck."""
    began = round_began(story, look)
    moves = [
        move
        for move in story.transfers
        if began <= move.step <= look.last and is_secret(move.source)
    ]
    memory = {}
    for token in cards_of_round(story, look):
        *_, last = [None, *token.seen(look.viewer, began, look.last)]
        if last is None or not is_secret(last.zone):
            continue
        zones = {last.zone}
        for move in moves:
            if move.step <= last.step or move.source not in zones:
                continue
            if not watches(look.viewer, move.audience):
                zones.add(move.target)
            elif move.token.card == token.card:  # an equal card left: was it this one?
                zones.clear()
        if zones:
            memory[token] = zones
    return memory


def is_secret(zone: Zone) -> bool:
    """Whether cards are face down in a zone."""
    return zone == DECK or zone.kind == "hand"


def unseen_by_place(story: Story, look: Look) -> dict[int | None, list[Card]]:
    """The cards of this round that a viewer has never seen: by the hand they are in, or None."""
    began = round_began(story, look)
    places: dict[int | None, list[Card]] = {}
    for token in cards_of_round(story, look):
        if not any(token.seen(look.viewer, began, look.last)):
            hands = enumerate(story.hands[look.last])
            place = next((seat for seat, hand in hands if token in hand), None)
            places.setdefault(place, []).append(token.card)
    return places


def cards_in(state: State, zone: Zone) -> Counter[Card]:
    """The cards of a hand, or those that can only be in the deck."""
    table = state.snapshot()
    hands = table["hands"]
    assert isinstance(hands, list)
    if zone.kind == "hand":
        return Counter(hands[zone.number])
    open_zones = [zones for zones in table.values() if isinstance(zones, list)]
    lists = [cards for zones in open_zones for cards in zones if isinstance(cards, list)]
    return Counter(state.all_cards()) - Counter(card for cards in lists for card in cards)


def contradictions(story: Story, look: Look, sample: State) -> list[tuple[Card, set[Zone]]]:
    """The cards that a viewer knows to be somewhere other than the sample says."""
    found = []
    copies = Counter(sample.all_cards())
    certain: Counter[tuple[Zone, Card]] = Counter()
    for token, zones in remembered(story, look).items():
        if len(zones) == 1:
            certain[next(iter(zones)), token.card] += 1
        elif copies[token.card] == 1 and not any(cards_in(sample, z)[token.card] for z in zones):
            found.append((token.card, zones))
    content = {zone: cards_in(sample, zone) for zone, _ in certain}
    return found + [
        (card, {zone}) for (zone, card), count in certain.items() if content[zone][card] < count
    ]
