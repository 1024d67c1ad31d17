"""A bot's stream follows a table to its end, however fast that came."""

import asyncio
from typing import Any

import msgspec

from sixthcow.server.http.bot_streams import BotStream, OpenStreams, Wake, follow_all
from sixthcow.server.store import Person
from sixthcow.server.tables.subscribers import Outbox
from sixthcow.server.unread import Unread

OVER = {"seat": 0, "decision": 9, "deadline": None, "view": None, "table": {"status": "over"}}


class TableAfterTheEnd:
    """A table that is over before the bot has read what led there."""

    async def attach(self, person: Person, _seen: int) -> Outbox:
        """Two messages wait."""
        outbox = Outbox(person.id, refill=self.refill, unread=Unread())
        outbox.put(b'{"type":"news","v":8}')
        outbox.put(b'{"type":"news","v":9}')
        return outbox

    async def refill(self, _outbox: Outbox) -> None:
        """Never needed."""

    async def detach(self, _outbox: Outbox) -> None:
        """Gone."""

    async def snapshot(self, _person: Person) -> bytes:
        """As it is now."""
        return msgspec.json.encode(OVER)


class Tables:
    """A registry with that one table."""

    async def live(self, _table: str) -> TableAfterTheEnd:
        """The table."""
        return TableAfterTheEnd()


async def test_a_stream_tells_the_end_of_a_table_that_is_over_already() -> None:
    registry: Any = Tables()
    bot = Person(id="botbotbotbot", name="Bella", created=1, seen=1, owner="adaadaadaada")
    stream = BotStream(registry, bot, Wake())
    stream._tables["table"] = asyncio.create_task(stream._follow("table"))
    await stream._tables["table"]
    lines = [msgspec.json.decode(await stream.next_line()) for _ in range(2)]
    assert [line["message"]["v"] for line in lines] == [8, 9]


async def test_streams_that_are_opened_at_the_same_moment_are_counted() -> None:
    registry: Any = Tables()
    bot = Person(id="botbotbotbot", name="Bella", created=1, seen=1, owner="adaadaadaada")
    streams = OpenStreams(most=1)
    streams.check_room(bot.id)  # both have asked, and there was room
    with streams.opened(bot.id):
        lines = [line async for line in follow_all(registry, streams, bot)]
    assert [msgspec.json.decode(line) for line in lines] == [
        {"type": "bye", "reason": "too-many-streams"}
    ]
    streams.check_room(bot.id)
