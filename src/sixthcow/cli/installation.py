"""The installation that a command works on: its configuration and its store."""

import argparse
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sixthcow.engine import Refused
from sixthcow.locale import Words
from sixthcow.locale.say import Speaker

if TYPE_CHECKING:
    from sixthcow.server.config import Config, Loaded
    from sixthcow.server.store import Store

T = TypeVar("T")

INSTALL_CLUSTER = "pip install 'sixthcow[cluster]'"


def add_installation_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the configuration and the database are."""
    add = parser.add_argument
    add("--config", type=Path, metavar="FILE", help="settings (default: sixthcow.toml, if there)")
    add("--database", metavar="FILE", help="the SQLite file (default: in your data folder)")
    add("--store", metavar="ADDRESS", help="instead, a PostgreSQL database: postgresql://…")


def configuration(
    arguments: argparse.Namespace, flags: tuple[str, ...] = ("database", "store")
) -> "Loaded":
    """The settings from file, environment and flags; raises Refused if one is wrong."""
    from sixthcow.server.config import load

    return load(arguments.config, os.environ, {name: getattr(arguments, name) for name in flags})


def refusing(
    command: Callable[[argparse.Namespace, Words], int],
) -> Callable[[argparse.Namespace], int]:
    """The command, with refusals printed and status 2."""

    def run(arguments: argparse.Namespace) -> int:
        words = Words(arguments.lang)
        try:
            return command(arguments, words)
        except Refused as error:
            print(Speaker(words, ()).refusal(error), file=sys.stderr)
            return 2

    return run


@contextmanager
def cluster_extra() -> Iterator[None]:
    """The packages for PostgreSQL and NATS are optional."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name and error.name.partition(".")[0] in {"asyncpg", "nats"}:
            raise Refused("no-cluster-extra", command=INSTALL_CLUSTER) from None
        raise


async def open_store(config: "Config", *, serves: bool) -> "Store":
    """The store of an installation; raises Refused if it cannot be used."""
    from sixthcow.server.config import data_folder
    from sixthcow.server.store import BadStore, StoreDown

    try:
        if config.store:
            with cluster_extra():
                from sixthcow.server.store.postgres import PostgresStore
            return await PostgresStore.open(config.store)
        from sixthcow.server.store.sqlite import SqliteStore

        path = config.path
        if path.parent == data_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        return await SqliteStore.open(path, serves=serves)
    except (BadStore, StoreDown, OSError) as error:
        raise Refused("bad-store", detail=str(error)) from None


def with_store(config: "Config", work: "Callable[[Store], Awaitable[T]]") -> T:
    """Open a store, next to its server if that is running, and do something with it."""
    import asyncio

    if not config.store and not config.path.exists():
        raise Refused("no-database", file=str(config.path))

    async def opened() -> T:
        from sixthcow.server.store import StoreDown

        store = await open_store(config, serves=False)
        try:
            return await work(store)
        except StoreDown as error:
            raise Refused("bad-store", detail=str(error)) from None
        finally:
            await store.close()

    return asyncio.run(opened())
