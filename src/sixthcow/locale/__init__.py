"""Every text people read, in five languages.

A text lives in a Fluent file, `<language>/<file>.ftl`, under the same key in every language; the
browser page reads the same files. `Words("pl").text("count-cards", count=5)` formats it.
"""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal

from sixthcow.locale import _script

if TYPE_CHECKING:
    from sixthcow.locale._catalogue import Catalogue

LANGUAGES = ("en", "de", "pl", "ru", "fa")
RIGHT_TO_LEFT = frozenset({"fa"})

_QUALITY = re.compile(r"q=([01](?:\.\d*)?)")


class Words:
    """The texts of one language.

    `files` limits which files are read (`["games"]`), for a faster start; by default all are.
    `latin` writes Persian numbers with Latin digits.
    Nothing is read before the first text is requested.
    """

    def __init__(
        self, language: str, files: Iterable[str] | None = None, *, latin: bool = False
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}: there are {', '.join(LANGUAGES)}")
        self.language = language
        self.direction: Literal["ltr", "rtl"] = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        self._latin = latin and language == "fa"
        self._files = None if files is None else tuple(sorted(files))

    def text(self, key: str, /, **args: str | int | float) -> str:
        """The text of a key, or of an attribute of one (`clause-PLACE-2.text`).

        Raises KeyError for an unknown key and ValueError for a missing argument.
        """
        return self._written(self._catalogue().text(key, args))

    def join(self, items: Iterable[str], how: str = "and") -> str:
        """A list as the language writes it: `3, 9 and 12`.

        `how` is how its last two items are joined: `and`, `or`, `comma` or `semicolon`.
        """
        return self._written(self._catalogue().join(tuple(items), how))

    def has(self, key: str) -> bool:
        """Whether `text` knows this key, or this attribute of a key."""
        return self._catalogue().has(key)

    def _written(self, text: str) -> str:
        return _script.latin(text) if self._latin else text

    def _catalogue(self) -> "Catalogue":
        from sixthcow.locale import _catalogue  # imports fluent and babel: about 0.06 s

        return _catalogue.load(self.language, self.direction, self._files)


def best_language(tags: Iterable[str]) -> str:
    """The language that fits these preferences best, most preferred first; English if none does.

    A tag is written as in `LANG` (`pl_PL.UTF-8`) or `LANGUAGE` (`ru:de`), or as in an
    `Accept-Language` header (`fa-IR,fa;q=0.9,en;q=0.8`).
    """
    wishes = [wish for tag in tags for wish in _wishes(tag)]
    wishes.sort(key=lambda wish: -wish[1])  # stable: equal preferences keep their order
    return next((language for language, _ in wishes), "en")


def _wishes(tag: str) -> Iterator[tuple[str, float]]:
    """The supported languages that a tag names, each with its weight."""
    for part in re.split("[,:]", tag):
        name, *parameters = part.replace(" ", "").lower().split(";")
        language = re.split("[-_.@]", name)[0]
        qualities = [match[1] for match in map(_QUALITY.fullmatch, parameters) if match]
        quality = float(qualities[0]) if qualities else 1.0
        if language in LANGUAGES and quality > 0:
            yield language, quality
