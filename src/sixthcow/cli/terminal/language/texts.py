"""Texts on a screen of cells: found, wrapped, and for Persian shaped and put into visual order."""

import re
from functools import lru_cache

from rich.cells import cell_len

from sixthcow.locale import Words

# Marks that control the order of letters: not needed once the order is made.
_MARKS = re.compile("[\u200b-\u200f\u202a-\u202e\u2066-\u2069]")


_ISOLATE = re.compile("[\u2066-\u2068]([^\u2066-\u2069]*)\u2069?")
LEFT_EMBEDDING, RIGHT_EMBEDDING, END_OF_EMBEDDING = "\u202a", "\u202b", "\u202c"


class Texts:
    """The texts of one language, as they appear on the screen.

    `reorder`: letters are joined and ordered here; otherwise the terminal does it. `latin`: Persian
    numbers are written with Latin digits.
    """

    def __init__(self, language: str, *, reorder: bool = True, latin: bool = False) -> None:
        self.words = Words(language, latin=latin)
        self.rtl = self.words.direction == "rtl"
        self._reorder = reorder

    def say(self, key: str, /, **args: str | int | float) -> str:
        """A text of the terminal: `terminal-<key>`."""
        return self.words.text(f"terminal-{key}", **args)

    def number(self, number: float) -> str:
        """A number in the language's digits."""
        return self.words.text("terminal-number", number=number)

    def line(self, text: str, width: int) -> str:
        """One line as it appears, cut with an ellipsis if it is too long."""
        text = self._shaped(text)
        if cell_len(text) > width:
            while text and cell_len(text) > width - 1:
                text = text[:-1]
            text = text.rstrip() + "…" if width > 0 else ""
        return self._seen(text)

    def lines(self, text: str, width: int) -> list[str]:
        """The text wrapped at its words, each line as it appears."""
        lines = [""]
        for word in self._shaped(text).split():
            wider = f"{lines[-1]} {word}" if lines[-1] else word
            if cell_len(wider) <= width or not lines[-1]:
                lines[-1] = wider
            else:
                lines.append(word)
        return [self._seen(line) for line in lines]

    def _shaped(self, text: str) -> str:
        return shaped(text) if self._reorder else text

    def _seen(self, text: str) -> str:
        if not self._reorder:
            return text
        return _MARKS.sub("", ordered(text, "R" if self.rtl else "L"))


def _has_right_to_left(text: str) -> bool:
    return any("\u0590" <= sign <= "\u08ff" or "\ufb1d" <= sign <= "\ufefc" for sign in text)


@lru_cache(maxsize=4096)
def shaped(text: str) -> str:
    """The letters in their joined forms."""
    if not _has_right_to_left(text):
        return text
    from arabic_reshaper import reshape

    joined: str = reshape(text)
    return joined


@lru_cache(maxsize=4096)
def ordered(text: str, direction: str) -> str:
    """The text from left to right as it appears, with brackets mirrored."""
    if direction == "L" and not _has_right_to_left(text):
        return text
    from bidi.algorithm import get_display

    visual: str = get_display(_ISOLATE.sub(_embedded, text), base_dir=direction)
    return visual


def _embedded(isolate: re.Match[str]) -> str:
    """An isolated word between the older marks, which the algorithm knows."""
    mark = RIGHT_EMBEDDING if _has_right_to_left(isolate[1]) else LEFT_EMBEDDING
    return f"{mark}{isolate[1]}{END_OF_EMBEDDING}"
