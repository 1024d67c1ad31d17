"""Who is asking: a guest or an account by the cookie of their device, a bot by its token."""

import hashlib
import re
import secrets
from typing import NamedTuple

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope

from sixthcow.server.http.context import Context, HttpContext, HttpSettings
from sixthcow.server.http.requests import AnyConnection, address_of, language_of
from sixthcow.server.refusals import Declined
from sixthcow.server.store import Person
from sixthcow.server.tables.registry import new_id

# The longest time that browsers keep a cookie for.
KEPT_SECONDS = 400 * 24 * 60 * 60
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
TOKEN = re.compile(r"cow_[A-Za-z0-9_-]{43}")


class Caller(NamedTuple):
    """A person and the hash of the secret in their request."""

    person: Person
    key: str

    @property
    def is_bot(self) -> bool:
        """Whether this is a bot account."""
        return self.person.owner is not None

    @property
    def is_guest(self) -> bool:
        """Whether this is a person without an account."""
        return self.person.account is None and not self.is_bot


# Handlers ask for `me`, possibly a new guest, or `known`, somebody who has been here before.
Visitor = NamedDependency[Caller]


def new_secret() -> str:
    """A new secret of 256 bits for a device."""
    return secrets.token_urlsafe(32)


def key_of(secret: str) -> str:
    """The hash of a secret, for the store."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def find_caller(connection: AnyConnection, context: HttpContext) -> Caller | None:
    """The person of the connection's token or cookie; a wrong token is refused."""
    state = connection.scope["state"]
    if "caller" not in state:
        state["caller"] = await _look_up(connection, context)
        if state["caller"]:
            state["language"] = state["caller"].person.language
    found: Caller | None = state["caller"]
    return found


async def _look_up(connection: AnyConnection, context: HttpContext) -> Caller | None:
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        return await _by_token(authorization, context)
    secret = connection.cookies.get(context.settings.cookie, "")
    if not SECRET.fullmatch(secret):
        return None
    person = await context.services.store.person_of(key_of(secret))
    return Caller(person, key_of(secret)) if person and person.owner is None else None


async def _by_token(authorization: str, context: HttpContext) -> Caller:
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() == "bearer" and TOKEN.fullmatch(token):
        person = await context.services.store.person_of(key_of(token))
        if person and person.owner is not None:
            context.bot_requests.take(person.id)
            return Caller(person, key_of(token))
    raise Declined("not-logged-in", 401)


async def provide_known(scope: Scope, context: Context) -> Caller:
    """Somebody who has been here before."""
    caller = await find_caller(ASGIConnection(scope), context)
    if caller is None:
        raise Declined("not-logged-in", 401)
    return caller


async def provide_me(scope: Scope, context: Context) -> Caller:
    """The person who asks, or a new guest. Banned people are refused."""
    connection: AnyConnection = ASGIConnection(scope)
    caller = await find_caller(connection, context) or await _new_guest(connection, context)
    not_banned(caller)
    return caller


async def _new_guest(connection: AnyConnection, context: HttpContext) -> Caller:
    context.guests.take(address_of(connection))
    now = context.services.now()
    person = Person(
        id=new_id(),
        name=f"Moo {secrets.randbelow(900) + 100}",  # needs no translation
        language=language_of(connection),
        created=now,
        seen=now,
    )
    secret = new_secret()
    await context.services.store.add_person(person, key_of(secret))
    set_cookie(connection, context.settings, secret)
    connection.scope["state"]["caller"] = caller = Caller(person, key_of(secret))
    return caller


def not_banned(caller: Caller) -> None:
    """Decline what banned people may not do: everything that is about tables."""
    if caller.person.banned:
        raise Declined("banned", 403)


def people_only(caller: Caller) -> None:
    """Decline what bot accounts may not do."""
    if caller.is_bot:
        raise Declined("not-for-bots", 403)


def set_cookie(connection: AnyConnection, settings: HttpSettings, secret: str) -> None:
    """Send a device its secret with the answer; an empty one deletes it."""
    parts = [
        f"{settings.cookie}={secret}",
        f"Max-Age={KEPT_SECONDS if secret else 0}",
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
    ]
    if settings.secure:
        parts.append("Secure")
    connection.scope["state"]["cookie"] = "; ".join(parts)
