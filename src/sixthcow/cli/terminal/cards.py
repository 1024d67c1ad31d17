"""Cards: filled paper in colour, outlines without it; heads as signs, never as colour alone."""

from collections.abc import Callable
from typing import NamedTuple

from rich.style import Style

from sixthcow.cli.terminal.brush import Brush
from sixthcow.cli.terminal.canvas import Rect
from sixthcow.cli.terminal.digits import large
from sixthcow.engine import Card
from sixthcow.engine.view import Place


class Size(NamedTuple):
    """A card's cells, its lower edge included, and the gap to the next one."""

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

    def __init__(self, brush: Brush, worth: Callable[[Card], int], *, heads: bool) -> None:
        """`heads`: whether a card's penalty points are drawn on it."""
        self.brush = brush
        self.paint = brush.paint
        self.worth = worth
        self.heads = heads

    def card(self, x: int, y: int, size: Size, place: Place, *, chosen: bool = False) -> Rect:
        """A card, a face-down card, or cards lying on each other (the topmost, and how many)."""
        rect = Rect(x, y, size.width, size.height)
        if place is None:
            self._block(rect, self.paint.back, self.paint.edge_of(self.paint.back), chosen=chosen)
            middle = self.paint.glyphs.back * max(1, size.width - 2)
            for line in range(size.height - 1 if self.paint.colour else 0):
                self.brush.centred(rect.line(line), middle, self.paint.faint)
            if not self.paint.colour:
                self.brush.centred(rect.line(size.height // 2), middle, self.paint.faint)
            return rect
        cards = place if isinstance(place, tuple) else (place,)
        heads = self.worth(cards[-1])
        tint = heads if self.heads else (1 if isinstance(cards[-1], int) else 2)
        self._block(rect, self.paint.card(tint), self.paint.edge(tint), chosen=chosen)
        self._faces(rect, cards, heads, tint)
        return rect

    def _faces(self, rect: Rect, cards: tuple[Card, ...], heads: int, tint: int) -> None:
        filled = self.paint.colour
        signs = self._signs(heads, rect.width - (1 if filled else 2)) if self.heads else ""
        name = self.face(cards[-1])
        if len(cards) > 1:
            name = f"{name}{self.paint.glyphs.times}{len(cards)}"
        if filled and self.paint.glyphs.dotted and name.isdecimal() and rect.width >= LARGE.width:
            signs = self._signs(heads, rect.width - 3 - len(name)) if self.heads else ""
            self._large(rect, name, signs, tint)
            return
        self.brush.centred(rect.line(0), signs, self.paint.horns(tint))
        line = (rect.height - 1) // 2 if rect.height > 3 or not self.heads or not filled else 1
        self.brush.centred(rect.line(line), name, self.paint.card(tint))

    def _large(self, rect: Rect, name: str, signs: str, tint: int) -> None:
        """The number twice, as on a real card: small in the corner, large in the middle."""
        canvas, right = self.brush.canvas, rect.x + rect.width
        canvas.write(rect.x + 1, rect.y, name, self.paint.card(tint))
        canvas.write(right - 1 - len(signs), rect.y, signs, self.paint.horns(tint))
        for line, cells in enumerate(large(name), start=1):
            left = rect.x + (rect.width - len(cells) + 1) // 2
            canvas.write(left, rect.y + line, cells, self.paint.card(tint))

    def face(self, card: Card) -> str:
        """What stands on a card."""
        return self.paint.glyphs.special(card) if isinstance(card, str) else str(card)

    def strip(self, rect: Rect, place: Place, *, chosen: bool = False, lined: bool = False) -> None:
        """A card of one line: its number on its tint; `lined`, if it touches the next one."""
        if place is None:
            self.brush.canvas.fill(rect, self.paint.back, self.paint.glyphs.back)
            return
        card = place[-1] if isinstance(place, tuple) else place
        tint = self.worth(card) if self.heads else 1
        style = self.paint.chosen if chosen else self.paint.card(tint)
        self.brush.canvas.fill(rect, style)
        face = self.face(card)
        if lined:
            style += Style(underline=True)
            face = face.center(rect.width)
        if not self.paint.colour and rect.width > len(face) + 1:
            face = f"[{face}]"
        self.brush.centred(rect, face, style)

    def empty(self, x: int, y: int, size: Size, style: Style, sign: str = "") -> Rect:
        """A place where no card lies: dashed, with a sign in it."""
        rect = Rect(x, y, size.width, size.height)
        glyphs = self.paint.glyphs
        if self.paint.colour:
            self._block(rect, style, self.paint.edge_of(style))
        else:
            self._outline(rect, style, glyphs.corners, glyphs.dash, glyphs.dash_down)
        self.brush.centred(rect.line((size.height - 1) // 2), sign, style)
        return rect

    def _signs(self, heads: int, room: int) -> str:
        glyphs = self.paint.glyphs
        return glyphs.head * heads if heads <= room else f"{glyphs.head}{glyphs.times}{heads}"

    def _block(self, rect: Rect, style: Style, edge: Style, *, chosen: bool = False) -> None:
        glyphs = self.paint.glyphs
        if not self.paint.colour:
            if chosen:
                across, down = glyphs.chosen_across, glyphs.chosen_down
                self._outline(rect, style, glyphs.chosen_corners, across, down)
            else:
                self._outline(rect, style, glyphs.corners, glyphs.across, glyphs.down)
            return
        body = rect._replace(height=rect.height - 1)
        self.brush.canvas.fill(body, style)
        last = rect.line(rect.height - 1)
        self.brush.canvas.fill(last, edge, glyphs.half)

    def _outline(self, rect: Rect, style: Style, corners: str, across: str, down: str) -> None:
        canvas, inner = self.brush.canvas, rect.width - 2
        top, bottom = rect.y, rect.y + rect.height - 1
        canvas.write(rect.x, top, corners[0] + across * inner + corners[1], style)
        for y in range(top + 1, bottom):
            canvas.write(rect.x, y, down + " " * inner + down, style)
        canvas.write(rect.x, bottom, corners[2] + across * inner + corners[3], style)
