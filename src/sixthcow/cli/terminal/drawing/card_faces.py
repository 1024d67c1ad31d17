"""Cards: filled paper in colour, outlines without it; heads as signs, never as colour alone."""

from collections.abc import Callable
from typing import NamedTuple

from rich.style import Style

from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.digits import large
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.engine import Card
from sixthcow.engine.view import Place


class Size(NamedTuple):
    """The size of a card in cells, including its lower edge, and the gap to the next one."""

    width: int
    height: int
    gap: int = 1

    @property
    def step(self) -> int:
        """From one card to the next."""
        return self.width + self.gap


SMALL = Size(6, 3)
LARGE = Size(11, 5)
# Hands get narrower the more cards they hold.
NARROW = (LARGE, Size(8, 5), Size(6, 5), Size(7, 3), SMALL, Size(5, 3), Size(4, 3), Size(4, 3, 0))


class Drawer:
    """Draws cards of one game."""

    def __init__(self, painter: Painter, worth: Callable[[Card], int], *, heads: bool) -> None:
        """`heads`: whether a card's penalty points are drawn on it."""
        self.painter = painter
        self.theme = painter.theme
        self.worth = worth
        self.heads = heads

    def card(self, x: int, y: int, size: Size, place: Place, *, chosen: bool = False) -> Rect:
        """A card, a face-down card, or cards lying on each other (the topmost, and how many)."""
        rect = Rect(x, y, size.width, size.height)
        if place is None:
            self._block(rect, self.theme.back, self.theme.edge_of(self.theme.back), chosen=chosen)
            middle = self.theme.glyphs.back * max(1, size.width - 2)
            for line in range(size.height - 1 if self.theme.colour else 0):
                self.painter.centred(rect.line(line), middle, self.theme.faint)
            if not self.theme.colour:
                self.painter.centred(rect.line(size.height // 2), middle, self.theme.faint)
            return rect
        cards = place if isinstance(place, tuple) else (place,)
        heads = self.worth(cards[-1])
        tint = heads if self.heads else (1 if isinstance(cards[-1], int) else 2)
        self._block(rect, self.theme.card(tint), self.theme.edge(tint), chosen=chosen)
        self._faces(rect, cards, heads, tint)
        return rect

    def _faces(self, rect: Rect, cards: tuple[Card, ...], heads: int, tint: int) -> None:
        filled = self.theme.colour
        signs = self._signs(heads, rect.width - (1 if filled else 2)) if self.heads else ""
        name = self.face(cards[-1])
        if len(cards) > 1:
            name = f"{name}{self.theme.glyphs.times}{len(cards)}"
        if filled and self.theme.glyphs.dotted and name.isdecimal() and rect.width >= LARGE.width:
            signs = self._signs(heads, rect.width - 3 - len(name)) if self.heads else ""
            self._large(rect, name, signs, tint)
            return
        self.painter.centred(rect.line(0), signs, self.theme.horns(tint))
        line = (rect.height - 1) // 2 if rect.height > 3 or not self.heads or not filled else 1
        self.painter.centred(rect.line(line), name, self.theme.card(tint))

    def _large(self, rect: Rect, name: str, signs: str, tint: int) -> None:
        """The number twice, as on a real card: small in the corner, large in the middle."""
        canvas, right = self.painter.canvas, rect.x + rect.width
        canvas.write(rect.x + 1, rect.y, name, self.theme.card(tint))
        canvas.write(right - 1 - len(signs), rect.y, signs, self.theme.horns(tint))
        for line, cells in enumerate(large(name), start=1):
            left = rect.x + (rect.width - len(cells) + 1) // 2
            canvas.write(left, rect.y + line, cells, self.theme.card(tint))

    def face(self, card: Card) -> str:
        """The text on a card."""
        return self.theme.glyphs.special(card) if isinstance(card, str) else str(card)

    def strip(self, rect: Rect, place: Place, *, chosen: bool = False, lined: bool = False) -> None:
        """A card of one line: its number on its tint; `lined`, if it touches the next one."""
        if place is None:
            self.painter.canvas.fill(rect, self.theme.back, self.theme.glyphs.back)
            return
        card = place[-1] if isinstance(place, tuple) else place
        tint = self.worth(card) if self.heads else 1
        style = self.theme.chosen if chosen else self.theme.card(tint)
        self.painter.canvas.fill(rect, style)
        face = self.face(card)
        if lined:
            style += Style(underline=True)
            face = face.center(rect.width)
        if not self.theme.colour and rect.width > len(face) + 1:
            face = f"[{face}]"
        self.painter.centred(rect, face, style)

    def empty(self, x: int, y: int, size: Size, style: Style, sign: str = "") -> Rect:
        """An empty place: dashed, with a sign in it."""
        rect = Rect(x, y, size.width, size.height)
        glyphs = self.theme.glyphs
        if self.theme.colour:
            self._block(rect, style, self.theme.edge_of(style))
        else:
            self._outline(rect, style, glyphs.corners, glyphs.dash, glyphs.dash_down)
        self.painter.centred(rect.line((size.height - 1) // 2), sign, style)
        return rect

    def _signs(self, heads: int, room: int) -> str:
        glyphs = self.theme.glyphs
        return glyphs.head * heads if heads <= room else f"{glyphs.head}{glyphs.times}{heads}"

    def _block(self, rect: Rect, style: Style, edge: Style, *, chosen: bool = False) -> None:
        glyphs = self.theme.glyphs
        if not self.theme.colour:
            if chosen:
                across, down = glyphs.chosen_across, glyphs.chosen_down
                self._outline(rect, style, glyphs.chosen_corners, across, down)
            else:
                self._outline(rect, style, glyphs.corners, glyphs.across, glyphs.down)
            return
        body = rect._replace(height=rect.height - 1)
        self.painter.canvas.fill(body, style)
        last = rect.line(rect.height - 1)
        self.painter.canvas.fill(last, edge, glyphs.half)

    def _outline(self, rect: Rect, style: Style, corners: str, across: str, down: str) -> None:
        canvas, inner = self.painter.canvas, rect.width - 2
        top, bottom = rect.y, rect.y + rect.height - 1
        canvas.write(rect.x, top, corners[0] + across * inner + corners[1], style)
        for y in range(top + 1, bottom):
            canvas.write(rect.x, y, down + " " * inner + down, style)
        canvas.write(rect.x, bottom, corners[2] + across * inner + corners[3], style)
