"""Why a choice is good or bad, in words."""

from collections.abc import Mapping

from sixthcow.locale import Words


def say_fact(words: Words, kind: str, values: Mapping[str, int | float | str]) -> str:
    """The text of a fact about a choice; several cards, any of which would do, are a list."""
    args = dict(values)
    if "between" in args:
        args["between"] = words.join(str(args["between"]).split(), "or")
    return words.text(f"fact-{kind}", **args)
