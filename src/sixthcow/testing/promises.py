"""How the kit reports that a game breaks its contract."""


class BrokenPromise(AssertionError):
    """A game does not do what players, screens and stores rely on."""


def promise(kept: bool, what: str, *where: object) -> None:
    """Require that something holds; otherwise report where it did not."""
    if not kept:
        raise BrokenPromise(": ".join([what, *(f"{case}"[:2000] for case in where)]))
