"""Accounts: a name and a password, so that a person is the same on all their devices."""

import unicodedata

from litestar import post

from sixthcow.server.bodies import Credentials, Me, PasswordChange
from sixthcow.server.http.describing import says
from sixthcow.server.http.front import Front, TheFront
from sixthcow.server.http.identity import (
    Caller,
    Visitor,
    find_caller,
    key_of,
    new_secret,
    people_only,
    set_cookie,
)
from sixthcow.server.http.me import as_me
from sixthcow.server.http.reading import AnyRequest, address_of, read
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person


@post("/api/me/account", opt=says(Me, 400, 401, 403, 409, takes=Credentials))
async def make_account(request: AnyRequest, front: TheFront, me: Visitor) -> Me:
    """The guest who asks gets an account and stays who they are."""
    people_only(me)
    given = await read(request, Credentials)
    front.logins_by_address.take(address_of(request))
    if not me.is_guest:
        raise Declined("has-account")
    account = spelled(given.account)
    hashed = await front.passwords.hash(given.password)
    if not await front.parts.store.make_account(me.person.id, account, hashed):
        raise Declined("name-taken", account=account)
    person = await front.parts.store.person(me.person.id)
    await fresh_device(request, front, me.person, instead_of=me)
    return await as_me(front, person or me.person)


@post("/api/login", status_code=200, opt=says(Me, 400, 401, 403, takes=Credentials))
async def log_in(request: AnyRequest, front: TheFront) -> Me:
    """This device becomes one of the account's; what its guest has done may come along."""
    given = await read(request, Credentials)
    before = await find_caller(request, front)
    if before:
        people_only(before)
    account = spelled(given.account)
    front.logins_by_address.take(address_of(request))
    front.logins_by_account.take(account.casefold())
    found = await front.parts.store.account(account)
    if not await front.passwords.fits(given.password, found[1] if found else None) or not found:
        raise Declined("wrong-password", 401)
    person, hashed = found
    if person.banned:
        raise Declined("banned", 403)
    if front.passwords.outdated(hashed):
        renewed = await front.passwords.hash(given.password)
        await front.parts.store.change_password(person.id, renewed)
    await fresh_device(request, front, person, instead_of=before)
    if before and before.is_guest and given.absorb:
        await front.hall.absorb(before.person.id, person.id)
    return await as_me(front, person)


@post("/api/logout", status_code=204, opt=says(None, 401, 403))
async def log_out(request: AnyRequest, front: TheFront, known: Visitor) -> None:
    """This device is nobody's any more."""
    people_only(known)
    await front.parts.store.remove_devices(known.person.id, only=known.key)
    front.sockets.end(known.person.id, "logged-out", key=known.key)
    set_cookie(request, front.settings, "")


@post("/api/me/password", status_code=204, opt=says(None, 400, 401, 403, 409, takes=PasswordChange))
async def change_password(request: AnyRequest, front: TheFront, known: Visitor) -> None:
    """Another password; all other devices are logged out."""
    people_only(known)
    given = await read(request, PasswordChange)
    front.logins_by_address.take(address_of(request))
    if known.person.account is None:
        raise Declined("no-account")
    front.logins_by_account.take(known.person.account.casefold())
    found = await front.parts.store.account(known.person.account)
    if not await front.passwords.fits(given.old, found[1] if found else None):
        raise Declined("wrong-password", 403)
    hashed = await front.passwords.hash(given.new)
    await front.parts.store.change_password(known.person.id, hashed)
    await front.parts.store.remove_devices(known.person.id, keep=known.key)
    front.sockets.end(known.person.id, "logged-out", keep=known.key)


async def fresh_device(
    request: AnyRequest, front: Front, person: Person, instead_of: Caller | None
) -> None:
    """A new secret for this device: one that was known before must not open an account."""
    secret = new_secret()
    await front.parts.store.add_device(person.id, key_of(secret))
    if instead_of:
        await front.parts.store.remove_devices(instead_of.person.id, only=instead_of.key)
        front.sockets.end(instead_of.person.id, "logged-in", key=instead_of.key)
    set_cookie(request, front.settings, secret)


def spelled(account: str) -> str:
    """An account's name in one spelling."""
    return unicodedata.normalize("NFKC", account).strip()
