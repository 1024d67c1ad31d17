"""A game's options as they are written on the command line: `--option NAME=VALUE`."""

from collections.abc import Iterable


def options_from(pairs: Iterable[str]) -> dict[str, object]:
    """The options in these pairs; the game checks whether they are valid."""
    from sixthcow.engine import BadOption

    options = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOption("option-value", option="option", value=pair[:80], allowed="NAME=VALUE")
        options[name] = option_value(text)
    return options


def option_value(text: str) -> object:
    """A value as a record writes it: a number, true or false, or a word."""
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
