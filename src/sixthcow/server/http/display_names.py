"""Names that people give themselves: any script, nothing invisible or misleading."""

import unicodedata

from sixthcow.server.refusals import Declined

LONGEST = 24
MOST_MARKS = 3

# Persian joins and parts its letters with these; they are the only invisible ones allowed.
JOINERS = "\u200c\u200d"
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(text: str) -> str:
    """A name in its composed form, with single spaces; declines what nobody could read."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST or not _readable(name):
        raise Declined("bad-name", 400, longest=LONGEST)
    return name


def _readable(name: str) -> bool:
    kinds = [unicodedata.category(letter) for letter in name]
    if any(
        kind in UNWANTED and letter not in JOINERS for letter, kind in zip(name, kinds, strict=True)
    ):
        return False
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks > MOST_MARKS:
            return False
    return any(kind[0] in "LNSP" for kind in kinds)
