"""A table as lines of text, or as a small image, for the environments' `render`."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sixthcow.engine import State, View, ZoneView
from sixthcow.engine.view import Place
from sixthcow.research import glyphs

RENDER_MODES = ("human", "ansi", "rgb_array")

Image = npt.NDArray[np.uint8]

LABEL_WIDTH = 12  # letters
CARD_WIDTH = 4
GAP = 3  # pixels between lines and around the image
TEXT, TABLE, CARD = (235, 235, 225), (28, 66, 50), (250, 248, 240)
INK = ((40, 40, 40), (20, 90, 150), (190, 120, 0), (190, 40, 40), (120, 40, 160))  # by heads


class Cell(NamedTuple):
    """A card as it is written, and its penalty points."""

    text: str
    worth: int


class Line(NamedTuple):
    """A zone: its name, its cards, and a remark after them."""

    label: str
    cells: tuple[Cell, ...]
    note: str


def rendered(state: State, mode: str | None, seat: int | None = None) -> str | Image | None:
    """The table by the render mode: as a seat sees it, or with all hands open (None)."""
    if mode is None:
        return None
    lines = list(layout(state, seat))
    if mode == "rgb_array":
        return drawn(lines)
    text = written(lines)
    if mode == "ansi":
        return text
    print(text)
    return None


def layout(state: State, seat: int | None) -> Iterator[Line]:
    """The table line by line: what it is waiting for, the zones in the middle, then the players."""
    view = state.view(seat, choices=False, knowledge=False)
    waiting = " ".join(str(decider + 1) for decider in view.waiting)
    yield Line(f"{view.game} {view.round}", (), f"{view.asks} {waiting}".strip())
    for zone in view.zones:
        if zone.owner is None:
            yield _line(state, zone)
    for player in view.players:
        points = f"points {player.running:g}"
        for zone in _own_zones(state, player.seat, view if seat is not None else None):
            yield _line(state, zone)._replace(note=points if zone.zone.kind == "hand" else "")


def _own_zones(state: State, owner: int, view: View | None) -> Iterator[ZoneView]:
    """The hand of a player, and the cards in front of them."""
    seen = view or state.view(owner, choices=False, knowledge=False)
    for zone in seen.zones:
        if zone.owner == owner and (zone.zone.kind == "hand" or zone.cards):
            yield zone


def _line(state: State, zone: ZoneView) -> Line:
    cells = tuple(_cell(state, place) for place in zone.cards)
    note = "" if zone.worth is None else f"{zone.worth:g}"
    return Line(str(zone.zone), cells, note if zone.cards else f"{zone.size} cards")


def _cell(state: State, place: Place) -> Cell:
    if place is None:
        return Cell("?", 0)
    if isinstance(place, tuple):
        return Cell("+".join(map(str, place)), sum(map(state.game.worth, place)))
    return Cell(str(place), state.game.worth(place))


def written(lines: list[Line]) -> str:
    """Lines of text."""
    texts = []
    for label, cells, note in lines:
        cards = "".join(f"{text:>{CARD_WIDTH}}" for text, _ in cells)
        texts.append(f"{label:{LABEL_WIDTH}}{cards}  {note}".rstrip())
    return "\n".join(texts)


def drawn(lines: list[Line]) -> Image:
    """An image: cards as boxes whose ink shows how many points they are worth."""
    height, width = glyphs.HEIGHT + 2 * GAP, glyphs.WIDTH
    longest = max(len(written([line])) + len(line.cells) for line in lines)
    shape = (len(lines) * (height + GAP) + GAP, longest * width + 2 * GAP, 3)
    image = np.full(shape, TABLE, np.uint8)
    for number, (label, cells, note) in enumerate(lines):
        top = GAP + number * (height + GAP)
        glyphs.draw(image, top + GAP, GAP, label, TEXT)
        left = GAP + LABEL_WIDTH * width
        for text, worth in cells:
            size = max(CARD_WIDTH, len(text) + 1) * width
            image[top : top + height, left : left + size - GAP] = CARD
            ink = INK[min(worth, len(INK)) - 1] if worth else TABLE
            glyphs.draw(image, top + GAP, left + GAP, text, ink)
            left += size
        glyphs.draw(image, top + GAP, left + width, note, TEXT)
    return image
