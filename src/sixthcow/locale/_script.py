"""Mixed scripts: words of another direction inside a sentence, and Persian numbers."""

import re
import unicodedata

FIRST_STRONG_ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
LEFT_TO_RIGHT_ISOLATE = "\u2066"
LEFT_TO_RIGHT_MARK = "\u200e"

_AGAINST = {"ltr": frozenset({"R", "AL"}), "rtl": frozenset({"L"})}
_ISOLATED = re.compile("([\u2066-\u2068][^\u2069]*\u2069)")
_MINUS = re.compile(r"(?<!\w)-(?=\d)")
_DECIMAL = re.compile(r"(?<![\d.])(\d+(?:,\d{3})*)\.(\d+)(?![\d.])")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_LATIN_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
_PERSIAN_DECIMAL = re.compile(r"(?<=\d)٫(?=\d)")
_PERSIAN_THOUSANDS = re.compile(r"(?<=\d)٬(?=\d)")


def is_foreign(word: str, direction: str) -> bool:
    """Whether a word has letters that run against the sentence it is put into."""
    if FIRST_STRONG_ISOLATE in word or LEFT_TO_RIGHT_ISOLATE in word:
        word = _ISOLATED.sub("", word)  # those letters are isolated already
    return any(unicodedata.bidirectional(letter) in _AGAINST[direction] for letter in word)


def isolated(word: str) -> str:
    """The word between marks that keep its direction from affecting its neighbours."""
    return f"{FIRST_STRONG_ISOLATE}{word}{END_OF_ISOLATE}"


def persian(text: str) -> str:
    """Numbers as Persian writes them: 3.5 is ۳٫۵. Isolated words are foreign and stay."""
    return "".join(
        part if _ISOLATED.fullmatch(part) else _persian_numbers(part)
        for part in _ISOLATED.split(text)
    )


def latin(text: str) -> str:
    """Numbers in Persian text with Latin digits: ۳٫۵ is 3.5."""
    text = text.translate(_LATIN_DIGITS)
    text = _PERSIAN_DECIMAL.sub(".", text)
    return _PERSIAN_THOUSANDS.sub(",", text)


def _persian_numbers(text: str) -> str:
    text = _DECIMAL.sub(r"\1٫\2", text)
    text = _THOUSANDS.sub("٬", text)
    text = _MINUS.sub(f"{LEFT_TO_RIGHT_MARK}−", text)  # the mark keeps it left of its number
    return text.translate(_DIGITS)
