"""Verifiable chance: every draw of the dealer follows from a seed revealed after the match.

The server shows the SHA-256 hash of its seed before anybody sits down; then players add numbers of
their own, and the deal follows from all of them: see docs/fairness.md. Draw number n (from 1) of a
match uses the stream of 32-bit words in SHA-256(mixed seed, ":", n, ":", block), block = 0, 1, …; a
number below `limit` is the first word under the greatest multiple of `limit`, modulo `limit`. The
cards are sorted (numbers before letters) and shuffled by Fisher and Yates from the last place down;
a theft draws one of the sorted cards. So anybody can repeat it, in a browser too.
"""

import hashlib
import re
import secrets
import struct
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sixthcow.engine import DEALER, BadRecord, Card, Chance, Record
from sixthcow.engine.record import Games

WORDS = 2**32
CONTRIBUTION = re.compile(r"[0-9a-f]{64}")


def new_seed() -> str:
    """32 unguessable bytes, as hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The fingerprint that is shown before the deal."""
    return hashlib.sha256(seed.encode()).hexdigest()


def mixed_seed(seed: str, contributions: Mapping[int, str]) -> str:
    """The seed of the deal: the server's own and what players have added, by seat from 0.

    Where nobody has added anything it is the server's.
    """
    if not contributions:
        return seed
    parts = [f"{seat + 1}={contributions[seat]}" for seat in sorted(contributions)]
    return hashlib.sha256(":".join([seed, *parts]).encode()).hexdigest()


def draw(chance: Chance, seed: str, number: int) -> str:
    """The dealer's move: draw `number` of the match that has this seed."""
    words = _words(seed, number)
    cards = sorted(chance.cards, key=_order)
    if chance.verb != "shuffle":
        return f"{chance.verb} {cards[_below(len(cards), words)]}"
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, words)
        cards[last], cards[other] = cards[other], cards[last]
    return " ".join(["shuffle", *map(str, cards)])


class Verdict(NamedTuple):
    """What a check found: whether the server's seed has the hash that was shown, how many draws
    there were, the numbers of the moves that do not follow from the mixed seed, and the seats
    (from 0) that have added to it. The first `continues` moves come from another record: what was
    drawn there is not checked."""

    seed_fits: bool
    draws: int
    wrong: tuple[int, ...]
    contributors: tuple[int, ...] = ()
    continues: int = 0

    @property
    def honest(self) -> bool:
        """Whether nothing is wrong."""
        return self.seed_fits and not self.wrong


def verify(record: Record, games: Games) -> Verdict:
    """Check every draw of a record against the proof in its `meta`."""
    meta = record.extra.get("meta")
    proof = meta.get("fairness") if isinstance(meta, dict) else None
    if not isinstance(meta, dict) or not isinstance(proof, dict):
        raise BadRecord("no-proof")
    seed, shown = proof.get("seed"), proof.get("commitment")
    if not isinstance(seed, str) or not isinstance(shown, str):
        raise BadRecord("no-proof")
    contributions = _contributions(proof.get("contributions", {}), len(record.seats))
    mixed, continues = mixed_seed(seed, contributions), _continues(meta, len(record.moves))
    wrong, draws, checked, before = [], 0, 0, None
    for step in record.steps(games):
        if step.move and step.move.seat == DEALER:
            assert before is not None and before.chance is not None
            draws += 1
            checked += step.number > continues
            if step.number > continues and step.move.action != draw(before.chance, mixed, draws):
                wrong.append(step.number)
        before = step.state
    added = tuple(sorted(contributions))
    return Verdict(commitment(seed) == shown, checked, tuple(wrong), added, continues)


def _continues(meta: Mapping[str, object], moves: int) -> int:
    """How many moves a record has from another one, where it goes on from that."""
    origin = meta.get("continues")
    if origin is None:
        return 0
    move = origin.get("move") if isinstance(origin, dict) else None
    if type(move) is not int or not 0 <= move <= moves:
        raise BadRecord("no-proof")
    return move


def _contributions(told: object, seats: int) -> dict[int, str]:
    """What players have added, as a record tells it: by the number of the seat, from 1."""
    numbers = {str(seat + 1): seat for seat in range(seats)}
    if not isinstance(told, dict) or not all(
        seat in numbers and isinstance(part, str) and CONTRIBUTION.fullmatch(part)
        for seat, part in told.items()
    ):
        raise BadRecord("no-proof")
    return {numbers[seat]: part for seat, part in told.items()}


def _order(card: Card) -> tuple[bool, Card]:
    return isinstance(card, str), card


def _words(seed: str, number: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"{seed}:{number}:{block}".encode()).digest()
        yield from struct.unpack(">8I", digest)
        block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 up to, but not including, `limit`, all equally likely."""
    fair = WORDS - WORDS % limit
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % limit
