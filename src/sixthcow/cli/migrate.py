"""`sixthcow migrate-store`: an installation outgrows its SQLite file; cheap to import."""

import argparse
from pathlib import Path

from sixthcow.cli.installation import cluster_extra, refusing
from sixthcow.engine import Record, Refused
from sixthcow.locale import Words

PATIENCE = 5.0


def add_migrate_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the SQLite file")
    parser.add_argument("store", metavar="ADDRESS", help="an empty database: postgresql://…")


@refusing
def run(arguments: argparse.Namespace, words: Words) -> int:
    """Copy and compare; the file is not changed."""
    import asyncio

    with cluster_extra():
        from sixthcow.server.store.postgres.copying import copy_store
    from sixthcow.server.store import BadStore, StoreDown
    from sixthcow.server.store.sqlite.database_file import prepare

    def tell(kind: str, count: int) -> None:
        print(words.text("migrate-copied", kind=kind, count=count), flush=True)

    if not arguments.file.is_file():
        raise Refused("no-database", file=str(arguments.file))
    try:
        # Opened like a server: no server may be using it, or its next moves would be lost.
        opened = prepare(arguments.file, True, PATIENCE)
        try:
            asyncio.run(copy_store(opened.connection, arguments.store, check_record, tell))
        finally:
            opened.close()
    except (BadStore, StoreDown) as error:
        raise Refused("bad-store", detail=str(error)) from None
    print(words.text("migrate-done"))
    return 0


def check_record(text: str, whole: bool) -> None:
    """Replay a match, to its end if it is complete."""
    from sixthcow.games import GAMES
    from sixthcow.server.store import BadStore

    try:
        for step in Record.from_json(text).steps(GAMES):
            last = step.state
        if whole and last.outcome is None:
            raise BadStore("a stored match does not come to its end")
    except Refused as error:
        raise BadStore(f"a stored match cannot be replayed: {error}") from None
