"""The screen between two people's turns on one keyboard: neutral, it shows nobody's cards."""

from collections.abc import Hashable

from sixthcow.cli.terminal.brush import Brush
from sixthcow.cli.terminal.canvas import Rect
from sixthcow.cli.terminal.picture import PictureScreen


class HandoverScreen(PictureScreen[None]):
    """Waits until the next person sits at the keyboard."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def draw(self, brush: Brush) -> None:
        """Who is next."""
        middle = brush.height // 2
        line = Rect(2, middle - 2, brush.width - 4)
        brush.words(
            line, brush.tongue.say("handover", name=self.person), brush.paint.strong, "middle"
        )
        hint = brush.tongue.say("handover-key", name=self.person, key="Enter")
        brush.words(line.line(2), hint, brush.paint.accent, "middle")
        brush.canvas.mark(Rect(0, 0, brush.width, brush.height), "go on")

    def clicked(self, item: Hashable) -> None:
        """A click is as good as a key."""
        self.dismiss(None)

    def pressed(self, key: str, character: str | None) -> bool:
        """Only Enter: a key pressed in haste must not show a hand."""
        if key == "enter":
            self.dismiss(None)
        elif key == "q":
            self.app.exit(0)
        return True
