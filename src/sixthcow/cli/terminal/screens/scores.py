"""The score sheet: every round, the totals as bars, and at the end who won."""

from collections.abc import Callable, Hashable

from sixthcow.cli.terminal.animation.frames import Sheet
from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.screens.picture import PictureScreen
from sixthcow.locale.say import Speaker

COLUMN = 6
LEAST_BAR = 20


class SheetScreen(PictureScreen[str]):
    """Shown after a round, at the end of a match, or on demand."""

    def __init__(
        self, sheet: Sheet, speaker: Speaker, review: Callable[[], None] | None = None
    ) -> None:
        """`review` opens the review of the match, once it is over."""
        super().__init__()
        self.sheet = sheet
        self.speaker = speaker
        self._review = review

    @property
    def ends_the_match(self) -> bool:
        """Whether another match follows, not the next round."""
        return self.sheet.outcome is not None and not self.sheet.looked_up

    def draw(self, painter: Painter) -> None:
        """One line per player; the best first when the match is over."""
        sheet, theme, say = self.sheet, painter.theme, painter.texts.say
        wide = min(100, painter.width - 4)
        page = Rect((painter.width - wide) // 2, 1, wide, painter.height - 2)
        over = sheet.outcome is not None
        title = say("match-over") if over else say("sheet", rounds=len(sheet.rounds))
        painter.words(page.line(0), title, theme.strong, "middle")
        line = 2
        if sheet.outcome:
            for text in self.speaker.outcome(sheet.outcome):
                painter.words(page.line(line), text, theme.accent, "middle")
                line += 1
            line += 1
        self._rows(painter, page, line)
        if self.ends_the_match:
            keys = say("keys-over", again="a", review="r", menu="m", quit="q")
        else:
            keys = say("keys-sheet", enter="Enter", quit="q")
        painter.words(Rect(1, painter.height - 1, painter.width - 2), keys, theme.faint, "middle")

    def _rows(self, painter: Painter, page: Rect, line: int) -> None:
        sheet, theme, texts = self.sheet, painter.theme, painter.texts
        names = list(map(self.speaker.name, range(len(sheet.totals))))
        wide = min(18, max(map(len, names)) + 4)
        shown = max(1, (page.width - wide - COLUMN - LEAST_BAR - 3) // COLUMN)
        rounds = list(enumerate(sheet.rounds, start=1))[-shown:]
        bars = page.width - wide - (len(rounds) + 1) * COLUMN - 3
        order = sorted(range(len(names)), key=lambda seat: (sheet.totals[seat], seat))
        x = page.x + wide
        for number, _ in rounds:
            self._cell(painter, x, page.y + line, texts.number(number), theme.soft)
            x += COLUMN
        self._cell(painter, x, page.y + line, texts.say("total"), theme.soft)
        most = max([*sheet.totals, sheet.target or 0, 1])
        air = 2 if len(order) * 2 + line + 2 < page.height else 1
        for place, seat in enumerate(order):
            y = page.y + line + air + place * air
            self._player(painter, Rect(page.x, y, wide), seat, names[seat])
            x = page.x + wide
            for _, points in rounds:
                self._cell(painter, x, y, texts.number(points[seat]), theme.text)
                x += COLUMN
            best = sheet.totals[seat] == min(sheet.totals)
            style = theme.accent if best else theme.strong
            self._cell(painter, x, y, texts.number(sheet.totals[seat]), style)
            self._bar(painter, Rect(x + COLUMN + 2, y, bars), sheet.totals[seat] / most, best=best)
        if sheet.target:
            at = Rect(x + COLUMN + 2, page.y + line, bars)
            painter.words(painter.mirrored(at), texts.number(sheet.target), theme.danger, "end")

    def _player(self, painter: Painter, rect: Rect, seat: int, name: str) -> None:
        rank = ""
        if self.sheet.outcome:
            rank = f"{painter.texts.number(self.sheet.outcome.ranking[seat])}. "
        painter.words(painter.mirrored(rect), rank + name, painter.theme.strong)

    def _cell(self, painter: Painter, x: int, y: int, text: str, style: object) -> None:
        rect = painter.mirrored(Rect(x, y, COLUMN))
        painter.words(rect, text, style, "end")  # type: ignore[arg-type]

    def _bar(self, painter: Painter, rect: Rect, share: float, *, best: bool) -> None:
        filled = round(share * rect.width)
        style = painter.theme.accent if best else painter.theme.soft
        painter.canvas.fill(painter.mirrored(rect), painter.theme.faint, "·")
        bar = painter.mirrored(rect._replace(width=filled))
        painter.canvas.fill(bar, style, painter.theme.glyphs.bar)

    def clicked(self, item: Hashable) -> None:
        """A click works like Enter."""
        self.pressed("enter", None)

    def pressed(self, key: str, character: str | None) -> bool:
        """Enter continues, r reviews the match, m goes to the start, q quits.

        After a match only `a` starts another: hurrying through the last moves with Enter must not
        skip the result.
        """
        if key in {"m", "escape"}:
            self.dismiss("menu")
        elif key == "a" or (key in {"enter", "space", "s", "w"} and not self.ends_the_match):
            self.dismiss("again")
        elif key == "r" and self._review:
            self._review()
        elif key == "q":
            self.app.exit(0)
        return True
