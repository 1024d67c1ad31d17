"""Where the parts of the playing screen go in the available space."""

from typing import NamedTuple

from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.card_faces import LARGE, NARROW, SMALL, Size


class Layout(NamedTuple):
    """The parts of the screen, for a language that reads from the left."""

    header: Rect
    players: Rect
    table: Rect
    log: Rect
    prompt: Rect
    hand: Rect
    footer: Rect
    card: Size


LEAST_WIDTH, LEAST_HEIGHT = 80, 24

# A player with name, total and state beside each other.
WIDTH_OF_PLAYER = 15


def arrange(width: int, height: int, players: int) -> Layout:
    """Small cards fit 80×24; with more room cards, players and log get more of it."""
    roomy = width >= 114 and height >= 36
    card = LARGE if roomy else SMALL
    lines = player_lines(players, width - 2, roomy=roomy)
    air = 1 if roomy else 0
    header = Rect(1, 0, width - 2)
    strip = Rect(1, 1 + air, width - 2, lines)
    hand_height = card.height + 1
    footer = Rect(1, height - 1, width - 2)
    hand = Rect(0, height - 1 - hand_height, width, hand_height)
    prompt = Rect(1, hand.y - 2, width - 2, 2)
    top = strip.y + strip.height + air
    middle = prompt.y - top - air
    log_width = min(48, width - (84 if roomy else 53))
    table = Rect(1, top, width - 2 - log_width - 1, middle)
    log = Rect(width - 1 - log_width, top, log_width, middle)
    return Layout(header, strip, table, log, prompt, hand, footer, card)


def player_lines(players: int, width: int, *, roomy: bool) -> int:
    """Two lines per player if all fit side by side; otherwise two rows of players."""
    return 4 if roomy and players * WIDTH_OF_PLAYER > width else 2


def hand_size(cards: int, width: int, most: Size) -> Size:
    """The widest cards of which a whole hand fits, none taller than `most`."""
    sizes = [size for size in NARROW if size.height <= most.height and size.width <= most.width + 1]
    return next((size for size in sizes if cards * size.step - size.gap <= width), sizes[-1])
