"""`sixthcow schema`: every message and body of the server as one JSON Schema document."""

import argparse
import json
from inspect import cleandoc
from typing import Any


def run(arguments: argparse.Namespace) -> int:
    """Print the document."""
    print(json.dumps(document(), indent=2, ensure_ascii=False))
    return 0


def document() -> dict[str, Any]:
    """All definitions under `$defs`, by the names that the code has for them.

    `FromClient`, `FromServer`, `FromLobby` and `FromReview` are the unions that travel over
    sockets; the rest are their parts, and what HTTP requests and answers hold.
    """
    import msgspec

    from sixthcow.server.store.values import Listed
    from sixthcow.server.wire import api, messages, reviews, training

    named: dict[str, Any] = {
        "FromClient": messages.FromClient,
        "FromServer": messages.FromServer,
        "FromLobby": messages.Lobby
        | messages.LobbyNews
        | messages.Bye
        | messages.Ping
        | messages.Pong,
        "FromReview": reviews.ReviewNews
        | messages.Refusal
        | messages.Bye
        | messages.Ping
        | messages.Pong,
        "Visibility": messages.Visibility,
        "Pace": messages.Pace,
        "AwayRule": messages.AwayRule,
        "ChatRule": messages.ChatRule,
        "Phrase": messages.Phrase,
        "LanguageTag": api.LanguageTag,
    }
    structs = [
        each
        for module in (api, reviews, training)
        for each in vars(module).values()
        if isinstance(each, type) and each.__module__ == module.__name__
    ] + Listed.__subclasses__()  # the store's lists are sent unchanged
    schemas, parts = msgspec.json.schema_components(
        [*named.values(), *structs], ref_template="#/$defs/{name}"
    )
    for part in parts.values():
        part["description"] = cleandoc(part["description"])
    unions = dict(zip(named, schemas, strict=False))  # a struct's own schema is among the parts
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of Sixth Cow",
        "protocol": messages.PROTOCOL,
        "$defs": dict(sorted((parts | unions).items())),
    }
