"""How every SQL store writes values into rows, and reads them back."""

from collections.abc import Iterable
from typing import Any

import msgspec

from sixthcow.server.store import Person, TableHead
from sixthcow.server.tables.log import AnyEntry, encode_entry

STATUSES = ("open", "playing", "over", "closed")

HEAD = "id, game, status, visibility, version, created, updated, summary, people"

PERSON = "id, name, language, settings, account, owner, created, people.seen, banned"

# How often it is noted that somebody was here, in milliseconds.
SEEN_EVERY = 5 * 60_000

# How much is shown: matches on a page of somebody's history, people on a leaderboard, opponents
# and points of a rating's curve among somebody's figures.
PAGE = 50
LEADERS = 100
OPPONENTS = 100
RATING_POINTS = 500


def json_text(value: object) -> str:
    """A value for a column that holds JSON."""
    return msgspec.json.encode(value).decode()


def head_of_row(row: Iterable[Any]) -> TableHead:
    """A table's head from the columns `HEAD`."""
    identity, game, status, visibility, version, created, updated, summary, people = row
    return TableHead(
        id=identity,
        game=game,
        status=status,
        visibility=visibility,
        version=version,
        created=created,
        updated=updated,
        summary=msgspec.json.decode(summary),
        people=tuple(msgspec.json.decode(people)),
    )


def person_of_row(row: Iterable[Any]) -> Person:
    """Somebody from the columns `PERSON`."""
    identity, name, language, settings, account, owner, created, seen, banned = row
    return Person(
        id=identity,
        name=name,
        language=language,
        settings=msgspec.json.decode(settings),
        account=account,
        owner=owner,
        created=created,
        seen=seen,
        banned=bool(banned),
    )


def bodies(entries: Iterable[AnyEntry]) -> list[str]:
    """Entries as they are written."""
    return [encode_entry(entry).decode() for entry in entries]


def same_but_grown(old: TableHead, new: TableHead) -> bool:
    """Whether a head has changed in nothing but version and time: so it is after most moves."""
    return (old.status, old.game, old.visibility, old.people, old.summary) == (
        new.status, new.game, new.visibility, new.people, new.summary
    )  # fmt: skip
