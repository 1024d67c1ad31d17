"""The screen between two people's turns on one keyboard: neutral, it shows nobody's cards."""

from collections.abc import Hashable

from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.screens.picture import PictureScreen


class HandoverScreen(PictureScreen[None]):
    """Waits until the next person sits at the keyboard."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def draw(self, painter: Painter) -> None:
        """Who is next."""
        middle = painter.height // 2
        line = Rect(2, middle - 2, painter.width - 4)
        painter.words(
            line, painter.texts.say("handover", name=self.person), painter.theme.strong, "middle"
        )
        hint = painter.texts.say("handover-key", name=self.person, key="Enter")
        painter.words(line.line(2), hint, painter.theme.accent, "middle")
        painter.canvas.mark(Rect(0, 0, painter.width, painter.height), "go on")

    def clicked(self, item: Hashable) -> None:
        """A click works like a key."""
        self.dismiss(None)

    def pressed(self, key: str, character: str | None) -> bool:
        """Only Enter continues: a key pressed in haste must not reveal a hand."""
        if key == "enter":
            self.dismiss(None)
        elif key == "q":
            self.app.exit(0)
        return True
