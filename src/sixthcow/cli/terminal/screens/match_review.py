"""The review of a finished match: what the people's decisions cost, and what was luck."""

from collections.abc import Collection

from textual.worker import get_current_worker

from sixthcow.analysis import analyse
from sixthcow.cli.review import decisions_and_match, text_lines
from sixthcow.cli.review_tables import WIDTH
from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.screens.picture import PictureScreen
from sixthcow.engine import Record

BAR = 40


class ReviewScreen(PictureScreen[None]):
    """Analyses in a thread and shows how far it is; then the same text as `sixthcow review`."""

    def __init__(self, record: Record, seats: Collection[int]) -> None:
        super().__init__()
        self._record = record
        self._seats = seats
        self._total = record.decisions(seats)
        self._done = 0
        self._lines: list[str] = []
        self._first = 0

    def on_mount(self) -> None:
        """Begin; the worker is cancelled when the screen is left."""
        self.run_worker(self._analyse, thread=True)

    def _analyse(self) -> None:
        worker = get_current_worker()
        found = []
        for item in decisions_and_match(analyse(self._record, self._seats)):
            if worker.is_cancelled:
                return
            found.append(item)
            self.app.call_from_thread(self._advance, len(found))
        lines = list(text_lines(self._record, found, self.terminal.texts.words))
        self.app.call_from_thread(self._show, lines)

    def _advance(self, done: int) -> None:
        self._done = min(done, self._total)
        self.repaint()

    def _show(self, lines: list[str]) -> None:
        self._lines = lines
        self.repaint()

    @property
    def _page(self) -> int:
        """How many lines fit above the keys."""
        return max(1, self.size.height - 2)

    def draw(self, painter: Painter) -> None:
        """The part of the text that is scrolled to, or how far the analysis is."""
        theme, say = painter.theme, painter.texts.say
        page = Rect((painter.width - WIDTH) // 2, 0, WIDTH, painter.height - 2)
        if self._lines:
            shown = self._lines[self._first : self._first + self._page]
            for number, line in enumerate(shown):
                style = theme.soft if line.startswith("      ") else theme.text
                painter.words(page.line(number), line, style)
            keys = say("keys-review", arrows="↑ ↓", enter="Enter", quit="q")
        else:
            self._progress(painter, page.line(painter.height // 2 - 1))
            keys = say("keys-sheet", enter="Enter", quit="q")
        painter.words(Rect(1, painter.height - 1, painter.width - 2), keys, theme.faint, "middle")

    def _progress(self, painter: Painter, line: Rect) -> None:
        theme, texts = painter.theme, painter.texts
        count = f"{texts.number(self._done)}/{texts.number(self._total)}"
        said = f"{texts.words.text('review-progress')} {count}"
        painter.words(line, said, theme.strong, "middle")
        bar = Rect((painter.width - BAR) // 2, line.y + 2, BAR)
        filled = BAR * self._done // max(1, self._total)
        painter.canvas.fill(bar, theme.faint, "·")
        done = painter.mirrored(bar._replace(width=filled))
        painter.canvas.fill(done, theme.accent, theme.glyphs.bar)

    def pressed(self, key: str, character: str | None) -> bool:
        """Arrows and pages scroll; Enter goes back to the scores."""
        last = max(0, len(self._lines) - self._page)
        steps = {"up": -1, "down": 1, "pageup": -self._page, "pagedown": self._page,
                 "space": self._page, "home": -last, "end": last}  # fmt: skip
        if key in steps:
            self._first = min(last, max(0, self._first + steps[key]))
        elif key in {"enter", "escape", "r"}:
            self.dismiss(None)
        elif key == "q":
            self.app.exit(0)
        return True
