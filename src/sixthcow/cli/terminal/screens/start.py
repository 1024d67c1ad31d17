"""The start screen: which game, then with whom and how. Pressing Enter twice plays."""

from collections.abc import Hashable
from dataclasses import replace
from pathlib import Path

from sixthcow.bots import LEVELS
from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.screens.fields import (
    OWN_NAMES,
    Field,
    chosen_options,
    name_of,
    option_field,
)
from sixthcow.cli.terminal.screens.picture import PictureScreen
from sixthcow.cli.terminal.settings import SPEEDS, THEMES, Settings
from sixthcow.cli.terminal.table import storage
from sixthcow.engine import Refused
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES
from sixthcow.locale.say import Speaker

CONTINUE = "continue"


class StartScreen(PictureScreen[None]):
    """The list of games, with the unfinished one first if there is one."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.unfinished: Path | None = storage.latest_unfinished()
        self.told = storage.brief(self.unfinished) if self.unfinished else ("", 0)
        self.entries = [*([CONTINUE] if self.unfinished else []), *GAMES]
        self.at = 0
        self.refusal = ""

    def draw(self, painter: Painter) -> None:
        """One line per game: its name and what it is about."""
        theme, say, words = painter.theme, painter.texts.say, painter.texts.words
        page = Rect(2, 1, painter.width - 4, painter.height - 2)
        painter.words(page.line(0), f"{theme.glyphs.head} {say('title')}", theme.strong, "middle")
        painter.words(page.line(1), say("choose-game"), theme.soft, "middle")
        air = 2 if painter.height >= 2 * len(self.entries) + 10 else 1
        names = {
            name: say(CONTINUE) if name == CONTINUE else words.text(f"game-{name}")
            for name in self.entries
        }
        wide = max(len(name) for name in names.values()) + 4
        for number, name in enumerate(self.entries):
            line = page.line(3 + number * air)
            focused = number == self.at
            if focused:
                painter.canvas.fill(line, theme.place)
            sign = theme.glyphs.left if painter.texts.rtl else theme.glyphs.here
            painter.words(line, sign if focused else "", theme.accent)
            title = painter.mirrored(Rect(line.x + 2, line.y, wide - 2))
            painter.words(title, names[name], theme.accent if focused else theme.strong)
            rest = painter.mirrored(Rect(line.x + wide, line.y, line.width - wide))
            painter.words(rest, self._about(painter, name), theme.text if focused else theme.soft)
            painter.canvas.mark(line, number)
        keys = say(
            "keys-start",
            arrows=theme.glyphs.down_keys,
            enter="Enter",
            language="l",
            theme="t",
            quit="q",
        )
        painter.words(Rect(1, painter.height - 1, painter.width - 2), keys, theme.faint, "middle")
        lines = Rect(4, painter.height - 5, painter.width - 8, 2)
        about = self._about(painter, self.entries[self.at])
        style = theme.danger if self.refusal else theme.text
        painter.paragraph(lines, self.refusal or about, style, "middle")
        current = say("language", name=OWN_NAMES[words.language])
        painter.words(Rect(1, painter.height - 2, painter.width - 2), current, theme.soft, "middle")

    def _about(self, painter: Painter, name: str) -> str:
        if name == CONTINUE and self.unfinished:
            game, number = self.told
            title = painter.texts.words.text(f"game-{game}")
            return painter.texts.say("continue-file", game=title, round=number)
        return painter.texts.words.text(f"game-{name}.summary")

    def clicked(self, item: Hashable) -> None:
        """The first click highlights, the second opens."""
        if isinstance(item, int):
            again, self.at = self.at == item, item
            if again:
                self.open()
            self.repaint()

    def pressed(self, key: str, character: str | None) -> bool:
        """Up and down, Enter; l for the language, t for the theme."""
        if key in {"up", "down"}:
            self.at = (self.at + (1 if key == "down" else -1)) % len(self.entries)
        elif key == "enter":
            self.open()
        elif key in {"l", "t"}:
            self.terminal.cycle(key)
        elif key in {"q", "escape"}:
            self.app.exit(0)
        else:
            return False
        return True

    def open(self) -> None:
        """Open the game's settings, or the unfinished game."""
        name = self.entries[self.at]
        if name == CONTINUE and self.unfinished:
            try:
                self.terminal.resume(self.unfinished)
            except Refused as error:  # the file was changed by somebody else
                self.refusal = Speaker(self.terminal.texts.words, ()).refusal(error)
                self.unfinished, self.entries, self.at = None, list(GAMES), 0
        else:
            self.app.push_screen(SetupScreen(replace(self.settings, game=name)))


class SetupScreen(PictureScreen[None]):
    """A game's settings; the first line starts it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        seats = GAMES[settings.game].seat_range
        self.table = "rows"
        chosen = min(max(settings.seats, seats[0]), seats[-1])
        self.fields = [
            Field("seats", chosen, low=seats[0], high=seats[-1]),
            Field("people", min(settings.people, chosen), high=seats[-1]),
            Field("bots", settings.bots[0], LEVELS),
            *(
                option_field(spec, settings.options.get(spec.name), chosen)
                for spec in GAMES[settings.game].option_specs
            ),
            Field("speed", "normal", tuple(SPEEDS)),
            Field("theme", "dark", THEMES),
            Field("language", settings.language, LANGUAGES),
        ]
        self.at = 0  # 0 is "play", then the fields
        self.refusal = ""
        self._fresh = True

    def on_mount(self) -> None:
        """Apply the chosen appearance."""
        self._field("speed").value = self.terminal.appearance.speed
        self._field("theme").value = self.terminal.appearance.theme
        self._field("language").value = self.terminal.texts.words.language

    def _field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def draw(self, painter: Painter) -> None:
        """One line per setting, with arrows at the highlighted one."""
        theme, say, words = painter.theme, painter.texts.say, painter.texts.words
        game = self.settings.game
        page = Rect(painter.width // 2 - 34, 1, 68, painter.height - 2)
        painter.words(page.line(0), words.text(f"game-{game}"), theme.strong, "middle")
        painter.words(page.line(1), words.text(f"game-{game}.summary"), theme.soft, "middle")
        play = page.line(3)._replace(x=page.x + 20, width=28)
        style = theme.button if self.at else theme.chosen
        painter.canvas.fill(play, style)
        painter.words(play, say("play"), style, "middle")
        painter.canvas.mark(play, 0)
        for number, field in enumerate(self.fields, start=1):
            line = page.line(4 + number)
            focused = number == self.at
            if focused:
                painter.canvas.fill(line, theme.place)
            half = line._replace(x=line.x + 2, width=28)
            name = name_of(field, game, painter.texts)
            painter.words(painter.mirrored(half), name, theme.accent if focused else theme.text)
            value = field.shown(painter.texts)
            if focused:
                value = f"{theme.glyphs.left} {value} {theme.glyphs.right}"
            rest = painter.mirrored(line._replace(x=line.x + 32, width=34))
            painter.words(rest, value, theme.strong if focused else theme.soft)
            painter.canvas.mark(line, number)
        style = theme.danger if self.refusal else theme.soft
        note = Rect(2, painter.height - 2, painter.width - 4)
        painter.words(note, self._note(painter), style, "middle")
        up, change = theme.glyphs.down_keys, theme.glyphs.across_keys
        keys = say("keys-setup", up=up, change=change, enter="Enter", back="Esc")
        painter.words(Rect(1, painter.height - 1, painter.width - 2), keys, theme.faint, "middle")

    def _note(self, painter: Painter) -> str:
        """What is wrong, or what the highlighted setting means."""
        if self.refusal or not self.at:
            return self.refusal
        name, game = self.fields[self.at - 1].name, self.settings.game
        for key in (f"option-{name}-{game}.help", f"option-{name}.help"):
            if painter.texts.words.has(key):
                return painter.texts.words.text(key)
        return ""

    def clicked(self, item: Hashable) -> None:
        """A click highlights; another one starts, or goes to the next value."""
        if not isinstance(item, int):
            return
        again, self.at = self.at == item, item
        if again:
            self._step(1) if item else self.start()
        self.repaint()

    def pressed(self, key: str, character: str | None) -> bool:
        """Up and down between settings, left and right change one, Enter plays."""
        fresh, self._fresh = self._fresh, True
        if key in {"up", "down"}:
            self.at = (self.at + (1 if key == "down" else -1)) % (len(self.fields) + 1)
        elif key in {"left", "right"} and self.at:
            self._step(1 if (key == "right") != self.terminal.texts.rtl else -1)
        elif character and character.isdecimal() and self.at:
            self.fields[self.at - 1].type(str(int(character)), fresh=fresh)
            self._fresh = False
            self._apply()
        elif key == "enter":
            self.start()
        elif key == "escape":
            self.dismiss(None)
        else:
            return False
        return True

    def _step(self, by: int) -> None:
        self.fields[self.at - 1].step(by)
        self._apply()

    def _apply(self) -> None:
        """Apply a change at once: to the appearance, and to how many people there can be."""
        self.refusal = ""
        values = {field.name: field.value for field in self.fields}
        seats = int(values["seats"] or 2)
        for field in self.fields:
            if field.name in {"people", "first"}:
                field.high = seats
                field.value = min(int(field.value or 1), seats)
        self.terminal.change_appearance(
            str(values["speed"]), str(values["theme"]), str(values["language"])
        )

    def start(self) -> None:
        """Play, or explain why that cannot be played."""
        values = {field.name: field.value for field in self.fields}
        bot = str(values["bots"])
        bots = self.settings.bots if bot == self.settings.bots[0] else (bot,)
        settings = replace(
            self.settings,
            seats=int(values["seats"] or 2),
            people=int(values["people"] or 1),
            bots=bots,
            options=chosen_options(self.settings.game, self.fields),
        )
        try:
            self.terminal.begin(settings)
        except Refused as error:
            self.refusal = Speaker(self.terminal.texts.words, ()).refusal(error)
