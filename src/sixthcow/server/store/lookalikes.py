"""Which names of accounts look alike, by Unicode's list of confusable characters (UTS 39)."""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

# Letters that Arabic and Persian keyboards write in different ways.
_KEYBOARDS = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه"})

# The library wraps letters that are written from right to left in these.
_DIRECTION_MARK = "\u200e"


def account_key(account: str) -> str:
    """A key that is the same for all names of accounts that people may confuse.

    If the library's list changes, the stored keys have to be computed again: see `REKEYED` in the
    migrations.
    """
    letters = unicodedata.normalize("NFKD", folded(account)).translate(_KEYBOARDS)
    key = "".join(_seen_as(letter) for letter in letters if not unicodedata.combining(letter))
    return key.replace("i", "l")  # the capital I looks like an l, and capitals do not count


def folded(account: str) -> str:
    """An account's name, whichever of its letters are capitals."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


def separate_key(account: str) -> str:
    """The key of an account whose name is too similar to another's, but older than that rule.

    No `account_key` begins with a space.
    """
    return f" {folded(account)}"


def keys_for(accounts: list[str]) -> list[str]:
    """A key for each of the stored accounts, oldest first: later lookalikes keep a name apart."""
    keys: list[str] = []
    taken: set[str] = set()
    for account in accounts:
        key = account_key(account)
        keys.append(separate_key(account) if key in taken else key)
        taken.add(key)
    return keys


@cache
def _seen_as(letter: str) -> str:
    """What a small letter is taken for: the ASCII letter that it, or else its capital, looks like;
    failing that, whatever the list has for all that look like it."""
    digit = unicodedata.decimal(letter, None)
    small = _plain(letter if digit is None else str(digit))
    capital = _plain(letter.upper())
    return capital if capital.isascii() and not small.isascii() else small


def _plain(text: str) -> str:
    """A text in the characters that stand for all that look like them, without marks."""
    for _ in range(4):  # a stand-in may fold into a letter that has one itself
        stand_ins = "".join(_prototypes().get(letter, letter) for letter in text)
        plain = "".join(
            letter
            for letter in unicodedata.normalize("NFKD", stand_ins).casefold()
            if not unicodedata.combining(letter)
        )
        if plain == text:
            break
        text = plain
    return text


@cache
def _prototypes() -> dict[str, str]:
    """The character, or the characters, that stand for a character and all that look like it."""
    alike = {
        letter.replace(_DIRECTION_MARK, ""): [
            other["c"].replace(_DIRECTION_MARK, "") for other in others
        ]
        for letter, others in confusables_data.items()
    }
    # The list leads from each character to the one that stands for it, and the library adds the
    # way back: what has several ways stands for others.
    return {
        letter: others[0]
        for letter, others in alike.items()
        if len(letter) == len(others) == 1
        and (len(alike[others[0]]) > 1 or len(others[0]) > 1 or others[0] < letter)
    }
