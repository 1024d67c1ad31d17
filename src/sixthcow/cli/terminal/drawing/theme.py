"""Colours and signs: five paper tints for bull heads, one accent, one danger, nothing else."""

from dataclasses import dataclass

from rich.style import Style

from sixthcow.cli.terminal.settings import Appearance

# By theme: the table of a game of rows, and of one of targets; then the tints by heads.
GROUNDS = {
    "dark": {"rows": ("#16211d", "#101916", "#24332d"), "sky": ("#1b2942", "#142035", "#2a3b59")},
    "light": {"rows": ("#2f5d50", "#274e43", "#3d6f61"), "sky": ("#35507a", "#2c4469", "#45628f")},
}
TINTS = {
    "dark": {1: "#efe7d6", 2: "#b9d2e8", 3: "#f0cf85", 5: "#f29d80", 7: "#c7a1e2"},
    "light": {1: "#fbf7ee", 2: "#cfe3f5", 3: "#ffe2a1", 5: "#ffb59a", 7: "#d9b8f0"},
}
INK, HORNS, WHITE = "#1f2421", "#8a3f1c", "#f4f1e8"
SOFT = {"dark": "#a9b3ae", "light": "#cfdcd6"}
FAINT = {"dark": "#66736c", "light": "#8fb0a4"}
ACCENT, DANGER, DANGER_GROUND = "#ffd35c", "#ff6b4a", {"dark": "#3a1d17", "light": "#6b3a2f"}


@dataclass(frozen=True)
class Glyphs:
    """The characters that pictures are made of, each one cell wide."""

    head: str = "ȣ"
    times: str = "×"
    corners: str = "╭╮╰╯"
    chosen_corners: str = "╔╗╚╝"
    across: str = "─"
    down: str = "│"
    chosen_across: str = "═"
    chosen_down: str = "║"
    dash: str = "╌"
    dash_down: str = "╎"
    half: str = "▀"
    bar: str = "█"
    back: str = "▒"
    here: str = "▸"
    done: str = "✓"
    left: str = "◂"
    right: str = "▸"
    across_keys: str = "←→"
    down_keys: str = "↑↓"
    marker: str = "●"
    clockwise: str = "↻"
    counter: str = "↺"
    starter: str = "①"
    dotted: bool = True  # large numbers can be drawn with half cells
    specials: tuple[tuple[str, str], ...] = (("R", "⇄"), ("T", "☞"), ("U", "↑"))

    def special(self, card: str) -> str:
        """The sign on a special card."""
        return dict(self.specials).get(card, card)


ASCII = Glyphs(
    head="*", times="x", corners="++++", chosen_corners="####", across="-", down="|",
    chosen_across="=", chosen_down="H", dash=".", dash_down=":", half="-",
    bar="#", back="%", here=">", done="+", left="<", right=">", marker="o",
    across_keys="<>", down_keys="^v", clockwise=">", counter="<", starter="1", specials=(),
    dotted=False,
)  # fmt: skip


class Theme:
    """The styles of a theme, by what they mean. Without colour there are only weight and inversion,
    and cards are outlined instead of filled."""

    def __init__(self, appearance: Appearance, table: str = "rows") -> None:
        self.colour = appearance.colour
        self.glyphs = Glyphs() if appearance.unicode else ASCII
        self.encoding = "utf-8" if appearance.unicode else "ascii"
        theme = appearance.theme
        ground, shade, place = GROUNDS[theme][table]
        self.ground = self._style(WHITE, ground)
        self.shade = self._style(WHITE, shade)
        self.place = self._style(FAINT[theme], place)
        self.button = self._style(WHITE, place)
        self.text = self._style(WHITE)
        self.strong = self._style(WHITE, bold=True)
        self.soft = self._style(SOFT[theme], dim=not appearance.colour)
        self.faint = self._style(FAINT[theme], dim=not appearance.colour)
        self.accent = self._style(ACCENT, bold=True)
        self.chosen = self._style(INK, ACCENT, bold=True, reverse=not appearance.colour)
        self.danger = self._style(DANGER, bold=True)
        self.sixth = self._style(DANGER, DANGER_GROUND[theme])
        self.back = self._style(SOFT[theme], place)
        self._tints = TINTS[theme]

    def card(self, heads: int) -> Style:
        """The paper of a card with this many heads, and its number."""
        return self._style(INK, self._tint(heads), bold=True)

    def horns(self, heads: int) -> Style:
        """The heads drawn on a card."""
        return self._style(HORNS, self._tint(heads))

    def edge(self, heads: int) -> Style:
        """The lower edge of a card, half a cell high."""
        return self._style(self._tint(heads))

    def edge_of(self, style: Style) -> Style:
        """The lower edge of a part in another style."""
        if not self.colour or style.bgcolor is None:
            return style
        return Style(color=style.bgcolor)

    def _tint(self, heads: int) -> str:
        return self._tints[max(step for step in self._tints if step <= max(1, heads))]

    def _style(
        self, colour: str, ground: str | None = None, *, bold: bool = False,
        dim: bool = False, reverse: bool = False,
    ) -> Style:  # fmt: skip
        return Style(
            color=colour if self.colour else None,
            bgcolor=ground if self.colour else None,
            bold=bold or None,
            dim=dim or None,
            reverse=reverse or None,
        )
