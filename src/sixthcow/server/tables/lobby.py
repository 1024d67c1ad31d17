"""The lobby: all public tables, and live news of them."""

import asyncio
from collections.abc import Sequence

import msgspec

from sixthcow.server.store import TableHead
from sixthcow.server.tables.subscribers import Outbox
from sixthcow.server.unread import Unread
from sixthcow.server.wire.messages import Bye, Lobby, LobbyNews, LobbyTable, encode

BREATH = 0.25  # seconds in which changes gather before they are sent
PORTION = 50  # readers that are told at once
PAUSE = 0.02  # seconds for everybody else, between two portions


class LobbyBoard:
    """The public list of tables, and its readers."""

    def __init__(self, unread: Unread) -> None:
        self._unread = unread
        self._tables: dict[str, LobbyTable] = {}
        self._outboxes: set[Outbox] = set()
        self._changed: set[str] = set()
        self._has_news = False
        self._telling: asyncio.Task[None] | None = None

    def update(self, head: TableHead) -> None:
        """A table has changed."""
        if head.visibility == "public" and head.status in {"open", "playing"}:
            line = lobby_table(head)
            if self._tables.get(head.id) == line:
                return
            self._tables[head.id] = line
        elif self._tables.pop(head.id, None) is None:
            return
        self._changed.add(head.id)
        self._tell_soon()

    def replace(self, heads: Sequence[TableHead]) -> None:
        """Replace the list with all public tables."""
        for head in heads:
            self.update(head)
        gone = self._tables.keys() - {head.id for head in heads}
        for table in gone:
            del self._tables[table]
        if gone:
            self._changed |= gone
            self._tell_soon()

    def show(self) -> Lobby:
        """All tables now, newest first."""
        tables = sorted(self._tables.values(), key=lambda table: -table.created)
        return Lobby(tables=tables, people=len(self._outboxes))

    def attach(self, person: str) -> Outbox:
        """Add a reader."""
        outbox = Outbox(person, self._refill, self._unread)
        self._outboxes.add(outbox)
        outbox.put(encode(self.show()))
        self._tell_soon()
        return outbox

    def detach(self, outbox: Outbox) -> None:
        """A reader is gone."""
        self._outboxes.discard(outbox)
        outbox.discard()
        self._tell_soon()

    def close(self) -> None:
        """The server stops."""
        if self._telling:
            self._telling.cancel()
        for outbox in self._outboxes:
            outbox.close(encode(Bye(reason="restart")))

    async def _refill(self, outbox: Outbox) -> None:
        outbox.put(encode(self.show()))

    def _tell_soon(self) -> None:
        if not self._outboxes:
            self._changed.clear()  # whoever comes sees everything
            return
        self._has_news = True
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        """Tell all readers what is new, in portions: there may be thousands, and tables go first.
        Those who come meanwhile have seen it already."""
        while self._has_news:
            await asyncio.sleep(BREATH)
            self._has_news = False
            news, readers = self._news(), list(self._outboxes)
            for start in range(0, len(readers), PORTION):
                for outbox in readers[start : start + PORTION]:
                    outbox.put(news)
                await asyncio.sleep(PAUSE)

    def _news(self) -> bytes:
        shown = [self._tables[table] for table in self._changed if table in self._tables]
        gone = [table for table in self._changed if table not in self._tables]
        self._changed.clear()
        return encode(LobbyNews(tables=shown, gone=gone, people=len(self._outboxes)))


def lobby_table(head: TableHead) -> LobbyTable:
    """A table's line in the lobby."""
    return msgspec.convert(
        {
            "id": head.id,
            "game": head.game,
            "status": head.status,
            "created": head.created,
            **head.summary,
        },
        LobbyTable,
    )
