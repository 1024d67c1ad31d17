"""A picture of cells: text written at places, spots that can be clicked, and lines for Textual."""

from collections.abc import Hashable, Iterator
from itertools import groupby
from typing import NamedTuple

from rich.cells import get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Rect(NamedTuple):
    """A part of the screen."""

    x: int
    y: int
    width: int
    height: int = 1

    def mirrored(self, width: int) -> "Rect":
        """This part mirrored in a picture of that width."""
        return self._replace(x=width - self.x - self.width)

    def inset(self, by: int) -> "Rect":
        """This part, narrower by some cells on both sides."""
        return self._replace(x=self.x + by, width=self.width - 2 * by)

    def line(self, number: int) -> "Rect":
        """One line of it, from 0."""
        return Rect(self.x, self.y + number, self.width)

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """Cells of text and style. Writing outside of it is not an error: what does not fit is cut."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", ground)] * width for _ in range(height)]
        self.spots: dict[Hashable, Rect] = {}

    def write(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text from a cell on; a style without a background keeps the old one."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for sign in text:
            size = get_character_cell_size(sign)
            if size == 0:
                if 0 < x <= self.width and row[x - 1][0]:
                    row[x - 1] = (row[x - 1][0] + sign, row[x - 1][1])
                continue
            if x >= 0 and x + size <= self.width:
                row[x] = (sign, row[x][1] + style)
                if size == 2:
                    row[x + 1] = ("", row[x + 1][1] + style)
            x += size

    def fill(self, rect: Rect, style: Style, sign: str = " ") -> None:
        """Fill a part with one character."""
        for y in range(rect.y, rect.y + rect.height):
            self.write(rect.x, y, sign * rect.width, style)

    def mark(self, rect: Rect, item: Hashable) -> None:
        """Set what a click in this part means."""
        self.spots[item] = rect

    def at(self, x: int, y: int) -> Hashable | None:
        """What a click here means: the spot marked last wins."""
        found = [item for item, rect in self.spots.items() if rect.holds(x, y)]
        return found[-1] if found else None

    def strip(self, y: int, encoding: str) -> Strip:
        """A line for Textual, in characters that the encoding has."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        return Strip(list(self._segments(y, encoding)), self.width)

    def text(self) -> str:
        """The picture without its styles."""
        return "\n".join("".join(sign for sign, _ in row).rstrip() for row in self._cells)

    def _segments(self, y: int, encoding: str) -> Iterator[Segment]:
        for style, cells in groupby(self._cells[y], key=lambda cell: cell[1]):
            text = "".join(sign for sign, _ in cells)
            yield Segment(in_encoding(text, encoding), style)


PLAIN = str.maketrans({"…": ".", "–": "-", "—": "-", "·": "-", "’": "'", "“": '"', "”": '"'})


def in_encoding(text: str, encoding: str) -> str:
    """The text with characters that the encoding lacks replaced by plain ones."""
    if encoding == "utf-8":
        return text
    return text.translate(PLAIN).encode(encoding, "replace").decode(encoding)
