"""Reads a QR code as a camera would, once its squares are known: no errors, one block, bytes."""

from collections.abc import Callable, Iterator

Squares = list[list[bool]]

FORMAT_MASK = 0b101010000010010
QUIET = 2  # empty squares around the code
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)


def text_of(squares: Squares) -> str:
    """The text of a small code, given without the empty border."""
    bits = _bits(squares)
    mode, length = _number(bits, 4), _number(bits, 8)
    assert mode == 0b0100, "not bytes"
    return bytes(_number(bits, 8) for _ in range(length)).decode()


def _number(bits: Iterator[bool], length: int) -> int:
    return int("".join(str(int(next(bits))) for _ in range(length)), 2)


def _bits(squares: Squares) -> Iterator[bool]:
    """The data in its order: pairs of columns from the right, up and down in turn."""
    size = len(squares)
    told = _number(iter(squares[8][:5]), 5)
    mask = MASKS[(told ^ FORMAT_MASK >> 10) & 0b111]
    up = True
    for right in range(size - 1, 0, -2):
        column = right - (right <= 6)  # the timing column is skipped
        for y in reversed(range(size)) if up else range(size):
            for x in (column, column - 1):
                if not _is_pattern(x, y, size):
                    yield squares[y][x] ^ (mask(x, y) == 0)
        up = not up


def _is_pattern(x: int, y: int, size: int) -> bool:
    """Whether a square belongs to the fixed parts of a code of version 2 to 6."""
    first, last = range(9), range(size - 8, size)
    corner = (x in first and (y in first or y in last)) or (x in last and y in first)
    alignment = abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return corner or alignment or 6 in (x, y)
