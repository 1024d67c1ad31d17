"""The `sixthcow` command: its arguments, and which subcommand runs."""

import argparse
import os
import sys
from collections.abc import Sequence

from sixthcow import __version__
from sixthcow.cli import (
    admin,
    arena,
    backup,
    dataset,
    migrate,
    replay,
    review,
    schema,
    serve,
    train,
    verify,
    worker,
)
from sixthcow.cli.terminal import arguments as terminal
from sixthcow.locale import LANGUAGES, best_language


def language_of_environment() -> str:
    """The language that the person's environment asks for."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return best_language(os.environ[name] for name in names if os.environ.get(name))


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`, for every command that prints texts."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language_of_environment(),
        help="the language of all texts (default: your environment's)",
    )


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

    judge = commands.add_parser(
        "review", help="show what every decision of recorded matches cost, and what was luck"
    )
    review.add_review_arguments(judge)
    judge.set_defaults(run=review.run)

    contest = commands.add_parser("arena", help="let bots play against each other")
    arena.add_arena_arguments(contest)
    contest.set_defaults(run=arena.run)

    data = commands.add_parser("dataset", help="write decisions of bots as Parquet files")
    dataset.add_dataset_arguments(data)
    data.set_defaults(run=dataset.run)

    learn = commands.add_parser("train", help="train a player by self-play, with PyTorch")
    train.add_train_arguments(learn)
    learn.set_defaults(run=train.run)

    server = commands.add_parser(
        "serve", help="let people play over the network, in their browsers"
    )
    serve.add_serve_arguments(server)
    server.set_defaults(run=serve.run)

    thinker = commands.add_parser("worker", help="think for the bots of servers elsewhere")
    worker.add_worker_arguments(thinker)
    thinker.set_defaults(run=worker.run)

    fair = commands.add_parser("verify", help="check that the dealer of recorded games was honest")
    fair.add_argument("files", nargs="+", metavar="RECORD", help="a record, or - for a stream")
    fair.set_defaults(run=verify.run)

    copy = commands.add_parser("backup", help="copy the server's database, also while it runs")
    backup.add_backup_arguments(copy)
    copy.set_defaults(run=backup.backup)

    back = commands.add_parser("restore", help="put a backup in the database's place")
    backup.add_backup_arguments(back)
    back.set_defaults(run=backup.restore)

    move = commands.add_parser("migrate-store", help="copy the database into PostgreSQL")
    migrate.add_migrate_arguments(move)
    move.set_defaults(run=migrate.run)

    manage = commands.add_parser("admin", help="look after the server's tables and people")
    admin.add_admin_arguments(manage, add_language)

    shapes = commands.add_parser("schema", help="print the JSON Schema of the server's messages")
    shapes.set_defaults(run=schema.run)

    for each in (play, again, judge, contest, data, learn, server, thinker, fair, copy, back, move):
        add_language(each)
    return command


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 2 for anything that was refused."""
    arguments = parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has closed the pipe (`sixthcow replay … | head`): nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status
