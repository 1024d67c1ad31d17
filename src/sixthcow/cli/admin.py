"""`sixthcow admin`: manage tables and people, with or without a running server.

A running server notices a ban at the person's next request, and a closed table at once if there is
a bus, otherwise within seconds.
"""

import argparse
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sixthcow.cli.installation import (
    add_installation_arguments,
    cluster_extra,
    configuration,
    refusing,
    with_store,
)
from sixthcow.engine import Refused
from sixthcow.locale import Words
from sixthcow.locale.say import printable

if TYPE_CHECKING:
    from sixthcow.server.store import Person, Store, TableHead

    Work = Callable[[Store, argparse.Namespace, Words], Awaitable[None]]

WIDE = 200  # columns if there is no terminal to ask
STATUSES = ("open", "playing", "over", "closed")


def add_admin_arguments(parser: argparse.ArgumentParser, add_language: Callable[..., None]) -> None:
    """The commands of an administrator."""
    subjects = parser.add_subparsers(required=True, metavar="WHAT")
    tables = subjects.add_parser("tables", help="list, show or close tables")
    people = subjects.add_parser("people", help="list, show, ban, unban or forget people")

    def command(actions: Any, name: str, work: "Work", text: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=text)
        made.set_defaults(run=run, work=work, bus=None)
        add_installation_arguments(made)
        add_language(made)
        return made

    of_tables = tables.add_subparsers(required=True, metavar="COMMAND")
    listed = command(of_tables, "list", list_tables, "tables, latest change first")
    listed.add_argument("--status", choices=STATUSES, action="append", help="only such")
    listed.add_argument("--game", default="", help="only of this game")
    for name, work, text in (
        ("show", show_table, "all about a table but its cards"),
        ("close", close_table, "end a table without a result"),
    ):
        made = command(of_tables, name, work, text)
        made.add_argument("table", metavar="ID")
    made.add_argument("--bus", metavar="ADDRESS", help="tell the servers there: nats://…")

    of_people = people.add_subparsers(required=True, metavar="COMMAND")
    found = command(of_people, "list", list_people, "people, latest seen first")
    found.add_argument("text", nargs="?", default="", help="part of a name, an account or an id")
    for name, work, text in (
        ("show", show_person, "what is kept about a person"),
        ("ban", ban, "lock a person out"),
        ("unban", unban, "let a person in again"),
        ("forget", forget, "remove a person; their matches stay, without their name"),
    ):
        command(of_people, name, work, text).add_argument("person", metavar="ID")
    for each in (listed, found):
        each.add_argument("--limit", type=int, default=100, metavar="N", help="default: 100")
    command(subjects, "clean-up", clean_up, "remove now what is too old")
    command(subjects, "stats", stats, "how many people and tables there are")


@refusing
def run(arguments: argparse.Namespace, words: Words) -> int:
    """Run one of the commands."""
    work: Work = arguments.work
    config = configuration(arguments, ("database", "store", "bus")).config
    arguments.bus = config.bus
    with_store(config, lambda store: work(store, arguments, words))
    return 0


async def list_tables(store: "Store", arguments: argparse.Namespace, words: Words) -> None:
    """One line per table."""
    from sixthcow.server.store import TableQuery

    query = TableQuery(
        status=tuple(arguments.status or ()), game=arguments.game, limit=arguments.limit
    )
    rows = [
        (head.id, head.game, head.status, ", ".join(head.summary["names"]), _when(head.updated))
        for head in await store.heads(query)
    ]
    _print_table(("id", "game", "status", "names", "changed"), rows, words)


async def show_table(store: "Store", arguments: argparse.Namespace, _: Words) -> None:
    """A table's head, which contains no cards."""
    _print_json(await _table(store, arguments.table))


async def close_table(store: "Store", arguments: argparse.Namespace, words: Words) -> None:
    """Close the table in its log; a server that has it loaded follows the log."""
    import msgspec

    from sixthcow.server.clock import milliseconds
    from sixthcow.server.store import Stale
    from sixthcow.server.tables.log import Closed

    while True:
        head = await _table(store, arguments.table)
        if head.status in {"over", "closed"}:
            break
        now = milliseconds()
        after = msgspec.structs.replace(
            head, status="closed", version=head.version + 1, updated=now
        )
        try:
            await store.append(after, head.version, [Closed(at=now, reason="admin")])
        except Stale:
            continue  # somebody has just moved at the table
        await _tell(arguments.bus, after)
        break
    print(words.text("admin-closed", table=head.id))


async def _tell(address: str, head: "TableHead") -> None:
    """Notify the servers of a new entry in a table's log, if there is a bus; without it they find
    out a little later."""
    if not address:
        return
    with cluster_extra():
        from sixthcow.server.bus.nats import NatsBus
    bus = await NatsBus.connect(address)
    await bus.publish(f"table.{head.id}", str(head.version).encode())
    await bus.close()


async def list_people(store: "Store", arguments: argparse.Namespace, words: Words) -> None:
    """One line per person."""
    rows = [
        (person.id, person.name, person.account or "–", _when(person.seen), "×" * person.banned)
        for person in await store.find_people(arguments.text, arguments.limit)
    ]
    _print_table(("id", "name", "account", "seen", "banned"), rows, words)


async def show_person(store: "Store", arguments: argparse.Namespace, _: Words) -> None:
    """A person, without any secrets."""
    _print_json(await _person(store, arguments.person))


async def ban(store: "Store", arguments: argparse.Namespace, words: Words) -> None:
    """Ban a person."""
    name = await _set_ban(store, arguments.person, banned=True)
    print(words.text("admin-banned", name=printable(name)))


async def unban(store: "Store", arguments: argparse.Namespace, words: Words) -> None:
    """Lift a ban."""
    name = await _set_ban(store, arguments.person, banned=False)
    print(words.text("admin-unbanned", name=printable(name)))


async def forget(store: "Store", arguments: argparse.Namespace, words: Words) -> None:
    """Delete a person."""
    person = await _person(store, arguments.person)
    await store.forget(person.id)
    print(words.text("admin-forgotten", name=printable(person.name)))


async def clean_up(store: "Store", _: argparse.Namespace, __: Words) -> None:
    """Clean up by the same rules as the server itself."""
    from sixthcow.server.clock import milliseconds

    _print_json(await store.clean_up(milliseconds()))


async def stats(store: "Store", _: argparse.Namespace, __: Words) -> None:
    """Print counts."""
    _print_json(await store.counts())


async def _set_ban(store: "Store", person: str, *, banned: bool) -> str:
    from sixthcow.server.store import PersonChange

    found = await _person(store, person)
    await store.change_person(found.id, PersonChange(banned=banned))
    return found.name


async def _table(store: "Store", table: str) -> "TableHead":
    if head := await store.head(table):
        return head
    raise Refused("no-table-there", table=table)


async def _person(store: "Store", person: str) -> "Person":
    if found := await store.person(person):
        return found
    raise Refused("no-person-there", person=person)


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _print_json(value: object) -> None:
    import msgspec

    written = json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)
    print("\n".join(map(_escaped, written.split("\n"))))


def _escaped(line: str) -> str:
    """The same line of JSON without anything that could control a terminal."""
    if line.isprintable():
        return line
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in line)


def _print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    if not rows:
        print(words.text("admin-none"))
        return
    table = Table(*(words.text(f"admin-column-{name}") for name in columns), box=SIMPLE_HEAD)
    for row in rows:
        table.add_row(*map(printable, row))
    width = None if sys.stdout.isatty() else WIDE
    Console(width=width, markup=False, highlight=False).print(table)
