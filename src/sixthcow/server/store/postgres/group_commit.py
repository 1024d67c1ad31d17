"""Pending statements of many tables together: one round trip and one commit for all."""

import asyncio
from typing import Any, NamedTuple

import asyncpg

from sixthcow.server.store.postgres.database import PostgresDatabase
from sixthcow.server.store.values import StoreDown

# How many groups may be in flight at once; what arrives meanwhile goes with the next. So a single
# move never waits for another, while many share the cost of a commit.
MOST_GROUPS = 2
# The most statements that share a commit, to limit how long the first one waits.
MOST_STATEMENTS = 500

# Errors that concern one statement, not the database. Deleting a person from several tables may
# wait for one that a group has locked, while the group waits for another.
_OF_ONE = (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError)

Values = tuple[Any, ...]


class _Waiting(NamedTuple):
    values: Values
    answer: asyncio.Future[bool]


class GroupCommit:
    """Runs one statement for many callers, each with its own values; the first value is what the
    statement locks, and the last is returned if the statement had an effect."""

    def __init__(self, database: PostgresDatabase, statement: str) -> None:
        self._database = database
        self._statement = statement
        self._waiting: list[_Waiting] = []
        self._groups: set[asyncio.Task[None]] = set()

    async def do(self, *values: Any) -> bool:
        """Whether the statement had an effect with these values, once that is durable."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(values, answer))
        self._send()
        return await answer

    def _send(self) -> None:
        while self._waiting and len(self._groups) < MOST_GROUPS:
            # All who write many tables at once lock them in the same order.
            group = sorted(self._waiting[:MOST_STATEMENTS], key=_what_is_locked)
            del self._waiting[:MOST_STATEMENTS]
            task = asyncio.create_task(self._run(group))
            self._groups.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._groups.discard(task)
        self._send()

    async def _run(self, group: list[_Waiting]) -> None:
        try:
            rows = await self._database.fetchmany(
                self._statement, [(*one.values, place) for place, one in enumerate(group)]
            )
        except Exception as error:
            if len(group) > 1 and isinstance(error, _OF_ONE):
                # One of them failed, so none was done: now each separately.
                for one in group:
                    await self._run([one])
            else:
                _refuse(group, error)
        else:
            done = {place for (place,) in rows}
            for place, one in enumerate(group):
                if not one.answer.done():
                    one.answer.set_result(place in done)


def _what_is_locked(one: _Waiting) -> Any:
    return one.values[0]


def _refuse(group: list[_Waiting], error: Exception) -> None:
    for one in group:
        if not one.answer.done():
            down = isinstance(error, StoreDown)
            one.answer.set_exception(StoreDown(*error.args) if down else error)
