"""The Fluent files of one language, parsed and ready for use."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from sixthcow.locale import _script

FOLDER = Path(__file__).parent
_KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


@cache
def load(language: str, direction: str, files: tuple[str, ...] | None) -> "Catalogue":
    """Read a language's files once: all of them, or only those named."""
    return Catalogue(language, direction, files)


class Catalogue:
    """The messages of one language, with that language's plurals, numbers and script."""

    def __init__(self, language: str, direction: str, files: tuple[str, ...] | None) -> None:
        self.language = language
        self.direction = direction
        self._between: dict[str, str] = {}
        # Only foreign words need isolating marks, and _Foreign sets those.
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = FOLDER / language
        names = sorted(p.stem for p in folder.glob("*.ftl")) if files is None else files
        self._unread = {name: (folder / f"{name}.ftl").read_text("utf-8") for name in names}
        self._file_of = {
            key: name for name, source in self._unread.items() for key in _KEY.findall(source)
        }

    def _read(self, name: str) -> None:
        """Parse a file when its first key is asked for: parsing them all takes 0.05 s."""
        resource = FluentResource(self._unread.pop(name))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{self.language}/{name}.ftl: not Fluent: {entry.content!r}")
        self._bundle.add_resource(resource)

    def text(self, key: str, args: Mapping[str, str | int | float]) -> str:
        """The text of a key; raises rather than silently showing the key."""
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"no text {key!r} in {self.language!r}")
        values = {name: self._argument(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            why = "; ".join(map(str, errors))
            raise ValueError(f"text {key!r} in {self.language!r}: {why}")
        assert isinstance(text, str)  # anything else comes with errors
        return _script.persian(text) if self.language == "fa" else text

    def join(self, items: Sequence[str], how: str) -> str:
        """A list, its last item joined by `list-<how>` and the others by `list-comma`."""
        *rest, last = [self._item(item) for item in items] or [""]
        text = self._joint("comma").join(rest) + self._joint(how) + last if rest else last
        return _script.persian(text) if self.language == "fa" else text

    def _item(self, item: str) -> str:
        return _script.isolated(item) if _script.is_foreign(item, self.direction) else item

    def _joint(self, how: str) -> str:
        """The separator between two items of a list."""
        if how not in self._between:
            said = self.text(f"list-{how}", {"first": "<", "next": ">"})
            self._between[how] = said[1:-1]
        return self._between[how]

    def has(self, key: str) -> bool:
        """Whether the key, or the attribute of a key, exists."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if (file := self._file_of.get(name)) is None:
            return None
        if file in self._unread:
            self._read(file)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _argument(self, value: str | int | float) -> Any:
        if isinstance(value, float) and value.is_integer():
            return int(value)  # 3.0 is said, and declined, as 3
        if isinstance(value, str) and _script.is_foreign(value, self.direction):
            return _Foreign(value)
        return value


class _Foreign(FluentType):
    """A word of the other direction: unchanged for selectors, isolated for display."""

    def __init__(self, value: str) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    def __hash__(self) -> int:
        return hash(self.value)

    def format(self, locale: Locale) -> str:
        return _script.isolated(self.value)
