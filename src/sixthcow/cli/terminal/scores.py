"""The score sheet: every round, the totals as bars, and at the end who won."""

from collections.abc import Hashable

from sixthcow.cli.terminal.brush import Brush
from sixthcow.cli.terminal.canvas import Rect
from sixthcow.cli.terminal.frames import Sheet
from sixthcow.cli.terminal.picture import PictureScreen
from sixthcow.locale.say import Speaker

COLUMN = 6
LEAST_BAR = 20


class SheetScreen(PictureScreen[str]):
    """Shown after a round, at the end of a match, or on demand."""

    def __init__(self, sheet: Sheet, speaker: Speaker) -> None:
        super().__init__()
        self.sheet = sheet
        self.speaker = speaker

    @property
    def ends_the_match(self) -> bool:
        """What follows is another match, not the next round."""
        return self.sheet.outcome is not None and not self.sheet.looked_up

    def draw(self, brush: Brush) -> None:
        """One line a player; the best first when the match is over."""
        sheet, paint, say = self.sheet, brush.paint, brush.tongue.say
        wide = min(100, brush.width - 4)
        page = Rect((brush.width - wide) // 2, 1, wide, brush.height - 2)
        over = sheet.outcome is not None
        title = say("match-over") if over else say("sheet", rounds=len(sheet.rounds))
        brush.words(page.line(0), title, paint.strong, "middle")
        line = 2
        if sheet.outcome:
            for text in self.speaker.outcome(sheet.outcome):
                brush.words(page.line(line), text, paint.accent, "middle")
                line += 1
            line += 1
        self._rows(brush, page, line)
        if self.ends_the_match:
            keys = say("keys-over", again="a", menu="m", quit="q")
        else:
            keys = say("keys-sheet", enter="Enter", quit="q")
        brush.words(Rect(1, brush.height - 1, brush.width - 2), keys, paint.faint, "middle")

    def _rows(self, brush: Brush, page: Rect, line: int) -> None:
        sheet, paint, tongue = self.sheet, brush.paint, brush.tongue
        names = list(map(self.speaker.name, range(len(sheet.totals))))
        wide = min(18, max(map(len, names)) + 4)
        shown = max(1, (page.width - wide - COLUMN - LEAST_BAR - 3) // COLUMN)
        rounds = list(enumerate(sheet.rounds, start=1))[-shown:]
        bars = page.width - wide - (len(rounds) + 1) * COLUMN - 3
        order = sorted(range(len(names)), key=lambda seat: (sheet.totals[seat], seat))
        x = page.x + wide
        for number, _ in rounds:
            self._cell(brush, x, page.y + line, tongue.number(number), paint.soft)
            x += COLUMN
        self._cell(brush, x, page.y + line, tongue.say("total"), paint.soft)
        most = max([*sheet.totals, sheet.target or 0, 1])
        air = 2 if len(order) * 2 + line + 2 < page.height else 1
        for place, seat in enumerate(order):
            y = page.y + line + air + place * air
            self._player(brush, Rect(page.x, y, wide), seat, names[seat])
            x = page.x + wide
            for _, points in rounds:
                self._cell(brush, x, y, tongue.number(points[seat]), paint.text)
                x += COLUMN
            best = sheet.totals[seat] == min(sheet.totals)
            style = paint.accent if best else paint.strong
            self._cell(brush, x, y, tongue.number(sheet.totals[seat]), style)
            self._bar(brush, Rect(x + COLUMN + 2, y, bars), sheet.totals[seat] / most, best=best)
        if sheet.target:
            at = Rect(x + COLUMN + 2, page.y + line, bars)
            brush.words(brush.mirrored(at), tongue.number(sheet.target), paint.danger, "end")

    def _player(self, brush: Brush, rect: Rect, seat: int, name: str) -> None:
        rank = ""
        if self.sheet.outcome:
            rank = f"{brush.tongue.number(self.sheet.outcome.ranking[seat])}. "
        brush.words(brush.mirrored(rect), rank + name, brush.paint.strong)

    def _cell(self, brush: Brush, x: int, y: int, text: str, style: object) -> None:
        rect = brush.mirrored(Rect(x, y, COLUMN))
        brush.words(rect, text, style, "end")  # type: ignore[arg-type]

    def _bar(self, brush: Brush, rect: Rect, share: float, *, best: bool) -> None:
        filled = round(share * rect.width)
        style = brush.paint.accent if best else brush.paint.soft
        brush.canvas.fill(brush.mirrored(rect), brush.paint.faint, "·")
        bar = brush.mirrored(rect._replace(width=filled))
        brush.canvas.fill(bar, style, brush.paint.glyphs.bar)

    def clicked(self, item: Hashable) -> None:
        """A click is as good as Enter."""
        self.pressed("enter", None)

    def pressed(self, key: str, character: str | None) -> bool:
        """Enter goes on, m goes to the start, q leaves.

        After a match only `a` begins another: whoever hurries through the last moves with Enter
        must not leave the result unseen.
        """
        if key in {"m", "escape"}:
            self.dismiss("menu")
        elif key == "a" or (key in {"enter", "space", "s", "w"} and not self.ends_the_match):
            self.dismiss("again")
        elif key == "q":
            self.app.exit(0)
        return True
