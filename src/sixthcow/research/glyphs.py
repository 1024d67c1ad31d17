"""Letters of five rows of three dots, enough to write on an image without a font."""

import numpy as np
import numpy.typing as npt

SCALE = 2
WIDTH, HEIGHT = 4 * SCALE, 5 * SCALE  # of a letter, with the gap after it

# Every digit is a row of dots, from the top: 4 is the left one, 1 the right one.
DOTS = {
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71222",
    "8": "75757",
    "9": "75717",
    "A": "25755",
    "B": "65656",
    "C": "34443",
    "D": "65556",
    "E": "74647",
    "F": "74644",
    "G": "34553",
    "H": "55755",
    "I": "72227",
    "J": "11152",
    "K": "55655",
    "L": "44447",
    "M": "57755",
    "N": "65555",
    "O": "25552",
    "P": "65644",
    "Q": "25573",
    "R": "65655",
    "S": "34216",
    "T": "72222",
    "U": "55557",
    "V": "55552",
    "W": "55775",
    "X": "55255",
    "Y": "55222",
    "Z": "71247",
    "+": "02720",
    ".": "00002",
    "?": "71202",
}


def draw(
    image: npt.NDArray[np.uint8], top: int, left: int, text: str, ink: tuple[int, int, int]
) -> None:
    """Write on an image; letters without a glyph become gaps."""
    for letter in text.upper():
        for row, dots in enumerate(DOTS.get(letter, "")):
            for column in range(3):
                if int(dots) >> (2 - column) & 1:
                    y, x = top + row * SCALE, left + column * SCALE
                    image[y : y + SCALE, x : x + SCALE] = ink
        left += WIDTH
