"""Passwords: argon2 in threads, a few at a time, equally slow for accounts that do not exist."""

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

# Each takes 64 MiB for the time it runs.
AT_ONCE = 2


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        """A salted hash, for the store."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether a password matches the hash; without a hash, False after the same time."""
        async with self._room:
            return await asyncio.to_thread(self._check, password, hashed)

    def outdated(self, hashed: str) -> bool:
        """Whether a hash was made with weaker settings than the current ones."""
        return self._hasher.check_needs_rehash(hashed)

    def _check(self, password: str, hashed: str | None) -> bool:
        try:
            self._hasher.verify(hashed or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None
