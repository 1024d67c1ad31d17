"""A program whose database may not be written."""

import asyncio
import os
import sys
from pathlib import Path

from sixthcow.server.store import BadStore
from sixthcow.server.store.sqlite import SqliteStore
from tests.server.store.making import TABLE, head, move, opened


async def main(path: Path) -> None:
    """Protect a database while it is used and before it is opened, then allow it again."""
    store = await SqliteStore.open(path)
    await store.create(head(), [opened()], "seed")
    path.chmod(0o400)
    await store.append(head(version=2), 1, [move(2)])  # it is open already
    await store.close()
    try:
        await (await SqliteStore.open(path)).close()
    except BadStore as error:
        print(f"refused: {error}")
    path.chmod(0o600)
    store = await SqliteStore.open(path)
    await store.append(head(version=3), 2, [move(3)])
    assert await store.entries(TABLE) == [opened(), move(2), move(3)]
    await store.close()


if __name__ == "__main__":
    here = Path(sys.argv[1])
    if os.geteuid() == 0:
        # Root may write everything. Be somebody else, once all modules have been loaded.
        asyncio.run(main(here / "first.db"))
        os.setuid(int(sys.argv[2]))
    asyncio.run(main(here / "cow.db"))
