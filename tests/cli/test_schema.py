"""`sixthcow schema`: one document with every message, in which every reference leads somewhere."""

import json
import re

import jsonschema_rs
import pytest

from sixthcow.cli import main
from sixthcow.cli.schema import document
from sixthcow.server.store.values import Listed
from sixthcow.server.wire import api, messages, reviews, training

DEFS = document()["$defs"]


def test_the_command_prints_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(document()))


def test_every_reference_leads_somewhere() -> None:
    wanted = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(DEFS)))
    assert wanted <= set(DEFS)


def test_every_struct_is_there() -> None:
    for module in (messages, api, reviews, training):
        structs = [
            name
            for name, value in vars(module).items()
            if isinstance(value, type) and value.__module__ == module.__name__
        ]
        assert set(structs) - set(DEFS) <= {"Command"}
    assert {listed.__name__ for listed in Listed.__subclasses__()} <= set(DEFS)


@pytest.mark.parametrize(
    ("name", "message", "valid"),
    [
        ("FromClient", {"type": "sit", "id": "abcdefgh"}, True),
        ("FromClient", {"type": "sit", "id": "abcdefgh", "seat": 40}, False),
        ("FromClient", {"type": "sit", "id": "abcdefgh", "chair": 1}, False),
        ("FromClient", {"type": "dance", "id": "abcdefgh"}, False),
        ("FromServer", {"type": "pong", "now": 3}, True),
        ("FromServer", {"type": "bye"}, False),
        ("FromLobby", {"type": "lobby", "tables": [], "people": 0}, True),
        ("Phrase", "moo", True),
        ("Phrase", "woof", False),
    ],
)
def test_the_schema_says_what_is_valid(name: str, message: object, valid: bool) -> None:
    schema = {**document(), "$ref": f"#/$defs/{name}"}
    assert jsonschema_rs.is_valid(schema, message) == valid


def test_descriptions_have_no_indentation_of_the_source() -> None:
    for each in DEFS.values():
        assert "\n  " not in each.get("description", "")
