"""A table drawn in plain text, whatever the game."""

from sixthcow.engine import Card, State, ZoneView
from sixthcow.engine.view import Place
from sixthcow.locale import Words

# The kinds of open zones in the middle of the table, in the order they are drawn.
OPEN_ZONES = ("row", "target", "stack", "draft")


def table(state: State, words: Words) -> list[str]:
    """The open zones in the middle, one per line, with what each would cost."""
    view = state.view(None)
    zones = [zone for kind in OPEN_ZONES for zone in view.all_of(kind)]
    labels = [words.text(f"zone-{zone.zone.kind}", number=zone.zone.number + 1) for zone in zones]
    width = max(map(len, labels), default=0)
    lines = []
    for label, zone in zip(labels, zones, strict=True):
        mark = "*" if zone.zone == ("target", view.flags.get("marker")) else " "
        cost = f"  {words.text('count-points', count=zone.worth)}" if zone.worth else ""
        lines.append(f"  {mark}{label:{width}}  {_places(zone, words)}{cost}")
    return lines


def _places(zone: ZoneView, words: Words) -> str:
    """The cards of a zone, with a dot for every place of a row that is still free."""
    cards = [place(card, words) for card in zone.cards]
    cards += ["  ·"] * ((zone.capacity or 0) - len(cards))
    return " ".join(cards) or "–"


def place(card: Place, words: Words) -> str:
    """One place, as wide as the widest card: twins lying on each other as `33+33`."""
    if isinstance(card, tuple):
        return "+".join(face(single, words) for single in card)
    return f"{'?' if card is None else face(card, words):>3}"


def face(card: Card, words: Words) -> str:
    """What a card shows, in the language's digits."""
    return card if isinstance(card, str) else words.text("terminal-number", number=card)
