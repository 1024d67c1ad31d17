"""Records and tables that are slow, damaged, compressed, endless, or could not be served again."""

import asyncio
import gzip
import json
import sys
from pathlib import Path
from random import Random

import httpx

from scripts.attack.target import RECORD, SLOWEST, Found, Target, statuses

WHOLE = Path(__file__).parents[2] / "tests" / "golden" / "classic.json"


async def worst_records(target: Target, path: str, good: int) -> Found:
    """80 records at once that are as slow to read as is allowed."""
    body = json.dumps(RECORD | {"meta": {"x": [[]] * 19_000 + [0] * 50_000}}).encode()
    answers: list[httpx.Response] = []

    async def flood() -> None:
        async with target.guest() as guest:
            sent = (guest.post(path, content=body) for _ in range(80))
            answers.extend(await asyncio.gather(*sent))

    waited = await target.longest_wait(flood())
    fine = waited < SLOWEST and {answer.status_code for answer in answers} == {good, 429}
    return Found(fine, f"{statuses(answers)}; others waited {waited * 1000:.0f} ms at most")


async def endless_tables(target: Target) -> Found:
    """Tables that would never end."""
    answers = []
    async with target.guest() as guest:
        for options in ({"rounds": 10**9}, {"target": 10**12}, {"target": 10**4000}):
            terms = {"game": "classic", "seats": 4, "options": options}
            new = {"terms": terms, "bots": ["random"] * 4, "sit": False, "start": True}
            answers.append(await guest.post("/api/tables", content=long_json(new)))
        terms = {"game": "classic", "seats": 4, "options": {"rounds": 1}}
        short = await guest.post("/api/tables", json={"terms": terms})
    refused = all(answer.status_code == 400 for answer in answers)
    return Found(
        refused and short.status_code == 201,
        f"{statuses(answers)}; a short one {short.status_code}",
    )


def long_json(value: object) -> bytes:
    """JSON with numbers of any length."""
    sys.set_int_max_str_digits(0)
    return json.dumps(value).encode()


async def mutated_records(target: Target) -> Found:
    """Damaged records: none may be an error of the server's, and the undamaged one is fine."""
    rng, answers = Random(6), list[httpx.Response]()
    whole = WHOLE.read_bytes()
    damage = whole + bytes(range(256))  # often such as would be there, so that it is read further
    for _ in range(12):
        async with target.guest() as guest:
            undamaged = await guest.post("/api/replays", content=whole)
            for _ in range(18):
                text = bytearray(whole)
                for _ in range(rng.randint(1, 6)):
                    text[rng.randrange(len(text))] = rng.choice(damage)
                answers.append(await guest.post("/api/replays", content=bytes(text)))
    found = {answer.status_code for answer in answers}
    fine = found <= {200, 400} and 400 in found and undamaged.status_code == 200
    return Found(fine, f"{statuses(answers)}; undamaged {undamaged.status_code}")


async def strict_records(target: Target) -> Found:
    """Records that could not be served again, or would take an export down."""
    start = json.dumps(RECORD)[:-1]
    metas = ('{"x": 1e400}', '{"x": NaN}', '{"x": "\\ud800"}', "[" * 5000 + "]" * 5000)
    async with target.guest() as guest:
        answers = [
            await guest.post("/api/records", content=f'{start}, "meta": {meta}}}') for meta in metas
        ]
        usual = await guest.post("/api/records", content=f'{start}, "meta": {{"x": 1e4}}}}')
        export = await guest.get("/api/me/export")
    refused = all(answer.status_code == 400 for answer in answers)
    there = export.status_code == usual.status_code == 200 and len(export.json()["imports"]) == 1
    return Found(
        refused and there,
        f"{statuses(answers)}; a usual one {usual.status_code}, export {export.status_code}",
    )


async def compressed_bodies(target: Target) -> Found:
    """A body that would be a thousand times as large."""
    body = gzip.compress(json.dumps(RECORD | {"meta": {"x": " " * 50_000_000}}).encode())
    async with target.guest() as guest:
        answer = await guest.post(
            "/api/replays", content=body, headers={"content-encoding": "gzip"}
        )
        plain = await guest.post("/api/replays", json=RECORD)
    reason = answer.json()["reason"]
    fine = (answer.status_code, reason, plain.status_code) == (415, "compressed", 200)
    return Found(
        fine, f"{len(body):,} bytes: {answer.status_code} {reason}; plain {plain.status_code}"
    )
