"""The people named in a log, and how to replace them by somebody else or nobody."""

import json
import secrets
import string
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from sixthcow.server.tables.log import AnyEntry, Renamed, Said, SeatTaken

# Replaces the name and the chat of a deleted person; not a word of any language.
NOBODY = "—"

PERSON_FIELDS = ("person", "host", "sitter", "whom")

_ID_LETTERS = string.ascii_lowercase + string.digits


def named(entry: AnyEntry) -> set[str]:
    """The ids of the people in an entry."""
    fields = _person_fields(type(entry))
    return {person for field in fields if (person := getattr(entry, field))}


@cache
def _person_fields(kind: type[AnyEntry]) -> tuple[str, ...]:
    """The fields of a kind of entry that name people."""
    return tuple(field for field in PERSON_FIELDS if hasattr(kind, field))


def nobody() -> str:
    """A new id that is nobody's."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(12))


def replaced_in_entry(entry: AnyEntry, old: str, new: str, hide: bool) -> tuple[AnyEntry, str]:
    """An entry with a person's id replaced, and the name that the person had in it.

    With `hide`, their name and words are removed too.
    """
    changes = {field: new for field in PERSON_FIELDS if getattr(entry, field, "") == old}
    own = _own_words(entry, old) if hide else {}
    changes |= {field: NOBODY for field, word in own.items() if word}
    return msgspec.structs.replace(entry, **changes), own.get("name", "")


def _own_words(entry: AnyEntry, person: str) -> dict[str, str]:
    """The fields of an entry that hold a person's name or words."""
    if isinstance(entry, SeatTaken) and entry.sitter == person:
        return {"name": entry.name}
    if isinstance(entry, Renamed) and entry.person == person:
        return {"name": entry.name}
    if isinstance(entry, Said) and entry.person == person:
        return {"name": entry.name, "text": entry.text}
    return {}


def without_names(record: str, seats: set[int]) -> str:
    """A record with nobody on some seats."""
    document = json.loads(record)
    for seat in seats:
        document["seats"][seat] = NOBODY
    return json.dumps(document, ensure_ascii=False)


def replaced_in_json(text: str, words: Mapping[str, str]) -> str:
    """JSON with some strings replaced by others."""
    return msgspec.json.encode(_replace(msgspec.json.decode(text), words)).decode()


def _replace(value: Any, words: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return words.get(value, value)
    if isinstance(value, list):
        return [_replace(item, words) for item in value]
    if isinstance(value, dict):
        return {key: _replace(item, words) for key, item in value.items()}
    return value
