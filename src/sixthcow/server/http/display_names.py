"""Names that people give themselves: any script, nothing invisible or misleading."""

import unicodedata

import regex

from sixthcow.server.refusals import Declined

LONGEST = 24
LONGEST_SHOWN = 40
NAMELESS = "?"
MOST_MARKS = 3

# Persian joins and parts its letters with these; they are the only invisible ones allowed.
JOINERS = "\u200c\u200d"
# An emoji's look, in colour or not, is chosen by one of these.
EMOJI_STYLES = "\ufe0e\ufe0f"
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Characters that fonts draw as nothing: by Unicode's property (Hangul fillers and the like), and
# those that count as symbols but are empty (Braille, a note without a head, hieroglyphic blanks,
# the Khitan filler, a place for an object).
_EMPTY = regex.compile(
    r"[\p{Default_Ignorable_Code_Point}\u2800\U0001D159\U00013441\U00013442\U00016FE4\uFFFC]"
)


def clean_name(text: str) -> str:
    """A name in its composed form, with single spaces; declines unreadable names."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    check_readable(name)
    return name


def shown_name(name: str) -> str:
    """A name from a record, which may be anything, as a page can show it: without characters that
    nobody sees, or that turn around the text beside them."""
    seen = "".join(
        letter
        for letter in name[: 10 * LONGEST_SHOWN]
        if letter in JOINERS + EMOJI_STYLES or unicodedata.category(letter) not in UNWANTED
    )
    return seen.strip()[:LONGEST_SHOWN] or NAMELESS


def check_readable(name: str) -> None:
    """Decline a name that is too long, or has invisible or unreadable parts."""
    if not 1 <= len(name) <= LONGEST or not _readable(name):
        raise Declined("bad-name", 400, longest=LONGEST)


def _readable(name: str) -> bool:
    kinds = [unicodedata.category(letter) for letter in name]
    if any(
        (kind in UNWANTED or _EMPTY.match(letter)) and letter not in JOINERS + EMOJI_STYLES
        for letter, kind in zip(name, kinds, strict=True)
    ):
        return False
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks > MOST_MARKS:
            return False
    return any(kind[0] in "LNSP" for kind in kinds)
