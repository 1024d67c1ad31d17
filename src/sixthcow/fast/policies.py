"""How simulated players choose, by name; the same for every game and every kernel."""

from collections.abc import Sequence

# How many cards a policy looks at: hands are in random order, and it plays the cheapest of these by
# a quick estimate, and takes the cheapest row where it must choose one. 0 makes every choice at
# random.
TRIES = {"random": 0, "thrifty": 1, "pair": 2, "keen": 5, "cautious": 16}

# Chooses as players of the game usually do, by weights learned from games; only some kernels know
# it (`usual` in `sixthcow.fast.kernels`). The number stands for it where others have their tries.
USUAL = "usual"
USUAL_TRIES = 32

# The estimate counts heads in units of 1/128; cards that come in between add about three heads.
CERTAIN = 128
JOINING = 3

Policy = str | Sequence[str]


def tries_of(policy: Policy, seats: int, *, usual: bool = False) -> list[int]:
    """The number of tries of each seat; one name applies to all. `usual` is whether the kernel
    knows how its game is usually played."""
    names = [policy] * seats if isinstance(policy, str) else list(policy)
    if len(names) != seats:
        raise ValueError(f"{len(names)} policies for {seats} seats")
    known = TRIES | {USUAL: USUAL_TRIES} if usual else TRIES
    for name in names:
        if name not in known:
            raise ValueError(f"unknown policy {name!r}; there are {', '.join(known)}")
    return [known[name] for name in names]
