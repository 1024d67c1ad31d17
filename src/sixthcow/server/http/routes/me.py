"""A person's own data: identity, settings, export and deletion."""

import contextlib
from typing import Any

import msgspec
from litestar import delete, get, patch
from msgspec import UNSET

from sixthcow.server.http.auth.identity import Visitor, people_only, set_cookie
from sixthcow.server.http.context import Context, HttpContext
from sixthcow.server.http.display_names import clean_name
from sixthcow.server.http.large_answers import LargeAnswer
from sixthcow.server.http.openapi import says
from sixthcow.server.http.requests import LANGUAGES, AnyRequest, address_of, read
from sixthcow.server.store import Person, PersonChange
from sixthcow.server.wire.api import Me, MeChange, Settings

EXPORT_NAME = 'attachment; filename="sixthcow-export.json"'


@get("/api/me", opt=says(Me, 401, 403))
async def show_me(request: AnyRequest, context: Context, me: Visitor) -> Me:
    """The person who asks, or a new guest."""
    secret = request.cookies.get(context.settings.cookie)
    if secret and not request.scope["state"].get("cookie") and not me.is_bot:
        set_cookie(request, context.settings, secret)  # renew the cookie
    return await as_me(context, me.person)


@patch("/api/me", opt=says(Me, 400, 401, 403, takes=MeChange))
async def change_me(request: AnyRequest, context: Context, me: Visitor) -> Me:
    """Change one's name, language or settings; anything omitted stays unchanged."""
    change = await read(request, MeChange)
    wanted = PersonChange(
        name=None if change.name is UNSET else clean_name(change.name),
        language=None if change.language is UNSET else change.language,
        settings={} if change.settings is UNSET else msgspec.to_builtins(change.settings),
    )
    person = await context.services.store.change_person(me.person.id, wanted)
    if person is None:  # deleted at this very moment, from another device
        return await as_me(context, me.person)
    context.sockets.changed(person)
    if person.name != me.person.name:
        await context.tables.renamed(person)
    return await as_me(context, person)


@delete("/api/me", status_code=204, opt=says(None, 401, 403))
async def forget_me(request: AnyRequest, context: Context, known: Visitor) -> None:
    """Delete everything stored about the person who asks, and their bots."""
    people_only(known)
    for bot in await context.services.store.bots_of(known.person.id):
        await forget(context, bot)
    await forget(context, known.person)
    set_cookie(request, context.settings, "")


async def forget(context: HttpContext, person: Person) -> None:
    """A person leaves every table and is deleted."""
    await context.tables.leave(person)
    await context.tables.forget(person.id)
    context.sockets.end(person.id, "logged-out")
    context.streams.end("logged-out", person.id)


@get("/api/me/export", opt=says(dict, 401))
async def export_me(request: AnyRequest, context: Context, known: Visitor) -> LargeAnswer:
    """Everything stored about the person who asks, as a download."""
    address = address_of(request)
    context.exports.take(address)
    stored = await context.services.store.export(known.person.id)
    body = await context.work.do(address, lambda: encoded_in_pieces(stored))
    return LargeAnswer(body, context.unread, address, {"content-disposition": EXPORT_NAME})


def encoded_in_pieces(stored: dict[str, Any]) -> bytearray:
    """A JSON object whose lists are long. Each of their items is encoded and added by itself: all
    at once would keep the event loop waiting."""
    encoded, body = msgspec.json.encode, bytearray()
    for name, value in stored.items():
        body.extend(b"," if body else b"{")
        body.extend(encoded(name) + b":")
        if not isinstance(value, list):
            body.extend(encoded(value))
            continue
        body.extend(b"[")
        for number, item in enumerate(value):
            body.extend(b"," if number else b"")
            body.extend(encoded(item))
        body.extend(b"]")
    body.extend(b"}")
    return body


async def as_me(context: HttpContext, person: Person) -> Me:
    """A person as they see themselves."""
    language = person.language if person.language in LANGUAGES else "en"
    return msgspec.convert(
        {
            "id": person.id,
            "name": person.name,
            "language": language,
            "settings": stored_settings(person),
            "account": person.account,
            "created": person.created,
            "tables": [head.id for head in await context.tables.tables_of(person.id)],
        },
        Me,
    )


def stored_settings(person: Person) -> Settings:
    """A person's settings; unknown ones are left out."""
    known = {}
    for name, value in person.settings.items():
        with contextlib.suppress(msgspec.ValidationError):
            msgspec.convert({name: value}, Settings)
            known[name] = value
    return msgspec.convert(known, Settings)
