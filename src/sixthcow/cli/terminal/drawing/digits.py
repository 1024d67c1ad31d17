"""Large numbers: three dots by five, two dots per cell, so that the number catches the eye
first."""

DOTS = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": ("#", "#", "#", "#", "#"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", "###", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", "  #", "  #"),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
}
CELLS = {"  ": " ", "# ": "▀", " #": "▄", "##": "█"}


def large(number: str) -> tuple[str, str, str]:
    """A number as three lines of cells."""
    rows = [" ".join(DOTS[digit][row] for digit in number) for row in range(5)]
    rows.append(" " * len(rows[0]))
    pairs = (zip(rows[line], rows[line + 1], strict=True) for line in (0, 2, 4))
    top, middle, bottom = ("".join(CELLS["".join(pair)] for pair in line) for line in pairs)
    return top, middle, bottom
