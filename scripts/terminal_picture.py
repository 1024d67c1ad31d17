"""Take the picture of the terminal for the README, into docs/images.

`python -m scripts.terminal_picture` plays a few turns of a match with a fixed seed, so that the
picture changes only with what it shows.
"""

import asyncio
import html
import os
import re
import tempfile

from sixthcow.cli.terminal.screens.picture import PictureScreen
from sixthcow.cli.terminal.settings import Appearance, Settings
from sixthcow.cli.terminal.table.session import Session
from sixthcow.cli.terminal.tui import TerminalApp
from tests.e2e.browsing import ROOT

FOLDER = ROOT / "docs" / "images"
SIZE = (120, 40)
TURNS = 5
NAMES = ("Ada", "Bella", "Daisy", "Rosie")
CELL_WIDTH, CELL_HEIGHT, BASELINE = 12.2, 24.65, 18.5  # as Textual draws them
# The upper and lower edge of each block, as parts of its cell.
BLOCKS = {"█": (0.0, 1.0), "▀": (0.0, 0.5), "▄": (0.5, 1.0)}
TEXT = re.compile(r'<text class="([^"]+)" x="([^"]+)" y="([^"]+)"([^>]*)>([^<]*)</text>')
FONT = "font-family: ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"


async def take() -> str:
    """The screen in the middle of a match, as SVG."""
    appearance = Appearance(speed="instant")
    settings = Settings(game="himmel", seats=4, seed=7, appearance=appearance)
    session = Session.begin(settings, NAMES)
    app = TerminalApp(settings, session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for _ in range(TURNS):
            assert isinstance(app.screen, PictureScreen)
            app.screen.pressed("enter", None)
            await pilot.pause()
        return app.export_screenshot(title="Sixth Cow")


def with_blocks(svg: str) -> str:
    """The picture with its blocks drawn: in most fonts there are gaps between them."""
    return TEXT.sub(_blocks_of, svg)


def _blocks_of(text: re.Match[str]) -> str:
    style, x, y, more, said = text.groups()
    letters = html.unescape(said)
    found = [(number, BLOCKS[letter]) for number, letter in enumerate(letters) if letter in BLOCKS]
    if not found:
        return text[0]
    rectangles = "".join(
        f'<rect class="{style}" x="{float(x) + CELL_WIDTH * number:.1f}"'
        f' y="{float(y) - BASELINE + CELL_HEIGHT * upper:.2f}" width="{CELL_WIDTH}"'
        f' height="{CELL_HEIGHT * (lower - upper):.2f}" shape-rendering="crispEdges"/>'
        for number, (upper, lower) in found
    )
    left = "".join("\xa0" if letter in BLOCKS else letter for letter in letters)
    kept = html.escape(left).replace("\xa0", "&#160;")
    words = f'<text class="{style}" x="{x}" y="{y}"{more}>{kept}</text>' if left.strip() else ""
    return rectangles + words


def without_web_fonts(svg: str) -> str:
    """The picture with the reader's own fonts, and named as a picture for screen readers."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: Fira Code[^;]*", FONT, svg)
    return svg.replace("<svg class", '<svg role="img" class', 1)


def main() -> None:
    """Take it."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["SIXTHCOW_HOME"] = home
        svg = asyncio.run(take())
    (FOLDER / "terminal-himmel.svg").write_text(with_blocks(without_web_fonts(svg)), "utf-8")


if __name__ == "__main__":
    main()
