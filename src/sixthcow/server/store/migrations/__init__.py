"""The numbered steps to this program's schema: a folder of SQL files for each kind of database."""

from importlib.resources import files
from typing import Literal, NamedTuple


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
