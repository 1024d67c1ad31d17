"""A screen that is one picture: painted as a whole, with keys and clicks passed on."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from sixthcow.cli.terminal.drawing.canvas import Canvas, Rect
from sixthcow.cli.terminal.drawing.layout import LEAST_HEIGHT, LEAST_WIDTH
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.drawing.theme import Theme

if TYPE_CHECKING:
    from sixthcow.cli.terminal.tui import TerminalApp

Result = TypeVar("Result")


class Picture(Widget):
    """Shows the canvas that its screen paints."""

    DEFAULT_CSS = "Picture { width: 100%; height: 100%; }"

    def __init__(self, screen: "PictureScreen[object]") -> None:
        super().__init__()
        self._screen = screen
        self.canvas: Canvas | None = None

    def repaint(self) -> None:
        """Draw what has changed."""
        self.canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line for Textual."""
        return self.painted().strip(y, self._screen.theme.encoding)

    def painted(self) -> Canvas:
        """The canvas in the size the terminal has now."""
        width, height = self.size
        if not self.canvas or (self.canvas.width, self.canvas.height) != (width, height):
            screen = self._screen
            painter = Painter(width, height, screen.terminal.texts, screen.theme)
            if width < LEAST_WIDTH or height < LEAST_HEIGHT:
                say_too_small(painter)
            else:
                screen.draw(painter)
            self.canvas = painter.canvas
        return self.canvas

    def on_click(self, event: events.Click) -> None:
        """A click on a spot means its item."""
        item = self.painted().at(event.x, event.y)
        if item is not None:
            self._screen.clicked(item)


def say_too_small(painter: Painter) -> None:
    """The terminal is too small; ask for more room."""
    text = painter.texts.say("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
    painter.paragraph(Rect(0, 0, painter.width, painter.height), text, painter.theme.accent)


class PictureScreen(Screen[Result], Generic[Result]):
    """A screen of one picture."""

    table = "rows"

    def __init__(self) -> None:
        super().__init__()
        self.picture = Picture(cast("PictureScreen[object]", self))

    def compose(self) -> ComposeResult:
        """Nothing but the picture."""
        yield self.picture

    @property
    def terminal(self) -> "TerminalApp":
        """The application, as its own class."""
        return cast("TerminalApp", self.app)

    @property
    def theme(self) -> Theme:
        """The colours and signs of this screen."""
        return Theme(self.terminal.appearance, self.table)

    def repaint(self) -> None:
        """Draw what has changed."""
        if self.is_mounted:
            self.picture.repaint()

    def draw(self, painter: Painter) -> None:
        """Draw the picture."""

    def clicked(self, item: Hashable) -> None:
        """Do what a click on an item means."""

    def pressed(self, key: str, character: str | None) -> bool:
        """Do what a key means; whether it means anything here."""
        return False

    def on_key(self, event: events.Key) -> None:
        """Every key goes to the picture."""
        if self.pressed(event.key, event.character if event.is_printable else None):
            event.stop()
            event.prevent_default()
            self.repaint()
