"""Names that are taken for others', or that nobody sees."""

import asyncio
import itertools
from collections import Counter

import httpx

from scripts.attack.target import PASSWORD, Found, Target, statuses


async def lookalike_accounts(target: Target) -> Found:
    """Accounts that look like somebody else's."""
    async with target.guest() as victim:
        given = {"account": "nhou.victim", "password": PASSWORD}
        (await victim.post("/api/me/account", json=given)).raise_for_status()
    answers = []
    for name in ("nhou.víctim", "ոհօս.victim", "nhou.vіctіm", "NHOU.VICTIM", "nhou.v1ctim"):
        async with target.guest() as guest:
            given = {"account": name, "password": PASSWORD}
            answers.append(await guest.post("/api/me/account", json=given))
    return Found(all(answer.status_code == 409 for answer in answers), statuses(answers))


async def lookalike_logins(target: Target) -> Found:
    """Passwords tried under many spellings, from many addresses."""
    async with target.guest() as victim:
        given = {"account": "target", "password": PASSWORD}
        (await victim.post("/api/me/account", json=given)).raise_for_status()
    names = itertools.cycle(["target", "TARGET", "tаrget", "tárget", "ｔarget", "tarɡet"])

    async def tries(spellings: list[str]) -> list[httpx.Response]:
        async with target.client() as client:
            sent = (
                client.post("/api/login", json={"account": name, "password": "wrong password"})
                for name in spellings
            )
            return await asyncio.gather(*sent)

    # All at once: tries come back with time.
    answered = await asyncio.gather(*(tries([*itertools.islice(names, 8)]) for _ in range(6)))
    answers = [answer for some in answered for answer in some]
    counts = Counter(answer.status_code for answer in answers)
    return Found(counts[429] >= 10 and counts[401] + counts[429] == 48, statuses(answers))


async def hidden_names(target: Target) -> Found:
    """Names that nobody sees, or that turn the line around."""
    names = ("\u3164", "\u2800", "\u115f\u1160", "Ada\u034f", "a\u202eb", "\u200b", "a\x1b[2J")
    async with target.guest() as guest:
        answers = [await guest.patch("/api/me", json={"name": name}) for name in names]
        fine = await guest.patch("/api/me", json={"name": "Zoë \u0633\u0627\u0631\u0627"})
    refused = all(answer.status_code == 400 for answer in answers)
    return Found(
        refused and fine.status_code == 200, f"{statuses(answers)}; a usual name {fine.status_code}"
    )
