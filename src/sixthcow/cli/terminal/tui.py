"""The terminal application: start, play, play again, and the message on leaving."""

import sys
from dataclasses import replace
from pathlib import Path

from textual.app import App
from textual.binding import Binding

from sixthcow.cli.terminal.language.texts import Texts
from sixthcow.cli.terminal.screens.playing import PlayScreen
from sixthcow.cli.terminal.screens.start import StartScreen
from sixthcow.cli.terminal.settings import THEMES, Appearance, Settings
from sixthcow.cli.terminal.table import storage
from sixthcow.cli.terminal.table.session import Session
from sixthcow.locale import LANGUAGES
from sixthcow.locale.say import Speaker

# ECMA-48 BDSM: `explicit` keeps a terminal from reordering what is in order already.
EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"
INTERRUPTED = 130


class TerminalApp(App[int]):
    """Holds the language, the appearance and the match that is being played."""

    CSS = "Screen { background: transparent; overflow: hidden; }"
    TITLE = "Sixth Cow"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "interrupt", show=False, priority=True)]  # noqa: RUF012

    def __init__(self, settings: Settings, session: Session | None = None) -> None:
        super().__init__(ansi_color=not settings.appearance.colour)
        self.settings = settings
        self.appearance = settings.appearance
        self.texts = texts_for(settings.language, settings.appearance)
        self.session = session
        self.keeps_order = False

    def on_mount(self) -> None:
        """Open the requested match, or the start screen."""
        self._keep_order()
        self.push_screen(StartScreen(self.settings))
        if self.session:
            self.show(self.session)

    def begin(self, settings: Settings) -> None:
        """Start a match, refusing what cannot be played."""
        self.settings = replace(settings, resume=None)
        self.show(Session.begin(settings, names_for(settings, self.texts)))

    def resume(self, path: Path) -> None:
        """Continue a saved match."""
        self.show(Session.resume(path, self.settings.seed))

    def show(self, session: Session) -> None:
        """Play a match; then again, or back to the start."""
        self.session = session
        speaker = Speaker(self.texts.words, session.names)
        screen = PlayScreen(session, speaker, tally=self.settings.tally)
        self.push_screen(screen, callback=self._played)

    def _played(self, then: str | None) -> None:
        if then == "again" and self.session:
            self.show(Session.again(self.session, self.settings))
            return
        self.session = None
        self.pop_to_start()

    def pop_to_start(self) -> None:
        """Close all screens and open a new start screen."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(StartScreen(self.settings))

    # The appearance

    def cycle(self, key: str) -> None:
        """The next language, or the next theme."""
        language, theme = self.texts.words.language, self.appearance.theme
        if key == "l":
            language = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
        else:
            theme = THEMES[(THEMES.index(theme) + 1) % len(THEMES)]
        self.change_appearance(self.appearance.speed, theme, language)

    def change_appearance(self, speed: str, theme: str, language: str) -> None:
        """Use this appearance from now on."""
        self.appearance = replace(self.appearance, speed=speed, theme=theme)
        self.texts = texts_for(language, self.appearance)
        self.settings = replace(self.settings, appearance=self.appearance, language=language)
        self._keep_order()

    def _keep_order(self) -> None:
        """Ask the terminal not to reorder words that are in order already."""
        if self._driver and self.texts.rtl and self.appearance.bidi == "app":
            self._driver.write(EXPLICIT)
            self.keeps_order = True

    def action_interrupt(self) -> None:
        """Ctrl-C: leave at once; every move is saved already."""
        self.exit(INTERRUPTED)


def names_for(settings: Settings, texts: Texts) -> tuple[str, ...]:
    """The people's names, and a different cow's name for each bot."""
    people = [
        (settings.names[seat] if seat < len(settings.names) else "")
        or texts.say("person", number=seat + 1, people=settings.people)
        for seat in range(min(settings.people, settings.seats))
    ]
    cows = [name.strip() for name in texts.say("cows").split(",")]
    free = [name for name in cows if name not in people]
    return (*people, *free[: settings.seats - len(people)])


def texts_for(language: str, appearance: Appearance) -> Texts:
    """The texts of a language as this appearance shows them."""
    return Texts(language, reorder=appearance.bidi == "app", latin=appearance.digits == "latin")


def run_play(settings: Settings) -> int:
    """Play until the person leaves; refusals are raised before the screen opens."""
    texts = texts_for(settings.language, settings.appearance)
    session = None
    if settings.resume:
        session = Session.resume(settings.resume, settings.seed)
    elif settings.game:
        session = Session.begin(settings, names_for(settings, texts))
    app = TerminalApp(settings, session)
    status = app.run()
    if app.keeps_order:
        sys.stdout.write(IMPLICIT)
    say_goodbye(app)
    return status or 0


def say_goodbye(app: TerminalApp) -> None:
    """Whether the game is saved, and how to continue it."""
    session = app.session
    if session is None or session.state.outcome:
        return
    if session.unsaved:
        file, detail = str(session.path), session.unsaved
        print(app.texts.say("unsaved", file=file, detail=detail), file=sys.stderr)
        return
    command = "sixthcow play --resume"
    if session.path.parent != storage.home():
        command += f" {session.path}"
    print(app.texts.say("how-to-resume", command=command))
