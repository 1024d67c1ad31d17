"""The tools that every part of a screen draws with: a canvas, a language and a theme."""

from rich.cells import cell_len
from rich.style import Style

from sixthcow.cli.terminal.drawing.canvas import Canvas, Rect
from sixthcow.cli.terminal.drawing.theme import Theme
from sixthcow.cli.terminal.language.texts import Texts


class Painter:
    """Puts words and signs on a canvas, in a language's direction and a theme's styles."""

    def __init__(self, width: int, height: int, texts: Texts, theme: Theme) -> None:
        self.canvas = Canvas(width, height, theme.ground)
        self.texts = texts
        self.theme = theme
        self.width = width
        self.height = height

    def mirrored(self, rect: Rect) -> Rect:
        """Where a part of the screen is in this language's direction."""
        return rect.mirrored(self.width) if self.texts.rtl else rect

    def words(self, rect: Rect, text: str, style: Style, align: str = "start") -> None:
        """One line of words; `start` is where the language begins to read."""
        self._put(rect, self.texts.line(text, rect.width), style, align)

    def paragraph(self, rect: Rect, text: str, style: Style, align: str = "start") -> int:
        """Words on several lines; returns how many it took."""
        lines = self.texts.lines(text, rect.width)
        for number, line in enumerate(lines[: rect.height]):
            self._put(rect.line(number), line, style, align)
        return len(lines)

    def centred(self, rect: Rect, text: str, style: Style) -> None:
        """Signs that are no words (a card's number), in the middle."""
        self._put(rect, text, style, "middle")

    def _put(self, rect: Rect, line: str, style: Style, align: str) -> None:
        room = rect.width - cell_len(line)
        if align == "middle":
            shift = room // 2
        else:
            shift = room if (align == "end") != self.texts.rtl else 0
        self.canvas.write(rect.x + max(0, shift), rect.y, line, style)
