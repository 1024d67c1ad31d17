"""People, their devices, their accounts."""

import asyncio
import hashlib
import sys
import unicodedata

import msgspec
import pytest

from sixthcow.server.store import Person, PersonChange, Store
from sixthcow.server.store.lookalikes import account_key
from tests.server.store.making import ADA, BO, CY, add_people, somebody

MINUTE = 60_000
KEYS = "ca83ac54101186b3226c5856b86c088966dfbcf0ad550ecf574ced300bbe3d4d"


async def test_a_guest_is_known_by_their_device(store: Store) -> None:
    ada = somebody(language="de", settings={"theme": "dark"}, seen=7, created=5)
    await store.add_person(ada, "hash")
    assert await store.person(ADA) == ada
    assert await store.person(BO) is None
    assert await store.person_of("hash") == ada
    assert await store.person_of("other") is None


async def test_people_change(store: Store) -> None:
    await add_people(store, ADA)
    change = PersonChange(name="Lady Ada", language="fa", settings={"sound": True}, banned=True)
    changed = somebody(name="Lady Ada", language="fa", settings={"sound": True}, banned=True)
    assert await store.change_person(ADA, change) == changed
    assert await store.person(ADA) == changed
    assert await store.change_person(BO, change) is None


async def test_what_one_changes_stays_as_others_change_something_else(store: Store) -> None:
    await add_people(store, ADA)
    settings = {"theme": "dark", "sound": True, "speed": "fast", "motion": "full"}
    changes = [PersonChange(settings={name: value}) for name, value in settings.items()]
    changes += [PersonChange(banned=True), PersonChange(name="Lady Ada")]
    await asyncio.gather(*(store.change_person(ADA, change) for change in changes))
    assert await store.person(ADA) == somebody(name="Lady Ada", settings=settings, banned=True)


async def test_a_setting_is_replaced_as_a_whole(store: Store) -> None:
    await store.add_person(somebody(settings={"deck": {"back": "red", "face": "plain"}}), "hash")
    for settings in ({"deck": {"back": "blue"}}, {"sound": None}):
        await store.change_person(ADA, PersonChange(settings=settings))
    person = await store.person(ADA)
    assert person
    assert person.settings == {"deck": {"back": "blue"}, "sound": None}


async def test_it_is_noted_now_and_then_that_somebody_was_here(store: Store) -> None:
    clock = [0]
    store.now = lambda: clock[0]
    await store.add_person(somebody(created=0, seen=0), "hash")
    seen = []
    for minute in (1, 4, 5, 6, 9, 10, 30):
        clock[0] = minute * MINUTE
        await store.person_of("hash")
        await asyncio.gather(*store._notes)
        person = await store.person(ADA)
        assert person
        seen.append(person.seen // MINUTE)
    assert seen == [0, 0, 5, 5, 5, 10, 30]
    # Another server's clock may be behind.
    await store.database.write("UPDATE devices SET seen = 0")
    clock[0] = 20 * MINUTE
    await store.person_of("hash")
    await asyncio.gather(*store._notes)
    person = await store.person(ADA)
    assert person
    assert person.seen == 30 * MINUTE


async def test_devices_are_logged_out(store: Store) -> None:
    await add_people(store, ADA, BO)
    for device in ("phone", "laptop", "pad"):
        await store.add_device(ADA, device)
    await store.remove_devices(ADA, only="pad")
    assert await store.person_of("pad") is None
    assert await store.person_of("phone")
    await store.remove_devices(ADA, keep="phone")
    assert await store.person_of("laptop") is None
    assert await store.person_of("phone")
    await store.remove_devices(BO, only="phone")  # not Bo's
    assert await store.person_of("phone")
    await store.remove_devices(ADA)
    assert await store.person_of("phone") is None
    assert await store.person_of(f"device of {BO}")


async def test_a_device_can_change_hands(store: Store) -> None:
    await add_people(store, ADA, BO)
    await store.add_device(BO, f"device of {ADA}")
    person = await store.person_of(f"device of {ADA}")
    assert person
    assert person.id == BO


async def test_a_guest_gets_an_account(store: Store) -> None:
    await add_people(store, ADA)
    assert await store.make_account(ADA, "Ada.L", "hash 1")
    ada = somebody(account="Ada.L")
    assert await store.person(ADA) == ada
    assert await store.account("Ada.L") == (ada, "hash 1")
    assert await store.account("aDA.l") == (ada, "hash 1")
    assert await store.account("Ada") is None
    await store.change_password(ADA, "hash 2")
    assert await store.account("Ada.L") == (ada, "hash 2")
    assert not await store.make_account(ADA, "Ada.2", "hash 3")


@pytest.mark.parametrize(
    "lookalike",
    # Cyrillic ра, one, i, Greek Ρ, an accent, a dot below, Armenian ս
    ["PAUL", "pAul", "ｐａｕｌ", "раul", "pau1", "pauI", "Ρaul", "pául", "p\u0323aul", "paսl"],
)
async def test_an_account_is_not_mistaken_for_another(store: Store, lookalike: str) -> None:
    await add_people(store, ADA, BO)
    assert await store.make_account(ADA, "Paul", "hash")
    assert not await store.make_account(BO, lookalike, "hash")
    assert await store.person(BO) == somebody(BO)
    assert await store.make_account(BO, "Paula", "hash")


def test_persian_and_arabic_spellings_are_one() -> None:
    assert account_key("علي۱۲") == account_key("علی١٢")


@pytest.mark.parametrize(
    ("one", "other"),
    [("victim", "víctim"), ("nhou", "ոհօս"), ("modern", "rnodern"), ("HELLO", "НELLO"),
     ("lodz", "łódź"), ("Нина", "нина")],
)  # fmt: skip
def test_what_unicode_calls_confusable_is_one(one: str, other: str) -> None:
    assert account_key(one) == account_key(other)


def test_the_stored_keys_still_follow_from_the_list() -> None:
    """If this fails the list has changed: add a migration that renews the keys (`REKEYED`)."""
    letters = [chr(code) for code in range(sys.maxunicode) if chr(code).isalnum()]
    # Those of an old Unicode are the same to every Python.
    known = [letter for letter in letters if unicodedata.ucd_3_2_0.category(letter) != "Cn"]
    keys = "\n".join(f"{letter} {account_key(letter)}" for letter in known)
    assert hashlib.sha256(keys.encode()).hexdigest() == KEYS


def test_different_names_stay_different() -> None:
    names = ["anna", "hanna", "анна", "ада", "карова", "корова", "سارا", "سوسن", "an-na"]
    assert len({account_key(name) for name in names}) == len(names)


async def test_bot_accounts_belong_to_somebody(store: Store) -> None:
    await add_people(store, ADA)
    bots = [Person(id=f"bot{n:09}", name=f"Bot {n}", owner=ADA, created=n, seen=n) for n in (2, 3)]
    for bot in reversed(bots):
        await store.add_person(bot, f"token of {bot.id}")
    assert await store.bots_of(ADA) == bots
    assert await store.bots_of(BO) == []
    assert await store.person_of("token of bot000000002") == bots[0]
    assert not await store.make_account(bots[0].id, "botty", "hash")


async def test_names_in_all_scripts(store: Store) -> None:
    for person, name in ((ADA, "Ада 🐄"), (BO, "آدا"), (CY, "Zoë\u200d")):
        await store.add_person(somebody(person, name=name), name)
        assert await store.person_of(name) == msgspec.structs.replace(somebody(person), name=name)


async def test_people_are_found_and_counted(store: Store) -> None:
    await store.add_person(somebody(ADA, name="Ada 100%", seen=2), "1")
    await store.add_person(somebody(BO, name="Bo", seen=3), "2")
    await store.add_person(somebody(CY, name="Cy", seen=1, owner=BO, banned=True), "3")
    assert await store.make_account(BO, "Bovary", "hash")

    async def found(text: str, limit: int = 100) -> list[str]:
        return [person.id for person in await store.find_people(text, limit)]

    assert await found("") == [BO, ADA, CY]
    assert await found("", limit=1) == [BO]
    assert await found("100%") == [ADA]
    assert await found("ovar") == [BO]
    assert await found(CY) == [CY]
    assert await found("nobody") == []
    counts = await store.counts()
    assert (counts["guests"], counts["accounts"], counts["bot_accounts"]) == (1, 1, 1)
    assert counts["banned"] == 1
