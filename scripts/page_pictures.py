"""Take the pictures of the page for the README, into docs/images.

`python -m scripts.page_pictures` deals the same cards every time, so that the pictures change only
with what they show.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.cli.serving import NO_LIMITS, serving
from tests.e2e.browsing import ROOT, launched
from tests.e2e.company import call
from tests.e2e.person import Likes, Person
from tests.e2e.screens import SCREENS, Show, at, settled, table

FOLDER = ROOT / "docs" / "images"


class Picture(NamedTuple):
    """A screen, and who looks at it."""

    file: str
    show: Show
    likes: Likes
    name: str = "Ada"


PICTURES = (
    Picture("page-table", table("classic", 4), Likes()),
    Picture("page-start", at("/"), Likes()),
    Picture("page-review", SCREENS["review"], Likes(size=(1280, 1100))),
    Picture(
        "page-phone",
        table("classic", 4),
        Likes(size=(390, 844), language="fa", theme="dark"),
        "آدا",
    ),
)


async def take_all() -> None:
    """All pictures, one after another."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "cows.db", SIXTHCOW_LIMITS=NO_LIMITS) as server,
    ):
        async with launched() as browser:
            for picture in PICTURES:
                server.deal_for(picture.file)
                person = await Person.arrive(browser, server.address, picture.likes)
                await call(person, picture.name)
                await picture.show(person)
                await settled(person)
                await person.page.screenshot(path=FOLDER / f"{picture.file}.png")
                await person.context.close()


if __name__ == "__main__":
    asyncio.run(take_all())
