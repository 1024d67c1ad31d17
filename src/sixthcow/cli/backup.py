"""`sixthcow backup` and `sixthcow restore`: a copy of everything, while the server runs."""

import argparse
from pathlib import Path

from sixthcow.cli.installation import add_installation_arguments, configuration, refusing
from sixthcow.engine import Refused
from sixthcow.locale import Words

MEGABYTE = 1024 * 1024


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")
    add_installation_arguments(parser)


@refusing
def backup(arguments: argparse.Namespace, words: Words) -> int:
    """Write a checked copy of the database."""
    from sixthcow.server.store import BadStore
    from sixthcow.server.store.sqlite.copying import backup as write

    path = _file(arguments)
    try:
        write(path, arguments.file)
    except BadStore as error:
        raise Refused("bad-store", detail=str(error)) from None
    size = round(arguments.file.stat().st_size / MEGABYTE, 1)
    print(words.text("backup-written", file=str(arguments.file), size=size))
    return 0


@refusing
def restore(arguments: argparse.Namespace, words: Words) -> int:
    """Replace the database with a copy; the old one is kept beside it."""
    from sixthcow.server.store import BadStore
    from sixthcow.server.store.sqlite.copying import restore as put_back

    path = _file(arguments)
    try:
        aside = put_back(arguments.file, path)
    except BadStore as error:
        raise Refused("bad-store", detail=str(error)) from None
    print(words.text("restore-done", file=str(path)))
    if aside:
        print(words.text("restore-aside", file=str(aside)))
    return 0


def _file(arguments: argparse.Namespace) -> Path:
    config = configuration(arguments).config
    if config.store:
        raise Refused("backup-of-postgres", command="pg_dump, pg_basebackup")
    return config.path
