"""Which names of accounts look alike."""

import unicodedata

# Letters that look like a Latin one, after folding: Cyrillic, Greek, and the dotless i.
_LOOKALIKES = str.maketrans(
    {
        "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "ё": "e", "һ": "h", "н": "h", "і": "i",
        "ї": "i", "ј": "j", "к": "k", "м": "m", "п": "n", "о": "o", "р": "p", "ԛ": "q", "г": "r",
        "ѕ": "s", "т": "t", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "μ": "m", "ν": "v", "ο": "o",
        "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w",
        "ı": "i", "ɡ": "g", "ɑ": "a",
        # Arabic letters that Persian keyboards write in another way.
        "ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه",
    }
)  # fmt: skip

# Digits and letters that are mistaken for one another.
_DIGITS = str.maketrans({"0": "o", "1": "l", "i": "l"})


def account_key(account: str) -> str:
    """The same for all spellings of an account's name that people may mistake for one another."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())
    plain = "".join(_digit(letter) for letter in folded).translate(_LOOKALIKES)
    return plain.translate(_DIGITS)


def _digit(letter: str) -> str:
    """A digit of any script as ours; anything else as it is."""
    value = unicodedata.decimal(letter, None)
    return letter if value is None else str(value)
