"""The `sixthcow` command: plays, replays, and puts the parts together."""

import argparse
import os
import sys
from collections.abc import Sequence

from sixthcow import __version__
from sixthcow.cli import arena, replay
from sixthcow.cli.terminal import arguments as terminal
from sixthcow.locale import LANGUAGES, best_language


def language_of_environment() -> str:
    """The language that the person's environment asks for."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return best_language(os.environ[name] for name in names if os.environ.get(name))


def parser() -> argparse.ArgumentParser:
    """The command's arguments."""
    command = argparse.ArgumentParser(
        prog="sixthcow",
        description="Play and study 6 nimmt! in all its ways, and Himmel, A... und Zwirn!.",
    )
    command.add_argument("--version", action="version", version=f"sixthcow {__version__}")
    commands = command.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal")
    terminal.add_play_arguments(play)
    play.set_defaults(run=terminal.play_from_arguments)

    again = commands.add_parser("replay", help="show recorded games, in words or as JSON")
    again.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for a stream")
    again.add_argument("--json", action="store_true", help="one JSON object a move")
    again.set_defaults(run=replay.run)

    contest = commands.add_parser("arena", help="let bots play against each other")
    arena.add_arena_arguments(contest)
    contest.set_defaults(run=arena.run)

    for each in (play, again, contest):
        each.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=language_of_environment(),
            help="the language of all texts (default: your environment's)",
        )
    return command


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 2 for anything that was refused."""
    arguments = parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough (`sixthcow replay … | head`): nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status
