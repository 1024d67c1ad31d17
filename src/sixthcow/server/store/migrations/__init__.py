"""The numbered steps to this program's schema: a folder of SQL files for each kind of database."""

from importlib.resources import files
from typing import Literal, NamedTuple

from sixthcow.server.store.values import BadStore

# Steps after which every account's key is computed again: the rule for lookalikes changed.
REKEYED = {4}


class Migration(NamedTuple):
    """The statements that lead to version `number` from the one before."""

    number: int
    statements: str


def steps_for(database: Literal["postgres", "sqlite"]) -> list[Migration]:
    """All migrations of this program, in order."""
    found = (
        Migration(int(file.name[:4]), file.read_text("utf-8"))
        for file in (files(__package__) / database).iterdir()
        if file.name.endswith(".sql")
    )
    return sorted(found)


def steps_after(version: int, steps: list[Migration], shown: object) -> list[Migration]:
    """The steps that a database of this version lacks; BadStore if it has more than these."""
    newest = steps[-1].number
    if version > newest:
        raise BadStore(
            f"{shown} was written by a newer Sixth Cow (its schema is version {version}, this"
            f" program knows {newest}): use the newer program"
        )
    return [step for step in steps if step.number > version]
