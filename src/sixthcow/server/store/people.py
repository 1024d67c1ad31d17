"""What a store keeps of people: devices, accounts, results, ratings."""

from typing import Any, Protocol

from sixthcow.server.store import Imported, Person, PersonChange, Sharing, Tables
from sixthcow.server.wire.api import History, ImportedGame, Leaderboard, Stats


class People(Protocol):
    """People and what they have done. Secrets come hashed: the store never sees one."""

    async def add_person(self, person: Person, token_hash: str) -> None:
        """A new guest or bot account, with its first device."""

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""

    async def person_of(self, token_hash: str) -> Person | None:
        """Whose device has this secret; notes, every few minutes at most, that they were here."""

    async def change_person(self, person: str, change: PersonChange) -> Person | None:
        """Change something about somebody, and nothing else: what others change at the same
        moment is kept. The person afterwards, if there is one of this id."""

    async def add_device(self, person: str, token_hash: str) -> None:
        """One more device of somebody, by its secret."""

    async def remove_devices(self, person: str, *, keep: str = "", only: str = "") -> None:
        """Log out: one device, or all but one."""

    async def make_account(self, person: str, account: str, password_hash: str) -> bool:
        """Give a guest an account; False if the name is taken (letters large or small)."""

    async def account(self, account: str) -> tuple[Person, str] | None:
        """An account's person and password hash."""

    async def change_password(self, person: str, password_hash: str) -> None:
        """Another password."""

    async def absorb(self, guest: str, account: str) -> None:
        """Everything a guest has done becomes the account's; the guest is gone.

        The logs of their tables change, but not the versions: read what is in memory anew.
        """

    async def forget(self, person: str) -> None:
        """Delete a person: their devices, account, settings, chat and names; the matches stay,
        played by nobody in particular.

        The logs of their tables change, but not the versions: read what is in memory anew.
        """

    async def export(self, person: str) -> dict[str, Any]:
        """Everything stored about a person, as JSON values."""

    async def bots_of(self, owner: str) -> list[Person]:
        """Bot accounts of a person."""

    async def history(
        self, person: str, *, game: str = "", won: bool | None = None, before: int | None = None
    ) -> History:
        """Finished matches, latest first, 50 at a time."""

    async def stats(self, person: str) -> Stats | None:
        """A person's figures."""

    async def leaderboard(self, game: str) -> Leaderboard:
        """The 100 best of a game."""

    async def find_people(self, text: str = "", limit: int = 100) -> list[Person]:
        """People whose id, name or account holds this text, latest seen first."""

    async def counts(self) -> dict[str, int]:
        """How many people and tables of each kind there are."""

    async def clean_up(self, now: int) -> dict[str, int]:
        """Remove what is too old by the documented rules; how many of each kind."""


class Imports(Protocol):
    """Records that people have brought. They count in nobody's figures, and go with the person."""

    async def keep_import(self, imported: Imported, most: int) -> str | None:
        """Keep a record; its address, the same one if this person has brought it before. None if
        they have `most` already, or are gone."""

    async def imported(self, identity: str) -> str | None:
        """The record at an address, as JSON."""

    async def imports_of(self, person: str) -> list[ImportedGame]:
        """What a person has brought, latest first."""

    async def remove_import(self, person: str, identity: str) -> bool:
        """Delete a record of this person; False if there is no such one."""


class Health(Protocol):
    """How the store itself is."""

    async def check(self) -> None:
        """Raise StoreDown if it cannot write."""

    async def close(self) -> None:
        """Finish what was begun and close."""


class Store(Tables, Sharing, People, Imports, Health, Protocol):
    """All that an installation keeps."""
