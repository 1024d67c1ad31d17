"""Accounts: a name and a password, so that a person is the same on all their devices."""

import unicodedata

from litestar import post

from sixthcow.server.http.auth.identity import (
    Caller,
    Visitor,
    find_caller,
    key_of,
    new_secret,
    people_only,
    set_cookie,
)
from sixthcow.server.http.context import Context, HttpContext
from sixthcow.server.http.display_names import check_readable
from sixthcow.server.http.openapi import says
from sixthcow.server.http.requests import AnyRequest, address_of, read
from sixthcow.server.http.routes.me import as_me
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person
from sixthcow.server.store.lookalikes import account_key
from sixthcow.server.wire.api import Credentials, Me, PasswordChange


@post("/api/me/account", opt=says(Me, 400, 401, 403, 409, takes=Credentials))
async def make_account(request: AnyRequest, context: Context, me: Visitor) -> Me:
    """Turn the guest who asks into an account; they keep everything."""
    people_only(me)
    context.logins_by_address.take(address_of(request))
    given = await read(request, Credentials)
    if not me.is_guest:
        raise Declined("has-account")
    account = spelled(given.account)
    check_readable(account)
    hashed = await context.passwords.hash(given.password)
    if not await context.services.store.make_account(me.person.id, account, hashed):
        raise Declined("name-taken", account=account)
    person = await context.services.store.person(me.person.id)
    await fresh_device(request, context, me.person, instead_of=me)
    return await as_me(context, person or me.person)


@post("/api/login", status_code=200, opt=says(Me, 400, 401, 403, takes=Credentials))
async def log_in(request: AnyRequest, context: Context) -> Me:
    """Log this device in; its guest's games may be moved to the account."""
    context.logins_by_address.take(address_of(request))
    given = await read(request, Credentials)
    before = await find_caller(request, context)
    if before:
        people_only(before)
    account = spelled(given.account)
    context.logins_by_account.take(account_key(account))
    found = await context.services.store.account(account)
    if not await context.passwords.fits(given.password, found[1] if found else None) or not found:
        raise Declined("wrong-password", 401)
    person, hashed = found
    if person.banned:
        raise Declined("banned", 403)
    if context.passwords.outdated(hashed):
        renewed = await context.passwords.hash(given.password)
        await context.services.store.change_password(person.id, renewed)
    await fresh_device(request, context, person, instead_of=before)
    if before and before.is_guest:
        if given.absorb:
            await context.tables.absorb(before.person, person.id)
        else:  # nobody can be this guest any more
            await context.tables.leave(before.person)
    return await as_me(context, person)


@post("/api/logout", status_code=204, opt=says(None, 401, 403))
async def log_out(request: AnyRequest, context: Context, known: Visitor) -> None:
    """Log this device out."""
    people_only(known)
    await context.services.store.remove_devices(known.person.id, only=known.key)
    context.sockets.end(known.person.id, "logged-out", key=known.key)
    set_cookie(request, context.settings, "")


@post("/api/me/password", status_code=204, opt=says(None, 400, 401, 403, 409, takes=PasswordChange))
async def change_password(request: AnyRequest, context: Context, known: Visitor) -> None:
    """Set a new password; all other devices are logged out."""
    people_only(known)
    context.logins_by_address.take(address_of(request))
    given = await read(request, PasswordChange)
    if known.person.account is None:
        raise Declined("no-account")
    context.logins_by_account.take(account_key(known.person.account))
    found = await context.services.store.account(known.person.account)
    if not await context.passwords.fits(given.old, found[1] if found else None):
        raise Declined("wrong-password", 403)
    hashed = await context.passwords.hash(given.new)
    await context.services.store.change_password(known.person.id, hashed)
    await context.services.store.remove_devices(known.person.id, keep=known.key)
    context.sockets.end(known.person.id, "logged-out", keep=known.key)


async def fresh_device(
    request: AnyRequest, context: HttpContext, person: Person, instead_of: Caller | None
) -> None:
    """A new secret for this device: an old one, known before login, must not open an account."""
    secret = new_secret()
    await context.services.store.add_device(person.id, key_of(secret))
    if instead_of:
        await context.services.store.remove_devices(instead_of.person.id, only=instead_of.key)
        context.sockets.end(instead_of.person.id, "logged-in", key=instead_of.key)
    set_cookie(request, context.settings, secret)


def spelled(account: str) -> str:
    """An account's name in one spelling."""
    return unicodedata.normalize("NFKC", account).strip()
