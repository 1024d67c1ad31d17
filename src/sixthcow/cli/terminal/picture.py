"""A screen that is one picture: painted whole, with keys and clicks handed on."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from sixthcow.cli.terminal.brush import Brush
from sixthcow.cli.terminal.canvas import Canvas, Rect
from sixthcow.cli.terminal.layout import LEAST_HEIGHT, LEAST_WIDTH
from sixthcow.cli.terminal.look import Paint

if TYPE_CHECKING:
    from sixthcow.cli.terminal.app import TerminalApp

Result = TypeVar("Result")


class Picture(Widget):
    """Shows the canvas that its screen paints."""

    DEFAULT_CSS = "Picture { width: 100%; height: 100%; }"

    def __init__(self, screen: "PictureScreen[object]") -> None:
        super().__init__()
        self._screen = screen
        self.canvas: Canvas | None = None

    def repaint(self) -> None:
        """Paint anew, with what has changed."""
        self.canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line for Textual."""
        return self.painted().strip(y, self._screen.paint.encoding)

    def painted(self) -> Canvas:
        """The canvas in the size the terminal has now."""
        width, height = self.size
        if not self.canvas or (self.canvas.width, self.canvas.height) != (width, height):
            screen = self._screen
            brush = Brush(width, height, screen.terminal.tongue, screen.paint)
            if width < LEAST_WIDTH or height < LEAST_HEIGHT:
                say_too_small(brush)
            else:
                screen.draw(brush)
            self.canvas = brush.canvas
        return self.canvas

    def on_click(self, event: events.Click) -> None:
        """A click on a spot means its item."""
        item = self.painted().at(event.x, event.y)
        if item is not None:
            self._screen.clicked(item)


def say_too_small(brush: Brush) -> None:
    """Nothing can be drawn here; the game waits for more room."""
    text = brush.tongue.say("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
    brush.paragraph(Rect(0, 0, brush.width, brush.height), text, brush.paint.accent)


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
    def paint(self) -> Paint:
        """The colours and signs of this screen."""
        return Paint(self.terminal.look, self.table)

    def repaint(self) -> None:
        """Paint anew."""
        if self.is_mounted:
            self.picture.repaint()

    def draw(self, brush: Brush) -> None:
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
