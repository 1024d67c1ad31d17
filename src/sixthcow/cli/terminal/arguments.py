"""The arguments of `sixthcow play`; cheap to import, Textual is loaded when the game starts."""

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

from sixthcow.cli.option_arguments import option_value, options_from
from sixthcow.cli.terminal.settings import DIGITS, SPEEDS, THEMES, Appearance, Settings

# Options of games that have their own flag; all work as `--option NAME=VALUE` too.
FLAGS = ("edition", "target", "ends", "rounds", "first", "cards", "duplicate", "deck", "tie")
NEEDED = "ȣ╭╌▀▸✓↻"  # signs that tell whether an encoding can draw the table


def add_play_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    add = parser.add_argument
    add("game", nargs="?", default="", metavar="GAME", help="the game (default: choose on screen)")
    add("--seats", type=int, metavar="N", help="how many play, people and bots (default: 4)")
    add("--people", type=int, metavar="N", help="how many people share the keyboard (default: 1)")
    add("--names", default="", metavar="A,B", help="the people's names, with commas between")
    add("--bots", default="", metavar="A,B",
        help="the bots: random, cautious (default), careful, strong, master")  # fmt: skip
    for flag in FLAGS:
        add(f"--{flag}", metavar="VALUE", help=f"the game's option `{flag}`")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="any option of a game")
    add("--record", type=Path, metavar="FILE", help="where to keep the game")
    add("--resume", nargs="?", const=Path(), type=Path, metavar="FILE",
        help="go on with a game (default: the last one that is not over)")  # fmt: skip
    add("--seed", type=int, metavar="N", help="the same cards and bots again")
    add("--speed", default="normal", metavar="SPEED", help=", ".join(SPEEDS))
    add("--theme", default="dark", metavar="THEME", help=", ".join(THEMES))
    add("--by-memory", action="store_true", help="hide what the others have taken in this round")
    add("--digits", default="native", metavar="KIND",
        help="of Persian numbers: native, or latin as on the cards")  # fmt: skip
    add("--no-colour", "--no-color", action="store_true", help="draw without colours")
    add("--ascii", action="store_true", help="draw with ASCII signs only")
    add("--bidi", default="app", metavar="WHO",
        help="who orders Persian words: app, or terminal")  # fmt: skip


def play_from_arguments(arguments: argparse.Namespace) -> int:
    """Play; refusals are printed in the person's language, with status 2."""
    from sixthcow.engine import Refused
    from sixthcow.locale import Words
    from sixthcow.locale.say import Speaker

    words = Words(arguments.lang)
    try:
        settings = settings_from(arguments)
        if arguments.resume is not None and settings.resume is None:
            print(words.text("terminal-nothing-to-resume"), file=sys.stderr)
            return 2
        if settings.record and settings.record.exists():
            file, option = str(settings.record), "--resume"
            print(words.text("terminal-file-exists", file=file, option=option), file=sys.stderr)
            return 2
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            print(words.text("terminal-no-terminal"), file=sys.stderr)
            return 2
        from sixthcow.cli.terminal.tui import run_play

        return run_play(settings)
    except Refused as error:
        print(Speaker(words, ()).refusal(error), file=sys.stderr)
        return 2


def settings_from(arguments: argparse.Namespace) -> Settings:
    """The settings from arguments and environment, checked."""
    from sixthcow.bots import BOTS
    from sixthcow.cli.terminal.table import storage
    from sixthcow.engine import BadOption, BadRecord
    from sixthcow.games import GAMES

    game = arguments.game
    if game and game not in GAMES:
        raise BadRecord("unknown-game", game=game[:80], allowed=", ".join(GAMES))
    bots = tuple(name.strip() for name in arguments.bots.split(",") if name.strip())
    for bot in bots:
        _one_of("bots", bot, BOTS)
    people, seats = arguments.people, arguments.seats
    least = GAMES[game].seat_range[0] if game else 2
    most = GAMES[game].seat_range[-1] if game else 10
    if seats is None:
        seats = min(max(4, people or 1, least), most)
    people = 1 if people is None else people
    if not 1 <= people <= seats:
        raise BadOption("option-value", option="people", value=str(people), allowed=f"1–{seats}")
    settings = Settings(
        game=game,
        seats=seats,
        people=people,
        names=tuple(name.strip()[:16] for name in arguments.names.split(",")),
        bots=bots or ("cautious",),
        options=_options(arguments, game),
        language=arguments.lang,
        record=arguments.record,
        seed=arguments.seed,
        tally=not arguments.by_memory,
        appearance=_appearance(arguments),
    )
    if game:
        GAMES[game](seats, settings.options)  # refuses what cannot be played
    if arguments.resume is None:
        return settings
    path = arguments.resume if arguments.resume != Path() else storage.latest_unfinished()
    return replace(settings, resume=path)


def _appearance(arguments: argparse.Namespace) -> Appearance:
    choices = (
        *(("speed", SPEEDS), ("theme", THEMES)),
        *(("digits", DIGITS), ("bidi", ("app", "terminal"))),
    )
    for name, allowed in choices:
        _one_of(name, getattr(arguments, name), allowed)
    colour = not (arguments.no_colour or os.environ.get("NO_COLOR"))
    if not colour:
        os.environ["NO_COLOR"] = "1"  # Textual looks there too
    return Appearance(
        colour=colour,
        theme=arguments.theme,
        unicode=not arguments.ascii and _can_draw(),
        digits=arguments.digits,
        bidi=arguments.bidi,
        speed=arguments.speed,
    )


def _can_draw() -> bool:
    try:
        NEEDED.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _options(arguments: argparse.Namespace, game: str) -> dict[str, object]:
    from sixthcow.engine import BadOption

    written = {flag: getattr(arguments, flag) for flag in FLAGS}
    options = {name: option_value(text) for name, text in written.items() if text is not None}
    options |= options_from(arguments.option)
    if options and not game:
        name = next(iter(options))
        raise BadOption("option-unknown", option=name[:80], allowed="–")
    return options


def _one_of(name: str, value: str, allowed: object) -> None:
    from collections.abc import Iterable

    from sixthcow.engine import BadOption

    assert isinstance(allowed, Iterable)
    names = list(allowed)
    if value not in names:
        raise BadOption("option-value", option=name, value=value[:80], allowed=", ".join(names))
