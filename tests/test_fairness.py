"""Chance that can be checked: draws follow from the seed, and a wrong one is found."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from sixthcow import fairness
from sixthcow.engine import DEALER, BadRecord, Chance, Record
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES

SEED = "0123456789abcdef" * 4
CHANCE = Chance("shuffle", tuple(range(1, 9)))


PARTS = {0: "ad" * 32, 2: "c1" * 32}
# What cannot be the contributions of three seats.
NO_PARTS: tuple[object, ...] = (
    None, [], {"4": "ad" * 32}, {"0": "ad" * 32}, {"01": "ad" * 32}, {"1": "AD"}, {"1": 3},
)  # fmt: skip


def played(
    game: str = "classic",
    seats: int = 3,
    seed: str = SEED,
    parts: Mapping[int, str] | None = None,
    **options: object,
) -> Record:
    """A match of random play whose dealer draws from a seed and from `parts`, with its proof."""
    recorder = Recorder(Record(game, tuple("ABCDEF"[:seats]), options=options), GAMES)
    rng, draws, mixed = Random(2), 0, fairness.mixed_seed(seed, parts or {})
    while pending := recorder.state.pending:
        if chance := recorder.state.chance:
            draws += 1
            recorder.play(DEALER, fairness.draw(chance, mixed, draws))
        else:
            for seat, actions in pending.items():
                recorder.play(seat, rng.choice(actions))
    proof: dict[str, object] = {"seed": seed, "commitment": fairness.commitment(seed)}
    if parts:
        proof["contributions"] = {str(seat + 1): part for seat, part in parts.items()}
    return with_meta(recorder.record, {"fairness": proof})


def with_meta(record: Record, meta: object) -> Record:
    return Record.from_document({**record.to_document(), "meta": meta})


def test_a_seed_is_told_by_its_hash_and_never_twice_the_same() -> None:
    first, second = fairness.new_seed(), fairness.new_seed()
    assert first != second
    assert len(bytes.fromhex(first)) == 32
    assert fairness.commitment(first) == hashlib.sha256(first.encode()).hexdigest()


def test_a_draw_follows_from_seed_and_number_alone() -> None:
    assert fairness.draw(CHANCE, SEED, 1) == fairness.draw(CHANCE, SEED, 1)
    reordered = CHANCE._replace(cards=tuple(reversed(CHANCE.cards)))
    assert fairness.draw(reordered, SEED, 1) == fairness.draw(CHANCE, SEED, 1)
    assert fairness.draw(CHANCE, SEED, 2) != fairness.draw(CHANCE, SEED, 1)


def test_a_draw_as_the_description_says_it() -> None:
    """The same by hand, for comparison with implementations in other languages."""
    digest = hashlib.sha256(f"{SEED}:1:0".encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    cards = list(CHANCE.cards)
    for last, word in zip(range(7, 0, -1), words, strict=False):
        assert word < 2**32 - 2**32 % (last + 1)
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert fairness.draw(CHANCE, SEED, 1) == " ".join(["shuffle", *map(str, cards)])


def test_letters_come_after_numbers_and_a_theft_takes_one_card() -> None:
    chance = Chance("steal", ("T", 3, "R", 40))
    verb, card = fairness.draw(chance, SEED, 1).split()
    assert verb == "steal"
    assert card in {"T", "3", "R", "40"}


def test_every_place_is_equally_likely() -> None:
    first = Counter(
        fairness.draw(CHANCE, fairness.commitment(str(number)), 1).split()[1]
        for number in range(4_000)
    )
    assert set(first) == {str(card) for card in CHANCE.cards}
    # 500 of each are expected, give or take 21: five times that would be one case in a million.
    assert all(abs(count - 500) < 105 for count in first.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_match_is_found_honest(game: str) -> None:
    record = played(game)
    verdict = fairness.verify(record, GAMES)
    assert verdict.honest
    assert verdict.draws == sum(move.seat == DEALER for move in record.moves)
    assert fairness.verify(Record.from_json(record.to_json()), GAMES) == verdict


def test_who_added_to_the_seed_is_found() -> None:
    verdict = fairness.verify(played(parts=PARTS, rounds=2), GAMES)
    assert verdict.honest
    assert verdict.contributors == (0, 2)


def test_another_contribution_is_found() -> None:
    record = played(parts=PARTS, rounds=1)
    proof = {"seed": SEED, "commitment": fairness.commitment(SEED)}
    for others in (
        {},
        {"1": PARTS[0]},
        {"1": PARTS[2], "3": PARTS[0]},
        {"1": "ad" * 32, "2": "c1" * 32},
    ):
        changed = with_meta(record, {"fairness": proof | {"contributions": others}})
        assert fairness.verify(changed, GAMES).wrong == (1,)


def test_another_shuffle_is_found() -> None:
    document = played(rounds=3).to_document()
    moves = document["moves"]
    assert isinstance(moves, list)
    shuffles = [number for number, (seat, _) in enumerate(moves, start=1) if seat == 0]
    last = shuffles[-1]
    del moves[last:]
    verb, *cards = moves[-1][1].split()
    moves[-1][1] = " ".join([verb, *reversed(cards)])
    verdict = fairness.verify(Record.from_document(document), GAMES)
    assert not verdict.honest
    assert verdict == (True, len(shuffles), (last,), (), 0)


def test_another_seed_is_found() -> None:
    record = played(rounds=1)
    proof = {"seed": SEED, "commitment": fairness.commitment("another")}
    verdict = fairness.verify(with_meta(record, {"fairness": proof}), GAMES)
    assert not verdict.seed_fits
    assert not verdict.honest


@pytest.mark.parametrize(
    "meta",
    [
        None,
        3,
        {},
        {"fairness": None},
        {"fairness": {"seed": 3, "commitment": "x"}},
        {"fairness": {"seed": "x"}},
        *(
            {"fairness": {"seed": "x", "commitment": "x", "contributions": told}}
            for told in NO_PARTS
        ),
    ],
    ids=json.dumps,
)
def test_a_record_without_a_proof_is_refused(meta: Mapping[str, object] | None) -> None:
    with pytest.raises(BadRecord) as caught:
        fairness.verify(with_meta(played(rounds=1), meta), GAMES)
    assert caught.value.reason == "no-proof"
