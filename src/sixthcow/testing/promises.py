"""How the kit says that a game does not keep what every game promises."""


class BrokenPromise(AssertionError):
    """A game does not do what players, screens and stores rely on."""


def promise(kept: bool, what: str, *where: object) -> None:
    """Say that something must hold, and in which case it did not."""
    if not kept:
        raise BrokenPromise(": ".join([what, *(f"{case}"[:2000] for case in where)]))
