"""A table drawn in plain text, whatever the game."""

from sixthcow.engine import State, ZoneView
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
        lines.append(f"  {mark}{label:{width}}  {_places(zone)}{cost}")
    return lines


def _places(zone: ZoneView) -> str:
    """The cards of a zone, with a dot for every place of a row that is still free."""
    cards = [place(card) for card in zone.cards]
    cards += ["  ·"] * ((zone.capacity or 0) - len(cards))
    return " ".join(cards) or "–"


def place(card: Place) -> str:
    """One place, as wide as the widest card: twins lying on each other as `33+33`."""
    if isinstance(card, tuple):
        return "+".join(str(single) for single in card)
    return f"{card if card is not None else '?':>3}"
